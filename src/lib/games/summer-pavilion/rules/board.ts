// The player board as the rules walk it: spaces, who touches whom, what surrounds what. Rulebook «Получение очков».
import type { Colour, FeatureKind, Side } from '../data/pieces.ts';
import type { BoardTable, StarTable, Tables } from '../data/tables.ts';

/** What lies on a space. */
export type Cell = Colour | 'empty';

/** The 42 spaces of a player board by space index. */
export type Cells = readonly Cell[];

export interface Space {
  /** 0…41: star times six plus slot. */
  readonly index: number;
  /** `star:name` */
  readonly id: string;
  readonly star: Star;
  /** 0…5 clockwise from the tip that points up. */
  readonly slot: number;
  /** Printed number: the tiles it costs. */
  readonly number: number;
  /** Pillars, statues and windows it touches, as indices into `features`. */
  readonly touches: readonly number[];
}

export interface Star {
  readonly id: string;
  readonly place: StarTable['place'];
  /** Index of its first space; its six spaces follow. */
  readonly first: number;
  /** The only colour it takes; absent on the central star and on the grey side. */
  readonly colour?: Colour;
}

export interface Feature {
  readonly id: string;
  readonly kind: FeatureKind;
  /** Space indices round it. */
  readonly spaces: readonly number[];
}

export interface Board {
  readonly side: Side;
  readonly stars: readonly Star[];
  readonly spaces: readonly Space[];
  readonly features: readonly Feature[];
  readonly spaceById: ReadonlyMap<string, Space>;
  /** Space indices by printed number. */
  readonly spacesByNumber: ReadonlyMap<number, readonly number[]>;
}

export const SLOTS_OF_A_STAR = 6;

export function boardOf(tables: Tables, side: Side): Board {
  const table = tables.boards[side];
  const stars = table.stars.map(toStar);
  const indexById = new Map<string, number>();
  for (const [position, star] of table.stars.entries())
    for (const [slot, name] of star.names.entries())
      indexById.set(`${star.id}:${name}`, position * SLOTS_OF_A_STAR + slot);
  const features = table.features.map(({ id, kind, spaces }) => ({
    id,
    kind,
    spaces: spaces.map((space) => known(indexById.get(space), space)),
  }));
  const spaces = spacesOf(table, stars, features);
  const spacesByNumber = new Map<number, number[]>();
  for (const { index, number } of spaces)
    spacesByNumber.set(number, [...(spacesByNumber.get(number) ?? []), index]);
  const spaceById = new Map(spaces.map((space) => [space.id, space]));
  return { side, stars, spaces, features, spaceById, spacesByNumber };
}

/** How many tiles hang together with the one on `space`, itself included: 1…6. The star is a closed ring. */
export function groupSize(cells: Cells, { star, slot }: Space): number {
  const covered = (at: number) =>
    cells[star.first + ((at + SLOTS_OF_A_STAR) % SLOTS_OF_A_STAR)] !== 'empty';
  let size = 1;
  let clockwise = 1;
  while (clockwise < SLOTS_OF_A_STAR && covered(slot + clockwise)) clockwise += 1;
  size += clockwise - 1;
  let back = 1;
  while (back <= SLOTS_OF_A_STAR - clockwise && covered(slot - back)) back += 1;
  return Math.min(SLOTS_OF_A_STAR, size + back - 1);
}

/** Colours on a star in slot order, empty spaces left out. */
export function coloursOn(cells: Cells, star: Star): Colour[] {
  const colours: Colour[] = [];
  for (let slot = 0; slot < SLOTS_OF_A_STAR; slot += 1) {
    const cell = cells[star.first + slot];
    if (cell !== undefined && cell !== 'empty') colours.push(cell);
  }
  return colours;
}

/** What a star is worth as: its colour, six different ones, or not complete. */
export function kindOf(cells: Cells, side: Side, star: Star): Colour | 'multicolour' | undefined {
  const colours = coloursOn(cells, star);
  const [first] = colours;
  if (first === undefined || colours.length < SLOTS_OF_A_STAR) return undefined;
  // Printed stars stay what they are, whatever tile the table has let stand on them.
  if (side === 'coloured') return star.colour ?? 'multicolour';
  return colours.every((colour) => colour === first) ? first : 'multicolour';
}

function toStar(star: StarTable, position: number): Star {
  const { id, place, colour } = star;
  const first = position * SLOTS_OF_A_STAR;
  return colour === undefined ? { id, place, first } : { id, place, first, colour };
}

function spacesOf(
  table: BoardTable,
  stars: readonly Star[],
  features: readonly Feature[],
): readonly Space[] {
  return stars.flatMap((star, position) => {
    const { names, numbers } = known(table.stars[position], star.id);
    return names.map((name, slot) => {
      const index = star.first + slot;
      return {
        index,
        id: `${star.id}:${name}`,
        star,
        slot,
        number: known(numbers[slot], star.id),
        touches: features.flatMap((feature, at) => (feature.spaces.includes(index) ? [at] : [])),
      };
    });
  });
}

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The tables name ${what}, which is not on the board`);
  return value;
}
