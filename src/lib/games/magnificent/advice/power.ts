// What power each die on offer gives, as each colour it may work as, and which gems it takes to reach a level or a space.
import type { CardBonus, Colour, Die, Gems } from '../data/kinds.ts';
import { COLOURS, gemCount, gemsOf } from '../data/kinds.ts';
import type { BoostReading } from '../rules/power.ts';
import { boostColours, plusOf, powerOf } from '../rules/power.ts';
import { differentDice } from './payment.ts';

export interface PowerSeen {
  /** Dice of this round so far. */
  readonly earlier: readonly Die[];
  /** Gems in storage. */
  readonly gems: Gems;
  /** Bonuses of cards that will be used. */
  readonly bonuses?: readonly CardBonus[];
  /** Sum of every +N of trainers that will be used. */
  readonly plus?: number;
  readonly perGem: number;
  readonly reading?: BoostReading;
}

export interface DiePower {
  readonly die: Die;
  /** The colour it works as: three lines for a clear die. */
  readonly colour: Colour;
  /** Dice and every +N. */
  readonly power: number;
  /** With every gem that may be discarded. */
  readonly most: number;
}

/** Each different die on offer; the strongest first. */
export function diePowers(offered: readonly Die[], seen: PowerSeen): readonly DiePower[] {
  return differentDice(offered)
    .flatMap((die) => {
      const colours = die.colour === 'clear' ? COLOURS : [die.colour];
      return colours.map((colour) => {
        const { power } = powerOf({
          taken: die,
          colour,
          earlier: seen.earlier,
          plus: plusSeen(seen, colour),
          perGem: seen.perGem,
        });
        return { die, colour, power, most: power + gemsAtHand(seen, colour) * seen.perGem };
      });
    })
    .sort((one, other) => other.power - one.power || other.most - one.most);
}

function plusSeen({ bonuses = [], plus = 0 }: PowerSeen, colour: Colour): number {
  return bonuses.reduce((sum, bonus) => sum + plusOf(bonus, colour), plus);
}

/** Gems in storage that may raise the power of a die working as `colour`. */
export function gemsAtHand(
  { gems, reading = 'die-colour-gems' }: Pick<PowerSeen, 'gems' | 'reading'>,
  colour: Colour,
): number {
  return boostColours(colour, reading).reduce((sum, gem) => sum + gemsOf(gems, gem), 0);
}

export interface Reach {
  /** Power asked for. */
  readonly requirement: number;
  /** Fewest gems that reach it, clear ones last; undefined where all of them do not. */
  readonly gems: Gems | undefined;
  /** What the card of this turn has to add besides. */
  readonly plus?: number;
  /** How many trainers have to stand on own tiles besides: only where it is out of reach without them. */
  readonly trainers?: number;
  /** A hat stands there: no power reaches it now. */
  readonly isTaken?: boolean;
}

/** What each requirement takes from this power on. */
export function reachOf(
  requirements: readonly number[],
  power: number,
  colour: Colour,
  seen: Pick<PowerSeen, 'gems' | 'perGem' | 'reading'>,
): readonly Reach[] {
  return requirements.map((requirement) => ({
    requirement,
    gems: gemsToReach(requirement, power, colour, seen),
  }));
}

function gemsToReach(
  requirement: number,
  power: number,
  colour: Colour,
  { gems, perGem, reading = 'die-colour-gems' }: Pick<PowerSeen, 'gems' | 'perGem' | 'reading'>,
): Gems | undefined {
  const needed = Math.max(0, Math.ceil((requirement - power) / perGem));
  let left = needed;
  // The colour of the die first, other coloured ones where the table lets them, clear ones last: they do the most elsewhere.
  const order = [...boostColours(colour, reading)].sort(
    (one, other) => rank(one, colour) - rank(other, colour),
  );
  const spent = Object.fromEntries(
    order.flatMap((gem) => {
      const count = Math.min(left, gemsOf(gems, gem));
      left -= count;
      return count === 0 ? [] : [[gem, count]];
    }),
  );
  return gemCount(spent) === needed ? spent : undefined;
}

function rank(gem: Colour | 'clear', colour: Colour): number {
  if (gem === 'clear') return 2;
  return gem === colour ? 0 : 1;
}
