// Makes the file a game's search is loaded from, when the app is built: one for each game and language.
import MiniSearch from 'minisearch';
import type { Rulebook, RulebookContents } from '../referee/game.ts';
import type { Asked, AskedWords } from './asked.ts';
import { INDEX, type AskFile, type Subject, type Topic } from './file.ts';
import { openedOf } from './openings.ts';
import { silencesIn } from './silences/silences.ts';
import { termsOf } from './terms.ts';

/** A place nobody has prepared for asking is found by its own words. */
const UNASKED: Asked = { answer: '', asked: [] };

export async function askFileOf(
  game: string,
  contents: RulebookContents,
  rulebook: Rulebook,
  asked: AskedWords,
): Promise<AskFile> {
  const { locale } = rulebook;
  const [terms, silences] = await Promise.all([termsOf(locale, asked.same), silencesIn(locale)]);
  const index = new MiniSearch(INDEX);
  const topics: Topic[] = [];
  /** A word counts once a phrase, however often it is said there. */
  const once = (text: string) => [...new Set(terms.of(text))].join(' ');

  function add(subject: Subject, { answer, asked: phrases }: Asked, text: string) {
    const at = topics.push({ ...subject, phrases: phrases.length }) - 1;
    index.add({
      id: at,
      asked: phrases.map(once).join(' '),
      text: once(text),
      answer: once(openedOf(locale, answer).rest),
    });
  }

  for (const { id, heading } of contents.clauses) {
    const headings = rulebook.headingText?.(heading) ?? heading;
    const known = asked.clauses[idWithin(game, id)] ?? UNASKED;
    add({ kind: 'clause', id }, known, `${rulebook.clauseText(id)} ${headings}`);
  }
  for (const { id } of contents.rulings) {
    const { answer, asked: phrases } = asked.rulings[idWithin(`${game}.ruling`, id)] ?? UNASKED;
    const { question = '', readings = {} } = rulebook.rulingWords(id) ?? {};
    const text = Object.values(readings).join(' ');
    add({ kind: 'ruling', id }, { answer, asked: [question, ...phrases] }, text);
  }
  for (const silence of [...asked.silent, ...silences])
    add({ kind: 'silent', answer: silence.answer }, silence, '');

  return { locale, topics, same: asked.same, index: index.toJSON().index };
}

const idWithin = (prefix: string, id: string) => id.slice(prefix.length + 1);
