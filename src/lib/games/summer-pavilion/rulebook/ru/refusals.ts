// Why a move is not allowed, and what would be, in Russian.
import type { Words } from '../words.ts';
import type { Colour } from '../../data/pieces.ts';
import type { Price } from '../../rules/facts.ts';
import type { Phase } from '../../rules/moves.ts';
import {
  COLOUR,
  and,
  capital,
  cell,
  cellGen,
  colourChoice,
  coloured,
  colouredAcc,
  displays,
  featureNames,
  from,
  jokers,
  loss,
  named,
  on,
  onCell,
  players,
  source,
  starAcc,
  starNom,
  starOf,
  taken,
  tileList,
  tileListAcc,
  tiles,
  tilesAcc,
  tilesGen,
} from './grammar.ts';

const NOW: Readonly<Record<Phase, string>> = {
  acquire: 'Идёт фаза 1, получение плиток',
  place: 'Идёт фаза 2, размещение плиток',
  prepare: 'Идёт фаза 3, подготовка к следующему раунду',
  goals: 'Идёт финальный подсчёт очков',
  over: 'Игра уже окончена',
};

const BELONGS: Readonly<Record<Phase, string>> = {
  acquire: 'к фазе 1, получению плиток',
  place: 'к фазе 2, размещению плиток',
  prepare: 'к фазе 3, подготовке к следующему раунду',
  goals: 'к финальному подсчёту очков',
  over: 'к концу игры',
};

const ALLOWED: Readonly<Record<Phase, string>> = {
  acquire: 'Можно взять плитки с одного диска Склада или из центра стола.',
  place: 'Можно разместить одну плитку или спасовать.',
  prepare: 'Можно подготовить следующий раунд.',
  goals: 'Можно подсчитать очки за цели.',
  over: 'Можно посмотреть счёт или отменить последний ход.',
};

const SIDE = {
  coloured: { nom: 'цветная', obl: 'цветной' },
  grey: { nom: 'серая', obl: 'серой' },
} as const;

export const refusals: Words['refusals'] = {
  'summer-pavilion.setup.player-count': ({ seats }) => ({
    reason: `За столом ${players(seats)}, а игра рассчитана на 2, 3 или 4.`,
    instead: 'Начните партию вдвоём, втроём или вчетвером.',
  }),
  'summer-pavilion.variant.all-players': ({ side, other, seat }, name) => ({
    reason: `${name(seat)} играет на ${SIDE[other].obl} стороне планшета, а за столом выбрана ${SIDE[side].nom}.`,
    instead: 'Поверните все планшеты одной и той же стороной вверх.',
  }),
  'summer-pavilion.setup.fill-factories': ({ display, told, holds }) => ({
    reason: `${named(told)} ${tiles(told)}, а ${on(display)} их ${holds}.`,
    instead: `Перечислите всё, что лежит ${on(display)}: ровно ${tilesAcc(holds)}.`,
  }),
  'summer-pavilion.component.tiles': ({ colour, count, exist }) =>
    colour === undefined
      ? {
          reason: `Получается ${tiles(count)}, а может быть не больше ${exist}.`,
          instead: 'Пересчитайте плитки ещё раз.',
        }
      : {
          reason: `Получается ${coloured(count, colour)}, а всего в игре их ${exist}.`,
          instead: `Пересчитайте ${COLOUR[colour].pl}: на планшетах, рядом с ними, на дисках, в центре, в запасе и в башне их вместе не больше ${exist}.`,
        },
  'summer-pavilion.setup.supply-ten': ({ told, unknown }) => ({
    reason: `${named(told)} ${tiles(told)}, а в запасе осталось неназванных: ${unknown}.`,
    instead:
      unknown === 0
        ? 'Все плитки запаса уже известны, добавлять ничего не нужно.'
        : `Назовите не больше ${tilesGen(unknown)}.`,
  }),
  'summer-pavilion.round.three-phases': ({ phase, needed }) => ({
    reason:
      phase === needed
        ? 'Такая запись не подходит к тому, как подробно вы ведёте эту партию.'
        : `${NOW[phase]}, а этот ход относится ${BELONGS[needed]}.`,
    instead: ALLOWED[phase],
  }),
  'summer-pavilion.round.no-phase3-last': ({ round }) => ({
    reason: `Раунд ${round} последний, фазы 3 в нём нет.`,
    instead: 'Переходите к финальному подсчёту очков.',
  }),
  'summer-pavilion.prep.after-round-six': ({ round }) => ({
    reason: `Фишка раунда уже стоит на клетке ${round}, следующего раунда не будет.`,
    instead: 'Переходите к финальному подсчёту очков.',
  }),
  'summer-pavilion.end.after-six': ({ round }) =>
    round < 6
      ? {
          reason: `Идёт раунд ${round}, а очки за цели считают только после раунда 6.`,
          instead: 'Доиграйте до конца раунда 6.',
        }
      : {
          reason:
            'Раунд 6 последний: за ним только один подсчёт очков за цели, и на этом игра окончена.',
          instead: 'Если раунд 6 ещё идёт, размещайте плитки, пока не спасуют все.',
        },
  'summer-pavilion.round.youngest-starts': ({ seat, first }, name) => ({
    reason: `Не ваш ход, ${name(seat)}: игру начинает самый молодой игрок, это ${name(first)}.`,
    instead: `Сначала плитки берёт ${name(first)}.`,
  }),
  'summer-pavilion.token.starts-next-round': ({ seat, first }, name) => ({
    reason: `Не ваш ход, ${name(seat)}: раунд начинает владелец фишки первого игрока, это ${name(first)}.`,
    instead: `Сначала плитки берёт ${name(first)}.`,
  }),
  'summer-pavilion.token.starts-phase2': ({ seat, first }, name) => ({
    reason: `Не ваш ход, ${name(seat)}: фазу 2 начинает владелец фишки первого игрока, это ${name(first)}.`,
    instead: `Сначала ${name(first)} размещает плитку или пасует.`,
  }),
  'summer-pavilion.token.nobody-took': ({ seat, first }, name) => ({
    reason: `Не ваш ход, ${name(seat)}: фишку первого игрока никто не взял, поэтому начинает ${name(first)}.`,
    instead: `Сейчас ходит ${name(first)}.`,
  }),
  'summer-pavilion.draft.next-player': ({ seat, turn }, name) => ({
    reason: `Не ваш ход, ${name(seat)}: сейчас ходит ${name(turn)}.`,
    instead: `Сначала плитки берёт ${name(turn)}.`,
  }),
  'summer-pavilion.play.next-player': ({ seat, turn }, name) => ({
    reason: `Не ваш ход, ${name(seat)}: сейчас ходит ${name(turn)}.`,
    instead: `Сначала ${name(turn)} размещает плитку или пасует.`,
  }),
  'summer-pavilion.draft.must-take': ({ seat }, name) => ({
    reason: 'В фазе 1 пасовать нельзя: в свой ход плитки берут обязательно.',
    instead: `${name(seat)} берёт плитки с одного диска Склада или из центра стола.`,
  }),
  'summer-pavilion.draft.two-sources': ({ source: at, displays: count }) => ({
    reason: `${capital(source(at))} не в игре: на столе ${displays(count)}.`,
    instead: `Возьмите плитки с одного из дисков 1–${count} или из центра стола.`,
  }),
  'summer-pavilion.draft.source-not-empty': ({ source: at, colour }) =>
    colour === undefined
      ? {
          reason: `${capital(on(at))} не осталось плиток.`,
          instead: 'Возьмите плитки там, где они ещё лежат.',
        }
      : {
          reason: `${capital(on(at))} нет ${COLOUR[colour].genPl} плиток.`,
          instead: `Выберите цвет, который лежит ${on(at)}, или возьмите плитки в другом месте.`,
        },
  'summer-pavilion.draft.rest-to-center': ({ source: at, known, told }) => {
    if (told === undefined) {
      return {
        reason: `Неизвестно, какие плитки лежат ${on(at)}.`,
        instead: `Назовите всё, что лежит ${on(at)}, и выберите цвет.`,
      };
    }
    return {
      reason:
        known === undefined
          ? `То, что названо, не сходится с записью: ${tileList(told)} ${on(at)}.`
          : `По записи ${on(at)} лежит другое: ${tileList(known)}, а не ${tileList(told)}.`,
      instead: 'Назовите плитки так, как они лежат, или исправьте прежнюю запись.',
    };
  },
  'summer-pavilion.draft.joker-not-choosable': ({ source: at, joker, others }) => ({
    reason: `${capital(COLOUR[joker].base)} сейчас цвет джокера, и выбрать его нельзя, пока ${on(at)} есть другие плитки.`,
    instead: `Выберите ${colourChoice(others)}: к нему достанется и ${coloured(1, joker)}.`,
  }),
  'summer-pavilion.draft.factory-one-colour': ({ taken: told, due, colour }) => ({
    reason: `Выбран ${COLOUR[colour].base}: с диска берут все такие плитки, а у вас ${tileList(told)}.`,
    instead: `Возьмите ${tileListAcc(due)}.`,
  }),
  'summer-pavilion.draft.center-one-colour': ({ taken: told, due, colour }) => ({
    reason: `Выбран ${COLOUR[colour].base}: из центра стола берут все такие плитки, а у вас ${tileList(told)}.`,
    instead: `Возьмите ${tileListAcc(due)}.`,
  }),
  'summer-pavilion.draft.factory-joker-extra': ({ joker, taken: count }) => ({
    reason: `На диске есть джокеры: к выбранному цвету берут ровно ${colouredAcc(1, joker)}, а названо ${count}.`,
    instead: `Возьмите весь выбранный цвет и ${colouredAcc(1, joker)}.`,
  }),
  'summer-pavilion.draft.center-joker-extra': ({ joker, taken: count }) => ({
    reason: `В центре стола есть джокеры: к выбранному цвету берут ровно ${colouredAcc(1, joker)}, а названо ${count}.`,
    instead: `Возьмите весь выбранный цвет и ${colouredAcc(1, joker)}.`,
  }),
  'summer-pavilion.draft.factory-only-jokers': ({ joker, taken: count }) => ({
    reason: `На диске одни джокеры: с него берут ровно ${colouredAcc(1, joker)}, а названо ${count}.`,
    instead: `Возьмите ${colouredAcc(1, joker)}, остальные перейдут в центр стола.`,
  }),
  'summer-pavilion.draft.center-only-jokers': ({ joker, taken: count }) => ({
    reason: `В центре стола одни джокеры: берут ровно ${colouredAcc(1, joker)}, а названо ${count}.`,
    instead: `Возьмите ${colouredAcc(1, joker)}, остальные останутся в центре.`,
  }),
  'summer-pavilion.draft.no-joker-no-extra': ({ joker, source: at }) => ({
    reason: `${capital(on(at))} нет джокеров, и ${COLOUR[joker].nom} плитка в придачу не полагается.`,
    instead: `Возьмите ${from(at)} только плитки выбранного цвета.`,
  }),
  'summer-pavilion.token.later-takers-free': ({ holder }, name) => ({
    reason: `Фишку первого игрока в этом раунде уже держит ${name(holder)}.`,
    instead: 'Из центра стола теперь берут без фишки и без потери очков.',
  }),
  'summer-pavilion.play.turn-check': ({ colour, has, needs, price }) =>
    price === undefined
      ? {
          reason: `В оплате ${coloured(needs, colour)}, а рядом с планшетом ${has === 0 ? 'таких нет' : `их ${has}`}.`,
          instead:
            'Платите тем, что лежит рядом с вашим планшетом, выберите другую клетку или пасуйте.',
        }
      : {
          reason: `${capital(cell(price.space))} стоит ${tilesAcc(price.cost)}: ${there(colour, price)}, не хватает ${missing(colour, price)}.`,
          instead:
            price.has === 0 && price.jokers > 0
              ? `Выберите другую клетку или пасуйте: без ${COLOUR[colour].obl} плитки джокером не заплатить.`
              : 'Выберите другую клетку или пасуйте.',
        },
  'summer-pavilion.place.own-tiles-only': ({ colour, has, named: count }) => ({
    reason: `${named(count)} ${coloured(count, colour)}, а рядом с планшетом ${has === 0 ? (count === 1 ? 'такой нет' : 'таких нет') : `их ${has}`}.`,
    instead: 'Играйте только теми плитками, что лежат рядом с вашим планшетом.',
  }),
  'summer-pavilion.play.repeat': ({ stillIn }, name) =>
    stillIn.length === 0
      ? {
          reason: 'Спасовали все: фаза 2 окончена.',
          instead: 'Выберите фазу 3, а после раунда 6 — подсчёт целей.',
        }
      : {
          reason: `Фаза 2 ещё не окончена, в игре: ${and(stillIn.map(name))}.`,
          instead: 'Размещайте плитки дальше: фаза кончится, когда спасуют все.',
        },
  'summer-pavilion.place.rhombus-only': ({ space, feature }) => ({
    reason:
      feature === undefined
        ? `Такой клетки на планшете нет: ${space}.`
        : `Здесь ${featureNames[feature]}, а плитки кладут только на ромбы.`,
    instead: 'Выберите пустую клетку-ромб на одной из семи звёзд.',
  }),
  'summer-pavilion.place.empty-only': ({ space, colour }) => ({
    reason: `${capital(onCell(space))} уже лежит ${COLOUR[colour].nom} плитка.`,
    instead: 'Выберите пустую клетку.',
  }),
  'summer-pavilion.place.star-colour': ({ colour, star }) => ({
    reason: `На ${starAcc(star)} кладут только ${COLOUR[star].pl} плитки, а названа ${COLOUR[colour].nom}.`,
    instead: `Положите сюда ${COLOUR[star].acc} плитку, а ${COLOUR[colour].acc} оставьте для её звезды или для центральной.`,
  }),
  'summer-pavilion.wild.never-on-foreign-space': ({ joker, star }) => ({
    reason: `На ${starAcc(star)} ложатся только ${COLOUR[star].pl} плитки: ${COLOUR[joker].base} джокер заменяет их в оплате, но не на клетке.`,
    instead: `Положите ${COLOUR[star].acc} плитку, а джокеры сбросьте в башню как оплату.`,
  }),
  'summer-pavilion.place.center-all-different': ({ colour, free }) => ({
    reason:
      colour === undefined
        ? 'Не назван цвет плитки, а у центральной звезды своего цвета нет.'
        : `На центральной звезде уже есть ${COLOUR[colour].nom} плитка, а цвета на ней не повторяются.`,
    instead: freeColours(free),
  }),
  'summer-pavilion.variant.free-colour': ({ space }) => ({
    reason: 'Не назван цвет плитки, а у серой звезды своего цвета нет.',
    instead: `Назовите цвет плитки для ${cellGen(space)}.`,
  }),
  'summer-pavilion.variant.multicolour-star': ({ space, colour, free }) => ({
    reason: `${capital(starNom(starOf(space)))} многоцветная, и ${COLOUR[colour].nom} плитка на ней уже есть.`,
    instead: freeColours(free),
  }),
  'summer-pavilion.variant.single-colour-star': ({ space, colour, star }) => ({
    reason: `${capital(starNom(starOf(space)))} одноцветная, на ней ${COLOUR[star].pl} плитки, а названа ${COLOUR[colour].nom}.`,
    instead: `Положите сюда ${COLOUR[star].acc} плитку или выберите другую звезду.`,
  }),
  'summer-pavilion.place.cost-number': ({ space, needs, paid }) => ({
    reason: `${capital(cell(space))} стоит ${tilesAcc(needs)}, а потрачено ${paid}.`,
    instead:
      needs === 1
        ? `Потратьте ровно ${tilesAcc(needs)}: она и ляжет на клетку.`
        : `Потратьте ровно ${tilesAcc(needs)}: одна ляжет на клетку, остальное уйдёт в башню.`,
  }),
  'summer-pavilion.wild.substitute': ({ colour, foreign, joker }) => ({
    reason: `В оплате есть ${COLOUR[foreign].nom} плитка, а ${COLOUR[colour].acc} заменяют только джокеры.`,
    instead: `Платите ${COLOUR[colour].insPl} плитками и джокерами этого раунда, ${COLOUR[joker].insPl}.`,
  }),
  'summer-pavilion.joker.expires': ({ colour, foreign, joker, round }) => ({
    reason: `${capital(COLOUR[foreign].pl)} плитки были джокерами в раунде ${round}, а сейчас цвет джокера ${COLOUR[joker].base}.`,
    instead: `Платите ${COLOUR[colour].insPl} плитками и джокерами этого раунда, ${COLOUR[joker].insPl}.`,
  }),
  'summer-pavilion.wild.own-colour': ({ joker, foreign }) => ({
    reason: `Вы кладёте плитку цвета джокера, а ${COLOUR[foreign].nom} плитка её не заменяет.`,
    instead: `Платите за эту клетку только ${COLOUR[joker].insPl} плитками.`,
  }),
  'summer-pavilion.wild.one-natural': ({ colour, jokers: count }) => ({
    reason: `В оплате ${jokers(count)} и ни одной ${COLOUR[colour].obl} плитки.`,
    instead: `Замените хотя бы ${jokers(1)} ${COLOUR[colour].obl} плиткой: она и ляжет на клетку.`,
  }),
  'summer-pavilion.bonus.mandatory': ({ due, picked, seat }, name) => ({
    reason: `Сейчас из запаса полагается ${tiles(due)}, а ${taken(picked)} ${picked}.`,
    instead:
      due === 0
        ? 'Оставьте плитки запаса на местах.'
        : `${name(seat)} сразу берёт из запаса ${tilesAcc(due)} на выбор.`,
  }),
  'summer-pavilion.bonus.jokers-ok': ({ colour, has, picked }) => ({
    reason: `${named(picked)} ${coloured(picked, colour)}, а в запасе ${has === 0 ? 'таких нет' : `их ${has}`}.`,
    instead: 'Выберите любые плитки из тех, что сейчас лежат в запасе.',
  }),
  'summer-pavilion.pass.out-for-round': ({ seat }, name) => ({
    reason: `Пас уже объявлен: ${name(seat)} больше не ходит в этом раунде.`,
    instead: 'Ходят только те, кто ещё не спасовал.',
  }),
  'summer-pavilion.pass.floor-one': ({ total, floor }) => ({
    reason: `Шкала начинается с ${floor}: счёта ${total} на ней нет.`,
    instead: `Назовите ${floor} или больше.`,
  }),
  'summer-pavilion.pass.keep-four': ({ kept, limit }) => ({
    reason: `${named(kept)} ${tiles(kept)}, а сохранить при пасе можно не больше ${limit}.`,
    instead: `Оставьте до ${tilesGen(limit)}, остальные сбросьте в башню: ${loss(1)} за каждую.`,
  }),
  'summer-pavilion.pass.corners': ({ seat, kept }, name) => ({
    reason: `В углах планшета (${name(seat)}) ${tiles(kept)}, а паса ещё не было.`,
    instead: 'Отметьте пас или уберите плитки из этих углов.',
  }),
  'summer-pavilion.prep.corners-back': ({ seat, kept }, name) => ({
    reason: `В углах планшета (${name(seat)}) ${tiles(kept)}, но идёт фаза 1: сохранённое уже вернулось к планшету.`,
    instead: 'Назовите их среди плиток рядом с планшетом.',
  }),
  'summer-pavilion.pass.discard-rest': ({ seat, beside, earned }, name) => ({
    reason: `Рядом с планшетом (${name(seat)}) ${tiles(beside)}, хотя пас уже был, а дополнительных за всю партию заработано: ${earned}.`,
    instead:
      'До 4 плиток положите в углы, остальные сбросьте в башню – или снимите отметку о пасе.',
  }),
  'summer-pavilion.bonus.short-supply': ({ seat, owed, earned }, name) => ({
    reason: `${name(seat)} ждёт дополнительных плиток: ${owed}, а заработано за всю партию: ${earned}.`,
    instead: 'Пересчитайте ожидаемые плитки или закрытые ячейки.',
  }),
};

function freeColours(free: Parameters<typeof colourChoice>[0]): string {
  return free.length === 0
    ? 'Выберите другую звезду.'
    : `На эту звезду ещё подойдёт ${colourChoice(free)}.`;
}

/** What of a price lies beside the board. */
function there(colour: Colour, { has, jokers: wild }: Price): string {
  const natural =
    has === 0 ? `${COLOUR[colour].genPl} плиток нет` : `есть ${coloured(has, colour)}`;
  if (wild === 0) return natural;
  return `${natural}${has === 0 ? ', есть' : ' и'} ${jokers(wild)}`;
}

/** What of a price is missing: with jokers enough it is the one tile of the colour. */
function missing(colour: Colour, { cost, has, jokers: wild, missing: number }: Price): string {
  return has === 0 && wild >= cost ? `одной ${COLOUR[colour].obl} плитки` : String(number);
}
