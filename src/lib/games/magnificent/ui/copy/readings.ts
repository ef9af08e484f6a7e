// What the editors of the copy write down, step by step; what may be kept of it the schemas of the rules decide.
import type {
  Area,
  BonusSpace,
  BuildLevel,
  CampBoard,
  Cell,
  Gain,
  Outline,
  Spot,
  TrackSpace,
} from '../../data/kinds.ts';
import { cellsOf } from '../../rules/grid.ts';

/** Spaces without a number at the bottom, whatever they were before. */
export function withUnnumbered(track: readonly TrackSpace[], count: number): TrackSpace[] {
  const bare = Array.from({ length: count }, () => ({ requirement: 0, posters: 0 }));
  return [...bare, ...track.filter(({ requirement }) => requirement > 0)];
}

export function unnumberedIn(track: readonly TrackSpace[]): number {
  return track.filter(({ requirement }) => requirement === 0).length;
}

/** The space with this number comes, or goes; they stay in order. */
export function withNumber(track: readonly TrackSpace[], requirement: number): TrackSpace[] {
  const kept = track.filter((space) => space.requirement !== requirement);
  return kept.length < track.length
    ? kept
    : [...kept, { requirement }].sort((one, other) => one.requirement - other.requirement);
}

export function withPosters(
  track: readonly TrackSpace[],
  requirement: number,
  posters: number,
): TrackSpace[] {
  return track.map((space) =>
    space.requirement === requirement ? { requirement, posters } : space,
  );
}

export function withLevel(levels: readonly BuildLevel[], requirement: number): BuildLevel[] {
  const kept = levels.filter((level) => level.requirement !== requirement);
  return kept.length < levels.length
    ? kept
    : [...kept, { requirement, small: 0, large: 0 }].sort(
        (one, other) => one.requirement - other.requirement,
      );
}

export function withArea(board: CampBoard, area: Area): CampBoard {
  return { ...board, areas: [...board.areas, area] };
}

/** Areas drawn before that this one would cover: none goes unless somebody takes it away. */
export function areasUnder(board: CampBoard, area: Area): readonly Area[] {
  const taken = new Set(cellsOf(board, area));
  return board.areas.filter((one) => cellsOf(board, one).some((cell) => taken.has(cell)));
}

export function areaAt(board: CampBoard, cell: Cell): Area | undefined {
  return board.areas.find((area) => cellsOf(board, area).includes(cell));
}

export function withoutArea(board: CampBoard, area: Area): CampBoard {
  return { ...board, areas: board.areas.filter((one) => one !== area) };
}

/** The bonus comes onto the space; the same one once more goes away. */
export function withBonus(board: CampBoard, cell: Cell, bonus: Gain): CampBoard {
  const before = board.bonuses.find((one) => one.cell === cell);
  const kept = board.bonuses.filter((one) => one.cell !== cell);
  const isSame = before !== undefined && isSameGain(before.bonus, bonus);
  const bonuses: BonusSpace[] = isSame ? kept : [...kept, { cell, bonus }];
  return { ...board, bonuses: bonuses.sort((one, other) => one.cell - other.cell) };
}

function isSameGain(one: Gain, other: Gain): boolean {
  const colourOf = (gain: Gain) => (gain.kind === 'gems' ? gain.colour : undefined);
  return one.kind === other.kind && one.count === other.count && colourOf(one) === colourOf(other);
}

/** What lies outside the new bounds goes; the rest keeps its place. */
export function resized(board: CampBoard, width: number, height: number): CampBoard {
  return {
    width,
    height,
    areas: board.areas.filter(
      (area) => area.column + area.width <= width && area.row + area.height <= height,
    ),
    bonuses: board.bonuses.flatMap(({ cell, bonus }) => {
      const column = cell % board.width;
      const row = Math.floor(cell / board.width);
      return column < width && row < height ? [{ cell: row * width + column, bonus }] : [];
    }),
  };
}

/** The spot comes or goes. */
export function withSpot(outline: Outline, { column, row }: Spot): Outline {
  const kept = outline.filter((spot) => spot.column !== column || spot.row !== row);
  return kept.length < outline.length ? kept : [...kept, { column, row }];
}

/** A number that no other piece of the list has. */
export function freshId(kind: string, pieces: readonly { readonly id: string }[]): string {
  const taken = new Set(pieces.map(({ id }) => id));
  let number = pieces.length + 1;
  while (taken.has(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}
