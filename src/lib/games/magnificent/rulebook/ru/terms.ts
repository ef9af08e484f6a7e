// Names of chapters, actions, artists, symbols and trainer spaces in Russian.
import type { BoardSide, TrainerSpace } from '../../data/kinds.ts';
import type { Words } from '../words.ts';

export const phases: Words['phases'] = {
  overview: 'Цель и ход игры',
  components: 'Состав игры',
  setup: 'Подготовка к игре',
  expert: 'Для опытных игроков',
  turn: 'Ход: кубик и очки действий',
  build: 'Строительство',
  travel: 'Путешествие',
  posters: 'Афиши',
  perform: 'Представление',
  trainers: 'Ассистенты',
  payment: 'Конец раунда: оплата',
  sets: 'Конец раунда: новые наборы',
  scoring: 'Конец раунда: ПО за карту',
  prepare: 'Подготовка к следующему раунду',
  end: 'Конец игры',
  criteria: 'Условия карт импресарио',
  bonuses: 'Бонусы',
  solo: 'Одиночная игра',
};

export const actions: Words['actions'] = {
  build: 'строительство',
  travel: 'путешествие',
  perform: 'представление',
};

/** The Russian rulebook names nobody: the names of public reviews, as they sound. */
export const artists: Words['artists'] = {
  alberic: 'Альберик',
  bronson: 'Бронсон',
  kimora: 'Кимора',
  larissa: 'Ларисса',
  lungile: 'Лунгиле',
  suhayl: 'Сухайль',
};

export const symbols: Words['symbols'] = {
  orange: 'огонь',
  green: 'животные',
  purple: 'магия',
};

export const trainerSpaces: Words['trainerSpaces'] = {
  flip_die: 'перевернуть кубик',
  buy_poster: 'купить афишу',
  change_tile_colour: 'выбрать цвет фрагмента',
  counterclockwise: 'ехать против часовой стрелки',
  rearrange_before: 'переложить афиши до наград',
  two_coins: '2 монеты',
  clear_gem: 'прозрачный самоцвет',
  plus_one: '+1 к кубику',
  build_plus_two: '+2 к строительству',
  extra_large_tile: 'ещё один большой фрагмент',
  double_camp_bonus: 'удвоить бонусы фрагмента',
  travel_plus_three: '+3 к путешествию',
  double_tent_bonus: 'удвоить бонус шатра',
  point_per_poster: '1 ПО за каждую афишу',
  ignore_camp_tile: 'не учитывать один фрагмент',
  perform_plus_two: '+2 к представлению',
  extra_poster: 'ещё одна награда за афишу',
};

export const spaceKinds: Words['spaceKinds'] = {
  single: '1 ассистент',
  each: '1 или больше',
  double: '2 ассистента',
};

/** «сторона «А»» */
export const SIDE: Readonly<Record<BoardSide, string>> = { A: '«А»', B: '«Б»' };

/** A trainer space or tile as it is named in a sentence: «перевернуть кубик». */
export const trainerText = (space: TrainerSpace) => `«${trainerSpaces[space]}»`;

export const stages: Words['stages'] = {
  setup: 'подготовка',
  turns: 'ходы',
  payment: 'оплата',
  sets: 'новые наборы',
  scoring: 'ПО за карту',
  preparing: 'подготовка раунда',
  halves: 'половины карт',
  areas: 'монеты и участки',
  over: 'конец игры',
};

export const newCards = 'новые карты';

export const turnStages: Words['turnStages'] = {
  die: 'кубик',
  power: 'очки действий',
  action: 'действие',
  after: 'конец хода',
};

export const sources: Words['sources'] = {
  card: 'карта импресарио',
  camp: 'клетка лагеря',
  tent: 'ячейка шатра',
  trainer: 'ассистент',
  track: 'путешествие',
  setup: 'начало игры',
};

export const boardParts: Words['boardParts'] = {
  track: 'трек представлений',
  levels: 'уровни строительства',
  tentSpaces: 'ячейки шатров',
  startingTent: 'стартовый шатёр',
  trainerSpaces: 'ячейки ассистентов',
  trackGaps: 'промежутки трека',
};

export const modes: Words['modes'] = {
  solo: 'только в одиночной игре',
  first: 'только в первой партии',
  later: 'только после первой партии',
  draft: 'только с выбором карт импресарио',
  two: 'только вдвоём',
  'two-or-three': 'только вдвоём и втроём',
  three: 'только втроём',
  four: 'только вчетвером',
};

export const categories: Words['categories'] = {
  posters: 'Афиши и шатры',
  bonuses: 'Бонусы',
  told: 'Со слов',
  payment: 'Нехватка монет',
  cards: 'Карты импресарио',
  halves: 'Половины карт',
  coins: 'Монеты',
  areas: 'Участки лагеря',
};
