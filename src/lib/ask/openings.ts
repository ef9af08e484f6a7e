// How an answer begins that the rulebook itself does not give. Of use to readers only: nobody asks in these words.
import type { Locale } from '../referee/game.ts';

export interface Openings {
  /** The table may choose among readings; the answer is what holds until it does. */
  readonly open: string;
  /** Nobody has to choose: the answer is how such a place is read here, and what kind of place it is. */
  readonly settled: {
    readonly silent: string;
    readonly unclear: string;
    readonly pictured: string;
  };
}

export const OPENINGS: Readonly<Record<Locale, Openings>> = {
  en: {
    open: 'Open: ',
    settled: {
      silent: 'The rulebook is silent: ',
      unclear: 'Not spelt out: ',
      pictured: 'Only pictured: ',
    },
  },
  ru: {
    open: 'Не сказано: ',
    settled: {
      silent: 'Правила молчат: ',
      unclear: 'Сказано неясно: ',
      pictured: 'Только на картинке: ',
    },
  },
  es: {
    open: 'Sin aclarar: ',
    settled: {
      silent: 'El reglamento calla: ',
      unclear: 'No queda claro: ',
      pictured: 'Solo en el dibujo: ',
    },
  },
};

interface Opened {
  /** Without its colon; empty where the rulebook itself answers. */
  readonly opening: string;
  readonly rest: string;
}

export function openedOf(locale: Locale, answer: string): Opened {
  const { open, settled } = OPENINGS[locale];
  const opening = [open, ...Object.values(settled)].find((one) => answer.startsWith(one)) ?? '';
  return { opening: opening.replace(/: $/, ''), rest: answer.slice(opening.length) };
}
