// The festival as arithmetic: what each show is worth under a mood. Rulebook «Подсчёт экю».
import type { SeatId } from '../../../referee/ruling.ts';
import type { Card, Mood, Talent } from '../data/cards.ts';
import { chameleonsIn, countOf, experienceOf, moodFor, talentFor } from '../data/cards.ts';
import { areAllChameleonsCounted } from './mended.ts';
import type { Table } from './table.ts';

/** What a festival is judged by: the tables of a ruleset and its version. */
type Book = Pick<Table, 'version' | 'tables'>;

/** A troupe before the King. */
export interface Entrant {
  readonly seat: SeatId;
  /** Actors, and `CH` for each Chameleon. */
  readonly cards: readonly Card[];
  /** What its Chameleons count as; what the King wants when left out. */
  readonly chameleon?: Talent | undefined;
}

export interface Show {
  readonly seat: SeatId;
  /** Experience of both sides, the Chameleon included. */
  readonly comedians: number;
  readonly tragedians: number;
  /** The side the Chameleon took. */
  readonly chameleon?: Talent;
  /** Chameleons that count on that side. */
  readonly chameleons: number;
  /** Actors of the talent the King wants; never the Chameleon. */
  readonly matching: number;
  readonly difference: number;
  /** Talent that predominates; absent when they are equal. */
  readonly side?: Talent;
  readonly pleases: boolean;
  readonly isBest: boolean;
  /** Ecus for the show, doubled for the best. */
  readonly reward: number;
}

/** Every show of a festival; tied best shows are all best. */
export function judge(
  book: Book,
  season: number,
  mood: Mood,
  entrants: readonly Entrant[],
): readonly Show[] {
  const plain = entrants.map((entrant) => showOf(book, mood, entrant));
  const best = Math.max(0, ...plain.map(({ pleases, difference }) => (pleases ? difference : 0)));
  const reward = book.tables.rewards[season] ?? 0;
  return plain.map((show) => {
    const isBest = show.pleases && show.difference === best;
    return { ...show, isBest, reward: show.pleases ? reward * (isBest ? 2 : 1) : 0 };
  });
}

function showOf(book: Book, mood: Mood, { seat, cards, chameleon }: Entrant): Show {
  const wanted = talentFor(mood);
  const chameleons = chameleonsCounted(book, cards);
  const as = chameleons > 0 ? (chameleon ?? wanted) : undefined;
  const extra = (talent: Talent) => (as === talent ? chameleons * book.tables.chameleon : 0);
  const comedians = experienceOf(cards, 'comedian') + extra('comedian');
  const tragedians = experienceOf(cards, 'tragedian') + extra('tragedian');
  const side =
    comedians === tragedians ? undefined : comedians > tragedians ? 'comedian' : 'tragedian';
  return {
    seat,
    comedians,
    tragedians,
    ...(as === undefined ? {} : { chameleon: as }),
    chameleons,
    matching: countOf(cards, wanted),
    difference: Math.abs(comedians - tragedians),
    ...(side === undefined ? {} : { side }),
    pleases: side !== undefined && moodFor(side) === mood,
    isBest: false,
    reward: 0,
  };
}

/** The rulebook says of this card what it counts as: each that lies there does. */
export function chameleonsCounted(book: Pick<Book, 'version'>, cards: readonly Card[]): number {
  const held = chameleonsIn(cards);
  return areAllChameleonsCounted(book) ? held : Math.min(held, 1);
}
