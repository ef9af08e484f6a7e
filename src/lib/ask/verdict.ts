// What is said to a question: whether a rule decides it, and which places are shown, in which order.
import type { Place, Subject } from './file.ts';

export interface Answer {
  readonly place: Place;
  readonly score: number;
  /** Share of the question that this place knows, each word weighed by how telling it is; 0–1. */
  readonly covered: number;
}

export interface Reply {
  /** A rule decides it; several speak of it alike; too little was understood; the rulebook leaves it open. */
  readonly verdict: 'answered' | 'several' | 'perhaps' | 'silent';
  /** The best ones, best first; also where nothing is sure, as the nearest there is to read. */
  readonly answers: readonly Answer[];
  /** How many of them speak alike, where several do: these stand first. */
  readonly alike: number;
  /** What the rulebook leaves open, where we know that it does. */
  readonly silence?: string;
}

/** The rulebook answers it: with one rule, or with several that all speak of it. */
export const isAnswered = ({ verdict }: Reply): boolean =>
  verdict === 'answered' || verdict === 'several';

/** None of its words is said in this rulebook: nothing can be told of it, not even that it is left open. */
export const isUnknown = ({ verdict, answers }: Reply): boolean =>
  verdict === 'perhaps' && answers.length === 0;

/** From what answers least to what answers best; a place known to be left open answers more than a guess. */
const STANDING: readonly Reply['verdict'][] = ['perhaps', 'silent', 'several', 'answered'];

/** Of several rulebooks the one that answers best comes first; among equals the one that knows more of the question. */
export function byVerdict(one: Reply, other: Reply): number {
  const steps = STANDING.indexOf(other.verdict) - STANDING.indexOf(one.verdict);
  // Scores of two rulebooks cannot be compared; how much of the question each has understood can.
  return steps || (other.answers[0]?.covered ?? 0) - (one.answers[0]?.covered ?? 0);
}

/** Nothing is sure of a question of which less is known: the rest may be what was meant. */
const KNOWN = 0.65;
/** An answer is sure when its score times the share of the question that it knows reaches this … */
const SURE = 30;
/** … or this, where it stands alone: the next best stays below that share of it. What is left open has to in any case. */
const SURE_ALONE = 20;
const ALONE = 0.75;
/** A few words prove little; they are sure as well when they are so like a phrase that asks for the topic (0–1) … */
const NEARLY = 0.6;
/** … and the next best stays below this share of it. Whatever does not is read as well: the second was right too often. */
const FAR_BEHIND = 0.85;
/** Several rules speak of it where the whole question is so like a phrase that asks for the best of them … */
const ASKED_SO = { likeness: 0.5, covered: 0.9 };
/** … or rather like it and as good as sure. */
const NEARLY_SURE = { likeness: 0.4, proof: 24 };
/** So many are read. */
const READ = 4;
/** Where we know that the rulebook leaves it open less will do: nothing is claimed then. */
const SURELY_OPEN = 12;

export const NOTHING: Reply = { verdict: 'perhaps', answers: [], alike: 0 };

/** A topic and how well it answers the question. */
export interface Rated {
  readonly topic: Subject;
  /** How much the question speaks for it. */
  readonly spoken: number;
  /** … and how much of that counts where it is asked. */
  readonly score: number;
  readonly covered: number;
  /** How like it is to the phrase asking for the topic that is most like it; 0–1. */
  readonly likeness: number;
}

/** `rating`: best first. */
export function replyOf(rating: readonly Rated[]): Reply {
  const [first, next] = rating;
  const answers = rating.flatMap(({ topic, score, covered }): Answer[] =>
    topic.kind === 'silent' ? [] : [{ place: topic, score, covered }],
  );
  // Words that are said nowhere here prove no silence: they may be another language's.
  if (first === undefined) return NOTHING;
  const { topic } = first;
  const proof = first.spoken * first.covered;
  if (topic.kind === 'silent' && proof >= SURELY_OPEN && !isContested(first, rating))
    return { verdict: 'silent', answers, alike: 0, silence: topic.answer };
  const near = (share: number) => rating.filter(({ score }) => score > share * first.score);
  const isAhead = (share: number) => next === undefined || next.score < share * first.score;
  const isSure =
    proof >= SURE ||
    (proof >= SURE_ALONE && isAhead(ALONE)) ||
    (first.likeness >= NEARLY && isAhead(FAR_BEHIND));
  const nothingSure: Reply = { verdict: 'perhaps', answers, alike: 0 };
  if (first.covered < KNOWN || !(isSure || isAskedSo(first))) return nothingSure;
  if (near(ALONE).some((rated) => rated.topic.kind === 'silent')) return nothingSure;
  const alike = Math.min(near(FAR_BEHIND).length, READ);
  if (alike > 1) return { verdict: 'several', answers, alike };
  return isSure ? { verdict: 'answered', answers, alike } : nothingSure;
}

const isAskedSo = ({ likeness, covered, spoken }: Rated) =>
  (likeness >= ASKED_SO.likeness && covered >= ASKED_SO.covered) ||
  (likeness >= NEARLY_SURE.likeness && spoken * covered >= NEARLY_SURE.proof);

/** A rule accounts for as much of the question and speaks nearly as loud: then nobody can say that it is left open. */
function isContested(silence: Rated, rating: readonly Rated[]): boolean {
  const rule = rating.find(({ topic }) => topic.kind !== 'silent');
  if (rule === undefined) return false;
  return rule.covered >= silence.covered && rule.score > FAR_BEHIND * silence.score;
}

export const byScore = (one: { readonly score: number }, other: { readonly score: number }) =>
  other.score - one.score;
