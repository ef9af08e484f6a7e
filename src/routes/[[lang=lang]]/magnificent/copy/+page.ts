// The words of the game in the language of the address.
import { localeOfPath } from '$lib/i18n/paths.ts';
import { loadWords } from '$lib/games/magnificent/rulebook/rulebook.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ url }) => ({
  words: await loadWords(localeOfPath(url.pathname)),
});
