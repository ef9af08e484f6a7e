// A small file must not freeze a phone: how often a log may change its past, and that no honest match comes near it.
import { describe, expect, it } from 'vitest';
import type { Entry, Told } from '../../src/lib/referee/entry.ts';
import { hear } from '../../src/lib/referee/match.ts';
import { openMatch } from '../../src/lib/referee/openMatch.ts';
import { reruledBy } from '../../src/lib/referee/reruled.ts';
import { toyRules, type ToyMove } from '../support/toyGame.ts';
import { entriesOf, entryOf, toyFile } from '../support/toyMatch.ts';
import { played, TOY } from '../support/toyPlay.ts';

type ToyTold = Told<ToyMove>;

const CORRECT = { type: 'correct', seat: 'a', points: 1, reason: '' } as const;
const TELL: ToyTold = { type: 'tell', act: CORRECT };
const AMEND: ToyTold = { type: 'amend', target: 'phone:1', act: { ...CORRECT, points: 2 } };
const FORGOTTEN: ToyTold = { ...TELL, before: 'phone:1' };
const SETTLE: ToyTold = { type: 'settle', houseRulings: {}, reason: '' };
const STRIKE: ToyTold = { type: 'strike', targets: ['phone:2'] };

const times = (count: number, told: ToyTold) => Array.from({ length: count }, () => told);
const opened = (entries: readonly Entry<ToyMove>[]) => openMatch(toyFile('m1', entries), toyRules);

describe('a match opens', () => {
  it('of a thousand moves of which a hundred were amended', () => {
    expect(opened(entriesOf(...times(1_000, TELL), ...times(100, AMEND))).ok).toBe(true);
  });

  it('of as many moves as a log holds, undone and redone as often as one likes', () => {
    const log = entriesOf(...times(20_000, TELL), ...times(2_000, { type: 'undo' }));
    expect(reruledBy(log)).toBe(0);
    expect(opened(log).ok).toBe(true);
  });

  it('of hundreds of agreements and no move, but not of thousands: each is kept with all before it', () => {
    expect(opened(entriesOf(...times(500, SETTLE))).ok).toBe(true);
    expect(opened(entriesOf(...times(2_000, SETTLE)))).toMatchObject({
      fault: { code: 'damaged', path: 'entries' },
    });
  });

  it.each([
    ['amends', AMEND],
    ['puts something in', FORGOTTEN],
    ['settles a house ruling', SETTLE],
    ['strikes something out', STRIKE],
  ])('not where it %s a thousand times', (_what, told) => {
    expect(opened(entriesOf(...times(1_000, TELL), ...times(1_000, told)))).toMatchObject({
      fault: { code: 'damaged', path: 'entries' },
    });
  });
});

it('table.log.full: what could not be opened again is refused, and moves are told on', () => {
  const match = played(entriesOf(...times(1_000, TELL), ...times(200, AMEND)));
  const next = (told: ToyTold) => hear(TOY, match, entryOf(match.log.length + 1, told));
  expect(next(AMEND)).toMatchObject({
    refusal: { clause: 'table.log.full', facts: { entries: 1_200 }, firm: true },
  });
  expect(next({ type: 'undo' }).accepted).toBe(true);
  expect(next(TELL).accepted).toBe(true);
});
