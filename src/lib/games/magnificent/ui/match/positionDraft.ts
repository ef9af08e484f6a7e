// Pieces of a table told anew: dice on cards, hats, cards and sets, as the position keeps them.
import type { Refusal } from '$lib/referee/ruling.ts';
import type { Die } from '../../data/kinds.ts';
import type { Tables } from '../../data/tables.ts';
import type { Position } from '../../rules/positionSchema.ts';
import type { Phase, SetSlot, TakenDie } from '../../rules/state.ts';
import { PHASES } from '../../rules/state.ts';

export type SeatPosition = Position['seats'][string];
export type OwnPosition = NonNullable<SeatPosition['own']>;

/** Nothing differs from the set-up. */
export function openingOf(seats: readonly { readonly id: string }[]): Position {
  return {
    round: 1,
    phase: 'turns',
    seats: Object.fromEntries(seats.map(({ id }) => [id, {}])),
  };
}

/** What a round can have come to; the final count belongs to the last one. */
export function phasesIn(
  { rounds }: Tables,
  { round, isReferee }: { readonly round: number; readonly isReferee: boolean },
): Phase[] {
  const isLast = round >= rounds;
  return PHASES.filter((phase) => {
    switch (phase) {
      case 'setup':
        return isReferee && round === 1;
      case 'preparing':
        return !isLast;
      case 'halves':
      case 'areas':
        return isLast;
      case 'over':
        return false;
      default:
        return true;
    }
  });
}

/** One after the other the seats are done with these. */
export function isStepwise(phase: Phase): boolean {
  return phase === 'sets' || phase === 'scoring' || phase === 'halves' || phase === 'areas';
}

/** Turns of the round are being taken, or have just been. */
export function isRunning(phase: Phase): boolean {
  return phase === 'turns' || phase === 'payment';
}

/** Dice still lie on the cards. */
export function areDiceOut(phase: Phase): boolean {
  return phase !== 'setup' && phase !== 'preparing';
}

/** The die comes onto the card; another one that lay there goes. */
export function withDie(dice: readonly TakenDie[], card: number, die: Die): TakenDie[] {
  const told = { ...die, card };
  return dice.some((one) => one.card === card)
    ? dice.map((one) => (one.card === card ? told : one))
    : [...dice, told];
}

export function withoutDie(dice: readonly TakenDie[], card: number): TakenDie[] {
  return dice.filter((one) => one.card !== card);
}

/** A hat moves; from the play area where `from` is left out. */
export function withHatAt(hats: readonly number[], from: number | undefined, to: number): number[] {
  return [...hats.filter((space) => space !== from), to].sort((low, high) => low - high);
}

export function withSlot<Slot>(list: readonly Slot[], at: number, slot: Slot): Slot[] {
  return list.map((one, index) => (index === at ? slot : one));
}

/** A set with one of its parts told, or untold. */
export function setWith(slot: SetSlot, part: Partial<SetSlot>): SetSlot {
  const { card, tile, gone } = { ...slot, ...part };
  return { ...(card && { card }), ...(tile && { tile }), ...(gone && { gone }) };
}

/** The seat that a refusal speaks of. */
export function seatIn({ facts }: Refusal): string | undefined {
  const { seat } = facts;
  return typeof seat === 'string' ? seat : undefined;
}
