// The festival as arithmetic: what each show is worth under a mood. Rulebook «Подсчёт экю».
import type { SeatId } from '../../../referee/ruling.ts';
import type { Card, Mood, Talent } from '../data/cards.ts';
import { CHAMELEON, countOf, experienceOf, moodFor, talentFor } from '../data/cards.ts';
import type { Tables } from '../data/tables.ts';

/** A troupe before the King. */
export interface Entrant {
  readonly seat: SeatId;
  /** Actors, and `CH` for the Chameleon. */
  readonly cards: readonly Card[];
  /** What the Chameleon counts as; what the King wants when left out. */
  readonly chameleon?: Talent | undefined;
}

export interface Show {
  readonly seat: SeatId;
  /** Experience of both sides, the Chameleon included. */
  readonly comedians: number;
  readonly tragedians: number;
  /** The side the Chameleon took. */
  readonly chameleon?: Talent;
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
  tables: Pick<Tables, 'rewards' | 'chameleon'>,
  season: number,
  mood: Mood,
  entrants: readonly Entrant[],
): readonly Show[] {
  const plain = entrants.map((entrant) => showOf(tables, mood, entrant));
  const best = Math.max(0, ...plain.map(({ pleases, difference }) => (pleases ? difference : 0)));
  const reward = tables.rewards[season] ?? 0;
  return plain.map((show) => {
    const isBest = show.pleases && show.difference === best;
    return { ...show, isBest, reward: show.pleases ? reward * (isBest ? 2 : 1) : 0 };
  });
}

function showOf(
  tables: Pick<Tables, 'chameleon'>,
  mood: Mood,
  { seat, cards, chameleon }: Entrant,
): Show {
  const wanted = talentFor(mood);
  const as = cards.includes(CHAMELEON) ? (chameleon ?? wanted) : undefined;
  const extra = (talent: Talent) => (as === talent ? tables.chameleon : 0);
  const comedians = experienceOf(cards, 'comedian') + extra('comedian');
  const tragedians = experienceOf(cards, 'tragedian') + extra('tragedian');
  const side =
    comedians === tragedians ? undefined : comedians > tragedians ? 'comedian' : 'tragedian';
  return {
    seat,
    comedians,
    tragedians,
    ...(as === undefined ? {} : { chameleon: as }),
    matching: countOf(cards, wanted),
    difference: Math.abs(comedians - tragedians),
    ...(side === undefined ? {} : { side }),
    pleases: side !== undefined && moodFor(side) === mood,
    isBest: false,
    reward: 0,
  };
}
