// What a wagon passes on a track that is kept: gems, posters no tent covers, and the tent it stops on. Rulebook «Путешествие».
import type { Colour, Gems, TravelTrack } from '../data/kinds.ts';
import { plusGems } from '../data/kinds.ts';
import type { State, TrackTent } from './state.ts';

export interface Route {
  /** Where the wagon stops, from 0 at the start space. */
  readonly to: number;
  readonly gems: Gems;
  readonly posters: number;
  /** The tent it stops on. */
  readonly tent?: TrackTent;
}

export interface Walk {
  readonly steps: number;
  readonly isBackwards: boolean;
  /** Clockwise steps before it turned back. */
  readonly turnsAfter: number;
}

/** Undefined where the track is not kept. */
export function routeOf(state: State, colour: Colour, walk: Walk): Route | undefined {
  const track = state.copy.travel?.[colour];
  const from = state.table?.wagons[colour];
  if (track === undefined || from === undefined) return undefined;
  const tents = state.table?.tents[colour] ?? [];
  const visited = pathOf(track, from, walk);
  const to = visited.at(-1) ?? from;
  const tent = tents.find(({ space }) => space === to);
  const isAtOnce = state.readings.uncovered === 'at-once';
  // The tent the wagon takes uncovers its symbol only for later moves, unless the table plays it otherwise.
  const covered = new Set(
    tents.filter((one) => !isAtOnce || one !== tent).map(({ space }) => space),
  );
  const stopsFor = walk.steps > 0 || state.readings.noStep === 'takes-its-tent';
  return {
    to,
    ...collected(track, visited, covered),
    ...(tent === undefined || !stopsFor ? {} : { tent }),
  };
}

/** Spaces entered one after the other. */
function pathOf(
  track: TravelTrack,
  from: number,
  { steps, isBackwards, turnsAfter }: Walk,
): number[] {
  const size = track.length;
  const path: number[] = [];
  let at = from;
  for (let step = 0; step < steps; step += 1) {
    const by = isBackwards && step >= turnsAfter ? -1 : 1;
    at = (at + by + size) % size;
    path.push(at);
  }
  return path;
}

function collected(track: TravelTrack, visited: readonly number[], covered: ReadonlySet<number>) {
  let gems: Gems = {};
  let posters = 0;
  for (const space of visited)
    for (const symbol of track[space] ?? [])
      if (symbol !== 'poster') gems = plusGems(gems, { [symbol]: 1 });
      else if (!covered.has(space)) posters += 1;
  return { gems, posters };
}
