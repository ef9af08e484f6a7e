// The power of the turn under way, from what the table keeps. Rulebook «Определите количество очков действий».
import { lastingDie, powerOf, workingColour } from './power.ts';
import type { SeatState, State, TakenDie } from './state.ts';
import type { Table } from './table.ts';

/** Dice as they count after the turn they were taken on. */
export function lastingDice(
  { readings }: Pick<State, 'readings'>,
  { dice }: Pick<SeatState, 'dice'>,
) {
  return dice.map((die: TakenDie) => lastingDie(die, readings.turned));
}

/** Power now: the die of this turn, earlier dice of its colour, gems and every +N that works on the `action`, where one is named. */
export function powerNow(
  { tables }: Pick<Table, 'tables'>,
  state: State,
  one: SeatState,
  action = state.turn?.action,
): number {
  const die = one.dice.at(-1);
  const { turn } = state;
  if (die === undefined || turn === undefined) return 0;
  const colour = workingColour(die, die.as);
  const plus = turn.plus
    .filter(({ source }) => {
      const works = source === 'card' ? undefined : tables.trainerSpaces[source].action;
      return action === undefined || works === undefined || works === action;
    })
    .reduce((sum, { power }) => sum + power, 0);
  if (colour === undefined) return die.value + plus;
  const earlier = lastingDice(state, { dice: one.dice.slice(0, -1) });
  const parts = powerOf({
    taken: die,
    colour,
    earlier,
    gems: turn.gems,
    plus,
    perGem: tables.gems.power,
  });
  return parts.power;
}
