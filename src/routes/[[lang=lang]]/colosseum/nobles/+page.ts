// The words of the game in the language of the address.
import { localeOfPath } from '$lib/i18n/paths.ts';
import { colosseum } from '$lib/games/colosseum/game.ts';
import { loadWords } from '$lib/games/colosseum/rulebook/rulebook.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ url }) => {
  const language = localeOfPath(url.pathname);
  return { words: await loadWords(language), rulebook: await colosseum.rulebook(language) };
};
