// What lies in a city: what a lone visitor would gather there, and what a crowd would do to the King's mood.
import type { Actor, Card } from '../data/cards.ts';
import { isActor, seen } from '../data/cards.ts';
import type { State } from '../rules/state.ts';
import { whatIf, type WhatIf } from './whatIf.ts';

export interface CitySight {
  readonly city: number;
  /** The newest first, as they are resolved. */
  readonly cards: readonly Card[];
  readonly actors: readonly Actor[];
  readonly acrobats: readonly Card[];
  /** Ecus of the bonuses alone. */
  readonly bonus: number;
  /** All actors to the Court together. */
  readonly crowd: WhatIf;
  /** Each kind of actor here, sent to the Court alone. */
  readonly court: readonly { readonly actor: Actor; readonly would: WhatIf }[];
}

export function citySight(state: State, city: number): CitySight {
  const cards = state.cards?.cities[city - 1] ?? [];
  const actors = cards.filter(isActor);
  const kinds = [...new Set(actors)];
  return {
    city,
    cards,
    actors,
    acrobats: cards.filter((card) => seen(card).kind === 'acrobat'),
    bonus: cards.reduce((sum, card) => {
      const one = seen(card);
      return one.kind === 'bonus' ? sum + one.ecus : sum;
    }, 0),
    crowd: whatIf(state, actors),
    court: kinds.map((actor) => ({ actor, would: whatIf(state, [actor]) })),
  };
}
