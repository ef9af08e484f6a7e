// What the rulings rest on, as evidence names it in Russian.
const rulesAt = (section: string) => `правила, «${section}»`;
const spanishAt = (section: string) => `испанский текст правил, «${section}»`;

export const BOX = rulesAt('Состав игры');
export const SETUP = rulesAt('Общая подготовка к игре');
export const PLAYER_SETUP = rulesAt('Подготовка игрока');
export const EXPERT = rulesAt('Подготовка к игре для опытных игроков');
export const POWER = rulesAt('2. Определите количество очков действий');
export const POWER_EXAMPLE = `${POWER}, примеры`;
export const BUILDING = rulesAt('Строительство');
export const TRAVELLING = rulesAt('Путешествие');
export const TRAVEL_EXAMPLE = `${TRAVELLING}, пример`;
export const TENTS = rulesAt('Получение жетонов шатров');
export const POSTERS = rulesAt('Получение карт афиш');
export const PERFORMING = rulesAt('Представление');
export const PERFORM_EXAMPLE = `${PERFORMING}, пример`;
export const TRAINERS = rulesAt('Эффекты ячеек ассистентов');
export const TRAINER_EXAMPLE = `${TRAINERS}, пример`;
export const ROUND_END = rulesAt('Конец раунда');
export const END = rulesAt('Конец игры');
export const SOLO = rulesAt('Режим одиночной игры');
export const CRITERIA = rulesAt('Получение очков за карты импресарио');
export const BONUSES = rulesAt('Бонусы');

export const SPANISH = 'испанский текст правил';
export const SPANISH_BOX = spanishAt('Componentes');
export const SPANISH_ROUND_END = spanishAt('Extremo redondo');

export const SPIELMONSTER = 'немецкий обзор Spielmonster';
export const RINGBOTE = 'немецкий обзор Ringbote';
export const DEBRIEF = 'французский обзор Debrief Ludik';
export const VIN_D_JEU = 'французский обзор дополнения на сайте Vin d’jeu';
export const METROPOLITAN = 'итальянский обзор Metropolitan Magazine';
export const JUSTNERD = 'итальянский обзор Justnerd';
export const MISUT = 'испанский обзор Misut Meeple';
export const MUCHACHITA = 'испанский обзор Muchachita Lúdica';
export const REPLAY = 'японский отчёт о партии Boardgame Replay';
export const COMONOX = 'японский блог Comonox с поправкой издателя';
export const SPIELETEST = 'австрийский обзор Spieletest';
export const GAMERS_ALLIANCE = 'английский обзор Gamers Alliance';
export const SCRIBD = 'английский текст правил на Scribd: обрывается до примера';
export const ARITHMETIC = 'простой подсчёт';
export const NOTHING = 'источников не нашлось';
