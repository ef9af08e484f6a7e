// The plainest questions, the very first a newcomer types, lead to what decides them.
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { openAsk } from '../../src/lib/ask/ask.ts';
import { GAMES } from '../../src/lib/games/registry.ts';
import { LOCALES, type Locale } from '../../src/lib/referee/game.ts';
import { builtFile } from './understood.ts';

const PlainSchema = v.object({
  id: v.string(),
  locale: v.picklist(LOCALES),
  question: v.string(),
  /** Clauses and unclear places that decide it; these questions are all answerable. */
  answers: v.pipe(v.array(v.string()), v.minLength(1)),
});

/** This share has its deciding place not only among the first three, but first. */
const FIRST = 0.85;

const fileOf = (game: string) => `tests/ask/plain/${game}.yaml`;
const plainQuestions = (game: string) =>
  v.parse(v.array(PlainSchema), parse(readFileSync(fileOf(game), 'utf8')));

// A game without such a file is not judged.
const judged = GAMES.map(({ slug }) => slug).filter((slug) => existsSync(fileOf(slug)));

interface Replied {
  /** The question, with whatever was said to it. */
  readonly told: string;
  /** Where the best deciding place stands; -1: not at all. */
  readonly at: number;
  readonly isSilent: boolean;
  readonly unknown: readonly string[];
}

async function replies(game: string, locale: Locale): Promise<readonly Replied[]> {
  const file = await builtFile(game, locale);
  const known = new Set(file.topics.flatMap((topic) => (topic.kind === 'silent' ? [] : topic.id)));
  const ask = await openAsk(file);
  return plainQuestions(game)
    .filter((question) => question.locale === locale)
    .map(({ id, question, answers }) => {
      const { answers: found, silence } = ask(question);
      const places = found.map(({ place }) => place.id);
      return {
        told: `${id} ${question}: ${silence ?? places.slice(0, 3).join(', ')}`,
        at: places.findIndex((place) => answers.includes(place)),
        isSilent: silence !== undefined,
        unknown: answers.filter((place) => !known.has(place)),
      };
    });
}

const told = (some: readonly Replied[]) => some.map((one) => one.told);

describe.each(judged.flatMap((game) => LOCALES.map((locale) => ({ game, locale }))))(
  '$game, $locale',
  ({ game, locale }) => {
    let all: readonly Replied[] = [];
    beforeAll(async () => {
      all = await replies(game, locale);
    });

    it('asks for places that there are', () => {
      expect(all.length).toBeGreaterThan(0);
      expect(all.flatMap(({ unknown }) => unknown)).toEqual([]);
    });

    it('finds what decides a plain question among the first three', () => {
      expect(told(all.filter(({ at }) => at < 0 || at > 2))).toEqual([]);
    });

    it('never says of one that the rulebook is silent', () => {
      expect(told(all.filter(({ isSilent }) => isSilent))).toEqual([]);
    });

    it('mostly finds it at once', () => {
      expect(all.filter(({ at }) => at === 0).length / all.length).toBeGreaterThanOrEqual(FIRST);
    });
  },
);
