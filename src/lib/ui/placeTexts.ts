// What stands beside the words of a place: its answer in one breath, where it is printed, which readings it has, its worked examples.
import type { Answers } from '$lib/ask/asked.ts';
import { loadAnswers } from '$lib/games/answers.ts';
import type { GameCard } from '$lib/games/card.ts';
import type { Examples, Locale, RulebookContents } from '$lib/referee/game.ts';

interface PlaceTexts {
  readonly contents: RulebookContents;
  /** By what follows the game in the id of a place. */
  readonly answers: Answers;
  readonly examples: Examples;
  /** The one way of playing in which a place holds, where it does not always; by its id. */
  readonly only: ReadonlyMap<string, string>;
}

const loaded = new WeakMap<GameCard, Map<Locale, PlaceTexts>>();

/** At once where it was asked for before, so that an answer that changes while somebody types does not blink. */
export function placeTexts(card: GameCard, locale: Locale): PlaceTexts | Promise<PlaceTexts> {
  return loaded.get(card)?.get(locale) ?? load(card, locale);
}

async function load(card: GameCard, locale: Locale): Promise<PlaceTexts> {
  const [contents, answers, examples = []] = await Promise.all([
    card.contents(),
    loadAnswers(card.slug, locale),
    card.examples?.(locale),
  ]);
  const places = [...contents.clauses, ...contents.rulings];
  const only = new Map(places.flatMap(({ id, only: mode }) => (mode ? [[id, mode] as const] : [])));
  const texts = { contents, answers, examples, only };
  const known = loaded.get(card) ?? new Map<Locale, PlaceTexts>();
  loaded.set(card, known.set(locale, texts));
  return texts;
}
