// What the table is asked and what it has told, in Russian: checklists, steps and the history.
import { countOf, type SomeTiles } from '../../data/pieces.ts';
import { draftedTiles } from '../drafted.ts';
import type { Words } from '../words.ts';
import {
  COLOUR,
  and,
  boards,
  colourOfStar,
  displays,
  from,
  markers,
  ontoCell,
  source,
  tileList,
  tileListAcc,
  tiles,
  tilesAcc,
  tilesEach,
} from './grammar.ts';

export const checklist: Words['checklist'] = {
  'summer-pavilion.setup.player-board': ({ seats }) =>
    `Раздайте ${boards(seats)} цветной стороной вверх`,
  'summer-pavilion.variant.flip': ({ seats }) => `Переверните ${boards(seats)} на серую сторону`,
  'summer-pavilion.setup.factories-ring': ({ displays: count }) =>
    `Выложите кольцом ${displays(count)}`,
  'summer-pavilion.setup.scoring-board': () => 'Положите рядом поле подсчёта очков',
  'summer-pavilion.setup.round-counter': ({ joker }) =>
    `Поставьте фишку раунда на клетку 1, цвет джокера ${COLOUR[joker].base}`,
  'summer-pavilion.setup.scoring-marker': ({ total }) =>
    `Поставьте фишки подсчёта очков на клетку ${total}`,
  'summer-pavilion.setup.bag': ({ tiles: count }) => `Сложите ${tilesAcc(count)} в мешочек`,
  'summer-pavilion.setup.supply-ten': ({ tiles: count }) =>
    `Вытяните ${tilesAcc(count)} на клетки запаса`,
  'summer-pavilion.setup.fill-factories': ({ tiles: count, displays: on, bag }) =>
    `Вытяните по ${tilesEach(count)} на ${displays(on)}, в мешочке останется ${bag}`,
  'summer-pavilion.setup.start-token-center': () => 'Положите фишку первого игрока в центр стола',
  'summer-pavilion.setup.tower': () => 'Поставьте башню между дисками и полем подсчёта очков',
  'summer-pavilion.setup.eighty-tokens': () => 'Отложите жетоны «80 очков» в сторону',
  'summer-pavilion.setup.return-unused': ({ boards: spare, displays: idle }) => {
    const rest = [
      ...(spare > 0 ? [boards(spare), markers(spare)] : []),
      ...(idle > 0 ? [displays(idle)] : []),
    ];
    return rest.length === 0 ? 'Лишнего нет: в игре всё' : `Уберите в коробку ${and(rest)}`;
  },
  'summer-pavilion.prep.advance-counter': ({ round, joker }) =>
    `Передвиньте фишку раунда на клетку ${round}, цвет джокера ${COLOUR[joker].base}`,
  'summer-pavilion.supply.refill': ({ tiles: count }) =>
    `Дополните запас: ${tiles(count)} из мешочка`,
  'summer-pavilion.prep.refill-factories': ({ displays: on }) =>
    `Снова заполните ${displays(on)} из мешочка`,
  'summer-pavilion.prep.bag-empty': () => 'Если мешочек опустел, высыпьте в него всё из башни',
  'summer-pavilion.prep.shortage': ({ tiles: count, missing }) =>
    `Разложите ${tilesAcc(count)}, больше нет: не хватает ${missing}`,
  'summer-pavilion.prep.token-back': () => 'Верните фишку первого игрока в центр стола',
  'summer-pavilion.prep.corners-back': ({ tiles: count }) =>
    count === 1
      ? `Уберите ${tilesAcc(1)} из угла и положите рядом с планшетом`
      : `Уберите ${count === undefined ? 'плитки' : tilesAcc(count)} из углов и положите рядом с планшетами`,
};

export const steps: Words['steps'] = {
  draft: ({ joker }, who) => `${who} берёт плитки, джокер ${COLOUR[joker].base}`,
  takeToken: (_, who) =>
    who === '' ? 'Кто первым берёт из центра?' : `${who} берёт фишку первого игрока`,
  endDrafting: () => 'Закончить фазу 1: плиток больше нет',
  place: ({ joker }, who) => `${who} кладёт плитку, джокер ${COLOUR[joker].base}`,
  pass: ({ lastRound }, who) =>
    lastRound ? `Пас: ${who} теряет по 1 очку за плитку` : `Пас: ${who} сохраняет до 4 плиток`,
  takeOwed: ({ owed }, who) => `${who} берёт ${tilesAcc(owed)} из запаса`,
  prepareRound: ({ round, joker }) => `Подготовить раунд ${round}, джокер ${COLOUR[joker].base}`,
  scoreGoals: () => 'Подсчитать очки за цели',
};

export const moves: Words['moves'] = {
  draft: (move, _, before) => {
    const taken = draftedTiles(move, before);
    const what = taken === undefined ? `${COLOUR[move.colour].pl} плитки` : tileList(taken);
    return `${what} ${from(move.source)}`;
  },
  takeToken: ({ tiles: count }) => `фишка первого игрока и ${tiles(count)} из центра стола`,
  endDrafting: () => 'конец фазы 1',
  fillDisplay: ({ display, tiles: told }) => `${source(display)}: ${tileList(told)}`,
  fillSupply: ({ tiles: told }) => `запас: ${tileList(told)}`,
  place: ({ space, colour = colourOfStar(space), pay, pick }) => {
    const tile = colour === undefined ? 'плитка' : `${COLOUR[colour].nom} плитка`;
    const paid = hasSome(pay) ? ` за ${tileListAcc(pay)}` : '';
    const bonus = hasSome(pick) ? `, из запаса ${tileList(pick)}` : '';
    return `${tile} ${ontoCell(space)}${paid}${bonus}`;
  },
  takeOwed: ({ pick }) => `${tileList(pick)} из запаса`,
  pass: ({ keep, kept, lost }) => {
    const corners = keep === undefined ? tiles(kept ?? 0) : tileList(keep);
    const thrown = lost === undefined || lost === 0 ? '' : `, в башню ${lost}`;
    return hasSome(keep) || (kept ?? 0) > 0 ? `пас, в углах ${corners}${thrown}` : `пас${thrown}`;
  },
  prepareRound: () => 'подготовка к следующему раунду',
  scoreGoals: () => 'подсчёт очков за цели',
};

function hasSome(some: SomeTiles | undefined): some is SomeTiles {
  return some !== undefined && countOf(some) > 0;
}
