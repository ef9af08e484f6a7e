// A look at what an entry would change, before it is taken: the toy game, and the bonus tiles of a real one.
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LATEST as COLOSSEUM } from '../../src/lib/games/colosseum/data/rulesets.ts';
import { colosseumRules } from '../../src/lib/games/colosseum/module.ts';
import type { Move as Tap } from '../../src/lib/games/colosseum/rules/moves.ts';
import { LATEST } from '../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { summerPavilionRules } from '../../src/lib/games/summer-pavilion/module.ts';
import type { Move } from '../../src/lib/games/summer-pavilion/rules/moves.ts';
import type { Act, Entry, Told } from '../../src/lib/referee/entry.ts';
import { hear, replay, type Match } from '../../src/lib/referee/match.ts';
import { isRefusal, preview, type Consequence } from '../../src/lib/referee/preview.ts';
import { open, pass as declines, passes } from '../games/colosseum/positions.ts';
import { lying } from '../games/colosseum/tables.ts';
import type { ToyMove, ToyState } from '../support/toyGame.ts';
import { entriesOf, entryOf, movesOf } from '../support/toyMatch.ts';
import { played, TOY } from '../support/toyPlay.ts';

type ToyTold = Told<ToyMove>;

const UNDO: ToyTold = { type: 'undo' };
const STRIKE_2: ToyTold = { type: 'strike', targets: ['phone:2'] };

function act(text: string): Act<ToyMove> {
  const [move] = movesOf(text);
  if (move === undefined) throw new Error(`No move in "${text}"`);
  return { type: 'move', move };
}

const amend = (target: string, text: string): ToyTold => ({
  type: 'amend',
  target,
  act: act(text),
});

function looked(match: Match<ToyState, ToyMove>, told: ToyTold) {
  const answer = preview(TOY, match, entryOf(match.log.length + 1, told));
  if (isRefusal(answer)) throw new Error(answer.clause);
  return answer;
}

/** "2: -2 +1": what an act would no longer bring, and what instead. */
const brought = ({ number, gone, come }: Consequence) =>
  `${number}: ${[...gone.map(({ points }) => `-${points}`), ...come.map(({ points }) => `+${points}`)].join(' ')}`;

describe('a preview', () => {
  it('says what would change and changes nothing', () => {
    const match = played(entriesOf('a1 b2 c3'));
    const before = JSON.stringify([match.log.toArray(), match.ruled.toArray()]);
    const { before: was, after, stop } = looked(match, amend('phone:2', 'b1'));
    expect(was.map(({ total }) => total)).toEqual([1, 2, 3]);
    expect(after.map(({ total }) => total)).toEqual([1, 1, 3]);
    expect(stop).toBeUndefined();
    expect(JSON.stringify([match.log.toArray(), match.ruled.toArray()])).toBe(before);
  });

  it('leaves the match to grow in place: what is told next copies nothing', () => {
    const match = played(entriesOf('a1 b2 c3'));
    looked(match, { type: 'tell', act: act('a2') });
    const copied = vi.spyOn(Array.prototype, 'slice');
    onTestFinished(() => {
      copied.mockRestore();
    });
    const heard = hear(TOY, match, entryOf(4, { type: 'tell', act: act('a1') }));
    const copies = copied.mock.calls.length;
    expect([heard.accepted, copies]).toEqual([true, 0]);
  });

  it('says which later act would become illegal, and how many would wait', () => {
    const answer = looked(played(entriesOf('a1 b2 c3 a1')), STRIKE_2);
    expect(answer).toMatchObject({ stop: { entry: 'phone:3' }, waiting: 2 });
  });

  it('answers with the refusal of what could not be told', () => {
    const told: ToyTold = { type: 'tell', act: act('b1') };
    const answer = preview(TOY, played([]), entryOf(1, told));
    expect(isRefusal(answer) && answer.clause).toBe('toy.turn.order');
  });
});

describe('undone steps', () => {
  it('are counted where the change would end them', () => {
    const match = played(entriesOf('a1 b2 c3 a2', UNDO, UNDO, UNDO));
    expect(looked(match, amend('phone:1', 'a3')).lost).toBe(3);
    expect(looked(match, { type: 'tell', act: act('b1') }).lost).toBe(3);
  });

  it('are not lost by undoing, by redoing, or where there are none', () => {
    const match = played(entriesOf('a1 b2 c3', UNDO));
    expect(looked(match, { type: 'redo' }).lost).toBe(0);
    expect(looked(match, UNDO).lost).toBe(0);
    expect(looked(played(entriesOf('a1 b2')), amend('phone:1', 'a3')).lost).toBe(0);
  });
});

describe('a table that was told anew', () => {
  const position = { totals: { a: 5, b: 5, c: 5 }, turn: 'a' };
  const restate: ToyTold = { type: 'tell', act: { type: 'restate', position, reason: '' } };
  const match = played([
    ...entriesOf('a1 b2 c3', restate),
    entryOf(5, { type: 'tell', act: act('a1') }),
  ]);

  it('is where a change before it ends', () => {
    const ahead = {
      type: 'tell',
      act: { type: 'correct', seat: 'a', points: 1, reason: '' },
    } as const;
    for (const told of [
      amend('phone:2', 'b1'),
      { ...ahead, before: 'phone:2' },
      { ...ahead, before: 'phone:4' },
      { type: 'strike', targets: ['phone:3'] },
    ] as const satisfies readonly ToyTold[])
      expect(looked(match, told), JSON.stringify(told)).toMatchObject({ retold: 4 });
  });

  it('is nothing to a change behind it, of it, or of both', () => {
    for (const told of [
      amend('phone:5', 'a2'),
      { type: 'strike', targets: ['phone:4'] },
      { type: 'strike', targets: ['phone:3', 'phone:5'] },
      UNDO,
      { type: 'tell', act: act('b1') },
    ] as const satisfies readonly ToyTold[])
      expect(looked(match, told).retold, JSON.stringify(told)).toBeUndefined();
  });
});

describe('consequences', () => {
  it('are what would follow otherwise, act by act', () => {
    const match = played(entriesOf('a1 b2 c3'));
    expect(looked(match, amend('phone:2', 'b1')).consequences.map(brought)).toEqual(['2: -2 +1']);
  });

  it('are told of a later act although no total changes', () => {
    const position = { totals: { a: 5, b: 5, c: 5 }, turn: 'a' };
    const restate: ToyTold = { type: 'tell', act: { type: 'restate', position, reason: '' } };
    const match = played(entriesOf('a1 b2 c3', restate));
    const { before, after, consequences } = looked(match, amend('phone:1', 'a2'));
    expect(after).toEqual(before);
    expect(consequences.map(brought)).toEqual(['1: -1 +2', '4: -4 +3']);
  });

  it('name an act that would be new, in the place it would take', () => {
    const told: ToyTold = {
      type: 'tell',
      before: 'phone:2',
      act: { type: 'correct', seat: 'a', points: 4, reason: 'forgotten' },
    };
    const { consequences } = looked(played(entriesOf('a1 b2')), told);
    expect(consequences).toMatchObject([
      { entry: 'phone:3', number: 2, isNew: true, act: told.act, gone: [] },
    ]);
  });

  it('leave out what would only wait', () => {
    const { consequences } = looked(played(entriesOf('a1 b2 c3 a1')), STRIKE_2);
    expect(consequences.map(brought)).toEqual(['2: -2']);
  });
});

describe('consequences at Summer Pavilion', () => {
  const RULES = summerPavilionRules.rulesOf(LATEST);
  const SETUP = {
    seats: ['a', 'b'],
    firstSeat: 'a',
    level: 'scorekeeper',
    options: { side: 'coloured' },
    houseRulings: {},
  } as const;
  const place = (seat: string, space: string): Move => ({ type: 'place', seat, space });

  function pavilion(moves: readonly Move[]) {
    const log = moves.map((move, index): Entry<Move> => {
      const told = { type: 'tell', act: { type: 'move', move } } as const;
      return { id: `p:${index + 1}`, device: 'p', at: '', told };
    });
    const match = replay(RULES, SETUP, log);
    if (!match.allowed) throw new Error(match.refusal.clause);
    return match.state;
  }

  it('are the window that falls away, and not the totals told after it', () => {
    const match = pavilion([
      { type: 'endDrafting' },
      place('a', 'red:5'),
      place('b', 'blue:1'),
      place('a', 'red:6'),
      place('b', 'green:1'),
      { type: 'pass', seat: 'a', kept: 0, lost: 2 },
    ]);
    const told: Told<Move> = {
      type: 'amend',
      target: 'p:2',
      act: { type: 'move', move: place('a', 'red:1') },
    };
    const answer = preview(RULES, match, { id: 'p:7', device: 'p', at: '', told });
    if (isRefusal(answer)) throw new Error(answer.clause);
    expect(answer.after).toEqual(answer.before);
    const gone = answer.consequences.map((one) => [one.number, one.gone.map((e) => e.clause)]);
    expect(gone).toContainEqual([4, ['summer-pavilion.bonus.window']]);
    expect(answer.consequences.map(({ number }) => number)).toEqual([2, 4]);
  });
});

describe('consequences at Colosseum', () => {
  it('say of passes on a lot that they would become passes on opening one', () => {
    const rules = colosseumRules.rulesOf(COLOSSEUM);
    const tell = (move: Tap, index: number): Entry<Tap> => {
      const told = { type: 'tell', act: { type: 'move', move } } as const;
      return { id: `p:${index + 1}`, device: 'p', at: '', told };
    };
    const moves = [open('ann', 1), ...passes('bo', 'cy')];
    const setup = lying({ phase: 'acquiring', level: 'scorekeeper' });
    const match = replay(rules, setup, moves.map(tell));
    if (!match.allowed) throw new Error(match.refusal.clause);
    const instead = { type: 'move', move: declines('ann') } as const;
    const told: Told<Tap> = { type: 'amend', target: 'p:1', act: instead };
    const answer = preview(rules, match.state, { id: 'p:4', device: 'p', at: '', told });
    if (isRefusal(answer)) throw new Error(answer.clause);
    expect(answer.consequences.map(({ number, isRecast }) => [number, isRecast])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
  });
});
