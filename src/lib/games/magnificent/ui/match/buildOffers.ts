// The tiles a turn still has to lay, as the player may take them up. Whether one may lie where it is put the rules say.
import type { Refusal } from '$lib/referee/ruling.ts';
import type { BuildLevel, Colour, TileKind, TileSize } from '../../data/kinds.ts';
import { COLOURS, tileOf } from '../../data/kinds.ts';
import type { MoveOf } from '../../rules/moves.ts';
import type { TileDue } from '../../rules/recolouring.ts';
import { mayRecolour, toRecolour } from '../../rules/recolouring.ts';
import type { Ruler } from '../../rules/rule.ts';
import type { SeatState, State, Turn } from '../../rules/state.ts';
import type { Table } from '../../rules/table.ts';
import { levelsFor, turnColour } from '../../rules/table.ts';
import { openGemsIn } from './openGems.ts';
import { powerLack } from './powerLack.ts';

export interface TileOffer {
  readonly tile: TileKind;
  readonly isCardTile: boolean;
  readonly count: number;
}

/** In the colour of the die or of the card, and in any other while a trainer may change it. */
export function tileOffers(one: SeatState, state: State, turn: Turn): readonly TileOffer[] {
  const { build, cardTiles } = turn;
  const own = turnColour(one) ?? 'orange';
  const others = COLOURS.filter((colour) => colour !== own);
  const { small = 0, large = 0, extra = 0 } = build ?? {};
  const level = (size: TileSize, colours: readonly Colour[], count: number) =>
    count === 0
      ? []
      : colours.map((colour) => ({ tile: tileOf(colour, size), isCardTile: false, count }));
  const changed = (due: TileDue, count: number) =>
    mayRecolour(state, turn, due) ? Math.min(count, toRecolour(turn)) : 0;
  return [
    ...level('large', [own], large + extra),
    ...level('small', [own], small),
    ...level('large', others, changed(large > 0 ? 'large' : 'extra', large > 0 ? large : extra)),
    ...level('small', others, changed('small', small)),
    ...cardOffers(cardTiles, changed('card', cardTiles.length)),
  ];
}

/** As printed first. */
function cardOffers(cardTiles: readonly Colour[], changed: number): readonly TileOffer[] {
  const printed = COLOURS.filter((colour) => cardTiles.includes(colour));
  const others = COLOURS.filter((colour) => !cardTiles.includes(colour));
  const offer = (colour: Colour, count: number) => ({
    tile: tileOf(colour, 'small'),
    isCardTile: true,
    count,
  });
  return [
    ...printed.map((colour) => offer(colour, cardTiles.filter((other) => other === colour).length)),
    ...(changed > 0 ? others.map((colour) => offer(colour, changed)) : []),
  ];
}

export interface LevelOffer extends BuildLevel {
  /** By a dry run; undefined where the level may be built. */
  readonly refusal?: Refusal | undefined;
  /** Power that is missing for it. */
  readonly lack?: number | undefined;
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
    levels: (levels ?? table.tables.known.levels).map((level) => {
      const ruling = rules.rule(state, levelMove(one.seat, level));
      const refusal = ruling.allowed ? undefined : ruling.refusal;
      return { ...level, refusal, lack: powerLack(ruling) };
    }),
  };
}

export function levelMove(seat: string, { requirement }: BuildLevel): MoveOf<'build'> {
  return { type: 'build', seat, requirement };
}

/** The table says which tiles the level gives. */
export function toldLevelMove(seat: string, level: BuildLevel): MoveOf<'build'> {
  return { ...levelMove(seat, level), small: level.small, large: level.large };
}

/** Gems whose kind has to be told with this move; 0 where none is left open. */
export function openGemsFor(rules: Ruler, state: State, move: MoveOf<'layTile'>): number {
  const { gems: _, ...bare } = move;
  return openGemsIn(rules, state, bare);
}
