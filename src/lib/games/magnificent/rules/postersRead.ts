// How often a card can count posters of which not all were read: those read count, the others may. Rulebook «Получение очков за карты импресарио».
import type { Artist, Criterion, Poster } from '../data/kinds.ts';
import { ARTISTS } from '../data/kinds.ts';
import type { Tables } from '../data/tables.ts';
import { arePostersCounted } from './mended.ts';
import type { SeatState, State } from './state.ts';
import { supplyOf, type Supply } from './supply.ts';

/** What sets the limit: each completed poster is face down, and counts for a card as one. */
export const POSTERS_COUNTED = 'magnificent.perform.completed-face-down';

interface Counts {
  readonly least: number;
  readonly most: number;
}

/** Undefined where the card counts something else, where nobody keeps which posters were completed, and in a match begun before this was asked. */
export function postersThatCount(
  state: State,
  { own }: SeatState,
  criterion: Criterion,
): Counts | undefined {
  if (own === undefined || !arePostersCounted(state)) return undefined;
  const posters = own.completed.map(({ poster = {} }): Partial<Poster> => poster);
  switch (criterion.kind) {
    case 'poster_of_symbol':
      return within(
        posters.filter(({ symbol }) => symbol === criterion.colour).length,
        posters.filter(({ symbol }) => symbol === undefined).length,
      );
    case 'poster_of_one_artist': {
      const { artists, unread } = artistsOf(posters);
      const times = (one: Artist) => artists.filter((artist) => artist === one).length;
      return within(Math.max(...ARTISTS.map(times)), unread);
    }
    case 'unique_artist': {
      const { artists, unread } = artistsOf(posters);
      const { least, most } = within(new Set(artists).size, unread);
      return { least, most: Math.min(most, ARTISTS.length) };
    }
    default:
      return undefined;
  }
}

/** As many posters as were completed, where that is kept; else as many of anything as there are. */
export function supplyFor(
  state: State,
  one: SeatState,
  criterion: Criterion,
  tables: Tables,
): Supply | undefined {
  const posters = postersThatCount(state, one, criterion);
  return posters ? { most: posters.most, clause: POSTERS_COUNTED } : supplyOf(criterion, tables);
}

/** A poster that nobody read has some artist all the same. */
function artistsOf(posters: readonly Partial<Poster>[]) {
  const artists = posters.flatMap(({ artist }) => artist ?? []);
  return { artists, unread: posters.length - artists.length };
}

function within(read: number, unread: number): Counts {
  return { least: read, most: read + unread };
}
