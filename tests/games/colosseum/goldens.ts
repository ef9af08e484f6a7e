// The golden matches by name: who sits there, what the table insists on, and what makes each worth keeping.
import type { ColosseumSetup } from '../../../src/lib/games/colosseum/rules/fresh.ts';
import type { Move, Options, Position } from '../../../src/lib/games/colosseum/rules/moves.ts';
import type { State } from '../../../src/lib/games/colosseum/rules/state.ts';
import { nextSeat, programOf, seatOf } from '../../../src/lib/games/colosseum/rules/table.ts';
import { resultOf } from '../../../src/lib/games/colosseum/rules/state.ts';
import type { Act } from '../../../src/lib/referee/entry.ts';
import type { TrackingLevel } from '../../../src/lib/referee/rules.ts';
import type { ClauseId, Effect } from '../../../src/lib/referee/ruling.ts';
import { LAST_MOVES, LAST_ROUND, SHARED_MOVES, SHARED_ROUND } from './goldenTie.ts';
import { TABLE } from './play.ts';
import type { Style } from './sensible.ts';

/** One act with the table before it and what followed. */
export interface Turn {
  readonly before: State;
  readonly act: Act<Move>;
  readonly effects: readonly Effect[];
}

export interface Played {
  readonly setup: ColosseumSetup;
  readonly turns: readonly Turn[];
  readonly last: State;
}

export interface Golden {
  readonly name: string;
  readonly seats: 3 | 4 | 5;
  readonly level: TrackingLevel;
  readonly options: Options;
  readonly position?: Position;
  readonly style: Style;
  /** What is told here whatever would be sensible. */
  readonly script?: (state: State, turns: readonly Turn[]) => Act<Move> | undefined;
  /** What makes this match worth keeping: the first seed that shows it is taken. */
  readonly shows: (played: Played) => boolean;
}

const cites = ({ turns }: Played, ...clauses: readonly ClauseId[]) =>
  clauses.every((clause) =>
    turns.some(({ effects }) => effects.some((one) => one.clause === clause)),
  );

const movesOf = ({ turns }: Played): Move[] =>
  turns.flatMap(({ act }) => (act.type === 'move' || act.type === 'overrule' ? [act.move] : []));

/** What only a referee tells. */
const UNTOLD: readonly Move['type'][] = [
  'dealTokens',
  'dealPrograms',
  'refill',
  'moveNobles',
  'discard',
];

/** Rounds in which a lot is put up. */
const openedIn = ({ turns }: Played) =>
  new Set(
    turns.flatMap(({ act, before }) =>
      act.type === 'move' && act.move.type === 'open' ? [before.round] : [],
    ),
  );

const resultsOf = ({ last }: Played) => last.seats.map(resultOf);

/** Bids of the first lot as it is put up: six from four seats, and somebody else than the opener wins. */
const SIX_BIDS = [
  ['ann', 8],
  ['bo', 9],
  ['cy', 10],
  ['dee', 12],
  ['ann', 0],
  ['bo', 13],
  ['cy', 0],
  ['dee', 15],
  ['bo', 0],
] as const;

/** Round 1: small investments leave the coins for it. */
const SMALL = {
  ann: { what: 'expansion', side: 'clockwise' },
  bo: { what: 'loge' },
  cy: { what: 'ticket' },
  dee: { what: 'loge' },
} as const;

function sixBids(state: State, turns: readonly Turn[]): Act<Move> | undefined {
  const { phase, lot, round } = state;
  const seat = nextSeat(state);
  if (round > 1) return undefined;
  if (phase === 'investing' && (seat === 'ann' || seat === 'bo' || seat === 'cy' || seat === 'dee'))
    return told({ type: 'invest', seat, ...SMALL[seat] });
  const since = turns.findLastIndex(({ act }) => act.type === 'move' && act.move.type === 'open');
  const isFirst = state.winners.length === 0 && lot !== undefined;
  if (!isFirst) return undefined;
  const [bidder, bid] = SIX_BIDS[turns.length - since] ?? ['ann', 0];
  return told(bid === 0 ? { type: 'pass', seat: bidder } : { type: 'bid', seat: bidder, bid });
}

const told = (move: Move): Act<Move> => ({ type: 'move', move });

/** Round 1: everybody waits for the others, and nothing is done at all. */
function hesitant(state: State): Act<Move> | undefined {
  const { phase, round } = state;
  const seat = nextSeat(state);
  const isIdle = round === 1 && phase !== 'setup' && phase !== 'closing';
  return isIdle && seat !== undefined ? told({ type: 'pass', seat }) : undefined;
}

/** Seven coins let stand for a lot, a card that says otherwise than the tables, and a marker moved by hand. */
function disputed(state: State, turns: readonly Turn[]): Act<Move> | undefined {
  const { phase, round, lot, done, winners } = state;
  const seat = nextSeat(state) ?? '';
  if (done.length > 0 || winners.length > 0 || lot !== undefined) return undefined;
  if (round === 2 && phase === 'acquiring')
    return {
      type: 'overrule',
      move: { type: 'open', seat, market: 1, bid: 7 },
      waived: ['colosseum.auction.min-opening'],
      reason: 'Nobody wants it for eight',
    };
  const before = turns.at(-1)?.act.type;
  const isRead = Object.keys(state.cards).length > 0;
  if (round === 3 && phase === 'producing' && !isRead) {
    const number = seatOf(state, seat)?.programs.at(-1) ?? 1;
    const card = programOf(TABLE, state, number);
    return card === undefined
      ? undefined
      : told({
          type: 'readCard',
          program: { ...card, spectators: card.spectators.map((count) => count + 1) },
        });
  }
  if (
    round === 4 &&
    phase === 'investing' &&
    before === 'move' &&
    seatOf(state, seat)?.invested === 0
  )
    return { type: 'correct', seat, points: -2, reason: 'A Senator was counted twice' };
  return undefined;
}

const isPaidByMedals = ({ turns }: Played) =>
  turns.some(
    ({ act, before }) =>
      before.lot?.sold === true && act.type === 'move' && act.move.type === 'cashMedals',
  );

const usesJokers = (played: Played) =>
  movesOf(played).some((move) => move.type === 'produce' && (move.jokers ?? []).length > 0);

const decidedBy = ({ turns }: Played, by: 'coins' | 'dice') =>
  turns.some(({ effects }) =>
    effects.some(
      ({ clause, facts }) =>
        clause === 'colosseum.podium.each-round-but-last' && facts['by'] === by,
    ),
  );

export const GOLDENS: readonly Golden[] = [
  {
    name: '3-scorekeeper',
    seats: 3,
    level: 'scorekeeper',
    options: {},
    style: 'calm',
    shows: (played) => {
      const moves = movesOf(played).filter(({ type }) => !UNTOLD.includes(type));
      const count = (type: Move['type']) => moves.filter((move) => move.type === type).length;
      return (
        new Set(resultsOf(played)).size === 3 &&
        Math.max(...resultsOf(played)) >= 55 &&
        !cites(played, 'colosseum.emperor-token.exchange') &&
        openedIn(played).size === 5 &&
        count('bid') >= 5 &&
        count('trade') >= 1 &&
        count('produce') === 15 &&
        moves.every((move) => move.type !== 'donate' || move.to === undefined) &&
        moves.length <= 96
      );
    },
  },
  {
    name: '4-referee',
    seats: 4,
    level: 'referee',
    options: {},
    style: 'lively',
    script: sixBids,
    shows: (played) =>
      new Set(resultsOf(played)).size === 4 &&
      Math.max(...resultsOf(played)) >= 60 &&
      cites(played, 'colosseum.auction.unopposed-opening', 'colosseum.emperor-token.exchange') &&
      usesJokers(played) &&
      played.turns.some(
        ({ act }) =>
          act.type === 'move' &&
          act.move.type === 'open' &&
          act.move.bid === 8 &&
          act.move.seat === 'ann',
      ),
  },
  {
    name: '5-referee-intense',
    seats: 5,
    level: 'referee',
    options: { auctions: 'intense' },
    style: 'lively',
    shows: (played) =>
      isPaidByMedals(played) &&
      usesJokers(played) &&
      cites(
        played,
        'colosseum.variant-intense.lone-bidder-pays-minimum',
        'colosseum.variant-intense.refill-delay',
        'colosseum.emperor-token.exchange',
        'colosseum.invest.extra-by-special-event',
        'colosseum.special-event.second-use',
        'colosseum.star.overtaken',
        'colosseum.star.below-three',
        'colosseum.rest.sum-must-end-there',
      ),
  },
  {
    name: '5-scorekeeper',
    seats: 5,
    level: 'scorekeeper',
    options: {},
    style: 'lively',
    shows: (played) =>
      isPaidByMedals(played) &&
      cites(
        played,
        'colosseum.emperor-token.exchange',
        'colosseum.medal.use-two-investment',
        'colosseum.medal.use-move',
      ),
  },
  {
    name: '3-referee-ring-told',
    seats: 3,
    level: 'referee',
    options: { ring: 'told' },
    style: 'lively',
    script: disputed,
    shows: (played) =>
      usesJokers(played) &&
      movesOf(played).some((move) => move.type === 'produce' && (move.rests ?? 0) > 0) &&
      played.turns.some(({ effects }) =>
        effects.some(
          ({ clause, points = 0 }) =>
            clause === 'colosseum.score.marker-only-forward' && points !== 0,
        ),
      ) &&
      played.last.seats.some(({ latest, produced }) =>
        Object.keys(played.last.cards).some(
          (number) => latest?.program === Number(number) && produced.length > 2,
        ),
      ),
  },
  {
    name: '3-referee-ties',
    seats: 3,
    level: 'referee',
    options: {},
    style: 'lively',
    script: hesitant,
    shows: (played) =>
      decidedBy(played, 'dice') &&
      decidedBy(played, 'coins') &&
      movesOf(played).some((move) => move.type === 'donate' && move.to !== undefined),
  },
  {
    name: '4-three-way-tie',
    seats: 4,
    level: 'referee',
    options: {},
    position: LAST_ROUND,
    style: 'calm',
    script: (_, { length }) => told(LAST_MOVES[length] ?? { type: 'finish' }),
    shows: (played) => resultsOf(played).filter((result) => result === 63).length === 3,
  },
  {
    name: '4-scorekeeper-shared',
    seats: 4,
    level: 'scorekeeper',
    options: {},
    position: SHARED_ROUND,
    style: 'calm',
    script: (_, { length }) => told(SHARED_MOVES[length] ?? { type: 'finish' }),
    shows: (played) => resultsOf(played).filter((result) => result === 63).length === 3,
  },
];
