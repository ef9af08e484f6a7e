// Why the rules refuse a move that has not been told yet.
import type { Refusal } from '$lib/referee/ruling.ts';
import type { Move } from '../rules/moves.ts';

/** Undefined where they do not. */
export type WhyNot = (
  move: Move,
) => { readonly refusal: Refusal; readonly reason: string } | undefined;
