// Which moves of Colosseum words may mean: who invests in what, opens, bids how much, trades with whom, produces which program.
import { namedMoves, saysMore, type Candidates, type Named } from '../../../referee/named.ts';
import type { ClauseId } from '../../../referee/ruling.ts';
import { openMarkets } from '../rules/bidding.ts';
import { INVESTMENTS, PIECES, type Investment, type Move, type MoveOf } from '../rules/moves.ts';
import { waysOn } from '../rules/phases/investAgain.ts';
import { tableOf } from '../rules/rule.ts';
import type { State } from '../rules/state.ts';
import { nextSeat, seatOf, type Table } from '../rules/table.ts';

type Found = Candidates<Move> | undefined;

const MOMENT: ReadonlySet<ClauseId> = new Set([
  'colosseum.frame.five-phases',
  'colosseum.frame.phase-by-phase',
  'colosseum.end.trigger',
  'colosseum.invest.one-investment',
  'colosseum.auction.first-player-opens',
  'colosseum.auction.next-opener',
  'colosseum.auction.one-win-per-round',
  'colosseum.auction.pass-opening',
  'colosseum.auction.until-one-left',
  'colosseum.auction.raise-clockwise',
  'colosseum.auction.pass-is-final-for-lot',
  'colosseum.variant-intense.raise-clockwise',
  'colosseum.variant-intense.pass-final',
  'colosseum.variant-intense.loser-may-reopen',
  'colosseum.refill.on-opener-win',
  'colosseum.produce.turn-order',
  'colosseum.produce.one-per-round',
] as const);

export const NAMED_MOVES = namedMoves(MOMENT, tableOf, candidates);

function candidates(table: Table, state: State, named: Named): Found {
  const { kind, seat, others, things, numbers, counts } = named;
  if (seat === '') return undefined;
  if (kind === 'trade') return trading(state, named);
  if (others.length > 0) return undefined;
  switch (kind) {
    case 'invest':
      return investing(table, state, named);
    case 'open':
    case 'bid':
      return bidding(table, state, named);
    case 'pass': {
      const pass = [{ type: 'pass', seat }] as const;
      return { bare: pass, whole: saysMore(named) ? [] : [pass] };
    }
    case 'produce':
      return producing(state, named);
    case 'cash': {
      const [medals = 0, more] = [...counts, ...numbers];
      const isTold = medals > 0 && more === undefined && things.every((one) => one === 'medal');
      const cash = [{ type: 'cashMedals', seat, medals: Math.max(1, medals) }] as const;
      return { bare: cash, whole: isTold ? [cash] : [] };
    }
    default:
      return undefined;
  }
}

function investing(table: Table, state: State, named: Named): Found {
  const { seat, things, numbers, counts } = named;
  // Awards and podiums are won, never bought.
  if (things.includes('star') || things.includes('podium')) return undefined;
  const one = seatOf(state, seat);
  const [what, other] = INVESTMENTS.filter((investment) => things.includes(investment));
  const more = one && one.invested > 0 ? waysOn(table, state, one) : [];
  /** What a further investment would be made with; where nothing would do, the rules say so. */
  const ways = more.length === 0 ? [{}] : more.map((extra) => ({ extra }));
  const bare: readonly Move[] = [{ type: 'invest', seat, what: 'ticket', ...ways[0] }];
  const [program, another] = numbers;
  const isTold =
    things.length === 1 &&
    counts.length === 0 &&
    another === undefined &&
    (what === 'program') === (program !== undefined) &&
    what !== undefined;
  if (other !== undefined || !isTold || one === undefined) return { bare, whole: [] };
  const sides = what === 'expansion' && state.ring !== undefined ? SIDES : [{}];
  return {
    bare,
    whole: sides.flatMap((side) => ways.map((way) => [invest(seat, what, program, side, way)])),
  };
}

const SIDES = [{ side: 'clockwise' }, { side: 'counterclockwise' }] as const;

function invest(
  seat: string,
  what: Investment,
  program: number | undefined,
  side: Pick<MoveOf<'invest'>, 'side'>,
  way: Pick<MoveOf<'invest'>, 'extra'>,
): Move {
  const named = program === undefined ? {} : { program };
  return { type: 'invest', seat, what, ...named, ...side, ...way };
}

/** What is bid on no lot opens one. */
function bidding(
  table: Table,
  state: State,
  { kind, seat, things, numbers, counts }: Named,
): Found {
  const { lot, phase } = state;
  const [bid, more] = [...numbers, ...counts];
  const isTold = kind === 'bid' && bid !== undefined && more === undefined && things.length === 0;
  if (kind === 'bid' && lot !== undefined && phase === 'acquiring') {
    const bare: readonly Move[] = [{ type: 'bid', seat, bid: lot.bid + 1 }];
    return { bare, whole: isTold ? [[{ type: 'bid', seat, bid }]] : [] };
  }
  const bare: readonly Move[] = [{ type: 'open', seat, bid: table.tables.minimumBid }];
  if (!isTold || phase !== 'acquiring') return { bare, whole: [] };
  // Where tokens are not told, a market need not be named.
  if (state.table === undefined) return { bare, whole: [[{ type: 'open', seat, bid }]] };
  const markets = openMarkets(table, state);
  return { bare, whole: markets.map((market) => [{ type: 'open', seat, market, bid }]) };
}

/** What is on either side of a deal is told at the table, but for what is never part of one. */
function trading(state: State, { seat, others, things }: Named): Found {
  const [other, third] = others;
  const anybody = state.seats.find((one) => one.seat !== seat)?.seat;
  const active = nextSeat(state);
  const partner = other ?? (active === seat ? anybody : active);
  if (partner === undefined || third !== undefined) return undefined;
  const piece = PIECES.find((one) => things.includes(one));
  const gives = piece === undefined ? {} : { piece };
  const bare: readonly Move[] = [{ type: 'trade', seat, with: partner, gives, gets: {} }];
  return {
    bare,
    whole: piece === undefined ? [] : [bare],
    sure: other === undefined ? [] : ['colosseum.trade.only-with-active'],
  };
}

/** What is laid on the places of a program is told at the table. */
function producing(state: State, { seat, things, numbers, counts }: Named): Found {
  const [number, more] = numbers;
  const isNamed = number !== undefined && more === undefined && number <= MOST;
  const program = isNamed ? number : (seatOf(state, seat)?.programs[0] ?? 1);
  return {
    bare: [{ type: 'produce', seat, program }],
    whole: [],
    sure: isNamed && counts.length === 0 && things.includes('program') ? OF_PROGRAM : [],
  };
}

/** Programs of the game. */
const MOST = 30;

const OF_PROGRAM = [
  'colosseum.produce.choose-program',
  'colosseum.produce.arena-size',
  'colosseum.program.unique',
] as const;
