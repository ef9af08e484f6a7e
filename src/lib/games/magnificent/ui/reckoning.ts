// What a tool has worked out, as the effects that the rulebook has sentences for.
import type { ClauseId, Effect } from '../../../referee/ruling.ts';
import type { Bill } from '../advice/payment.ts';
import type { Criterion } from '../data/kinds.ts';
import type { CardValue } from '../rules/criteria.ts';
import { effect, scored } from '../rules/rulings.ts';
import { CRITERION_CLAUSES } from '../rules/scoring.ts';

/** Whoever the tool counts for. */
export const COUNTED = 'seat-1';

const PENALTIES = [
  'magnificent.payment.penalty-round-one',
  'magnificent.payment.penalty-round-two',
  'magnificent.payment.penalty-round-three',
] as const;

/** `coins` at hand, and the points that a missing one costs. */
export function paymentLines(bill: Bill, round: 1 | 2 | 3, coins: number, each: number): Effect[] {
  const { sums, owed, paid, missing, lost } = bill;
  const { clear, ...coloured } = sums;
  const due = effect(
    'magnificent.payment.highest-colour-sum',
    COUNTED,
    { due: owed, sums: coloured, clear, paid, coins: coins - paid },
    [
      'magnificent.payment.plus-clear-dice',
      'magnificent.payment.card-symbols-free',
      ...(missing > 0 ? (['magnificent.payment.pay-what-you-have'] as const) : []),
    ],
  );
  if (missing === 0) return [due];
  const penalty = PENALTIES[round - 1] ?? PENALTIES[2];
  return [
    due,
    scored(penalty, COUNTED, 0 - lost, { missing, each }, [
      'magnificent.payment.score-may-go-negative',
    ]),
  ];
}

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
    clausesOf(told.criterion),
  );

/** The card after the last round; `points`: its half. */
export const halfLine = (told: CardTold, points: number): Effect =>
  scored('magnificent.end.half-master-cards', COUNTED, points, factsOf(told), [
    'magnificent.end.half-maximum',
    ...clausesOf(told.criterion),
  ]);

function factsOf({ card, name, criterion, value }: CardTold) {
  const said = { card, ...(name === undefined ? {} : { name }), full: value.full };
  if (criterion === undefined) return said;
  const { kind, points: each, maximum } = criterion;
  return {
    ...said,
    kind,
    ...('colour' in criterion ? { colour: criterion.colour } : {}),
    count: value.units,
    each,
    ...(maximum === undefined ? {} : { maximum }),
  };
}

function clausesOf(criterion: Criterion | undefined): ClauseId[] {
  if (criterion === undefined) return [];
  const { kind, maximum } = criterion;
  return [
    CRITERION_CLAUSES[kind],
    ...(maximum === undefined ? [] : (['magnificent.criteria.maximum'] as const)),
    ...(kind === 'row' || kind === 'column'
      ? (['magnificent.criteria.rows-columns-before-gems'] as const)
      : []),
    ...(kind.startsWith('poster') || kind === 'unique_artist'
      ? (['magnificent.criteria.starting-posters-count'] as const)
      : []),
  ];
}
