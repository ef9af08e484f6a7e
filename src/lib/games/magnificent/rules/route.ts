// What a wagon passes on a track that is kept: gems, posters no tent covers, and the tent it stops on. Rulebook «Путешествие».
import type { Colour, Gems, TravelTrack } from '../data/kinds.ts';
import { plusGems } from '../data/kinds.ts';
import { isUncoveredByStopping, isUncoveredStanding } from './mended.ts';
import type { State, TrackTent } from './state.ts';

export interface Route {
  /** Where the wagon stops, from 0 at the start space. */
  readonly to: number;
  readonly gems: Gems;
  readonly posters: number;
  /** The tent it stops on. */
  readonly tent?: TrackTent;
  /** Those of the posters that lie below it: they come with the tent alone, where the table plays it so at all. */
  readonly opened?: number;
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
  const covered = new Set(tents.map(({ space }) => space));
  const stopsFor = walk.steps > 0 || state.readings.noStep === 'takes-its-tent';
  const isOpening = tent !== undefined && stopsFor && state.readings.uncovered === 'at-once';
  const opened = isOpening ? symbolsUnder(state, track, visited, to) : 0;
  const { gems, posters } = collected(track, visited, covered);
  return {
    to,
    gems,
    posters: posters + opened,
    ...(tent === undefined || !stopsFor ? {} : { tent }),
    ...(opened === 0 ? {} : { opened }),
  };
}

/** Poster symbols below the tent the wagon takes: for later moves only, unless the table plays it otherwise. */
function symbolsUnder(
  state: State,
  track: TravelTrack,
  visited: readonly number[],
  space: number,
): number {
  const passes = visited.filter((one) => one === space).length;
  const symbols = (track[space] ?? []).filter((symbol) => symbol === 'poster').length;
  if (isUncoveredStanding(state)) return symbols;
  return symbols * (isUncoveredByStopping(state) ? Math.min(passes, 1) : passes);
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
