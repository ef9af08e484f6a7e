// What a city asks of its visitor and what each answer brings: everything by dry runs of the rules.
import type { Effect, Refusal, Ruling, SeatId, Waived } from '../../../referee/ruling.ts';
import type { Actor, Card } from '../data/cards.ts';
import { isActor, levelOf, without } from '../data/cards.ts';
import type { Place } from '../rules/facts.ts';
import type { MoveOf } from '../rules/moves.ts';
import { placeOf } from '../rules/needle.ts';
import { visitOf } from '../rules/phases/visit.ts';
import type { State } from '../rules/state.ts';

type Resolve = MoveOf<'resolve'>;

/** The rules, as far as they are asked here. */
export interface Ruler {
  rule(state: State, move: Resolve, waived?: Waived): Ruling<State>;
}

/** A way to end the city: somebody goes to the Court, or nobody. */
export interface Ending {
  readonly move: Resolve;
  readonly court?: Actor;
  readonly needle: Place;
  readonly effects: readonly Effect[];
}

export type CityView =
  /** A thief must say who is robbed before anything else is known. */
  | {
      readonly asks: 'victim';
      readonly candidates: readonly SeatId[];
      /** Which of the thefts, from 1. */
      readonly theft: number;
      /** All thieves of the city, in the order in which they are resolved. */
      readonly thieves: readonly Actor[];
    }
  /** The first one sends nobody to the Court. */
  | { readonly asks: 'ending'; readonly endings: readonly [Ending, ...Ending[]] }
  | { readonly asks: 'nothing'; readonly refusal: Refusal };

const THEFT = 'histrio.alone.actor-2-steal';

/** `told` is what the visitor has decided so far, the Court left open. */
export function cityView(rules: Ruler, state: State, told: Resolve): CityView {
  // Robbing an empty purse is refused when it is told; until then it is seen what it would bring.
  const waived: Waived = new Set([THEFT]);
  const plain = rules.rule(state, told, waived);
  if (!plain.allowed) {
    const { clause, facts } = plain.refusal;
    const { candidates, tooMany } = facts;
    return clause === THEFT && tooMany !== true && Array.isArray(candidates)
      ? {
          asks: 'victim',
          candidates: candidates.map(String),
          theft: (told.victims?.length ?? 0) + 1,
          thieves: thievesIn(state, told),
        }
      : { asks: 'nothing', refusal: plain.refusal };
  }
  const stay: Ending = {
    move: told,
    needle: placeOf(plain.state.needle),
    effects: plain.effects,
  };
  const sendings = [...new Set(gatheredIn(plain.effects))].flatMap((court): Ending[] => {
    const move = { ...told, court };
    const sent = rules.rule(state, move, waived);
    const needle = sent.allowed ? placeOf(sent.state.needle) : undefined;
    return sent.allowed && needle !== undefined
      ? [{ move, court, needle, effects: sent.effects }]
      : [];
  });
  return { asks: 'ending', endings: [stay, ...sendings] };
}

/** Why the rules refuse to rob this seat next, what was let stand before left aside; undefined where they do not. */
export function refusalOfVictim(
  rules: Ruler,
  state: State,
  told: Resolve,
  victim: SeatId,
): Refusal | undefined {
  const ruling = rules.rule(state, { ...told, victims: [...(told.victims ?? []), victim] });
  if (ruling.allowed) return undefined;
  const { refusal } = ruling;
  const isOfVictim = refusal.clause === THEFT && refusal.facts['victim'] === victim;
  return isOfVictim && refusal.firm !== true ? refusal : undefined;
}

function thievesIn(state: State, { city, declined = [] }: Resolve): readonly Actor[] {
  const { cards } = visitOf(state, city);
  return declined
    .reduce<readonly Card[]>(without, cards)
    .filter(isActor)
    .filter((actor) => levelOf(actor) === 2);
}

function gatheredIn(effects: readonly Effect[]): readonly Actor[] {
  const into = effects.find(({ clause }) => clause === 'histrio.alone.actors-into-hand');
  const cards = into?.facts['cards'];
  return Array.isArray(cards) ? cards.map((card): Card => String(card)).filter(isActor) : [];
}
