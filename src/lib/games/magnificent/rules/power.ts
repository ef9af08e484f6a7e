// Power of a turn: dice of one colour, gems and every +N. Rulebook «Определите количество очков действий».
import type { CardBonus, Colour, Die, Gems, GemColour } from '../data/kinds.ts';
import { GEM_COLOURS, gemCount, gemsOf } from '../data/kinds.ts';

/** A die that an effect has turned to another face also keeps the face it was rolled with. */
export interface TurnedDie extends Die {
  readonly rolled?: number | undefined;
}

export type TurnedReading = 'turned-lasts' | 'turned-this-turn';

/** The die as it counts after the turn it was taken on: for later power, payment and dice criteria. */
export function lastingDie(
  { colour, value, rolled = value }: TurnedDie,
  reading: TurnedReading,
): Die {
  return { colour, value: reading === 'turned-lasts' ? value : rolled };
}

/** Opposite faces of a die add up to seven. */
export function oppositeFace(value: number): number {
  return 7 - value;
}

/** The colour a die works as; undefined for a clear one whose colour nobody has chosen. */
export function workingColour({ colour }: Die, chosen?: Colour): Colour | undefined {
  return colour === 'clear' ? chosen : colour;
}

export interface PowerParts {
  /** The die taken this turn. */
  readonly taken: number;
  /** Dice of its colour from earlier turns of the round. */
  readonly earlier: number;
  readonly gems: number;
  readonly plus: number;
  readonly power: number;
}

export interface PowerTold {
  readonly taken: Die;
  /** The colour the taken die works as. */
  readonly colour: Colour;
  /** The other dice of this round; clear ones among them add nothing. */
  readonly earlier: readonly Die[];
  /** Gems discarded for power. */
  readonly gems?: Gems;
  /** Sum of every +N. */
  readonly plus?: number;
  /** Power of one gem. */
  readonly perGem: number;
}

export function powerOf(told: PowerTold): PowerParts {
  const { taken, colour, gems = {}, plus = 0, perGem } = told;
  const earlier = told.earlier
    .filter((die) => die.colour === colour)
    .reduce((sum, { value }) => sum + value, 0);
  const fromGems = gemCount(gems) * perGem;
  return {
    taken: taken.value,
    earlier,
    gems: fromGems,
    plus,
    power: taken.value + earlier + fromGems + plus,
  };
}

/** What the bonus of a card adds to a die working as `colour`. */
export function plusOf(bonus: CardBonus, colour: Colour): number {
  if (bonus.kind !== 'plus') return 0;
  return bonus.colour === undefined || bonus.colour === colour ? bonus.count : 0;
}

/** Which gems may raise power: those of the colour and clear ones, or what a table plays for performing. */
export type BoostReading = 'die-colour-gems' | 'any-gems' | 'no-gems';

export function boostColours(colour: Colour, reading: BoostReading): readonly GemColour[] {
  if (reading === 'no-gems') return [];
  return reading === 'any-gems' ? GEM_COLOURS : [colour, 'clear'];
}

/** The clause that forbids these gems to raise power; undefined where they may. */
export function refuseBoost(
  stored: Gems,
  discarded: Gems,
  colour: Colour,
  reading: BoostReading = 'die-colour-gems',
): 'magnificent.power.gem-colour' | 'magnificent.power.gem-boost' | undefined {
  const mayBe = boostColours(colour, reading);
  if (GEM_COLOURS.some((gem) => gemsOf(discarded, gem) > 0 && !mayBe.includes(gem)))
    return 'magnificent.power.gem-colour';
  return GEM_COLOURS.some((gem) => gemsOf(discarded, gem) > gemsOf(stored, gem))
    ? 'magnificent.power.gem-boost'
    : undefined;
}
