// What the players read from their own board in the middle of a match. Nothing here is printed in the rulebook.
import type { Ruling } from '../../../../referee/ruling.ts';
import type { TrackSpace } from '../../data/kinds.ts';
import { BOARD_PARTS } from '../effectFacts.ts';
import { neutralOn } from '../fresh.ts';
import type { MoveOf } from '../moves.ts';
import { effect, refuseFirmly, rest } from '../rulings.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { refuseOver } from './turn.ts';

export function readBoard(table: Table, state: State, move: MoveOf<'readBoard'>): Ruling<State> {
  const { type: _, ...told } = move;
  const wrong = refuseOver(state);
  if (wrong !== undefined) return wrong;
  const hats = told.track === undefined ? [] : movedHats(state, told.track);
  if (hats === undefined || (told.track !== undefined && !rises(told.track)))
    return refuseFirmly('magnificent.perform.any-lower-space', {
      space: state.copy.track?.length ?? 0,
      spaces: told.track?.length ?? 0,
    });
  const parts = BOARD_PARTS.filter((part) => told[part] !== undefined);
  const read = Object.fromEntries(parts.map((part) => [part, told[part]]));
  const trainerSpaces = { ...state.copy.trainerSpaces, ...told.trainerSpaces };
  const copy = {
    ...state.copy,
    ...read,
    ...(Object.keys(trainerSpaces).length === 0 ? {} : { trainerSpaces }),
  };
  const laid: State =
    told.track === undefined
      ? { ...state, copy }
      : {
          ...state,
          copy,
          neutral: neutralOn(table, state.seats.length, told.track),
          seats: state.seats.map((one, at) => ({ ...one, hats: hats[at] ?? one.hats })),
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

/** Hats stay on the space that asks for the same, or on the same unnumbered one; undefined where there is none, or for two. */
function movedHats(
  { seats, copy, neutral }: State,
  track: readonly TrackSpace[],
): readonly (readonly number[])[] | undefined {
  const before = copy.track ?? [];
  const placeOf = (space: number): number => {
    const requirement = before[space - 1]?.requirement ?? 0;
    if (requirement === 0) return track[space - 1]?.requirement === 0 ? space : 0;
    return track.findIndex((one) => one.requirement === requirement) + 1;
  };
  const moved = seats.map(({ hats }) => hats.map(placeOf));
  const all = [...moved.flat(), ...neutral.map(placeOf)];
  return all.includes(0) || new Set(all).size !== all.length ? undefined : moved;
}
