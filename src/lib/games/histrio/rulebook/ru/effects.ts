// What follows from a move, in Russian: one short line each.
import { moodFor } from '../../data/cards.ts';
import type { EffectFacts } from '../../rules/facts.ts';
import { afterSums } from '../afterSums.ts';
import type { Words } from '../words.ts';
import {
  acrobats,
  actors,
  capital,
  cardList,
  cards as cardsOf,
  cardsGen,
  cardText,
  citiesGen,
  city as cityNom,
  cityList,
  cityGen,
  ecus,
  encounters,
  inCities,
  inCity,
  inFavour,
  managers as managersOf,
  matching,
  MOOD,
  names,
  cityNumbers,
  place,
  plural,
  requests,
  signed,
  spaces as spacesOf,
  TALENT,
  towards as by,
  travelCards,
  troupes,
  turns as turnsOf,
} from './grammar.ts';

export const effects: Words['effects'] = {
  // Подготовка
  'histrio.component.encounter-cards': ({ cards }) => `В колоде ${encounters(cards)}`,
  'histrio.component.secret-requests': ({ cards }) => `В своей колоде ${requests(cards)}`,
  'histrio.setup.starting-money': ({ ecus: money }) => `${ecus(money)} в начале игры`,
  'histrio.setup.treasury': ({ ecus: money }) => `В казне ${ecus(money)}`,
  'histrio.setup.first-deal': dealt,
  'histrio.flow.first-season-six-turns': ({ turns }) => `В сезоне 1 — ${turnsOf(turns)}`,
  'histrio.setup.flip-for-mood': flipped,
  'histrio.setup.needle-first-space': ({ to }) => `Игла: ${place(to)}`,
  'histrio.friendly.second-set': ({ seats }) => `${capital(troupes(seats))}, каждая своего цвета`,
  'histrio.friendly.only-obstacle': () => 'У дружественных трупп нет ни экю, ни шоу',

  // Странствие
  'histrio.travel.card-to-own-discard': ({ city, left }, name) =>
    `В ${cityNom(city, name)}, на руке ${travelCards(left)}`,
  'histrio.friendly.reveal-both': ({ city, left }, name) =>
    `Дружественная труппа — в ${cityNom(city, name)}, в её стопке ${cardsOf(left)}`,
  'histrio.resolution.unvisited-untouched': ({ cities }, name) =>
    cities.length === 0
      ? 'Гости есть в каждом городе'
      : `${capital(inCities(cities, name))} никого: карты остаются`,

  // Один игрок в городе
  'histrio.alone.bonus-pays': ({ ecus: money, city }, name) =>
    city === 0 ? `${ecus(money)} за бонус` : `${ecus(money)}: бонус ${inCity(city, name)}`,
  'histrio.alone.bonus-discarded': discarded,
  'histrio.alone.acrobat-kept': ({ card, city }, name) =>
    city === 0
      ? `Остаётся у игрока: ${cardText(card)}`
      : `Из ${cityGen(city, name)} остаётся у игрока: ${cardText(card)}`,
  'histrio.alone.actor-1-recall': ({ card, cards }) =>
    `${capital(cardText(card))}: каравеллы вернулись, на руке ${travelCards(cards)}`,
  'histrio.alone.actor-2-steal': ({ thief, victim, moved }, name) => {
    if (victim === undefined) return `${name(thief)}: красть не у кого, экю ни у кого нет`;
    return moved === 0
      ? `${name(thief)}: красть нечего, у игрока ${name(victim)} нет экю`
      : `Кража ${ecus(moved)}: ${name(victim)} → ${name(thief)}`;
  },
  'histrio.alone.actor-3-place-manager': ({ stage, placed }) =>
    placed
      ? `Распорядитель встаёт в Театр, своих там ${stage}`
      : `Ставить в Театр некого: там уже ${managersOf(stage)} этого игрока`,
  'histrio.alone.actor-3-pay': ({ managers, placed }) => {
    if (placed === undefined)
      return `${ecus(managers)}: в Театре ${managersOf(managers)}, считаются все цвета`;
    return placed
      ? `${ecus(managers)}: распорядитель встаёт в Театр, всего там ${managers}`
      : `${ecus(managers)}: ставить в Театр некого, всего там ${managers}`;
  },
  'histrio.alone.actor-4-nothing': ({ card }) => `${capital(cardText(card))}: ничего не происходит`,
  'histrio.alone.actor-5-cost': ({ paid }) => `${ecus(paid)} в казну за актёра 5-го уровня`,
  'histrio.alone.actor-5-cannot-pay': () => 'Актёр 5-го уровня сброшен: платить нечем',
  'histrio.alone.takes-all': ({ card }) => `Отказ и сброс: ${cardText(card)}`,
  'histrio.alone.actors-into-hand': ({ cards, city }, name) =>
    `На руке после ${cityGen(city, name)}: ${cardList(cards)}`,
  'histrio.alone.court-moves-needle': ({ card, spaces, talent }) =>
    `${capital(cardText(card))} уходит ко Двору: ${by(spaces, moodFor(talent))}`,
  'histrio.alone.court-card-discarded': discarded,
  'histrio.alone.court-keeps-effect': ({ card }) =>
    `${capital(cardText(card))}: сделанное при розыгрыше остаётся в силе`,
  'histrio.alone.rest-joins-troupe': ({ cards }) =>
    `${cards.length > 1 ? 'Вступают' : 'Вступает'} в труппу: ${cardList(cards)}`,

  // Настроение Короля
  'histrio.mood.what-moves-needle': ({ to, reason }) =>
    `Игла поставлена вручную, ${place(to)}: ${reason}`,
  'histrio.mood.direction-and-distance': ({ towards, spaces, lost, to, ...sums }) => {
    const rest =
      lost === 0
        ? ''
        : `; за краем шкалы ${plural(lost, 'пропало', 'пропали', 'пропало')} ${spacesOf(lost)}`;
    const said =
      spaces === 0
        ? `Игла остаётся: ${place(to)}${rest}`
        : `Игла ${by(spaces, towards)}, теперь ${place(to)}${rest}`;
    return afterSums(said, sums, sumsText);
  },
  'histrio.mood.change-on-crossing': ({ mood }) =>
    `Теперь Король хочет ${MOOD[mood].acc}: смените декорации`,
  'histrio.mood.change-returns-managers': ({ managers }) =>
    `К хозяевам ${plural(managers, 'уходит', 'уходят', 'уходит')} ${managersOf(managers)}`,
  'histrio.mood.managers-stay-otherwise': ({ managers }) =>
    `В Театре ${plural(managers, 'остаётся', 'остаются', 'остаётся')} ${managersOf(managers)}`,
  'histrio.mood.sector-decides': ({ mood, to }) =>
    `Король по-прежнему хочет ${MOOD[mood].acc}, игла: ${place(to)}`,

  // Несколько игроков в городе
  'histrio.crowd.all-discarded': ({ city, cards }, name) =>
    `Сброшено ${inCity(city, name)}: ${cardList(cards)}`,
  'histrio.crowd.acrobat-bonus-no-effect': ({ cards }) => `Без эффекта: ${cardList(cards)}`,
  'histrio.crowd.actors-move-needle': ({ cards }) => `Ко Двору вместе: ${cardList(cards)}`,
  'histrio.crowd.net-movement': ({ comedians, tragedians, spaces }) => {
    const sums = sumsText(comedians, tragedians);
    if (spaces === 0) return `${sums}: игла на месте`;
    return `${sums}: ${by(spaces, comedians > tragedians ? 'comedy' : 'tragedy')}`;
  },
  'histrio.crowd.each-draws-request': ({ city, held }, name) =>
    `Тайная просьба ${inCity(city, name)}, теперь просьб: ${held}`,
  'histrio.opportunity.empty-city-request': ({ city, held }, name) =>
    `Тайная просьба: ${inCity(city, name)} пусто, теперь просьб: ${held}`,
  'histrio.request.limit-three': ({ held, discarded: which }) =>
    `${capital(requests(held))}, одна лишняя: сброшена ${which === 'face-up' ? 'лежавшая открыто' : 'одна из закрытых'}`,
  'histrio.request.reshuffle': ({ cards }) =>
    `Колода просьб пуста, новая из сброса: ${cardsOf(cards)}`,
  'histrio.caravel.shows-used-cities': ({ used, free }, name) =>
    used.length === 0
      ? 'Каравелл на поле нет: открыты все города'
      : `${used.length === 1 ? 'Каравелла' : 'Каравеллы'} ${inCities(used, name)}; открыты: ${free.length === 0 ? 'ни один' : cityNumbers(free, name)}`,
  'histrio.caravel.refill-at-one': ({ left, cards }) =>
    `${plural(left, 'Осталась', 'Осталось', 'Осталось')} ${travelCards(left)}: все ${cards} и каравеллы возвращаются`,

  // Дружественные труппы
  'histrio.friendly.alone-discards': ({ city, cards }, name) =>
    `Сброшено без эффекта ${inCity(city, name)}: ${cardList(cards)}`,
  'histrio.friendly.two-friendly': ({ city, cards }, name) =>
    `Две дружественные труппы ${inCity(city, name)}: ${plural(cards.length, 'сброшена', 'сброшено', 'сброшено')} ${cardsOf(cards.length)}`,
  'histrio.friendly.never-takes': ({ city }, name) =>
    `Дружественная труппа ничего не берёт ${inCity(city, name)}`,
  'histrio.friendly.refill': ({ cards }) =>
    `Дружественная стопка собрана заново: ${travelCards(cards)}`,

  // Акробаты
  'histrio.acrobat.turned-when-used': ({ card }) =>
    `${capital(cardText(card))}: в этом сезоне использован`,
  'histrio.acrobat.follow-card': ({ card, note, ecus: money }) => {
    const who = capital(cardText(card));
    if (money !== undefined) return `${who}: ${signed(money)}\u00A0экю`;
    return note === undefined || note === ''
      ? `${who}: эффект карты`
      : `${who}: эффект карты, ${note}`;
  },

  // Новые возможности
  'histrio.opportunity.season-ends-on-empty-deck': ({ season }) =>
    `Колода пуста: сезон ${season} окончен`,
  'histrio.opportunity.deal-one-per-city': dealt,
  'histrio.opportunity.short-deal': ({ cities }) =>
    cities === 1
      ? 'Последняя карта: только городу 1'
      : `Последние карты: только городам ${cities === 2 ? '1 и 2' : `1–${cities}`}`,
  'histrio.season2.deal': dealt,
  'histrio.opportunity.keep-edges-visible': ({ card, city }, name) =>
    `${capital(cityNom(city, name))}: ${cardText(card)}`,

  // Фестиваль
  'histrio.festival.matching-actors': ({ actors: many, mood }) =>
    `${ecus(many)}: в труппе ${matching(many, mood)}`,
  'histrio.acrobat.chameleon-no-ecu': () => 'Хамелеон — не актёр, за него экю нет',
  'histrio.acrobat.chameleon-level-one': ({ talent, experience, chameleons }) =>
    chameleons === undefined
      ? `Хамелеон считается как ${TALENT[talent]} ${experience}`
      : `Хамелеоны (${chameleons}): каждый считается как ${TALENT[talent]} ${experience}`,
  'histrio.festival.show-difference': ({ comedians, tragedians, difference, side }) => {
    const sums = sumsText(comedians, tragedians);
    return side === undefined ? `${sums}: разница 0` : `${sums}: ${inFavour(difference, side)}`;
  },
  'histrio.festival.pleases-when-on-side': ({ mood, difference, side }) => {
    if (side === undefined) return 'Разница 0: шоу не нравится Королю';
    return moodFor(side) === mood
      ? `Шоу нравится Королю: ${inFavour(difference, side)}`
      : `Шоу не нравится Королю, он хочет ${MOOD[mood].acc}`;
  },
  'histrio.festival.not-pleasing-never-best': ({ difference }) =>
    `Без награды: разница ${difference} не в ту сторону`,
  'histrio.festival.reward-season-1': rewarded,
  'histrio.festival.reward-season-2': rewarded,
  'histrio.festival.best-show-double': ({ ecus: money, difference }) =>
    `Ещё ${ecus(money)}: лучшее шоу, разница ${difference}`,
  'histrio.festival.best-show-tie': ({ ecus: money, difference, tied }, name) =>
    `Ещё ${ecus(money)}: лучшее шоу, разница ${difference}. По ${ecus(money)} получает каждый: ${names(tied, name)}`,
  'histrio.festival.play-one-request': ({ name, ecus: money, counted }) =>
    `${ecus(money)}: ${requestText(name)}${countedText(counted)}`,
  'histrio.festival.season-2-second-request': ({ name, ecus: money, counted }) =>
    `${ecus(money)}: ${requestText(name)}, вторая просьба${countedText(counted)}`,
  'histrio.festival.season-1-request-again': ({ name, ecus: money, counted }) =>
    `${ecus(money)}: ${requestText(name)}, ещё раз${countedText(counted)}`,
  'histrio.festival.season-1-request-stays': ({ name }) =>
    `Остаётся открытой до конца сезона 2: ${requestText(name)}`,

  // Между сезонами
  'histrio.season2.discard-actors': ({ cards }) => `В сброс: ${actors(cards)}`,
  'histrio.season2.keep-acrobats': ({ cards }) =>
    `${plural(cards, 'Остаётся', 'Остаются', 'Остаётся')} ${acrobats(cards)}`,
  'histrio.season2.keep-requests': ({ faceDown, faceUp }) =>
    `Тайные просьбы остаются: закрытых ${faceDown}, открытых ${faceUp}`,
  'histrio.season2.acrobats-ready': ({ cards }) => `Снова готовы к игре: ${acrobats(cards)}`,
  'histrio.season2.travel-not-returned': ({ used }, name) =>
    used.length === 0
      ? 'Все карты странствий на руке, каравелл на поле нет'
      : `Карты странствий остаются в сбросе: ${cityList(used, name)}`,
  'histrio.season2.city-cards-discarded': ({ cards }) => `Из городов в сброс: ${cardsOf(cards)}`,
  'histrio.season2.discard-becomes-deck': ({ cards }) => `Новая колода из ${cardsGen(cards)}`,
  'histrio.season2.flip-needle': flipped,
  'histrio.season2.money-kept': ({ ecus: money }) => `Остаётся у игрока: ${ecus(money)}`,
  'histrio.season2.number-of-turns': ({ turns, last }) =>
    `В сезоне 2 — ${turnsOf(turns)}; последних карт хватит для ${citiesGen(last)}`,

  // Конец игры
  'histrio.end.most-ecus-wins': ({ seat, ecus: money, known }, name) =>
    known === undefined
      ? `Побеждает ${name(seat)}: ${ecus(money)}`
      : `Пересчитано ${ecus(money)}, до этого было известно ${known}`,
  'histrio.end.tie-shared': ({ seats, ecus: money }, name) =>
    `Побеждают вместе ${names(seats, name)}: по ${ecus(money)}`,
};

function dealt({ cards, deck }: EffectFacts['histrio.setup.first-deal']): string {
  return `К городам ${cardsOf(cards)}, в колоде остаётся ${deck}`;
}

function flipped({ mood }: EffectFacts['histrio.setup.flip-for-mood']): string {
  return `${mood === 'comedy' ? 'Орёл' : 'Решка'}: Король хочет ${MOOD[mood].acc}`;
}

function discarded({ card }: EffectFacts['histrio.alone.bonus-discarded']): string {
  return `В сброс: ${cardText(card)}`;
}

function rewarded({
  ecus: money,
  difference,
}: EffectFacts['histrio.festival.reward-season-1']): string {
  return `${ecus(money)}: шоу нравится Королю, разница ${difference}`;
}

function sumsText(comedians: number, tragedians: number): string {
  return `Комедианты ${comedians}, трагики ${tragedians}`;
}

/** A request by its name, if the table told it. */
function requestText(name: string | undefined): string {
  return name === undefined || name === '' ? 'тайная просьба' : `«${name}»`;
}

function countedText(counted: number | undefined): string {
  return counted === undefined ? '' : ` (насчитано ${counted})`;
}
