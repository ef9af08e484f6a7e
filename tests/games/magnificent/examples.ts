// The rulebook's own examples as data, with the clauses each stands for. What only its pictures show is left to the tests.
import type {
  BoardSide,
  Colour,
  Die,
  Gain,
  Gems,
  Numeral,
  Tiles,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import type { ClauseId } from '../../../src/lib/referee/ruling.ts';

type Clauses = readonly ClauseId[];

/** «Подготовка игрока», 1: black begins, red and yellow follow clockwise. */
export const HATS = {
  clauses: ['magnificent.setup.hats-initial-order'] satisfies Clauses,
  then: { ann: 1, bo: 2, cy: 3 },
} as const;

/** «Подготовка игрока», 2: board II, side A. */
export const NUMBERED = {
  clauses: [
    'magnificent.setup.numbered-master-cards',
    'magnificent.setup.first-game-side-a',
  ] satisfies Clauses,
  board: 'II' satisfies Numeral,
  side: 'A' satisfies BoardSide,
  then: { numeral: 'II', cards: 4 },
} as const;

/** «Подготовка к игре для опытных игроков»: what the four tent spaces give for the tent of board II, side B. */
export const SPARE_TENT = {
  clauses: [
    'magnificent.variant.board-two-side-b-tent',
    'magnificent.variant.board-two-side-b-bonus',
    'magnificent.tents.space-bonuses',
  ] satisfies Clauses,
  board: 'II' satisfies Numeral,
  side: 'B' satisfies BoardSide,
  then: [
    { space: 2, posters: 1, coins: 2 },
    { space: 3, posters: 1, gems: 2 },
    { space: 4, posters: 1, trainers: 1 },
    { space: 5, posters: 1, points: 4 },
  ],
} as const;

/** «Определите количество очков действий»: an orange 3; that the earlier die shows 5 follows from the sum. */
export const CARD_BONUS = {
  clauses: [
    'magnificent.power.same-colour-sum',
    'magnificent.bonuses.plus-two-colour',
  ] satisfies Clauses,
  earlier: [{ colour: 'orange', value: 5 }] satisfies Die[],
  taken: { colour: 'orange', value: 3 } satisfies Die,
  bonus: { kind: 'plus', count: 2, colour: 'orange' },
  then: { sum: 8, power: 10 },
} as const;

/** The turn after it: a clear 3 as orange, and two gems; the +2 counts no more. */
export const CLEAR_DIE = {
  clauses: [
    'magnificent.power.clear-die-sum',
    'magnificent.power.gem-boost',
    'magnificent.power.clear-die-gem-colour',
    'magnificent.power.modifier-not-carried-over',
  ] satisfies Clauses,
  taken: { colour: 'clear', value: 3 } satisfies Die,
  as: 'orange' satisfies Colour,
  gems: { orange: 2 } satisfies Gems,
  then: { sum: 11, boost: 4, power: 15 },
} as const;

/** «Строительство»: a green 6 and two gems on the first turn; one green gem is all there is, so the other one is clear. */
export const LEVEL_NINE = {
  clauses: [
    'magnificent.build.level-within-power',
    'magnificent.build.level-nine',
    'magnificent.power.gem-boost',
    'magnificent.build.bonus-immediate',
    'magnificent.build.colour-matches-die',
  ] satisfies Clauses,
  taken: { colour: 'green', value: 6 } satisfies Die,
  gems: { green: 1, clear: 1 } satisfies Gems,
  then: { power: 10, requirement: 9, large: 1, small: 1, trainers: 1, coins: 2 },
} as const;

/** «Путешествие»: seven of eight steps to a tent, with two green gems in storage. */
export const TRAVEL = {
  clauses: [
    'magnificent.travel.max-steps-power',
    'magnificent.travel.stop-to-take-tent',
    'magnificent.travel.collect-passed-symbols',
    'magnificent.travel.tent-ends-movement',
    'magnificent.gems.cap-three',
    'magnificent.gems.overflow-coin',
    'magnificent.tents.bonus-immediate',
  ] satisfies Clauses,
  power: 8,
  steps: 7,
  storage: { green: 2 } satisfies Gems,
  passed: { green: 2, purple: 1, orange: 1 } satisfies Gems,
  then: { gems: { green: 3, purple: 1, orange: 1 }, coins: 1, posters: 1, trainers: 1 },
} as const;

/** «Представление», 1: space 12 is taken. */
export const LOWER_SPACE = {
  clauses: [
    'magnificent.perform.space-within-power',
    'magnificent.perform.space-vacant',
    'magnificent.perform.poster-limit',
    'magnificent.perform.first-time-board-hat',
  ] satisfies Clauses,
  power: 13,
  taken: 12,
  then: { requirement: 10, posters: 2 },
} as const;

/** «Представление», 2 and 3. The points are 23 in the Russian edition and 27 in the Spanish one: the pictures differ. */
export const TWO_POSTERS = {
  clauses: [
    'magnificent.perform.needs-tent-below',
    'magnificent.perform.starting-tent-always-there',
    'magnificent.perform.needs-all-camp-tiles',
    'magnificent.perform.tile-requirements-add-up',
    'magnificent.perform.discard-poster-gems',
    'magnificent.perform.discard-tent-gem',
    'magnificent.perform.reward-poster',
    'magnificent.perform.reward-tent',
    'magnificent.perform.starting-tent-reward',
    'magnificent.perform.rearrange-after',
  ] satisfies Clauses,
  tiles: {
    orange_large: 1,
    orange_small: 1,
    purple_large: 1,
    purple_small: 1,
    green_large: 2,
  } satisfies Tiles,
  tentGem: 'orange' satisfies Colour,
  editions: [
    ['ru', 23],
    ['es', 27],
  ],
  then: { gems: { orange: 2, green: 1, purple: 1 }, coins: 6, startingTent: 2 },
} as const;

/** «Эффекты ячеек ассистентов»: a die turned over. */
export const FLIP = {
  clauses: ['magnificent.trainers.board-flip-die'] satisfies Clauses,
  value: 5,
  then: 2,
} as const;

/** Two trainers on the tile of +1; the value of the die is made up. */
export const PLUS_ONE = {
  clauses: ['magnificent.trainers.tile-plus-one-each'] satisfies Clauses,
  trainers: 2,
  value: 3,
  then: { power: 2 },
} as const;

/** A tent space of one poster and two coins. */
export const DOUBLE_TENT = {
  clauses: [
    'magnificent.trainers.tile-double-tent-bonus',
    'magnificent.tents.space-bonuses',
  ] satisfies Clauses,
  gains: [
    { kind: 'posters', count: 1 },
    { kind: 'coins', count: 2 },
  ] satisfies Gain[],
  then: { posters: 2, coins: 4 },
} as const;

/** Four trainers on one turn: one large tile more, and two tiles of any colour. */
export const FOUR_TRAINERS = {
  clauses: [
    'magnificent.trainers.tile-extra-large-tile',
    'magnificent.trainers.board-change-tile-colour',
    'magnificent.trainers.move-to-main-tent',
    'magnificent.trainers.kind-double',
    'magnificent.trainers.kind-per-trainer',
  ] satisfies Clauses,
  placed: { extra_large_tile: 2, change_tile_colour: 2 },
  then: { extra: 1, recoloured: 2, inTent: 4 },
} as const;

/** A trainer gained under a tile doubles the bonus of the next tile, never of this one. */
export const FRESH = {
  clauses: [
    'magnificent.trainers.fresh-trainer-usable',
    'magnificent.trainers.fresh-trainer-not-on-its-source',
    'magnificent.trainers.tile-double-camp-bonus',
  ] satisfies Clauses,
  trainer: { kind: 'trainers', count: 1 } satisfies Gain,
  coins: { kind: 'coins', count: 2 } satisfies Gain,
  then: { coins: 4 },
} as const;

/** «Бонусы»: two trainers do not build two tiles. */
export const ONCE = {
  clauses: [
    'magnificent.bonuses.never-twice',
    'magnificent.bonuses.trainer-for-small-tile',
  ] satisfies Clauses,
  bonus: { kind: 'trainer_for_tile', colour: 'green' },
  trainers: 2,
} as const;

/** «Конец раунда», 1: the dice of the two turns above. The fourth one is not named: here it is a green 1. */
export const SHORT = {
  clauses: [
    'magnificent.payment.highest-colour-sum',
    'magnificent.payment.plus-clear-dice',
    'magnificent.payment.pay-what-you-have',
    'magnificent.payment.penalty-round-two',
    'magnificent.payment.card-symbols-free',
  ] satisfies Clauses,
  dice: [
    { colour: 'orange', value: 5 },
    { colour: 'orange', value: 3 },
    { colour: 'clear', value: 3 },
    { colour: 'green', value: 1 },
  ] satisfies Die[],
  round: 2,
  coins: 9,
  then: { due: 11, paid: 9, coins: 0, lost: 4 },
} as const;

/** «Конец раунда», 2: red, black, blue and yellow; black never performed. Where the hats stand is only in the picture. */
export const SETS = {
  clauses: [
    'magnificent.sets.lower-hat-returns',
    'magnificent.sets.order-by-hats',
    'magnificent.sets.everyone-gets-one',
    'magnificent.prepare.new-starting-player',
  ] satisfies Clauses,
  hats: { ann: [8], bo: [1], cy: [4, 7], dee: [2, 6] },
  then: { back: { cy: 4, dee: 2 }, order: ['ann', 'cy', 'dee', 'bo'], next: 'bo' },
} as const;

/** «Конец игры»: an area with two open spaces. */
export const AREA = {
  clauses: ['magnificent.end.camp-areas', 'magnificent.end.gems-fill-spaces'] satisfies Clauses,
  open: 2,
  gems: { purple: 1, orange: 1 } satisfies Gems,
  then: { points: 4 },
} as const;

/** «Режим одиночной игры»: two hats above the own one. */
export const SOLO = {
  clauses: ['magnificent.solo.discard-top-sets'] satisfies Clauses,
  above: 2,
  sets: 4,
  then: { left: 2 },
} as const;
