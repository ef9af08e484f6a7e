// How the clauses of a rulebook are asked for at the table: what the search knows beyond the texts themselves.
// Read when the app is built; `docs/asking.md` says how such a file is written.
import * as v from 'valibot';
import { parse } from 'yaml';

const Phrase = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** The answer in one breath, and whole phrases in which players ask for it. */
const AskedSchema = v.strictObject({ answer: Phrase, asked: v.array(Phrase) });

const AskedWordsSchema = v.strictObject({
  /** By clause id without the game. */
  clauses: v.record(v.string(), AskedSchema),
  /** By the last part of the id of an unclear place. */
  rulings: v.record(v.string(), AskedSchema),
  /** What comes up at this game's table and is left open by its rulebook. */
  silent: v.array(AskedSchema),
  /** Words that mean one thing at this table, in any of their forms. */
  same: v.array(v.array(Phrase)),
  /** How a move is named when it is asked whether it is allowed. */
  moves: v.strictObject({
    kinds: v.record(v.string(), v.pipe(v.array(Phrase), v.nonEmpty())),
    things: v.record(v.string(), v.pipe(v.array(Phrase), v.nonEmpty())),
    light: v.array(Phrase),
    beside: v.array(Phrase),
  }),
});

export type Asked = Readonly<v.InferOutput<typeof AskedSchema>>;
export type AskedWords = Readonly<v.InferOutput<typeof AskedWordsSchema>>;

/** Short answers by the place they are of: what follows the game in its id. */
export type Answers = Readonly<Record<string, string>>;

/** The answers alone, for pages that show a place without being asked. */
export function answersOf({ clauses, rulings }: AskedWords): Answers {
  const places = [
    ...Object.entries(clauses),
    ...Object.entries(rulings).map(([name, asked]) => [`ruling.${name}`, asked] as const),
  ];
  return Object.fromEntries(places.map(([place, { answer }]) => [place, answer]));
}

/** Throws when the text is not such a file: it is ours, and the build says so. */
export function readAsked(text: string): AskedWords {
  return v.parse(AskedWordsSchema, parse(text));
}
