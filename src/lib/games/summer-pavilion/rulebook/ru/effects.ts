// What follows from a move, in Russian: one short line, numbers first.
import type { Words } from '../words.ts';
import type { Colour, SomeTiles } from '../../data/pieces.ts';
import {
  COLOUR,
  and,
  capital,
  cell,
  colourOfStar,
  coloured,
  displays,
  featureText,
  from,
  jokers,
  jokersAre,
  loss,
  onCell,
  onDisplays,
  points,
  spaces,
  starNom,
  tileList,
  tiles,
  tilesAcc,
  tilesGen,
  tokens,
} from './grammar.ts';

export const effects: Words['effects'] = {
  'summer-pavilion.setup.scoring-marker': ({ total }) => `${points(total)} на старте`,
  'summer-pavilion.setup.round-counter': ({ round }) => `Раунд ${round}`,
  'summer-pavilion.setup.first-joker-purple': ({ joker }) => `Цвет джокера ${COLOUR[joker].base}`,
  'summer-pavilion.setup.factories-2p': ({ displays: count }) => `${displays(count)} на 2 игроков`,
  'summer-pavilion.setup.factories-3p': ({ displays: count }) => `${displays(count)} на 3 игроков`,
  'summer-pavilion.setup.factories-4p': ({ displays: count }) => `${displays(count)} на 4 игроков`,
  'summer-pavilion.setup.supply-ten': ({ tiles: count }) => `${tiles(count)} в запасе`,
  'summer-pavilion.setup.fill-factories': ({ tiles: count, bag }) =>
    `${tiles(count)} на дисках Складов, ${bag} в мешочке`,
  'summer-pavilion.setup.start-token-center': () => 'Фишка первого игрока в центре стола',
  'summer-pavilion.round.youngest-starts': () => 'Первый ход в игре: самый молодой игрок',
  'summer-pavilion.variant.other-numbers': ({ side }) =>
    side === 'grey' ? 'Серая сторона: другие числа на звёздах' : 'Цветная сторона планшетов',
  'summer-pavilion.draft.place-beside-board': ({ taken, source }) =>
    `${tileList(taken)} ${from(source)}`,
  'summer-pavilion.draft.rest-to-center': ({ rest, display }) =>
    `${tileList(rest)} ${from(display)} в центр стола`,
  'summer-pavilion.token.first-from-center': ({ tiles: count }) =>
    `${tiles(count)} из центра стола и фишка первого игрока`,
  'summer-pavilion.token.penalty': ({ tiles: count, lost }) =>
    `${loss(lost)}: ${tiles(count)} с фишкой первого игрока`,
  'summer-pavilion.token.floor-one': ({ tiles: count, lost, total }) => floor(count, lost, total),
  'summer-pavilion.token.allowed-at-one': ({ tiles: count }) =>
    `${points(0)} за ${tilesAcc(count)}: ниже счёт не опускается`,
  'summer-pavilion.token.later-takers-free': ({ holder }, name) =>
    `${points(0)}: фишку первого игрока держит ${name(holder)}`,
  'summer-pavilion.draft.phase-end': ({ first }, name) =>
    `Фаза 1 окончена, фазу 2 начинает ${name(first)}`,
  'summer-pavilion.token.starts-phase2': ({ first }, name) => `Фазу 2 начинает ${name(first)}`,
  'summer-pavilion.token.nobody-took': ({ first }, name) =>
    `Фишку первого игрока никто не взял, начинает ${name(first)}`,
  'summer-pavilion.token.starts-next-round': ({ first }, name) =>
    `Новый раунд начинает ${name(first)}`,
  'summer-pavilion.play.place-one': ({ space, colour }) =>
    `${capital(COLOUR[colour].nom)} плитка ${onCell(space)}`,
  'summer-pavilion.play.discard-rest': ({ discarded }) => `${tileList(discarded)} в башню`,
  'summer-pavilion.wild.substitute': ({ colour, jokers: count }) =>
    `${jokers(count)} вместо ${count === 1 ? `${COLOUR[colour].obl} плитки` : `${COLOUR[colour].genPl} плиток`}`,
  'summer-pavilion.wild.own-colour': ({ joker, tiles: count }) =>
    `${coloured(count, joker)}: джокер в своём цвете`,
  'summer-pavilion.score.tile': ({ space, colour }) => `${points(1)}: ${tileAt(space, colour)}`,
  'summer-pavilion.score.connected': ({ space, group }) =>
    `${points(group)}: группа из ${tilesGen(group)}, ${cell(space)}`,
  'summer-pavilion.track.eighty-token': ({ tokens: count, total, before }) =>
    count < before
      ? `Жетон «80 очков» возвращён, счёт ${total}`
      : `${tokens(count)} «80 очков» на руках, счёт ${total}`,
  'summer-pavilion.bonus.pillar': ({ feature, tiles: count }) => bonus([feature], count),
  'summer-pavilion.bonus.statue': ({ feature, tiles: count }) => bonus([feature], count),
  'summer-pavilion.bonus.window': ({ feature, tiles: count }) => bonus([feature], count),
  'summer-pavilion.bonus.several-at-once': ({ features, tiles: count }) => bonus(features, count),
  'summer-pavilion.bonus.short-supply': ({ due, available, owed }) =>
    `В запасе ${available} из ${tilesGen(due)}, ${owed > 0 ? `ещё ${owed} позже` : 'остальное пропадает'}`,
  'summer-pavilion.bonus.beside-board': ({ pick }) => `${tileList(pick)} из запаса`,
  'summer-pavilion.variant.second-tile-decides': ({ star, kind }) =>
    kind === 'multicolour'
      ? `${capital(starNom(star))} теперь многоцветная`
      : `${capital(starNom(star))} теперь одноцветная, ${COLOUR[kind].nom}`,
  'summer-pavilion.supply.refill': ({ tiles: count, bag }) =>
    `${tiles(count)} из мешочка в запас, осталось ${bag}`,
  'summer-pavilion.supply.bag-empty': ({ tower }) => `${tiles(tower)} из башни в мешочек`,
  'summer-pavilion.supply.exhausted': ({ gaps }) =>
    `${spaces(gaps)} запаса без плиток: мешочек и башня пусты`,
  'summer-pavilion.pass.when': ({ seat }, name) => `Пас: ${name(seat)}`,
  'summer-pavilion.pass.no-tiles': () => 'Пас без плиток',
  'summer-pavilion.pass.corners': ({ kept, keep }) => `${some(kept, keep)} в углах планшета`,
  'summer-pavilion.pass.discard-rest': ({ discarded, tiles: told }) =>
    `${some(discarded, told)} в башню`,
  'summer-pavilion.pass.penalty': ({ tiles: count, lost }) =>
    `${loss(lost)}: ${tiles(count)} в башню при пасе`,
  'summer-pavilion.pass.floor-one': ({ tiles: count, lost, total }) => floor(count, lost, total),
  'summer-pavilion.pass.last-round': ({ tiles: count, lost, total }) =>
    lost < count
      ? floor(count, lost, total)
      : `${loss(lost)}: ${tiles(count)} в башню в последнем раунде`,
  'summer-pavilion.play.repeat': ({ round }) => `Раунд ${round}: фаза 2 окончена, спасовали все`,
  'summer-pavilion.prep.after-round-six': ({ round }) =>
    `Раунд ${round} был последним, впереди финальный подсчёт`,
  'summer-pavilion.prep.advance-counter': ({ round, joker }) =>
    `Раунд ${round}, цвет джокера ${COLOUR[joker].base}`,
  'summer-pavilion.prep.corners-back': ({ tiles: count, keep }) =>
    `${some(count, keep)} из углов снова рядом с планшетом`,
  'summer-pavilion.joker.carried-becomes': ({ joker, tiles: count }) =>
    `${coloured(count, joker)}: теперь ${jokersAre(count)}`,
  'summer-pavilion.joker.expires': ({ colour, tiles: count }) =>
    `${coloured(count, colour)}: больше не ${jokersAre(count)}`,
  'summer-pavilion.prep.token-back': () => 'Фишка первого игрока снова в центре стола',
  'summer-pavilion.prep.refill-factories': ({ tiles: count, displays: on }) =>
    `${tiles(count)} на ${onDisplays(on)} Складов`,
  'summer-pavilion.prep.bag-empty': ({ tower }) => `${tiles(tower)} из башни в мешочек`,
  'summer-pavilion.prep.shortage': ({ tiles: count, missing }) =>
    `${tiles(count)} на дисках Складов, не хватает ${missing}`,
  'summer-pavilion.final.star-multicolour': ({ star, points: won }) =>
    `${points(won)}: ${starNom(star)}, многоцветная`,
  'summer-pavilion.final.star-red': ({ star, points: won }) => starGoal('red', star, won),
  'summer-pavilion.final.star-blue': ({ star, points: won }) => starGoal('blue', star, won),
  'summer-pavilion.final.star-yellow': ({ star, points: won }) => starGoal('yellow', star, won),
  'summer-pavilion.final.star-orange': ({ star, points: won }) => starGoal('orange', star, won),
  'summer-pavilion.final.star-green': ({ star, points: won }) => starGoal('green', star, won),
  'summer-pavilion.final.star-purple': ({ star, points: won }) => starGoal('purple', star, won),
  'summer-pavilion.final.all-1s': (set) => numberGoal('единицы', set),
  'summer-pavilion.final.all-2s': (set) => numberGoal('двойки', set),
  'summer-pavilion.final.all-3s': (set) => numberGoal('тройки', set),
  'summer-pavilion.final.all-4s': (set) => numberGoal('четвёрки', set),
  'summer-pavilion.final.leftover': ({ tiles: count, lost, total }) =>
    lost < count ? floor(count, lost, total) : `${loss(lost)}: ${tiles(count)} после раунда 6`,
  'summer-pavilion.final.winner': ({ seat, total }, name) =>
    `${points(total)}, победа: ${name(seat)}`,
  'summer-pavilion.final.tie': ({ seats, total }, name) =>
    `${points(total)}, победу делят ${and(seats.map(name))}`,
};

/** A loss that the floor of the track has stopped. */
function floor(due: number, lost: number, total: number): string {
  return `${loss(lost)} за ${tilesAcc(due)}: счёт не опускается ниже ${total}`;
}

/** A tile on its space; the colour is said only where the star leaves it open. */
function tileAt(space: string, colour: Colour): string {
  return colourOfStar(space) === colour
    ? cell(space)
    : `${COLOUR[colour].nom} плитка ${onCell(space)}`;
}

function bonus(features: readonly string[], count: number): string {
  return `${tiles(count)} из запаса: ${and(features.map(featureText))}`;
}

/** Tiles by colour where they are known, else their number. */
function some(count: number, told: SomeTiles | undefined): string {
  return told === undefined ? tiles(count) : tileList(told);
}

/** On the grey side a star is named by its place, and its colour is said besides. */
function starGoal(colour: Colour, star: string, won: number): string {
  const own = star === colour ? '' : `, ${COLOUR[colour].nom}`;
  return `${points(won)}: ${starNom(star)}${own}`;
}

function numberGoal(
  numbers: string,
  { spaces: count, points: won }: { readonly spaces: number; readonly points: number },
): string {
  return `${points(won)}: все ${numbers}, ${spaces(count)}`;
}
