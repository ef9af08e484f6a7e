// A score sheet kept by hand: naive, from the told moves alone, without a line of the game's rules.
import type { HistrioSetup } from '../../../src/lib/games/histrio/rules/fresh.ts';
import type { Move } from '../../../src/lib/games/histrio/rules/moves.ts';

export const COLUMNS = [
  'start',
  'bonuses',
  'thefts',
  'managers',
  'wages',
  'actors',
  'shows',
  'requests',
  'acrobats',
  'counted',
  'table',
] as const;
type Column = (typeof COLUMNS)[number];
type Row = Record<Column, number>;

interface Player {
  readonly seat: string;
  readonly row: Row;
  troupe: string[];
  hasChameleon: boolean;
  stage: number;
  to: readonly number[];
  friend: number;
}

/** A correction by hand is told like a move. */
export type ToldMove =
  Move | { readonly type: 'correct'; readonly seat: string; readonly points: number };

export interface HandSheet {
  readonly rows: Readonly<Record<string, Readonly<Row>>>;
  readonly totals: Readonly<Record<string, number>>;
  /** 0, 1 … right of the border, -1, -2 … left of it. */
  readonly needle: number;
}

/** Keeps the sheet of a match from its printed set-up under the default readings. */
export function handSheet(
  { seats, level, options }: Pick<HistrioSetup, 'seats' | 'level' | 'options'>,
  moves: readonly ToldMove[],
): HandSheet {
  const players = seats.map((seat): Player => {
    const row = Object.fromEntries(COLUMNS.map((column) => [column, column === 'start' ? 3 : 0]));
    return {
      seat,
      row: row as Row,
      troupe: [],
      hasChameleon: false,
      stage: 0,
      to: [],
      friend: 0,
    };
  });
  const isCounted = level === 'scorekeeper' && options.purses === 'counted';
  const cities: string[][] = [[], [], [], [], [], [], [], []];
  let needle = 0;
  let season = 1;

  const player = (seat: string) => {
    const found = players.find((one) => one.seat === seat);
    if (found === undefined) throw new Error(`Nobody is called ${seat}`);
    return found;
  };
  const home = () => {
    for (const one of players) one.stage = 0;
  };
  const push = (by: number) => {
    const before = needle;
    needle += by;
    if (options.dial !== undefined)
      needle = Math.min(options.dial - 1, Math.max(-options.dial, needle));
    if (before >= 0 !== needle >= 0) home();
  };
  /** Coins in hand: not on the sheet where they are counted at the end. */
  const coins = (one: Player, column: Column, ecus: number) => {
    if (!isCounted) one.row[column] += ecus;
  };
  const stage = (one: Player) => {
    one.stage = Math.min(3, one.stage + 1);
    coins(
      one,
      'managers',
      players.reduce((sum, other) => sum + other.stage, 0),
    );
  };
  const rob = (thief: Player, victim: Player) => {
    coins(thief, 'thefts', 1);
    coins(victim, 'thefts', -1);
  };
  const visit = (one: Player, cards: readonly string[], victims: string[], court?: string) => {
    const hand: string[] = [];
    for (const card of cards) {
      const number = Number(card.slice(1));
      if (card.startsWith('B')) coins(one, 'bonuses', number);
      else if (card === 'CH') one.hasChameleon = true;
      else if (!card.startsWith('A:')) {
        const rich = players.filter((other) => other !== one && totalOf(other) > 0);
        if (number === 2 && rich.length > 0)
          rob(one, player(victims.shift() ?? rich[0]?.seat ?? ''));
        if (number === 3) stage(one);
        if (number === 5 && totalOf(one) === 0) continue;
        if (number === 5) coins(one, 'wages', -1);
        hand.push(card);
      }
    }
    if (court !== undefined) {
      hand.splice(hand.indexOf(court), 1);
      push(pushOf(court));
    }
    one.troupe.push(...hand);
  };

  for (const move of moves) {
    switch (move.type) {
      case 'flip': {
        const to = move.mood === 'comedy' ? 0 : -1;
        if (season === 2 && needle >= 0 !== to >= 0) home();
        needle = to;
        break;
      }
      case 'deal':
        cities[move.city - 1]?.unshift(move.card);
        break;
      case 'travel':
        for (const one of players) {
          one.to = move.to[one.seat] ?? [];
          one.friend = move.friendly?.[one.seat] ?? 0;
        }
        break;
      case 'resolve': {
        const cards = cities[move.city - 1]?.splice(0) ?? [];
        const there = players.filter(({ to }) => to.includes(move.city));
        const friends = players.filter(({ friend }) => friend === move.city);
        const [lone] = there;
        if (there.length + friends.length > 1)
          push(cards.reduce((sum, card) => sum + pushOf(card), 0));
        else if (lone !== undefined) visit(lone, cards, [...(move.victims ?? [])], move.court);
        for (const one of there) one.to = one.to.filter((city) => city !== move.city);
        for (const one of friends) one.friend = 0;
        break;
      }
      case 'useAcrobat':
        for (const [seat, ecus] of Object.entries(move.ecus ?? {}))
          coins(player(seat), 'acrobats', ecus);
        for (const [seat, to] of Object.entries(move.to ?? {})) player(seat).to = to;
        push(move.needle ?? 0);
        break;
      case 'setNeedle':
        push((move.mood === 'comedy' ? move.space - 1 : -move.space) - needle);
        break;
      case 'push':
        push(move.actors.reduce((sum, card) => sum + pushOf(card), 0));
        break;
      case 'stage':
        stage(player(move.seat));
        break;
      case 'takeBonus':
        coins(player(move.seat), 'bonuses', move.ecus);
        break;
      case 'payActor':
        if (totalOf(player(move.seat)) > 0) coins(player(move.seat), 'wages', -1);
        break;
      case 'steal':
        rob(player(move.seat), player(move.victim));
        break;
      case 'scoreShows': {
        for (const one of players) {
          const told = move.troupes?.[one.seat];
          if (level === 'scorekeeper') {
            one.troupe = (told ?? []).filter((card) => card !== 'CH');
            one.hasChameleon = told?.includes('CH') === true;
          }
        }
        countShows(players, needle >= 0 ? 'C' : 'T', season, move.chameleon ?? {});
        break;
      }
      case 'playRequest':
      case 'repeatRequest':
        if (!('ecus' in move.payout)) throw new Error('Nobody counts conditions by hand');
        player(move.seat).row.requests += move.payout.ecus;
        break;
      case 'prepareSeason':
        season = 2;
        for (const stack of cities) stack.splice(0);
        for (const one of players) one.troupe = [];
        break;
      case 'countPurses':
        for (const one of players) one.row.counted += (move.ecus[one.seat] ?? 0) - totalOf(one);
        break;
      case 'correct':
        player(move.seat).row.table += Math.max(move.points, -totalOf(player(move.seat)));
        break;
      default:
        break;
    }
  }
  return {
    rows: Object.fromEntries(players.map(({ seat, row }) => [seat, row])),
    totals: Object.fromEntries(players.map((one) => [one.seat, totalOf(one)])),
    needle,
  };
}

function countShows(
  players: readonly Player[],
  wanted: 'C' | 'T',
  season: number,
  sides: Readonly<Record<string, string>>,
): void {
  const leans = players.map(({ seat, troupe, hasChameleon }) => {
    const side = sides[seat] === undefined ? wanted : sides[seat] === 'comedian' ? 'C' : 'T';
    const cards = hasChameleon ? [...troupe, `${side}1`] : troupe;
    const lean = cards.reduce((sum, card) => sum + pushOf(card), 0);
    return wanted === 'C' ? lean : -lean;
  });
  const reward = season === 1 ? 3 : 5;
  for (const [at, { row, troupe }] of players.entries()) {
    const lean = leans[at] ?? 0;
    row.actors += troupe.filter((card) => card.startsWith(wanted)).length;
    if (lean > 0) row.shows += lean === Math.max(...leans) ? 2 * reward : reward;
  }
}

/** Right for a comedian, left for a tragedian; nothing else pushes. */
function pushOf(card: string): number {
  const number = Number(card.slice(1));
  if (card === 'CH') return 0;
  return card.startsWith('C') ? number : card.startsWith('T') ? -number : 0;
}

function totalOf({ row }: Player): number {
  return COLUMNS.reduce((sum, column) => sum + row[column], 0);
}
