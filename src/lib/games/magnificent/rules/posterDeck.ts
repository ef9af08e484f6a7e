// The poster deck and its display: what is drawn, discarded and laid out anew. Rulebook «Получение карт афиш».
import type { Poster } from '../data/kinds.ts';
import type { Course } from './rulings.ts';
import { effect, withEffects } from './rulings.ts';
import type { PlacedPoster, State } from './state.ts';
import { withTable } from './table.ts';

interface Drawn {
  readonly state: State;
  readonly isDrawn: boolean;
  readonly shuffled: boolean;
}

/** The top card; once the deck is empty the discarded posters are shuffled, if the table plays it so. */
export function drawPoster(state: State): Drawn {
  const decks = state.table?.decks;
  if (decks === undefined) return { state, isDrawn: false, shuffled: false };
  if (decks.posters > 0)
    return {
      state: withTable(state, { decks: { ...decks, posters: decks.posters - 1 } }),
      isDrawn: true,
      shuffled: false,
    };
  if (decks.discarded === 0 || state.readings.deckEmpty === 'stays-empty')
    return { state, isDrawn: false, shuffled: false };
  const shuffled = { ...decks, posters: decks.discarded - 1, discarded: 0 };
  return { state: withTable(state, { decks: shuffled }), isDrawn: true, shuffled: true };
}

export function discardPoster(state: State): State {
  const decks = state.table?.decks;
  return decks === undefined
    ? state
    : withTable(state, { decks: { ...decks, discarded: decks.discarded + 1 } });
}

/** A poster leaves the display and the next one of the deck takes its place. In solitaire it goes to the discarded ones. */
export function withoutDisplayed(
  course: Course,
  space: number,
  next: Poster | undefined,
  clause: 'magnificent.posters.refill-at-once' | 'magnificent.solo.refill-poster',
): Course {
  if (course.state.table === undefined) return course;
  const isDiscarded = clause === 'magnificent.solo.refill-poster';
  const cleared = isDiscarded ? discardPoster(course.state) : course.state;
  const { state, isDrawn, shuffled } = drawPoster(cleared);
  const others = (state.table?.posters ?? []).filter((one) => one.space !== space);
  const laid: PlacedPoster = { space, ...(next === undefined ? {} : { poster: next }) };
  const posters = isDrawn ? bySpace([...others, laid]) : others;
  const deck = state.table?.decks.posters ?? 0;
  const said = isDiscarded
    ? effect('magnificent.solo.refill-poster', undefined, { deck })
    : effect('magnificent.posters.refill-at-once', undefined, { deck, shuffled });
  return withEffects({ ...course, state: withTable(state, { posters }) }, said);
}

/** What lies on a space of the display, as far as anybody has read it. */
export function displayedAt(
  state: Partial<Pick<State, 'table'>> | undefined,
  space: number | undefined,
): Poster | undefined {
  return state?.table?.posters.find((one) => one.space === space)?.poster;
}

/** Nothing left to take, neither in the deck nor in the display. */
export function isOutOfPosters(state: State): boolean {
  return state.table?.posters.length === 0 && !drawPoster(state).isDrawn;
}

export function bySpace<One extends { readonly space: number }>(placed: readonly One[]): One[] {
  return [...placed].sort((one, other) => one.space - other.space);
}
