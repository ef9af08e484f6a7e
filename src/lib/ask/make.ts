// Makes the file a game's search is loaded from, when the app is built: one for each game and language.
import type { Rulebook, RulebookContents } from '../referee/game.ts';
import type { Asked, AskedWords } from './asked.ts';
import { kept, keptPhrases, type AskFile, type Subject } from './file.ts';
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
  const topics: Said[] = [];
  /** A word counts once a phrase, however often it is said there. */
  const once = (text: string) => [...new Set(terms.of(text))];

  function add(subject: Subject, { answer, asked: phrases }: Asked, text: string) {
    topics.push({
      subject,
      asked: distinct(phrases.map(once)),
      text: once(text),
      breath: once(openedOf(locale, answer).rest),
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

  const words = wordsOf(
    topics.flatMap(({ asked, text, breath }) => [...asked.flat(), ...text, ...breath]),
  );
  const places = new Map(words.map((word, place) => [word, place]));
  const placesOf = (said: Words) => said.flatMap((word) => places.get(word) ?? []);
  const keep = (said: Words) => kept(placesOf(said));
  const phrases = topics.map(({ asked }) => keptPhrases(asked.map(placesOf).filter(isSaid)));
  return {
    locale,
    words: words.join(' '),
    topics: topics.map(({ subject }) => subject),
    vocabulary: phrases.map(({ vocabulary }) => vocabulary),
    asked: phrases.map(({ asked }) => asked),
    text: topics.map(({ text }) => keep(text)),
    breath: topics.map(({ breath }) => keep(breath)),
    same: asked.same,
    moves: asked.moves,
  };
}

const isSaid = (phrase: readonly number[]) => phrase.length > 0;

type Words = readonly string[];

interface Said {
  readonly subject: Subject;
  readonly asked: readonly Words[];
  readonly text: Words;
  readonly breath: Words;
}

/** Of two phrases that share this much of their words, one is enough. */
const ALIKE = 2 / 3;

function distinct(phrases: readonly Words[]): readonly Words[] {
  const chosen: Words[] = [];
  for (const phrase of phrases)
    if (!chosen.some((other) => shared(phrase, other) >= ALIKE)) chosen.push(phrase);
  return chosen;
}

/** Share of the words of both that both say; 0–1. */
function shared(one: Words, other: Words): number {
  const common = one.filter((word) => other.includes(word)).length;
  return common / (one.length + other.length - common);
}

/** The words that are said more than once, the one said most first: what is said once proves nothing, and weighs much. */
function wordsOf(said: Words): Words {
  const counts = new Map<string, number>();
  for (const word of said) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([, one], [, other]) => other - one)
    .map(([word]) => word);
}

const idWithin = (prefix: string, id: string) => id.slice(prefix.length + 1);
