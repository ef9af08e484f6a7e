// Totals and rounds in the words of a game; in those of the house where the game has none of its own.
import { formatNumber } from '../i18n/format.ts';
import { locale } from '../i18n/locale.svelte.ts';
import { m } from '../paraglide/messages.js';
import type { RoundWords, UnitWords } from '../referee/counting.ts';
import type { Rulebook } from '../referee/game.ts';

const POINTS: UnitWords = {
  amount: (count, shown) => m.sheet_points({ count, shown }),
  get byCategory() {
    return m.sheet_by_category();
  },
  get most() {
    return m.tally_best();
  },
  get forgotten() {
    return m.correction_forgotten();
  },
  get pushed() {
    return m.correction_marker();
  },
  aheadAll: (name) => m.course_lead_all({ name }),
  aheadAtEnd: (name) => m.course_lead_end({ name }),
};

const ROUNDS: RoundWords = {
  heading: (round) => m.sheet_round({ round }),
  mark: String,
  get totals() {
    return m.course_table();
  },
  aheadFrom: (name, round) => m.course_lead_round({ name, round }),
};

type Book = Pick<Rulebook, 'unit' | 'rounds'>;

/** Undefined as long as no rulebook is at hand. */
export const unitIn = (book: Book | undefined): UnitWords => book?.unit ?? POINTS;
export const roundsIn = (book: Book | undefined): RoundWords => book?.rounds ?? ROUNDS;

/** "12 points", "12 ecus": with the minus of the language on the screen. */
export const amountText = (book: Book | undefined, total: number): string =>
  unitIn(book).amount(total, formatNumber(locale.current, total));
