// What the players read from their own board in the middle of a match. Nothing here is printed in the rulebook.
import type { Refused, Ruling, SeatId } from '../../../../referee/ruling.ts';
import type { TrackSpace } from '../../data/kinds.ts';
import { BOARD_PARTS } from '../effectFacts.ts';
import { neutralOn } from '../fresh.ts';
import type { MoveOf } from '../moves.ts';
import { effect, refuseFirmly, rest } from '../rulings.ts';
import type { State } from '../state.ts';
import { isSolo } from '../state.ts';
import type { Table } from '../table.ts';
import { placeOf } from '../trackPlace.ts';
import { refuseOver } from './turn.ts';

export function readBoard(table: Table, state: State, move: MoveOf<'readBoard'>): Ruling<State> {
  const { type: _, ...told } = move;
  const wrong = refuseOver(state);
  if (wrong !== undefined) return wrong;
  const { track } = told;
  const moved = track === undefined ? undefined : movedHats(state, track);
  if (moved !== undefined && 'allowed' in moved) return moved;
  const parts = BOARD_PARTS.filter((part) => told[part] !== undefined);
  const read = Object.fromEntries(parts.map((part) => [part, told[part]]));
  const trainerSpaces = { ...state.copy.trainerSpaces, ...told.trainerSpaces };
  const copy = {
    ...state.copy,
    ...read,
    ...(Object.keys(trainerSpaces).length === 0 ? {} : { trainerSpaces }),
    ...(told.trackGaps === undefined
      ? {}
      : { trackGaps: { ...state.copy.trackGaps, ...told.trackGaps } }),
  };
  const laid: State =
    track === undefined
      ? { ...state, copy }
      : {
          ...state,
          copy,
          neutral: neutralOn(table, state.seats.length, track),
          seats: state.seats.map((one, at) => ({ ...one, hats: moved?.[at] ?? one.hats })),
        };
  return rest({
    state: laid,
    effects: [effect('magnificent.setup.board-centre', undefined, { parts })],
  });
}

/** No space asks for less than the one below it. */
export function rises(track: readonly TrackSpace[]): boolean {
  return (
    track.length > 0 &&
    track.every(({ requirement }, at) => requirement >= (track[at - 1]?.requirement ?? 0))
  );
}

/**
 * Hats stay on the space that asks for the same, the second of two such ones on the second, and on the same unnumbered one. Refused
 * where one of them would have no space, or two would have the same.
 */
function movedHats(
  state: State,
  track: readonly TrackSpace[],
): readonly (readonly number[])[] | Refused {
  const before = state.copy.track ?? [];
  const spaces = track.length;
  if (!rises(track))
    return refuseFirmly('magnificent.perform.any-lower-space', { space: 1, spaces });
  const taken = new Map<number, SeatId | undefined>();
  const standing = [
    ...state.neutral.map((space) => ({ space, seat: undefined })),
    ...state.seats.flatMap(({ seat, hats }) => hats.map((space) => ({ space, seat }))),
  ];
  for (const { space, seat } of standing) {
    const place = placeOn(track, before, space);
    const who = seat === undefined ? {} : { seat };
    if (place === undefined)
      return refuseFirmly(
        'magnificent.perform.any-lower-space',
        { space, spaces, requirement: before[space - 1]?.requirement ?? 0, ...who },
        isSolo(state) ? ['magnificent.solo.setup-neutral-hats'] : [],
      );
    if (taken.has(place)) {
      const by = taken.get(place);
      const facts = {
        seat: seat ?? state.first,
        ...placeOf({ copy: { track: [...track] } }, place),
      };
      return refuseFirmly(
        'magnificent.perform.space-vacant',
        by === undefined ? facts : { ...facts, by },
      );
    }
    taken.set(place, seat);
  }
  return state.seats.map(({ hats }) => hats.map((space) => placeOn(track, before, space) ?? space));
}

function placeOn(
  track: readonly TrackSpace[],
  before: readonly TrackSpace[],
  space: number,
): number | undefined {
  const requirement = before[space - 1]?.requirement ?? 0;
  if (requirement === 0) return track[space - 1]?.requirement === 0 ? space : undefined;
  const first = before.findIndex((one) => one.requirement === requirement) + 1;
  const like = track.flatMap((one, at) => (one.requirement === requirement ? [at + 1] : []));
  return like[space - first] ?? like.at(-1);
}
