// Rulings on the end of a round, the end of the game and solitaire in Russian.
import type { Words } from '../words.ts';
import {
  ARITHMETIC,
  CRITERIA,
  END,
  PLAYER_SETUP,
  ROUND_END,
  SETUP,
  SOLO,
  SPANISH,
  SPANISH_ROUND_END,
} from './sources.ts';

export const roundRulings = {
  // Конец раунда
  'magnificent.ruling.two-player-gap': {
    question: 'Вдвоём, если между шляпами есть место: когда верхний игрок сбрасывает набор?',
    readings: {
      ruling: 'Кто выше, сначала берёт свой набор, а из двух оставшихся сбрасывает один.',
    },
    why: 'Сброс — до того, как соперник возьмёт последний набор: так прямо в испанском тексте. Место — это хотя бы одно деление, с числом или без.',
    evidence: [ROUND_END, SPANISH],
  },
  'magnificent.ruling.spanish-score-verb': {
    question: 'Испанский текст велит взять одну из пяти карт. Взять или получить за неё ПО?',
    readings: { ruling: 'Получить ПО за одну карту и сбросить её.' },
    why: 'Это ошибка перевода: в главе о конце раунда тот же текст говорит об очках.',
    evidence: [SPANISH_ROUND_END, ROUND_END],
  },
  'magnificent.ruling.hat-criterion': {
    question: 'Какая шляпа считается для условия и что даёт деление без числа?',
    readings: {
      requirement: 'Шляпа, что осталась на треке; деление без числа — 0.',
      'space-number': 'Верхняя шляпа; деление без числа — его номер.',
    },
    why: 'ПО получают на шаге 3, когда нижние шляпы уже убраны, и условие говорит об ОД. В конце игры важно место после раунда 3.',
    evidence: [CRITERIA],
  },

  // Конец игры
  'magnificent.ruling.half-rounding': {
    question: 'Как округляют половины очков в конце игры?',
    readings: {
      'each-card': 'Каждую карту отдельно; до или после, итог один.',
      'sum-of-cards': 'Пополам делят сумму четырёх карт.',
    },
    why: 'Оба текста округляют вниз каждую карту.',
    evidence: [END, SPANISH],
  },
  'magnificent.ruling.pay-coins-at-end': {
    question: 'Как в конце игры платят за карту «ПО за монеты»?',
    readings: {
      'half-as-well':
        'Когда подводят её половину, до счёта монет. Заплаченные монеты больше не считаются.',
      'not-at-the-end': 'Никак, в конце она ничего не даёт.',
    },
    why: 'Порядок твёрдый: сначала карты, потом монеты.',
    evidence: [END],
  },
  'magnificent.ruling.dice-criteria-at-end': {
    question: 'Какие кубики считают в конце игры для условий о кубиках?',
    readings: {
      'last-round': 'Кубики раунда 3: они ещё стоят на картах.',
      'no-dice': 'Никакие.',
    },
    why: 'Собирают их только при подготовке к новому раунду. Кубик со сброшенной карты тоже считается.',
    evidence: [ROUND_END],
  },
  'magnificent.ruling.rectangle-reading': {
    question: 'Из чего складывают самый большой прямоугольник одного цвета?',
    readings: {
      'any-rectangle': 'Из любых клеток под этим цветом; фрагменты могут торчать наружу.',
      'whole-tiles': 'Только из целых фрагментов.',
    },
    why: 'ПО дают за клетки.',
    evidence: [CRITERIA],
  },
  'magnificent.ruling.gem-fill-colour': {
    question: 'Закрывают ли клетки в конце игры и прозрачными самоцветами?',
    readings: { 'any-gem': 'Да, любыми.', 'coloured-only': 'Нет, только цветными.' },
    why: 'Правила говорят об оставшихся самоцветах без оговорок.',
    evidence: [END, SPANISH],
  },

  // Режим одиночной игры
  'magnificent.ruling.solo-own-hat': {
    question: 'Где в одиночку шляпа игрока в начале раунда?',
    readings: {
      'back-to-first':
        'На делении № 1, и туда же она возвращается. Шляпы на 6, 10 и 16 не двигаются.',
      stays: 'Там, где стояла.',
    },
    why: 'Чужие деления заняты всю партию, вниз сдвигается только своя шляпа. Без представлений над ней три шляпы, и набор остаётся один.',
    evidence: [SOLO, ROUND_END],
  },
  'magnificent.ruling.solo-die-supply': {
    question: 'Что, если кубика нужного цвета в запасе нет?',
    readings: { ruling: 'Такого не бывает.' },
    why: 'В запасе по 4 кубика каждого цвета, а афиш за раунд сбрасывают не больше 4.',
    evidence: [ARITHMETIC],
  },
  'magnificent.ruling.solo-coin-gift': {
    question: 'Отдаёт ли монету первого игрока тот, кто играет в одиночку?',
    readings: { ruling: 'Нет, монет остаётся 6.' },
    why: 'Он и первый, и последний; подарок самому себе ничего не меняет.',
    evidence: [PLAYER_SETUP, ARITHMETIC],
  },
  'magnificent.ruling.solo-last-round-sets': {
    question: 'Сбрасывают ли верхние наборы и после последнего раунда?',
    readings: {
      'cards-too': 'Да, просто карты без жетонов.',
      'no-discard': 'Нет.',
    },
    why: 'Исключения глава не делает, а пятая карта нужна.',
    evidence: [SOLO],
  },
  'magnificent.ruling.solo-numbered-cards': {
    question: 'Входят ли в колоду одиночной игры карты импресарио с цифрами?',
    readings: { 'shuffled-in': 'Да, мешают все 56.', 'set-aside': 'Нет, их откладывают.' },
    why: 'Невзятые карты с цифрами всегда замешивают в колоду, а здесь их не берёт никто.',
    evidence: [PLAYER_SETUP, SETUP, SOLO],
  },
} as const satisfies Words['rulings'];
