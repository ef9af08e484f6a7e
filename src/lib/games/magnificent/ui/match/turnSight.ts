// What the die of a turn can do as the table lies: levels and spaces it reaches, and with which gems.
import { gemsAtHand, reachOf } from '../../advice/power.ts';
import { openPlus } from '../../advice/openPlus.ts';
import { trainersAhead } from '../../advice/openTrainers.ts';
import type { Action, BuildLevel, Colour, Die, Gems, TrackSpace } from '../../data/kinds.ts';
import { ACTIONS, gemCount } from '../../data/kinds.ts';
import { mayStandOn } from '../../rules/hats.ts';
import { boost } from '../../rules/phases/power.ts';
import { acting, isRefused, refuseAction } from '../../rules/phases/turn.ts';
import type { BoostReading } from '../../rules/power.ts';
import { lastingDice, powerNow } from '../../rules/powerNow.ts';
import type { SeatState, State } from '../../rules/state.ts';
import type { Table } from '../../rules/table.ts';
import { levelsFor, seatOf, turnColour } from '../../rules/table.ts';
import { powerSight, type ActionPower, type PowerSight } from '../powerSight.ts';

export interface Asking {
  readonly levels: readonly BuildLevel[];
  /** Numbered spaces only; `isTaken`: a hat stands there that does not move. */
  readonly track: readonly (TrackSpace & { readonly isTaken: boolean })[];
  /** A hat may go to a space without a number, whatever the power. */
  readonly hasPlain: boolean;
  /** Nobody has read them yet; the track is known as far as it goes. */
  readonly areLevelsUnread: boolean;
}

/** As the players have read them, or the few that are known. */
export function askedOf(table: Table, state: State, one: SeatState): Asking {
  const { tables } = table;
  const track = state.copy.track?.map((space, at) => ({
    ...space,
    isTaken: !mayStandOn(table, state, one, at + 1),
  }));
  const levels = levelsFor(state, one);
  return {
    levels: levels ?? tables.known.levels,
    track: (track ?? tables.known.track.map((space) => ({ ...space, isTaken: false }))).filter(
      ({ requirement }) => requirement > 0,
    ),
    hasPlain: track?.some(({ requirement, isTaken }) => requirement === 0 && !isTaken) === true,
    areLevelsUnread: levels === undefined,
  };
}

/** What is known of its levels or spaces; what performing reaches without the spaces where a hat stands, and whether any is left that asks for nothing. */
function withKnown(sight: ActionPower, { track, hasPlain, areLevelsUnread }: Asking): ActionPower {
  if (sight.action === 'build') return { ...sight, isUnread: areLevelsUnread };
  if (sight.action !== 'perform') return sight;
  return {
    ...sight,
    hasPlain,
    reach: sight.reach.map((one, at) => ({ ...one, isTaken: track[at]?.isTaken === true })),
  };
}

const numbersOf = (list: readonly { readonly requirement: number }[]) =>
  list.map(({ requirement }) => requirement);

/** Before the die is taken; `taken`: the table once it lies on its card, where that is told. */
export function sightOf(
  table: Table,
  state: State,
  one: SeatState,
  { die, as, taken }: { die: Die; as: Colour | undefined; taken?: State | undefined },
): PowerSight | undefined {
  const asked = askedOf(table, state, one);
  const sight = powerSight(
    {
      dice: [...lastingDice(state, one), die],
      offered: [],
      round: 1,
      gems: one.own?.gems ?? {},
      trainers: {},
      ...(as && { as }),
    },
    table.tables,
    {
      build: numbersOf(asked.levels),
      perform: numbersOf(asked.track),
      performGems: state.readings.performGems,
    },
  );
  const after = taken && seatOf(taken, one.seat);
  const actions =
    taken && after
      ? actionsNow(table, taken, after)
      : sight?.actions.map((each) => withKnown(each, asked));
  return sight && actions && { ...sight, actions };
}

/** Once it has been taken: with all that was discarded and used so far, and what the +N of its card and trainers at hand would add. */
export function actionsNow(table: Table, state: State, one: SeatState): readonly ActionPower[] {
  const open = openPlus(table, state, one);
  return ACTIONS.map((action) => {
    const sight = sightNow(table, state, one, action);
    if (sight.barred !== undefined) return sight;
    const after = open && sightNow(table, open.state, open.one, action);
    const raised = open && after ? withPlus(sight, after, open.bonus.count) : sight;
    return withTrainers(table, open ?? { state, one }, raised);
  });
}

/** The +N is free: gems are named only for what is out of its reach. Power that binds the turn to another action adds nothing here. */
function withPlus(sight: ActionPower, after: ActionPower, plus: number): ActionPower {
  if (after.barred !== undefined) return sight;
  const reach = sight.reach.map((one, at) => {
    const gems = after.reach[at]?.gems;
    const isReached = one.gems !== undefined && gemCount(one.gems) === 0;
    return isReached || gems === undefined ? one : { ...one, gems, plus };
  });
  return { ...sight, plus, most: after.most, reach };
}

/** Trainers are named for what neither the +N nor gems alone reach: the fewest that do. */
function withTrainers(
  table: Table,
  { state, one }: { readonly state: State; readonly one: SeatState },
  sight: ActionPower,
): ActionPower {
  // Power of a trainer may bind the turn to another action as well.
  const ahead = trainersAhead(table, state, one, sight.action)
    .map((put) => ({
      trainers: put.trainers,
      after: sightNow(table, put.state, put.one, sight.action),
    }))
    .filter(({ after }) => after.barred === undefined);
  const reach = sight.reach.map((far, at) => {
    if (far.gems !== undefined) return far;
    const enough = ahead.find(({ after }) => after.reach[at]?.gems !== undefined);
    const gems = enough?.after.reach[at]?.gems;
    const { plus } = sight;
    return enough && gems
      ? { ...far, gems, ...(plus && { plus }), trainers: enough.trainers }
      : far;
  });
  const mostByTrainers = ahead.at(-1)?.after.most;
  return { ...sight, reach, ...(mostByTrainers && { mostByTrainers }) };
}

function sightNow(table: Table, state: State, one: SeatState, action: Action): ActionPower {
  const colour = turnColour(one) ?? 'orange';
  const gems = one.own?.gems ?? {};
  const perGem = table.tables.gems.power;
  const spaces = askedOf(table, state, one);
  const { levels, track } = spaces;
  const act = acting(state, one.seat);
  const reading: BoostReading =
    action === 'perform' ? state.readings.performGems : 'die-colour-gems';
  const asked = action === 'build' ? levels : action === 'perform' ? track : [];
  const power = powerNow(table, state, one, action);
  const wrong = isRefused(act) ? undefined : refuseAction(table, state, act, action);
  const reachBy = (by: BoostReading) =>
    reachOf(numbersOf(asked), power, colour, { gems, perGem, reading: by });
  const plain = reachBy('die-colour-gems');
  const isOpen = (spent: Gems | undefined) =>
    spent !== undefined && isOpenWith(table, state, one.seat, action, spent);
  const sight: ActionPower = {
    action,
    power,
    most: power + gemsAtHand({ gems, reading }, colour) * perGem,
    reach: reachBy(reading).map(({ requirement, gems: spent }, at) => ({
      requirement,
      gems: wrong || isRefused(act) ? spent : [spent, plain[at]?.gems].find(isOpen),
    })),
    ...(wrong && { barred: wrong.refusal }),
  };
  return withKnown(sight, spaces);
}

/** By a dry run: power that makes another action possible may bind the turn to that one, and then these gems reach nothing here. */
function isOpenWith(table: Table, state: State, seat: string, action: Action, gems: Gems): boolean {
  if (gemCount(gems) === 0) return true;
  const boosted = boost(table, state, { type: 'boost', seat, gems });
  if (!boosted.allowed) return false;
  const act = acting(boosted.state, seat);
  return !isRefused(act) && refuseAction(table, boosted.state, act, action) === undefined;
}
