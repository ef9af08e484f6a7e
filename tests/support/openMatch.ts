// A match as its screen opens it, on a phone with nobody else at it. Throws where it does not open.
import { LiveMatch, type LiveMatchSource } from '../../src/lib/table/liveMatch.svelte.ts';
import type { Setup } from '../../src/lib/referee/rules.ts';
import { beforeClosing } from './db.ts';

/** When everything in these tests happens, where nobody says otherwise. */
export const NOW = '2026-03-01T22:00:00+01:00';

type Source<S extends Setup, State, Move> = Pick<
  LiveMatchSource<S, State, Move>,
  'db' | 'module' | 'id'
> & { readonly now?: () => string };

export async function openMatch<S extends Setup, State, Move>({
  now = () => NOW,
  ...source
}: Source<S, State, Move>): Promise<LiveMatch<State, Move>> {
  const surroundings = { device: 'phone', now };
  const opened = await LiveMatch.open({ ...source, surroundings, locks: false });
  if (!opened.ok) throw new Error(opened.fault.code);
  const live = opened.value;
  // A writing cut off by the end of its test would wait in the phone's memory for the next one.
  beforeClosing(() => live.settled());
  return live;
}
