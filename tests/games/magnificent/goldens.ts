// The golden matches by name: who sits there, what the table insists on, and what makes each worth keeping.
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import type { Options } from '../../../src/lib/games/magnificent/rules/options.ts';
import { owedFor } from '../../../src/lib/games/magnificent/rules/payment.ts';
import type { Position } from '../../../src/lib/games/magnificent/rules/positionSchema.ts';
import type { SeatState, State } from '../../../src/lib/games/magnificent/rules/state.ts';
import { nextSeat, seatOf } from '../../../src/lib/games/magnificent/rules/table.ts';
import type { Act } from '../../../src/lib/referee/entry.ts';
import type { Match } from '../../../src/lib/referee/match.ts';
import { stateOf } from '../../../src/lib/referee/match.ts';
import type { TrackingLevel } from '../../../src/lib/referee/rules.ts';
import type { ClauseId, Effect } from '../../../src/lib/referee/ruling.ts';
import type { Chooser } from '../../support/chooser.ts';
import { answersTo } from './answers.ts';
import { LAST_ROUND } from './goldenLast.ts';
import { COPY, POSTERS, TABLE } from './tables.ts';

export interface Golden {
  readonly name: string;
  /** What it is kept for. */
  readonly about: string;
  readonly seats: 1 | 2 | 3 | 4;
  readonly level: TrackingLevel;
  readonly options: Options;
  readonly position?: Position;
  /** What is told here whatever would be sensible. */
  readonly script?: (state: State, choose: Chooser, last: Act | undefined) => Act<Move> | undefined;
  /** Clauses that its effects name; the first seed that has them all, and shows the rest, is taken. */
  readonly cites: readonly ClauseId[];
  readonly shows?: (match: Match<State>) => boolean;
}

type Boards = NonNullable<Options['boards']>;

/** The copy of players who have read everything, but for the boards nobody plays on. */
function readBy(boards: Boards): Pick<Options, 'boards' | 'copy'> {
  const played = Object.values(boards);
  return {
    boards,
    copy: {
      ...COPY,
      boards: (COPY.boards ?? []).filter(({ board, side }) =>
        played.some((one) => one.board === board && one.side === side),
      ),
    },
  };
}

const { boards: _, ...WITHOUT_BOARDS } = COPY;

export function effectsOf(match: Match<State>): Effect[] {
  return match.ruled.toArray().flatMap(({ effects }) => effects);
}

export function statesOf(match: Match<State>): State[] {
  return match.ruled.toArray().map(({ state }) => state);
}

const told = (move: Move): Act<Move> => ({ type: 'move', move });

/** In solitaire: a poster goes for a die before every other turn. */
function withMoreDice(state: State, choose: Chooser): Act<Move> | undefined {
  const isTime = state.phase === 'turns' && state.turn === undefined && !state.added;
  const one = seatOf(state, 'ann');
  if (!isTime || one === undefined || one.dice.length % 2 === 1) return undefined;
  const [move] = answersTo(state, { step: 'addDie', clauses: [], facts: {} }, choose);
  return move === undefined ? undefined : told(move);
}

/** In round 1 Ann takes the dearest dice of all. */
function spendthrift(state: State): Act<Move> | undefined {
  const isTime = state.round === 1 && state.phase === 'turns' && state.turn === undefined;
  const one = seatOf(state, 'ann');
  if (!isTime || one === undefined || nextSeat(TABLE, state) !== 'ann') return undefined;
  const costs = (die: SeatState['dice'][number]) => owedFor([...one.dice, die]).owed;
  const [dearest] = (state.tent ?? [])
    .map((die) => ({ ...die, card: one.dice.length + 1 }))
    .toSorted((die, other) => costs(other) - costs(die));
  if (dearest === undefined) return undefined;
  const { card, ...die } = dearest;
  const as = die.colour === 'clear' ? { as: 'orange' as const } : {};
  return told({ type: 'takeDie', seat: 'ann', die, card, ...as });
}

/** A poster without a tent below it is let stand, and afterwards a marker is moved by hand. */
function disputed(state: State, _chance: Chooser, last: Act | undefined): Act<Move> | undefined {
  if (last?.type === 'overrule')
    return { type: 'correct', seat: 'bo', points: -3, reason: 'A poster was counted twice' };
  const { turn, round } = state;
  const own = seatOf(state, 'bo')?.own;
  if (turn?.seat !== 'bo' || turn.action !== undefined || own === undefined || own.due > 0)
    return undefined;
  const tentless = own.posters.find(
    ({ space }) => space > 1 && own.tents.every((tent) => tent.space !== space),
  );
  const [small] = POSTERS;
  const isTime = round === 2 && seatOf(state, 'bo')?.performs === 0;
  if (!isTime || tentless === undefined || small === undefined) return undefined;
  return {
    type: 'overrule',
    move: {
      type: 'perform',
      seat: 'bo',
      to: 6,
      posters: [{ space: tentless.space, poster: small }],
      gems: {},
    },
    waived: [
      'magnificent.perform.needs-tent-below',
      'magnificent.perform.space-within-power',
      'magnificent.perform.needs-all-camp-tiles',
      'magnificent.perform.discard-poster-gems',
    ],
    reason: 'The tent had been forgotten',
  };
}

const resultsOf = (match: Match<State>) =>
  stateOf(match)
    .seats.map(({ points }) => points)
    .toSorted((one, other) => other - one);

const has = (match: Match<State>, clause: ClauseId, fact: string, value: unknown) =>
  effectsOf(match).some((one) => one.clause === clause && one.facts[fact] === value);

const completedIn = (match: Match<State>) =>
  stateOf(match).seats.reduce((sum, { own }) => sum + (own?.completed.length ?? 0), 0);

/** Most posters that were completed in one action. */
const mostAtOnce = (match: Match<State>) =>
  Math.max(
    ...match.ruled
      .toArray()
      .map(
        ({ effects }) =>
          effects.filter(({ clause }) => clause === 'magnificent.perform.reward-poster').length,
      ),
  );

export const GOLDENS: readonly Golden[] = [
  {
    name: '1-referee',
    about: 'a solitaire match that is not won: dice for posters, sets discarded from the top',
    seats: 1,
    level: 'referee',
    options: readBy({ ann: { board: 'III', side: 'A' } }),
    script: withMoreDice,
    cites: [
      'magnificent.solo.setup-neutral-hats',
      'magnificent.solo.added-die-colour',
      'magnificent.solo.refill-poster',
      'magnificent.solo.discard-top-sets',
      'magnificent.solo.clear-and-refill-display',
      'magnificent.solo.new-round-dice',
    ],
    shows: (match) => has(match, 'magnificent.solo.goal', 'won', false),
  },
  {
    name: '1-referee-last-round',
    about: 'a solitaire match begun before its last round, and won with the second rank',
    seats: 1,
    level: 'referee',
    options: readBy({ ann: { board: 'I', side: 'B' } }),
    position: LAST_ROUND,
    script: withMoreDice,
    cites: [
      'table.position',
      'magnificent.solo.added-die-colour',
      'magnificent.perform.reward-poster',
      'magnificent.end.gems-fill-spaces',
      'magnificent.solo.rank-outstanding',
    ],
    shows: (match) => has(match, 'magnificent.solo.goal', 'won', true),
  },
  {
    name: '2-referee-both-sides',
    about:
      'a board of side B with its tent against one of side A; a gap between the hats, and none',
    seats: 2,
    level: 'referee',
    options: readBy({ ann: { board: 'II', side: 'B' }, bo: { board: 'III', side: 'A' } }),
    cites: [
      'magnificent.variant.board-two-side-b-tent',
      'magnificent.sets.two-players-gap',
      'magnificent.sets.two-players-no-gap',
      'magnificent.setup.trainer-draft-two-player-leftover',
    ],
    shows: (match) => completedIn(match) >= 3,
  },
  {
    name: '2-referee-amended',
    about: 'a ruling that the table set aside, and a marker moved by hand',
    seats: 2,
    level: 'referee',
    options: readBy({ ann: { board: 'IV', side: 'A' }, bo: { board: 'I', side: 'A' } }),
    script: disputed,
    cites: ['table.overruled', 'table.correction', 'magnificent.trainers.move-to-main-tent'],
  },
  {
    name: '2-scorekeeper-unread',
    about: 'a sheet kept by players who have read nothing from their copy',
    seats: 2,
    level: 'scorekeeper',
    options: {},
    cites: ['magnificent.payment.penalty-round-one', 'magnificent.sets.two-players-gap'],
    shows: (match) => new Set(resultsOf(match)).size === 2,
  },
  {
    name: '3-referee-draft',
    about: 'drafted cards on three boards of side B',
    seats: 3,
    level: 'referee',
    options: {
      cards: 'draft',
      ...readBy({
        ann: { board: 'I', side: 'B' },
        bo: { board: 'III', side: 'B' },
        cy: { board: 'IV', side: 'B' },
      }),
    },
    cites: [
      'magnificent.variant.draft-pick-and-pass',
      'magnificent.variant.draft-leftover',
      'magnificent.gems.overflow-coin',
      'magnificent.bonuses.copy-card',
      'magnificent.end.gems-fill-spaces',
    ],
    shows: (match) => completedIn(match) >= 3,
  },
  {
    name: '3-referee-below-zero',
    about: 'a marker below 0 after the first payment, and above it at the end',
    seats: 3,
    level: 'referee',
    options: readBy({
      ann: { board: 'II', side: 'A' },
      bo: { board: 'I', side: 'A' },
      cy: { board: 'III', side: 'A' },
    }),
    script: spendthrift,
    cites: ['magnificent.payment.penalty-round-one'],
    shows: (match) => {
      const points = statesOf(match).map((state) => seatOf(state, 'ann')?.points ?? 0);
      return Math.min(...points) < 0 && (points.at(-1) ?? 0) > 0;
    },
  },
  {
    name: '3-scorekeeper',
    about: 'a sheet kept with the cards and the track read, and penalties in every round',
    seats: 3,
    level: 'scorekeeper',
    options: { copy: WITHOUT_BOARDS },
    cites: [
      'magnificent.payment.penalty-round-one',
      'magnificent.payment.penalty-round-two',
      'magnificent.payment.penalty-round-three',
      'magnificent.perform.third-fourth-any-hat',
    ],
  },
  {
    name: '4-referee',
    about:
      'four boards: trainers, cards, tents and gems at work, and two posters completed at once',
    seats: 4,
    level: 'referee',
    options: readBy({
      ann: { board: 'I', side: 'A' },
      bo: { board: 'II', side: 'A' },
      cy: { board: 'III', side: 'A' },
      dee: { board: 'IV', side: 'A' },
    }),
    cites: [
      'magnificent.gems.overflow-coin',
      'magnificent.bonuses.copy-card',
      'magnificent.bonuses.plus-two-colour',
      'magnificent.bonuses.five-points',
      'magnificent.power.gem-boost',
      'magnificent.perform.discard-poster-gems',
      'magnificent.perform.reward-tent',
      'magnificent.perform.starting-tent-reward',
      'magnificent.trainers.tile-two-coins',
      'magnificent.end.gems-fill-spaces',
      'magnificent.trainers.any-number',
    ],
    shows: (match) => completedIn(match) >= 6 && mostAtOnce(match) >= 2,
  },
  {
    name: '4-referee-tie',
    about: 'the two best come to the same points, and the higher hat decides',
    seats: 4,
    level: 'referee',
    options: readBy({
      ann: { board: 'IV', side: 'B' },
      bo: { board: 'III', side: 'A' },
      cy: { board: 'II', side: 'A' },
      dee: { board: 'I', side: 'B' },
    }),
    cites: [],
    shows: (match) => {
      const [first, second] = resultsOf(match);
      return first === second;
    },
  },
];
