// A running match lives in this phone's database; only rules, words and views are loaded here.
import { error } from '@sveltejs/kit';
import { gameOf } from '$lib/games/registry.ts';
import { localeOfPath } from '$lib/i18n/paths.ts';
import type { PageLoad } from './$types';

export const prerender = false;
export const ssr = false;

export const load: PageLoad = async ({ params, url }) => {
  const card = gameOf(params.game);
  if (card === undefined) error(404);
  const [module, rulebook, views] = await Promise.all([
    card.rules(),
    card.rulebook(localeOfPath(url.pathname)),
    card.views(),
  ]);
  return { card, module, rulebook, views, match: params.match };
};
