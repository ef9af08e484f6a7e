// What words that name a move leave half told at the table of Summer Pavilion.
import type { HalfToldBy, ToldIn } from '../../card.ts';
import type { Named } from '../../../referee/named.ts';
import { holds } from '../rules/phases/acquire.ts';
import type { State } from '../rules/state.ts';
import type { TOLD } from './toldSchemas.ts';

type Told = ToldIn<typeof TOLD>;

export function halfToldBy(state: unknown, { kind, things, numbers }: Named): HalfToldBy {
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
  return {};
}
