// The words of the game in the language of the address.
import { localeOfPath } from '$lib/i18n/paths.ts';
import { histrio } from '$lib/games/histrio/game.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ url }) => ({
  rulebook: await histrio.rulebook(localeOfPath(url.pathname)),
});
