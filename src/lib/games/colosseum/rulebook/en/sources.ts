// Where rulings find their evidence, named in English.

const section = (heading: string) => `Russian rulebook, "${heading}"`;

export const COMPONENTS = section('Компоненты игры');
export const SETUP = section('Подготовка к игре');
export const COURSE = section('Ход игры');
export const PROGRAMS = section('Покупка нового представления');
export const TICKETS = section('Покупка сезонных билетов');
export const LOGE = section('Строительство Императорской ложи');
export const AUCTION = section('Аукцион');
export const REFILL = section('Заполнение рынков');
export const VARIANT = section('Интенсивный аукцион');
export const VARIANT_EXAMPLE = 'Russian rulebook, example of the variant, round 2';
export const TRADING = section('Фаза 3: Торговля или обмен жетонами ресурсов представлений');
export const STEP_1 = section('Шаг 1: Перемещение Сенаторов, Консулов и Императора');
export const STEP_2 = section('Шаг 2: Создание вашего представления');
export const STEP_3 = section('Шаг 3: подсчёт зрителей на вашем представлении');
export const PREVIOUS = section('Предыдущие представления');
export const PODIUMS = section('Подиумы');
export const CLEANUP = section('Завершение представлений');
export const DONATION = section('Дарение ресурсов');
export const CLOSING = section('Фаза 5: Завершающие церемонии');
export const ASSETS = section('Ресурсы представлений');
export const JOKER = section('Джокер');
export const SPECIAL_EVENT = section('Дополнительное действие');
export const STARS = section('Награды звездных исполнителей');
export const MEDALS = section('Императорские медали');
export const CARD_PICTURE = 'Russian rulebook, picture of program 20';

export const SUMMARY = 'English rules summary by Universal Head';
export const QUOTED = 'English rules text quoted from UltraBoardGames';
export const PARADOKS = 'Polish review at Paradoks';
export const UNKNOWNS = 'German forum Unknowns';
export const TRICKY = 'English session report at Tricky Light';
export const CLUBE = 'French page of a games club';
export const POEPPELKISTE = 'German review at Pöppelkiste';
export const BDML = 'French entry at BDML';
export const BLOG = 'English session report of 2009 on a blog';
export const HOBBY = 'public source code of a hobby version';
export const SUM = 'counting the pieces';
export const NOTHING = 'no source found';
