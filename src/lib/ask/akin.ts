// What a table has agreed on before, found again by the words it shares with a question.
import type { Agreement } from '../referee/agreements.ts';

/** Those that share a word with the question, the most alike first; of equals the newest. */
export function akin<A extends Agreement>(
  /** From a text to its words in a form that can be compared. */
  termsOf: (text: string) => readonly string[],
  question: string,
  agreements: readonly A[],
): readonly A[] {
  const asked = new Set(termsOf(question));
  return agreements
    .map((agreement, at) => {
      const said = new Set(termsOf(`${agreement.question} ${agreement.decision}`));
      return { agreement, at, shared: [...asked].filter((term) => said.has(term)).length };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared || other.at - one.at)
    .map(({ agreement }) => agreement);
}
