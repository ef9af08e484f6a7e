// What the rulebook of Azul: Summer Pavilion works out in numbers: by the clauses it shows at work, told in our own words.
import type { SummerPavilionClause } from './clauses.ts';

export const EXAMPLES = {
  displayWithout: [
    'summer-pavilion.draft.factory-one-colour',
    'summer-pavilion.draft.no-joker-no-extra',
    'summer-pavilion.draft.rest-to-center',
  ],
  displayWith: [
    'summer-pavilion.draft.factory-joker-extra',
    'summer-pavilion.draft.rest-to-center',
  ],
  center: [
    'summer-pavilion.draft.center-one-colour',
    'summer-pavilion.draft.center-joker-extra',
    'summer-pavilion.token.first-from-center',
    'summer-pavilion.token.penalty',
  ],
  jokersHelp: [
    'summer-pavilion.wild.substitute',
    'summer-pavilion.wild.one-natural',
    'summer-pavilion.wild.never-on-foreign-space',
    'summer-pavilion.place.cost-number',
  ],
  jokersOwn: ['summer-pavilion.wild.own-colour'],
  jokersCentral: ['summer-pavilion.wild.center', 'summer-pavilion.place.center-all-different'],
  payment: [
    'summer-pavilion.play.place-one',
    'summer-pavilion.place.discard-now',
    'summer-pavilion.score.tile',
    'summer-pavilion.place.unused-stay',
  ],
  apart: [
    'summer-pavilion.score.tile',
    'summer-pavilion.score.connected',
    'summer-pavilion.score.same-star',
  ],
  group: ['summer-pavilion.score.connected'],
  pass: [
    'summer-pavilion.pass.when',
    'summer-pavilion.pass.keep-four',
    'summer-pavilion.pass.corners',
    'summer-pavilion.pass.discard-rest',
    'summer-pavilion.pass.penalty',
    'summer-pavilion.pass.out-for-round',
    'summer-pavilion.joker.carried-becomes',
  ],
} as const satisfies Readonly<Record<string, readonly SummerPavilionClause[]>>;

/** Each language tells them all. */
export type ExampleTexts = Readonly<Record<keyof typeof EXAMPLES, string>>;
