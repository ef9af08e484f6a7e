// Summer Pavilion played at random: any table, any legal move; and what can never lie on one.
import type { Placement } from '../../../src/lib/games/summer-pavilion/advice/placements.ts';
import { placementsOn } from '../../../src/lib/games/summer-pavilion/advice/placements.ts';
import type {
  Colour,
  Side,
  SomeTiles,
  Tiles,
} from '../../../src/lib/games/summer-pavilion/data/pieces.ts';
import { COLOURS, countOf, NO_TILES } from '../../../src/lib/games/summer-pavilion/data/pieces.ts';
import { LATEST } from '../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import type { PavilionSetup } from '../../../src/lib/games/summer-pavilion/rules/begin.ts';
import type { Move, Position } from '../../../src/lib/games/summer-pavilion/rules/moves.ts';
import { holds } from '../../../src/lib/games/summer-pavilion/rules/sight.ts';
import type { PavilionRules } from '../../../src/lib/games/summer-pavilion/rules/rule.ts';
import { tableOf } from '../../../src/lib/games/summer-pavilion/rules/rule.ts';
import type { State, TileTable } from '../../../src/lib/games/summer-pavilion/rules/state.ts';
import { supplyCount } from '../../../src/lib/games/summer-pavilion/rules/supply.ts';
import { jokerOf, seatAt } from '../../../src/lib/games/summer-pavilion/rules/table.ts';
import type { Chooser } from '../../support/chooser.ts';
import type { Play } from '../../support/play.ts';
import { SEATS } from './positions.ts';

export const TABLE = tableOf(LATEST);
const { tables } = TABLE;
const TILES_IN_BOX = 132;

export const summerPavilionPlay: Play<PavilionSetup, State, Move> = {
  game: 'summer-pavilion',
  // Six rounds of at most 37 drafts, 4 × 42 placements in all, passes and preparations.
  mostMoves: 700,
  setup: anySetup,
  move: (rules, state, choose) => {
    const [step] = rules.steps(state);
    if (step === undefined) throw new Error('The table is asked nothing');
    return moveFor(step.step, step.seat ?? '', rules, state, choose);
  },
  words: (state) => [
    ...state.seats.map(({ seat }) => seat),
    ...TABLE.boards[state.side].spaces.map(({ id }) => id),
  ],
  faultsIn,
};

/** Mostly the printed set-up; now and then a late round in which tiles are scarce. */
function anySetup(choose: Chooser): PavilionSetup {
  const seats = SEATS.slice(0, 2 + choose.below(3));
  const side = choose.of(['coloured', 'grey'] as const);
  return {
    seats,
    firstSeat: choose.of(seats),
    level: choose.once(3) ? 'scorekeeper' : 'referee',
    options: { side },
    ...(choose.once(4) ? { position: scarce(seats, side, choose) } : {}),
    houseRulings: Object.fromEntries(
      LATEST.houseRulings.flatMap(({ id, readings }) =>
        choose.once(2) ? [[id, choose.of(readings)]] : [],
      ),
    ),
  };
}

/** Phase 2 with next to nothing in supply and tower, and nothing in the bag: all other tiles lie at the seats. */
function scarce(seats: readonly string[], side: Side, choose: Chooser): Position {
  let box = bagOf(Object.fromEntries(COLOURS.map((colour) => [colour, tables.tilesPerColour])));
  const take = () => {
    const [tile] = box.splice(choose.below(box.length), 1);
    return tile ?? 'red';
  };
  const boards = seats.map(() => {
    const board: Record<string, Colour> = {};
    for (const { id, star } of TABLE.boards[side].spaces) {
      // The central star and grey stars stay empty but for one tile: nothing there can be wrong.
      const wanted = star.colour ?? (id.endsWith('1') ? choose.of(COLOURS) : undefined);
      const at = wanted === undefined ? -1 : box.indexOf(wanted);
      if (at < 0 || choose.once(3)) continue;
      board[id] = wanted ?? 'red';
      box = box.toSpliced(at, 1);
    }
    return board;
  });
  const known = amountsOf(Array.from({ length: choose.below(3) }, take));
  const [unknown, tower] = [choose.below(3), choose.below(3)];
  for (let at = 0; at < unknown + tower; at += 1) take();
  const hands = seats.map((_, index) => {
    const share = Math.ceil(box.length / (seats.length - index));
    return amountsOf(Array.from({ length: share }, take));
  });
  return {
    round: 1 + choose.below(6),
    phase: 'place',
    starter: choose.of(seats),
    token: choose.of(seats),
    seats: Object.fromEntries(
      seats.map((seat, index) => [
        seat,
        { total: 1 + choose.below(90), board: boards[index] ?? {}, hand: hands[index] ?? {} },
      ]),
    ),
    supply: { known, unknown },
    tower,
  };
}

function amountsOf(tiles: readonly Colour[]): SomeTiles {
  return tiles.reduce<SomeTiles>(
    (some, colour) => ({ ...some, [colour]: (some[colour] ?? 0) + 1 }),
    {},
  );
}

function moveFor(
  step: string,
  seat: string,
  rules: PavilionRules,
  state: State,
  choose: Chooser,
): Move {
  switch (step) {
    case 'takeToken':
      return choose.once(2)
        ? { type: 'takeToken', seat: choose.of(state.seats).seat, tiles: 1 + choose.below(5) }
        : { type: 'endDrafting' };
    case 'endDrafting':
      return { type: 'endDrafting' };
    case 'draft':
      return anyDraft(rules, told(state), state, seat, choose);
    case 'place':
      return anyPlacement(rules, state, seat, choose) ?? anyPass(state, seat, choose);
    case 'takeOwed': {
      const owed = state.seats.find((one) => one.seat === seat)?.owed ?? 0;
      return { type: 'takeOwed', seat, pick: anyPick(state, owed, choose) };
    }
    case 'prepareRound':
      return { type: 'prepareRound' };
    case 'scoreGoals':
      return { type: 'scoreGoals' };
    default:
      throw new Error(`No move known for ${step}`);
  }
}

/** A draft of any colour from any source; now and then a display or supply tiles are told ahead. */
function anyDraft(
  rules: PavilionRules,
  tiles: TileTable,
  state: State,
  seat: string,
  choose: Chooser,
): Move {
  if (choose.once(12) && tiles.supply.unknown > 0)
    return { type: 'fillSupply', tiles: anyUnseen(state, 1, choose) };
  const displays = tiles.displays.flatMap((display, at) => (holds(display) > 0 ? [at + 1] : []));
  const sources = countOf(tiles.center) > 0 ? (['center', ...displays] as const) : displays;
  const source = choose.of<'center' | number>(sources);
  const known = source === 'center' ? tiles.center : knownOn(tiles, source);
  const contents = known ?? anyUnseen(state, holdsOn(tiles, source), choose);
  if (typeof source === 'number' && choose.once(10))
    return { type: 'fillDisplay', display: source, tiles: contents };
  const joker = jokerOf(tables, state.round);
  const lying = COLOURS.filter((one) => (contents[one] ?? 0) > 0 && one !== joker);
  const colour = lying.length > 0 ? choose.of(lying) : joker;
  const draft = { type: 'draft', seat, source, colour } as const;
  const move: Move = known !== undefined && choose.once(2) ? draft : { ...draft, contents };
  const ruling = rules.rule(state, move);
  const [first] = ruling.allowed ? ruling.effects : [];
  const taken = first?.facts['taken'] as SomeTiles | undefined;
  return choose.once(4) && taken !== undefined ? { ...move, taken } : move;
}

function anyPlacement(
  rules: PavilionRules,
  state: State,
  seat: string,
  choose: Chooser,
): Move | undefined {
  if (choose.once(state.tiles === undefined ? 5 : 12)) return undefined;
  const open = [...TABLE.boards[state.side].spaces];
  let placements: readonly Placement[] = [];
  while (placements.length === 0) {
    const [space] = open.splice(choose.below(open.length), 1);
    if (space === undefined) return undefined;
    placements = placementsOn(rules, TABLE, state, seat, space);
  }
  const { space, colour, payments, bonus } = choose.of(placements);
  const place = { type: 'place', seat, space, colour } as const;
  if (state.tiles === undefined) return place;
  const pay = choose.of(payments);
  // The payment is discarded before the bonus tiles are taken: nothing of it lies in the supply.
  const due = Math.min(bonus, supplyCount(state.tiles));
  return due === 0 ? { ...place, pay } : { ...place, pay, pick: anyPick(state, due, choose) };
}

function anyPass(state: State, seat: string, choose: Chooser): Move {
  if (state.tiles === undefined)
    return {
      type: 'pass',
      seat,
      kept: choose.below(5),
      lost: choose.once(3) ? choose.below(6) : 0,
    };
  const { hand } = state.seats.find((one) => one.seat === seat) ?? seatAt(state, state.turn);
  let keep: SomeTiles = {};
  for (const colour of bagOf(hand))
    if (countOf(keep) < 4 && !choose.once(4)) keep = { ...keep, [colour]: (keep[colour] ?? 0) + 1 };
  return choose.once(4) ? { type: 'pass', seat } : { type: 'pass', seat, keep };
}

/** Bonus tiles: told ones, or any colour that may lie there untold; of one colour the told ones go first. */
function anyPick(state: State, due: number, choose: Chooser): SomeTiles {
  const { supply } = told(state);
  let pick: SomeTiles = {};
  let untold: SomeTiles = {};
  for (let at = 0; at < Math.min(due, supplyCount(told(state))); at += 1) {
    const lying = bagOf(supply.known).filter((one) => supply.known[one] > (pick[one] ?? 0));
    const mayBe = countOf(untold) < supply.unknown ? bagOf(unseen(state, untold)) : [];
    const colour = choose.of([...lying, ...mayBe]);
    if (!lying.includes(colour)) untold = { ...untold, [colour]: (untold[colour] ?? 0) + 1 };
    pick = { ...pick, [colour]: (pick[colour] ?? 0) + 1 };
  }
  return pick;
}

/** Tiles nobody has seen: in the bag, in the tower before anybody looked, or face down for the app. */
export function anyUnseen(state: State, count: number, choose: Chooser): SomeTiles {
  let some: SomeTiles = {};
  for (let at = 0; at < count; at += 1) {
    const colour = choose.of(bagOf(unseen(state, some)));
    some = { ...some, [colour]: (some[colour] ?? 0) + 1 };
  }
  return some;
}

function unseen(state: State, besides: SomeTiles): SomeTiles {
  const { seats, tiles } = state;
  const places: readonly SomeTiles[] = [
    besides,
    ...seats.flatMap(({ hand, corners }) => [hand, corners]),
    ...(tiles === undefined
      ? []
      : [
          tiles.center,
          tiles.supply.known,
          tiles.towerKnown ?? {},
          ...tiles.displays.flatMap((display) => ('known' in display ? [display.known] : [])),
        ]),
  ];
  return Object.fromEntries(
    COLOURS.map((colour) => {
      const placed = seats.flatMap(({ board }) => board.filter((cell) => cell === colour)).length;
      const seen = places.reduce((sum, some) => sum + (some[colour] ?? 0), placed);
      return [colour, Math.max(0, tables.tilesPerColour - seen)];
    }),
  );
}

/** Each tile by itself, so that choosing one is as likely as drawing it. */
function bagOf(tiles: SomeTiles): Colour[] {
  return COLOURS.flatMap((colour) => Array<Colour>(tiles[colour] ?? 0).fill(colour));
}

function told({ tiles }: State): TileTable {
  if (tiles === undefined) throw new Error('Tiles are not told at scorekeeper level');
  return tiles;
}

function knownOn(tiles: TileTable, source: number): Tiles | undefined {
  const display = tiles.displays[source - 1];
  return display !== undefined && 'known' in display ? display.known : undefined;
}

function holdsOn(tiles: TileTable, source: 'center' | number): number {
  const display = source === 'center' ? undefined : tiles.displays[source - 1];
  return display === undefined ? countOf(tiles.center) : holds(display);
}

function faultsIn(state: State): readonly string[] {
  const faults: string[] = [];
  const count = (what: string, amount: number) => {
    if (!Number.isInteger(amount) || amount < 0) faults.push(`${what} is ${amount}`);
    return amount;
  };
  const countAll = (what: string, tiles: Tiles) =>
    COLOURS.reduce((sum, colour) => sum + count(`${what}.${colour}`, tiles[colour]), 0);
  let all = 0;
  for (const { seat, board, hand, corners, kept, owed, total } of state.seats) {
    all += board.filter((cell) => cell !== 'empty').length;
    all += countAll(`${seat}.hand`, hand) + countAll(`${seat}.corners`, corners);
    count(`${seat}.owed`, owed);
    count(`${seat}.kept`, kept);
    if (state.tiles !== undefined && kept !== countOf(corners))
      faults.push(`${seat} keeps ${kept} tiles on ${countOf(corners)} corners`);
    if (!Number.isInteger(total)) faults.push(`${seat} has ${total} points`);
  }
  if (state.tiles === undefined) return faults;
  const { displays, center, supply, bag, tower, towerKnown = NO_TILES } = state.tiles;
  for (const [at, display] of displays.entries())
    all +=
      'known' in display
        ? countAll(`display ${at + 1}`, display.known)
        : count(`display ${at + 1}`, display.unknown);
  all += countAll('center', center) + countAll('supply', supply.known);
  all += count('supply', supply.unknown) + count('bag', bag) + count('tower', tower);
  if (countAll('tower', towerKnown) > tower)
    faults.push('more is known of the tower than it holds');
  if (supplyCount(state.tiles) > tables.supplySpaces) faults.push('the supply overflows');
  if (all !== TILES_IN_BOX) faults.push(`${all} tiles on the table`);
  return faults;
}
