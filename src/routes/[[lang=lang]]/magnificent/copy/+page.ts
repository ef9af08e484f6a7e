// The words of the game in the language of the address.
import { localeOfPath } from '$lib/i18n/paths.ts';
import { magnificent } from '$lib/games/magnificent/game.ts';
import { loadWords } from '$lib/games/magnificent/rulebook/rulebook.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ url }) => {
  const language = localeOfPath(url.pathname);
  return { words: await loadWords(language), rulebook: await magnificent.rulebook(language) };
};
