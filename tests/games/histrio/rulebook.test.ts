// The rulebook in its three languages. What holds of the sentences of every game stands in contract/sentences.test.ts.
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../../src/lib/games/histrio/categories.ts';
import { RULESET_1 } from '../../../src/lib/games/histrio/data/ruleset1.ts';
import { CLAUSES } from '../../../src/lib/games/histrio/rulebook/clauses.ts';
import { CONTENTS } from '../../../src/lib/games/histrio/rulebook/contents.ts';
import { en } from '../../../src/lib/games/histrio/rulebook/en.ts';
import { es } from '../../../src/lib/games/histrio/rulebook/es.ts';
import { ru } from '../../../src/lib/games/histrio/rulebook/ru.ts';
import { RULINGS } from '../../../src/lib/games/histrio/rulebook/rulings.ts';
import type { Words } from '../../../src/lib/games/histrio/rulebook/words.ts';
import { MEASURES, MoveSchema } from '../../../src/lib/games/histrio/rules/moves.ts';
import { checklistText, rulebookOf } from '../../../src/lib/games/rulebookOf.ts';
import { LOCALES } from '../../../src/lib/referee/game.ts';
import { nameOf } from '../../support/said.ts';
import { MOVES } from './rulebook.samples.ts';
import { PRINTED_CARDS } from './sentences.ts';

const WORDS: Readonly<Record<(typeof LOCALES)[number], Words>> = { en, ru, es };
const LANGUAGES = LOCALES.map((locale) => ({ locale, words: WORDS[locale] }));
const CLAUSE_IDS: readonly string[] = CLAUSES.map(({ id }) => id);

describe('clauses', () => {
  it('there are 133, each under its own id', () => {
    expect(CLAUSES).toHaveLength(133);
    expect(new Set(CLAUSE_IDS).size).toBe(133);
  });

  it('a clause that rests on a ruling names one that exists', () => {
    const rulings = RULINGS.map(({ id }) => id);
    const named = CLAUSES.flatMap((clause) => ('ruling' in clause ? [clause.ruling] : []));
    expect(rulings).toEqual(expect.arrayContaining(named));
    for (const clause of CLAUSES)
      expect('ruling' in clause).toBe('basis' in clause && clause.basis === 'ruling');
  });

  it('stand in the contents of the rulebook with all rulings and house rulings', () => {
    expect(CONTENTS).toEqual({
      printedIn: 'ru',
      clauses: CLAUSES,
      rulings: RULINGS,
      houseRulings: RULESET_1.houseRulings,
    });
  });
});

describe('the samples', () => {
  it('hold every move that can be told', () => {
    const types = MoveSchema.options.map(({ entries }) => entries.type.literal);
    expect([...new Set(MOVES.map(({ type }) => type))].sort()).toEqual(types.sort());
  });
});

describe.each(LANGUAGES)('words in $locale', ({ words }) => {
  it('every column of the score sheet and every measure has a name', () => {
    expect(Object.keys(words.categories).sort()).toEqual(CATEGORIES.map(({ id }) => id).sort());
    expect(Object.keys(words.measures).sort()).toEqual([...MEASURES].sort());
    expect(new Set(Object.values(words.measures)).size).toBe(MEASURES.length);
  });

  it('a refusal names its numbers', () => {
    const { reason, instead } = words.refusals['histrio.travel.card-must-be-in-hand'](
      { seats: [{ seat: 'ann', cities: [3], hand: [1, 5, 8] }] },
      nameOf,
    );
    expect(reason).toContain('3');
    expect(instead).toMatch(/1.*5.*8/);
  });

  it('players are called by the names they gave', () => {
    const { reason } = words.refusals['histrio.alone.actor-2-steal'](
      { seat: 'ann', victim: 'bo', candidates: ['cy'] },
      nameOf,
    );
    expect(reason).toContain('Max');
    const { instead } = words.refusals['histrio.alone.actor-2-steal'](
      { seat: 'ann', victim: 'bo', candidates: ['cy'] },
      nameOf,
    );
    expect(instead).toContain('Kim');
  });

  it('cards are told apart by their names', () => {
    expect(new Set(PRINTED_CARDS.map(words.cardText)).size).toBe(PRINTED_CARDS.length);
    expect(words.cardText('A:Ox')).toBe('Ox');
  });

  it('an acrobat without a name, and a card of no game, are still spoken of', () => {
    for (const card of ['A:', '', 'C9', 'constructor', 'B0'])
      expect(words.cardText(card).length, card).toBeGreaterThan(0);
  });
});

describe('rulings', () => {
  it('there are 45, and each settles clauses of the rulebook', () => {
    expect(RULINGS).toHaveLength(45);
    expect(new Set(RULINGS.map(({ id }) => id)).size).toBe(45);
    for (const { clauses } of RULINGS) {
      expect(clauses).not.toEqual([]);
      expect(CLAUSE_IDS).toEqual(expect.arrayContaining([...clauses]));
    }
  });

  it('what a table may settle is never certain, and as sure here as in the ruleset', () => {
    for (const { id, confidence, clauses } of RULESET_1.houseRulings) {
      expect(RULINGS).toContainEqual(expect.objectContaining({ id, confidence, clauses }));
      expect(confidence).not.toBe('certain');
    }
  });

  it('what nobody knows is for the table to settle', () => {
    const house = RULESET_1.houseRulings.map(({ id }) => id);
    for (const { id, confidence } of RULINGS)
      if (confidence === 'unknown') expect(house).toContain(id);
  });
});

describe('the three languages side by side', () => {
  it('counts acrobats as the language does', () => {
    const kept = ru.checklist['histrio.season2.keep-acrobats'];
    expect([1, 2, 5, 21].map((cards) => kept({ cards }))).toEqual([
      'Оставьте 1\u00A0акробата',
      'Оставьте 2\u00A0акробатов',
      'Оставьте 5\u00A0акробатов',
      'Оставьте 21\u00A0акробата',
    ]);
  });

  it.each([
    [0, 'экю', 'карт встреч', 'распорядителей'],
    [1, 'экю', 'карта встреч', 'распорядитель'],
    [2, 'экю', 'карты встреч', 'распорядителя'],
    [5, 'экю', 'карт встреч', 'распорядителей'],
    [11, 'экю', 'карт встреч', 'распорядителей'],
    [21, 'экю', 'карта встреч', 'распорядитель'],
  ])('Russian counts: %i %s, %s, %s', (count, ecus, cards, managers) => {
    const whole = (noun: string) => new RegExp(`${count}\\s${noun}(?!\\p{L})`, 'u');
    expect(ru.effects['histrio.setup.treasury']({ ecus: count }, nameOf)).toMatch(whole(ecus));
    expect(ru.effects['histrio.component.encounter-cards']({ cards: count }, nameOf)).toMatch(
      whole(cards),
    );
    expect(
      ru.effects['histrio.alone.actor-3-pay']({ card: 'C3', managers: count }, nameOf),
    ).toMatch(whole(managers));
  });

  it('English and Spanish tell one from more', () => {
    const told = (words: Words) =>
      [1, 2].map((ecus) => words.effects['histrio.setup.treasury']({ ecus }, nameOf));
    expect(told(en)).toEqual([
      expect.stringMatching(/\b1 ecu\b/),
      expect.stringMatching(/\b2 ecus\b/),
    ]);
    expect(told(es)).toEqual([
      expect.stringMatching(/\b1 escudo\b/),
      expect.stringMatching(/\b2 escudos\b/),
    ]);
  });
});

describe('the rulebook as the house asks for it', () => {
  const rulebook = rulebookOf('en', en);
  const clause = 'histrio.travel.card-must-be-in-hand';

  it('a refusal carries the reason with its numbers', () => {
    const facts = { seats: [{ seat: 'ann', cities: [3], hand: [1, 5] }] };
    expect(rulebook.refusalText({ clause, facts }, nameOf)).toEqual({
      reason: 'The travel card of city 3 lies in the discard pile of Zoe.',
      instead: 'Choose city 1 or 5.',
    });
  });

  it('an effect, a step, a move and a checklist line are said with names and numbers', () => {
    expect(
      rulebook.effectText(
        { clause: 'histrio.end.tie-shared', facts: { seats: ['ann', 'bo'], ecus: 45 } },
        nameOf,
      ),
    ).toBe('Zoe and Max win together with 45 ecus');
    expect(
      rulebook.stepText(
        {
          step: 'resolve',
          seat: 'ann',
          clauses: [],
          facts: { city: 3, cards: 2, seats: ['ann'] },
        },
        nameOf,
      ),
    ).toBe('Zoe: resolve city 3, 2 cards');
    expect(
      rulebook.moveText(
        { type: 'resolve', city: 3, victims: ['bo'], court: 'C2' },
        nameOf,
        undefined,
      ),
    ).toBe('city 3 resolved, stolen from Max, comedian 2 to the Court');
    expect(checklistText(en, { clause: 'histrio.setup.starting-money', facts: { ecus: 3 } })).toBe(
      'Give each player 3 ecus; the rest is the treasury',
    );
  });

  it('a city names who was in it, and a request that pays again its card, where the table before is known', () => {
    const before = {
      seats: [
        { seat: 'ann', to: [3, 5], faceUp: 'In Favour' },
        { seat: 'bo', to: [3] },
      ],
    };
    expect(rulebook.moveText({ type: 'resolve', city: 3 }, nameOf, before)).toBe(
      'city 3 resolved (Zoe and Max)',
    );
    expect(rulebook.moveText({ type: 'resolve', city: 8 }, nameOf, before)).toBe('city 8 resolved');
    const again = { type: 'repeatRequest', seat: 'ann', payout: { ecus: 2 } };
    expect(rulebook.moveText(again, nameOf, before)).toBe(
      'face-up request In Favour again: 2 ecus',
    );
    expect(rulebook.moveText(again, nameOf, undefined)).toBe('face-up request again: 2 ecus');
  });

  it('histrio.festival.best-show-tie: says what each of the best gets, so that nobody divides it', () => {
    const effect = {
      clause: 'histrio.festival.best-show-tie',
      facts: { ecus: 5, difference: 4, tied: ['ann', 'bo'] },
    } as const;
    const said = [en, ru, es].map((words, at) =>
      rulebookOf(LOCALES[at] ?? 'en', words)
        .effectText(effect, nameOf)
        .replaceAll('\u00A0', ' '),
    );
    expect(said).toEqual([
      '5 ecus more: best show, difference 4. Zoe and Max get 5 ecus each',
      'Ещё 5 экю: лучшее шоу, разница 4. По 5 экю получает каждый: Zoe и Max',
      '5 escudos más: mejor espectáculo, diferencia 4. Reciben 5 escudos cada uno: Zoe y Max',
    ]);
  });
});
