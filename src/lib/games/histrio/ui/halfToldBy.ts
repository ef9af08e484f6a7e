// What words that name a move leave half told at the table of Histrio.
import type { HalfToldBy, ToldIn } from '../../card.ts';
import type { Named } from '../../../referee/named.ts';
import type { TOLD } from './toldSchemas.ts';

type Told = ToldIn<typeof TOLD>;

/** Whose way is asked. */
export function halfToldBy(_: unknown, { kind, seat }: Named): HalfToldBy {
  if (kind !== 'travel') return {};
  return { travel: { again: { seat, isFriend: false } } } satisfies Told;
}
