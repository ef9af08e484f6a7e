// Each clause and each unclear place has a page of its own, to be handed on or printed.
import { gameOf, GAMES } from '$lib/games/registry.ts';
import { loadAnswers } from '$lib/games/answers.ts';
import { localeOfPath } from '$lib/i18n/paths.ts';
import { LOCALES } from '$lib/referee/game.ts';
import { anchorOf } from '$lib/ui/clauseLink.ts';
import { bookOf, leafOf } from '$lib/ui/rulebook/book.ts';
import { error } from '@sveltejs/kit';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = async () => {
  const games = await Promise.all(
    GAMES.map(async (card) => ({ slug: card.slug, contents: await card.contents() })),
  );
  return games.flatMap(({ slug, contents: { clauses, rulings } }) =>
    [...clauses, ...rulings].flatMap(({ id }) =>
      LOCALES.map((lang) => ({
        ...(lang === 'en' ? {} : { lang }),
        game: slug,
        place: anchorOf(id),
      })),
    ),
  );
};

export const load: PageLoad = async ({ params, url }) => {
  const card = gameOf(params.game) ?? error(404);
  const locale = localeOfPath(url.pathname);
  const [rulebook, contents, answers, examples = []] = await Promise.all([
    card.rulebook(locale),
    card.contents(),
    loadAnswers(card.slug, locale),
    card.examples?.(locale),
  ]);
  const id = `${card.slug}.${params.place}` as const;
  const book = bookOf(contents, rulebook);
  const leaf = leafOf(book, id) ?? error(404);
  return {
    card,
    book,
    leaf,
    answers,
    examples: examples.filter(({ clauses }) => clauses.includes(id)),
  };
};
