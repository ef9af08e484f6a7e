// What other editions of Colosseum have otherwise, in Russian.
import type { Words } from '../words.ts';

export const editions: Words['editions'] = {
  'colosseum.components.coins': { second: 'Монеты металлические.' },
  'colosseum.components.programs': { second: 'Программы названы свитками представлений.' },
  'colosseum.components.aids': { second: 'Вместо памяток — 5 планшетов со списком всех программ.' },
};
