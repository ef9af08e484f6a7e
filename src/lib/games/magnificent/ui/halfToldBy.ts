// What words that name a move leave half told at the table of The Magnificent.
import type { HalfToldBy, ToldIn } from '../../card.ts';
import type { Named } from '../../../referee/named.ts';
import { dieIn } from '../advice/named.ts';
import { ACTIONS } from '../data/kinds.ts';
import { turnWithDie, type State } from '../rules/state.ts';
import type { TOLD } from './match/toldSchemas.ts';

type Told = ToldIn<typeof TOLD>;

/** The die, where one is meant that lies in the main tent, and the action. */
export function halfToldBy(state: unknown, named: Named): HalfToldBy {
  const now = state as State;
  const action = ACTIONS.find((one) => one === named.kind);
  const die = lying(now, dieIn(now, named));
  if (now.level === 'scorekeeper' && die === undefined && action === undefined) return {};
  if (now.level === 'scorekeeper')
    return {
      turn: { die, action, points: 0, coins: 0, isAdding: false },
    } satisfies Told;
  if (turnWithDie(now) === undefined) {
    const takeDie: Told['takeDie'] = die && { die };
    return takeDie ? { 'take die': takeDie } : {};
  }
  if (action === undefined) return {};
  return {
    referee: { isLater: false, action, isHelp: false, isAdding: false },
  } satisfies Told;
}

function lying({ tent }: State, die: ReturnType<typeof dieIn>) {
  const isThere =
    tent?.some(({ colour, value }) => colour === die?.colour && value === die.value) ?? true;
  return isThere ? die : undefined;
}
