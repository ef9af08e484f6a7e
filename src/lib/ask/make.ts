// Makes the file a game's search is loaded from, when the app is built: one for each game and language.
import MiniSearch from 'minisearch';
import type { Rulebook, RulebookContents } from '../referee/game.ts';
import type { AskedWords } from './asked.ts';
import { INDEX, type AskFile, type Subject, type Topic } from './file.ts';
import { silencesIn } from './silences/silences.ts';
import { termsOf } from './terms.ts';

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

  function add(subject: Subject, phrases: readonly string[], text: string) {
    const at = topics.push({ ...subject, phrases: phrases.length }) - 1;
    const { answer } = subject;
    index.add({
      id: at,
      asked: phrases.map(once).join(' '),
      text: once(text),
      answer: once(answer),
    });
  }

  for (const { id, heading } of contents.clauses) {
    const { answer = '', asked: phrases = [] } = asked.clauses[idWithin(game, id)] ?? {};
    const headings = rulebook.headingText?.(heading) ?? heading;
    add({ kind: 'clause', id, answer }, phrases, `${rulebook.clauseText(id)} ${headings}`);
  }
  for (const { id } of contents.rulings) {
    const { answer = '', asked: phrases = [] } =
      asked.rulings[idWithin(`${game}.ruling`, id)] ?? {};
    const { question = '', readings = {} } = rulebook.rulingWords(id) ?? {};
    const text = Object.values(readings).join(' ');
    add({ kind: 'ruling', id, answer }, [question, ...phrases], text);
  }
  for (const { answer, asked: phrases } of [...asked.silent, ...silences])
    add({ kind: 'silent', answer }, phrases, '');

  return { locale, topics, same: asked.same, index: index.toJSON() };
}

const idWithin = (prefix: string, id: string) => id.slice(prefix.length + 1);
