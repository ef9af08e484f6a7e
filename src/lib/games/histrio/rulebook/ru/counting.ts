// Totals and the parts of a match in Russian.
import type { RoundWords, UnitWords } from '../../../../referee/counting.ts';
import { partOf } from '../../rules/parts.ts';

/** Keeps a number and its noun on one line. */
const NBSP = '\u00A0';

export const unit: UnitWords = {
  amount: (_, shown) => `${shown}${NBSP}экю`,
  byCategory: 'Экю по разделам',
  most: 'Больше всего экю',
  forgotten: 'забыли экю',
  aheadAll: (name) => `От первых экю до последних впереди ${name}.`,
  aheadAtEnd: (name) => `Вперёд с последними экю выходит ${name}.`,
};

export const rounds: RoundWords = {
  heading: (round) => {
    const { season, isFestival } = partOf(round);
    return isFestival ? `Фестиваль сезона${NBSP}${season}` : `Сезон${NBSP}${season}`;
  },
  mark: (round) => {
    const { season, isFestival } = partOf(round);
    return isFestival ? 'Фестиваль' : String(season);
  },
  totals: 'Экю в конце каждого сезона и каждого фестиваля',
  aheadFrom: (name, round) => {
    const { season, isFestival } = partOf(round);
    const since = isFestival ? `фестиваля сезона${NBSP}${season}` : `сезона${NBSP}${season}`;
    return `С${NBSP}${since} и до конца впереди ${name}.`;
  },
};
