// How long each seat has had the turn is read from the log, so that it outlasts everything the log outlasts.
import { describe, expect, it, vi } from 'vitest';
import type { Entry } from '../../src/lib/referee/entry.ts';
import type { Placed, Ruled } from '../../src/lib/referee/version.ts';
import type { Step } from '../../src/lib/referee/rules.ts';
import { Strand } from '../../src/lib/referee/strand.ts';
import { turnTimes, waited } from '../../src/lib/table/turnTimes.ts';

const BEGUN = '2026-11-23T19:00:00.000Z';
const MINUTE = 60_000;
const atMinute = (minute: number) => new Date(Date.parse(BEGUN) + minute * MINUTE).toISOString();

/** Whose turn it is, and nothing else. */
interface State {
  readonly turn?: string;
}

const rules = {
  steps: ({ turn }: State): Step[] =>
    turn === undefined ? [] : [{ step: 'move', seat: turn, clauses: [], facts: {} }],
};

/** The first turn, then each act: the minute it was told at and whose turn came with it. */
function played(first: string | undefined, ...told: (readonly [number, string | undefined])[]) {
  const stateOf = (turn: string | undefined): State => (turn === undefined ? {} : { turn });
  const entries = told.map(([minute], index): Entry<string> => {
    const act = { type: 'move', move: 'on' } as const;
    return { id: `p:${index}`, device: 'p', at: atMinute(minute), told: { type: 'tell', act } };
  });
  const acts = entries.map(({ id }): Placed<string> => {
    return { entry: id, act: { type: 'move', move: 'on' } };
  });
  const ruled = [first, ...told.map(([, turn]) => turn)].map((turn): Ruled<State> => ({
    state: stateOf(turn),
    effects: [],
  }));
  return { log: Strand.of(entries), acts: Strand.of(acts), ruled: Strand.of(ruled) };
}

describe('what each seat has taken', () => {
  it('a wait counts for who had the turn, from the beginning of the match on', () => {
    const { taken, running } = turnTimes(
      rules,
      played('ann', [1, 'bo'], [3, 'bo'], [4, 'ann']),
      BEGUN,
    );
    expect(Object.fromEntries(taken)).toEqual({ ann: MINUTE, bo: 3 * MINUTE });
    expect(running).toEqual({ seat: 'ann', since: Date.parse(atMinute(4)) });
  });

  it('where anybody may move, nobody’s time runs', () => {
    const { taken, running } = turnTimes(
      rules,
      played('ann', [1, undefined], [5, undefined]),
      BEGUN,
    );
    expect(Object.fromEntries(taken)).toEqual({ ann: MINUTE });
    expect(running).toBeUndefined();
  });

  it('a break at the table counts for nobody', () => {
    const { taken } = turnTimes(rules, played('ann', [2, 'bo'], [60, 'ann'], [61, 'bo']), BEGUN);
    expect(Object.fromEntries(taken)).toEqual({ ann: 3 * MINUTE, bo: 0 });
  });

  it('asks the rules once for each table, however often it is looked at', () => {
    const steps = vi.fn(rules.steps);
    const match = played('ann', [1, 'bo'], [3, 'ann']);
    const first = turnTimes({ steps }, match, BEGUN);
    expect(turnTimes({ steps }, match, BEGUN)).toEqual(first);
    expect(steps).toHaveBeenCalledTimes(3);
  });

  it('an act put in between takes no minute twice', () => {
    const match = played('ann', [1, 'bo'], [8, 'ann'], [5, 'bo'], [9, 'ann']);
    const log = match.log.toArray().map((entry): Entry<string> => {
      const { told } = entry;
      const isPutIn = told.type === 'tell' && entry.id === 'p:1';
      return isPutIn ? { ...entry, told: { ...told, before: 'p:2' } } : entry;
    });
    const { taken } = turnTimes(rules, { ...match, log: Strand.of(log) }, BEGUN);
    expect(Object.fromEntries(taken)).toEqual({ ann: 5 * MINUTE, bo: 4 * MINUTE });
  });

  it('what waits behind a stop is not counted yet', () => {
    const match = played('ann', [1, 'bo'], [2, 'ann']);
    const { taken, running } = turnTimes(rules, { ...match, ruled: match.ruled.take(2) }, BEGUN);
    expect(Object.fromEntries(taken)).toEqual({ ann: MINUTE });
    expect(running?.seat).toBe('bo');
  });
});

it('two phones whose clocks differ take nobody’s time away', () => {
  expect(waited(2000, 1000)).toBe(0);
  expect(waited(1000, 2000)).toBe(1000);
});
