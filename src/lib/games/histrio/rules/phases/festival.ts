// The festival: matching actors, then the shows, then secret requests. Rulebook «Подсчёт экю».
import type { Effect, Refused, Ruling } from '../../../../referee/ruling.ts';
import type { Card } from '../../data/cards.ts';
import { CHAMELEON, isActor, talentFor } from '../../data/cards.ts';
import type { Entrant, Show } from '../festival.ts';
import { chameleonsCounted, judge } from '../festival.ts';
import { areChameleonsToldKept } from '../mended.ts';
import { pay } from '../money.ts';
import { afterShows, showCards } from '../request.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest, withEffects } from '../rulings.ts';
import type { MoveOf } from '../moves.ts';
import type { Acrobat, SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { moodOf, stands, strangerIn, toldOf, turnsLeft } from '../table.ts';
import { refusePhase } from './deal.ts';

export function scoreShows(table: Table, state: State, move: MoveOf<'scoreShows'>): Ruling<State> {
  const wrong = refuseMoment(table, state);
  if (wrong !== undefined) return wrong;
  const stranger = strangerIn(state, move.troupes, move.chameleon);
  if (stranger !== undefined) return refuseSeat(stranger);
  const told = state.cards === undefined ? withTroupes(table, state, move) : state;
  const refused = refuseTooMany(table, told) ?? refuseChameleon(table, told, move);
  if (refused !== undefined) return refused;
  const mood = moodOf(told);
  const wanted = talentFor(mood);
  const entrants = told.seats.map((seat): Entrant => {
    return {
      seat: seat.seat,
      cards: showCards(seat),
      chameleon: toldOf(move.chameleon, seat.seat) ?? wanted,
    };
  });
  const shows = judge(table, told.season, mood, entrants);
  let course: Course = { state: told, effects: [] };
  for (const show of shows) course = payActors(course, show);
  for (const show of shows) course = payShow(table, course, show, shows);
  return rest({ ...course, state: judged(course.state, shows) });
}

/** The festival comes once a season, when its last turn is over. */
function refuseMoment(table: Table, state: State): Refused | undefined {
  const { phase, season, turn } = state;
  if (phase === 'scoring')
    return state.shown ? refuseFirmly('histrio.festival.order', { shown: true }) : undefined;
  const isPlaying = ['setup', 'travel', 'resolution', 'opportunities'].includes(phase);
  return isPlaying
    ? refuseFirmly('histrio.flow.season-of-turns', {
        season,
        turn,
        turns: turnsLeft(table, state) + 1,
      })
    : refusePhase(state, 'scoring');
}

/** Scorekeeper level: the troupes as they lie on the table now. */
function withTroupes(table: Table, state: State, { troupes }: MoveOf<'scoreShows'>): State {
  return {
    ...state,
    seats: state.seats.map((seat): SeatState => {
      const cards = toldOf(troupes, seat.seat) ?? [];
      return {
        ...seat,
        troupe: cards.filter(isActor),
        acrobats: withChameleons(table, seat, cards),
      };
    }),
  };
}

/** As many Chameleons as the troupe shows, and no fewer than were told before: like every acrobat they stay. */
function withChameleons(
  table: Table,
  { acrobats }: SeatState,
  cards: readonly Card[],
): readonly Acrobat[] {
  const others = acrobats.filter(({ card }) => card !== CHAMELEON);
  const kept = areChameleonsToldKept(table)
    ? acrobats.filter(({ card }) => card === CHAMELEON)
    : [];
  const more = Math.max(0, chameleonsCounted(table, cards) - kept.length);
  return [...others, ...kept, ...Array.from({ length: more }, lyingChameleon)];
}

function lyingChameleon(): Acrobat {
  return { card: CHAMELEON, ready: true, gained: false };
}

/** Scorekeeper level: all troupes together cannot have more cards than the box. */
function refuseTooMany({ tables }: Table, { cards, seats }: State): Refused | undefined {
  const { encounterCards: exist } = tables;
  const count = seats.reduce((sum, seat) => sum + showCards(seat).length, 0);
  return cards !== undefined || count <= exist
    ? undefined
    : refuseFirmly('histrio.component.encounter-cards', { count, exist });
}

/** Its owner chooses a side for the Chameleon; under one reading nobody does. */
export function mayChooseSide({ readings }: Pick<State, 'readings'>): boolean {
  return readings.chameleon === 'owner-chooses';
}

/** A side told for a Chameleon that the seat has not, or may not turn that way. */
function refuseChameleon(
  table: Table,
  state: State,
  { chameleon }: MoveOf<'scoreShows'>,
): Refused | undefined {
  const mood = moodOf(state);
  for (const { seat, acrobats } of state.seats) {
    const side = toldOf(chameleon, seat);
    if (side === undefined) continue;
    if (!acrobats.some(({ card }) => card === CHAMELEON))
      return refuseFirmly('histrio.acrobat.chameleon-is-acrobat', { seat });
    const isFree = mayChooseSide(state) || side === talentFor(mood);
    if (!isFree && stands(table, 'histrio.acrobat.chameleon-level-one'))
      return refuse('histrio.acrobat.chameleon-level-one', { seat, mood });
  }
  return undefined;
}

function payActors(course: Course, { seat, matching, chameleon }: Show): Course {
  const mood = moodOf(course.state);
  const paid = pay(
    course,
    'histrio.festival.matching-actors',
    seat,
    matching,
    { actors: matching, mood },
    ['histrio.summary.show-reward'],
  );
  return chameleon === undefined
    ? paid
    : withEffects(paid, effect('histrio.acrobat.chameleon-no-ecu', seat, {}));
}

function payShow(table: Table, course: Course, show: Show, shows: readonly Show[]): Course {
  const { seat, comedians, tragedians, difference, side, pleases, isBest } = show;
  const { season } = course.state;
  const mood = moodOf(course.state);
  const sided = side === undefined ? {} : { side };
  const seenAs = chameleonAs(show, table.tables.chameleon);
  const after = withEffects(
    course,
    ...seenAs,
    effect('histrio.festival.show-difference', seat, {
      comedians,
      tragedians,
      difference,
      ...sided,
    }),
    effect('histrio.festival.pleases-when-on-side', seat, { mood, difference, ...sided }),
  );
  if (!pleases)
    return side === undefined
      ? after
      : withEffects(
          after,
          effect('histrio.festival.not-pleasing-never-best', seat, { mood, difference }),
        );
  const ecus = table.tables.rewards[season] ?? 0;
  const clause =
    season === 1 ? 'histrio.festival.reward-season-1' : 'histrio.festival.reward-season-2';
  const rewarded = pay(after, clause, seat, ecus, { ecus, difference }, [
    'histrio.summary.show-reward',
  ]);
  if (!isBest) return rewarded;
  const tied = shows.flatMap((other) => (other.isBest ? [other.seat] : []));
  return tied.length === 1
    ? pay(rewarded, 'histrio.festival.best-show-double', seat, ecus, { ecus, difference })
    : pay(rewarded, 'histrio.festival.best-show-tie', seat, ecus, { ecus, difference, tied });
}

/** Of one Chameleon nobody says how many there are. */
function chameleonAs({ seat, chameleon, chameleons }: Show, experience: number): Effect[] {
  if (chameleon === undefined) return [];
  const facts = { talent: chameleon, experience, ...(chameleons > 1 ? { chameleons } : {}) };
  return [effect('histrio.acrobat.chameleon-level-one', seat, facts)];
}

/** Requests are judged by the table as it is when the shows are paid, whatever follows. */
function judged(state: State, shows: readonly Show[]): State {
  const seats = state.seats.map((seat, at): SeatState => {
    return { ...seat, judged: seat.ecus, chameleon: shows[at]?.chameleon ?? 'none' };
  });
  return { ...state, shown: true, seats, judged: afterShows(state) };
}
