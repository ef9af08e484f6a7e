// The log of a match: undo, amendments, stops and replay, told to the toy game.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Act, Told } from '../../src/lib/referee/entry.ts';
import {
  beginMatch,
  effectsOf,
  follow,
  hear,
  stateBefore,
  stateOf,
  waitingOf,
  type Match,
} from '../../src/lib/referee/match.ts';
import { preview } from '../../src/lib/referee/preview.ts';
import { deepFreeze } from '../support/freeze.ts';
import type { ToyMove, ToyState } from '../support/toyGame.ts';
import { entriesOf, entryOf, movesOf } from '../support/toyMatch.ts';
import { played, TOY, TOY_FULL_SETUP } from '../support/toyPlay.ts';

type ToyMatch = Match<ToyState, ToyMove>;
type ToyTold = Told<ToyMove>;

const UNDO: ToyTold = { type: 'undo' };
const REDO: ToyTold = { type: 'redo' };

describe('telling', () => {
  it('takes an allowed move and answers with its effects', () => {
    const { accepted, effects } = tellTo(played([]), add('a3'));
    expect(accepted).toBe(true);
    expect(effects).toMatchObject([{ clause: 'toy.add.points', seat: 'a', points: 3 }]);
  });

  it('leaves no trace of a refused move', () => {
    const match = played(entriesOf('a1'));
    const before = glimpse(match);
    const { accepted, refusal } = tellTo(match, add('a1'));
    expect(accepted).toBe(false);
    expect(refusal).toEqual({ clause: 'toy.turn.order', facts: { seat: 'a', turn: 'b' } });
    expect(glimpse(match)).toEqual(before);
    expect(glimpse(must(tellTo(match, add('b2'))))).toEqual(glimpse(played(entriesOf('a1 b2'))));
  });

  it('begins from any position', () => {
    const position = { totals: { a: 4, b: 9 }, turn: 'c' };
    expect(stateOf(played([], { ...TOY_FULL_SETUP, position }))).toMatchObject({
      turn: 'c',
      totals: { a: 4, b: 9, c: 0 },
    });
  });

  it('does not begin where the rules refuse to', () => {
    expect(beginMatch(TOY, { ...TOY_FULL_SETUP, seats: ['a'] })).toMatchObject({
      allowed: false,
      refusal: { clause: 'toy.seat.count' },
    });
  });

  it('overrules one refusal and no other', () => {
    const act = overrule('b9', 'toy.turn.order');
    expect(tellTo(played([]), act).refusal?.clause).toBe('toy.add.range');
    const taken = must(tellTo(played([]), overrule('b2', 'toy.turn.order')));
    expect(stateOf(taken).totals).toEqual({ a: 0, b: 2, c: 0 });
  });

  it('corrects by hand, and refuses to correct a seat that is not there', () => {
    const act: Act<ToyMove> = { type: 'correct', seat: 'b', points: 7, reason: 'miscounted' };
    const { effects } = tellTo(played([]), { type: 'tell', act });
    expect(effects).toMatchObject([{ clause: 'table.corrected', facts: { reason: 'miscounted' } }]);
    const nobody = tellTo(played([]), { type: 'tell', act: { ...act, seat: 'z' } });
    expect(nobody.refusal?.clause).toBe('toy.seat.unknown');
  });
});

describe('undo and redo', () => {
  it('go back over the moves of several seats and forth again', () => {
    const match = played(entriesOf('a1 b2 c3 a2', UNDO, UNDO, UNDO));
    expect(stateOf(match).totals).toEqual({ a: 1, b: 0, c: 0 });
    const again = played(entriesOf('a1 b2 c3 a2', UNDO, UNDO, UNDO, REDO, REDO, REDO));
    expect(timeline(again)).toEqual(timeline(played(entriesOf('a1 b2 c3 a2'))));
  });

  it('undo an amendment, a strike, an insertion and a house ruling as one step each', () => {
    const changes: ToyTold[] = [
      { type: 'amend', target: 'phone:1', act: move('a3') },
      { type: 'strike', targets: ['phone:3'] },
      { type: 'settle', houseRulings: { 'toy.ruling.overshoot': 'bounces' }, reason: 'ours' },
      { type: 'tell', act: overrule('c1', 'toy.turn.order').act, before: 'phone:2' },
    ];
    for (const change of changes) {
      const before = timeline(played(entriesOf('a1 b2 c3')));
      const changed = timeline(played(entriesOf('a1 b2 c3', change)));
      expect(changed).not.toEqual(before);
      expect(timeline(played(entriesOf('a1 b2 c3', change, UNDO)))).toEqual(before);
      expect(timeline(played(entriesOf('a1 b2 c3', change, UNDO, REDO)))).toEqual(changed);
    }
  });

  it('forget the undone future when something else is told', () => {
    const match = played(entriesOf('a1 b2', UNDO, 'b3'));
    expect(stateOf(match).totals).toEqual({ a: 1, b: 3, c: 0 });
    expect(tellTo(match, REDO).refusal?.clause).toBe('table.log.nothing-there');
  });

  it('are refused where there is nothing to undo or redo', () => {
    for (const told of [UNDO, REDO])
      expect(tellTo(played([]), told).refusal).toEqual({
        clause: 'table.log.nothing-there',
        facts: { told: told.type },
        firm: true,
      });
  });
});

describe('amending the past', () => {
  it('re-rules all that came later', () => {
    const match = played(entriesOf('a1 b2 c3', amend('phone:1', 'a3')));
    expect(stateOf(match).totals).toEqual({ a: 3, b: 2, c: 3 });
    expect(effectsOf(match, 'phone:1')).toMatchObject([{ points: 3 }]);
    expect(stateBefore(match, 'phone:2')?.totals).toEqual({ a: 3, b: 0, c: 0 });
  });

  it('refuses an amendment that is itself not allowed', () => {
    const match = played(entriesOf('a1 b2'));
    expect(tellTo(match, amend('phone:2', 'b7')).refusal?.clause).toBe('toy.add.range');
    expect(tellTo(match, amend('phone:9', 'b1')).refusal?.clause).toBe('table.log.nothing-there');
  });

  it('stops at the first later act that becomes illegal; it and all behind it wait', () => {
    const match = stopped();
    expect(match.stop).toEqual({
      entry: 'phone:3',
      refusal: { clause: 'toy.turn.order', facts: { seat: 'c', turn: 'b' } },
    });
    expect(waitingOf(match).map(({ entry }) => entry)).toEqual(['phone:3', 'phone:4']);
    expect(stateOf(match).totals).toEqual({ a: 1, b: 0, c: 0 });
    expect(effectsOf(match, 'phone:3')).toBeUndefined();
    expect(effectsOf(match, 'phone:4')).toBeUndefined();
  });

  it('takes nothing behind a stop, because nobody could rule on it', () => {
    const match = stopped();
    for (const told of [
      add('b1'),
      amend('phone:4', 'a2'),
      { ...add('b1'), before: 'phone:4' } satisfies ToyTold,
    ])
      expect(tellTo(match, told).refusal?.clause).toBe('table.log.stopped');
    const again = tellTo(match, amend('phone:3', 'c1'));
    expect(again.refusal?.clause).toBe('toy.turn.order');
  });

  const ways: Record<string, ToyTold> = {
    'amending the act': amend('phone:3', 'b3'),
    'striking the acts': { type: 'strike', targets: ['phone:3', 'phone:4'] },
    'overruling the act': {
      type: 'amend',
      target: 'phone:3',
      act: overrule('c3', 'toy.turn.order').act,
    },
    'telling what was forgotten': { ...add('b1'), before: 'phone:3' },
    'undoing the change': UNDO,
  };
  for (const [way, told] of Object.entries(ways))
    it(`goes on after a stop by ${way}`, () => {
      const match = must(tellTo(stopped(), told));
      if (way === 'amending the act') expect(match.stop?.entry).toBe('phone:4');
      else expect(match.stop).toBeUndefined();
      const standing = match.acts.length - waitingOf(match).length;
      expect(match.ruled.length).toBe(standing + 1);
    });

  it('inserts a forgotten move before another one', () => {
    const match = played(
      entriesOf('a1 b2', { ...overrule('c3', 'toy.turn.order'), before: 'phone:1' }),
    );
    expect(match.acts.toArray().map(({ entry }) => entry)).toEqual([
      'phone:3',
      'phone:1',
      'phone:2',
    ]);
    expect(tellTo(match, { ...add('a1'), before: 'phone:77' }).refusal?.clause).toBe(
      'table.log.nothing-there',
    );
  });

  it('strikes several acts at once and only those', () => {
    const match = played(
      entriesOf('a1 b2 c3 a1 b1 c1', {
        type: 'strike',
        targets: ['phone:1', 'phone:2', 'phone:3'],
      }),
    );
    expect(stateOf(match).totals).toEqual({ a: 1, b: 1, c: 1 });
    expect(tellTo(match, { type: 'strike', targets: ['phone:1'] }).accepted).toBe(false);
  });

  it('settles a house ruling by replaying everything under it', () => {
    const bounces = { 'toy.ruling.overshoot': 'bounces' };
    const race = 'a3 b1 c1 a3 b1 c1 a3 b1 c1 a2';
    expect(stateOf(played(entriesOf(race))).totals['a']).toBe(11);
    const match = played(
      entriesOf(race, { type: 'settle', houseRulings: bounces, reason: 'as at home' }),
    );
    expect(stateOf(match).totals['a']).toBe(9);
    expect(match.houseRulings).toEqual(bounces);
  });

  it('tells a change of a house ruling again in its place, and strikes it out', () => {
    const ruling = (reading: string) => ({ 'toy.ruling.overshoot': reading });
    const settle: ToyTold = { type: 'settle', houseRulings: ruling('bounces'), reason: 'ours' };
    const under = (...more: ToyTold[]) =>
      played(entriesOf('a3 b1 c1 a3 b1 c1 a3 b1 c1', settle, 'a2', ...more));
    expect(stateOf(under()).totals['a']).toBe(9);

    const again: ToyTold = {
      type: 'settle',
      houseRulings: ruling('stands'),
      reason: 'no',
      target: 'phone:10',
    };
    const amended = under(again);
    expect(stateOf(amended).totals['a']).toBe(11);
    expect(amended.settled).toEqual([
      { entry: 'phone:10', houseRulings: ruling('stands'), reason: 'no' },
    ]);
    expect(timeline(under(again, UNDO))).toEqual(timeline(under()));

    const strike: ToyTold = { type: 'strike', targets: ['phone:10'] };
    const struck = under(strike);
    expect(stateOf(struck).totals['a']).toBe(11);
    expect([struck.houseRulings, struck.settled]).toEqual([{}, []]);
    expect(timeline(under(strike, UNDO))).toEqual(timeline(under()));
    for (const gone of [strike, again])
      expect(tellTo(struck, gone).refusal?.clause).toBe('table.log.nothing-there');
    // An act is no change of a house ruling.
    expect(tellTo(under(), { ...again, target: 'phone:1' }).accepted).toBe(false);
  });

  it('strikes acts and changes of house rulings in one step; of two changes the last one left holds', () => {
    const settled = (reading: string): ToyTold => ({
      type: 'settle',
      houseRulings: { 'toy.ruling.overshoot': reading },
      reason: '',
    });
    const strike: ToyTold = { type: 'strike', targets: ['phone:3', 'phone:4'] };
    const match = played(entriesOf('a1', settled('bounces'), settled('stands'), 'b1', strike));
    expect(match.houseRulings).toEqual({ 'toy.ruling.overshoot': 'bounces' });
    expect(stateOf(match).totals).toEqual({ a: 1, b: 0, c: 0 });
  });

  it('goes on under a settled house ruling after the whole position is told anew', () => {
    const match = played(
      entriesOf(
        { type: 'settle', houseRulings: { 'toy.ruling.overshoot': 'bounces' }, reason: '' },
        {
          type: 'tell',
          act: { type: 'restate', position: { totals: { a: 9 }, turn: 'a' }, reason: 'rain' },
        },
        'a2',
      ),
    );
    expect(stateOf(match).totals['a']).toBe(9);
    expect(effectsOf(match, 'phone:2')).toMatchObject([
      { clause: 'table.position', points: 9 },
      {},
      {},
    ]);
  });
});

describe('replay', { timeout: 60_000 }, () => {
  const told: fc.Arbitrary<ToyTold> = fc.oneof(
    { weight: 6, arbitrary: anyMove().map((one): ToyTold => ({ type: 'tell', act: one })) },
    { weight: 2, arbitrary: fc.constantFrom(UNDO, REDO) },
    fc.record({ type: fc.constant('amend' as const), target: anyId(), act: anyMove() }),
    fc.record({ type: fc.constant('tell' as const), act: anyMove(), before: anyId() }),
    fc.record({
      type: fc.constant('strike' as const),
      targets: fc.array(anyId(), { minLength: 1 }),
    }),
    fc.record({
      type: fc.constant('settle' as const),
      houseRulings: fc.constantFrom({ 'toy.ruling.overshoot': 'bounces' }, {}),
      reason: fc.constant(''),
    }),
    fc.record({
      type: fc.constant('settle' as const),
      houseRulings: fc.constantFrom({ 'toy.ruling.overshoot': 'bounces' }, {}),
      reason: fc.constant('again'),
      target: anyId(),
    }),
  );

  it('gives the same match as living through it, whatever is told, and changes no earlier one', () => {
    fc.assert(
      fc.property(fc.array(told, { maxLength: 40 }), (all) => {
        let live = played([]);
        const moments: { match: ToyMatch; seen: unknown }[] = [];
        for (const one of all) {
          const entry = deepFreeze(entryOf(live.log.length + 1, one));
          preview(TOY, live, entry);
          const heard = hear(TOY, live, entry);
          if (heard.accepted) live = heard.match;
          moments.push({ match: live, seen: glimpse(live) });
        }
        expect(glimpse(played(live.log.toArray()))).toEqual(glimpse(live));
        for (const { match, seen } of moments) expect(glimpse(match)).toEqual(seen);
      }),
      { numRuns: 300 },
    );
  });

  it('undo after anything leads back to where it was, and redo forth again', () => {
    fc.assert(
      fc.property(fc.array(told, { maxLength: 25 }), told, (all, last) => {
        let match = played([]);
        for (const one of all) match = tellTo(match, one).match ?? match;
        if (last.type === 'undo' || last.type === 'redo') return;
        const after = tellTo(match, last).match;
        if (after === undefined) return;
        const back = must(tellTo(after, UNDO));
        expect(timeline(back)).toEqual(timeline(match));
        expect(timeline(must(tellTo(back, REDO)))).toEqual(timeline(after));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps in the log what points at nothing, and goes on', () => {
    const entries = entriesOf(REDO, amend('phone:99', 'a1'), 'a1 b1');
    const match = played(entries);
    expect(match.log.toArray()).toEqual(entries);
    expect(stateOf(match).totals).toEqual({ a: 1, b: 1, c: 0 });
  });

  it('stops at an act that is not allowed and drops nothing', () => {
    const match = played(entriesOf('a1 c1 b1'));
    expect(match.stop?.entry).toBe('phone:2');
    expect(match.acts.length).toBe(3);
    const followed = follow(TOY, match, entryOf(4, { type: 'strike', targets: ['phone:2'] }));
    expect(followed.stop).toBeUndefined();
    expect(stateOf(followed).totals).toEqual({ a: 1, b: 1, c: 0 });
  });

  // What it costs in time is measured by the benchmark: replay.linearity.
  it('rules each move once, however many were told before; an undo and a redo rule nothing again', () => {
    let ruled = 0;
    const counting = {
      ...TOY,
      rule(...told: Parameters<typeof TOY.rule>) {
        ruled += 1;
        return TOY.rule(...told);
      },
    };
    let match = played([], { ...TOY_FULL_SETUP, options: { goal: 1_000_000 } });
    const rulingsFor = (told: ToyTold) => {
      const before = ruled;
      const heard = hear(counting, match, entryOf(match.log.length + 1, told));
      if (!heard.accepted) throw new Error(heard.refusal.clause);
      match = heard.match;
      return ruled - before;
    };
    for (let index = 0; index < 1_000; index += 1)
      expect(rulingsFor(add(`${['a', 'b', 'c'][index % 3] ?? ''}1`))).toBe(1);
    expect(rulingsFor({ type: 'undo' })).toBe(0);
    expect(rulingsFor({ type: 'redo' })).toBe(0);
  });
});

function tellTo(match: ToyMatch, told: ToyTold) {
  const heard = hear(TOY, match, deepFreeze(entryOf(match.log.length + 1, told)));
  return {
    accepted: heard.accepted,
    match: heard.accepted ? heard.match : undefined,
    effects: heard.accepted ? heard.effects : undefined,
    refusal: heard.accepted ? undefined : heard.refusal,
  };
}

function must({ match, refusal }: ReturnType<typeof tellTo>): ToyMatch {
  if (match === undefined) throw new Error(refusal?.clause);
  return match;
}

/** a1 b2 c3 a1, and then b2 is struck: it is not c's turn. */
function stopped(): ToyMatch {
  return played(entriesOf('a1 b2 c3 a1', { type: 'strike', targets: ['phone:2'] }));
}

function move(text: string): Act<ToyMove> {
  const [first] = movesOf(text);
  if (first === undefined) throw new Error(`No move in "${text}"`);
  return { type: 'move', move: first };
}

function add(text: string): Extract<ToyTold, { type: 'tell' }> {
  return { type: 'tell', act: move(text) };
}

function amend(target: string, text: string): ToyTold {
  return { type: 'amend', target, act: move(text) };
}

function overrule(text: string, waived: `toy.${string}`) {
  const [first] = movesOf(text);
  if (first === undefined) throw new Error(`No move in "${text}"`);
  const act: Act<ToyMove> = { type: 'overrule', move: first, waived: [waived], reason: '' };
  return { type: 'tell', act } as const;
}

function anyMove(): fc.Arbitrary<Act<ToyMove>> {
  return fc
    .tuple(fc.constantFrom('a', 'b', 'c', 'z'), fc.integer({ min: 0, max: 4 }))
    .map(([seat, points]) => move(`${seat}${points}`));
}

function anyId(): fc.Arbitrary<string> {
  return fc.integer({ min: 1, max: 12 }).map((number) => `phone:${number}`);
}

/** What stands, without the log. */
function timeline(match: ToyMatch) {
  return {
    acts: match.acts.toArray(),
    ruled: match.ruled.toArray().map(({ state, effects }) => ({ state, effects })),
    stop: match.stop,
    houseRulings: match.houseRulings,
  };
}

/** All of a match that can be seen, down to what undo and redo lead to. */
function glimpse(match: ToyMatch) {
  const depth = (earlier: ToyMatch['past']): number => {
    let count = 0;
    for (let at = earlier; at !== undefined; at = at.next) count += 1;
    return count;
  };
  return {
    timeline: timeline(match),
    log: match.log.toArray(),
    past: depth(match.past),
    future: depth(match.future),
  };
}
