// An amount of a seat beside its points – the coins of a purse – as lines, each by the effect that moved it.
import type { EntryId } from './entry.ts';
import type { Match } from './match.ts';
import type { Effect, Facts, SeatId } from './ruling.ts';
import type { Line } from './sheet.ts';

export interface Amount<State> {
  readonly of: (state: State, seat: SeatId) => number;
  /** What an effect has moved of it. */
  readonly moved: (effect: Effect, seat: SeatId) => number;
}

interface Mover {
  readonly gained?: string;
  readonly lost?: string;
}

/** Names of the facts in which each clause says how much came and went. */
export type Movers<EffectFacts> = {
  readonly [C in keyof EffectFacts]?: {
    readonly gained?: keyof EffectFacts[C] & string;
    readonly lost?: keyof EffectFacts[C] & string;
  };
};

/** What an effect has moved for its own seat. */
export function movedBy<EffectFacts>(
  movers: Movers<EffectFacts>,
  { clause, facts }: Effect,
): number {
  const table: Readonly<Record<string, Mover | undefined>> = movers;
  const mover = table[clause];
  return mover === undefined ? 0 : countIn(facts, mover.gained) - countIn(facts, mover.lost);
}

export function countIn(facts: Facts, name: string | undefined): number {
  const count = name === undefined ? undefined : facts[name];
  return typeof count === 'number' ? count : 0;
}

/** In table order; their points are of the amount, and add up to what the seat has now. */
export function amountLines<State, Move>(
  { acts, ruled }: Pick<Match<State, Move>, 'acts' | 'ruled'>,
  seat: SeatId,
  amount: Amount<State>,
): readonly Line[] {
  const lines: Line[] = [];
  let before = 0;
  for (let index = 0; index < ruled.length; index += 1) {
    const step = ruled.at(index);
    if (step === undefined) continue;
    const entry = acts.at(index - 1)?.entry;
    const told = step.effects.flatMap((effect) => {
      const points = amount.moved(effect, seat);
      return points === 0 ? [] : [{ effect, points }];
    });
    const total = amount.of(step.state, seat);
    const rest = total - told.reduce((sum, { points }) => sum + points, before);
    const own = rest === 0 ? undefined : ownOf(step.effects, seat);
    // What was not there was not paid: the line that tells the payment says what went.
    const short = told.findLast(({ effect }) => effect === own);
    if (short !== undefined) short.points += rest;
    for (const { effect, points } of told)
      if (points !== 0) lines.push(lineOf(effect, seat, points, entry));
    if (rest !== 0 && short === undefined)
      lines.push(lineOf(own ?? restOf(total - rest, total), seat, rest, entry));
    before = total;
  }
  return lines;
}

/** What these effects have moved of it, below zero what went; a gift is an effect of the one who gives it. */
export function movedIn<State>(
  effects: readonly Effect[],
  seat: SeatId,
  { moved }: Pick<Amount<State>, 'moved'>,
): number {
  return effects.reduce((sum, effect) => sum + moved(effect, seat), 0);
}

function lineOf(
  { clause, facts }: Pick<Effect, 'clause' | 'facts'>,
  seat: SeatId,
  points: number,
  entry: EntryId | undefined,
): Line {
  return { seat, clause, points, facts, ...(entry === undefined ? {} : { entry }) };
}

/** A clause that was waived, where the table told no position anew. */
function ownOf(effects: readonly Effect[], seat: SeatId): Effect | undefined {
  const own = effects.findLast((effect) => effect.seat === seat);
  return own?.clause.startsWith('table.') === true ? undefined : own;
}

/** What no effect says in coins: a position told anew. */
function restOf(before: number, total: number): Pick<Effect, 'clause' | 'facts'> {
  return { clause: 'table.position', facts: { before, total, reason: '' } };
}
