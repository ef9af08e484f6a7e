// Clauses on what master cards score and on bonuses in Russian, in our own words.
import type { Words } from '../words.ts';

export const scoreClauses = {
  // Получение очков за карты импресарио
  'magnificent.criteria.lower-half': 'Внизу каждой карты импресарио показано её условие.',
  'magnificent.criteria.maximum':
    'На многих картах указан предел: сколько раз самое большее считают условие и сколько за него самое большее ПО.',
  'magnificent.criteria.list-is-of-types':
    'В списке правил есть все виды условий, но не все символы. С другими цветами и символами условия работают так же.',
  'magnificent.criteria.small-tile-of-colour':
    '4 ПО за каждый маленький фрагмент указанного цвета в лагере, в правилах для примера оранжевый.',
  'magnificent.criteria.large-tile-of-colour':
    '5 ПО за каждый большой фрагмент указанного цвета в лагере, в правилах для примера оранжевый.',
  'magnificent.criteria.any-tile-of-colour':
    '3 ПО за каждый фрагмент указанного цвета в лагере, маленький или большой; в правилах для примера оранжевый.',
  'magnificent.criteria.small-tile-any-colour':
    '3 ПО за каждый маленький фрагмент в лагере, цвет не важен.',
  'magnificent.criteria.large-tile-any-colour':
    '4 ПО за каждый большой фрагмент в лагере, цвет не важен.',
  'magnificent.criteria.tents':
    '3 ПО за каждый жетон шатра на своём планшете. Стартовый шатёр не считают.',
  'magnificent.criteria.pay-coins':
    '3 ПО за каждую монету, которую вы платите за эту карту. Плата за кубики не считается.',
  'magnificent.criteria.flat-eight': '8 ПО без всяких условий.',
  'magnificent.criteria.largest-rectangle':
    '1 ПО за каждую клетку самого большого прямоугольника или квадрата из фрагментов одного цвета в лагере, в правилах для примера оранжевого.',
  'magnificent.criteria.columns': '6 ПО за каждый столбец лагеря, целиком закрытый фрагментами.',
  'magnificent.criteria.rows': '7 ПО за каждый ряд лагеря, целиком закрытый фрагментами.',
  'magnificent.criteria.rows-columns-before-gems':
    'В конце игры ряды и столбцы считают раньше, чем кладут в лагерь самоцветы.',
  'magnificent.criteria.dice-due':
    'ПО столько, какова наибольшая сумма своих кубиков одного цвета вместе с суммой своих прозрачных. Это и есть оплата раунда, даже если её не хватило.',
  'magnificent.criteria.trainers':
    '3 ПО за каждого своего ассистента на поле и перед собой. Тех, что в запасе, не считают.',
  'magnificent.criteria.one-artist':
    'Выберите одного артиста: 5 ПО за каждую сыгранную афишу с ним.',
  'magnificent.criteria.unique-artists':
    '4 ПО за каждого из разных артистов на сыгранных афишах. Всего артистов в игре 6.',
  'magnificent.criteria.poster-symbol':
    '4 ПО за каждую сыгранную афишу с указанным символом, в правилах для примера оранжевый огонь.',
  'magnificent.criteria.starting-posters-count':
    'Сыгранная стартовая афиша считается наравне с другими.',
  'magnificent.criteria.clear-dice-doubled':
    'ПО вдвое больше, чем сумма своих прозрачных кубиков в конце раунда.',
  'magnificent.criteria.coloured-gems':
    '3 ПО за каждый цветной самоцвет на складе. Прозрачные не цветные.',
  'magnificent.criteria.hat-requirement':
    'ПО столько, сколько ОД требует деление трека, где в конце раунда стоит своя шляпа.',

  // Бонусы
  'magnificent.bonuses.three-sources':
    'Бонусы дают карты импресарио, когда на них ставят кубик, клетки лагеря под фрагментами и ячейки шатров под шатрами.',
  'magnificent.bonuses.list-is-of-types':
    'В списке правил есть все виды бонусов, но не все символы. С другими цветами и числами бонусы работают так же.',
  'magnificent.bonuses.never-twice':
    'Ни один бонус нельзя использовать дважды: например, вернуть 2 ассистентов ради 2 маленьких зелёных фрагментов.',
  'magnificent.bonuses.one-coin': 'Возьмите 1 монету.',
  'magnificent.bonuses.one-poster': 'Возьмите 1 афишу по обычным правилам.',
  'magnificent.bonuses.camp-space-two-posters':
    'Одна из клеток лагеря с бонусом даёт сразу 2 афиши.',
  'magnificent.bonuses.copy-card':
    'Копия: используйте бонус любой из трёх других своих карт импресарио.',
  'magnificent.bonuses.five-points': 'Получите 5 ПО.',
  'magnificent.bonuses.plus-two-colour':
    '+2 к взятому кубику, если он оранжевый или прозрачный, который считают оранжевым. С другими цветами так же.',
  'magnificent.bonuses.trainer-for-small-tile':
    'Верните в запас 1 ассистента и выложите 1 маленький фрагмент указанного цвета, в правилах для примера зелёный.',
  'magnificent.bonuses.gems-for-small-tile':
    'Сбросьте 3 любых самоцвета и выложите 1 маленький фрагмент указанного цвета, в правилах для примера оранжевый.',
  'magnificent.bonuses.card-tile-covers-bonus':
    'Фрагмент за бонус карты тоже даёт бонусы клеток, которые он закрыл.',
  'magnificent.bonuses.coloured-gem':
    'Возьмите 1 самоцвет указанного цвета, в правилах для примера фиолетовый. Если таких уже 3, возьмите 1 монету.',
  'magnificent.bonuses.plus-one-any': '+1 к взятому кубику любого цвета.',
  'magnificent.bonuses.gain-trainer': 'Возьмите из запаса 1 своего ассистента.',
  'magnificent.bonuses.set-die-face':
    'Взяв кубик в начале хода, сразу поверните его любой гранью вверх.',
  'magnificent.bonuses.buy-trainer': 'Заплатите 2 монеты и возьмите из запаса 1 своего ассистента.',
} as const satisfies Partial<Words['clauses']>;
