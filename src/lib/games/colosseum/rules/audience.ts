// Spectators of one event, term by term. Rulebook «Шаг 3: подсчёт зрителей на вашем представлении».
import type { Rank, StandardAsset, Star, Tokens } from '../data/assets.ts';
import { STANDARD_ASSETS, STARS, amountOf } from '../data/assets.ts';
import type { Program, Tables } from '../data/tables.ts';
import { spectatorsOf } from './ring.ts';
import type { Audience } from './state.ts';
import { NO_AUDIENCE } from './state.ts';

/** All that draws spectators to one event. */
export interface Show {
  readonly program: Program;
  /** Assets of the program that are not there. */
  readonly missing: number;
  /** Other programs produced before. */
  readonly previous: number;
  /** Awards whose token is used. */
  readonly stars: number;
  readonly nobles: Readonly<Record<Rank, number>>;
  readonly podiums: number;
  readonly tickets: number;
  /** Medals played for spectators. */
  readonly medals: number;
}

/** Spectators by term; below the minimum set the lowest printed step counts, should a table let it stand. */
export function audienceOf(tables: Tables, show: Show): Audience {
  const { spectators } = tables;
  return {
    ...NO_AUDIENCE,
    base: ladderAt(show.program, show.missing),
    previous: spectators.previous * show.previous,
    stars: spectators.star * show.stars,
    nobles: spectatorsOf(show.nobles, tables),
    podiums: spectators.podium * show.podiums,
    tickets: spectators.ticket * show.tickets,
    medals: spectators.medal * show.medals,
  };
}

function ladderAt({ spectators }: Program, missing: number): number {
  return spectators[missing] ?? spectators.at(-1) ?? 0;
}

export function assetsOf({ assets }: Program): number {
  return STANDARD_ASSETS.reduce((sum, asset) => sum + (assets[asset] ?? 0), 0);
}

/** Fewest assets with which there is an event. */
export function leastOf(program: Program): number {
  return Math.max(0, assetsOf(program) - (program.spectators.length - 1));
}

/** Tokens that fill places of the program, Jokers among them. */
export function filledBy(
  { assets }: Program,
  tokens: Tokens,
  jokers: readonly StandardAsset[],
): number {
  return STANDARD_ASSETS.reduce((sum, asset) => {
    const placed = amountOf(tokens, asset) + jokers.filter((one) => one === asset).length;
    return sum + Math.min(placed, assets[asset] ?? 0);
  }, 0);
}

/** Star types of which a token is used; a Joker counts only under the reading that says so. */
export function starsUsed(
  tokens: Tokens,
  jokers: readonly StandardAsset[],
  reading: 'real-token' | 'type-shown',
): Star[] {
  return STARS.filter(
    (star) => amountOf(tokens, star) > 0 || (reading === 'type-shown' && jokers.includes(star)),
  );
}
