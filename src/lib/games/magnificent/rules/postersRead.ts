// How often a card can count posters of which not all were read: those read count, the others may. Rulebook «Получение очков за карты импресарио».
import type { Artist, Criterion, Poster } from '../data/kinds.ts';
import { ARTISTS } from '../data/kinds.ts';
import type { SeatState } from './state.ts';

interface Counts {
  readonly least: number;
  readonly most: number;
}

/** Undefined where the card counts something else, and where nobody keeps which posters were completed. */
export function postersThatCount(criterion: Criterion, { own }: SeatState): Counts | undefined {
  if (own === undefined) return undefined;
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

/** A poster that nobody read has some artist all the same. */
function artistsOf(posters: readonly Partial<Poster>[]) {
  const artists = posters.flatMap(({ artist }) => artist ?? []);
  return { artists, unread: posters.length - artists.length };
}

function within(read: number, unread: number): Counts {
  return { least: read, most: read + unread };
}
