// What stands beside the words of a place: where it is printed, which readings it has, its worked examples.
import type { GameCard } from '$lib/games/card.ts';
import type { Examples, Locale, RulebookContents } from '$lib/referee/game.ts';

interface PlaceTexts {
  readonly contents: RulebookContents;
  readonly examples: Examples;
}

const loaded = new WeakMap<GameCard, Map<Locale, PlaceTexts>>();

/** At once where it was asked for before, so that an answer that changes while somebody types does not blink. */
export function placeTexts(card: GameCard, locale: Locale): PlaceTexts | Promise<PlaceTexts> {
  return loaded.get(card)?.get(locale) ?? load(card, locale);
}

async function load(card: GameCard, locale: Locale): Promise<PlaceTexts> {
  const [contents, examples = []] = await Promise.all([card.contents(), card.examples?.(locale)]);
  const texts = { contents, examples };
  const known = loaded.get(card) ?? new Map<Locale, PlaceTexts>();
  loaded.set(card, known.set(locale, texts));
  return texts;
}
