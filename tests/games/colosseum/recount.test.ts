// A card read late: the match is counted again with it from the first move that rests on it. Rulebook «Программы представлений».
import { describe, expect, it } from 'vitest';
import { recountWith } from '../../../src/lib/games/colosseum/advice/recount.ts';
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import type { Program } from '../../../src/lib/games/colosseum/data/tables.ts';
import type { Move } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { rulesOf } from '../../../src/lib/games/colosseum/rules/rule.ts';
import type { State } from '../../../src/lib/games/colosseum/rules/state.ts';
import { resultOf } from '../../../src/lib/games/colosseum/rules/state.ts';
import type { Act, Told } from '../../../src/lib/referee/entry.ts';
import type { Match } from '../../../src/lib/referee/match.ts';
import { beginMatch, hear, stateOf } from '../../../src/lib/referee/match.ts';
import { isRefusal, preview } from '../../../src/lib/referee/preview.ts';
import { TABLE } from './play.ts';
import { lying, type Lying } from './tables.ts';

type Played = Match<State, Move>;

const rules = rulesOf(RULESET_1);

const PRODUCING: Lying = {
  level: 'scorekeeper',
  phase: 'producing',
  ann: { coins: 30, programs: [7], best: 0 },
  bo: { coins: 30, programs: [8] },
};

const PRODUCE: Move = { type: 'produce', seat: 'ann', program: 7, missing: 0, stars: 0 };
const LATER: readonly Move[] = [
  { type: 'pass', seat: 'bo' },
  { type: 'pass', seat: 'cy' },
  { type: 'givePodium' },
];

function begun(told: Lying): Played {
  const ruling = beginMatch(rules, lying(told));
  if (!ruling.allowed) throw new Error(ruling.refusal.clause);
  return ruling.state;
}

function entryOf(match: Played, told: Told<Move>) {
  return { id: `t:${match.log.length + 1}`, device: 't', at: '2026-01-01T20:00', told };
}

function take(match: Played, told: Told<Move>): Played {
  const heard = hear(rules, match, entryOf(match, told));
  if (!heard.accepted) throw new Error(heard.refusal.clause);
  return heard.match;
}

const tell = (match: Played, ...moves: readonly Move[]) =>
  moves.reduce((now, move) => take(now, { type: 'tell', act: { type: 'move', move } }), match);

const readCard = (program: Program): Move => ({ type: 'readCard', program });

const annOf = (match: Played) => stateOf(match).seats.find(({ seat }) => seat === 'ann');
const markerOf = (match: Played) => {
  const ann = annOf(match);
  return ann && resultOf(ann);
};

function row(number: number): Program {
  const program = TABLE.tables.programs.find((one) => one.number === number);
  if (program === undefined) throw new Error(`No program ${number}`);
  return program;
}

/** As the tables have it, with another number of spectators for the whole set. */
function printed(spectators: number): Program {
  const program = row(7);
  return { ...program, spectators: [spectators, ...program.spectators.slice(1)] };
}

/** The match counted again with this card, once. */
function recounted(match: Played, card: Program): Played {
  const told = recountWith(TABLE, match, card);
  if (told === undefined) throw new Error('Nothing to count again.');
  return take(match, told);
}

function actIn(told: Told<Move> | undefined): Act<Move> | undefined {
  return told?.type === 'tell' || told?.type === 'amend' ? told.act : undefined;
}

describe('colosseum.program.contents: a card read after its event', () => {
  it('is put in before the event, which is counted with it: marker and income', () => {
    const match = tell(begun(PRODUCING), PRODUCE, ...LATER);
    const told = recountWith(TABLE, match, printed(20));
    expect(told).toEqual({
      type: 'tell',
      act: { type: 'move', move: readCard(printed(20)) },
      before: 't:1',
    });
    const again = recounted(match, printed(20));
    expect(markerOf(again)).toBe(20);
    const [whole = 0] = row(7).spectators;
    expect((annOf(again)?.coins ?? 0) - (annOf(match)?.coins ?? 0)).toBe(20 - whole);
    expect(stateOf(again).cards['7']).toEqual(printed(20));
    expect(recountWith(TABLE, again, printed(20))).toBeUndefined();
  });

  it('is looked at before it is done: totals and the event itself', () => {
    const match = tell(begun(PRODUCING), PRODUCE, ...LATER);
    const told = recountWith(TABLE, match, printed(20));
    if (told === undefined) throw new Error('Nothing to count again.');
    const seen = preview(rules, match, entryOf(match, told));
    if (isRefusal(seen)) throw new Error(seen.clause);
    expect(seen.after.find(({ seat }) => seat === 'ann')?.total).toBe(20);
    expect(seen.before.find(({ seat }) => seat === 'ann')?.total).toBe(row(7).spectators[0]);
    expect(seen.stop).toBeUndefined();
    expect(seen.consequences.map(({ entry }) => entry)).toContain('t:1');
  });

  it('that says the same as the tables changes nothing and asks for nothing', () => {
    const match = tell(begun(PRODUCING), PRODUCE);
    expect(recountWith(TABLE, match, row(7))).toBeUndefined();
  });

  it('of a program that nobody has used yet holds from now on', () => {
    const match = tell(begun(PRODUCING), PRODUCE);
    const eight = row(8);
    expect(recountWith(TABLE, match, { ...eight, spectators: [99] })).toBeUndefined();
  });

  it('is told again in place of the reading that was wrong', () => {
    const match = tell(begun(PRODUCING), readCard(printed(17)), PRODUCE, ...LATER);
    const told = recountWith(TABLE, match, printed(20));
    expect(told).toMatchObject({ type: 'amend', target: 't:1' });
    expect(actIn(told)).toEqual({ type: 'move', move: readCard(printed(20)) });
    expect(markerOf(recounted(match, printed(20)))).toBe(20);
  });

  it('that was said to hold only from now on can still be counted again, one reading after the other', () => {
    let match = tell(begun({ ...PRODUCING, round: 2 }), PRODUCE, readCard(printed(17)), ...LATER);
    expect(markerOf(match)).toBe(row(7).spectators[0]);
    const told = recountWith(TABLE, match, printed(17));
    expect(told).toMatchObject({ type: 'tell', before: 't:1' });
    match = recounted(match, printed(17));
    expect(markerOf(match)).toBe(17);
    expect(recountWith(TABLE, match, printed(17))).toBeUndefined();
  });

  it('stops the match where the event is none with it, and nothing is dropped', () => {
    const lay: Move = { ...PRODUCE, missing: 1 };
    const match = tell(begun(PRODUCING), lay, ...LATER);
    const again = recounted(match, { ...row(7), spectators: [12] });
    expect(again.stop).toMatchObject({
      entry: 't:1',
      refusal: { clause: 'colosseum.produce.minimum-set' },
    });
    expect(again.acts.length).toBe(match.acts.length + 1);
  });
});

it('colosseum.program.buy: a price read late is paid again as printed', () => {
  const match = tell(begun({ ann: { coins: 40 } }), {
    type: 'invest',
    seat: 'ann',
    what: 'program',
    program: 11,
  });
  const dearer = { ...row(11), cost: row(11).cost + 3 };
  const told = recountWith(TABLE, match, dearer);
  expect(told).toMatchObject({ type: 'tell', before: 't:1' });
  expect(annOf(recounted(match, dearer))?.coins).toBe(40 - dearer.cost);
});

it('colosseum.program.buy: whom it will draw or what it asks for counts nothing again before its event', () => {
  const match = tell(begun({ ann: { coins: 40 } }), {
    type: 'invest',
    seat: 'ann',
    what: 'program',
    program: 11,
  });
  const eleven = row(11);
  expect(recountWith(TABLE, match, { ...eleven, spectators: [99, 8] })).toBeUndefined();
  expect(recountWith(TABLE, match, { ...eleven, assets: { lion: 4 } })).toBeUndefined();
  expect(recountWith(TABLE, match, { ...eleven, arena: 4 })).toBeDefined();
});

it('a table told anew brings its own cards: the reading before it is left alone', () => {
  let match = tell(begun(PRODUCING), readCard(printed(17)));
  const position = rules.positionOf(stateOf(match));
  match = take(match, { type: 'tell', act: { type: 'restate', position, reason: 'laid anew' } });
  match = tell(match, PRODUCE);
  expect(recountWith(TABLE, match, printed(20))).toMatchObject({ type: 'tell', before: 't:3' });
});
