// The parts of a match in Russian: the rulebook calls a round «ход».
import type { RoundWords } from '../../../../referee/counting.ts';

/** Keeps a number and its noun on one line. */
const NBSP = '\u00A0';

export const rounds: RoundWords = {
  heading: (round) => `Ход${NBSP}${round}`,
  mark: String,
  totals: 'Очки в конце каждого хода',
  aheadFrom: (name, round) => `С${NBSP}хода${NBSP}${round} и до конца впереди ${name}.`,
};
