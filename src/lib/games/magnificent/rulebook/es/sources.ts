// Where rulings find their evidence, named in Spanish.

const inRussian = (heading: string) => `reglamento ruso, «${heading}»`;
const inSpanish = (heading: string) => `reglamento español, «${heading}»`;

export const COMPONENTS = inRussian('Состав игры');
export const COMPONENTS_ES = inSpanish('Componentes');
export const SETUP = inRussian('Общая подготовка к игре');
export const PLAYER_SETUP = inRussian('Подготовка игрока');
export const EXPERTS = inRussian('Подготовка к игре для опытных игроков');
export const POWER = inRussian('Определите количество очков действий');
export const POWER_EXAMPLES = 'reglamento ruso, los dos ejemplos de poder';
export const POWER_ES = inSpanish('Determina tu poder');
export const BUILD = inRussian('Строительство');
export const BUILD_ES = inSpanish('Construir');
export const TRAVEL = inRussian('Путешествие');
export const TRAVEL_ES = inSpanish('Viajes');
export const TENTS = inRussian('Получение жетонов шатров');
export const TENTS_ES = inSpanish('Ganar carpas');
export const POSTERS = inRussian('Получение карт афиш');
export const POSTERS_ES = inSpanish('Ganar carteles');
export const PERFORM = inRussian('Представление');
export const PERFORM_ES = inSpanish('Realizar');
export const TRAINERS = inRussian('Эффекты ячеек ассистентов');
export const TRAINERS_EXAMPLE = 'reglamento ruso, ejemplo de los entrenadores';
export const ROUND_END = inRussian('Конец раунда');
export const PAYMENT_EXAMPLE = 'reglamento ruso, nota y ejemplo del pago';
export const ROUND_END_ES = inSpanish('Extremo redondo');
export const END = inRussian('Конец игры');
export const END_ES = inSpanish('Fin del juego');
export const CRITERIA = inRussian('Получение очков за карты импресарио');
export const BONUSES = inRussian('Бонусы');
export const SOLO = inRussian('Режим одиночной игры');
export const BOTH_TEXTS = 'los dos reglamentos, comparados capítulo a capítulo';

export const SPIELMONSTER = 'reseña alemana de Spielmonster';
export const DEBRIEF = 'reseña francesa de Debrief Ludik';
export const METROPOLITAN = 'reseña italiana de Metropolitan Magazine';
export const MISUT = 'reseña española de Misut Meeple';
export const MUCHACHITA = 'reseña española de Muchachita Lúdica';
export const RINGBOTE = 'reseña alemana de Ringbote';
export const JUSTNERD = 'reseña italiana de Just Nerd';
export const VINDJEU = 'reseña francesa de una expansión en Vin d’jeu';
export const REPLAY = 'crónica japonesa de una partida en Boardgame Replay';
export const TEN_DAYS = 'aviso de Ten Days Games sobre la edición japonesa';
export const SPIELETEST = 'reseña austriaca de Spieletest';
export const GAMERS_ALLIANCE = 'reseña inglesa de Gamers Alliance';
export const SUM = 'recuento de las piezas';
export const NOTHING = 'no se ha encontrado ninguna fuente';
