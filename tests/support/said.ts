// Everything a rulebook can say, each text with the place it stands at, so that languages can be laid side by side.
import {
  LOCALES,
  type Locale,
  type RefusalWords,
  type RulingWords,
} from '../../src/lib/referee/game.ts';

export type Said = readonly [place: string, text: string];

/** The players of whom the samples speak, by the names they gave. */
const NAMES: Readonly<Record<string, string>> = { ann: 'Zoe', bo: 'Max', cy: 'Kim' };
export const nameOf = (seat: string) => NAMES[seat] ?? seat;

/** All that a game says in one language beside its clauses and rulings, with every set of facts in its samples. */
export interface Sentences {
  readonly refusals: readonly (readonly [place: string, text: RefusalWords])[];
  readonly effects: readonly Said[];
  readonly steps: readonly Said[];
  readonly checklist: readonly Said[];
  readonly moves: readonly Said[];
  readonly names: readonly Said[];
  /** Names that two languages may share: of people, Latin ones, or too short to differ. */
  readonly marks?: readonly Said[];
}

/** What a game brings to the test of its sentences: its own file of this name is found by the contract. */
export interface Saying {
  readonly said: Readonly<Record<Locale, Sentences>>;
  /** Latin letters that stand in Russian too: names of players and cards, Roman numerals. */
  readonly latin: RegExp;
  /** English words of this game, in the singular, that are none in Spanish. */
  readonly english: string;
  /** What English calls otherwise at this table. */
  readonly unsaid?: RegExp;
}

export function plain(group: string, texts: Readonly<Record<string, string>>): Said[] {
  return Object.entries(texts).map(([key, text]) => [`${group} ${key}`, text]);
}

/** One text for each of the things it is made of. */
export function each<Thing>(
  group: string,
  things: readonly Thing[],
  said: (thing: Thing) => string,
): Said[] {
  return things.map((thing) => [`${group} ${JSON.stringify(thing)}`, said(thing)]);
}

/** Every sentence of one kind with every set of facts there is for it. */
export function spoken<FactsByKey, Help, Text>(
  samples: { readonly [K in keyof FactsByKey]: readonly FactsByKey[K][] },
  sentences: { readonly [K in keyof FactsByKey]: (facts: FactsByKey[K], help: Help) => Text },
  help: Help,
): (readonly [place: string, text: Text])[] {
  const said: (readonly [string, Text])[] = [];
  for (const key in samples)
    for (const facts of samples[key])
      said.push([`${key} ${JSON.stringify(facts)}`, sentences[key](facts, help)]);
  return said;
}

export function refusalTexts(refusals: readonly (readonly [string, RefusalWords])[]): Said[] {
  return refusals.flatMap(([place, { reason, instead }]): Said[] => [
    [`${place} reason`, reason],
    [`${place} instead`, instead],
  ]);
}

type Rulings = Readonly<Record<string, RulingWords>>;

/** Rulings without their evidence, which quotes names of other languages. */
export function rulingTexts(rulings: Rulings): Said[] {
  return Object.entries(rulings).flatMap(([id, { question, readings, why }]): Said[] => [
    [`${id} question`, question],
    [`${id} why`, why],
    ...plain(id, readings),
  ]);
}

export function evidenceTexts(rulings: Rulings): Said[] {
  return Object.entries(rulings).flatMap(([id, { evidence }]) =>
    evidence.map((text, index): Said => [`${id} evidence ${index}`, text]),
  );
}

/** Places at which two languages say the very same; the languages come in the order of LOCALES. */
export function saidTwice(texts: readonly ReadonlyMap<string, string>[]): string[] {
  return LOCALES.flatMap((one, first) =>
    LOCALES.slice(first + 1).flatMap((other) =>
      [...(texts[first] ?? [])]
        .filter(([place, text]) => texts[LOCALES.indexOf(other)]?.get(place) === text)
        .map(([place]) => `${one}, ${other}: ${place}`),
    ),
  );
}
