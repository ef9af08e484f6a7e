// With two seats, whether a vacant space lies between the hats: by the track, or by what the table has said of two of its spaces.
import type { Catalogue } from './catalogue.ts';
import { trackDraft } from './known.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { hatOf } from './table.ts';

/** Spaces of the performance track, from 1, that nobody knows to be neighbours. */
export interface Neighbours {
  readonly below: number;
  readonly above: number;
}

/** It is the draft that every match has as long as nobody has read the track. */
export function isTrackUnread(
  { tables }: Pick<Table, 'tables'>,
  { copy }: Pick<State, 'copy'>,
): boolean {
  return JSON.stringify(copy.track) === JSON.stringify(trackDraft(tables));
}

/** The spaces the table has to look at: the hats stand side by side on the draft, and a space may lie between that it does not know. */
export function gapAsked(table: Table, state: State): Neighbours | undefined {
  const { below, above } = hatSpaces(state);
  const isOpen =
    state.seats.length === 2 &&
    above - below === 1 &&
    isTrackUnread(table, state) &&
    requirementOf(state, above) > 0 &&
    told(state, above) === undefined;
  return isOpen ? { below, above } : undefined;
}

/** Undefined where that has to be looked at. */
export function isGap(table: Table, state: State): boolean | undefined {
  if (state.seats.length !== 2) return false;
  if (gapAsked(table, state) !== undefined) return undefined;
  const { below, above } = hatSpaces(state);
  const isBetween = isTrackUnread(table, state) && told(state, above) === true;
  return above - below >= 2 || (above - below === 1 && isBetween);
}

/** What is said of the space below one is kept by the number printed on it. */
export function gapTold(state: State, { above }: Neighbours, isThere: boolean) {
  return { [requirementOf(state, above)]: isThere };
}

/** What was said, and of which spaces. */
export function gapIn(
  { copy }: Pick<State, 'copy'>,
  gaps: NonNullable<Catalogue['trackGaps']>,
): { readonly between: Neighbours; readonly isThere: boolean } | undefined {
  const track = copy.track ?? [];
  const at = track.findIndex(({ requirement }) => gaps[requirement] !== undefined);
  const isThere = gaps[track[at]?.requirement ?? 0];
  return isThere === undefined ? undefined : { between: { below: at, above: at + 1 }, isThere };
}

function told(state: State, above: number): boolean | undefined {
  return state.copy.trackGaps?.[requirementOf(state, above)];
}

function requirementOf({ copy }: State, space: number): number {
  return copy.track?.[space - 1]?.requirement ?? 0;
}

function hatSpaces({ seats }: State): Neighbours {
  const spaces = seats.map(hatOf);
  return { below: Math.min(...spaces), above: Math.max(...spaces) };
}
