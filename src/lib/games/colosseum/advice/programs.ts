// What a program would draw with the tokens at hand, what it lacks, and who has that to spare: for choosing, buying and trading.
import type { SeatId } from '../../../referee/ruling.ts';
import type { StandardAsset, Tokens } from '../data/assets.ts';
import { STANDARD_ASSETS, amountOf } from '../data/assets.ts';
import type { Program } from '../data/tables.ts';
import { leastOf, assetsOf } from '../rules/audience.ts';
import type { MoveOf } from '../rules/moves.ts';
import { produce } from '../rules/phases/produce.ts';
import { refuseClaim } from '../rules/phases/setup.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { hasRoomFor, ownerOf, programOf, seatOf, withSeat } from '../rules/table.ts';

/** A program as a seat could produce it now. */
export interface ProgramSight {
  /** Assets still missing once every suitable token and Joker is laid. */
  readonly missing: number;
  /** Types that are short, before Jokers. */
  readonly lacks: Tokens;
  /** Spectators of the whole event, medals not played; undefined below the minimum set. */
  readonly spectators: number | undefined;
  /** Spectators of the whole event as it would be with nothing missing. */
  readonly complete: number | undefined;
  readonly isArenaLarge: boolean;
  /** Tokens to lay and what the Jokers stand for. */
  readonly tokens: Tokens;
  readonly jokers: StandardAsset[];
}

/** Undefined where tokens are not told. `seat` need not own the program yet, nor be at its turn. */
export function programAudience(
  table: Table,
  state: State,
  seat: SeatId,
  number: number,
): ProgramSight | undefined {
  const one = seatOf(state, seat);
  const program = programOf(table, state, number);
  if (one === undefined || program === undefined || state.table === undefined) return undefined;
  const laid = bestSet(program, one.tokens);
  const missing = assetsOf(program) - placesFilled(laid);
  const isEnough = assetsOf(program) - missing >= leastOf(program);
  const move = { type: 'produce', seat, program: number, ...laid } as const;
  return {
    ...laid,
    missing,
    lacks: lacksOf(program, one.tokens),
    isArenaLarge: hasRoomFor(one, program),
    spectators: isEnough ? dryRun(table, state, move) : undefined,
    complete: dryRun(table, withSeat(state, seat, { tokens: program.assets }), {
      type: 'produce',
      seat,
      program: number,
      tokens: program.assets,
    }),
  };
}

/** The arena is too small for the program as yet; known where tokens are not told as well. */
export function isTooLarge(table: Table, state: State, seat: SeatId, number: number): boolean {
  const one = seatOf(state, seat);
  const program = programOf(table, state, number);
  return one !== undefined && program !== undefined && !hasRoomFor(one, program);
}

/** The program that would draw most now and fits the arena; undefined where tokens are not told or nothing can be produced. */
export function bestProgram(table: Table, state: State, seat: SeatId): number | undefined {
  const drawing = (seatOf(state, seat)?.programs ?? []).flatMap((number) => {
    const sight = programAudience(table, state, seat, number);
    const { spectators, isArenaLarge = false } = sight ?? {};
    return spectators === undefined || !isArenaLarge ? [] : [{ number, spectators }];
  });
  return drawing.sort((one, other) => other.spectators - one.spectators)[0]?.number;
}

/** Scorekeeper level: programs of the deal that a seat may still turn out to have. */
export function claimable(table: Table, state: State, seat: SeatId): readonly number[] {
  if (state.table !== undefined) return [];
  return table.tables.programs
    .map(({ number }) => number)
    .filter((number) => number <= table.tables.dealtPrograms)
    .filter((number) => ownerOf(state, number) === undefined)
    .filter((number) => refuseClaim(table, state, seat, number) === undefined);
}

/** Every suitable token, and Jokers where types are short. */
export function bestSet({ assets }: Program, held: Tokens) {
  let jokersLeft = amountOf(held, 'joker');
  const jokers: StandardAsset[] = [];
  const laid = STANDARD_ASSETS.flatMap((asset) => {
    const needs = assets[asset] ?? 0;
    const own = Math.min(needs, amountOf(held, asset));
    while (jokersLeft > 0 && jokers.filter((one) => one === asset).length < needs - own) {
      jokers.push(asset);
      jokersLeft -= 1;
    }
    return own === 0 ? [] : [[asset, own] as const];
  });
  const tokens: Tokens = Object.fromEntries(laid);
  return { tokens, jokers };
}

function placesFilled({ tokens, jokers }: ReturnType<typeof bestSet>): number {
  return STANDARD_ASSETS.reduce((sum, asset) => sum + amountOf(tokens, asset), jokers.length);
}

function lacksOf({ assets }: Program, held: Tokens): Tokens {
  return Object.fromEntries(
    STANDARD_ASSETS.flatMap((asset) => {
      const lack = (assets[asset] ?? 0) - amountOf(held, asset);
      return lack > 0 ? [[asset, lack]] : [];
    }),
  );
}

/** The rules count it as if it were this seat's turn to produce and the arena were large enough. */
function dryRun(table: Table, state: State, move: MoveOf<'produce'>): number | undefined {
  const one = seatOf(state, move.seat);
  const program = programOf(table, state, move.program);
  if (one === undefined || program === undefined) return undefined;
  const { lot: _, ...rest } = state;
  const ready: State = withSeat(
    {
      ...rest,
      phase: 'producing',
      done: state.seats.map(({ seat }) => seat).filter((seat) => seat !== move.seat),
    },
    move.seat,
    {
      programs: [...new Set([...one.programs, move.program])],
      arena: { ...one.arena, size: Math.max(one.arena.size, program.arena) },
    },
  );
  const free: Table = { ...table, waived: new Set(['colosseum.produce.one-per-round']) };
  const ruling = produce(free, ready, move);
  if (!ruling.allowed) return undefined;
  return seatOf(ruling.state, move.seat)?.latest?.spectators;
}

export interface Spare {
  readonly seat: SeatId;
  readonly asset: StandardAsset;
  readonly count: number;
}

/** Who holds what a seat lacks for a program. */
export function sparesFor(state: State, seat: SeatId, lacks: Tokens): readonly Spare[] {
  return state.seats
    .filter((one) => one.seat !== seat)
    .flatMap((one) =>
      STANDARD_ASSETS.filter(
        (asset) => amountOf(lacks, asset) > 0 && amountOf(one.tokens, asset) > 0,
      ).map((asset) => ({ seat: one.seat, asset, count: amountOf(one.tokens, asset) })),
    );
}
