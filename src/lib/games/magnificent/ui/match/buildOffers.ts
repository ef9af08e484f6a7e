// The tiles a turn still has to lay, as the player may take them up. Whether one may lie where it is put the rules say.
import type { BuildLevel, Colour, TileKind } from '../../data/kinds.ts';
import { COLOURS, tileOf } from '../../data/kinds.ts';
import type { MoveOf } from '../../rules/moves.ts';
import type { Ruler } from '../../rules/rule.ts';
import type { SeatState, State, Turn } from '../../rules/state.ts';
import type { Table } from '../../rules/table.ts';
import { levelsFor, turnColour, usedOn } from '../../rules/table.ts';
import { openGemsIn } from './openGems.ts';

export interface TileOffer {
  readonly tile: TileKind;
  readonly isCardTile: boolean;
  readonly count: number;
}

export function tileOffers(one: SeatState, turn: Turn): readonly TileOffer[] {
  const { build, cardTiles } = turn;
  const own = turnColour(one) ?? 'orange';
  const isOpen = usedOn(turn, 'change_tile_colour') > (build?.recoloured ?? 0);
  const colours: readonly Colour[] = isOpen
    ? [own, ...COLOURS.filter((colour) => colour !== own)]
    : [own];
  const small = build?.small ?? 0;
  const large = (build?.large ?? 0) + (build?.extra ?? 0);
  return [
    ...colours.flatMap((colour) => [
      ...(large > 0 ? [{ tile: tileOf(colour, 'large'), isCardTile: false, count: large }] : []),
      ...(small > 0 ? [{ tile: tileOf(colour, 'small'), isCardTile: false, count: small }] : []),
    ]),
    ...[...new Set(cardTiles)].map((colour) => ({
      tile: tileOf(colour, 'small'),
      isCardTile: true,
      count: cardTiles.filter((other) => other === colour).length,
    })),
  ];
}

export interface LevelOffer extends BuildLevel {
  /** By a dry run. */
  readonly isAllowed: boolean;
}

/** `isRead`: these are all levels of the board, not only those that anybody knows. */
export function levelOffers(
  table: Table,
  rules: Ruler,
  state: State,
  one: SeatState,
): { readonly isRead: boolean; readonly levels: readonly LevelOffer[] } {
  const levels = levelsFor(state, one);
  return {
    isRead: levels !== undefined,
    levels: (levels ?? table.tables.known.levels).map((level) => ({
      ...level,
      isAllowed: rules.rule(state, levelMove(one.seat, level, false)).allowed,
    })),
  };
}

/** `isTold`: the table says which tiles the level gives. */
export function levelMove(seat: string, level: BuildLevel, isTold: boolean): MoveOf<'build'> {
  const { requirement, small, large } = level;
  return { type: 'build', seat, requirement, ...(isTold ? { small, large } : {}) };
}

/** Gems whose kind has to be told with this move; 0 where none is left open. */
export function openGemsFor(rules: Ruler, state: State, move: MoveOf<'layTile'>): number {
  const { gems: _, ...bare } = move;
  return openGemsIn(rules, state, bare);
}
