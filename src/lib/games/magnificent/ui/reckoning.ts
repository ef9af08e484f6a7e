// What a tool has worked out, as the effects that the rulebook has sentences for.
import type { ClauseId, Effect } from '../../../referee/ruling.ts';
import type { Criterion } from '../data/kinds.ts';
import type { CardValue } from '../rules/criteria.ts';
import { scored } from '../rules/rulings.ts';
import { criterionClauses, criterionFacts } from '../rules/scoring.ts';

/** Whoever the tool counts for. */
export const COUNTED = 'seat-1';

interface CardTold {
  /** From 1. */
  readonly card: number;
  readonly name?: string | undefined;
  readonly criterion?: Criterion | undefined;
  readonly value: CardValue;
}

/** The card at full value, as after a round. */
export const scoredLine = (told: CardTold): Effect =>
  scored(
    'magnificent.score-card.move-marker',
    COUNTED,
    told.value.full,
    factsOf(told),
    clausesOf(told),
  );

/** The card after the last round; `points`: its half. */
export const halfLine = (told: CardTold, points: number): Effect =>
  scored('magnificent.end.half-master-cards', COUNTED, points, factsOf(told), [
    'magnificent.end.half-maximum',
    ...clausesOf(told),
  ]);

function factsOf({ card, name, criterion, value }: CardTold) {
  const said = { card, ...(name === undefined ? {} : { name }), full: value.full };
  return criterion === undefined ? said : { ...said, ...criterionFacts(criterion, value) };
}

function clausesOf({ criterion }: CardTold): readonly ClauseId[] {
  return criterion === undefined ? [] : criterionClauses(criterion);
}
