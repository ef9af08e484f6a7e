// What must hold for every game at every moment of a match: random legal matches, looked at after each move.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MOST_CORRECTED, MOST_ENTRIES, type Entry } from '../../src/lib/referee/entry.ts';
import { FrozenSheetSchema } from '../../src/lib/referee/fieldSchemas.ts';
import type { Match } from '../../src/lib/referee/match.ts';
import { beginMatch, follow, hear, replay, stateOf } from '../../src/lib/referee/match.ts';
import { LARGEST_MATCH, type MatchFile } from '../../src/lib/referee/matchFile.ts';
import type { Rules } from '../../src/lib/referee/rules.ts';
import { freezeSheet, linesOf, totalOf } from '../../src/lib/referee/sheet.ts';
import type { Chooser } from '../support/chooser.ts';
import { chooser } from '../support/chooser.ts';
import { goldenNames } from '../support/golden.ts';
import { frozen } from '../support/play.ts';
import type { Contracted } from './games.ts';
import { CONTRACTED, rulesOf } from './games.ts';

const NOW = '2026-03-01T22:00:00+01:00';
const SEEDS = Array.from({ length: 24 }, (_, index) => index + 1);

/** Milliseconds; a busy machine is no failure. */
const timeout = 60_000;

describe.each(CONTRACTED)('$slug', { timeout }, (game) => {
  const rules = frozen(rulesOf(game));

  it('begins with plain JSON', () => {
    for (const seed of SEEDS) {
      const state = stateOf(begun(rules, game, chooser(seed)));
      expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
    }
  });

  it('can be written down and begun again however far corrections have moved a total', () => {
    for (const points of [MOST_CORRECTED, -MOST_CORRECTED]) {
      let match = begun(rules, game, chooser(1));
      for (let number = 0; number < 3; number += 1) {
        const { seat } = chooser(number).of(rules.standings(stateOf(match)));
        const act = { type: 'correct', seat, points, reason: '' } as const;
        match = follow(rules, match, entryOf(`c${number}`, { type: 'tell', act }));
      }
      expectSamePosition(rules, game, match);
      const sheet = freezeSheet(rules, match, { rulesetVersion: 1, finishedAt: NOW });
      expect(v.safeParse(FrozenSheetSchema, sheet).issues).toBeUndefined();
    }
  });

  it('fits into a file with as many entries as may be told', () => {
    for (const name of goldenNames(game.slug)) {
      const text = readFileSync(`tests/games/${game.slug}/golden/${name}.json`, 'utf8');
      const { entries } = JSON.parse(text) as MatchFile;
      expect((text.length / entries.length) * MOST_ENTRIES, name).toBeLessThan(LARGEST_MATCH);
    }
  });

  it.each(SEEDS)('keeps its promises after every move of random match %i', (seed) => {
    const choose = chooser(seed);
    let match = begun(rules, game, choose);
    const prefixes = [match];
    while (!rules.isOver(stateOf(match))) {
      expect(prefixes.length, 'moves').toBeLessThan(game.play.mostMoves);
      match = told(rules, game, match, choose);
      prefixes.push(match);
    }
    for (const prefix of prefixes) expectPromises(rules, game, prefix);
    expect(rules.steps(stateOf(match))).toEqual([]);
    expectReplay(rules, match);
    expectUndoAndRedo(rules, prefixes);
  });
});

type AnyRules = Rules;

function begun(rules: AnyRules, { play }: Contracted, choose: Chooser): Match {
  const beginning = beginMatch(rules, play.setup(choose));
  if (!beginning.allowed) throw new Error(`Cannot begin: ${beginning.refusal.clause}`);
  return beginning.state;
}

/** One more legal move, read as a file is read. Now and then the table corrects a total by hand. */
function told(rules: AnyRules, game: Contracted, match: Match, choose: Chooser): Match {
  const state = stateOf(match);
  const id = `e${match.log.length}`;
  if (choose.once(40)) {
    const { seat } = choose.of(rules.standings(state));
    const act = {
      type: 'correct',
      seat,
      points: choose.below(9) - 4,
      reason: 'counted anew',
    } as const;
    return heard(rules, match, entryOf(id, { type: 'tell', act }));
  }
  const move = game.play.move(rules, state, choose);
  expect(v.parse(game.module.moveSchema, JSON.parse(JSON.stringify(move)))).toEqual(move);
  return heard(rules, match, entryOf(id, { type: 'tell', act: { type: 'move', move } }));
}

function entryOf(id: string, told: Entry['told']): Entry {
  return { id, device: 'test', at: '2026-01-01T12:00:00Z', told };
}

function heard(rules: AnyRules, match: Match, entry: Entry): Match {
  const hearing = hear(rules, match, entry);
  if (hearing.accepted) return hearing.match;
  throw new Error(`${JSON.stringify(entry.told)} refused: ${JSON.stringify(hearing.refusal)}`);
}

function expectPromises(rules: AnyRules, game: Contracted, match: Match): void {
  const state = stateOf(match);
  expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
  expect(game.play.faultsIn(state)).toEqual([]);
  const lines = linesOf(match);
  for (const { seat, total } of rules.standings(state)) expect(totalOf(lines, seat)).toBe(total);
  expectCounts(rulesOf(game), match, game.amounts);
  expectCited(rules, game, match);
  expectSamePosition(rules, game, match);
}

/** How far it has come, and what seats have beside their totals: whole, of every seat in table order, and by names that have words. */
function expectCounts(rules: AnyRules, match: Match, named: readonly string[]): void {
  const state = stateOf(match);
  const { at = 1, of = at } = rules.progress?.(state) ?? {};
  const round = rules.round?.(state) ?? 1;
  for (const count of [at, of, round]) expect(count).toSatisfy(isCount);
  expect(at).toBeLessThanOrEqual(of);
  const amounts = rules.amounts?.(state);
  if (amounts === undefined) return;
  expect(amounts.map(({ seat }) => seat)).toEqual(rules.standings(state).map(({ seat }) => seat));
  for (const { amounts: held } of amounts) {
    expect(Object.keys(held).filter((name) => !named.includes(name))).toEqual([]);
    expect(Object.values(held).every(Number.isInteger)).toBe(true);
  }
}

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 1;

/** Every clause named in a step or an effect is a clause of this game, and every line has its column. */
function expectCited(rules: AnyRules, { module }: Contracted, match: Match): void {
  const known = new Set<string>(module.clauses.map(({ id }) => id));
  const isKnown = (clause: string) => known.has(clause) || clause.startsWith('table.');
  const steps = rules.steps(stateOf(match));
  if (!rules.isOver(stateOf(match))) expect(steps).not.toEqual([]);
  for (const { clauses } of steps) expect(clauses.filter((clause) => !isKnown(clause))).toEqual([]);
  const effects = match.ruled.last()?.effects ?? [];
  for (const { clause, also, facts, points } of effects) {
    expect([clause, ...(also ?? [])].filter((cited) => !isKnown(cited))).toEqual([]);
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
    if (points === undefined || clause.startsWith('table.')) continue;
    expect(module.categories.filter(({ clauses }) => clauses.includes(clause))).toHaveLength(1);
  }
}

/** Written down and begun again, the table is the same. */
function expectSamePosition(rules: AnyRules, { module }: Contracted, match: Match): void {
  const state = stateOf(match);
  const position: unknown = JSON.parse(JSON.stringify(rules.positionOf(state)));
  const read = v.parse(module.positionSchema, position);
  const { setup, houseRulings } = match;
  expect(rules.begin({ ...setup, houseRulings, position: read })).toMatchObject({
    allowed: true,
    state,
  });
}

function expectReplay(rules: AnyRules, match: Match): void {
  const again = replay(rules, match.setup, match.log.toArray());
  expect(again).toMatchObject({ allowed: true });
  if (!again.allowed) return;
  expect(stateOf(again.state)).toEqual(stateOf(match));
  expect(linesOf(again.state)).toEqual(linesOf(match));
}

function expectUndoAndRedo(rules: AnyRules, prefixes: readonly Match[]): void {
  const last = prefixes.at(-1);
  if (last === undefined) return;
  let match = last;
  for (const before of prefixes.slice(0, -1).reverse()) {
    match = heard(rules, match, entryOf(`u${match.log.length}`, { type: 'undo' }));
    expect(stateOf(match)).toEqual(stateOf(before));
  }
  for (const after of prefixes.slice(1)) {
    match = heard(rules, match, entryOf(`r${match.log.length}`, { type: 'redo' }));
    expect(stateOf(match)).toEqual(stateOf(after));
  }
  expect(linesOf(match)).toEqual(linesOf(last));
}
