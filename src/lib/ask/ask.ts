// A question put to a game's search: which places of the rulebook decide it, and whether the rulebook answers it at all.
import MiniSearch, { type SearchResult } from 'minisearch';
import { INDEX, indexOf, type AskFile, type Place, type Topic } from './file.ts';
import type { Standpoint } from './standpoint.ts';
import { termsOf, type Terms } from './terms.ts';

export interface Answer {
  readonly place: Place;
  readonly score: number;
  /** Share of the question that this place knows, each word weighed by how telling it is; 0–1. */
  readonly covered: number;
}

export interface Reply {
  /** A rule decides it; several speak of it alike; too little was understood; the rulebook leaves it open. */
  readonly verdict: 'answered' | 'several' | 'perhaps' | 'silent';
  /** Best first; also where nothing is sure, as the nearest there is to read. */
  readonly answers: readonly Answer[];
  /** How many of them speak alike, where several do: these stand first. */
  readonly alike: number;
  /** What the rulebook leaves open, where we know that it does. */
  readonly silence?: string;
}

/** The rulebook answers it: with one rule, or with several that all speak of it. */
export const isAnswered = ({ verdict }: Reply): boolean =>
  verdict === 'answered' || verdict === 'several';

/** `from`: what a match that is under way knows of the places. */
export type Ask = (question: string, from?: Standpoint) => Reply;

/** A word said in a topic's own phrases counts whole; in the rulebook's text it says less. */
const BOOST = { asked: 1, text: 0.4, answer: 0.5 };
/** Makes MiniSearch count how often a word is said, as it stands: how telling that is is weighed below. */
const COUNTED = { boost: BOOST, bm25: { k: 1e6, b: 0, d: 0 } };
const EXACTLY = { fuzzy: false, prefix: false };
/** Phrases without the word that are taken to be missing everywhere, so that one phrase alone proves little. */
const UNSEEN = 4;
/** How much a word speaks for a topic in which it is said as often as elsewhere: log(1 + 6). */
const EAGER = 6;
/** As if each word had been said so much elsewhere, so that one that is said once in all proves little. */
const ELSEWHERE = 40;
/** An answer is sure when the words that speak for it, times the share of the question they are, reach this. */
const SURE = 8;
/** … and the next best stays below this share of it: two rules that answer alike are both read. */
const NEXT_BEST = 0.95;

/** What a rule that does not hold in a match still counts there: it is what was meant, where nothing else is near. */
const ELSEWHERE_SHARE = 0.85;

const NOTHING: Reply = { verdict: 'perhaps', answers: [], alike: 0 };

/** Throws when the file was not made by `askFileOf`. */
export async function openAsk(file: AskFile): Promise<Ask> {
  const { topics } = file;
  const terms = await termsOf(file.locale, file.same);
  const index = await MiniSearch.loadJSAsync(indexOf(file), INDEX);
  const spelt = spellings(terms);
  const size = sum(topics.map(({ phrases }) => phrases + UNSEEN));

  /** Where a word of the question is said. Only a word that is said nowhere may be misspelt, or still being typed. */
  function found(term: string, isLast: boolean): readonly SearchResult[] {
    const exact = index.search(term, COUNTED);
    if (exact.length > 0) return exact;
    const guess = { fuzzy: term.length > 4 ? 0.25 : false, prefix: isLast && term.length > 2 };
    const [meant] = spelt.search(term, guess);
    const queries = [{ ...guess, queries: [term] }];
    return index.search(
      {
        queries: meant
          ? [...queries, { ...EXACTLY, queries: [String(meant['meaning'])] }]
          : queries,
      },
      COUNTED,
    );
  }

  function heardOf(term: string, isLast: boolean): Heard {
    const results = found(term, isLast);
    const usual = (ELSEWHERE + sum(results.map(({ score }) => score))) / size;
    const speaks = new Map(
      results.map(({ id, score }): [number, number] => {
        const at = Number(id);
        const here = score / ((topics[at]?.phrases ?? 0) + UNSEEN);
        return [at, Math.log(1 + (EAGER * here) / usual)];
      }),
    );
    return { weight: Math.log(1 + topics.length / (speaks.size + 0.5)), speaks };
  }

  /** What the last question's words said: with the next letter only its last word is looked up anew. */
  let known: ReadonlyMap<string, Heard> = new Map();

  function hear(question: string) {
    const wanted = [...new Set(terms.of(question))];
    const words = wanted.map((term, at) => {
      const isLast = at === wanted.length - 1;
      const key = isLast ? `${term}…` : term;
      return { term, key, ...(known.get(key) ?? heardOf(term, isLast)) };
    });
    known = new Map(words.map(({ key, weight, speaks }) => [key, { weight, speaks }]));
    return words;
  }

  return (question, from) => {
    const heard = hear(question)
      // A number that no rule names is somebody's score.
      .filter(({ term, speaks }) => speaks.size > 0 || Number.isNaN(Number(term)));
    if (heard.length === 0) return NOTHING;
    const whole = sum(heard.map(({ weight }) => weight));
    const rating = topics
      .map((topic, at): Rated => {
        const speaking = heard.filter(({ speaks }) => speaks.has(at));
        const spoken = sum(speaking.map(({ speaks }) => speaks.get(at) ?? 0));
        const score = isElsewhere(topic, from) ? ELSEWHERE_SHARE * spoken : spoken;
        return { topic, spoken, score, covered: sum(speaking.map(({ weight }) => weight)) / whole };
      })
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score);
    return replyOf(rating, from);
  };
}

/** The words that stand for another one, so that these too may be misspelt. */
function spellings({ meanings }: Terms): MiniSearch {
  const words = new MiniSearch({ ...INDEX, fields: ['id'], storeFields: ['meaning'] });
  words.addAll([...meanings].map(([id, meaning]) => ({ id, meaning })));
  return words;
}

/** What one word of the question is worth. */
interface Heard {
  /** How telling it is: the fewer topics know it, the more; most of all one that none knows. */
  readonly weight: number;
  /** By topic how much it speaks for it: the more, the less it is said elsewhere. */
  readonly speaks: ReadonlyMap<number, number>;
}

interface Rated {
  readonly topic: Topic;
  /** How much the words speak for it. */
  readonly spoken: number;
  /** … and how much of that counts where it is asked. */
  readonly score: number;
  readonly covered: number;
}

const isElsewhere = (topic: Topic, from: Standpoint | undefined) =>
  topic.kind !== 'silent' && from?.elsewhere.has(topic.id) === true;

function replyOf(rating: readonly Rated[], from: Standpoint | undefined): Reply {
  const best = rating[0]?.score ?? 0;
  const isNear = ({ score }: Rated) => score > NEXT_BEST * best;
  const near = rating.filter(isNear);
  const placed = from ? nearestFirst(near, from) : near;
  const answers = [...placed, ...rating.slice(near.length)].flatMap(
    ({ topic, score, covered }): Answer[] =>
      topic.kind === 'silent' ? [] : [{ place: topic, score, covered }],
  );
  const [first, next] = placed;
  if (first === undefined) return { verdict: 'silent', answers, alike: 0 };
  if (first.spoken * first.covered < SURE) return { verdict: 'perhaps', answers, alike: 0 };
  if (first.topic.kind === 'silent')
    return { verdict: 'silent', answers, alike: 0, silence: first.topic.answer };
  if (next === undefined) return { verdict: 'answered', answers, alike: 1 };
  if (next.topic.kind === 'silent') return { verdict: 'perhaps', answers, alike: 0 };
  const alike = near.filter(({ topic }) => topic.kind !== 'silent').length;
  return { verdict: 'several', answers, alike };
}

/** Of what speaks alike: what the match rests on now, what it is played by, the rest, what does not hold in it. */
function nearestFirst(rating: readonly Rated[], from: Standpoint): readonly Rated[] {
  const distance = ({ topic }: Rated) => {
    if (topic.kind === 'silent') return 2;
    if (from.inPlay.has(topic.id)) return 0;
    if (from.elsewhere.has(topic.id)) return 3;
    return from.ours.has(topic.id) ? 1 : 2;
  };
  return rating.toSorted((one, other) => distance(one) - distance(other));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
