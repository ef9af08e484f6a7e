// Trainer tiles that can have come by now. A match of an older ruleset opens with what it holds: there only what is told anew is asked.
import type { Refusal, Refused } from '../../../referee/ruling.ts';
import { sameJson } from '../../../referee/sameJson.ts';
import { areTilesCounted } from './mended.ts';
import { isWithTiles } from './phases/setup.ts';
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

function refuseOver(table: Table, state: State, seats: readonly SeatState[]): Refused | undefined {
  const over = seats.find(
    ({ seat, own }) => (own?.tiles.length ?? 0) > mostTiles(table, state, seat),
  );
  return over === undefined
    ? undefined
    : refuseFirmly('magnificent.sets.tile-to-empty-space', {
        seat: over.seat,
        tiles: over.own?.tiles.length ?? 0,
        spaces: table.tables.trainerArea,
        most: mostTiles(table, state, over.seat),
      });
}

/** `before`: the table as it was kept; what lay there then is not told anew. */
export function refuseNewTiles(table: Table, state: State, before?: Position): Refusal | undefined {
  const isNew = ({ seat, own }: SeatState) =>
    !sameJson(own?.tiles ?? [], before?.seats[seat]?.own?.tiles ?? []);
  return refuseOver(table, state, state.seats.filter(isNew))?.refusal;
}

/** More than a seat has space for by the end of the match could not be played on; and none lie beside the cards of the last round. */
export function refuseTiles(table: Table, state: State): Refused | undefined {
  if (!areTilesCounted(state)) return undefined;
  const laid = (state.table?.sets ?? []).filter(({ tile }) => tile !== undefined).length;
  return laid > 0 && !isWithTiles(table, state)
    ? refuseFirmly('magnificent.prepare.no-trainer-tiles-before-last-round', { tiles: laid })
    : refuseOver(table, state, state.seats);
}
