// The power of the turn under way, from what the table keeps. Rulebook «Определите количество очков действий».
import type { PowerParts } from './power.ts';
import { lastingDie, powerOf, workingColour } from './power.ts';
import type { SeatState, State, TakenDie } from './state.ts';
import { turnWithDie } from './state.ts';
import type { Table } from './table.ts';

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
  { tables }: Pick<Table, 'tables'>,
  state: State,
  one: SeatState,
  action = state.turn?.action,
): PowerParts {
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
    gems: turn.gems,
    plus,
    perGem: tables.gems.power,
  });
}

export function powerNow(
  table: Pick<Table, 'tables'>,
  state: State,
  one: SeatState,
  action = state.turn?.action,
): number {
  return powerPartsNow(table, state, one, action).power;
}
