// Colosseum played at random: any table, any legal move; and what can never lie on one.
import type { Asset, Face, StandardAsset } from '../../../src/lib/games/colosseum/data/assets.ts';
import {
  ASSETS,
  FACES,
  NOBLES,
  amountOf,
  countOf,
  isStandard,
  listOf,
  tokensOf,
} from '../../../src/lib/games/colosseum/data/assets.ts';
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import type { ColosseumSetup } from '../../../src/lib/games/colosseum/rules/fresh.ts';
import type { Move } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { seenIn } from '../../../src/lib/games/colosseum/rules/refilling.ts';
import { reachOf, squaresOf, sumsOf } from '../../../src/lib/games/colosseum/rules/ring.ts';
import type { ColosseumRules } from '../../../src/lib/games/colosseum/rules/rule.ts';
import { tableOf } from '../../../src/lib/games/colosseum/rules/rule.ts';
import type { SeatState, State } from '../../../src/lib/games/colosseum/rules/state.ts';
import { programOf, seatOf } from '../../../src/lib/games/colosseum/rules/table.ts';
import type { Step } from '../../../src/lib/referee/rules.ts';
import type { Chooser } from '../../support/chooser.ts';
import type { Play } from '../../support/play.ts';
import { anySetup, anyTokens, boxWithout } from './tables.ts';

export const TABLE = tableOf(RULESET_1);
const { tables } = TABLE;

export const colosseumPlay: Play<ColosseumSetup, State, Move> = {
  game: 'colosseum',
  // Five rounds of investments, lots with their bids, trades, dice, events and ceremonies of five seats.
  mostMoves: 900,
  setup: anySetup,
  move: anyMove,
  words: ({ seats }) => [...seats.map(({ seat }) => seat), ...ASSETS, ...NOBLES],
  faultsIn,
};

function anyMove(rules: ColosseumRules, state: State, choose: Chooser): Move {
  const aside = choose.once(8) ? anyAside(state, choose) : undefined;
  if (aside !== undefined && rules.rule(state, aside).allowed) return aside;
  return answer(rules, state, choose.of(rules.steps(state)), choose);
}

/** What may be told at almost any moment. */
function anyAside(state: State, choose: Chooser): Move {
  const { seat } = choose.of(state.seats);
  const program = choose.of(tables.programs);
  return choose.of<Move>([
    { type: 'cashMedals', seat, medals: 1 },
    { type: 'takeMedal', seat, from: choose.of(['special-event', 'emperor-token']) },
    { type: 'readCard', program: { ...program, cost: program.cost + choose.below(2) } },
  ]);
}

/** What the table might tell when it is asked this. */
export function answer(rules: ColosseumRules, state: State, step: Step, choose: Chooser): Move {
  const seat = step.seat ?? '';
  const { facts } = step;
  const legal = (moves: readonly Move[]): Move => {
    const move = moves.find((one) => rules.rule(state, one).allowed);
    if (move === undefined) throw new Error(`No legal answer to ${JSON.stringify(step)}`);
    return move;
  };
  switch (step.step) {
    case 'dealTokens':
      return { type: 'dealTokens', seat, tokens: anyDrawn(state, Number(facts['tokens']), choose) };
    case 'dealPrograms':
      return anyPrograms(state, seat, choose);
    case 'refill':
      return { type: 'refill', tokens: anyDrawn(state, Number(facts['tokens']), choose) };
    case 'invest':
      return legal([anyInvestment(state, seat, choose), { type: 'pass', seat }]);
    case 'open': {
      const markets = facts['markets'] as readonly number[];
      const market = markets.length > 0 ? { market: choose.of(markets) } : {};
      const bid = 8 + choose.below(4);
      const opened: Move = { type: 'open', seat, bid, ...market };
      return legal([...(choose.once(4) ? [] : [opened]), { type: 'pass', seat }]);
    }
    case 'bid': {
      const bid = Number(facts['least']) + choose.below(3);
      return legal([
        ...(choose.once(2) ? [{ type: 'bid', seat, bid } as const] : []),
        { type: 'pass', seat },
      ]);
    }
    case 'cashMedals':
      return legal([
        { type: 'cashMedals', seat, medals: 1 },
        { type: 'takeMedal', seat, from: 'special-event' },
      ]);
    case 'trade':
      return legal([
        ...(choose.once(2) ? [anyTrade(state, seat, choose)] : []),
        { type: 'pass', seat },
      ]);
    case 'moveNobles':
      return choose.once(6) ? { type: 'pass', seat } : anyRoll(state, seat, choose);
    case 'produce':
      return legal([
        ...(choose.once(5)
          ? [{ type: 'moveByMedal', seat, noble: choose.of(NOBLES), by: 2 } as const]
          : []),
        ...anyEvents(state, seat, choose),
        anyLeave(state, seat, choose),
        { type: 'pass', seat },
      ]);
    case 'givePodium':
      return legal([
        { type: 'givePodium' },
        { type: 'givePodium', to: choose.of(facts['candidates'] as readonly string[]) },
      ]);
    case 'discard':
      return { type: 'discard', seat, asset: choose.of(facts['used'] as readonly Asset[]) };
    case 'donate': {
      const owned = facts['owned'] as readonly Asset[];
      const to = choose.of(facts['candidates'] as readonly string[]);
      const asset = owned.length > 0 ? { asset: choose.of(owned) } : {};
      return legal([
        ...(choose.once(5) ? [{ type: 'donate', to } as const] : []),
        { type: 'donate', to, ...asset },
      ]);
    }
    case 'finish':
      return {
        type: 'finish',
        stars: Object.fromEntries(state.seats.map((one) => [one.seat, choose.below(2)])),
        ...(state.purses
          ? {}
          : { coins: Object.fromEntries(state.seats.map((one) => [one.seat, choose.below(3)])) }),
      };
    default:
      throw new Error(`No move known for ${step.step}`);
  }
}

/** No event; where the ring is not kept the nobles may have been moved all the same. */
function anyLeave({ ring }: State, seat: string, choose: Chooser): Move {
  const walk = ring === undefined ? { rests: choose.below(2), medalMoves: choose.below(2) } : {};
  return { type: 'pass', seat, ...walk };
}

/** No special token has a green back. */
function anyDrawn(state: State, count: number, choose: Chooser): Asset[] {
  const left = boxWithout(seenIn(state));
  const green = tokensOf(listOf(left).filter(isStandard));
  return anyTokens(state.phase === 'setup' ? green : left, count, choose);
}

function anyPrograms(state: State, seat: string, choose: Chooser): Move {
  const owned = state.seats.flatMap(({ programs }) => programs);
  const free = (from: number) =>
    [0, 1, 2, 3, 4].map((at) => from + at).filter((number) => !owned.includes(number));
  return { type: 'dealPrograms', seat, low: choose.of(free(1)), mid: choose.of(free(6)) };
}

function anyInvestment(state: State, seat: string, choose: Chooser): Move {
  const one = seatOf(state, seat);
  const again = (one?.invested ?? 0) > 0;
  const extra = again ? { extra: choose.of(['medals', 'special-event'] as const) } : {};
  return choose.of<Move>([
    { type: 'invest', seat, what: 'program', program: 11 + choose.below(20), ...extra },
    {
      type: 'invest',
      seat,
      what: 'expansion',
      side: choose.of(['clockwise', 'counterclockwise']),
      ...extra,
    },
    { type: 'invest', seat, what: 'ticket', ...extra },
    { type: 'invest', seat, what: 'loge', ...extra },
  ]);
}

function anyTrade(state: State, seat: string, choose: Chooser): Move {
  const other = choose.of(state.seats.filter((one) => one.seat !== seat));
  const own = listOf(seatOf(state, seat)?.tokens ?? {});
  const gives = own.length > 0 ? { tokens: tokensOf([choose.of(own)]) } : { coins: 1 };
  const theirs = listOf(other.tokens);
  const gets =
    theirs.length > 0 && choose.once(2)
      ? { tokens: tokensOf([choose.of(theirs)]) }
      : { coins: choose.below(5) };
  return { type: 'trade', seat, with: other.seat, gives, gets };
}

function anyRoll(state: State, seat: string, choose: Chooser): Move {
  const dice: Face[] = [
    choose.of(FACES),
    ...(seatOf(state, seat)?.loge === true ? [choose.of(FACES)] : []),
  ];
  const [one, other] = dice;
  const first = NOBLES[choose.below(3)] ?? 'emperor';
  const second = NOBLES[3 + choose.below(3)] ?? 'senator_1';
  if (one === undefined || other === undefined)
    return {
      type: 'moveNobles',
      seat,
      dice,
      moves: [{ noble: first, by: choose.of(reachOf(one ?? 1, state.readings)) }],
    };
  const moves = choose.once(2)
    ? [{ noble: first, by: choose.of(sumsOf([one, other], state.readings)) }]
    : [
        { noble: first, by: choose.of(reachOf(one, state.readings)) },
        { noble: second, by: choose.of(reachOf(other, state.readings)) },
      ];
  return { type: 'moveNobles', seat, dice, moves };
}

/** Any event that might do, the first chosen at random. */
function anyEvents(state: State, seat: string, choose: Chooser): Move[] {
  const one = seatOf(state, seat);
  if (one === undefined) return [];
  const owned = state.table === undefined ? [...one.programs, 1 + choose.below(10)] : one.programs;
  const start = choose.below(owned.length);
  return [...owned.slice(start), ...owned.slice(0, start)].map((number) =>
    anyEvent(state, one, number, choose),
  );
}

function anyEvent(state: State, one: SeatState, number: number, choose: Chooser): Move {
  const { seat } = one;
  const program = programOf(TABLE, state, number);
  const medals = choose.below(one.medals + 1);
  const told =
    state.ring === undefined
      ? {
          nobles: { emperor: choose.below(2), consul: choose.below(3), senator: choose.below(4) },
          rests: choose.below(2),
        }
      : {};
  const plain = { type: 'produce', seat, program: number, medals, ...told } as const;
  if (state.table === undefined || program === undefined)
    return { ...plain, missing: choose.below(3), stars: choose.below(2) };
  const placed: Asset[] = [];
  const jokers: StandardAsset[] = [];
  let left = amountOf(one.tokens, 'joker');
  for (const asset of ASSETS) {
    if (!isStandard(asset)) continue;
    const wanted = program.assets[asset] ?? 0;
    const own = Math.min(wanted, amountOf(one.tokens, asset));
    placed.push(...Array<Asset>(own).fill(asset));
    const filled = Math.min(left, wanted - own);
    left -= filled;
    jokers.push(...Array<StandardAsset>(filled).fill(asset));
  }
  return { ...plain, tokens: tokensOf(placed), jokers };
}

function faultsIn(state: State): readonly string[] {
  const faults: string[] = [];
  const count = (what: string, amount: number, most = Number.MAX_SAFE_INTEGER) => {
    if (!Number.isSafeInteger(amount) || amount < 0 || amount > most)
      faults.push(`${what} is ${amount}`);
  };
  const { seats, medals, supply } = { ...state, supply: tables.supply };
  const sum = (of: (one: SeatState) => number) => seats.reduce((all, one) => all + of(one), 0);
  count('medals', medals, supply.medals);
  count('medals in all', medals + sum((one) => one.medals), supply.medals);
  count(
    'tickets',
    sum((one) => one.tickets),
    supply.tickets,
  );
  count(
    'podiums',
    sum((one) => one.podiums),
    supply.podiums,
  );
  count('round', state.round, tables.rounds);
  const programs = seats.flatMap((one) => one.programs);
  if (new Set(programs).size !== programs.length) faults.push('a program twice');
  // Where the ring is not kept nobody looks at squares.
  const arenas = state.ring === undefined ? [] : seats.map(({ arena }) => arena);
  const squares = arenas.flatMap((arena) => squaresOf(tables.ring, arena));
  if (new Set(squares).size !== squares.length) faults.push('arenas on one square');
  for (const one of seats) {
    count(`${one.seat}.coins`, one.coins);
    count(`${one.seat}.medals`, one.medals);
    count(`${one.seat}.arena`, one.arena.size, tables.arena.most);
    for (const asset of ASSETS) count(`${one.seat}.${asset}`, amountOf(one.tokens, asset));
    count(`${one.seat}.emperor tokens`, amountOf(one.tokens, 'emperor_token'), 0);
  }
  return [...faults, ...faultsInTokens(state)];
}

/** All 152 tokens lie somewhere, and no more of a type than there are. */
function faultsInTokens(state: State): string[] {
  if (state.table === undefined) return [];
  const { green, bag, markets, stars } = state.table;
  const seen = seenIn(state);
  const all = countOf(seen) + green + bag;
  const faults = all === tables.green + tables.orange ? [] : [`${all} tokens`];
  const many = ASSETS.filter((asset) => amountOf(seen, asset) > (tables.tokens[asset] ?? 0));
  const laid = markets.filter((lot) => lot.length > tables.lot);
  const held = Object.entries(stars).filter(([, seat]) => seatOf(state, seat) === undefined);
  if (green < 0 || bag < 0) faults.push(`${green} green, ${bag} in the bag`);
  return [
    ...faults,
    ...many.map((asset) => `too many of ${asset}`),
    ...laid.map((lot) => `${lot.length} tokens on a market`),
    ...held.map(([star]) => `nobody holds ${star}`),
  ];
}
