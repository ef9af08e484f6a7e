// How like a question is to one of the phrases that ask for a topic: the words of both, and which follows which.
import { numbersIn, phrasesOf, type AskFile } from './file.ts';

/** How like the question is to that phrase of the topic which is most like it; 0–1. */
export type Likeness = (topic: number) => number;

/** What a question or a phrase says, words and pairs of neighbours by number, and how telling each is. */
interface Said {
  readonly weights: ReadonlyMap<number, number>;
  readonly length: number;
}

/** Every word that is said nowhere; pairs of words lie above all words. */
const UNKNOWN = 0xffff;
const PAIRS = 0x10000;

/** The question as places in the file's list of words, in its order; undefined stands for a word that is said nowhere. */
export function likenesses(file: AskFile): (question: readonly (number | undefined)[]) => Likeness {
  const topics = file.topics.length;
  const knowing = new Map<number, number>();
  file.text.forEach((text, topic) => {
    const words = new Set([...phrasesOf(file, topic).flat(), ...numbersIn(text)]);
    for (const word of words) knowing.set(word, (knowing.get(word) ?? 0) + 1);
  });
  const telling = (word: number) => tellingOf(knowing.get(word) ?? 0, topics);

  function said(words: readonly number[]): Said {
    const weights = new Map(words.map((word) => [word, telling(word)]));
    words.slice(1).forEach((word, at) => {
      const before = words[at] ?? UNKNOWN;
      weights.set((before + 1) * PAIRS + word, (telling(before) + telling(word)) / 2);
    });
    return { weights, length: Math.hypot(...weights.values()) };
  }

  /** Read once somebody asks something near it. */
  const read = new Map<number, readonly Said[]>();
  function saidOf(topic: number): readonly Said[] {
    const known = read.get(topic);
    if (known !== undefined) return known;
    const phrases = phrasesOf(file, topic).map(said);
    read.set(topic, phrases);
    return phrases;
  }

  return (question) => {
    const wanted = said(question.map((word) => word ?? UNKNOWN));
    return (topic) => Math.max(0, ...saidOf(topic).map((phrase) => cosine(wanted, phrase)));
  };
}

/** How telling a word is: the fewer of the topics know it, the more; most of all one that none knows. */
export function tellingOf(knowing: number, topics: number): number {
  return Math.log(1 + topics / (knowing + 0.5));
}

function cosine(one: Said, other: Said): number {
  let common = 0;
  for (const [what, weight] of one.weights) common += weight * (other.weights.get(what) ?? 0);
  return common === 0 ? 0 : common / (one.length * other.length);
}
