// The printed headings, in Spanish.
import type { Heading } from '../clauses.ts';

export const headings: Readonly<Record<Heading, string>> = {
  'ХОД ИГРЫ': 'Desarrollo del juego',
  'ОБЩАЯ ПОДГОТОВКА К ИГРЕ': 'Preparación general',
  'СОСТАВ ИГРЫ': 'Componentes',
  'ОБЩАЯ ПОДГОТОВКА К ИГРЕ, 1': 'Preparación general, 1',
  'ОБЩАЯ ПОДГОТОВКА К ИГРЕ, 2': 'Preparación general, 2',
  'ОБЩАЯ ПОДГОТОВКА К ИГРЕ, 3': 'Preparación general, 3',
  'ОБЩАЯ ПОДГОТОВКА К ИГРЕ, 4': 'Preparación general, 4',
  'ОБЩАЯ ПОДГОТОВКА К ИГРЕ, 5': 'Preparación general, 5',
  'ОБЩАЯ ПОДГОТОВКА К ИГРЕ, 6': 'Preparación general, 6',
  'ОБЩАЯ ПОДГОТОВКА К ИГРЕ, 7': 'Preparación general, 7',
  'ПОДГОТОВКА ИГРОКА, 1': 'Preparación de cada jugador, 1',
  'ПОДГОТОВКА ИГРОКА, 2': 'Preparación de cada jugador, 2',
  'ПОДГОТОВКА ИГРОКА, 3': 'Preparación de cada jugador, 3',
  'ПОДГОТОВКА ИГРОКА, 4': 'Preparación de cada jugador, 4',
  'ПОДГОТОВКА ИГРОКА, 5': 'Preparación de cada jugador, 5',
  'ПОДГОТОВКА К ИГРЕ ДЛЯ ОПЫТНЫХ ИГРОКОВ': 'Preparación para jugadores expertos',
  '1. ВОЗЬМИТЕ КУБИК': '1. Tomar un dado',
  '2. ОПРЕДЕЛИТЕ КОЛИЧЕСТВО ОЧКОВ ДЕЙСТВИЙ': '2. Calcular el poder',
  '3. ВЫПОЛНИТЕ 1 ИЗ 3 ДЕЙСТВИЙ': '3. Realizar 1 de las 3 acciones',
  СТРОИТЕЛЬСТВО: 'Construir',
  ПУТЕШЕСТВИЕ: 'Viajar',
  'Получение самоцветов': 'Ganar gemas',
  'Получение жетонов шатров': 'Ganar carpas',
  'Получение карт афиш': 'Ganar carteles',
  ПРЕДСТАВЛЕНИЕ: 'Actuar',
  'ПРЕДСТАВЛЕНИЕ, 1': 'Actuar, 1',
  'ПРЕДСТАВЛЕНИЕ, 2': 'Actuar, 2',
  'ПРЕДСТАВЛЕНИЕ, 3': 'Actuar, 3',
  'ЭФФЕКТЫ ЯЧЕЕК АССИСТЕНТОВ': 'Efectos de las casillas de entrenador',
  'ЭФФЕКТЫ ЯЧЕЕК АССИСТЕНТОВ: ИГРОВОЕ ПОЛЕ': 'Efectos de las casillas de entrenador: tablero',
  'ЭФФЕКТЫ ЯЧЕЕК АССИСТЕНТОВ: ЖЕТОНЫ': 'Efectos de las casillas de entrenador: fichas',
  'КОНЕЦ РАУНДА': 'Final de la ronda',
  'КОНЕЦ РАУНДА, 1 Оплата': 'Final de la ronda, 1: Pago',
  'КОНЕЦ РАУНДА, 2 Новые карты импресарио и жетоны ассистентов':
    'Final de la ronda, 2: Cartas maestras y fichas de entrenador nuevas',
  'КОНЕЦ РАУНДА, 3 Получение ПО за карты импресарио':
    'Final de la ronda, 3: Puntuación de una carta maestra',
  'КОНЕЦ РАУНДА, 4 Подготовка к следующему раунду':
    'Final de la ronda, 4: Preparación de la ronda siguiente',
  'КОНЕЦ ИГРЫ': 'Final de la partida',
  'ПОЛУЧЕНИЕ ОЧКОВ ЗА КАРТЫ ИМПРЕСАРИО': 'Puntuación de las cartas maestras',
  БОНУСЫ: 'Bonificaciones',
  'РЕЖИМ ОДИНОЧНОЙ ИГРЫ': 'Modo en solitario',
  'РЕЖИМ ОДИНОЧНОЙ ИГРЫ: Изменения в подготовке к игре':
    'Modo en solitario: cambios en la preparación',
  'РЕЖИМ ОДИНОЧНОЙ ИГРЫ: Изменения в ходе игры': 'Modo en solitario: cambios en el juego',
  'РЕЖИМ ОДИНОЧНОЙ ИГРЫ: Изменения в конце раунда':
    'Modo en solitario: cambios al final de la ronda',
};
