// What a table has agreed on before, found again when the same is asked in other words.
import type { Agreement } from '../referee/agreements.ts';
import type { Ask } from './ask.ts';

/** Of the words of whichever says less, each weighed by how telling it is, more than this share is said by both … */
const MOST = 2 / 3;
/** … and at least this much of the other, so that a single plain word (take) finds nothing. */
const SOME = 0.3;
/** Where both are surely answered alike, this share of the one that says more will do. */
const ANY = 0.25;

/** Those that answer the question as well, the most alike first; of equals the newest. */
export function akin<A extends Agreement>(
  ask: Ask,
  question: string,
  agreements: readonly A[],
): readonly A[] {
  const asked = ask.telling(question);
  const move = ask.said(question, [])?.kind;

  /** What both say, weighed; nothing where they are not about the same. */
  function sharedWith(text: string): number {
    const known = ask.telling(text);
    const other = ask.said(text, [])?.kind;
    if (move !== undefined && other !== undefined && move !== other) return 0;
    const shared = weightOf([...asked].filter(([word]) => known.has(word)));
    const [less = 0, more = 0] = [weightOf(asked), weightOf(known)].toSorted((a, b) => a - b);
    const isSaidByBoth = shared > MOST * less && shared >= SOME * more;
    return isSaidByBoth || (shared >= ANY * more && haveOneAnswer(text)) ? shared : 0;
  }

  function haveOneAnswer(text: string): boolean {
    const answer = surelySaid(ask, text);
    return answer !== undefined && answer === surelySaid(ask, question);
  }

  return agreements
    .map((agreement, at) => {
      // What was decided says of other things as well that they are not so; it counts where nobody asked.
      return { agreement, at, shared: sharedWith(agreement.question || agreement.decision) };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared || other.at - one.at)
    .map(({ agreement }) => agreement);
}

/** The place that decides it, or what is said of it where it is left open. */
function surelySaid(ask: Ask, question: string): string | undefined {
  const { verdict, answers, silence } = ask(question);
  return verdict === 'answered' ? answers[0]?.place.id : silence;
}

function weightOf(words: Iterable<readonly [word: string, weight: number]>): number {
  let sum = 0;
  for (const [, weight] of words) sum += weight;
  return sum;
}
