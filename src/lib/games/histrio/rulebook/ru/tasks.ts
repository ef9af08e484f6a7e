// What the table is asked to do and what it has done, in Russian: checklists, steps and moves.
import type { SeatId } from '../../../../referee/ruling.ts';
import type { Payout } from '../../rules/moves.ts';
import { faceUpOf, isPoor, visitorsOf } from '../visitors.ts';
import type { Name, Words } from '../words.ts';
import {
  acrobats as acrobatsOf,
  acrobatsAcc,
  actors,
  cardList,
  cards as cardsOf,
  cardsAcc,
  cardsGen,
  cardText,
  city as cityNom,
  cityGen,
  cityList,
  colours,
  ecus,
  encountersAcc,
  inCity,
  MOOD,
  names,
  place,
  requestsAcc,
  signed,
  TALENT,
  towards,
} from './grammar.ts';
import { conditionText } from './terms.ts';

export const checklist: Words['checklist'] = {
  'histrio.setup.board-centre': () => 'Положите поле в центр стола',
  'histrio.setup.flip-for-mood': () => 'Подбросьте экю: орёл — комедия, решка — трагедия',
  'histrio.setup.take-colour': ({ seats }) =>
    `Раздайте ${colours(seats)}: 8 карт странствий, 8 каравелл, 3 распорядителя`,
  'histrio.setup.request-deck': ({ cards }) =>
    `Перемешайте ${requestsAcc(cards)} и положите рубашкой вверх у Театра`,
  'histrio.setup.encounter-deck': ({ cards }) =>
    `Перемешайте ${encountersAcc(cards)} и положите рубашкой вверх у поля`,
  'histrio.setup.first-deal': laid,
  'histrio.setup.starting-money': ({ ecus: money }) =>
    `Дайте каждому игроку по ${ecus(money)}; остальное — казна`,
  'histrio.friendly.second-set': () => 'Каждый берёт второй цвет: дружественную труппу',
  'histrio.friendly.shuffled-pile': () =>
    'Каждый тасует её карты странствий и кладёт закрытой стопкой',
  'histrio.season2.discard-actors': ({ cards }) =>
    cards === undefined ? 'Сбросьте всех актёров трупп' : `Сбросьте труппы: ${actors(cards)}`,
  'histrio.season2.keep-acrobats': ({ cards }) =>
    cards === undefined
      ? 'Оставьте акробатов'
      : cards === 0
        ? 'Акробатов ни у кого нет'
        : `Оставьте ${acrobatsAcc(cards)}`,
  'histrio.season2.keep-requests': () => 'Оставьте тайные просьбы, как лежат',
  'histrio.season2.acrobats-ready': () => 'Разверните использованных акробатов обратно',
  'histrio.season2.city-cards-discarded': ({ cards }) =>
    cards === undefined
      ? 'Сбросьте карты у городов'
      : `Сбросьте карты у городов: ${cardsOf(cards)}`,
  'histrio.season2.discard-becomes-deck': ({ cards }) =>
    cards === undefined
      ? 'Перемешайте сброс: это новая колода'
      : `Перемешайте сброс: новая колода из ${cardsGen(cards)}`,
  'histrio.season2.deal': laid,
  'histrio.season2.flip-needle': () => 'Снова подбросьте экю и поставьте иглу',
  'histrio.season2.travel-not-returned': () => 'Сброшенные карты странствий не возвращайте',
  'histrio.season2.caravels-stay': () => 'Каравеллы оставьте на поле',
  'histrio.friendly.refill': () =>
    'Перемешайте дружественные стопки заново и снимите их каравеллы с поля',
  'histrio.mood.change-returns-managers': ({ managers }) =>
    `Верните хозяевам всех распорядителей из Театра: ${managers}`,
  'histrio.season2.money-kept': () => 'Экю остаются у игроков',
};

function laid({ cards }: { readonly cards: number }): string {
  return `Выложите лицом вверх ${cardsAcc(cards)}, по одной к городу`;
}

/** Short: they stand in the thumb zone of a phone. */
export const steps: Words['steps'] = {
  flip: ({ season }) => `Сезон ${season}: подбросьте экю. Орёл или решка?`,
  deal: ({ city, left }) => `Выложите карту к городу ${city}, осталось ${left}`,
  travel: ({ turn, turns }) => `Ход ${turn} из ${turns}: покажите, кто куда`,
  resolve: ({ city, cards, seats }, who) => {
    if (who !== '')
      return cards === 0
        ? `${who}: ${inCity(city)} пусто, тяните просьбу`
        : `${who}: разыграйте ${cityNom(city)}, ${cardsOf(cards)}`;
    if (cards > 0) return `Сбросьте карты ${cityGen(city)}, их ${cards}`;
    return seats.length === 0
      ? `Дружественная труппа ${inCity(city)}, пусто`
      : `Тяните просьбы: ${inCity(city)} пусто`;
  },
  discardRequest: ({ held, limit }, who) => `${who}: просьб ${held}, оставьте ${limit}`,
  endTurn: ({ turn, turns }) => `Ход ${turn} из ${turns}: все города разыграны?`,
  scoreShows: ({ season, mood }) => `Фестиваль ${season}: шоу, Король хочет ${MOOD[mood].acc}`,
  closeFestival: ({ season }) => `Фестиваль ${season}: тайные просьбы, затем конец`,
  prepareSeason: () => 'Подготовьте сезон 2',
  countPurses: () => 'Пересчитайте экю у всех',
};

export const moves: Words['moves'] = {
  flip: ({ mood }) => `${mood === 'comedy' ? 'орёл' : 'решка'}, ${MOOD[mood].nom}`,
  deal: ({ city, card }, name) => `${cityNom(city, name)}: ${cardText(card)}`,
  travel: ({ to, friendly = {} }, name) => {
    const own = goingText(to, name);
    const friends = Object.entries(friendly).map(
      ([seat, city]) => `${name(seat)} — ${cityNom(city, name)}`,
    );
    return friends.length === 0 ? own : `${own}; дружественные труппы: ${friends.join(', ')}`;
  },
  resolve: ({ city, victims = [], court, declined = [] }, name, before) =>
    [
      `${cityNom(city, name)} разыгран${inBrackets(visitorsOf(before, city), name)}`,
      ...(victims.length === 0 ? [] : [`украдено у: ${names(victims, name)}`]),
      ...(declined.length === 0 ? [] : [`отказ: ${cardList(declined)}`]),
      ...(court === undefined ? [] : [`ко Двору: ${cardText(court)}`]),
    ].join(', '),
  discardRequest: ({ which }) =>
    which === 'face-up' ? 'сброшена открытая просьба' : 'сброшена закрытая просьба',
  useAcrobat: ({ card, ecus: money = {}, needle = 0, during, to, note = '' }, name) =>
    [
      `сыгран акробат: ${cardText(card)}`,
      ...Object.entries(money).map(([seat, by]) => `${name(seat)} ${signed(by)}`),
      ...(needle === 0
        ? []
        : [`игла ${towards(Math.abs(needle), needle > 0 ? 'comedy' : 'tragedy')}`]),
      ...(during === undefined ? [] : [`посреди розыгрыша, ${cityNom(during, name)}`]),
      ...(to === undefined ? [] : [goingText(to, name)]),
      ...(note === '' ? [] : [note]),
    ].join(', '),
  setNeedle: ({ mood, space, reason }) => `игла вручную: ${place({ mood, space })}, ${reason}`,
  gainAcrobat: ({ card }) => `взят акробат: ${cardText(card)}`,
  push: ({ from, actors: sent }) =>
    from === 'court'
      ? `ко Двору: ${cardList(sent)}`
      : `несколько игроков в городе, ко Двору: ${cardList(sent)}`,
  stage: () => 'распорядитель в Театр',
  takeBonus: ({ ecus: money }) => `бонус ${ecus(money)}`,
  payActor: ({ seat }, _, before) =>
    isPoor(before, seat)
      ? 'актёр 5-го уровня сброшен: платить нечем'
      : 'плата за актёра 5-го уровня',
  steal: ({ seat, victim }, name) => `кража 1\u00A0экю: ${name(victim)} → ${name(seat)}`,
  endTurn: () => 'ход окончен',
  scoreShows: ({ chameleon = {} }, name) =>
    [
      'шоу подсчитаны',
      ...Object.entries(chameleon).map(
        ([seat, talent]) => `${name(seat)}: Хамелеон — ${TALENT[talent]}`,
      ),
    ].join(', '),
  playRequest: ({ name: title = '', payout }) =>
    `тайная просьба${title === '' ? '' : ` «${title}»`}: ${payoutText(payout)}`,
  repeatRequest: ({ seat, payout }, _, before) => {
    const title = faceUpOf(before, seat);
    return `открытая просьба${title === '' ? '' : ` «${title}»`} ещё раз: ${payoutText(payout)}`;
  },
  closeFestival: () => 'фестиваль окончен',
  prepareSeason: ({ acrobats }) =>
    acrobats === undefined
      ? 'сезон 2 подготовлен'
      : `сезон 2 подготовлен, у игроков ${acrobatsOf(acrobats)}`,
  countPurses: ({ ecus: money }, name) =>
    `пересчёт экю: ${Object.entries(money)
      .map(([seat, told]) => `${name(seat)} ${told}`)
      .join(', ')}`,
};

/** «Аня — город 3, Боря — города 1 и 5» */
function goingText(to: Readonly<Record<SeatId, readonly number[]>>, name: Name): string {
  return Object.entries(to)
    .map(([seat, cities]) => `${name(seat)} — ${cityList(cities, name)}`)
    .join(', ');
}

function inBrackets(seats: readonly SeatId[], name: Name): string {
  return seats.length === 0 ? '' : ` (${names(seats, name)})`;
}

function payoutText(payout: Payout): string {
  return 'ecus' in payout ? ecus(payout.ecus) : conditionText(payout.condition);
}
