// An answer in one breath and the clause it is of: where one says what the other says, one of them is enough.

/** What is shown of the two: the words on top and, where it says more, the clause below them. */
export interface Said {
  readonly top: string;
  readonly clause?: string;
}

/** From this share on of the words of one found in the other the rest adds nothing. */
const NEARLY_ALL = 0.85;
/** … and so little may lie between the two, in shares of all their words. */
const ALIKE = 0.6;
/** Endings differ from sentence to sentence. */
const STEM = 5;

export function withoutRepeats(answer: string, clause: string): Said {
  const short = wordsOf(answer);
  const whole = wordsOf(clause);
  const shared = [...short].filter((word) => whole.has(word)).length;
  if (shared / (short.size + whole.size - shared) < ALIKE) return { top: answer, clause };
  if (shared >= NEARLY_ALL * whole.size) return { top: answer };
  // A yes or no in front of it is what the answer is for.
  const [opening = ''] = short;
  const isWithin = shared >= NEARLY_ALL * short.size && whole.has(opening);
  return isWithin ? { top: clause } : { top: answer, clause };
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, STEM)));
}
