// One act ruled on: what it does to the table that lay before it, or the clause that forbids it.
import type { Act } from './entry.ts';
import { NOTHING_WAIVED, type Effect, type Ruling } from './ruling.ts';
import type { HouseRulings, Rules, Setup } from './rules.ts';

/** What a position entered anew begins from. */
export interface Frame {
  readonly setup: Setup;
  /** The readings in force. */
  readonly houseRulings: HouseRulings;
}

/** `state`: the table just before it, which stays as it is. What is waived is set aside for this act alone. */
export function ruleAct<State, Move>(
  rules: Rules<Setup, State, Move>,
  frame: Frame,
  act: Act<Move>,
  state: State,
): Ruling<State> {
  switch (act.type) {
    case 'move':
      return rules.rule(state, act.move, NOTHING_WAIVED);
    case 'overrule': {
      const ruling = rules.rule(state, act.move, new Set(act.waived));
      if (!ruling.allowed) return ruling;
      const { waived, reason } = act;
      const note: Effect = { clause: 'table.overruled', facts: { waived, reason } };
      return { ...ruling, effects: [note, ...ruling.effects] };
    }
    case 'correct': {
      const ruling = rules.correct(state, { seat: act.seat, points: act.points });
      if (!ruling.allowed) return ruling;
      const { reason } = act;
      return {
        ...ruling,
        effects: ruling.effects.map((effect) => ({
          ...effect,
          facts: { ...effect.facts, reason },
        })),
      };
    }
    case 'restate':
      return restated(rules, frame, act, state);
  }
}

/** The new position replaces the table; what that moves on the track is booked to each seat. */
function restated<State, Move>(
  rules: Rules<Setup, State, Move>,
  { setup, houseRulings }: Frame,
  { position, reason }: { readonly position: unknown; readonly reason: string },
  state: State,
): Ruling<State> {
  const ruling = rules.begin({ ...setup, houseRulings, position });
  if (!ruling.allowed) return ruling;
  const totals = new Map(rules.standings(state).map(({ seat, total }) => [seat, total]));
  const effects = rules.standings(ruling.state).map(({ seat, total }): Effect => {
    const before = totals.get(seat) ?? 0;
    return {
      clause: 'table.position',
      seat,
      points: total - before,
      facts: { before, total, reason },
    };
  });
  return { ...ruling, effects };
}
