// Which bonus this turn's card offers: its own, or that of the card it copies. Rulebook «Бонусы».
import type { Refused } from '../../../referee/ruling.ts';
import type { CardBonus, Colour } from '../data/kinds.ts';
import { gemCount, tileOf } from '../data/kinds.ts';
import { mayRecolour } from './recolouring.ts';
import { refuseFirmly } from './rulings.ts';
import type { Own, SeatState, State, Turn } from './state.ts';
import { turnWithDie } from './state.ts';
import type { Table } from './table.ts';
import { leftOf, placedTrainers, trainersOf, turnColour } from './table.ts';

/** Undefined where nobody has read the card. `told`: what is printed, as the move says it. */
export function effectiveBonus(
  { readings }: Pick<State, 'readings'>,
  { seat, cards, dice }: SeatState,
  card: number,
  copied: number | undefined,
  told: CardBonus | undefined,
): CardBonus | Refused | undefined {
  const own = cards[card - 1]?.card?.bonus;
  if (copied === undefined) return own ?? told;
  const other = cards[copied - 1];
  const bonus = other?.card?.bonus ?? told;
  const hasDie = dice.some((die) => die.card === copied);
  if (own !== undefined && own.kind !== 'copy')
    return refuseFirmly('magnificent.card-bonus.only-this-turns-card', { seat, card: copied });
  // Two copies may point at a third card and never at each other.
  const isAllowed =
    copied !== card &&
    other !== undefined &&
    bonus?.kind !== 'copy' &&
    (readings.copied === 'any-other-card' || hasDie);
  return isAllowed ? bonus : refuseFirmly('magnificent.bonuses.copy-card', { seat, card: copied });
}

/** Which card holds the die of this turn, from 1; undefined where the seats are not known. */
export function cardOfTurn(
  { seats }: Partial<Pick<State, 'seats'>> = {},
  seat: string,
): number | undefined {
  return seats?.find((one) => one.seat === seat)?.dice.at(-1)?.card;
}

/** What a card adds to a die about to be put on it: its own +N. Which card a copy copies nobody has said yet. */
export function plusBonus(
  { cards }: Pick<SeatState, 'cards'>,
  card: number,
): CardBonus | undefined {
  const own = cards[card - 1]?.card?.bonus;
  return own?.kind === 'copy' ? undefined : own;
}

/** Whether the bonus of this turn's card can still be used: a die is turned as it is taken, +N comes before the action, and its price and what it gives must be there. */
export function isBonusOpen(table: Pick<Table, 'tables'>, state: State, one: SeatState): boolean {
  const turn = turnWithDie(state);
  if (turn === undefined || turn.bonus !== undefined) return false;
  const place = one.dice.at(-1)?.card ?? 0;
  const bonus = one.cards[place - 1]?.card?.bonus;
  const isUsable = (used: CardBonus | undefined) => isUsableNow(table, state, turn, one, used);
  // A copy has the time and the price of what it copies.
  return bonus?.kind === 'copy'
    ? one.cards.some((_, at) => {
        const copied = effectiveBonus(state, one, place, at + 1, undefined);
        return (copied === undefined || 'kind' in copied) && isUsable(copied);
      })
    : isUsable(bonus);
}

/** True where nobody has read it: it may be any. */
function isUsableNow(
  table: Pick<Table, 'tables'>,
  state: State,
  turn: Turn,
  one: SeatState,
  bonus: CardBonus | undefined,
): boolean {
  const { coins, own } = one;
  switch (bonus?.kind) {
    case 'set_face':
      return false;
    case 'plus': {
      const die = turnColour(one);
      const isOfDie = bonus.colour === undefined || die === undefined || bonus.colour === die;
      return turn.stage === 'power' && isOfDie;
    }
    case 'trainer_for_tile':
      return returnable(state, turn, own) > 0 && isTileThere(table, state, turn, bonus.colour);
    case 'gems_for_tile':
      return (
        gemCount(own?.gems ?? {}) >= bonus.count && isTileThere(table, state, turn, bonus.colour)
      );
    case 'buy_trainer':
      return coins >= bonus.coins && isTrainerThere(table, state, one);
    default:
      return true;
  }
}

/** Trainers that may go back to the supply for a tile: used ones too where the table plays it so. */
export function returnable(
  { readings }: Pick<State, 'readings'>,
  turn: Turn,
  own: Own | undefined,
): number {
  return (own?.trainers ?? 0) + (readings.returned === 'any-own' ? placedTrainers(turn) : 0);
}

/** A small tile of the colour is left, or a trainer gives it another one. */
export function isTileThere(
  table: Pick<Table, 'tables'>,
  state: State,
  turn: Turn,
  colour: Colour,
): boolean {
  return mayRecolour(state, turn, 'card') || leftOf(table, state, tileOf(colour, 'small')) > 0;
}

/** One more trainer than the seat has. */
export function isTrainerThere(
  { tables }: Pick<Table, 'tables'>,
  state: State,
  one: SeatState,
): boolean {
  return trainersOf(state, one) < tables.trainers || state.readings.noTrainer !== 'nothing-gained';
}
