// What nobody can check because its facts are not told: the player boards at scorekeeper level, and what the copy does not say.
import type { ClauseId } from '../../../referee/ruling.ts';
import { COLOURS, TRAINER_SPACES } from '../data/kinds.ts';
import { isTrackUnread } from './gap.ts';
import { outlinesMissing, spaceKindOf } from './known.ts';
import type { State } from './state.ts';
import { isSolo } from './state.ts';
import type { Table } from './table.ts';
import { uncoveredIn } from './phases/end.ts';
import { levelsFor } from './table.ts';

const BOARDS_NOT_TOLD: readonly ClauseId[] = [
  'magnificent.components.trainers-total',
  'magnificent.card-bonus.once-any-time',
  'magnificent.card-bonus.only-this-turns-card',
  'magnificent.power.same-colour-sum',
  'magnificent.power.gem-colour',
  'magnificent.power.clear-die-choose-colour',
  'magnificent.power.clear-die-gem-colour',
  'magnificent.build.level-within-power',
  'magnificent.build.one-level-only',
  'magnificent.build.level-gives-tiles',
  'magnificent.build.take-from-supply',
  'magnificent.build.supply-exhausted',
  'magnificent.build.colour-matches-die',
  'magnificent.travel.max-steps-power',
  'magnificent.travel.wagon-of-die-colour',
  'magnificent.gems.cap-three',
  'magnificent.gems.no-voluntary-exchange',
  'magnificent.tents.maximum-four',
  'magnificent.tents.may-stop-without-taking',
  'magnificent.tents.place-any-empty-space',
  'magnificent.tents.starting-tent-not-coverable',
  'magnificent.posters.source',
  'magnificent.posters.refill-at-once',
  'magnificent.posters.place-empty-space',
  'magnificent.posters.five-spaces',
  'magnificent.posters.full-options-only-when-full',
  'magnificent.perform.space-within-power',
  'magnificent.perform.poster-limit',
  'magnificent.perform.needs-tent-below',
  'magnificent.perform.needs-all-camp-tiles',
  'magnificent.perform.tile-requirements-add-up',
  'magnificent.perform.discard-poster-gems',
  'magnificent.perform.discard-tent-gem',
  'magnificent.perform.rearrange-only-then',
  'magnificent.trainers.any-number',
  'magnificent.trainers.own-tiles-or-board-only',
  'magnificent.trainers.kind-single',
  'magnificent.trainers.kind-per-trainer',
  'magnificent.trainers.kind-double',
  'magnificent.trainers.action-specific',
  'magnificent.trainers.fresh-trainer-not-on-its-source',
  'magnificent.trainers.board-change-tile-colour',
  'magnificent.trainers.board-counterclockwise',
  'magnificent.trainers.board-rearrange-before',
  'magnificent.trainers.tile-extra-large-tile',
  'magnificent.trainers.tile-double-camp-bonus-not-card-tiles',
  'magnificent.trainers.tile-ignore-camp-tile',
  'magnificent.trainers.tile-extra-poster',
  'magnificent.bonuses.never-twice',
  'magnificent.bonuses.copy-card',
  'magnificent.bonuses.trainer-for-small-tile',
  'magnificent.bonuses.gems-for-small-tile',
  'magnificent.sets.take-card-and-tile',
  'magnificent.sets.tile-to-empty-space',
  'magnificent.sets.no-tiles-in-last-round',
  'magnificent.prepare.no-trainer-tiles-before-last-round',
  'magnificent.setup.trainer-draft-order',
];
/** Alone, which poster and which sets go is not told either. */
const DISPLAYS_NOT_TOLD: readonly ClauseId[] = [
  'magnificent.solo.added-die-colour',
  'magnificent.solo.refill-poster',
  'magnificent.solo.discard-top-sets',
];
const CAMPS_NOT_KEPT: readonly ClauseId[] = [
  'magnificent.build.small-covers-four',
  'magnificent.build.large-covers-six',
  'magnificent.build.later-tiles-adjacent',
  'magnificent.build.inside-and-no-overlap',
  'magnificent.build.tiles-never-move',
  'magnificent.build.bonus-immediate',
];
const TRACKS_NOT_KEPT: readonly ClauseId[] = [
  'magnificent.travel.collect-passed-symbols',
  'magnificent.travel.poster-symbol-after-tent',
  'magnificent.travel.stop-to-take-tent',
  'magnificent.travel.clockwise',
];

const GAP_NOT_READ: readonly ClauseId[] = [
  'magnificent.perform.any-lower-space',
  'magnificent.sets.two-players-gap',
  'magnificent.sets.two-players-no-gap',
];

/** Nobody has read the track: whether a vacant space lies between two hats may have to be looked at. */
function isGapOpen(table: Table, state: State): boolean {
  return state.seats.length === 2 && isTrackUnread(table, state);
}

/** What a referee would check if somebody had read it from the copy: levels, the performance track, how many trainers a space takes. */
function unreadIn(table: Table, state: State): readonly ClauseId[] {
  const { seats, copy } = state;
  const isLimitOpen = (copy.track ?? []).some(
    ({ requirement, posters }) => requirement > 0 && posters === undefined,
  );
  const isLevelOpen = seats.some((one) => levelsFor(state, one) === undefined);
  const isKindOpen = TRAINER_SPACES.some(
    (space) => spaceKindOf(table.tables, copy, space) === undefined,
  );
  return [
    ...(isLimitOpen ? (['magnificent.perform.poster-limit'] as const) : []),
    ...(isLevelOpen ? (['magnificent.build.level-gives-tiles'] as const) : []),
    ...(isKindOpen
      ? (['magnificent.trainers.kind-single', 'magnificent.trainers.kind-double'] as const)
      : []),
  ];
}

export function uncheckedIn(tables: Table, state: State): readonly ClauseId[] {
  const { seats, table, copy } = state;
  const isCampOpen = seats.some(({ own }) => own?.camp === undefined);
  const areAreasOpen = seats.some((one) => uncoveredIn(tables, one) === undefined);
  const isOutlineOpen =
    seats.some(({ own }) => own?.camp !== undefined) && outlinesMissing(copy).length > 0;
  const isTrackOpen =
    table === undefined || COLOURS.some((one) => copy.travel?.[one] === undefined);
  return [
    ...(table === undefined ? BOARDS_NOT_TOLD : unreadIn(tables, state)),
    ...(table === undefined && isSolo(state) ? DISPLAYS_NOT_TOLD : []),
    ...(isCampOpen ? CAMPS_NOT_KEPT : []),
    ...(areAreasOpen ? (['magnificent.end.camp-areas'] as const) : []),
    ...(isOutlineOpen ? (['magnificent.build.rotate-and-flip'] as const) : []),
    ...(isGapOpen(tables, state) ? GAP_NOT_READ : []),
    ...(isTrackOpen ? TRACKS_NOT_KEPT : []),
  ];
}
