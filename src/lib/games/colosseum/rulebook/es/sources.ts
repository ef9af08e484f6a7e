// Where rulings find their evidence, named in Spanish.

const section = (heading: string) => `reglamento ruso, «${heading}»`;

export const COMPONENTS = section('Компоненты игры');
export const SETUP = section('Подготовка к игре');
export const COURSE = section('Ход игры');
export const PROGRAMS = section('Покупка нового представления');
export const TICKETS = section('Покупка сезонных билетов');
export const LOGE = section('Строительство Императорской ложи');
export const AUCTION = section('Аукцион');
export const REFILL = section('Заполнение рынков');
export const VARIANT = section('Интенсивный аукцион');
export const VARIANT_EXAMPLE = 'reglamento ruso, ejemplo de la variante, ronda 2';
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
export const CARD_PICTURE = 'reglamento ruso, imagen del programa 20';

export const SUMMARY = 'resumen inglés de las reglas de Universal Head';
export const QUOTED = 'texto inglés de las reglas citado de UltraBoardGames';
export const PARADOKS = 'reseña polaca de Paradoks';
export const UNKNOWNS = 'foro alemán Unknowns';
export const TRICKY = 'crónica inglesa de una partida en Tricky Light';
export const CLUBE = 'página francesa de un club de juegos';
export const POEPPELKISTE = 'reseña alemana de Pöppelkiste';
export const BDML = 'ficha francesa de BDML';
export const BLOG = 'crónica inglesa de una partida en un blog, 2009';
export const HOBBY = 'código público de una versión de aficionados';
export const SUM = 'recuento de las piezas';
export const NOTHING = 'no se ha encontrado ninguna fuente';
