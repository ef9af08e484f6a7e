// What is called out after a telling: who, and after the name the sentence goes on.
import { locale } from '$lib/i18n/locale.svelte.ts';
import type { NameOf, Rulebook } from '$lib/referee/game.ts';
import type { Effect } from '$lib/referee/ruling.ts';

export function announcementText(effect: Effect, rulebook: Rulebook, nameOf: NameOf): string {
  const text = rulebook.effectText(effect, nameOf);
  if (effect.seat === undefined) return text;
  const [first = '', ...rest] = text;
  return `${nameOf(effect.seat)}: ${first.toLocaleLowerCase(locale.current)}${rest.join('')}`;
}
