// Every clause in Russian, in our own words. The turn stands here, the rest apart.
import type { Words } from '../words.ts';
import { boxClauses } from './clausesBox.ts';
import { roundClauses } from './clausesRound.ts';
import { scoreClauses } from './clausesScore.ts';
import { showClauses } from './clausesShow.ts';

export const clauses: Words['clauses'] = {
  ...boxClauses,
  ...showClauses,
  ...roundClauses,
  ...scoreClauses,

  // 1. Возьмите кубик
  'magnificent.die.take-one-from-main-tent':
    'В свой ход игрок берёт ровно один кубик из главного шатра.',
  'magnificent.die.place-on-vacant-master-card':
    'Кубик ставят на свою карту импресарио, на которой в этом раунде кубика ещё нет.',
  'magnificent.die.four-dice-by-round-end':
    'К концу раунда на каждой из 4 карт импресарио стоит по кубику.',
  'magnificent.die.keeps-shown-value':
    'Значение кубика не меняется, пока кубики не бросят заново; повернуть его может только эффект.',
  'magnificent.card-bonus.once-any-time':
    'Бонус вверху карты, на которую поставлен кубик, можно использовать один раз в любой момент этого хода. Исключения: любую грань выбирают, только когда берут кубик, а копия берёт бонус другой карты.',
  'magnificent.card-bonus.only-this-turns-card':
    'Бонус даёт только карта, на которую кубик поставлен в этот ход. Занятые раньше карты его не дают.',
  'magnificent.card-bonus.optional':
    'Бонус карты использовать не обязательно, но и сберечь его на потом нельзя.',

  // 2. Определите количество очков действий
  'magnificent.power.same-colour-sum':
    'ОД — это взятый кубик плюс все прежние кубики его цвета у того же игрока в этом раунде.',
  'magnificent.power.gem-boost':
    'Сложив кубики, можно сбросить сколько угодно самоцветов цвета взятого кубика: каждый добавляет 2 ОД.',
  'magnificent.power.gem-colour':
    'ОД добавляют только самоцветы цвета взятого кубика и прозрачные.',
  'magnificent.power.clear-gem-wild':
    'Прозрачный самоцвет можно сбросить как самоцвет любого цвета.',
  'magnificent.power.clear-die-choose-colour':
    'Взятый прозрачный кубик считают кубиком одного цвета на выбор: оранжевым, зелёным или фиолетовым.',
  'magnificent.power.clear-die-sum':
    'С прозрачным кубиком ОД — это его значение плюс сумма своих кубиков только выбранного цвета.',
  'magnificent.power.clear-die-this-turn-only':
    'Прозрачный кубик даёт ОД только в тот ход, когда он взят. Прежние прозрачные кубики не дают ничего, даже новому прозрачному.',
  'magnificent.power.clear-die-gem-colour':
    'К прозрачному кубику подходят самоцветы выбранного цвета и прозрачные.',
  'magnificent.power.modifier-not-carried-over':
    'Прибавка к кубику от карты или ассистента действует только в этот ход. Потом, и при оплате тоже, считают сам кубик.',

  // 3. Выполните 1 из 3 действий
  'magnificent.action.choose-one-of-three':
    'За ход выполняют ровно одно действие: строительство, путешествие или представление.',

  // Строительство
  'magnificent.build.level-within-power':
    'Выберите уровень строительства у левого края планшета. Он должен быть не больше, чем у вас ОД.',
  'magnificent.build.one-level-only':
    'За одно строительство выбирают один уровень, складывать уровни нельзя.',
  'magnificent.build.level-need-not-be-max':
    'Уровень можно взять и ниже, чем позволяют ОД. Лишние ОД пропадают.',
  'magnificent.build.level-gives-tiles':
    'У уровня показано, какие фрагменты можно выложить: маленький квадрат — маленький фрагмент, большой — большой.',
  'magnificent.build.small-covers-four': 'Маленький фрагмент занимает 4 клетки лагеря.',
  'magnificent.build.large-covers-six': 'Большой фрагмент занимает 6 клеток лагеря.',
  'magnificent.build.level-nine': 'Уровень 9 — это 1 большой и 1 маленький фрагмент.',
  'magnificent.build.take-from-supply': 'Фрагменты берут из общего запаса.',
  'magnificent.build.colour-matches-die':
    'Выкладывать можно только фрагменты цвета кубика, взятого в этот ход.',
  'magnificent.build.first-tile-anywhere':
    'Самый первый свой фрагмент в игре можно положить в лагере где угодно.',
  'magnificent.build.later-tiles-adjacent':
    'Каждый следующий фрагмент должен касаться стороной клетки хотя бы одного из выложенных. Касаться углом мало.',
  'magnificent.build.rotate-and-flip':
    'Пока фрагмент не выложен, его можно поворачивать и переворачивать.',
  'magnificent.build.tiles-never-move':
    'Выложенный фрагмент не двигают, не поворачивают и не переворачивают.',
  'magnificent.build.inside-and-no-overlap':
    'Фрагмент целиком лежит в лагере и только на свободных клетках.',
  'magnificent.build.bonus-immediate': 'Закрыв клетку с бонусом, игрок сразу получает этот бонус.',
  'magnificent.build.any-tile-order':
    'Если фрагментов несколько, выкладывать их можно в любом порядке.',
  'magnificent.build.bonus-before-next-tile':
    'Бонусы одного фрагмента получают раньше, чем кладут следующий.',
  'magnificent.build.supply-exhausted':
    'Если фрагменты какого-то цвета и размера в запасе кончились, больше их в этой партии не взять.',

  // Путешествие
  'magnificent.travel.wagon-of-die-colour':
    'Едет фургон цвета взятого кубика, а с прозрачным кубиком — выбранного цвета.',
  'magnificent.travel.clockwise': 'Фургон едет по своей дорожке по часовой стрелке.',
  'magnificent.travel.max-steps-power': 'Проехать можно не больше ячеек, чем у игрока ОД.',
  'magnificent.travel.need-not-use-all': 'Фургон может проехать и меньше, чем есть ОД.',
  'magnificent.travel.shared-wagons':
    'Фургоны общие: каждый ждёт там, где его оставили в прошлый раз.',
  'magnificent.travel.collect-passed-symbols':
    'За каждый символ самоцвета или афиши, через который фургон проехал или на котором встал, игрок получает этот самоцвет или афишу.',
  'magnificent.travel.poster-symbol-after-tent':
    'Символ афиши под шатром начинает действовать, только когда шатёр взяли.',
  'magnificent.travel.stop-to-take-tent':
    'Чтобы взять шатёр, фургон должен остановиться на его ячейке.',
  'magnificent.travel.tent-ends-movement': 'Взяв шатёр, фургон в этот ход дальше не едет.',

  // Получение самоцветов
  'magnificent.gems.store-matching':
    'Полученный самоцвет кладут на свободное место своего вида на складе.',
  'magnificent.gems.cap-three':
    'На складе помещается по 3 самоцвета каждого из четырёх видов, не больше.',
  'magnificent.gems.overflow-coin':
    'За каждый полученный самоцвет, которому на складе нет места, дают 1 монету.',
  'magnificent.gems.no-voluntary-exchange': 'По своей воле менять самоцветы на монеты нельзя.',

  // Получение жетонов шатров
  'magnificent.tents.place-any-empty-space':
    'Полученный шатёр кладут на любую пустую ячейку шатра на своём планшете.',
  'magnificent.tents.starting-tent-not-coverable':
    'Крайнюю левую ячейку, с нарисованным стартовым шатром, закрыть нельзя.',
  'magnificent.tents.bonus-immediate': 'Бонус закрытой шатром ячейки получают сразу.',
  'magnificent.tents.space-bonuses':
    'Четыре ячейки шатров дают по 1 афише и ещё: одна 2 монеты, другая 2 самоцвета, третья 1 ассистента, четвёртая 4 ПО.',
  'magnificent.tents.maximum-four': 'После четвёртого шатра новых брать нельзя.',
  'magnificent.tents.may-stop-without-taking':
    'С четырьмя шатрами фургон всё равно может встать на шатёр. Шатёр остаётся на месте и ничего не даёт.',

  // Получение карт афиш
  'magnificent.posters.source':
    'Каждую полученную афишу берут на выбор: верхнюю с колоды, не глядя, или любую открытую из новых афиш.',
  'magnificent.posters.refill-at-once':
    'Взятую из новых афиш сразу заменяют картой с колоды, до того как взять что-то ещё.',
  'magnificent.posters.place-empty-space':
    'Полученную афишу кладут на любую пустую ячейку своей области «Афиши».',
  'magnificent.posters.five-spaces': 'В области «Афиши» 5 ячеек.',
  'magnificent.posters.linked-tent-space':
    'Каждая ячейка афиши связана с ячейкой шатра прямо под ней.',
  'magnificent.posters.tent-not-needed-to-place':
    'Афишу можно положить и туда, где шатра под ней ещё нет.',
  'magnificent.posters.full-three-options':
    'Когда все 5 ячеек заняты, можно сбросить лежащую афишу и положить новую ровно на её место, сбросить новую или вовсе её не брать.',
  'magnificent.posters.full-options-only-when-full':
    'Такой выбор есть, только когда заняты все 5 ячеек. Иначе афишу надо взять и положить, а лежащие не сбрасывают и не двигают.',
};
