// Which bonus this turn's card offers: its own, or that of the card it copies. Rulebook «Бонусы».
import type { Refused } from '../../../referee/ruling.ts';
import type { CardBonus, Die } from '../data/kinds.ts';
import { gemCount } from '../data/kinds.ts';
import { refuseFirmly } from './rulings.ts';
import type { SeatState, State, Turn } from './state.ts';

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

/** What a card adds to a die about to be put on it: its own +N, or the greatest one it may copy. */
export function plusBonus(
  state: Pick<State, 'readings'>,
  one: SeatState,
  die: Die,
  card: number,
): CardBonus | undefined {
  const own = one.cards[card - 1]?.card?.bonus;
  if (own?.kind !== 'copy') return own;
  return one.cards
    .flatMap((_, at) => {
      const bonus = effectiveBonus(state, one, card, at + 1, undefined);
      return bonus !== undefined && 'kind' in bonus && bonus.kind === 'plus' ? [bonus] : [];
    })
    .filter(({ colour }) => colour === undefined || [colour, 'clear'].includes(die.colour))
    .sort((first, second) => second.count - first.count)[0];
}

/** Whether the bonus of this turn's card can still be used: a die is turned as it is taken, +N comes before the action, and a price must be there. */
export function isBonusOpen(turn: Pick<Turn, 'bonus' | 'stage'>, one: SeatState): boolean {
  if (turn.bonus !== undefined) return false;
  const place = one.dice.at(-1)?.card ?? 0;
  const bonus = one.cards[place - 1]?.card?.bonus;
  // A copy has the time and the price of what it copies, and copies no other copy.
  return bonus?.kind === 'copy'
    ? one.cards.some(
        ({ card }, at) =>
          at !== place - 1 && card?.bonus?.kind !== 'copy' && isUsable(card?.bonus, turn, one),
      )
    : isUsable(bonus, turn, one);
}

/** True where nobody has read it: it may be any. */
function isUsable(
  bonus: CardBonus | undefined,
  { stage }: Pick<Turn, 'stage'>,
  { coins, own }: SeatState,
): boolean {
  switch (bonus?.kind) {
    case 'set_face':
      return false;
    case 'plus':
      return stage === 'power';
    case 'trainer_for_tile':
      return (own?.trainers ?? 0) > 0;
    case 'gems_for_tile':
      return gemCount(own?.gems ?? {}) >= bonus.count;
    case 'buy_trainer':
      return coins >= bonus.coins;
    default:
      return true;
  }
}
