// One player as somebody keeps them by hand: what lies before them, and what they are paid.
import type {
  CampBoard,
  Colour,
  DieColour,
  Gain,
  GemColour,
  Gems,
  MasterCard,
  Poster,
  StartingTent,
  TileKind,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import type { MagnificentSetup } from '../../../src/lib/games/magnificent/rules/fresh.ts';

/** Columns of the sheet; `table` is what was told with a position or moved by hand. */
export const COLUMNS = [
  'told',
  'posters',
  'bonuses',
  'payment',
  'cards',
  'halves',
  'coins',
  'areas',
  'table',
] as const;
type Column = (typeof COLUMNS)[number];
export type Row = Record<Column, number>;

interface HandDie {
  readonly colour: DieColour;
  readonly value: number;
  readonly card: number;
}

export interface Player {
  readonly seat: string;
  readonly row: Row;
  coins: number;
  /** At scorekeeper level nobody looks at what follows the hats. */
  readonly isKept: boolean;
  cards: (MasterCard | undefined)[];
  dice: HandDie[];
  /** Spaces of the track. */
  hats: number[];
  performs: number;
  readonly gems: Record<GemColour, number>;
  /** In the play area, on spaces in this turn, in the main tent. */
  readonly trainers: { free: number; used: number; resting: number };
  /** The camp as it is printed, where somebody has read it. */
  readonly camp: CampBoard | undefined;
  /** What lies on each space of the camp. */
  readonly ground: Map<number, Colour>;
  readonly built: TileKind[];
  readonly tents: Map<number, StartingTent | undefined>;
  posters: Map<number, Poster | undefined>;
  readonly completed: Poster[];
}

const SIDE_A = { coins: 6, trainers: 1, gems: { orange: 1, green: 1, purple: 1, clear: 1 } };

export function playerOf(setup: MagnificentSetup, seat: string): Player {
  const { seats, firstSeat, options, position, level } = setup;
  const lying = position?.seats[seat];
  const { board, side } = options.boards?.[seat] ?? {};
  const printed = options.copy?.boards?.find((one) => one.board === board && one.side === side);
  const goods = printed?.goods ?? SIDE_A;
  const place = (seats.indexOf(seat) - seats.indexOf(firstSeat) + seats.length) % seats.length;
  const isAlone = seats.length === 1;
  // The starting player gives a coin to the last one.
  const gift = isAlone ? 0 : place === 0 ? -1 : place === seats.length - 1 ? 1 : 0;
  const own = lying?.own;
  const player: Player = {
    seat,
    row: {
      told: 0,
      posters: 0,
      bonuses: 0,
      payment: 0,
      cards: 0,
      halves: 0,
      coins: 0,
      areas: 0,
      table: lying?.points ?? 0,
    },
    coins: lying?.coins ?? goods.coins + gift,
    isKept: level === 'referee',
    cards: [0, 1, 2, 3].map((at) => lying?.cards?.[at]?.card),
    dice: (lying?.dice ?? []).map(({ colour, value, card }) => ({ colour, value, card })),
    hats: [...(lying?.hats ?? [place + 1])],
    performs: lying?.performs ?? 0,
    gems: counted(own?.gems ?? goods.gems),
    trainers: { free: own?.trainers ?? goods.trainers, used: 0, resting: own?.resting ?? 0 },
    camp: printed?.camp,
    ground: new Map(),
    built: [],
    tents: new Map(own?.tents?.map(({ space, tent }) => [space, tent])),
    posters: new Map(own?.posters?.map(({ space, poster }) => [space, poster])),
    completed: (own?.completed ?? []).flatMap(({ poster }) =>
      poster === undefined ? [] : [poster],
    ),
  };
  for (const { tile, cells } of own?.camp ?? []) lay(player, tile, cells);
  for (const [tile, count = 0] of Object.entries(own?.built ?? {}))
    for (let left = count; left > 0; left -= 1) lay(player, tile as TileKind, []);
  return player;
}

function counted({ orange = 0, green = 0, purple = 0, clear = 0 }: Gems) {
  return { orange, green, purple, clear };
}

export function lay(player: Player, tile: TileKind, cells: readonly number[]): void {
  const [colour = ''] = tile.split('_');
  player.built.push(tile);
  for (const cell of cells) player.ground.set(cell, colour as Colour);
}

/** Coins, points and trainers at once; gems as far as they fit, the others as a coin each. Posters are taken later. */
export function give(
  player: Player,
  gains: readonly Gain[],
  { times = 1, gems = {} }: { readonly times?: number; readonly gems?: Gems | undefined } = {},
): void {
  for (const gain of gains) {
    const count = times * gain.count;
    if (gain.kind === 'coins') player.coins += count;
    if (gain.kind === 'points') player.row.bonuses += count;
    if (gain.kind === 'trainers') hire(player, count);
    if (gain.kind === 'gems' && gain.colour !== undefined) store(player, { [gain.colour]: count });
  }
  store(player, gems);
}

export function store(player: Player, gems: Gems): void {
  for (const [colour, count = 0] of Object.entries(gems))
    for (let left = count; left > 0; left -= 1)
      if (player.gems[colour as GemColour] < 3) player.gems[colour as GemColour] += 1;
      else player.coins += 1;
}

export function discard(player: Player, gems: Gems): void {
  for (const [colour, count = 0] of Object.entries(gems)) {
    player.gems[colour as GemColour] -= count;
    if (player.gems[colour as GemColour] < 0) throw new Error(`No ${colour} gem there`);
  }
}

/** Eight trainers are all there are. */
export function hire(player: Player, count: number): void {
  const { trainers } = player;
  for (let left = count; left > 0; left -= 1)
    if (trainers.free + trainers.used + trainers.resting < 8) trainers.free += 1;
}

export function pointsOf({ row }: Player): number {
  return COLUMNS.reduce((sum, column) => sum + row[column], 0);
}
