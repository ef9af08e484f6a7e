// What is counted by hand: dice that cost coins, criteria of cards, areas of the camp. Nothing clever, every way is tried.
import type {
  Area,
  CampBoard,
  Colour,
  Criterion,
  TrackSpace,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import type { Player } from './handPlayer.ts';

const ARTISTS = ['alberic', 'bronson', 'kimora', 'larissa', 'lungile', 'suhayl'];

/** The dearest colour, and every clear die. */
export function dueOf({ dice }: Pick<Player, 'dice'>): number {
  const sum = (wanted: string) =>
    dice.reduce((all, { colour, value }) => (colour === wanted ? all + value : all), 0);
  return Math.max(sum('orange'), sum('green'), sum('purple')) + sum('clear');
}

/** Points of a card at full value. `told`: how often it counts, where nobody looks at it; coins that are paid for it. */
export function worthByHand(
  criterion: Criterion,
  player: Player,
  track: readonly TrackSpace[],
  told = 0,
): number {
  const points = criterion.points * timesOf(criterion, player, track, told);
  return Math.min(points, criterion.maximum ?? points);
}

function timesOf(
  criterion: Criterion,
  player: Player,
  track: readonly TrackSpace[],
  told: number,
): number {
  const { kind } = criterion;
  switch (kind) {
    case 'paid_coin':
      return told;
    case 'flat':
      return 1;
    case 'dice_due':
      return dueOf(player);
    case 'clear_dice_doubled':
      return player.dice.reduce((sum, die) => (die.colour === 'clear' ? sum + die.value : sum), 0);
    case 'hat_requirement':
      return track[Math.max(...player.hats) - 1]?.requirement ?? 0;
    default:
      return player.isKept ? (lyingBefore(criterion, player) ?? told) : told;
  }
}

/** Undefined where a camp is not kept. */
function lyingBefore(criterion: Criterion, player: Player): number | undefined {
  const { built, completed, tents, trainers, gems, camp } = player;
  const tiles = (...ends: readonly string[]) =>
    built.filter((tile) => ends.includes(tile) || ends.some((end) => tile.endsWith(end))).length;
  const each = ARTISTS.map((name) => completed.filter(({ artist }) => artist === name).length);
  switch (criterion.kind) {
    case 'small_tile_of_colour':
      return tiles(`${criterion.colour}_small`);
    case 'large_tile_of_colour':
      return tiles(`${criterion.colour}_large`);
    case 'any_tile_of_colour':
      return tiles(`${criterion.colour}_small`, `${criterion.colour}_large`);
    case 'small_tile_any':
      return tiles('_small');
    case 'large_tile_any':
      return tiles('_large');
    case 'tent':
      return tents.size;
    case 'trainer':
      return trainers.free + trainers.used + trainers.resting;
    case 'coloured_gem':
      return gems.orange + gems.green + gems.purple;
    case 'poster_of_one_artist':
      return Math.max(...each);
    case 'unique_artist':
      return each.filter((count) => count > 0).length;
    case 'poster_of_symbol':
      return completed.filter(({ symbol }) => symbol === criterion.colour).length;
    case 'row':
      return camp && rowsIn(player, camp);
    case 'column':
      return camp && columnsIn(player, camp);
    case 'largest_rectangle_of_colour':
      return camp && rectangleIn(player, camp, criterion.colour);
    default:
      return undefined;
  }
}

function spacesOf({ width }: CampBoard, area: Area): number[] {
  const spaces: number[] = [];
  for (let row = area.row; row < area.row + area.height; row += 1)
    for (let column = area.column; column < area.column + area.width; column += 1)
      spaces.push(row * width + column);
  return spaces;
}

function rowsIn({ ground }: Player, camp: CampBoard): number {
  let rows = 0;
  for (let row = 0; row < camp.height; row += 1)
    if (
      spacesOf(camp, { column: 0, row, width: camp.width, height: 1 }).every((at) => ground.has(at))
    )
      rows += 1;
  return rows;
}

function columnsIn({ ground }: Player, camp: CampBoard): number {
  let columns = 0;
  for (let column = 0; column < camp.width; column += 1)
    if (
      spacesOf(camp, { column, row: 0, width: 1, height: camp.height }).every((at) =>
        ground.has(at),
      )
    )
      columns += 1;
  return columns;
}

/** Every rectangle there is. */
function rectangleIn({ ground }: Player, camp: CampBoard, colour: Colour): number {
  let most = 0;
  for (let row = 0; row < camp.height; row += 1)
    for (let column = 0; column < camp.width; column += 1)
      for (let height = 1; row + height <= camp.height; height += 1)
        for (let width = 1; column + width <= camp.width; width += 1) {
          const spaces = spacesOf(camp, { row, column, height, width });
          if (spaces.every((at) => ground.get(at) === colour)) most = Math.max(most, spaces.length);
        }
  return most;
}

/** Open spaces of each area. */
export function openIn({ ground, camp }: Player): number[] | undefined {
  return camp?.areas.map(
    (area) => spacesOf(camp, area).filter((space) => !ground.has(space)).length,
  );
}

/** As many areas as the gems can close, whichever they are. */
export function areasWith(open: readonly number[], gems: number): number {
  const [first, ...others] = open;
  if (first === undefined) return 0;
  const without = areasWith(others, gems);
  return first > gems ? without : Math.max(without, 1 + areasWith(others, gems - first));
}
