// A question put to a game's search: which places of the rulebook decide it, and whether the rulebook answers it at all.
import { calledOf } from './called.ts';
import type { AskFile, Subject } from './file.ts';
import { hearingOf, type Heard } from './hearing.ts';
import { likenesses } from './likeness.ts';
import { saidOf, type SaidOf } from './named.ts';
import { standing, type Standpoint } from './standpoint.ts';
import { termsOf } from './terms.ts';
import { byScore, NOTHING, replyOf, type Rated, type Reply } from './verdict.ts';
import { wordsIn } from './words/words.ts';

/** `from`: what a match that is under way knows of the places. */
export interface Ask {
  (question: string, from?: Standpoint): Reply;
  /** Which move it names, if any. */
  readonly said: SaidOf;
  /** The words of a text in a form that can be compared, and how telling each is. */
  readonly telling: (text: string) => ReadonlyMap<string, number>;
}

/** A word that no rule knows, as a name at the table, tells no more than one that few do, where two texts are compared. */
const MOST_TELLING = 3;
/** So many topics, the best by their words, are compared phrase by phrase as well. */
const NEAR = 48;
/** What a topic gains by a phrase that is the question word for word, in shares of its score. */
const LIKE = 2;

/** Throws when the file was not made by `askFileOf`. */
export async function openAsk(file: AskFile): Promise<Ask> {
  const { topics } = file;
  const terms = await termsOf(file.locale, file.same);
  const { hear, heardOf, isSaid, isInText } = await hearingOf(file, terms);
  const likenessTo = likenesses(file);
  const language = await wordsIn(file.locale);
  const things = new Set(Object.values(file.moves.things).flat().flatMap(terms.of));
  const calledAt = calledOf(terms, language, (term) => things.has(term) || isInText(term));

  function ask(question: string, from?: Standpoint): Reply {
    const called = calledAt(from?.people ?? []);
    /** Somebody at the table: by a name that is said nowhere else, or a colour that no rule has. */
    const isPerson = (term: string) =>
      called.by(term).length > 0 && (called.byColour(term).length > 0 || !isSaid(term));
    const heard = hear(question)
      .filter(({ term }) => !isPerson(term))
      // A number that no rule names is somebody's score.
      .filter(({ term, speaks }) => speaks.size > 0 || Number.isNaN(Number(term)));
    if (heard.length === 0) return NOTHING;
    const likenessOf = likenessTo(heard.map(({ place }) => place));
    const rating = nearest(topics, heard).map(({ at, topic, score, covered }): Rated => {
      const likeness = likenessOf(at);
      const spoken = score * (1 + LIKE * likeness);
      return { topic, spoken, score: spoken * standing(topic, from), covered, likeness };
    });
    return replyOf(rating.toSorted(byScore));
  }

  const words = file.words.split(' ');
  const alone = new Map<string, readonly [word: string, weight: number]>();

  /** A slip counts as the word it is taken for. */
  function tellingAlone(term: string) {
    const { place, weight } = heardOf(term);
    const told = [words[place ?? -1] ?? term, Math.min(weight, MOST_TELLING)] as const;
    alone.set(term, told);
    return told;
  }

  return Object.assign(ask, {
    said: saidOf(terms, file.moves, language, calledAt),
    telling: (text: string) =>
      new Map(terms.of(text).map((term) => alone.get(term) ?? tellingAlone(term))),
  });
}

/** A topic as the words alone speak for it. */
interface Spoken {
  readonly at: number;
  readonly topic: Subject;
  readonly score: number;
  readonly covered: number;
}

/** The topics that the words speak for most, best first. */
function nearest(topics: readonly Subject[], heard: readonly Heard[]): readonly Spoken[] {
  const scores = new Float64Array(topics.length);
  const known = new Float64Array(topics.length);
  let whole = 0;
  for (const { weight, speaks, isUnderstood } of heard) {
    whole += weight;
    for (const [at, says] of speaks) {
      scores[at] = (scores[at] ?? 0) + says;
      if (isUnderstood) known[at] = (known[at] ?? 0) + weight;
    }
  }
  return topics
    .map((topic, at): Spoken => {
      const [score = 0, covered = 0] = [scores[at], known[at]];
      return { topic, at, score, covered: covered / whole };
    })
    .filter(({ score }) => score > 0)
    .toSorted(byScore)
    .slice(0, NEAR);
}
