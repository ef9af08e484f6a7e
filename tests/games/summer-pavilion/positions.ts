// Tables of Azul: Summer Pavilion in a few words: who sits there, what they hold and what lies where.
import type { SomeTiles } from '../../../src/lib/games/summer-pavilion/data/pieces.ts';
import type { Colour, Side } from '../../../src/lib/games/summer-pavilion/data/pieces.ts';
import type { PavilionSetup } from '../../../src/lib/games/summer-pavilion/rules/begin.ts';
import type { Position } from '../../../src/lib/games/summer-pavilion/rules/moves.ts';
import type { TrackingLevel } from '../../../src/lib/referee/rules.ts';

export const SEATS = ['ann', 'bo', 'cy', 'dee'] as const;
type Name = (typeof SEATS)[number];

/** Covered numbers of a coloured star, or colour by space where the star has none: `{ red: [6, 1], center: { 2: 'yellow' } }`. */
type Stars = Readonly<
  Record<string, readonly number[] | Readonly<Record<string | number, Colour>>>
>;

interface Place {
  readonly total?: number;
  readonly board?: Stars;
  readonly hand?: SomeTiles;
  readonly corners?: SomeTiles;
  readonly kept?: number;
  readonly passed?: boolean | 'auto';
  readonly owed?: number;
}

export interface Match {
  readonly seats?: 2 | 3 | 4;
  readonly level?: TrackingLevel;
  readonly side?: Side;
  readonly firstSeat?: Name;
  /** Reading by the last part of the ruling's id. */
  readonly rulings?: Readonly<Record<string, string>>;
}

/** A table in the middle of a match. Seats that are not named have 5 points, no tiles and an empty board. */
export type Lying = Match &
  Partial<Omit<Position, 'seats' | 'phase' | 'starter' | 'turn' | 'token'>> &
  Partial<Record<Name, Place>> & {
    readonly starter?: Name;
    readonly turn?: Name;
    readonly token?: Name;
  };

/** The printed set-up; Ann begins. */
export function setUp(match: Match = {}): PavilionSetup {
  const {
    seats = 2,
    level = 'referee',
    side = 'coloured',
    firstSeat = 'ann',
    rulings = {},
  } = match;
  return {
    seats: SEATS.slice(0, seats),
    firstSeat,
    level,
    options: { side },
    houseRulings: Object.fromEntries(
      Object.entries(rulings).map(([name, reading]) => [`summer-pavilion.ruling.${name}`, reading]),
    ),
  };
}

/** Phase 1. */
export function acquiring(lying: Lying): PavilionSetup {
  return at('acquire', lying);
}

/** Phase 2; it is Ann's turn unless said otherwise. */
export function placing(lying: Lying): PavilionSetup {
  return at('place', { turn: 'ann', ...lying });
}

/** Phase 3. */
export function preparing(lying: Lying): PavilionSetup {
  return at('prepare', lying);
}

/** After round 6. */
export function ending(lying: Lying): PavilionSetup {
  return at('goals', { round: 6, ...lying });
}

function at(phase: Position['phase'], lying: Lying): PavilionSetup {
  const { round = 1, starter = 'ann', turn, token, displays, center, supply } = lying;
  const { tower, towerKnown } = lying;
  const setup = setUp(lying);
  const position: Position = {
    round,
    phase,
    starter,
    turn,
    token,
    seats: Object.fromEntries(
      SEATS.slice(0, setup.seats.length).map((name) => [name, seatAt(lying[name] ?? {})]),
    ),
    displays,
    center,
    supply,
    tower,
    towerKnown,
  };
  return { ...setup, position };
}

function seatAt({ total = 5, board = {}, ...rest }: Place): Position['seats'][string] {
  return { total, board: cellsOf(board), ...rest };
}

/** Colour by space id. */
export function cellsOf(stars: Stars): Position['seats'][string]['board'] {
  return Object.fromEntries<Colour>(
    Object.entries(stars).flatMap(([star, covered]) =>
      isNumbers(covered)
        ? covered.map((number) => [`${star}:${number}`, star as Colour])
        : Object.entries(covered).map(([name, colour]) => [`${star}:${name}`, colour]),
    ),
  );
}

/** A window, and with it three bonus tiles. */
export const EARNED = { purple: [5, 6] };

/** A star filled with one colour, for the grey side and the central star. */
export function filled(names: readonly (string | number)[], ...colours: readonly Colour[]) {
  return Object.fromEntries(
    names.map((name, index) => [name, colours[index % colours.length] ?? 'red']),
  );
}

function isNumbers(covered: Stars[string]): covered is readonly number[] {
  return Array.isArray(covered);
}
