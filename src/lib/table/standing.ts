// How a match on the shelf stands, in what one card can show of it.
import { winnersOf } from '../referee/sheet.ts';
import type { MatchCard } from '../storage/shelf.ts';
import type { PlayedMatch } from './tally.ts';

export interface CardStanding {
  /** By seat; empty while nobody has looked. */
  readonly totals: ReadonlyMap<string, number>;
  /** Names of all first seats of a finished match; several when the victory is shared. */
  readonly winners: readonly string[];
  readonly needsMending: boolean;
}

/** What is known of it without its rules. */
type Known = Pick<MatchCard, 'status' | 'result' | 'summary'> & {
  readonly seats: readonly Pick<MatchCard['seats'][number], 'id' | 'name'>[];
};

/** What the replay gave goes before a stated result; nobody has won a match whose log stops or is not over. */
export function standingOf(card: Known): CardStanding {
  const { seats } = card;
  const { isFinished, needsMending, ranks } = standingAtEnd(card);
  const winners = isFinished && !needsMending ? winnersOf(ranks) : [];
  return {
    totals: new Map(ranks.map(({ seat, total }) => [seat, total])),
    winners: seats.filter(({ id }) => winners.includes(id)).map(({ name }) => name),
    needsMending,
  };
}

/** As it is counted among all; undefined while nobody can say how it ended. */
export function playedOf(card: MatchCard): PlayedMatch | undefined {
  const { needsMending, isFinished, ranks } = standingAtEnd(card);
  const ended = card.result?.finishedAt;
  if (!isFinished || needsMending || ended === undefined) return undefined;
  const seats = card.seats.map(({ id, name }) => ({ id, name }));
  return { game: card.game, ended, seats, ranks };
}

function standingAtEnd({ status, result, summary }: Omit<Known, 'seats'>) {
  const isFinished = status !== 'running' && result !== undefined;
  return {
    isFinished,
    ranks: summary?.ranks ?? result?.ranks ?? [],
    needsMending:
      summary !== undefined && (summary.needsMending || (isFinished && !summary.isOver)),
  };
}
