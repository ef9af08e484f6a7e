// A scene whose next step lies under the thumb: it drafts the move, the table tells it. And what the rules say to a draft.
import type { Effect, SeatId, Waived } from '$lib/referee/ruling.ts';
import type { Catalogue } from '../../rules/catalogue.ts';
import type { EffectClause, EffectFacts } from '../../rules/facts.ts';
import type { Move, MoveOf } from '../../rules/moves.ts';
import type { Ruler } from '../../rules/rule.ts';
import type { State } from '../../rules/state.ts';
import type { SceneProps } from './scene.ts';

export interface Drafting extends Omit<SceneProps, 'seat'> {
  /** What the players have read out of their own copy. */
  readonly copy: Catalogue;
  /** What lies ready under the thumb, or what is still to be told. */
  readonly ondraft: (draft: Draft | undefined) => void;
  /** Told before, and told again now: the scene for such a move stands filled in with it. */
  readonly told?: Move | undefined;
  /** The tile laid last in the turn under way. */
  readonly laid?: MoveOf<'layTile'> | undefined;
  /** A single move is told, as in the history: nothing can be told before it at the same tap. */
  readonly isAlone?: boolean | undefined;
}

export interface Draft {
  /** Undefined while something is still to be told. */
  readonly move?: Move | undefined;
  /** Told before it at the same tap. */
  readonly first?: Move | undefined;
  /** What the key says will happen; without a move what is still to be told. */
  readonly text: string;
  /** Why the rules would refuse it, in short: said beside the key, which can be tapped all the same. */
  readonly against?: string | undefined;
}

/** What is told again, where it is of one of these kinds. */
export function toldAs<Type extends Move['type']>(
  { told }: Pick<Drafting, 'told'>,
  ...types: readonly Type[]
): MoveOf<Type> | undefined {
  const isOf = (move: Move): move is MoveOf<Type> => types.some((type) => type === move.type);
  return told && isOf(told) ? told : undefined;
}

/** What a move would do; undefined where the rules refuse it. `waived`: what the table may still let stand. */
export function effectsOf(
  rules: Ruler,
  state: State,
  move: Move | undefined,
  waived?: Waived,
): readonly Effect[] | undefined {
  if (move === undefined) return undefined;
  const ruling = rules.rule(state, move, waived);
  return ruling.allowed ? ruling.effects : undefined;
}

/** The facts of the first effect of this clause, of this seat where one is named. */
export function factsIn<Clause extends EffectClause>(
  effects: readonly Effect[],
  clause: Clause,
  seat?: SeatId,
): EffectFacts[Clause] | undefined {
  const found = effects.find(
    (effect) => effect.clause === clause && (seat === undefined || effect.seat === seat),
  );
  // The rules made this effect by this clause: its facts are of this shape.
  return found?.facts as EffectFacts[Clause] | undefined;
}

/** Points that the effects give a seat; the clauses of the next phase, if it has begun, are not asked for. */
export function pointsOf(
  effects: readonly Effect[],
  seat: SeatId,
  clauses?: readonly EffectClause[],
): number {
  return effects
    .filter((effect) => effect.seat === seat)
    .filter(({ clause }) => clauses === undefined || clauses.some((one) => one === clause))
    .reduce((sum, { points = 0 }) => sum + points, 0);
}
