// A score sheet kept by hand: naive, from the told moves alone, without a line of the game's rules.
import type {
  Action,
  CardBonus,
  Colour,
  Gain,
  MasterCard,
  Poster,
  StartingTent,
  Tent,
  TrackSpace,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import type { MagnificentSetup } from '../../../src/lib/games/magnificent/rules/fresh.ts';
import type { Scored } from '../../../src/lib/games/magnificent/rules/moveParts.ts';
import type { Move, MoveOf } from '../../../src/lib/games/magnificent/rules/moves.ts';
import type { Options } from '../../../src/lib/games/magnificent/rules/options.ts';
import { areasWith, dueOf, openIn, worthByHand } from './handCount.ts';
import type { Player, Row } from './handPlayer.ts';
import { discard, give, hire, lay, playerOf, pointsOf, store } from './handPlayer.ts';

/** A correction by hand is told like a move. */
export type ToldMove =
  Move | { readonly type: 'correct'; readonly seat: string; readonly points: number };

export interface Bill {
  readonly seat: string;
  readonly due: number;
  readonly paid: number;
  readonly lost: number;
}

export interface HandSheet {
  readonly rows: Readonly<Record<string, Readonly<Row>>>;
  readonly totals: Readonly<Record<string, number>>;
  readonly coins: Readonly<Record<string, number>>;
  readonly ranks: Readonly<Record<string, number>>;
  readonly bills: readonly Bill[];
  /** Of each action in turn, where dice and gems are told. */
  readonly powers: readonly number[];
  /** Points of each seat after each move. */
  readonly course: readonly Readonly<Record<string, number>>[];
}

interface HandTurn {
  /** The colour the die works as. */
  readonly colour: Colour;
  power: number;
  /** What adds to one action alone. */
  readonly alone: Record<Action, number>;
  /** Bonuses of the next tile, and of the tent, count twice. */
  isTileDoubled: boolean;
  isTentDoubled: boolean;
  isPaidPerPoster: boolean;
  completed: number;
}

const COLOURS = ['orange', 'green', 'purple'] as const;
const TENT_SPACES: readonly (readonly Gain[])[] = [
  [{ kind: 'coins', count: 2 }],
  [{ kind: 'gems', count: 2 }],
  [{ kind: 'trainers', count: 1 }],
  [{ kind: 'points', count: 4 }],
];
const PRINTED_TRACK: readonly TrackSpace[] = [0, 0, 0, 0, 6, 10, 12, 16].map((requirement) => ({
  requirement,
}));

/** Keeps the sheet of a match under the default readings. */
export function handSheet(setup: MagnificentSetup, moves: readonly ToldMove[]): HandSheet {
  const keeper = new Keeper(setup);
  for (const move of moves) keeper.hear(move);
  return keeper.sheet();
}

class Keeper {
  readonly #players: Player[];
  #copy: NonNullable<Options['copy']>;
  readonly #bills: Bill[] = [];
  readonly #powers: number[] = [];
  readonly #course: Record<string, number>[] = [];
  #track: readonly TrackSpace[];
  #round: number;
  /** Seats that have scored a card in this round. */
  #scored = 0;
  #turn: HandTurn | undefined;
  /** Cards of the main display, posters of the other one. */
  #sets: (MasterCard | undefined)[];
  readonly #display = new Map<number, Poster | undefined>();
  readonly #wagons: Record<Colour, number>;
  /** Tents that still lie on each track. */
  readonly #tents: Readonly<Record<Colour, Map<number, Tent | undefined>>>;

  constructor(setup: MagnificentSetup) {
    const { position, options } = setup;
    if (position !== undefined && (position.phase !== 'turns' || position.turn !== undefined))
      throw new Error('Nobody begins a sheet in the middle of a turn');
    this.#copy = options.copy ?? {};
    this.#players = setup.seats.map((seat) => playerOf(setup, seat));
    this.#track = position?.track ?? this.#copy.track ?? PRINTED_TRACK;
    this.#round = position?.round ?? 1;
    this.#sets = (position?.sets ?? []).map(({ card }) => card);
    for (const { space, poster } of position?.posters ?? []) this.#display.set(space, poster);
    const { orange = 0, green = 0, purple = 0 } = position?.wagons ?? {};
    this.#wagons = { orange, green, purple };
    const tents = (colour: Colour) =>
      new Map(
        position?.tents?.[colour]?.map(({ space, tent }) => [space, tent]) ??
          this.#showing(colour).map((space) => [space, undefined]),
      );
    this.#tents = { orange: tents('orange'), green: tents('green'), purple: tents('purple') };
  }

  hear(move: ToldMove): void {
    this.#note(move);
    this.#course.push(this.#each(pointsOf));
  }

  #note(move: ToldMove): void {
    switch (move.type) {
      case 'layOut':
        this.#layOut(move);
        break;
      case 'deal': {
        const one = this.#of(move.seat);
        one.cards = [0, 1, 2, 3].map((at) => move.cards?.[at]?.card);
        one.posters.set(1, move.poster);
        break;
      }
      case 'placeTent':
        this.#pitch(this.#of(move.seat), move, 1);
        break;
      case 'readCard':
        this.#of(move.seat).cards[move.card - 1] = move.read;
        break;
      case 'readPoster':
        this.#of(move.seat).posters.set(move.space, move.read);
        break;
      case 'readTent':
        this.#of(move.seat).tents.set(move.space, move.read);
        break;
      case 'readBoard':
        this.#readBoard(move);
        break;
      case 'addDie':
        if (move.space !== undefined) this.#display.set(move.space, move.next);
        break;
      case 'takeDie':
        this.#takeDie(move);
        break;
      case 'boost':
        discard(this.#of(move.seat), move.gems);
        for (const count of Object.values(move.gems)) this.#strengthen(2 * (count ?? 0));
        break;
      case 'useBonus':
        this.#useBonus(move);
        break;
      case 'useTrainers':
        this.#useTrainers(move);
        break;
      case 'build':
        this.#act('build');
        break;
      case 'layTile':
        this.#layTile(move);
        break;
      case 'travel':
        this.#travel(move);
        break;
      case 'takePoster':
        this.#takePoster(move);
        break;
      case 'perform':
        this.#perform(move);
        break;
      case 'arrange': {
        const one = this.#of(move.seat);
        const before = one.posters;
        one.posters = new Map();
        for (const [at, from] of move.spaces.entries())
          if (from !== 0) one.posters.set(at + 1, before.get(from));
        break;
      }
      case 'endTurn': {
        const { trainers } = this.#of(move.seat);
        trainers.resting += trainers.used;
        trainers.used = 0;
        break;
      }
      case 'turn':
        this.#wholeTurn(move);
        break;
      case 'pay':
        this.#pay(move);
        break;
      case 'takeSet': {
        const one = this.#of(move.seat);
        one.cards.push(this.#sets[(move.set ?? 0) - 1] ?? move.card);
        break;
      }
      case 'scoreCard': {
        const one = this.#of(move.seat);
        one.row.cards += this.#worth(one, move.scored);
        one.cards.splice(move.scored.card - 1, 1);
        this.#scored += 1;
        if (this.#scored === this.#players.length) this.#prepare();
        break;
      }
      case 'scoreHalves': {
        const one = this.#of(move.seat);
        for (const scored of move.cards) one.row.halves += Math.floor(this.#worth(one, scored) / 2);
        one.row.coins += Math.floor(one.coins / 5);
        break;
      }
      case 'scoreAreas': {
        const one = this.#of(move.seat);
        const { orange, green, purple, clear } = one.gems;
        const gems = one.isKept ? orange + green + purple + clear : 0;
        const open = openIn(one) ?? move.uncovered;
        one.row.areas += 4 * (open === undefined ? (move.covered ?? 0) : areasWith(open, gems));
        break;
      }
      case 'correct':
        this.#of(move.seat).row.table += move.points;
        break;
      case 'roll':
      case 'chooseTile':
        break;
    }
  }

  sheet(): HandSheet {
    const better = (one: Player, other: Player) =>
      pointsOf(one) > pointsOf(other) ||
      (pointsOf(one) === pointsOf(other) && Math.max(...one.hats) > Math.max(...other.hats));
    return {
      rows: this.#each(({ row }) => row),
      totals: this.#each(pointsOf),
      coins: this.#each(({ coins }) => coins),
      ranks: this.#each((one) => 1 + this.#players.filter((other) => better(other, one)).length),
      bills: this.#bills,
      powers: this.#powers,
      course: this.#course,
    };
  }

  #each<T>(of: (one: Player) => T): Record<string, T> {
    return Object.fromEntries(this.#players.map((one) => [one.seat, of(one)]));
  }

  #of(seat: string): Player {
    const found = this.#players.find((one) => one.seat === seat);
    if (found === undefined) throw new Error(`Nobody is called ${seat}`);
    return found;
  }

  #now(): HandTurn {
    if (this.#turn === undefined) throw new Error('Nobody has taken a die');
    return this.#turn;
  }

  #strengthen(by: number): void {
    this.#now().power += by;
  }

  #act(action: Action): void {
    const { power, alone } = this.#now();
    this.#powers.push(power + alone[action]);
  }

  /** Spaces of a track that show a poster. */
  #showing(colour: Colour): number[] {
    return (this.#copy.travel?.[colour] ?? []).flatMap((symbols, space) =>
      symbols.includes('poster') ? [space] : [],
    );
  }

  #readBoard({ type: _, track, ...read }: MoveOf<'readBoard'>): void {
    this.#copy = { ...this.#copy, ...read };
    this.#track = track ?? this.#track;
  }

  #layOut({ sets, posters, tents }: MoveOf<'layOut'>): void {
    this.#sets = sets.map(({ card }) => card);
    for (const [at, { poster }] of (posters ?? []).entries()) this.#display.set(at + 1, poster);
    for (const colour of COLOURS)
      for (const [at, { tent }] of (tents?.[colour] ?? []).entries())
        this.#tents[colour].set(this.#showing(colour)[at] ?? -1, tent);
  }

  #takeDie({ seat, die, card, as, turned }: MoveOf<'takeDie'>): void {
    const one = this.#of(seat);
    const value = turned?.to ?? die.value;
    const colour = die.colour === 'clear' ? as : die.colour;
    if (colour === undefined) throw new Error('A clear die works as some colour');
    this.#turn = {
      colour,
      power: one.dice.reduce(
        (sum, other) => (other.colour === colour ? sum + other.value : sum),
        value,
      ),
      alone: { build: 0, travel: 0, perform: 0 },
      isTileDoubled: false,
      isTentDoubled: false,
      isPaidPerPoster: false,
      completed: 0,
    };
    one.dice.push({ colour: die.colour, value, card });
    place(one, turned?.trainers ?? 0);
  }

  #useBonus({ seat, copied, bonus: told, gems }: MoveOf<'useBonus'>): void {
    const one = this.#of(seat);
    const card = copied ?? one.dice.at(-1)?.card ?? 0;
    const bonus = one.cards[card - 1]?.bonus ?? told;
    if (bonus === undefined) throw new Error('Nobody knows what the card gives');
    this.#give(one, bonus, gems);
  }

  #give(one: Player, bonus: CardBonus, gems: MoveOf<'useBonus'>['gems']): void {
    switch (bonus.kind) {
      case 'plus':
        this.#strengthen(bonus.count);
        break;
      case 'trainer_for_tile':
        one.trainers.free -= 1;
        break;
      case 'gems_for_tile':
        discard(one, gems ?? {});
        break;
      case 'buy_trainer':
        one.coins -= bonus.coins;
        hire(one, 1);
        break;
      case 'copy':
      case 'set_face':
        break;
      default:
        give(one, [bonus], { gems });
    }
  }

  #useTrainers({ seat, space, trainers }: MoveOf<'useTrainers'>): void {
    const one = this.#of(seat);
    const turn = this.#now();
    place(one, trainers);
    switch (space) {
      case 'two_coins':
        one.coins += 2 * trainers;
        break;
      case 'buy_poster':
        one.coins -= 2 * trainers;
        break;
      case 'clear_gem':
        store(one, { clear: this.#copy.trainerSpaces?.clear_gem === 'each' ? trainers : 1 });
        break;
      case 'plus_one':
        turn.power += trainers;
        break;
      case 'build_plus_two':
        turn.alone.build += 2;
        break;
      case 'perform_plus_two':
        turn.alone.perform += 2;
        break;
      case 'travel_plus_three':
        turn.alone.travel += 3;
        break;
      case 'double_camp_bonus':
        turn.isTileDoubled = true;
        break;
      case 'double_tent_bonus':
        turn.isTentDoubled = true;
        break;
      case 'point_per_poster':
        turn.isPaidPerPoster = true;
        one.row.posters += turn.completed;
        break;
      default:
        break;
    }
  }

  #layTile({ seat, tile, cells, gains, gems, isCardTile }: MoveOf<'layTile'>): void {
    const one = this.#of(seat);
    const turn = this.#now();
    const isDoubled = turn.isTileDoubled && isCardTile !== true;
    if (isDoubled) turn.isTileDoubled = false;
    lay(one, tile, cells ?? []);
    const covered =
      one.camp?.bonuses.filter(({ cell }) => cells?.includes(cell)).map(({ bonus }) => bonus) ??
      gains ??
      [];
    give(one, covered, { times: isDoubled ? 2 : 1, gems });
  }

  #travel(move: MoveOf<'travel'>): void {
    const { seat, steps, isBackwards, tent } = move;
    const one = this.#of(seat);
    const turn = this.#now();
    const colour = move.wagon ?? turn.colour;
    const track = this.#copy.travel?.[colour];
    this.#act('travel');
    if (track === undefined) {
      if (steps > 0) store(one, move.gems ?? {});
    } else
      for (let step = 0; step < steps; step += 1) {
        const at = (this.#wagons[colour] + (isBackwards ? -1 : 1) + track.length) % track.length;
        this.#wagons[colour] = at;
        for (const symbol of track[at] ?? []) if (symbol !== 'poster') store(one, { [symbol]: 1 });
      }
    if (tent === undefined) return;
    const lying = this.#tents[colour].get(this.#wagons[colour]);
    if (track !== undefined) this.#tents[colour].delete(this.#wagons[colour]);
    this.#pitch(one, { ...tent, tent: lying ?? tent.tent }, turn.isTentDoubled ? 2 : 1);
  }

  #pitch(
    one: Player,
    { space, tent, gems }: NonNullable<MoveOf<'travel'>['tent']>,
    times: number,
  ): void {
    one.tents.set(space, tent);
    give(one, (this.#copy.tentSpaces ?? TENT_SPACES)[space - 2] ?? [], { times, gems });
  }

  #takePoster({ seat, from, display, poster, space, next }: MoveOf<'takePoster'>): void {
    if (from === 'none') return;
    const shown = display === undefined ? undefined : this.#display.get(display);
    const taken = from === 'display' ? (shown ?? poster) : poster;
    if (from === 'display' && display !== undefined) this.#display.set(display, next);
    if (space !== undefined) this.#of(seat).posters.set(space, taken);
  }

  #perform({ seat, to, from, posters, gems }: MoveOf<'perform'>): void {
    const one = this.#of(seat);
    const turn = this.#now();
    const asked: (string | undefined)[] = [];
    this.#act('perform');
    this.#moveHat(one, to, from);
    for (const shown of posters) {
      const poster = one.posters.get(shown.space) ?? shown.poster;
      const tent = this.#under(one, shown);
      if (poster === undefined) throw new Error('What does it say?');
      one.posters.delete(shown.space);
      one.completed.push(poster);
      one.row.posters += poster.points + tent.points + (turn.isPaidPerPoster ? 1 : 0);
      one.coins += poster.coins + tent.coins;
      for (const [gem, count = 0] of Object.entries(poster.gems))
        for (let left = count; left > 0; left -= 1) asked.push(gem);
      if (tent.gem !== undefined) asked.push(tent.gem);
    }
    turn.completed = posters.length;
    if (gems === undefined) payGems(one, asked);
    else discard(one, gems);
  }

  /** Where no tent lies, one is worth nothing; that is for the table to let stand. */
  #under(one: Player, { space, tent }: MoveOf<'perform'>['posters'][number]): StartingTent {
    if (space === 1) return this.#copy.startingTent ?? { points: 0, coins: 2 };
    if (!one.tents.has(space)) return { points: 0, coins: 0 };
    const lying = one.tents.get(space) ?? tent;
    if (lying === undefined) throw new Error('What does the tent say?');
    return lying;
  }

  /** The hat that was on the track, then the second one, then either. */
  #moveHat(one: Player, to: number, from: number | undefined): void {
    const isSecond = one.hats.length === 1 && one.performs > 0 && from === undefined;
    const left = from ?? (isSecond ? undefined : one.hats[0]);
    one.hats = [...one.hats.filter((space) => space !== left), to];
    one.performs += 1;
  }

  #wholeTurn({ seat, die, card = 0, action, hat, points = 0, coins = 0 }: MoveOf<'turn'>): void {
    const one = this.#of(seat);
    one.dice.push({ ...die, card });
    one.row.told += points;
    one.coins += coins;
    if (hat !== undefined) this.#moveHat(one, hat.to, hat.from);
    else if (action === 'perform') one.performs += 1;
  }

  /** A missing coin costs as many points as the round has in its number. Then the lower hats go home. */
  #pay({ coins = {} }: MoveOf<'pay'>): void {
    this.#scored = 0;
    for (const one of this.#players) {
      const has = coins[one.seat] ?? one.coins;
      const due = dueOf(one);
      const paid = Math.min(due, has);
      const lost = this.#round * (due - paid);
      one.coins = has - paid;
      one.row.payment -= lost;
      one.hats = [Math.max(...one.hats)];
      this.#bills.push({ seat: one.seat, due, paid, lost });
    }
  }

  /** At full value; coins paid for the card are gone. */
  #worth(one: Player, { card, read, count, points }: Scored): number {
    const criterion = one.cards[card - 1]?.criterion ?? read?.criterion;
    if (criterion === undefined) return points ?? 0;
    if (criterion.kind === 'paid_coin') one.coins -= count ?? 0;
    return worthByHand(criterion, one, this.#track, count);
  }

  /** After the third round everything stays as it lies. */
  #prepare(): void {
    this.#scored = 0;
    if (this.#round === 3) return;
    this.#round += 1;
    const upwards = this.#players.toSorted(
      (one, other) => Math.max(...one.hats) - Math.max(...other.hats),
    );
    for (const one of this.#players) {
      one.trainers.free += one.trainers.resting;
      one.trainers.resting = 0;
      one.dice = [];
      one.performs = 0;
    }
    for (const [at, one] of upwards.entries()) one.hats = [at + 1];
  }
}

function place({ trainers }: Player, count: number): void {
  trainers.free -= count;
  trainers.used += count;
  if (trainers.free < 0) throw new Error('No trainer there');
}

/** Each gem by one of its colour, or else by a clear one. */
function payGems(one: Player, asked: readonly (string | undefined)[]): void {
  for (const gem of asked) {
    const colour = COLOURS.find((name) => name === gem);
    if (colour !== undefined && one.gems[colour] > 0) one.gems[colour] -= 1;
    else discard(one, { clear: 1 });
  }
}
