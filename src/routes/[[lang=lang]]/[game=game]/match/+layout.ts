// A match, new or running, needs this phone's database: its pages are made on the phone, from the game's rules, words and views.
import { error } from '@sveltejs/kit';
import { gameOf } from '$lib/games/registry.ts';
import { localeOfPath } from '$lib/i18n/paths.ts';
import type { LayoutLoad } from './$types';

export const prerender = false;
export const ssr = false;

export const load: LayoutLoad = async ({ params, url }) => {
  const card = gameOf(params.game);
  if (card === undefined) error(404);
  const [module, rulebook, views] = await Promise.all([
    card.rules(),
    card.rulebook(localeOfPath(url.pathname)),
    card.views(),
  ]);
  return { card, module, rulebook, views };
};
