// Totals and the parts of a match in English.
import type { RoundWords, UnitWords } from '../../../../referee/counting.ts';
import { partOf } from '../../rules/parts.ts';

export const unit: UnitWords = {
  amount: (count, shown) => `${shown} ${count === 1 ? 'ecu' : 'ecus'}`,
  byCategory: 'Ecus by category',
  most: 'Most ecus',
  forgotten: 'ecus were forgotten',
  aheadAll: (name) => `${name} was ahead from the first ecus to the last.`,
  aheadAtEnd: (name) => `${name} only came out ahead with the last ecus.`,
};

export const rounds: RoundWords = {
  heading: (round) => {
    const { season, isFestival } = partOf(round);
    return isFestival ? `Festival of season ${season}` : `Season ${season}`;
  },
  mark: (round) => {
    const { season, isFestival } = partOf(round);
    return isFestival ? 'Festival' : String(season);
  },
  totals: 'Ecus at the end of each season and each festival',
  aheadFrom: (name, round) => {
    const { season, isFestival } = partOf(round);
    const since = isFestival ? `the festival of season ${season}` : `season ${season}`;
    return `${name} was ahead for good from ${since}.`;
  },
};
