// What if these actors went to the Court: where the needle would end, and who would come home. A dry run of the rules.
import type { ClauseId } from '../../../referee/ruling.ts';
import type { Actor, Mood } from '../data/cards.ts';
import type { Place } from '../rules/facts.ts';
import { moveNeedle, placeOf, pushOf } from '../rules/needle.ts';
import type { State } from '../rules/state.ts';
import { managersOn, moodOf } from '../rules/table.ts';

export interface WhatIf {
  readonly from: Place;
  readonly to: Place;
  /** Which way they push; absent when they hold each other. */
  readonly towards?: Mood;
  /** Spaces they push, and how many of them fall off the end of the dial. */
  readonly spaces: number;
  readonly lost: number;
  readonly changesMood: boolean;
  /** Managers that would come home. */
  readonly home: number;
  /** What it rests on, the deciding one first. */
  readonly ruled: { readonly clause: ClauseId; readonly also: readonly ClauseId[] };
}

export function whatIf(state: State, actors: readonly Actor[]): WhatIf {
  const by = pushOf(actors);
  const { state: after, effects } = moveNeedle({ state, effects: [] }, by);
  const changesMood = moodOf(after) !== moodOf(state);
  return {
    from: placeOf(state.needle),
    to: placeOf(after.needle),
    ...(by === 0 ? {} : { towards: by > 0 ? 'comedy' : 'tragedy' }),
    spaces: Math.abs(by),
    lost: Math.abs(by) - Math.abs(after.needle - state.needle),
    changesMood,
    home: managersOn(state) - managersOn(after),
    ruled: {
      clause: changesMood
        ? 'histrio.mood.change-on-crossing'
        : 'histrio.mood.direction-and-distance',
      also: effects.flatMap(({ clause, also = [] }) => [clause, ...also]),
    },
  };
}
