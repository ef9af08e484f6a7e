// The words of the game in the language of the address.
import { localeOfPath } from '$lib/i18n/paths.ts';
import { rulebookOf } from '$lib/games/rulebookOf.ts';
import { loadWords } from '$lib/games/summer-pavilion/rulebook/rulebook.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ url }) => {
  const locale = localeOfPath(url.pathname);
  const words = await loadWords(locale);
  return { words, rulebook: rulebookOf(locale, words) };
};
