// The theatre alone: needle and managers without a match round them, moved by the same rules as in one.
import type { Effect } from '../../../referee/ruling.ts';
import type { Actor, Mood } from '../data/cards.ts';
import { LATEST } from '../data/rulesets.ts';
import { emptyState } from '../rules/fresh.ts';
import { movedNeedle, moveNeedle } from '../rules/needle.ts';
import type { Move } from '../rules/moves.ts';
import { rulesOf, tableOf } from '../rules/rule.ts';
import type { State } from '../rules/state.ts';

/** What is kept of the theatre. Seats are those whose managers may go on stage. */
export interface Theatre {
  /** As in the state of a match. */
  readonly needle: number;
  readonly dial: number;
  /** Managers on stage by seat. */
  readonly stage: Readonly<Record<string, number>>;
}

export interface Played {
  readonly theatre: Theatre;
  readonly effects: readonly Effect[];
}

const rules = rulesOf(LATEST);
const table = tableOf(LATEST);

export const MANAGERS_PER_SEAT = table.tables.managersPerSeat;

/** The same theatre with a dial of so many spaces a side: beyond the last one no needle stands. */
export function onDial(theatre: Theatre, dial: number): Theatre {
  return { ...theatre, dial, needle: movedNeedle(theatre.needle, 0, dial) };
}

/** The theatre as a state of a match: what other advice is asked with. */
export function stateOf({ needle, dial, stage }: Theatre): State {
  const seats = Object.keys(stage);
  const fresh = emptyState(table, {
    seats,
    firstSeat: seats[0] ?? '',
    level: 'scorekeeper',
    options: {},
    houseRulings: {},
  });
  return {
    ...fresh,
    needle,
    dial,
    phase: 'resolution',
    flipped: true,
    seats: fresh.seats.map((seat) => ({ ...seat, stage: stage[seat.seat] ?? 0 })),
  };
}

/** One actor of a lone player. */
export function sentToCourt(theatre: Theatre, actor: Actor): Played {
  return told(theatre, stateOf(theatre), { type: 'push', from: 'court', actors: [actor] });
}

/** All actors of a crowded city, with one net move. */
export function crowdPushed(theatre: Theatre, actors: readonly Actor[]): Played {
  return told(theatre, stateOf(theatre), { type: 'push', from: 'crowd', actors: [...actors] });
}

/** The needle set by hand: an acrobat, or a dial that shows something else. */
export function needleSet(theatre: Theatre, needle: number): Played {
  const state = stateOf(theatre);
  const { state: after, effects } = moveNeedle({ state, effects: [] }, needle - theatre.needle);
  return { theatre: theatreOf(theatre, after), effects };
}

/** The coin of a season. */
export function coinFlipped(theatre: Theatre, season: 1 | 2, mood: Mood): Played {
  const state: State = { ...stateOf(theatre), phase: 'setup', flipped: false, season };
  return told(theatre, state, { type: 'flip', mood });
}

/** An actor of level 3 arrives: a manager on stage, and what all of them pay. */
export function managerStaged(theatre: Theatre, seat: string): Played & { readonly ecus: number } {
  const played = told(theatre, stateOf(theatre), { type: 'stage', seat });
  const ecus = played.effects.reduce((sum, { points = 0 }) => sum + points, 0);
  return { ...played, ecus };
}

/** What the rules refuse leaves the theatre as it is. */
function told(theatre: Theatre, state: State, move: Move): Played {
  const ruling = rules.rule(state, move);
  return ruling.allowed
    ? { theatre: theatreOf(theatre, ruling.state), effects: ruling.effects }
    : { theatre, effects: [] };
}

function theatreOf({ dial }: Theatre, { needle, seats }: State): Theatre {
  return { needle, dial, stage: Object.fromEntries(seats.map(({ seat, stage }) => [seat, stage])) };
}
