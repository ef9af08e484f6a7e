// What follows at the end of a round and of the game, in Russian: one short line each.
import { COLOURS } from '../../data/kinds.ts';
import type { EffectFacts, ScoredFacts } from '../../rules/effectFacts.ts';
import type { Phase } from '../../rules/state.ts';
import type { Words } from '../words.ts';
import { cardText, countedText } from './cards.ts';
import {
  areas as areasOf,
  capital,
  cards as cardsOf,
  coinsAcc,
  coinsGen,
  COLOUR_MANY,
  dice as diceOf,
  diceText,
  gems as gemsCount,
  names,
  points as pointsOf,
  sets as setsOf,
  trainers as trainersOf,
  offTrack,
  onTrack,
} from './grammar.ts';
import { stages, trainerText } from './terms.ts';

export const roundEffects = {
  // Конец раунда
  'magnificent.round-end.trigger': ({ round }) => `Раунд ${round}: ходы окончены`,
  'magnificent.round-end.step-order': ({ phase, round }) => phaseText(phase, round),
  'magnificent.payment.highest-colour-sum': ({ due, sums, clear, paid, coins }) => {
    const highest = Math.max(...COLOURS.map((colour) => sums[colour]));
    const colour = COLOURS.find((one) => sums[one] === highest) ?? 'orange';
    const parts = [
      ...(highest > 0 || clear === 0 ? [`${highest} за ${COLOUR_MANY[colour]}`] : []),
      ...(clear > 0 ? [`${clear} за прозрачные`] : []),
    ].join(' и ');
    return `Оплата ${due}: ${parts}; отдано монет ${paid}, остаётся ${coins}`;
  },
  'magnificent.payment.penalty-round-one': penalty,
  'magnificent.payment.penalty-round-two': penalty,
  'magnificent.payment.penalty-round-three': penalty,
  'magnificent.sets.lower-hat-returns': (place) => `Нижняя шляпа снята ${offTrack(place)}`,
  'magnificent.sets.order-by-hats': ({ order }, name) =>
    `Наборы берут по порядку: ${order.map((seat) => name(seat)).join(', ')}`,
  'magnificent.sets.take-card-and-tile': ({ set, name: called, tile, isCard }) => {
    const which = isCard
      ? set === undefined
        ? 'Взята карта'
        : `Карта ${set} с ярмарки`
      : set === undefined
        ? 'Взят набор'
        : `Набор ${set}`;
    const parts = [
      ...(called === undefined ? [] : [called]),
      ...(tile === undefined ? [] : [`жетон ${trainerText(tile)}`]),
    ];
    return parts.length === 0 ? which : `${which}: ${parts.join(', ')}`;
  },
  'magnificent.sets.no-tiles-in-last-round': () => 'Последний раунд: жетонов ассистентов нет',
  'magnificent.sets.two-players-gap': discarded,
  'magnificent.sets.two-players-no-gap': discarded,
  'magnificent.score-card.move-marker': (facts) => scoredText(facts),

  // Следующий раунд
  'magnificent.prepare.trainers-return': ({ trainers }) =>
    `Из главного шатра: ${trainersOf(trainers)}`,
  'magnificent.prepare.hats-slide-down': ({ hats }, name) =>
    `Шляпы сдвинуты вниз, считая снизу: ${hats.map(({ seat, space }) => `${name(seat)} № ${space}`).join(', ')}`,
  'magnificent.prepare.new-starting-player': ({ round }) => `Первый игрок в раунде ${round}`,
  'magnificent.prepare.refill-main-display': ({ sets, cards, tiles, isCard }) =>
    isCard
      ? `На ярмарке ${cardsOf(sets)}; в колоде карт ${cards}`
      : `На ярмарке ${setsOf(sets)}; в колоде карт ${cards}, в стопке жетонов ${tiles}`,
  'magnificent.prepare.no-trainer-tiles-before-last-round': () =>
    'Перед последним раундом жетонов ассистентов не кладут',
  'magnificent.prepare.reroll-all-dice': ({ dice }) => `Бросок в главный шатёр: ${diceOf(dice)}`,
  'magnificent.overview.rounds': ({ round, rounds }) => `Начинается раунд ${round} из ${rounds}`,

  // Конец игры
  'magnificent.end.half-master-cards': (facts) => `${scoredText(facts)}, половина`,
  'magnificent.end.coins': ({ coins }) => `За ${coinsAcc(coins)}`,
  'magnificent.end.camp-areas': ({ areas, byGems }) =>
    byGems === 0
      ? `Закрыто участков лагеря: ${areas}`
      : `Закрыто участков лагеря: ${areas}, из них самоцветами ${byGems}`,
  'magnificent.end.gems-fill-spaces': ({ gems, areas }) =>
    `${gemsCount(gems)} на клетках лагеря, это ещё ${areasOf(areas)}`,
  'magnificent.end.tie-break': ({ seats, hats }, name) =>
    `ПО поровну, впереди тот, чья шляпа выше: ${hats.map((hat, at) => `${name(seats[at] ?? '')} — ${onTrack(hat)}`).join(', ')}`,
  'magnificent.end.winner': ({ seats, points }, name) =>
    seats.length === 1
      ? `Побеждает ${names(seats, name)}: ${pointsOf(points)}`
      : `Побеждают вместе ${names(seats, name)}: ${pointsOf(points)}`,

  // Одиночная игра
  'magnificent.solo.discard-top-sets': ({ sets, isCard }) =>
    `Сброшено сверху: ${isCard ? cardsOf(sets) : setsOf(sets)}, столько шляп выше`,
  'magnificent.solo.clear-and-refill-display': ({ sets, isCard }) =>
    `Остаток ярмарки сброшен: ${isCard ? cardsOf(sets) : setsOf(sets)}`,
  'magnificent.solo.new-round-dice': ({ dice }) => `Новый раунд: ${diceText(dice)}`,
  'magnificent.solo.goal': ({ points, goal, won }) =>
    won
      ? `Победа: ${pointsOf(points)}, а нужно ${goal}`
      : `До победы не хватило: ${pointsOf(points)} из ${goal}`,
  'magnificent.solo.rank-outstanding': ({ points }) =>
    `Звание выдающегося антрепренёра: ${pointsOf(points)}`,
  'magnificent.solo.rank-best': ({ points }) =>
    `Титул лучшего шоумена столетия: ${pointsOf(points)}`,
} as const satisfies Partial<Words['effects']>;

function phaseText(phase: Phase, round: number): string {
  switch (phase) {
    case 'setup':
      return 'Подготовка к игре';
    case 'over':
      return 'Игра окончена';
    case 'halves':
    case 'areas':
      return `Конец игры: ${stages[phase]}`;
    default:
      return `Раунд ${round}: ${stages[phase]}`;
  }
}

function penalty({ missing, each }: EffectFacts['magnificent.payment.penalty-round-one']): string {
  return `Не хватило ${coinsGen(missing)}, за каждую минус ${pointsOf(each)}`;
}

function discarded({ set, isCard }: EffectFacts['magnificent.sets.two-players-gap']): string {
  if (isCard) return set === undefined ? 'Ещё одна карта сброшена' : `Сброшена карта ${set}`;
  return set === undefined ? 'Ещё один набор сброшен' : `Сброшен набор ${set}`;
}

/** What a card was scored for: «Карта 2: маленькие зелёные фрагменты, 3 × 4». */
function scoredText({
  card,
  name,
  kind,
  colour,
  count,
  each,
  maximum,
  full,
  told,
}: ScoredFacts): string {
  const title = cardText(card, name);
  const what = kind === undefined ? '' : `: ${countedText(kind, colour)}`;
  const other = told === undefined ? '' : ` (а названо ${told})`;
  if (count === undefined || each === undefined)
    return `${capital(title)}${what}, ${pointsOf(full)}${other}`;
  const product = each === 1 ? String(count) : `${count} × ${each}`;
  const most = maximum !== undefined && count * each > full ? `, не больше ${full}` : '';
  return `${capital(title)}${what}, ${product}${most}${other}`;
}
