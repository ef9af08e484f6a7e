// The printed headings, in Spanish.
import type { Heading } from '../clauses.ts';

export const headings: Readonly<Record<Heading, string>> = {
  'ВАРИАНТ ИГРЫ': 'Variante',
  'ИСПОЛЬЗОВАНИЕ ДЖОКЕРОВ': 'Uso de comodines',
  'КОНЕЦ ИГРЫ': 'Final de la partida',
  ПАС: 'Pasar',
  'ПОЛУЧЕНИЕ ОЧКОВ': 'Puntuación',
  'ПОЛУЧЕНИЕ ОЧКОВ (награда дополнительными плитками)': 'Puntuación: losetas adicionales',
  'ПРАВИЛА РАЗМЕЩЕНИЯ ПЛИТОК': 'Reglas de colocación',
  'ПРИМЕР (использование джокеров)': 'Ejemplo: uso de comodines',
  'ПРИМЕР ХОДА': 'Ejemplo de turno',
  'ПРИМЕРЫ ПОЛУЧЕНИЯ ОЧКОВ': 'Ejemplos de puntuación',
  Подготовка: 'Preparación',
  'СОВЕТ ПРИ ИСПОЛЬЗОВАНИИ ПЛИТОК ДЖОКЕРОВ': 'Consejo sobre los comodines',
  'ФАЗА 1: ПОЛУЧЕНИЕ ПЛИТОК': 'Fase 1: Adquirir losetas',
  'ФАЗА 2: РАЗМЕЩЕНИЕ ПЛИТОК И ПОЛУЧЕНИЕ ОЧКОВ': 'Fase 2: Jugar losetas y puntuar',
  'ФАЗА 3: ПОДГОТОВКА К СЛЕДУЮЩЕМУ РАУНДУ': 'Fase 3: Preparar la siguiente ronda',
  'ФИШКА ПЕРВОГО ИГРОКА': 'Marcador de jugador inicial',
  'ХОД ИГРЫ': 'Desarrollo de la partida',
  'ЦВЕТ ДЖОКЕРА': 'Color comodín',
  'ЦЕЛЬ ИГРЫ': 'Objetivo del juego',
};
