// The printed headings, in English.
import type { Heading } from '../clauses.ts';

export const headings: Readonly<Record<Heading, string>> = {
  'ВАРИАНТ ИГРЫ': 'Variant play',
  'ИСПОЛЬЗОВАНИЕ ДЖОКЕРОВ': 'Using wild tiles',
  'КОНЕЦ ИГРЫ': 'End of the game',
  ПАС: 'Passing',
  'ПОЛУЧЕНИЕ ОЧКОВ': 'Scoring',
  'ПОЛУЧЕНИЕ ОЧКОВ (награда дополнительными плитками)': 'Scoring: additional tiles',
  'ПРАВИЛА РАЗМЕЩЕНИЯ ПЛИТОК': 'Rules for placing tiles',
  'ПРИМЕР (использование джокеров)': 'Example: using wild tiles',
  'ПРИМЕР ХОДА': 'Example of a turn',
  'ПРИМЕРЫ ПОЛУЧЕНИЯ ОЧКОВ': 'Scoring examples',
  Подготовка: 'Set-up',
  'СОВЕТ ПРИ ИСПОЛЬЗОВАНИИ ПЛИТОК ДЖОКЕРОВ': 'Hint on wild tiles',
  'ФАЗА 1: ПОЛУЧЕНИЕ ПЛИТОК': 'Phase 1: Acquire tiles',
  'ФАЗА 2: РАЗМЕЩЕНИЕ ПЛИТОК И ПОЛУЧЕНИЕ ОЧКОВ': 'Phase 2: Play tiles and score points',
  'ФАЗА 3: ПОДГОТОВКА К СЛЕДУЮЩЕМУ РАУНДУ': 'Phase 3: Prepare the next round',
  'ФИШКА ПЕРВОГО ИГРОКА': 'Start player token',
  'ХОД ИГРЫ': 'Game play',
  'ЦВЕТ ДЖОКЕРА': 'Wild colour',
  'ЦЕЛЬ ИГРЫ': 'Aim of the game',
};
