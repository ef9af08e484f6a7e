// Matches of the toy game under the hands of a table; closed again by whoever opened them.
import type { ImpresarioDb } from '../../src/lib/storage/db.ts';
import { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import type { Locks } from '../../src/lib/table/writerLock.ts';
import { closeAll } from './db.ts';
import { toyRules, type ToyMove, type ToyState } from './toyGame.ts';
import { movesOf } from './toyMatch.ts';

export type Live = LiveMatch<ToyState, ToyMove>;

const lives: Live[] = [];

/** Another window of match m1; `module` where the app knows other rules by now. */
export async function openLive(
  db: ImpresarioDb,
  locks: Locks | false,
  module: typeof toyRules = toyRules,
): Promise<Live> {
  const live = await LiveMatch.open({ db, module, id: 'm1', surroundings: clock(), locks });
  if (!live.ok) throw new Error(live.fault.code);
  lives.push(live.value);
  return live.value;
}

/** They write what waits before their database goes. */
export async function closeLives(): Promise<void> {
  await Promise.all(lives.splice(0).map((live) => live.close()));
  await closeAll();
}

export function tell(live: Live, text: string) {
  const [move] = movesOf(text);
  if (move === undefined) throw new Error(`No move in "${text}"`);
  return live.tell(move);
}

/** A phone on which a second passes with every question. */
export function clock() {
  let second = 0;
  return {
    device: 'phone',
    now: () => `2026-03-01T20:00:${String((second += 1) % 60).padStart(2, '0')}+01:00`,
  };
}
