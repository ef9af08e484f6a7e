// Where each word is said, and which words stand for another one: what MiniSearch keeps, counts and forgives slips in.
import MiniSearch from 'minisearch';
import { numbersIn, phrasesOf, type AskFile } from './file.ts';
import type { Terms } from './terms.ts';

/** Words arrive as terms, with spaces between them. */
const INDEX = {
  fields: ['asked', 'text', 'breath'],
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term,
};

/** Where each word is said; a document is a topic, its id the topic's place in the list. */
export async function wordIndexOf(file: AskFile): Promise<MiniSearch> {
  const index = new MiniSearch(INDEX);
  const words = file.words.split(' ');
  const said = (places: readonly number[]) => places.map((place) => words[place]).join(' ');
  await index.addAllAsync(
    file.topics.map((_, id) => ({
      id,
      asked: said(phrasesOf(file, id).flat()),
      text: said(numbersIn(file.text[id] ?? '')),
      breath: said(numbersIn(file.breath[id] ?? '')),
    })),
  );
  return index;
}

/** The words that stand for another one, so that these too may be misspelt. */
export function spellings({ meanings }: Terms): MiniSearch {
  const words = new MiniSearch({ ...INDEX, fields: ['id'], storeFields: ['meaning'] });
  words.addAll([...meanings].map(([id, meaning]) => ({ id, meaning })));
  return words;
}
