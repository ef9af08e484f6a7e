// The power of the turn under way, from what the table keeps. Rulebook «Определите количество очков действий».
import type { Action, Colour, Gems } from '../data/kinds.ts';
import { gemsOf } from '../data/kinds.ts';
import { areOtherGemsForPerforming } from './mended.ts';
import type { PowerParts } from './power.ts';
import { boostColours, lastingDie, powerOf, workingColour } from './power.ts';
import type { SeatState, State, TakenDie } from './state.ts';
import { turnWithDie } from './state.ts';
import { stands, type Table } from './table.ts';

const NO_POWER: PowerParts = { taken: 0, earlier: 0, gems: 0, plus: 0, power: 0 };

/** Dice as they count after the turn they were taken on. */
export function lastingDice(
  { readings }: Pick<State, 'readings'>,
  { dice }: Pick<SeatState, 'dice'>,
) {
  return dice.map((die: TakenDie) => lastingDie(die, readings.turned));
}

/** Power now: the die of this turn, earlier dice of its colour, gems and every +N that works on the `action`, where one is named. */
export function powerPartsNow(
  table: Pick<Table, 'tables' | 'waived'>,
  state: State,
  one: SeatState,
  action = state.turn?.action,
): PowerParts {
  const { tables } = table;
  const die = one.dice.at(-1);
  const turn = turnWithDie(state);
  if (die === undefined || turn === undefined) return NO_POWER;
  const colour = workingColour(die, die.as);
  const plus = turn.plus
    .filter(({ source }) => {
      const works = source === 'card' ? undefined : tables.trainerSpaces[source].action;
      return action === undefined || works === undefined || works === action;
    })
    .reduce((sum, { power }) => sum + power, 0);
  if (colour === undefined) return { ...NO_POWER, taken: die.value, plus, power: die.value + plus };
  const earlier = lastingDice(state, { dice: one.dice.slice(0, -1) });
  return powerOf({
    taken: die,
    colour,
    earlier,
    gems: gemsFor(table, state, turn.gems, colour, action),
    plus,
    perGem: tables.gems.power,
  });
}

/** Those that raise power for the action; for whichever it may be, where none is named. What the table lets stand counts. */
function gemsFor(
  table: Pick<Table, 'waived'>,
  state: State,
  gems: Gems,
  colour: Colour,
  action: Action | undefined,
): Gems {
  const isOther = action !== undefined && action !== 'perform';
  const isForPerforming =
    state.readings.performGems === 'any-gems' && areOtherGemsForPerforming(state);
  if (!isOther || !isForPerforming || !stands(table, 'magnificent.power.gem-colour')) return gems;
  const counted = boostColours(colour, 'die-colour-gems');
  return Object.fromEntries(counted.map((gem) => [gem, gemsOf(gems, gem)]));
}

export function powerNow(
  table: Pick<Table, 'tables' | 'waived'>,
  state: State,
  one: SeatState,
  action = state.turn?.action,
): number {
  return powerPartsNow(table, state, one, action).power;
}
