// The Russian rulebook of Azul: Summer Pavilion.
import type { Words } from './words.ts';
import { clauses } from './ru/clauses.ts';
import { effects } from './ru/effects.ts';
import { COLOUR, featureNames, spaceText, starNames, tileList } from './ru/grammar.ts';
import { refusals } from './ru/refusals.ts';
import { rulings } from './ru/rulings.ts';
import { checklist, moves, steps } from './ru/tasks.ts';

const colours: Words['colours'] = {
  purple: COLOUR.purple.base,
  green: COLOUR.green.base,
  orange: COLOUR.orange.base,
  yellow: COLOUR.yellow.base,
  blue: COLOUR.blue.base,
  red: COLOUR.red.base,
};

export const ru: Words = {
  phases: {
    setup: 'Подготовка',
    round: 'Ход игры',
    acquire: 'Фаза 1: получение плиток',
    place: 'Фаза 2: размещение плиток',
    prepare: 'Фаза 3: подготовка к раунду',
    end: 'Конец игры',
  },
  modes: {
    coloured: 'только на цветной стороне',
    grey: 'только на серой стороне',
    two: 'только вдвоём',
    three: 'только втроём',
    four: 'только вчетвером',
  },
  categories: {
    start: 'Начало',
    placing: 'Размещение',
    token: 'Фишка первого игрока',
    passing: 'Пас',
    stars: 'Звёзды',
    numbers: 'Числа',
    leftover: 'Остаток',
  },
  amounts: { ...colours, kept: 'плитки в углах' },
  colours,
  letters: { purple: 'Ф', green: 'Зл', orange: 'О', yellow: 'Ж', blue: 'С', red: 'К' },
  stars: starNames,
  features: featureNames,
  clauses,
  refusals,
  effects,
  checklist,
  steps,
  moves,
  rulings,
  moment: ({ round }) => `раунд ${round}`,
  spaceText,
  tilesText: tileList,
};
