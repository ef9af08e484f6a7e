// The rulebook of every registered game, one file per language, each with its own texts only.
import { gameOf, GAMES } from '$lib/games/registry.ts';
import { LOCALES } from '$lib/referee/game.ts';
import { localeOfPath } from '$lib/i18n/paths.ts';
import { error } from '@sveltejs/kit';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () =>
  GAMES.flatMap(({ slug }) =>
    LOCALES.map((lang) => (lang === 'en' ? { game: slug } : { lang, game: slug })),
  );

export const load: PageLoad = async ({ params, url }) => {
  const card = gameOf(params.game) ?? error(404);
  const locale = localeOfPath(url.pathname);
  const [rulebook, contents] = await Promise.all([card.rulebook(locale), card.contents()]);
  return { card, rulebook, contents };
};
