// Who won a finished match, for one line on the shelf.
import type { MatchCard } from '../storage/shelf.ts';

/** Names of all first seats; several when the victory is shared. */
export function winnersOf({ seats, result }: MatchCard): readonly string[] {
  const first = result?.ranks.filter(({ rank }) => rank === 1).map(({ seat }) => seat) ?? [];
  return seats.filter(({ id }) => first.includes(id)).map(({ name }) => name);
}
