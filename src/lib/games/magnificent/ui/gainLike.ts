// Whether two bonuses are of one kind, however much of it each gives.
import type { Gain } from '../data/kinds.ts';

export function isLike(one: Gain, other: Gain): boolean {
  if (one.kind !== 'gems' || other.kind !== 'gems') return one.kind === other.kind;
  return one.colour === other.colour;
}
