// What a game's rulebook is searched with, one file a language: made when the app is built, fetched when somebody asks.
import { askFileOf } from '$lib/ask/make.ts';
import { readAsked } from '$lib/ask/asked.ts';
import { gameOf, GAMES } from '$lib/games/registry.ts';
import { localeOfPath } from '$lib/i18n/paths.ts';
import { LOCALES } from '$lib/referee/game.ts';
import { error, json } from '@sveltejs/kit';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

export const entries: EntryGenerator = () =>
  GAMES.flatMap(({ slug }) =>
    LOCALES.map((lang) => (lang === 'en' ? { game: slug } : { lang, game: slug })),
  );

const texts = import.meta.glob<string>('/src/lib/games/*/asked/*.yaml', {
  query: '?raw',
  import: 'default',
});

export const GET: RequestHandler = async ({ params, url }) => {
  const card = gameOf(params.game) ?? error(404);
  const locale = localeOfPath(url.pathname);
  const file = `/src/lib/games/${card.slug}/asked/${locale}.yaml`;
  const text = await texts[file]?.();
  if (text === undefined) error(404, `${file} is missing`);
  const [rulebook, contents] = await Promise.all([card.rulebook(locale), card.contents()]);
  return json(await askFileOf(card.slug, contents, rulebook, readAsked(text)));
};
