// Whole matches kept as files: each replays to exactly the sheet that was kept with it, and that a hand would keep.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import type { Audience, State } from '../../../src/lib/games/colosseum/rules/state.ts';
import type { ColosseumSetup } from '../../../src/lib/games/colosseum/rules/fresh.ts';
import type { Act } from '../../../src/lib/referee/entry.ts';
import type { Match } from '../../../src/lib/referee/match.ts';
import { stateOf } from '../../../src/lib/referee/match.ts';
import { writeMatchFile } from '../../../src/lib/referee/matchFile.ts';
import { roundsBegun } from '../../../src/lib/referee/rounds.ts';
import { GOLDENS } from './goldens.ts';
import { goldenNames } from '../../support/golden.ts';
import { FOLDER, opened, sheetOf } from './goldenSheet.ts';
import type { Best, ToldMove } from './handSheet.ts';
import { COLUMNS, handSheet } from './handSheet.ts';

const CLAUSES = { coins: 'colosseum.end.tie-coins', stars: 'colosseum.end.tie-stars' } as const;

it('colosseum.frame.five-rounds: what is bought first belongs to round 1 as well, told or not what lies on the table', () => {
  for (const name of ['5-scorekeeper', '4-referee']) {
    const { match } = opened(name);
    const rounds = roundsBegun({ match, rules: colosseumRules.rulesOf(RULESET_1) });
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
    expect(rounds[0]?.from).toBe(0);
  }
});

describe('golden matches', () => {
  const names = goldenNames('colosseum');

  it('are all there', () =>
    expect(names.toSorted()).toEqual(GOLDENS.map(({ name }) => name).toSorted()));

  it.each(names)('%s replays to its own sheet', (name) => {
    const { match } = once(name);
    expect(match.stop).toBeUndefined();
    expect(stateOf(match).phase).toBe('over');
    const kept: unknown = JSON.parse(readFileSync(`${FOLDER}/${name}.sheet.json`, 'utf8'));
    expect(sheetOf(match)).toEqual(kept);
  });

  it.each(names)('%s comes to the sheet that is kept by hand', (name) => {
    const { match } = once(name);
    const byHand = handOf(match);
    const { columns, totals, ranks, coins, decidedBy } = sheetOf(match);
    const seats = Object.keys(totals);
    expect(totals).toEqual(byHand.totals);
    expect(coins).toEqual(byHand.coins);
    for (const column of COLUMNS)
      expect(columns[column], column).toEqual(
        Object.fromEntries(seats.map((seat) => [seat, byHand.rows[seat]?.[column]])),
      );
    for (const seat of seats) {
      const place = byHand.places[seat];
      const decided = place?.decidedBy === undefined ? undefined : CLAUSES[place.decidedBy];
      expect([ranks[seat], decidedBy[seat]], seat).toEqual([place?.rank, decided]);
    }
  });

  it.each(names)('%s counts each best event as a hand counts it, term by term', (name) => {
    const { match } = once(name);
    const { best, medals, awards } = handOf(match);
    const { seats, table } = stateOf(match);
    for (const one of seats) {
      expect(termsOf(one.best), one.seat).toEqual(best[one.seat]);
      expect(one.medals, one.seat).toBe(medals[one.seat]);
    }
    expect(table?.stars ?? {}).toEqual(awards);
  });

  it.each(names)('%s is written again as it was read', (name) => {
    const { file } = once(name);
    expect(writeMatchFile(file)).toBe(readFileSync(`${FOLDER}/${name}.json`, 'utf8'));
  });

  it.each([
    ['4-referee', 'colosseum.refill.delayed'],
    ['4-referee', 'colosseum.medal.use-two-investment'],
    ['5-referee-intense', 'colosseum.variant-intense.lone-bidder-pays-minimum'],
    ['5-referee-intense', 'colosseum.invest.extra-by-special-event'],
    ['5-referee-intense', 'colosseum.special-event.second-use'],
    ['5-referee-intense', 'colosseum.emperor-token.exchange'],
    ['5-referee-intense', 'colosseum.star.below-three'],
    ['5-scorekeeper', 'colosseum.emperor-token.exchange'],
    ['3-referee-ring-told', 'colosseum.program.contents'],
    ['3-referee-ring-told', 'colosseum.medal.source-dice'],
    ['3-referee-ring-told', 'table.overruled'],
    ['3-referee-ring-told', 'table.correction'],
    ['4-three-way-tie', 'table.position'],
  ] as const)('%s shows %s', (name, clause) =>
    expect(effectsOf(name).map((effect) => effect.clause)).toContain(clause),
  );

  it('3-scorekeeper can be told by taps: no more than lots, passes, investments, coins and events', () => {
    const { match } = once('3-scorekeeper');
    const moves = told(match);
    expect(moves.length).toBeLessThanOrEqual(110);
    expect(new Set(moves.map(({ type }) => type))).toEqual(
      new Set([
        'invest',
        'open',
        'bid',
        'pass',
        'trade',
        'produce',
        'givePodium',
        'donate',
        'finish',
      ]),
    );
  });

  it('4-referee begins with a lot of six bids by four seats', () => {
    const moves = told(once('4-referee').match);
    const from = moves.findIndex(({ type }) => type === 'open');
    const bids = moves
      .slice(from, from + 9)
      .flatMap((move) => (move.type === 'open' || move.type === 'bid' ? [move.seat] : []));
    expect(bids).toEqual(['ann', 'bo', 'cy', 'dee', 'bo', 'dee']);
  });

  it.each(['5-referee-intense', '5-scorekeeper'])('in %s medals pay a bid', (name) => {
    const { match } = once(name);
    const paid = match.acts.toArray().filter(({ act }, index) => {
      const before = match.ruled.at(index)?.state;
      return before?.lot?.sold === true && toldOf(act).type === 'cashMedals';
    });
    expect(paid).not.toEqual([]);
  });

  it('3-referee-ties decides podiums by dice and by coins, and a donation by the die', () => {
    const podiums = effectsOf('3-referee-ties')
      .filter(({ clause }) => clause === 'colosseum.podium.each-round-but-last')
      .map(({ facts }) => facts['by']);
    expect(podiums).toEqual(expect.arrayContaining(['dice', 'coins']));
    const donated = told(once('3-referee-ties').match).filter(
      (move) => move.type === 'donate' && move.to !== undefined,
    );
    expect(donated).not.toEqual([]);
  });

  it('4-three-way-tie is decided by awards between two and by coins for the third', () => {
    const { ranks, decidedBy } = sheetOf(once('4-three-way-tie').match);
    expect(ranks).toEqual({ ann: 1, bo: 2, cy: 3, dee: 4 });
    expect(decidedBy).toEqual({ ann: CLAUSES.stars, bo: CLAUSES.stars, cy: CLAUSES.coins });
  });

  it('4-scorekeeper-shared leaves nothing to decide between two, once the awards are told', () => {
    const { ranks, decidedBy } = sheetOf(once('4-scorekeeper-shared').match);
    expect(ranks).toEqual({ ann: 1, bo: 1, cy: 3, dee: 4 });
    expect(decidedBy).toEqual({
      ann: CLAUSES.coins,
      bo: CLAUSES.coins,
      cy: CLAUSES.coins,
    });
  });
});

const read = new Map<string, ReturnType<typeof opened>>();

/** Nobody changes a match that was opened: each is replayed once. */
function once(name: string) {
  const match = read.get(name) ?? opened(name);
  read.set(name, match);
  return match;
}

function handOf(match: Match<State>) {
  return handSheet(match.setup as ColosseumSetup, told(match));
}

function told(match: Match<State>): ToldMove[] {
  return match.acts.toArray().map(({ act }) => toldOf(act));
}

function toldOf(act: Act): ToldMove {
  switch (act.type) {
    case 'move':
    case 'overrule':
      return act.move as ToldMove;
    case 'correct':
      return act;
    case 'restate':
      throw new Error('Nobody keeps a sheet by hand over a new position');
  }
}

function termsOf({ base, other, ...terms }: Audience): Best {
  return { ...terms, program: base, table: other };
}

function effectsOf(name: string) {
  return once(name)
    .match.ruled.toArray()
    .flatMap(({ effects }) => effects);
}
