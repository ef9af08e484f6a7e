// What the hands do at set-up, in Russian, in the order of the rulebook.
import type { BoardSide } from '../../data/kinds.ts';
import type { ChecklistFacts } from '../../rules/facts.ts';
import type { Words } from '../words.ts';
import {
  cardsAcc,
  cardsEach,
  coinsAcc,
  dice as diceOf,
  diceText,
  gemsText,
  numbers,
  sets as setsOf,
  tents as tentsOf,
  tokens as tokensOf,
} from './grammar.ts';

export const checklist: Words['checklist'] = {
  'magnificent.setup.board-centre': () => 'Положите игровое поле в центр стола',
  'magnificent.setup.sort-supply': () =>
    'Разложите монеты, самоцветы и фрагменты лагеря в общий запас',
  'magnificent.setup.random-starting-player': () => 'Выберите наугад первого игрока',
  'magnificent.setup.dice-two-players': takeDice,
  'magnificent.setup.dice-three-players': takeDice,
  'magnificent.setup.dice-four-players': takeDice,
  'magnificent.solo.setup-dice': ({ dice }) =>
    `Бросьте ${diceText(dice)} в главный шатёр, остальные положите в запас`,
  'magnificent.setup.dice-leftover': ({ dice }) =>
    dice === 0 ? 'Лишних кубиков нет' : `Уберите в коробку лишние кубики, их ${dice}`,
  'magnificent.setup.roll-into-main-tent': ({ dice }) =>
    `Бросьте ${diceOf(dice)} и поставьте в главный шатёр`,
  'magnificent.setup.set-aside-numbered-master-cards': () =>
    'Отложите карты импресарио с цифрами I–IV',
  'magnificent.variant.draft-include-numbered': () =>
    'Замешайте карты импресарио с цифрами к остальным',
  'magnificent.setup.master-deck': () => 'Перемешайте карты импресарио и положите колодой на поле',
  'magnificent.setup.trainer-stack': () =>
    'Перемешайте жетоны ассистентов и положите стопкой справа от колоды',
  'magnificent.setup.display-two-or-three-players': fillDisplay,
  'magnificent.setup.display-four-players': fillDisplay,
  'magnificent.solo.setup-display': fillDisplay,
  'magnificent.setup.wagons-on-start': () => 'Поставьте фургоны на стартовые ячейки трёх дорожек',
  'magnificent.setup.wagons-face-left': () => 'Поверните фургоны влево, по часовой стрелке',
  'magnificent.setup.tents-on-poster-spaces': ({ tents }) =>
    `Разложите наугад ${tentsOf(tents)} на символы афиш и откройте`,
  'magnificent.setup.spare-tent': () => 'Уберите лишний шатёр в коробку',
  'magnificent.setup.set-aside-starting-posters': () =>
    'Отложите стартовые афиши, с зелёной меткой на рубашке',
  'magnificent.setup.poster-deck': () => 'Перемешайте остальные афиши и положите колодой на поле',
  'magnificent.setup.poster-display-four': ({ posters }) => `Откройте новые афиши, их ${posters}`,
  'magnificent.setup.scoring-marker': () => 'Поставьте свою фишку подсчёта очков на деление 0/100',
  'magnificent.setup.hats-initial-order': ({ order }) =>
    order.length === 1
      ? 'Поставьте одну шляпу на самое нижнее деление трека'
      : 'Поставьте шляпы на трек снизу вверх: первый игрок на самое нижнее деление, дальше по часовой стрелке',
  'magnificent.setup.second-hat-aside': () => 'Поставьте вторую шляпу перед собой',
  'magnificent.setup.random-player-board': () => 'Возьмите наугад планшет игрока',
  'magnificent.setup.first-game-side-a': () => 'Положите свой планшет стороной «А» вверх',
  'magnificent.variant.choose-board-side': () => 'Выберите сторону своего планшета, «А» или «Б»',
  'magnificent.setup.numbered-master-cards': () =>
    'Возьмите 4 карты импресарио с цифрой своего планшета',
  'magnificent.setup.unused-numbered-cards-shuffled': ({ deck }) =>
    deck === undefined
      ? 'Замешайте невзятые карты с цифрами в колоду импресарио'
      : `Оставьте карты с цифрами среди прочих: в колоде все карты импресарио, их ${deck}`,
  'magnificent.variant.draft-deal-five': ({ cards }) =>
    `Раздайте каждому взакрытую по ${cardsEach(cards)} импресарио`,
  'magnificent.variant.draft-pick-and-pass': ({ cards }) =>
    `Оставляйте по карте и передавайте прочие налево, пока не наберётся по ${cards}`,
  'magnificent.variant.draft-leftover': () => 'Замешайте оставшиеся карты в колоду',
  'magnificent.setup.deal-starting-poster': () =>
    'Возьмите наугад стартовую афишу и положите её над стартовым шатром',
  'magnificent.setup.spare-starting-posters': ({ posters }) =>
    posters === 0
      ? 'Лишних стартовых афиш нет'
      : `Уберите в коробку лишние стартовые афиши, их ${posters}`,
  'magnificent.setup.master-cards-beside-board': () =>
    'Положите карты импресарио лицом вверх у планшета',
  'magnificent.setup.starting-gems': ({ side, gems }) =>
    side === undefined || gems === undefined
      ? 'Положите на склад самоцветы, указанные на планшете'
      : `Положите на склад ${gemsText(gems)}`,
  'magnificent.setup.starting-coins': ({ side, coins }) =>
    `Возьмите монеты${goodsText(side, coins)}`,
  'magnificent.setup.starting-trainer': ({ side, trainers }) =>
    `Поставьте перед собой ассистентов${goodsText(side, trainers)}`,
  'magnificent.variant.board-two-side-b-tent': () =>
    'Планшет II, сторона «Б»: возьмите шатёр из коробки, положите на свою ячейку и получите её бонус',
  'magnificent.setup.starting-player-pays-last': ({ coins }) =>
    `Первый игрок отдаёт ${coinsAcc(coins)} тому, кто ходит последним`,
  'magnificent.setup.trainer-draft-two-or-three': openTiles,
  'magnificent.setup.trainer-draft-four': openTiles,
  'magnificent.setup.trainer-draft-order': () =>
    'Выберите по жетону против часовой стрелки; первый игрок — последним',
  'magnificent.setup.trainer-draft-place': () =>
    'Положите жетон лицом вверх на левую ячейку области «Ассистенты»',
  'magnificent.setup.trainer-draft-two-player-leftover': () =>
    'Замешайте невыбранный жетон обратно в стопку',
  'magnificent.solo.setup-master-cards': ({ cards, revealed }) =>
    `Откройте ${cardsAcc(revealed)} импресарио, оставьте себе ${cards}, прочие замешайте в колоду`,
  'magnificent.solo.setup-trainer-tile': ({ tiles }) =>
    `Откройте ${tokensOf(tiles)} ассистентов, один оставьте себе, другой замешайте обратно`,
  'magnificent.solo.setup-neutral-hats': ({ requirements }) =>
    `Поставьте чужие шляпы на деления ${numbers(requirements)}`,
  'magnificent.prepare.trainers-return': () => 'Заберите своих ассистентов из главного шатра',
  'magnificent.solo.clear-and-refill-display': () => 'Сбросьте всё, что осталось на ярмарке',
  'magnificent.solo.new-round-dice': () => 'Верните добавленные кубики в запас',
  'magnificent.prepare.refill-main-display': ({ sets, isWithTiles }) =>
    isWithTiles
      ? fillDisplay({ sets })
      : `Выложите на ярмарку сверху вниз ${cardsAcc(sets)} импресарио`,
  'magnificent.prepare.no-trainer-tiles-before-last-round': () =>
    'Жетоны ассистентов не кладите: впереди последний раунд',
};

function takeDice({ dice }: ChecklistFacts['magnificent.solo.setup-dice']): string {
  return `Отберите ${diceText(dice)}`;
}

function fillDisplay({ sets }: ChecklistFacts['magnificent.solo.setup-display']): string {
  return `Выложите на ярмарку карты импресарио и жетоны, ${setsOf(sets)} сверху вниз`;
}

/** Сколько взять: на всех планшетах поровну или на каждой стороне по-своему. */
function goodsText(side: BoardSide | undefined, amount: number | undefined): string {
  if (amount === undefined) return ', указанные на планшете';
  return side === undefined ? `; на стороне «А»: ${amount}` : `: ${amount}`;
}

function openTiles({ tiles }: ChecklistFacts['magnificent.setup.trainer-draft-four']): string {
  return `Откройте на выбор ещё ${tokensOf(tiles)} ассистентов`;
}
