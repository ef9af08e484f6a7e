// A score sheet kept by hand: naive, from the told moves alone, without a line of the game's rules. Only the printed cards are the same.
import { PROGRAMS } from '../../../src/lib/games/colosseum/data/programs.ts';
import type { Program } from '../../../src/lib/games/colosseum/data/tables.ts';
import type { ColosseumSetup } from '../../../src/lib/games/colosseum/rules/fresh.ts';
import type { Move, MoveOf, Side } from '../../../src/lib/games/colosseum/rules/moves.ts';

/** Terms of an event as the rulebook counts them, and what is moved by hand. */
export const TERMS = [
  'program',
  'previous',
  'stars',
  'nobles',
  'podiums',
  'tickets',
  'medals',
] as const;
export const COLUMNS = [...TERMS, 'marker', 'table'] as const;
type Column = (typeof COLUMNS)[number];
type Row = Record<Column, number>;
/** The best event, term by term; `table` is what was told or corrected and not counted. */
export type Best = Record<(typeof TERMS)[number] | 'table', number>;
type Holding = Record<string, number | undefined>;

/** A correction by hand is told like a move. */
export type ToldMove =
  Move | { readonly type: 'correct'; readonly seat: string; readonly points: number };

interface Player {
  readonly seat: string;
  readonly row: Row;
  best: Best;
  coins: number;
  medals: number;
  readonly tokens: Holding;
  squares: number[];
  tickets: number;
  podiums: number;
  readonly shown: Set<number>;
  /** Awards told at the end by who keeps no tokens. */
  told: number;
}

export interface HandPlace {
  readonly rank: number;
  /** What set it apart from somebody with the same result. */
  readonly decidedBy?: 'coins' | 'stars';
}

export interface HandSheet {
  readonly rows: Readonly<Record<string, Readonly<Row>>>;
  readonly best: Readonly<Record<string, Readonly<Best>>>;
  readonly totals: Readonly<Record<string, number>>;
  readonly coins: Readonly<Record<string, number>>;
  readonly medals: Readonly<Record<string, number>>;
  readonly awards: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<string, HandPlace>>;
}

const FIRST_SQUARES: Readonly<Record<number, readonly number[]>> = {
  3: [8, 21, 32],
  4: [3, 14, 23, 32],
  5: [2, 8, 15, 23, 32],
};
const COLOURED = [0, 6, 12, 19, 26, 30];
const WITH_AWARD = ['gladiator', 'ship', 'musician', 'comedian', 'priest', 'horse', 'lion'];
const PRICES = { expansion: 10, ticket: 10, loge: 5 };
const NO_EVENT: Best = {
  program: 0,
  previous: 0,
  stars: 0,
  nobles: 0,
  podiums: 0,
  tickets: 0,
  medals: 0,
  table: 0,
};

interface Lot {
  readonly market: number;
  readonly opener: string;
  bid: number;
  bidder: string;
  readonly out: Set<string>;
}

/** Keeps the sheet of a match under the default readings. */
export function handSheet(setup: ColosseumSetup, moves: readonly ToldMove[]): HandSheet {
  const keeper = new Keeper(setup);
  for (const move of moves) keeper.hear(move);
  return keeper.sheet();
}

class Keeper {
  readonly #setup: ColosseumSetup;
  readonly #players: Player[];
  readonly #cards = new Map<number, Program>(PROGRAMS.map((card) => [card.number, card]));
  readonly #awards = new Map<string, string>();
  readonly #nobles: Record<string, number>;
  readonly #markets: string[][];
  #supply: number;
  /** Who may not bid: all winners of the round, or those under one opener. */
  #winners: string[];
  #lot: Lot | undefined;
  #leader: string | undefined;
  /** Tokens were dealt or discarded: awards are looked at when all have done it. */
  #isLate = false;

  constructor(setup: ColosseumSetup) {
    const { position, options } = setup;
    this.#setup = setup;
    this.#players = setup.seats.map((seat) => playerOf(setup, seat));
    this.#nobles = {
      ...(position?.ring ?? {
        emperor: 0,
        consul_1: 12,
        consul_2: 26,
        senator_1: 6,
        senator_2: 19,
        senator_3: 30,
      }),
    };
    this.#markets = [0, 1, 2, 3, 4].map((at) => [...(position?.markets?.[at] ?? [])]);
    this.#supply =
      position?.medals ?? 18 - this.#players.reduce((sum, { medals }) => sum + medals, 0);
    this.#winners = [...(position?.winners ?? [])];
    this.#leader = position?.leader;
    for (const card of [...(options.cards ?? []), ...(position?.cards ?? [])])
      this.#cards.set(card.number, card);
    if (position?.stars !== undefined && this.#keepsTokens)
      for (const [star, seat = ''] of Object.entries(position.stars)) this.#awards.set(star, seat);
    else this.#settle();
  }

  get #keepsTokens() {
    return this.#setup.level === 'referee';
  }

  get #keepsRing() {
    return this.#keepsTokens && this.#setup.options.ring !== 'told';
  }

  hear(move: ToldMove): void {
    if (this.#isLate && move.type !== 'discard' && move.type !== 'dealTokens') {
      this.#isLate = false;
      this.#settle();
    }
    switch (move.type) {
      case 'dealTokens':
        this.#receive(this.#of(move.seat), move.tokens);
        this.#isLate = true;
        break;
      case 'refill':
        this.#lay([...move.tokens]);
        break;
      case 'invest':
        this.#invest(move);
        break;
      case 'open':
        this.#lot = {
          market: move.market ?? 0,
          opener: move.seat,
          bid: move.bid,
          bidder: move.seat,
          out: new Set(this.#winners),
        };
        this.#hammer();
        break;
      case 'bid':
        if (this.#lot === undefined) throw new Error('Nothing is under the hammer');
        this.#lot.bid = move.bid;
        this.#lot.bidder = move.seat;
        this.#hammer();
        break;
      case 'pass':
        if (this.#lot === undefined) {
          // In the variant the right to open goes on, and everybody may bid again.
          if (this.#setup.options.auctions === 'intense') this.#winners = [];
        } else {
          this.#lot.out.add(move.seat);
          this.#hammer();
        }
        break;
      case 'trade':
        this.#give(this.#of(move.seat), this.#of(move.with), move.gives);
        this.#give(this.#of(move.with), this.#of(move.seat), move.gets);
        this.#settle();
        break;
      case 'cashMedals':
        this.#play(this.#of(move.seat), move.medals);
        this.#of(move.seat).coins += 6 * move.medals;
        this.#hammer();
        break;
      case 'takeMedal':
        if (this.#keepsTokens) take(this.#of(move.seat).tokens, move.from);
        this.#earn(this.#of(move.seat), 1);
        this.#hammer();
        break;
      case 'moveNobles':
        for (const { noble, by } of move.moves) {
          this.#walk(noble, by);
          if (COLOURED.includes(this.#nobles[noble] ?? -1)) this.#earn(this.#of(move.seat), 1);
        }
        break;
      case 'moveByMedal':
        this.#play(this.#of(move.seat), 1);
        this.#walk(move.noble, move.by);
        break;
      case 'produce':
        this.#produce(move);
        break;
      case 'givePodium':
        this.#leader = move.to ?? this.#ranked()[0]?.seat;
        this.#of(this.#leader ?? '').podiums += 1;
        this.#winners = [];
        break;
      case 'discard':
        take(this.#of(move.seat).tokens, move.asset);
        this.#isLate = true;
        break;
      case 'donate':
        this.#donate(move);
        break;
      case 'finish':
        for (const [seat, stars] of Object.entries(move.stars ?? {})) this.#of(seat).told = stars;
        break;
      case 'readCard':
        this.#cards.set(move.program.number, move.program);
        break;
      case 'correct': {
        const one = this.#of(move.seat);
        const points = Math.max(move.points, -resultOf(one));
        one.row.table += points;
        one.best = { ...one.best, table: one.best.table + points };
        break;
      }
      case 'dealPrograms':
        break;
    }
  }

  sheet(): HandSheet {
    const each = <T>(of: (one: Player) => T) =>
      Object.fromEntries(this.#players.map((one) => [one.seat, of(one)]));
    return {
      rows: each(({ row }) => row),
      best: each(({ best }) => best),
      totals: each(resultOf),
      coins: each(({ coins }) => coins),
      medals: each(({ medals }) => medals),
      awards: Object.fromEntries(this.#awards),
      places: each((one) => this.#placeOf(one)),
    };
  }

  #of(seat: string): Player {
    const found = this.#players.find((one) => one.seat === seat);
    if (found === undefined) throw new Error(`Nobody is called ${seat}`);
    return found;
  }

  #awardsOf({ seat, told }: Player): number {
    return this.#keepsTokens
      ? [...this.#awards.values()].filter((holder) => holder === seat).length
      : told;
  }

  /** Best first: by result, then coins, then awards. */
  #ranked(): Player[] {
    return this.#players.toSorted(
      (one, other) =>
        resultOf(other) - resultOf(one) ||
        other.coins - one.coins ||
        this.#awardsOf(other) - this.#awardsOf(one),
    );
  }

  #placeOf(one: Player): HandPlace {
    const sameAs = (other: Player) =>
      other.coins === one.coins && this.#awardsOf(other) === this.#awardsOf(one);
    const ranked = this.#ranked();
    const rank =
      1 + ranked.findIndex((other) => resultOf(other) === resultOf(one) && sameAs(other));
    const rivals = ranked.filter((other) => resultOf(other) === resultOf(one) && !sameAs(other));
    // The next one ahead, or for who is ahead of all the next one behind.
    const ahead = rivals.filter((other) => ranked.indexOf(other) < ranked.indexOf(one));
    const rival = ahead.at(-1) ?? rivals[0];
    if (rival === undefined) return { rank };
    return { rank, decidedBy: rival.coins === one.coins ? 'stars' : 'coins' };
  }

  #receive(one: Player, tokens: readonly string[]): void {
    for (const token of tokens)
      if (token === 'emperor_token') this.#earn(one, 1);
      else one.tokens[token] = (one.tokens[token] ?? 0) + 1;
  }

  #earn(one: Player, medals: number): void {
    const gained = Math.min(medals, this.#supply);
    one.medals += gained;
    this.#supply -= gained;
  }

  #play(one: Player, medals: number): void {
    one.medals -= medals;
    this.#supply += medals;
  }

  /** Three tokens to each empty market, in the order of the board. */
  #lay(tokens: string[]): void {
    for (const market of this.#markets)
      if (market.length === 0) market.push(...tokens.splice(0, 3));
  }

  #invest({ seat, what, program = 0, side, extra }: MoveOf<'invest'>): void {
    const one = this.#of(seat);
    if (extra === 'medals') this.#play(one, 2);
    if (extra === 'special-event' && this.#keepsTokens) take(one.tokens, 'special_event');
    one.coins -= what === 'program' ? (this.#cards.get(program)?.cost ?? 0) : PRICES[what];
    if (what === 'ticket') one.tickets += 1;
    if (what !== 'expansion') return;
    const [first = 0] = one.squares;
    const last = one.squares.at(-1) ?? 0;
    one.squares =
      side === 'counterclockwise'
        ? [(first + 35) % 36, ...one.squares]
        : [...one.squares, (last + 1) % 36];
  }

  /** Sold when nobody else is left in it, and when the winner has the coins. */
  #hammer(): void {
    const lot = this.#lot;
    if (lot === undefined) return;
    const rivals = this.#players.filter(({ seat }) => seat !== lot.bidder && !lot.out.has(seat));
    const winner = this.#of(lot.bidder);
    if (rivals.length > 0 || winner.coins < lot.bid) return;
    this.#lot = undefined;
    winner.coins -= lot.bid;
    this.#winners.push(winner.seat);
    if (this.#setup.options.auctions === 'intense' && winner.seat === lot.opener)
      this.#winners = [];
    this.#receive(winner, this.#markets[lot.market - 1]?.splice(0) ?? []);
    this.#settle();
  }

  #give(from: Player, to: Player, { coins = 0, tokens = {} }: Side): void {
    from.coins -= coins;
    to.coins += coins;
    if (!this.#keepsTokens) return;
    for (const [token, count] of Object.entries(tokens))
      for (let left = count ?? 0; left > 0; left -= 1) {
        take(from.tokens, token);
        this.#receive(to, [token]);
      }
  }

  #walk(noble: string, by: number): void {
    this.#nobles[noble] = ((this.#nobles[noble] ?? 0) + by + 36) % 36;
  }

  #produce(move: MoveOf<'produce'>): void {
    const one = this.#of(move.seat);
    const card = this.#cards.get(move.program);
    if (card === undefined) throw new Error(`No program ${move.program}`);
    if (!this.#keepsRing) {
      this.#earn(one, move.rests ?? 0);
      this.#play(one, move.medalMoves ?? 0);
    }
    this.#play(one, move.medals ?? 0);
    const event: Best = {
      program: card.spectators[this.#missingIn(card, move)] ?? 0,
      previous: 5 * [...one.shown].filter((number) => number !== card.number).length,
      stars: 4 * this.#starsIn(one, move),
      nobles: this.#guestsOf(one, move),
      podiums: 3 * one.podiums,
      tickets: 5 * one.tickets,
      medals: 3 * (move.medals ?? 0),
      table: 0,
    };
    const before = one.best;
    const now = sumOf(event);
    one.shown.add(card.number);
    one.coins += now;
    if (now <= sumOf(before)) return;
    for (const term of TERMS) one.row[term] += event[term] - before[term];
    one.row.marker -= before.table;
    one.best = event;
  }

  #missingIn({ assets }: Program, { missing = 0, tokens = {}, jokers = [] }: MoveOf<'produce'>) {
    if (!this.#keepsTokens) return missing;
    const placed: Holding = { ...tokens };
    for (const joker of jokers) placed[joker] = (placed[joker] ?? 0) + 1;
    return Object.entries(assets).reduce(
      (sum, [asset, count = 0]) => sum + Math.max(0, count - (placed[asset] ?? 0)),
      0,
    );
  }

  #starsIn({ seat }: Player, { stars = 0, tokens = {} }: MoveOf<'produce'>): number {
    if (!this.#keepsTokens) return stars;
    const placed: Holding = { ...tokens };
    return WITH_AWARD.filter((star) => this.#awards.get(star) === seat && (placed[star] ?? 0) > 0)
      .length;
  }

  #guestsOf({ squares }: Player, { nobles }: MoveOf<'produce'>): number {
    if (!this.#keepsRing)
      return 7 * (nobles?.emperor ?? 0) + 5 * (nobles?.consul ?? 0) + 3 * (nobles?.senator ?? 0);
    return Object.entries(this.#nobles)
      .filter(([, square]) => squares.includes(square))
      .reduce((sum, [name]) => sum + (name === 'emperor' ? 7 : name.startsWith('c') ? 5 : 3), 0);
  }

  #donate({ to, asset }: MoveOf<'donate'>): void {
    if (asset === undefined || !this.#keepsTokens || this.#leader === undefined) return;
    const [last] = this.#players
      .filter(({ seat }) => seat !== this.#leader)
      .toSorted((one, other) => resultOf(one) - resultOf(other) || one.coins - other.coins);
    take(this.#of(this.#leader).tokens, asset);
    this.#receive(this.#of(to ?? last?.seat ?? ''), [asset]);
    this.#settle();
  }

  /** An award stays until somebody has more, or its holder fewer than three; then it goes to whoever alone has most. */
  #settle(): void {
    if (!this.#keepsTokens) return;
    for (const star of WITH_AWARD) {
      const count = (one: Player) => one.tokens[star] ?? 0;
      const most = Math.max(...this.#players.map(count));
      const first = this.#players.filter((one) => count(one) === most);
      const holder = this.#players.find(({ seat }) => seat === this.#awards.get(star));
      if (holder !== undefined && count(holder) >= 3 && count(holder) === most) continue;
      const [only, another] = first;
      if (most >= 3 && only !== undefined && another === undefined)
        this.#awards.set(star, only.seat);
      else this.#awards.delete(star);
    }
  }
}

function playerOf({ seats, firstSeat, options, position }: ColosseumSetup, seat: string): Player {
  const lying = position?.seats[seat];
  const places = FIRST_SQUARES[seats.length] ?? [];
  const place = (seats.indexOf(seat) - seats.indexOf(firstSeat) + seats.length) % seats.length;
  const first = lying?.arena?.from ?? options.arenas?.[seat] ?? places[place] ?? 0;
  const best = bestOf(lying?.best);
  const row = Object.fromEntries(COLUMNS.map((column) => [column, 0])) as Row;
  return {
    seat,
    // A result that was told stands beside the columns, whatever it was made of.
    row: { ...row, table: sumOf(best) },
    best,
    coins: lying?.coins ?? 30,
    medals: lying?.medals ?? 0,
    tokens: { ...lying?.tokens },
    squares: Array.from({ length: lying?.arena?.size ?? 2 }, (_, at) => (first + at) % 36),
    tickets: lying?.tickets ?? 0,
    podiums: lying?.podiums ?? 0,
    shown: new Set(lying?.produced),
    told: lying?.stars ?? 0,
  };
}

function bestOf(best: NonNullable<ColosseumSetup['position']>['seats'][string]['best'] = 0): Best {
  if (typeof best === 'number') return { ...NO_EVENT, table: best };
  const { base = 0, other = 0 } = best;
  const told = { ...NO_EVENT, program: base, table: other };
  return TERMS.reduce(
    (sum, term) => (term === 'program' ? sum : { ...sum, [term]: best[term] ?? 0 }),
    told,
  );
}

function take(tokens: Holding, token: string): void {
  const name = token.replace('-', '_');
  const left = (tokens[name] ?? 0) - 1;
  if (left < 0) throw new Error(`No ${name} there`);
  tokens[name] = left;
}

function sumOf(best: Best): number {
  return TERMS.reduce((sum, term) => sum + best[term], best.table);
}

function resultOf({ best }: Pick<Player, 'best'>): number {
  return sumOf(best);
}
