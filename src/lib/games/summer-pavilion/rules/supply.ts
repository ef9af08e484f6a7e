// The ten supply spaces, the bag and the tower. Rulebook «Получение очков», bonus tiles; «Фаза 3».
import type { Effect } from '../../../referee/ruling.ts';
import type { SomeTiles, Tiles } from '../data/pieces.ts';
import { COLOURS, countOf, NO_TILES, plus } from '../data/pieces.ts';
import type { Tables } from '../data/tables.ts';
import { stateWith, tilesWith } from './changes.ts';
import { areThrownColoursKept } from './mended.ts';
import type { Course } from './rulings.ts';
import { effect, withEffects } from './rulings.ts';
import type { State, TileTable } from './state.ts';
import type { Table } from './table.ts';

export function supplyCount({ supply }: TileTable): number {
  return countOf(supply.known) + supply.unknown;
}

/** Of so many bonus tiles those that can be taken now: as many as the supply has. */
export function givenNow(tiles: TileTable, due: number): number {
  return Math.min(due, supplyCount(tiles));
}

/** The first colour the supply cannot give; unknown tiles may be any colour. */
export function missingInSupply(
  { supply }: Pick<TileTable, 'supply'>,
  pick: SomeTiles,
): { readonly colour: (typeof COLOURS)[number]; readonly has: number } | undefined {
  let unknown = supply.unknown;
  for (const colour of COLOURS) {
    const short = (pick[colour] ?? 0) - supply.known[colour];
    if (short <= 0) continue;
    unknown -= short;
    if (unknown < 0) return { colour, has: supply.known[colour] + Math.max(0, unknown + short) };
  }
  return undefined;
}

/** Takes tiles out of the supply, told ones first. */
export function takeFromSupply(tiles: TileTable, pick: Tiles): TileTable {
  return countOf(pick) === 0
    ? tiles
    : tilesWith(tiles, { supply: supplyWithout(tiles.supply, pick) });
}

/** What lies in a supply once these tiles are gone. */
export function supplyWithout(supply: TileTable['supply'], pick: Tiles): TileTable['supply'] {
  const known = { ...supply.known };
  let untold = 0;
  for (const colour of COLOURS) {
    const told = Math.min(pick[colour], known[colour]);
    known[colour] -= told;
    untold += pick[colour] - told;
  }
  return { known, unknown: Math.max(0, supply.unknown - untold) };
}

/** Throws tiles away, seen by all: their colours are known until the tower is tipped into the bag. */
export function throwAway(
  table: Pick<Table, 'version'>,
  tiles: TileTable,
  thrown: Tiles,
): TileTable {
  const tower = tiles.tower + countOf(thrown);
  return areThrownColoursKept(table)
    ? tilesWith(tiles, { tower, towerKnown: plus(tiles.towerKnown ?? NO_TILES, thrown) })
    : tilesWith(tiles, { tower });
}

/** Draws up to `wanted` tiles from the bag, tipping the tower into it when it runs out. */
export function draw(
  tiles: TileTable,
  wanted: number,
): { readonly tiles: TileTable; readonly drawn: number; readonly tipped: number } {
  const first = Math.min(wanted, tiles.bag);
  const left = wanted - first;
  if (left === 0 || tiles.tower === 0)
    return { tiles: tilesWith(tiles, { bag: tiles.bag - first }), drawn: first, tipped: 0 };
  const second = Math.min(left, tiles.tower);
  return {
    tiles: tilesWith(tiles, { bag: tiles.tower - second, tower: 0, towerKnown: NO_TILES }),
    drawn: first + second,
    tipped: tiles.tower,
  };
}

/** Fills the gaps of the supply, as far as bag and tower reach. */
export function refillSupply(course: Course, { supplySpaces }: Tables): Course {
  const { state } = course;
  if (state.tiles === undefined) return course;
  const gaps = supplySpaces - supplyCount(state.tiles);
  if (gaps <= 0) return course;
  const { tiles, drawn, tipped } = draw(state.tiles, gaps);
  const effects: Effect[] = [];
  if (tipped > 0)
    effects.push(effect('summer-pavilion.supply.bag-empty', undefined, { tower: tipped }));
  if (drawn > 0)
    effects.push(
      effect('summer-pavilion.supply.refill', undefined, { tiles: drawn, bag: tiles.bag }, [
        'summer-pavilion.supply.persists',
      ]),
    );
  if (drawn < gaps)
    effects.push(effect('summer-pavilion.supply.exhausted', undefined, { gaps: gaps - drawn }));
  return withEffects({ ...course, state: withSupply(state, tiles, drawn) }, ...effects);
}

function withSupply(state: State, tiles: TileTable, drawn: number): State {
  const supply = { known: tiles.supply.known, unknown: tiles.supply.unknown + drawn };
  return stateWith(state, { tiles: tilesWith(tiles, { supply }) });
}
