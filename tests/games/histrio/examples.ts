// The rulebook's own examples as data, with the heading each stands under.
import type { Actor, Card } from '../../../src/lib/games/histrio/data/cards.ts';
import type { ClauseId } from '../../../src/lib/referee/ruling.ts';

/** «Розыгрыш», example 1: a tragedian is kept, a comedian sent to the Court. */
export const COURT = {
  clauses: [
    'histrio.alone.court-moves-needle',
    'histrio.alone.rest-joins-troupe',
    'histrio.mood.direction-and-distance',
  ] satisfies ClauseId[],
  city: ['T3', 'C2'] satisfies Actor[],
  court: 'C2' as Actor,
  then: { towards: 'comedy', spaces: 2, troupe: ['T3'] },
} as const;

/** «Розыгрыш», example 2: 2 + 3 - 4 = 1. It does not say how many players are there. */
export const CROWD = {
  clauses: ['histrio.crowd.actors-move-needle', 'histrio.crowd.net-movement'] satisfies ClauseId[],
  city: ['T2', 'T3', 'C4'] satisfies Actor[],
  then: { towards: 'tragedy', spaces: 1, requestsEach: 1 },
} as const;

interface Shown {
  /** Actors with the printed numbers and sums of experience. */
  readonly troupe: readonly Card[];
  readonly comedians: { readonly count: number; readonly experience: number };
  readonly tragedians: { readonly count: number; readonly experience: number };
  readonly then: {
    readonly matching: number;
    readonly difference: number;
    readonly reward: number;
    readonly request: number;
    readonly total: number;
  };
}

/** «Подсчёт экю»: season 1 under comedy; what Ippolit's actors bring is not printed but follows. */
export const SCORING: Readonly<Record<'valera' | 'ippolit', Shown>> = {
  valera: {
    troupe: ['C1', 'C3', 'C4', 'T1', 'T2'],
    comedians: { count: 3, experience: 8 },
    tragedians: { count: 2, experience: 3 },
    then: { matching: 3, difference: 5, reward: 6, request: 4, total: 13 },
  },
  ippolit: {
    troupe: ['C1', 'C1', 'C2', 'C2', 'T1', 'T1', 'T3'],
    comedians: { count: 4, experience: 6 },
    tragedians: { count: 3, experience: 5 },
    then: { matching: 4, difference: 1, reward: 3, request: 0, total: 7 },
  },
};

/** «Настроение Короля»: a tragedian pushes towards red by his experience. */
export const PUSHES = [1, 2, 3, 4, 5] as const;

/** «Подсчёт экю»: under comedy each comedian pays one ecu. */
export const COMEDIANS = [0, 1, 2, 3, 4] as const;
