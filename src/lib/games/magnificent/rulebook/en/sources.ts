// Where rulings find their evidence, named in English.

const section = (heading: string) => `Russian rulebook, "${heading}"`;

export const BOX = section('СОСТАВ ИГРЫ');
export const SETUP = section('ОБЩАЯ ПОДГОТОВКА К ИГРЕ');
export const PLAYER_SETUP = section('ПОДГОТОВКА ИГРОКА');
export const EXPERT = section('ПОДГОТОВКА К ИГРЕ ДЛЯ ОПЫТНЫХ ИГРОКОВ');
export const DIE = section('1. ВОЗЬМИТЕ КУБИК');
export const POWER = section('2. ОПРЕДЕЛИТЕ КОЛИЧЕСТВО ОЧКОВ ДЕЙСТВИЙ');
export const ACTIONS = section('3. ВЫПОЛНИТЕ 1 ИЗ 3 ДЕЙСТВИЙ');
export const BUILD = section('СТРОИТЕЛЬСТВО');
export const TRAVEL = section('ПУТЕШЕСТВИЕ');
export const TENTS = section('Получение жетонов шатров');
export const POSTERS = section('Получение карт афиш');
export const PERFORM = section('ПРЕДСТАВЛЕНИЕ');
export const TRAINERS = section('ЭФФЕКТЫ ЯЧЕЕК АССИСТЕНТОВ');
export const PAYMENT = section('КОНЕЦ РАУНДА, 1');
export const SETS = section('КОНЕЦ РАУНДА, 2');
export const SCORING = section('КОНЕЦ РАУНДА, 3');
export const PREPARING = section('КОНЕЦ РАУНДА, 4');
export const END = section('КОНЕЦ ИГРЫ');
export const CARDS = section('ПОЛУЧЕНИЕ ОЧКОВ ЗА КАРТЫ ИМПРЕСАРИО');
export const BONUSES = section('БОНУСЫ');
export const SOLO = section('РЕЖИМ ОДИНОЧНОЙ ИГРЫ');

export const SPANISH = 'Spanish rules text';
export const SPANISH_PERFORM = 'Spanish rules text, example of Perform';
export const SPANISH_ROUND_END = 'Spanish rules text, end of the round';

export const SPIELMONSTER = 'German review at SpielMonster';
export const DEBRIEF = 'French review at Debrief Ludik';
export const METROPOLITAN = 'Italian review in Metropolitan Magazine';
export const MEEPLE = 'Spanish review at Misut Meeple';
export const MUCHACHITA = 'Spanish review at Muchachita Lúdica';
export const RINGBOTE = 'German review in Ringbote';
export const JUST_NERD = 'Italian review at Just Nerd';
export const VIN_DJEU = "French review of the expansion at Vin d'jeu";
export const REPLAY = 'Japanese session report at Boardgame Replay';
export const SPIELETEST = 'German review at spieletest';
export const ALLIANCE = 'English review at Gamers Alliance';
export const NOTICE = 'notice of the Japanese publisher, as told by a Japanese blog';
export const COMPARISON = 'comparison of the Russian and the Spanish text';
export const COUNT = 'counting the pieces';
export const NOTHING = 'no source found';
