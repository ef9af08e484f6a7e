// Facts of refusals as the rules make them, at least one set for every sentence of the rulebook.
import {
  ACTIONS,
  COLOURS,
  GEM_COLOURS,
  NUMERALS,
  TILE_KINDS,
  TRAINER_SPACES,
  TRAINER_TILES,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import type {
  RefusalClause,
  RefusalFacts,
} from '../../../src/lib/games/magnificent/rules/facts.ts';
import { PHASES, STAGES } from '../../../src/lib/games/magnificent/rules/state.ts';
import { PLURALS, SOME } from './rulebook.numbers.ts';

const ann = { seat: 'ann' };
const next = [{ seat: 'ann', next: 'bo' }];
const card = [{ seat: 'ann', card: 2 }];
const counted = PLURALS.flatMap((count) => SOME.map((exist) => ({ count, exist })));
const laid = PLURALS.flatMap((told) => PLURALS.map((needed) => ({ told, needed })));
const dice = GEM_COLOURS.flatMap((colour) =>
  SOME.map((exist) => ({ colour, count: exist + 1, exist })),
);
const phases = PHASES.flatMap((phase) => PHASES.map((needed) => ({ phase, needed })));
const tilesMissing = TILE_KINDS.flatMap((tile) =>
  SOME.flatMap((needs) => [0, 1, needs - 1].map((has) => ({ seat: 'ann', tile, has, needs }))),
);
const gemsMissing = GEM_COLOURS.flatMap((colour) =>
  [1, 2, 5].flatMap((needs) => [0, needs - 1].map((has) => ({ seat: 'ann', colour, has, needs }))),
);
const placed = TRAINER_SPACES.flatMap((space) =>
  SOME.flatMap((trainers) => [
    { seat: 'ann', space, trainers },
    { seat: 'ann', space, trainers, kind: 'single' as const },
  ]),
);
const spaces = TILE_KINDS.map((tile) => ({ tile, spaces: 4, told: 6 }));
const discarding = [true, false].map((needed) => ({ seat: 'ann', needed }));

export const REFUSALS: { readonly [C in RefusalClause]: readonly RefusalFacts[C][] } = {
  'magnificent.components.player-boards': [
    ...SOME.map((seats) => ({ seats, exist: 4 })),
    ...NUMERALS.map((board) => ({ seats: 3, exist: 4, board })),
  ],
  'magnificent.components.dice-total': counted,
  'magnificent.components.trainers-total': SOME.map((trainers) => ({ ...ann, trainers, exist: 8 })),
  'magnificent.components.hats': SOME.map((hats) => ({ ...ann, hats, exist: 2 })),
  'magnificent.components.master-cards': counted,
  'magnificent.components.posters': counted,
  'magnificent.components.tents': counted,
  'magnificent.components.trainer-tiles': TRAINER_TILES.map((tile) => ({ tile })),
  'magnificent.components.camp-tiles-russian': TILE_KINDS.flatMap((tile) =>
    counted.map((facts) => ({ tile, ...facts })),
  ),
  'magnificent.setup.dice-two-players': dice,
  'magnificent.setup.dice-three-players': dice,
  'magnificent.setup.dice-four-players': dice,
  'magnificent.solo.setup-dice': dice,
  'magnificent.solo.new-round-dice': dice,
  'magnificent.overview.rounds': SOME.map((rounds) => ({ round: rounds + 1, rounds })),
  'magnificent.end.after-third-round': [{}],
  'magnificent.round-end.step-order': phases,
  'magnificent.end.step-order': phases,
  'magnificent.overview.turn-phases': STAGES.flatMap((stage) =>
    STAGES.map((needed) => ({ ...ann, stage, needed })),
  ),
  'magnificent.overview.turn-order': next,
  'magnificent.overview.turns-per-round': SOME.map((turns) => ({ ...ann, turns })),
  'magnificent.action.choose-one-of-three': [ann, ...ACTIONS.map((action) => ({ ...ann, action }))],
  'magnificent.setup.first-game-side-a': NUMERALS.map((board) => ({ ...ann, board })),
  'magnificent.setup.numbered-master-cards': [
    { ...ann, board: 'II', numeral: 'IV' },
    { ...ann, beside: 'II', numeral: 'IV' },
    { ...ann, by: 'bo', numeral: 'IV' },
  ],
  'magnificent.setup.display-two-or-three-players': laid,
  'magnificent.setup.display-four-players': laid,
  'magnificent.setup.poster-display-four': laid,
  'magnificent.setup.trainer-draft-two-or-three': laid,
  'magnificent.setup.trainer-draft-four': laid,
  'magnificent.setup.tents-on-poster-spaces': COLOURS.flatMap((colour) =>
    laid.map((facts) => ({ colour, ...facts })),
  ),
  'magnificent.setup.roll-into-main-tent': SOME.map((many) => ({ dice: many })),
  'magnificent.setup.trainer-draft-order': [...next, { seat: 'ann', next: 'ann' }],
  'magnificent.setup.trainer-draft-place': TRAINER_TILES.flatMap((tile) => [
    { ...ann, tile, offered: [], has: tile },
    { ...ann, tile, offered: TRAINER_TILES.filter((other) => other !== tile) },
  ]),
  'magnificent.setup.deal-starting-poster': [ann, { ...ann, isOpen: true }],
  'magnificent.solo.setup-display': laid,
  'magnificent.solo.setup-trainer-tile': laid,
  'magnificent.variant.board-two-side-b-tent': [ann, { ...ann, tents: 1 }, { ...ann, tents: 2 }],
  'magnificent.variant.choose-board-side': NUMERALS.map((board) => ({ ...ann, board, side: 'B' })),
  'magnificent.die.take-one-from-main-tent': GEM_COLOURS.map((colour) => ({ colour, value: 4 })),
  'magnificent.die.place-on-vacant-master-card': card,
  'magnificent.die.four-dice-by-round-end': SOME.map((many) => ({ ...ann, dice: many })),
  'magnificent.power.clear-die-choose-colour': GEM_COLOURS.map((colour) => ({ ...ann, colour })),
  'magnificent.card-bonus.once-any-time': [true, false].map((unread) => ({
    ...ann,
    card: 2,
    unread,
  })),
  'magnificent.card-bonus.only-this-turns-card': card,
  'magnificent.bonuses.never-twice': card,
  'magnificent.bonuses.copy-card': card,
  'magnificent.bonuses.set-die-face': [
    ...card,
    ...card.map((late) => ({ ...late, isLate: true as const })),
  ],
  'magnificent.bonuses.plus-two-colour': COLOURS.flatMap((colour) =>
    GEM_COLOURS.map((die) => ({ ...ann, colour, die })),
  ),
  'magnificent.bonuses.trainer-for-small-tile': PLURALS.map((trainers) => ({ ...ann, trainers })),
  'magnificent.bonuses.gems-for-small-tile': PLURALS.map((told) => ({ ...ann, gems: 3, told })),
  'magnificent.bonuses.buy-trainer': PLURALS.map((coins) => ({ ...ann, cost: 2, coins })),
  'magnificent.bonuses.coloured-gem': SOME.map((gems) => ({ ...ann, gems, told: gems + 1 })),
  'magnificent.power.gem-boost': GEM_COLOURS.flatMap((colour) =>
    [0, 1, 2, 3].map((has) => ({ ...ann, colour, gems: has + 1, has })),
  ),
  'magnificent.power.gem-colour': GEM_COLOURS.flatMap((colour) =>
    COLOURS.map((die) => ({ ...ann, colour, die })),
  ),
  'magnificent.build.level-within-power': SOME.map((power) => ({
    ...ann,
    requirement: power + 1,
    power,
  })),
  'magnificent.build.one-level-only': [
    { ...ann, requirement: 9 },
    { ...ann, requirement: 9, fits: false },
  ],
  'magnificent.build.level-gives-tiles': [
    { ...ann, requirement: 9 },
    ...PLURALS.map((small) => ({ ...ann, requirement: 9, small, large: 2 })),
  ],
  'magnificent.build.level-nine': PLURALS.map((small) => ({ requirement: 9, small, large: 2 })),
  'magnificent.build.take-from-supply': (['small', 'large'] as const).flatMap((size) =>
    PLURALS.flatMap((small) => [0, 1, 2].map((large) => ({ ...ann, size, small, large }))),
  ),
  'magnificent.build.supply-exhausted': TILE_KINDS.flatMap((tile) =>
    PLURALS.map((left) => ({ tile, left })),
  ),
  'magnificent.build.colour-matches-die': TILE_KINDS.flatMap((tile) =>
    COLOURS.flatMap((die) => [
      { ...ann, tile, die },
      { ...ann, tile, die, isCard: true as const },
    ]),
  ),
  'magnificent.build.later-tiles-adjacent': TILE_KINDS.map((tile) => ({ ...ann, tile })),
  'magnificent.build.inside-and-no-overlap': [[7], [7, 8], [1, 2, 3, 4, 5]].flatMap((cells) =>
    [true, false].map((covered) => ({ ...ann, cells, covered })),
  ),
  'magnificent.build.small-covers-four': spaces,
  'magnificent.build.large-covers-six': spaces,
  'magnificent.build.rotate-and-flip': TILE_KINDS.map((tile) => ({ tile })),
  'magnificent.travel.wagon-of-die-colour': COLOURS.flatMap((wagon) =>
    COLOURS.map((die) => ({ ...ann, wagon, die })),
  ),
  'magnificent.travel.clockwise': [ann],
  'magnificent.travel.max-steps-power': SOME.map((power) => ({ ...ann, steps: power + 1, power })),
  'magnificent.travel.need-not-use-all': [ann],
  'magnificent.travel.poster-symbol-after-tent': [0, ...PLURALS].flatMap((tents) =>
    [0, ...PLURALS].map((most) => ({ ...ann, posters: most + 1, most, tents })),
  ),
  'magnificent.travel.stop-to-take-tent': COLOURS.map((wagon) => ({ ...ann, wagon })),
  'magnificent.tents.may-stop-without-taking': PLURALS.map((tents) => ({ ...ann, tents })),
  'magnificent.tents.place-any-empty-space': [{ ...ann, space: 3 }],
  'magnificent.tents.starting-tent-not-coverable': [ann],
  'magnificent.tents.maximum-four': [{ ...ann, tents: 4 }],
  'magnificent.gems.cap-three': GEM_COLOURS.flatMap((colour) =>
    [4, 5, 21].map((gems) => ({ ...ann, colour, gems, most: 3 })),
  ),
  'magnificent.posters.source': [
    ...PLURALS.map((due) => ({ ...ann, due })),
    { ...ann, due: 1, from: 'deck' },
    { ...ann, due: 1, from: 'display' },
  ],
  'magnificent.posters.refill-at-once': [{}, { display: 3 }],
  'magnificent.posters.full-options-only-when-full': PLURALS.map((posters) => ({
    ...ann,
    posters,
    spaces: 5,
  })),
  'magnificent.perform.any-lower-space': SOME.flatMap((many) => [
    { space: many + 1, spaces: many },
    { space: many, spaces: many, requirement: 0, ...ann },
    { space: many, spaces: many, requirement: 10, ...ann },
    { space: many, spaces: many, requirement: 16 },
  ]),
  'magnificent.perform.space-within-power': SOME.map((power) => ({
    ...ann,
    requirement: power + 1,
    power,
  })),
  'magnificent.perform.space-vacant': [
    { ...ann, space: 3 },
    { ...ann, space: 3, by: 'bo' },
  ],
  'magnificent.perform.first-time-board-hat': [ann],
  'magnificent.perform.second-time-second-hat': [ann],
  'magnificent.perform.third-fourth-any-hat': [
    [{ space: 3 }],
    [{ space: 3 }, { space: 7, requirement: 10 }],
  ].map((hats) => ({ ...ann, hats })),
  'magnificent.perform.poster-limit': PLURALS.map((most) => ({ ...ann, told: most + 1, most })),
  'magnificent.posters.linked-tent-space': [
    { ...ann, space: 3 },
    { ...ann, space: 3, once: true },
  ],
  'magnificent.perform.completed-face-down': [
    { ...ann, space: 3 },
    { ...ann, count: 5, least: 2, most: 2 },
    ...SOME.map((most) => ({ ...ann, count: most + 1, least: 0, most })),
  ],
  'magnificent.perform.needs-tent-below': [
    { ...ann, space: 3 },
    { ...ann, space: 3, isRead: true },
  ],
  'magnificent.perform.reward-poster': [{ space: 3 }],
  'magnificent.perform.reward-tent': [{ space: 3 }],
  'magnificent.perform.needs-all-camp-tiles': tilesMissing,
  'magnificent.perform.tile-requirements-add-up': tilesMissing,
  'magnificent.perform.discard-poster-gems': gemsMissing,
  'magnificent.perform.discard-tent-gem': gemsMissing,
  'magnificent.perform.rearrange-only-then': [ann],
  'magnificent.trainers.any-number': PLURALS.map((has) => ({ ...ann, trainers: has + 1, has })),
  'magnificent.trainers.own-tiles-or-board-only': TRAINER_TILES.flatMap((space) => [
    { ...ann, space },
    { ...ann, space, owner: 'bo' },
  ]),
  'magnificent.trainers.kind-single': placed,
  'magnificent.trainers.kind-per-trainer': placed,
  'magnificent.trainers.kind-double': placed,
  'magnificent.trainers.action-specific': TRAINER_SPACES.flatMap((space) =>
    ACTIONS.flatMap((needed) => [
      { ...ann, space, needed },
      ...ACTIONS.map((action) => ({ ...ann, space, action, needed })),
    ]),
  ),
  'magnificent.trainers.board-flip-die': [2, 4].map((opposite) => ({ ...ann, value: 5, opposite })),
  'magnificent.trainers.board-buy-poster': PLURALS.map((coins) => ({
    ...ann,
    cost: coins + 2,
    coins,
  })),
  'magnificent.trainers.board-counterclockwise': [ann],
  'magnificent.trainers.board-rearrange-before': [ann],
  'magnificent.trainers.fresh-trainer-not-on-its-source': TRAINER_SPACES.map((space) => ({
    ...ann,
    space,
  })),
  'magnificent.trainers.board-change-tile-colour': [ann],
  'magnificent.trainers.tile-double-camp-bonus': [ann],
  'magnificent.trainers.tile-double-camp-bonus-not-card-tiles': [ann],
  'magnificent.payment.pay-what-you-have': PLURALS.flatMap((coins) =>
    [coins + 1, -coins - 1].map((told) => ({ ...ann, coins, told })),
  ),
  'magnificent.sets.order-by-hats': next,
  'magnificent.sets.take-card-and-tile': [ann, { ...ann, set: 4 }],
  'magnificent.sets.tile-to-empty-space': SOME.flatMap((many) => [
    { ...ann, tiles: many, spaces: 3 },
    { ...ann, tiles: many + 1, spaces: 3, most: many },
  ]),
  'magnificent.sets.two-players-gap': discarding,
  'magnificent.sets.two-players-no-gap': discarding,
  'magnificent.score-card.one-of-five': [3, 5].map((one) => ({ ...ann, card: one, cards: 4 })),
  'magnificent.criteria.lower-half': card,
  'magnificent.criteria.maximum': SOME.map((most) => ({ ...ann, card: 2, coins: most + 1, most })),
  'magnificent.criteria.pay-coins': PLURALS.map((has) => ({ ...ann, coins: has + 1, has })),
  'magnificent.prepare.refill-main-display': laid,
  'magnificent.prepare.no-trainer-tiles-before-last-round': SOME.map((tiles) => ({ tiles })),
  'magnificent.prepare.reroll-all-dice': laid,
  'magnificent.end.half-master-cards': SOME.map((cards) => ({ ...ann, cards })),
  'magnificent.end.camp-areas': PLURALS.flatMap((told) => [
    { ...ann, told, areas: 9 },
    { ...ann, told: 0, areas: 9, open: told },
  ]),
  'magnificent.solo.discard-poster-for-die': [{ again: true }, { again: false }],
  'magnificent.solo.discard-top-sets': [1, 2, 3].map((sets) => ({ ...ann, set: 1, sets })),
  'magnificent.solo.clear-and-refill-display': [ann],
  'magnificent.solo.added-die-colour': COLOURS.flatMap((colour) => [
    { colour, left: 0 },
    { colour, left: 2 },
    ...COLOURS.map((symbol) => ({ colour, symbol, left: 0 })),
  ]),
};
