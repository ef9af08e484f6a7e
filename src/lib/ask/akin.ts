// What a table has agreed on before, found again when the same is asked in other words.
import type { Agreement } from '../referee/agreements.ts';
import type { Ask } from './ask.ts';

/** Of the words of whichever says less, each weighed by how telling it is, more than this share is said by both … */
const MOST = 2 / 3;
/** … and at least this much of the other, so that a single plain word (take) finds nothing. */
const SOME = 0.3;
/** Where both are surely answered alike, this share of the one that says more will do. */
const ANY = 0.25;

/** What a question says, and how it is answered. */
interface Heard {
  readonly words: ReadonlyMap<string, number>;
  readonly weight: number;
  /** The kind of move it names, if any. */
  readonly move: string | undefined;
  /** The place that surely decides it, or what is said of it where it is left open. */
  readonly answer: () => string | undefined;
}

/** Agreements are heard once for a rulebook, and not with every letter of the question that is being typed. */
const heardBy = new WeakMap<Ask, Map<string, Heard>>();

/** Those that answer the question as well, the most alike first; of equals the newest. */
export function akin<A extends Agreement>(
  ask: Ask,
  question: string,
  agreements: readonly A[],
): readonly A[] {
  const asked = hear(ask, question);
  const heard = heardBy.get(ask) ?? new Map<string, Heard>();
  heardBy.set(ask, heard);

  function agreed(text: string): Heard {
    const known = heard.get(text) ?? hear(ask, text);
    heard.set(text, known);
    return known;
  }

  return agreements
    .map((agreement, at) => {
      // What was decided says of other things as well that they are not so; it counts where nobody asked.
      const known = agreed(agreement.question || agreement.decision);
      return { agreement, at, shared: sharedBy(asked, known) };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared || other.at - one.at)
    .map(({ agreement }) => agreement);
}

function hear(ask: Ask, text: string): Heard {
  const words = ask.telling(text);
  let answer: readonly [string | undefined] | undefined;
  return {
    words,
    weight: weightOf(words),
    move: ask.said(text, [])?.kind,
    // It takes a whole search, and is seldom needed.
    answer: () => (answer ??= [surelySaid(ask, text)])[0],
  };
}

/** What both say, weighed; nothing where they are not about the same. */
function sharedBy(asked: Heard, known: Heard): number {
  if (asked.move !== undefined && known.move !== undefined && asked.move !== known.move) return 0;
  const shared = weightOf([...asked.words].filter(([word]) => known.words.has(word)));
  const less = Math.min(asked.weight, known.weight);
  const more = Math.max(asked.weight, known.weight);
  const isSaidByBoth = shared > MOST * less && shared >= SOME * more;
  return isSaidByBoth || (shared >= ANY * more && haveOneAnswer(asked, known)) ? shared : 0;
}

function haveOneAnswer(asked: Heard, known: Heard): boolean {
  const answer = known.answer();
  return answer !== undefined && answer === asked.answer();
}

function surelySaid(ask: Ask, question: string): string | undefined {
  const { verdict, answers, silence } = ask(question);
  return verdict === 'answered' ? answers[0]?.place.id : silence;
}

function weightOf(words: Iterable<readonly [word: string, weight: number]>): number {
  let sum = 0;
  for (const [, weight] of words) sum += weight;
  return sum;
}
