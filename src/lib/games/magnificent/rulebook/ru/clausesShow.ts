// Clauses on performing and on trainers in Russian, in our own words.
import type { Words } from '../words.ts';

export const showClauses = {
  // Представление
  'magnificent.perform.colour-irrelevant':
    'Для представления важно, сколько ОД, а цвет кубика — нет.',
  'magnificent.perform.first-time-board-hat':
    'Первое представление за раунд игрок даёт с той шляпой, что уже стоит на поле.',
  'magnificent.perform.space-within-power':
    'Шляпу ставят на деление трека представлений, где указано столько ОД, сколько есть у игрока, или меньше.',
  'magnificent.perform.space-vacant':
    'Деление должно быть свободно: на нём не стоит ни одной шляпы.',
  'magnificent.perform.any-lower-space':
    'Годится и любое свободное деление ниже, даже без числа, в самом низу трека.',
  'magnificent.perform.second-time-second-hat':
    'На второе представление за раунд идёт вторая шляпа, та, что стоит перед игроком.',
  'magnificent.perform.third-fourth-any-hat':
    'На третье и четвёртое представление за раунд любую из двух своих шляп переставляют на новое деление.',
  'magnificent.perform.hat-may-go-down':
    'Новое деление может быть и ниже того, с которого шляпа уходит.',
  'magnificent.perform.poster-limit':
    'Наград за афиши можно получить не больше, чем указано на делении, куда встала шляпа.',
  'magnificent.perform.may-complete-none': 'Наград можно взять и меньше, даже ни одной.',
  'magnificent.perform.needs-tent-below':
    'Награда за афишу возможна, только если под ней, на связанной ячейке, лежит шатёр.',
  'magnificent.perform.starting-tent-always-there':
    'На крайней левой ячейке шатёр есть всегда: он нарисован.',
  'magnificent.perform.needs-all-camp-tiles':
    'В лагере должны лежать все фрагменты, показанные на афише, нужного цвета и размера.',
  'magnificent.perform.tile-requirements-add-up':
    'Если афиш несколько, их фрагменты складывают: за одно представление фрагмент лагеря служит только одной афише.',
  'magnificent.perform.tiles-not-consumed':
    'Фрагменты остаются в лагере и служат следующим представлениям.',
  'magnificent.perform.discard-poster-gems':
    'Самоцветы, показанные на афише, надо сбросить. Они есть примерно на половине афиш.',
  'magnificent.perform.clear-gem-wild':
    'За афишу и за шатёр прозрачный самоцвет идёт вместо любого цветного.',
  'magnificent.perform.discard-tent-gem':
    'На некоторых шатрах тоже есть самоцвет: за афишу над таким шатром сбрасывают и его или прозрачный.',
  'magnificent.perform.reward-poster': 'За каждую афишу получают ПО и монеты, указанные на ней.',
  'magnificent.perform.reward-tent': 'К ним добавляют ПО и монеты с шатра под этой афишей.',
  'magnificent.perform.starting-tent-reward': 'Стартовый шатёр даёт 2 монеты за афишу над ним.',
  'magnificent.perform.completed-face-down':
    'Сыгранные афиши, то есть те, за которые получена награда, кладут стопкой лицом вниз у планшета. Их артист и символ ещё пригодятся.',
  'magnificent.perform.tents-stay': 'Шатры остаются на местах для следующих афиш.',
  'magnificent.perform.rearrange-after':
    'Получив награды, можно как угодно переложить оставшиеся афиши на своих ячейках.',
  'magnificent.perform.rearrange-only-then':
    'До наград и между ними афиши перекладывают, только заняв для этого ячейку ассистента.',

  // Эффекты ячеек ассистентов
  'magnificent.trainers.any-number':
    'За ход можно поставить сколько угодно своих ассистентов на ячейки поля и своих жетонов.',
  'magnificent.trainers.own-tiles-or-board-only':
    'Жетоны чужих планшетов и ярмарки использовать нельзя.',
  'magnificent.trainers.move-to-main-tent':
    'В конце хода все занятые ассистенты уходят в главный шатёр и до конца раунда не действуют.',
  'magnificent.trainers.kind-single':
    'Ячейка с символом одного ассистента: ровно 1 фишка, эффект 1 раз за ход.',
  'magnificent.trainers.kind-per-trainer':
    'Ячейка с символом «один или больше»: сколько угодно фишек, эффект по разу за каждую.',
  'magnificent.trainers.kind-double':
    'Ячейка с символом двух ассистентов: ровно 2 фишки, эффект 1 раз за ход.',
  'magnificent.trainers.action-specific':
    'Эффекты строительства, путешествия и представления действуют только в ход с этим действием, общие — с любым.',
  'magnificent.trainers.unequal-on-purpose': 'Эффекты ассистентов неравны по силе, так и задумано.',
  'magnificent.trainers.fresh-trainer-usable':
    'Ассистента, полученного в этот ход, можно использовать сразу.',
  'magnificent.trainers.fresh-trainer-not-on-its-source':
    'Новый ассистент не усиливает и не меняет эффект, который его дал. Бонусы своего фрагмента он не удвоит, а следующего — может.',
  'magnificent.trainers.board-spaces-free-each-turn':
    'Ассистенты уходят в конце хода, поэтому для следующего игрока ячейки поля снова свободны.',
  'magnificent.trainers.board-flip-die':
    'Поле, любое действие: взяв кубик, сразу переверните его на противоположную грань. Из 5 выйдет 2: противоположные грани в сумме дают 7.',
  'magnificent.trainers.board-buy-poster':
    'Поле, любое действие, в любой момент хода: за каждого ассистента заплатите 2 монеты и возьмите 1 афишу.',
  'magnificent.trainers.board-change-tile-colour':
    'Поле, строительство: за каждого ассистента выберите цвет одного фрагмента, каким бы ни был кубик.',
  'magnificent.trainers.board-counterclockwise':
    'Поле, путешествие: в этот ход фургон едет против часовой стрелки.',
  'magnificent.trainers.board-rearrange-before':
    'Поле, представление: перед действием переложите свои афиши как угодно.',
  'magnificent.trainers.tile-two-coins':
    'Жетон, любое действие, в любой момент хода: 2 монеты за каждого ассистента.',
  'magnificent.trainers.tile-clear-gem':
    'Жетон, любое действие, в любой момент хода: 1 прозрачный самоцвет, а если их уже 3, то 1 монета.',
  'magnificent.trainers.tile-plus-one-each':
    'Жетон, любое действие: +1 к взятому кубику за каждого ассистента, за двоих +2.',
  'magnificent.trainers.tile-build-plus-two': 'Жетон, строительство: +2 к кубику.',
  'magnificent.trainers.tile-extra-large-tile':
    'Жетон, строительство, 2 ассистента: выложите ещё 1 большой фрагмент цвета взятого кубика. ОД для этого не нужны.',
  'magnificent.trainers.tile-double-camp-bonus':
    'Жетон, строительство: удвойте все бонусы клеток, закрытых в этот ход одним фрагментом.',
  'magnificent.trainers.tile-double-camp-bonus-not-card-tiles':
    'Бонусы фрагмента, полученного за бонус карты импресарио, так не удвоить.',
  'magnificent.trainers.tile-travel-plus-three': 'Жетон, путешествие: +3 к кубику.',
  'magnificent.trainers.tile-double-tent-bonus':
    'Жетон, путешествие: удвойте бонус ячейки, которую закрываете шатром. Выйдет, например, 2 афиши и 4 монеты.',
  'magnificent.trainers.tile-point-per-poster':
    'Жетон, представление: 1 ПО за каждую афишу, за которую в этот ход получена награда.',
  'magnificent.trainers.tile-ignore-camp-tile':
    'Жетон, представление: один фрагмент на афише можно не учитывать. Самоцветы — никогда.',
  'magnificent.trainers.tile-perform-plus-two': 'Жетон, представление: +2 к кубику.',
  'magnificent.trainers.tile-extra-poster':
    'Жетон, представление: за каждого ассистента в этот ход ещё 1 награда за афишу сверх числа на делении.',
} as const satisfies Partial<Words['clauses']>;
