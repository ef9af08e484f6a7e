// Which tiles a trainer on the space of the board may give another colour. Ledger: colour-change-on-extra-tiles.
import type { State, Turn } from './state.ts';
import { usedOn } from './table.ts';

/** Which of the tiles that may be laid this one is. */
export type TileDue = 'small' | 'large' | 'extra' | 'card';

type Read = Pick<State, 'readings'>;

/** Trainers on the space that have changed no tile yet. */
export function toRecolour(turn: Turn): number {
  const { recoloured = 0, build } = turn;
  return usedOn(turn, 'change_tile_colour') - recoloured - (build?.recoloured ?? 0);
}

/** One tile for each trainer on the space, in a turn that builds; which tiles, the table may settle. */
export function mayRecolour({ readings }: Read, turn: Turn, due: TileDue): boolean {
  const { action = turn.bound ?? 'build' } = turn;
  if (toRecolour(turn) <= 0 || action !== 'build') return false;
  return due === 'small' || due === 'large' || readings.recolour !== 'level-only';
}

/**
 * The tile of a card keeps its printed colour by the ruling, which warns and does not refuse. A table that has settled on the tiles of
 * the level alone, or on any tile, has left no doubt to warn of.
 */
export function isRecolouringLetBe({ readings }: Read, due: TileDue): boolean {
  return due === 'card' && readings.recolour === 'level-and-extra';
}
