// What other editions of The Magnificent have otherwise, in Russian.
import type { Words } from '../words.ts';

export const editions: Words['editions'] = {
  'magnificent.components.camp-tiles-russian': {
    spanish: 'В списке 72 фрагмента и без размеров: это ошибка.',
  },
  'magnificent.components.camp-tiles-spanish': {
    russian: '84 фрагмента: 36 больших и 48 маленьких.',
  },
  'magnificent.components.plastic-box': { russian: 'Запас раскладывают стопками возле поля.' },
  'magnificent.setup.sort-supply': { spanish: 'Запас остаётся в отделениях пластиковой коробки.' },
  'magnificent.setup.first-game-side-a': {
    spanish: 'Планшеты всегда лежат стороной «А»; о стороне «Б» ни слова.',
  },
  'magnificent.setup.side-a-always-in-spanish': {
    russian: 'Сторона «А» обязательна только в первой партии.',
  },
  'magnificent.end.winner': { spanish: 'Цель — набрать побольше ПО; о победителе ни слова.' },
  'magnificent.end.tie-break': { spanish: 'О ничьей ни слова.' },
  'magnificent.end.tie-break-missing-in-spanish': {
    russian: 'При равенстве решает шляпа, которая выше всех на треке представлений.',
  },
};
