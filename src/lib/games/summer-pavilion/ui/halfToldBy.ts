// What words that name a move leave half told at the table of Summer Pavilion.
import type { HalfToldBy, ToldIn } from '../../card.ts';
import type { Named } from '../../../referee/named.ts';
import type { Ruleset } from '../../../referee/ruleset.ts';
import { spacesNamed } from '../advice/named.ts';
import { placementsOn } from '../advice/placements.ts';
import { holds } from '../rules/sight.ts';
import { rulesOf, tableOf } from '../rules/rule.ts';
import type { State } from '../rules/state.ts';
import type { TOLD } from './toldSchemas.ts';

type Told = ToldIn<typeof TOLD>;

export function halfToldBy(state: unknown, named: Named, ruleset: Ruleset): HalfToldBy {
  const { kind, things, numbers } = named;
  const { tiles, phase } = state as State;
  const [number, more] = numbers;
  const display = number === undefined ? undefined : tiles?.displays[number - 1];
  const isDisplay = display && holds(display) > 0 && more === undefined;
  if (kind === 'draft' && things.includes('display') && isDisplay)
    return { draft: { opened: number } } satisfies Told;
  if (kind === 'pass' && phase === 'place')
    return {
      table: { isPassing: true, isSupplyOpen: false, isTokenAsked: false },
    } satisfies Told;
  if (kind === 'place' && phase === 'place') return placing(state as State, named, ruleset);
  return {};
}

/** The space lies open where something can be laid there; what it is paid with is still to be chosen. */
function placing(state: State, named: Named, ruleset: Ruleset): HalfToldBy {
  const table = tableOf(ruleset);
  const { spaces, colour } = spacesNamed(table, state, named);
  const [space, other] = spaces;
  if (space === undefined || other !== undefined) return {};
  const ways = placementsOn(rulesOf(ruleset), table, state, named.seat, space);
  if (ways.length === 0) return {};
  return {
    place: { asked: space.id },
    ...(colour && { placement: { colour } }),
  } satisfies Told;
}
