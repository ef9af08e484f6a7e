// A table as it lies: a match begun in the middle, and any state written down again.
import type { Effect, Ruling } from '../../../referee/ruling.ts';
import type { Colour, Die } from '../data/kinds.ts';
import { COLOURS, DIE_COLOURS, tilesIn } from '../data/kinds.ts';
import type { MagnificentSetup } from './fresh.ts';
import { neutralOn } from './fresh.ts';
import { goOn } from './flow.ts';
import { sorted } from './phases/dice.ts';
import { setsDue } from './phases/setup.ts';
import { bySpace } from './posterDeck.ts';
import type { Position } from './positionSchema.ts';
import { refuseSeat, rest, withEffects } from './rulings.ts';
import { refuseUnsound } from './sound.ts';
import type { CardSlot, Own, Phase, SeatState, State, TableState, Turn } from './state.ts';
import { isSolo, stageOf } from './state.ts';
import type { Table } from './table.ts';
import { strangerIn } from './table.ts';
import { tilesLying } from './trainerTiles.ts';

type SeatPosition = Position['seats'][string];

export function beginAt(
  table: Table,
  setup: MagnificentSetup,
  fresh: State,
  position: Position,
): Ruling<State> {
  const { seats, first, done = [], turn } = position;
  const named = [...Object.keys(seats), first, ...done, turn?.seat];
  const stranger =
    strangerIn(
      fresh,
      named.filter((seat) => seat !== undefined),
    ) ?? setup.seats.find((seat) => !Object.hasOwn(seats, seat));
  if (stranger !== undefined) return refuseSeat(stranger);
  const state = stateFrom(table, fresh, position);
  const wrong = refuseUnsound(table, state);
  if (wrong !== undefined) return wrong;
  const effects = state.seats.map(({ seat, points }): Effect => ({
    clause: 'table.position',
    seat,
    points,
    facts: { before: 0, total: points },
  }));
  const course = goOn(table, { state, effects: [] });
  return rest(withEffects({ ...course, effects: [] }, ...effects));
}

const STEPWISE: readonly Phase[] = ['sets', 'scoring', 'halves', 'areas'];
const WITH_DICE: readonly Phase[] = [
  'turns',
  'payment',
  'sets',
  'scoring',
  'halves',
  'areas',
  'over',
];

/** Where everything lies that was told, and the rest as the set-up has it; whether it can lie so is not asked. */
export function stateFrom(table: Table, fresh: State, position: Position): State {
  const { phase, round, tent, turn } = position;
  const copy = copyFrom(fresh, position);
  const { tent: _, ...base } = fresh;
  const seats = fresh.seats.map((one) => seatFrom(table, one, position.seats[one.seat], position));
  const dice = isSolo(fresh) ? (position.dice ?? fresh.dice) : fresh.dice;
  // Before the next round dice left over from the last one lie there no more: they are all rolled again.
  const isWaiting = phase === 'preparing' && (fresh.table === undefined || !isWhole(tent, dice));
  return {
    ...base,
    round,
    phase,
    first: position.first ?? fresh.first,
    done: STEPWISE.includes(phase) ? [...new Set(position.done ?? [])] : [],
    seats,
    dice,
    ...(tent === undefined || isWaiting ? {} : { tent: sorted(tent) }),
    copy,
    neutral: neutralOn(table, seats.length, copy.track ?? []),
    added: isSolo(fresh) && phase === 'turns' && position.added === true,
    ...(turn === undefined || phase !== 'turns' || fresh.table === undefined
      ? {}
      : { turn: turnFrom(turn) }),
    ...(fresh.table === undefined ? {} : { table: tableFrom(table, fresh, fresh.table, position) }),
  };
}

function isWhole(tent: readonly Die[] = [], dice: State['dice']): boolean {
  return DIE_COLOURS.every(
    (colour) => tent.filter((die) => die.colour === colour).length === dice[colour],
  );
}

function copyFrom({ copy }: State, position: Position): State['copy'] {
  const { track, levels, tentSpaces, startingTent, trainerSpaces, trackGaps } = position;
  return {
    ...copy,
    ...(track === undefined ? {} : { track }),
    ...(levels === undefined ? {} : { levels }),
    ...(trackGaps === undefined ? {} : { trackGaps }),
    ...(tentSpaces === undefined ? {} : { tentSpaces }),
    ...(startingTent === undefined ? {} : { startingTent }),
    ...(trainerSpaces === undefined ? {} : { trainerSpaces }),
  };
}

/** Four cards; one more for those who have taken a set and not yet scored. */
function cardsFrom(
  { tables }: Table,
  seat: string,
  cards: readonly CardSlot[],
  { phase, done = [] }: Position,
): readonly CardSlot[] {
  const isDone = done.includes(seat);
  const more = (phase === 'sets' && isDone) || (phase === 'scoring' && !isDone) ? 1 : 0;
  const missing = Math.max(0, tables.hand + more - cards.length);
  return [...cards, ...Array.from({ length: missing }, () => ({}))];
}

function seatFrom(
  table: Table,
  fresh: SeatState,
  given: SeatPosition | undefined,
  position: Position,
): SeatState {
  if (given === undefined) return fresh;
  const { phase } = position;
  return {
    ...fresh,
    points: given.points ?? 0,
    coins: given.coins ?? fresh.coins,
    cards: cardsFrom(table, fresh.seat, given.cards ?? [], position),
    dice: WITH_DICE.includes(phase) ? (given.dice ?? []) : [],
    hats: [...(given.hats ?? fresh.hats)].sort((low, high) => low - high),
    performs: phase === 'setup' || phase === 'preparing' ? 0 : (given.performs ?? 0),
    ...(fresh.own === undefined ? {} : { own: ownFrom(fresh.own, given.own ?? {}, phase) }),
  };
}

function ownFrom(fresh: Own, given: NonNullable<SeatPosition['own']>, phase: Phase): Own {
  const { camp } = fresh;
  const tiles = camp === undefined ? [] : (given.camp ?? []);
  return {
    ...fresh,
    dealt: given.dealt ?? fresh.dealt,
    gems: given.gems ?? fresh.gems,
    trainers: given.trainers ?? fresh.trainers,
    resting: given.resting ?? 0,
    tiles: given.tiles ?? [],
    built: camp === undefined ? (given.built ?? {}) : tilesIn(tiles),
    ...(camp === undefined ? {} : { camp: { ...camp, tiles } }),
    tents: bySpace(given.tents ?? []),
    // They are placed before the first turn.
    spareTents: phase === 'setup' ? (given.spareTents ?? fresh.spareTents) : 0,
    posters: bySpace(given.posters ?? []),
    due: given.due ?? 0,
    completed: given.completed ?? [],
  };
}

function turnFrom(given: NonNullable<Position['turn']>): Turn {
  const { seat, action, bound, bonus, build, returned, recoloured } = given;
  const level =
    build === undefined || action !== 'build'
      ? undefined
      : {
          ...build,
          extra: build.extra ?? 0,
          laid: build.laid ?? 0,
          recoloured: build.recoloured ?? 0,
          doubled: build.doubled ?? false,
        };
  return {
    seat,
    stage: given.stage ?? stageOf(action, level),
    gems: given.gems ?? {},
    plus: given.plus ?? [],
    ...(bonus === undefined ? {} : { bonus }),
    trainers: given.trainers ?? {},
    ...(returned === undefined ? {} : { returned }),
    fresh: given.fresh ?? 0,
    ...(action === undefined ? {} : { action }),
    ...(bound === undefined ? {} : { bound }),
    ...(level === undefined ? {} : { build: level }),
    cardTiles: given.cardTiles ?? [],
    ...(recoloured === undefined ? {} : { recoloured }),
    completed: given.completed ?? 0,
  };
}

/** Sets that nobody told of lie there unread. */
function tableFrom(table: Table, fresh: State, middle: TableState, position: Position): TableState {
  const { phase, sets = [] } = position;
  const isLaid = phase === 'turns' || phase === 'payment' || phase === 'sets';
  const isFree = phase === 'setup' || phase === 'preparing';
  const unread = Array.from({ length: setsDue(table, fresh) }, () => ({}));
  const posters = Array.from({ length: table.tables.posters.display }, (_, at) => ({
    space: at + 1,
  }));
  return {
    ...middle,
    sets: isLaid ? (sets.length > 0 ? sets : unread) : isFree ? sets : [],
    // They are turned up with the display.
    offered: phase === 'setup' && sets.length > 0 ? (position.offered ?? []) : [],
    ...spentFrom(position),
    posters: bySpace(position.posters ?? (phase === 'setup' ? [] : posters)),
    decks: position.decks ?? middle.decks,
    wagons: byTrack(middle.wagons, position.wagons ?? {}),
    tents: byTrack(middle.tents, position.tents ?? {}),
    ...liftedFrom(position),
  };
}

/** Nobody can say which wagon gave a tent that no seat has. */
function liftedFrom({ seats, lifted = {} }: Position): Pick<TableState, 'lifted'> {
  const placed = Object.values(seats).reduce((sum, { own }) => sum + (own?.tents?.length ?? 0), 0);
  const given = COLOURS.reduce((sum, colour) => sum + (lifted[colour] ?? 0), 0);
  return given === 0 || given > placed ? {} : { lifted };
}

/** Tiles that were discarded, but for those told to lie somewhere. */
function spentFrom({ seats, sets, offered, spent = [] }: Position): Pick<TableState, 'spent'> {
  const lying = tilesLying(Object.values(seats), { sets, offered });
  const gone = [...new Set(spent)].filter((tile) => !lying.includes(tile));
  return gone.length === 0 ? {} : { spent: gone };
}

/** Of tracks that are kept, as told or as the set-up has it. */
function byTrack<Of>(
  kept: { readonly [C in Colour]?: Of },
  told: { readonly [C in Colour]?: Of | undefined },
): { readonly [C in Colour]?: Of } {
  return Object.fromEntries(
    COLOURS.flatMap((colour) =>
      kept[colour] === undefined ? [] : [[colour, told[colour] ?? kept[colour]]],
    ),
  );
}

/** The position a state is, so that `begin` with it gives the state again. */
export function positionOf(state: State): Position {
  const { tent, turn, table, copy } = state;
  const { track, levels, tentSpaces, startingTent, trainerSpaces, trackGaps } = copy;
  return plain({
    round: state.round,
    phase: state.phase,
    first: state.first,
    done: state.done,
    seats: Object.fromEntries(state.seats.map((one) => [one.seat, seatPosition(one)])),
    ...(isSolo(state) ? { dice: state.dice, added: state.added } : {}),
    tent,
    track,
    levels,
    tentSpaces,
    startingTent,
    trainerSpaces,
    trackGaps,
    turn: turn === undefined ? undefined : turnPosition(turn),
    sets: table?.sets,
    offered: table?.offered,
    spent: table?.spent,
    posters: table?.posters,
    decks: table?.decks,
    wagons: table?.wagons,
    tents: table?.tents,
    lifted: table?.lifted,
  });
}

function turnPosition({ stage, ...turn }: Turn) {
  return stage === 'die' ? { ...turn, stage } : turn;
}

function seatPosition({ seat: _, board: __, own, ...one }: SeatState) {
  if (own === undefined) return one;
  const { camp, built, ...others } = own;
  const tiles = camp === undefined ? { built } : { camp: camp.tiles };
  return { ...one, own: { ...others, ...tiles } };
}

/** As a file would hold it: nothing undefined, and nothing that anybody else holds. */
function plain(position: unknown): Position {
  return JSON.parse(JSON.stringify(position)) as Position;
}
