// Trainer tiles that a seat can have by now. Asked only of a table that is told now: a match that was kept opens with what it holds.
import type { Refusal } from '../../../referee/ruling.ts';
import type { Position } from './positionSchema.ts';
import { refuseFirmly } from './rulings.ts';
import type { Phase, SeatState, State } from './state.ts';
import type { Table } from './table.ts';

const BEFORE_SETS: readonly Phase[] = ['setup', 'turns', 'payment'];

/** One is chosen at set-up, one comes with the set of each round but the last. */
function mostTiles({ tables }: Table, { phase, round, done }: State, seat: string): number {
  const isTaken = phase === 'sets' ? done.includes(seat) : !BEFORE_SETS.includes(phase);
  const ofRound = isTaken && round < tables.rounds ? 1 : 0;
  return Math.min(tables.trainerArea, round + ofRound);
}

/** `before`: the table as it was kept; what lay there then is not told anew. */
export function refuseNewTiles(table: Table, state: State, before?: Position): Refusal | undefined {
  const isNew = ({ seat, own }: SeatState) =>
    JSON.stringify(own?.tiles ?? []) !== JSON.stringify(before?.seats[seat]?.own?.tiles ?? []);
  const over = state.seats.find(
    (one) => isNew(one) && (one.own?.tiles.length ?? 0) > mostTiles(table, state, one.seat),
  );
  return over === undefined
    ? undefined
    : refuseFirmly('magnificent.sets.tile-to-empty-space', {
        seat: over.seat,
        tiles: over.own?.tiles.length ?? 0,
        spaces: table.tables.trainerArea,
        most: mostTiles(table, state, over.seat),
      }).refusal;
}
