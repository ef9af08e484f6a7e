// Evidence names places of the Russian rulebook as they are printed, on a page of any language: these words are Russian.

export interface Run {
  readonly text: string;
  readonly isRussian: boolean;
}

/** Words with what stands between them; quotes stay with the language around. */
const RUSSIAN = /(\p{Script=Cyrillic}+(?:[^\p{L}"“”«»;]+\p{Script=Cyrillic}+)*)/u;

export function runsOf(text: string): readonly Run[] {
  return text
    .split(RUSSIAN)
    .map((run, at) => ({ text: run, isRussian: at % 2 === 1 }))
    .filter((run) => run.text !== '');
}
