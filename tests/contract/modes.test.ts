// A clause of one way of playing says so: the rules know when it is played so, and the rulebook has words for it.
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import { LOCALES } from '../../src/lib/referee/game.ts';
import { chooser } from '../support/chooser.ts';
import { CONTRACTED, rulesOf } from './games.ts';

/** Ids of clauses that a rulebook prints for one way of playing: its variants, its solo game, its pairs. */
const OF_ONE_WAY =
  /\.(variant|variant-intense|solo|friendly)\.|-([2-5]p|(two|three|four)-players?)(-|$)/;

/** Printed there, and yet they hold at every table: what a variant is, and who may play it. */
const EVERYWHERE: readonly string[] = [
  'colosseum.variant-intense.scope',
  'histrio.friendly.second-set',
  'magnificent.variant.expert-optional',
  'summer-pavilion.variant.all-players',
];

describe.each(CONTRACTED)('$slug', (game) => {
  const { slug, module, play } = game;
  const rules = rulesOf(game);
  const used = new Set(module.clauses.flatMap(({ only }) => only ?? []));
  const setups = Array.from({ length: 400 }, (_, seed) => play.setup(chooser(seed + 1)));

  it('says of every clause of one way of playing that it is', () => {
    const silent = module.clauses.filter(({ id, only }) => OF_ONE_WAY.test(id) && !only);
    expect(silent.map(({ id }) => id)).toEqual(EVERYWHERE.filter((id) => id.startsWith(slug)));
  });

  it.each([...used])('%s: some tables play so, and others do not', (mode) => {
    const playedSo = setups.filter((setup) => rules.modes?.(setup).includes(mode));
    expect(playedSo.length).toBeGreaterThan(0);
    expect(playedSo.length).toBeLessThan(setups.length);
    for (const setup of setups.slice(0, 40)) expect(rules.begin(setup).allowed).toBe(true);
  });

  it('names no way of playing that no clause is of', () => {
    const named = new Set(setups.flatMap((setup) => rules.modes?.(setup) ?? []));
    expect([...named].filter((mode) => !used.has(mode))).toEqual([]);
  });

  it('has words for each, in every language, and cites none of another way of playing', async () => {
    const card = GAMES.find((one) => one.slug === slug);
    for (const locale of LOCALES) {
      const words = (await card?.rulebook(locale))?.modes ?? {};
      expect(Object.keys(words).toSorted()).toEqual([...used].toSorted());
      expect(Object.values(words).filter((text) => !/^\p{Ll}.*[^.]$/u.test(text))).toEqual([]);
    }
    for (const setup of setups) {
      const begun = rules.begin(setup);
      if (!begun.allowed) continue;
      const modes = rules.modes?.(setup) ?? [];
      const cited = rules.steps(begun.state).flatMap(({ clauses }) => clauses);
      const foreign = module.clauses.filter(
        ({ id, only }) => only !== undefined && !modes.includes(only) && cited.includes(id),
      );
      expect(foreign.map(({ id }) => id)).toEqual([]);
    }
  });

  it('says of an unclear place that touches nothing else that it comes up there alone', async () => {
    const card = GAMES.find((one) => one.slug === slug);
    const { clauses, rulings } = (await card?.contents()) ?? { clauses: [], rulings: [] };
    const onlyOf = new Map<string, string | undefined>(clauses.map(({ id, only }) => [id, only]));
    for (const { id, only, clauses: touched } of rulings) {
      const ways = new Set(touched.map((clause) => onlyOf.get(clause)));
      const [way] = ways;
      if (ways.size === 1 && way !== undefined) expect([id, only]).toEqual([id, way]);
      if (only !== undefined) expect(used).toContain(only);
    }
  });
});
