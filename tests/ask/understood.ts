// How well players are understood: questions put to the search, and how many of them lead where they should.
import { readFileSync, readdirSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { openAsk, type Ask } from '../../src/lib/ask/ask.ts';
import { readAsked } from '../../src/lib/ask/asked.ts';
import type { AskFile } from '../../src/lib/ask/file.ts';
import { askFileOf } from '../../src/lib/ask/make.ts';
import { isAnswered } from '../../src/lib/ask/verdict.ts';
import { gameOf } from '../../src/lib/games/registry.ts';
import { LOCALES, type Locale } from '../../src/lib/referee/game.ts';

const QuestionSchema = v.object({
  id: v.string(),
  game: v.string(),
  locale: v.picklist(LOCALES),
  question: v.string(),
  /** Clauses and unclear places that decide it; none: the rulebook does not, and nothing sure may be said. */
  answers: v.array(v.string()),
});

export type Question = v.InferOutput<typeof QuestionSchema>;

/** Counts of questions. */
export interface Understood {
  readonly answerable: number;
  /** Led to a deciding place at once, or among the first three. */
  readonly first: number;
  readonly three: number;
  readonly unanswerable: number;
  /** Unanswerable and without a sure answer; several rules that are said to speak of it are one too. */
  readonly kept: number;
}

const QUESTIONS = 'tests/ask/questions';

/** Questions of people who had not seen the phrases, and the first ones, which were known. */
export function questions(): readonly Question[] {
  return readdirSync(QUESTIONS).flatMap((file) =>
    v.parse(v.array(QuestionSchema), parse(readFileSync(`${QUESTIONS}/${file}`, 'utf8'))),
  );
}

/** The file that is built for a game and a language. */
export async function builtFile(game: string, locale: Locale): Promise<AskFile> {
  const card = gameOf(game);
  if (card === undefined) throw new Error(`There is no game ${game}`);
  const asked = readAsked(readFileSync(`src/lib/games/${game}/asked/${locale}.yaml`, 'utf8'));
  return askFileOf(game, await card.contents(), await card.rulebook(locale), asked);
}

export function understood(ask: Ask, asked: readonly Question[]): Understood {
  const replies = asked.map(({ question, answers }) => {
    const reply = ask(question);
    const [first, ...next] = reply.answers
      .slice(0, 3)
      .map(({ place }) => answers.includes(place.id));
    const isOpen = answers.length === 0;
    return { isOpen, isKept: !isAnswered(reply), first, three: first || next.includes(true) };
  });
  const open = replies.filter(({ isOpen }) => isOpen);
  const decided = replies.filter(({ isOpen }) => !isOpen);
  return {
    answerable: decided.length,
    first: decided.filter(({ first }) => first).length,
    three: decided.filter(({ three }) => three).length,
    unanswerable: open.length,
    kept: open.filter(({ isKept }) => isKept).length,
  };
}

/** By game and language. */
export async function understoodEverywhere(
  games: readonly string[],
): Promise<readonly (Understood & { readonly game: string; readonly locale: Locale })[]> {
  const all = questions();
  const pairs = games.flatMap((game) => LOCALES.map((locale) => ({ game, locale })));
  return Promise.all(
    pairs.map(async ({ game, locale }) => {
      const ask = await openAsk(await builtFile(game, locale));
      const own = all.filter((question) => question.game === game && question.locale === locale);
      return { game, locale, ...understood(ask, own) };
    }),
  );
}
