// The file a game's search is loaded from, and how it is searched.
import type { AsPlainObject } from 'minisearch';
import type { Locale } from '../referee/game.ts';
import type { ClauseId } from '../referee/ruling.ts';
import type { AskedWords } from './asked.ts';

/** A clause or an unclear place; its answer in one breath is kept apart, for pages that ask nothing too. */
export type Place =
  | { readonly kind: 'clause'; readonly id: ClauseId }
  | { readonly kind: 'ruling'; readonly id: string };

/** What a question can lead to; `silent` is known to be left open by the rulebook. */
export type Subject = Place | { readonly kind: 'silent'; readonly answer: string };

export type Topic = Subject & {
  /** How many phrases ask for it. */
  readonly phrases: number;
};

export interface AskFile {
  readonly locale: Locale;
  readonly topics: readonly Topic[];
  readonly same: AskedWords['same'];
  /** Where each word is said, in MiniSearch's own form: a document is a topic, its id the topic's place in the list. */
  readonly index: AsPlainObject['index'];
}

/** How a topic is kept and searched; the same for making the file and for opening it. */
export const INDEX = {
  /** The phrases that ask for it, what the rulebook says, and the answer in one breath. */
  fields: ['asked', 'text', 'answer'],
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term,
};

/** What MiniSearch keeps beside the words; it all follows from the topics, and how long they are does not count here. */
export function indexOf({ topics, index }: AskFile): AsPlainObject {
  const { fields } = INDEX;
  const ofTopics = <Value>(value: (at: number) => Value) =>
    Object.fromEntries(topics.map((_, at) => [String(at), value(at)]));
  const lengths = fields.map(() => 1);
  return {
    documentCount: topics.length,
    nextId: topics.length,
    documentIds: ofTopics((at) => at),
    fieldIds: Object.fromEntries(fields.map((field, at) => [field, at])),
    fieldLength: ofTopics(() => lengths),
    averageFieldLength: lengths,
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
}
