// A box of tiles and seats that play sensibly out of it: for whole matches that a table could have played.
import {
  paymentsFor,
  placementsOf,
} from '../../../src/lib/games/summer-pavilion/advice/placements.ts';
import type {
  Colour,
  SomeTiles,
  Tiles,
} from '../../../src/lib/games/summer-pavilion/data/pieces.ts';
import { COLOURS, countOf, NO_TILES } from '../../../src/lib/games/summer-pavilion/data/pieces.ts';
import { coloursOn } from '../../../src/lib/games/summer-pavilion/rules/board.ts';
import type { Move } from '../../../src/lib/games/summer-pavilion/rules/moves.ts';
import type { PavilionRules } from '../../../src/lib/games/summer-pavilion/rules/rule.ts';
import type {
  SeatState,
  State,
  TileTable,
} from '../../../src/lib/games/summer-pavilion/rules/state.ts';
import { supplyCount } from '../../../src/lib/games/summer-pavilion/rules/supply.ts';
import { jokerOf, seatAt } from '../../../src/lib/games/summer-pavilion/rules/table.ts';
import type { Chooser } from '../../support/chooser.ts';
import { TABLE } from './play.ts';

/** How the seats play: `builder` wants whole stars, `spreader` cheap spaces, `careless` does not count tiles. */
export type Style = 'builder' | 'spreader' | 'careless';

/** Bag and tower with real tiles in them. */
export interface Box {
  /** Up to `count` tiles; the tower goes back into the bag when it runs out. */
  draw(count: number): SomeTiles;
  /** Throws tiles into the tower. */
  discard(tiles: SomeTiles): void;
}

/** `sorted`: a bag from which whole displays of one colour are drawn after the first ten tiles. */
export function boxOf(choose: Chooser, sorted: boolean): Box {
  let bag = shuffled(
    COLOURS.flatMap((colour) => Array<Colour>(22).fill(colour)),
    choose,
  );
  if (sorted) bag = [...bag.slice(0, 10), ...bag.slice(10).sort()];
  let tower: Colour[] = [];
  return {
    draw(count) {
      const drawn: Colour[] = [];
      for (let at = 0; at < count; at += 1) {
        if (bag.length === 0) [bag, tower] = [shuffled(tower, choose), []];
        const tile = bag.shift();
        if (tile !== undefined) drawn.push(tile);
      }
      return amountsOf(drawn);
    },
    discard(tiles) {
      for (const colour of COLOURS) tower.push(...Array<Colour>(tiles[colour] ?? 0).fill(colour));
    },
  };
}

/** What the table tells next; tiles come out of the box as they are asked for. */
export function sensibleMove(
  rules: PavilionRules,
  state: State,
  box: Box,
  style: Style,
  choose: Chooser,
): Move {
  const { tiles } = state;
  if (tiles === undefined) throw new Error('Sensible seats see their tiles');
  if (tiles.supply.unknown > 0)
    return { type: 'fillSupply', tiles: box.draw(tiles.supply.unknown) };
  const untold = tiles.displays.findIndex((one) => 'unknown' in one && one.unknown > 0);
  const display = tiles.displays[untold];
  if (display !== undefined && 'unknown' in display)
    return { type: 'fillDisplay', display: untold + 1, tiles: box.draw(display.unknown) };
  switch (state.phase) {
    case 'acquire':
      return bestDraft(state, tiles, style, choose);
    case 'place': {
      const move = bestPlacement(rules, state, style) ?? bestPass(state, style);
      box.discard(thrown(state, move));
      return move;
    }
    case 'prepare':
      return { type: 'prepareRound' };
    default:
      return { type: 'scoreGoals' };
  }
}

function bestDraft(state: State, tiles: TileTable, style: Style, choose: Chooser): Move {
  const joker = jokerOf(TABLE.tables, state.round);
  const seat = seatAt(state, state.turn);
  const sources = [
    { source: 'center' as const, lying: tiles.center },
    ...tiles.displays.map((display, at) => ({
      source: at + 1,
      lying: 'known' in display ? display.known : NO_TILES,
    })),
  ];
  const drafts = sources.flatMap(({ source, lying }) => {
    if (countOf(lying) === 0) return [];
    const plain = COLOURS.filter((colour) => colour !== joker && lying[colour] > 0);
    return (plain.length > 0 ? plain : [joker]).map((colour) => {
      const count = colour === joker ? 0 : lying[colour];
      const jokers = Math.min(1, lying[joker]);
      const costs = source === 'center' && state.token < 0;
      const worth =
        style === 'careless'
          ? count + jokers
          : count * wish(state, seat, colour) + jokers * 1.6 - (costs ? (count + jokers) * 0.9 : 0);
      return { source, colour, worth: worth + choose.below(10) / 20 };
    });
  });
  const [best] = drafts.sort((one, other) => other.worth - one.worth);
  if (best === undefined) throw new Error('Nothing to take');
  return { type: 'draft', seat: seat.seat, source: best.source, colour: best.colour };
}

/** How much a seat wants a colour: more for a star under way, nothing for one that is full. */
function wish(state: State, seat: SeatState, colour: Colour): number {
  const { stars } = TABLE.boards[state.side];
  const best = stars.map((star) => {
    const lying = coloursOn(seat.board, star);
    if (lying.length === 6) return 0;
    if (star.colour !== undefined) return star.colour === colour ? 0.9 + lying.length / 8 : 0;
    const single = lying.length > 1 && lying[0] === lying[1];
    if (single) return lying[0] === colour ? 0.9 + lying.length / 8 : 0;
    return lying.includes(colour) ? 0 : 0.6 + lying.length / 8;
  });
  const carried = jokerOf(TABLE.tables, Math.min(6, state.round + 1)) === colour ? 0.3 : 0;
  return Math.max(...best) + carried;
}

function bestPlacement(rules: PavilionRules, state: State, style: Style): Move | undefined {
  const seat = seatAt(state, state.turn);
  const last = state.round === TABLE.tables.rounds;
  const placements = [...placementsOf(rules, TABLE, state, seat.seat).values()].flat();
  const worth = (space: string, points: number, bonus: number) => {
    const found = TABLE.boards[state.side].spaceById.get(space);
    if (found === undefined) throw new Error(`No space ${space}`);
    const lying = coloursOn(seat.board, found.star).length;
    const whole = style === 'builder' ? (lying * lying) / 8 + (lying === 5 ? 12 : 0) : 0;
    const dear = style === 'spreader' ? 0.8 : 0.3;
    return points + bonus * 1.2 + whole - found.number * dear;
  };
  const [best] = placements
    .map((placement) => ({
      ...placement,
      worth: worth(placement.space, placement.points, placement.bonus),
    }))
    .sort((one, other) => other.worth - one.worth);
  if (best === undefined) return undefined;
  const few = countOf(seat.hand) <= TABLE.tables.cornerSpaces;
  if (few && !last && best.worth < (style === 'spreader' ? -1 : 1)) return undefined;
  if (style === 'careless' && best.worth < (state.round === 1 ? 2.5 : 0.5)) return undefined;
  const { space, colour, bonus } = best;
  const [pay] = paymentsFor(TABLE, state, seat.seat, spaceAt(state, space), colour);
  const place = {
    type: 'place',
    seat: seat.seat,
    space,
    colour,
    ...(pay && { pay: some(pay) }),
  } as const;
  const due = Math.min(bonus, state.tiles === undefined ? 0 : supplyCount(state.tiles));
  return due === 0 ? place : { ...place, pick: bestPick(state, seat, due) };
}

function bestPick(state: State, seat: SeatState, due: number): SomeTiles {
  const joker = jokerOf(TABLE.tables, state.round);
  const lying = COLOURS.flatMap((colour) =>
    Array<Colour>(state.tiles?.supply.known[colour] ?? 0).fill(colour),
  );
  const worth = (colour: Colour) => (colour === joker ? 2 : wish(state, seat, colour));
  return amountsOf(lying.sort((one, other) => worth(other) - worth(one)).slice(0, due));
}

function bestPass(state: State, style: Style): Move {
  const { seat, hand } = seatAt(state, state.turn);
  if (style === 'careless' || state.round === TABLE.tables.rounds) return { type: 'pass', seat };
  const next = jokerOf(TABLE.tables, state.round + 1);
  const tiles = COLOURS.flatMap((colour) => Array<Colour>(hand[colour]).fill(colour));
  const worth = (colour: Colour) => (colour === next ? 100 : hand[colour]);
  const keep = tiles.sort((one, other) => worth(other) - worth(one)).slice(0, 4);
  return keep.length === 0 ? { type: 'pass', seat } : { type: 'pass', seat, keep: amountsOf(keep) };
}

/** Tiles a move throws into the tower. */
function thrown(state: State, move: Move): SomeTiles {
  if (move.type === 'place') {
    const colour = move.colour ?? 'red';
    return { ...move.pay, [colour]: (move.pay?.[colour] ?? 1) - 1 };
  }
  if (move.type !== 'pass') return {};
  const { hand } = seatAt(state, state.turn);
  const keeps = state.round === TABLE.tables.rounds ? {} : (move.keep ?? {});
  return Object.fromEntries(COLOURS.map((colour) => [colour, hand[colour] - (keeps[colour] ?? 0)]));
}

function spaceAt(state: State, id: string) {
  const space = TABLE.boards[state.side].spaceById.get(id);
  if (space === undefined) throw new Error(`No space ${id}`);
  return space;
}

function some(tiles: Tiles): SomeTiles {
  return amountsOf(COLOURS.flatMap((colour) => Array<Colour>(tiles[colour]).fill(colour)));
}

function amountsOf(tiles: readonly Colour[]): SomeTiles {
  return Object.fromEntries(
    COLOURS.map(
      (colour) => [colour, tiles.filter((tile) => tile === colour).length] as const,
    ).filter(([, count]) => count > 0),
  );
}

function shuffled<T>(items: readonly T[], choose: Chooser): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(choose.below(left.length), 1));
}
