// The page of every registered game, one file per language.
import { gameOf, GAMES } from '$lib/games/registry.ts';
import { LOCALES } from '$lib/referee/game.ts';
import { error } from '@sveltejs/kit';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () =>
  GAMES.flatMap(({ slug }) =>
    LOCALES.map((lang) => (lang === 'en' ? { game: slug } : { lang, game: slug })),
  );

export const load: PageLoad = ({ params }) => ({ card: gameOf(params.game) ?? error(404) });
