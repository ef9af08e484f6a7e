// What the rulings rest on: the same in every language, and nothing is claimed where no source speaks.
import { describe, expect, it } from 'vitest';
import { en } from '../../../src/lib/games/colosseum/rulebook/en.ts';
import { es } from '../../../src/lib/games/colosseum/rulebook/es.ts';
import { ru } from '../../../src/lib/games/colosseum/rulebook/ru.ts';
import * as enSources from '../../../src/lib/games/colosseum/rulebook/en/sources.ts';
import * as esSources from '../../../src/lib/games/colosseum/rulebook/es/sources.ts';
import * as ruSources from '../../../src/lib/games/colosseum/rulebook/ru/sources.ts';
import { RULINGS } from '../../../src/lib/games/colosseum/rulebook/rulings.ts';
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import type { Words } from '../../../src/lib/games/colosseum/rulebook/words.ts';

const LANGUAGES: readonly (readonly [Words, Readonly<Record<string, string>>])[] = [
  [en, enSources],
  [es, esSources],
  [ru, ruSources],
];

const IDS = [...RULINGS, ...RULESET_1.houseRulings].map(({ id }) => id);

/** The names under which the code knows the sources of a ruling. */
function namesOf(id: string) {
  return LANGUAGES.map(([words, sources]) =>
    Object.entries(words.rulings)
      .find(([ruling]) => ruling === id)?.[1]
      .evidence.map((text) => Object.entries(sources).find(([, said]) => said === text)?.[0])
      .sort(),
  );
}

describe('the evidence of a ruling', () => {
  it.each(IDS)('is the same in every language: %s', (id) => {
    const [first, ...others] = namesOf(id);
    expect(first?.length).toBeGreaterThan(0);
    expect(first).not.toContain(undefined);
    for (const other of others) expect(other).toEqual(first);
  });

  it('names no source beside saying that there is none', () => {
    for (const id of IDS)
      for (const names of namesOf(id))
        if (names?.includes('NOTHING') === true) expect(names).toEqual(['NOTHING']);
  });

  it('names no source for a roll without an event, of which nobody wrote', () => {
    for (const names of namesOf('colosseum.ruling.roll-without-producing'))
      expect(names).toEqual(['NOTHING']);
  });
});
