// The words of the game in the language of the address.
import { colosseum } from '$lib/games/colosseum/game.ts';
import { localeOfPath } from '$lib/i18n/paths.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ url }) => ({
  rulebook: await colosseum.rulebook(localeOfPath(url.pathname)),
});
