// The festival before it is held: what every seat would get under either mood. Dry runs of the rules.
import type { Effect, SeatId } from '../../../referee/ruling.ts';
import type { Mood } from '../data/cards.ts';
import { MOODS } from '../data/cards.ts';
import { needleAt } from '../rules/needle.ts';
import type { MoveOf } from '../rules/moves.ts';
import { scoreShows } from '../rules/phases/festival.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';

export interface Share {
  readonly seat: SeatId;
  /** Ecus for matching actors and the show. */
  readonly ecus: number;
  /** Every line and what it was reckoned from, in the order of the rules. */
  readonly effects: readonly Effect[];
}

export type Forecast = Readonly<Record<Mood, readonly Share[]>>;

/** Troupes are told along at scorekeeper level; a Chameleon without a side takes what the King wants. */
export function festivalForecast(
  table: Table,
  state: State,
  told: Omit<MoveOf<'scoreShows'>, 'type'> = {},
): Forecast {
  const [comedy, tragedy] = MOODS.map((mood) =>
    sharesOf(state, festivalUnder(table, state, mood, told)?.effects ?? []),
  );
  return { comedy: comedy ?? [], tragedy: tragedy ?? [] };
}

/** The festival if it were held now under this mood; undefined when the rules refuse what was told. */
export function festivalUnder(
  table: Table,
  state: State,
  mood: Mood,
  told: Omit<MoveOf<'scoreShows'>, 'type'>,
): { readonly state: State; readonly effects: readonly Effect[] } | undefined {
  const asked: State = {
    ...state,
    phase: 'scoring',
    shown: false,
    needle: needleAt({ mood, space: 1 }),
  };
  const ruling = scoreShows(table, asked, { ...told, type: 'scoreShows' });
  return ruling.allowed ? ruling : undefined;
}

export function sharesOf({ seats }: State, effects: readonly Effect[]): readonly Share[] {
  return seats.map(({ seat }) => {
    const own = effects.filter((effect) => effect.seat === seat);
    return { seat, ecus: own.reduce((sum, { points = 0 }) => sum + points, 0), effects: own };
  });
}
