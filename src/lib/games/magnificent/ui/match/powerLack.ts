// Power that a level or a space still asks for, out of the answer that the rules give.
import type { Ruling } from '$lib/referee/ruling.ts';
import type { State } from '../../rules/state.ts';

const CLAUSES: readonly string[] = [
  'magnificent.build.level-within-power',
  'magnificent.perform.space-within-power',
];

/** Undefined where nothing is in the way, or something else than power. */
export function powerLack(ruling: Ruling<State>): number | undefined {
  if (ruling.allowed || !CLAUSES.includes(ruling.refusal.clause)) return undefined;
  const { requirement, power } = ruling.refusal.facts;
  return Number(requirement) - Number(power);
}
