// The rulebook in its three languages. What holds of the sentences of every game stands in contract/sentences.test.ts.
import { describe, expect, it } from 'vitest';
import { HOUSE_RULINGS } from '../../../src/lib/games/magnificent/data/houseRulings.ts';
import {
  CARD_BONUS_KINDS,
  CRITERION_KINDS,
  TRAINER_SPACES,
  TRAINER_TILES,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import { RULESET_1 } from '../../../src/lib/games/magnificent/data/ruleset1.ts';
import { CLAUSES } from '../../../src/lib/games/magnificent/rulebook/clauses.ts';
import { CONTENTS } from '../../../src/lib/games/magnificent/rulebook/contents.ts';
import { en } from '../../../src/lib/games/magnificent/rulebook/en.ts';
import { es } from '../../../src/lib/games/magnificent/rulebook/es.ts';
import { ru } from '../../../src/lib/games/magnificent/rulebook/ru.ts';
import { RULINGS } from '../../../src/lib/games/magnificent/rulebook/rulings.ts';
import type { Words } from '../../../src/lib/games/magnificent/rulebook/words.ts';
import { MoveSchema } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { PHASES } from '../../../src/lib/games/magnificent/rules/state.ts';
import { checklistText, rulebookOf } from '../../../src/lib/games/rulebookOf.ts';
import { LOCALES } from '../../../src/lib/referee/game.ts';
import { nameOf } from '../../support/said.ts';
import { BONUSES, CAMPS, CRITERIA, STORES } from './rulebook.numbers.ts';
import { MOVES } from './rulebook.samples.ts';
import { SAYING } from './sentences.ts';

const WORDS: Readonly<Record<(typeof LOCALES)[number], Words>> = { en, ru, es };
const LANGUAGES = LOCALES.map((locale) => ({ locale, words: WORDS[locale] }));
const CLAUSE_IDS: readonly string[] = CLAUSES.map(({ id }) => id);

describe('clauses', () => {
  it('there are 291, each under its own id', () => {
    expect(CLAUSES).toHaveLength(291);
    expect(new Set(CLAUSE_IDS).size).toBe(291);
  });

  it('each stands under a heading and in a phase that has a title', () => {
    for (const { heading, phase } of CLAUSES) {
      expect(heading).toMatch(/^[^a-z]+$/i);
      expect(Object.keys(en.phases)).toContain(phase);
    }
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

  it('hold every bonus and every criterion that a card can print', () => {
    expect(new Set(BONUSES.map(({ kind }) => kind))).toEqual(new Set(CARD_BONUS_KINDS));
    expect(new Set(CRITERIA.map(({ kind }) => kind))).toEqual(new Set(CRITERION_KINDS));
  });
});

describe('what has happened', () => {
  it('magnificent.variant.draft-include-numbered: the cards left are those of the deck, not all that were shuffled', () => {
    const said = en.effects['magnificent.variant.draft-include-numbered']({ cards: 45 }, nameOf);
    expect(said).toMatch(/45 in the deck/);
    expect(said).not.toMatch(/all/i);
  });

  it('magnificent.posters.full-three-options: where the table lets it, a poster is declined with spaces left', () => {
    const words = en.effects['magnificent.posters.full-three-options'];
    for (const option of ['declined', 'discarded'] as const)
      expect(words({ option }, nameOf)).not.toMatch(/space/);
  });
});

describe.each(LANGUAGES)('words in $locale', ({ locale, words }) => {
  it('a refusal speaks of nothing below zero', () => {
    for (const [place, { reason, instead }] of SAYING.said[locale].refusals)
      expect(`${reason} ${instead}`, place).not.toMatch(/[-−]\d/);
  });

  it('a refusal names its numbers and the players', () => {
    const { reason } = words.refusals['magnificent.perform.space-within-power'](
      { seat: 'ann', requirement: 16, power: 13 },
      nameOf,
    );
    expect(reason).toMatch(/Zoe/);
    expect(reason).toMatch(/16/);
    expect(reason).toMatch(/13/);
    const taken = { seat: 'ann', space: 7, by: 'bo' };
    expect(words.refusals['magnificent.perform.space-vacant'](taken, nameOf).reason).toMatch(/Max/);
  });

  it('what can be chosen from a list is told apart', () => {
    const lists: readonly Readonly<Record<string, string>>[] = [
      words.colours,
      words.actions,
      words.artists,
      words.symbols,
      words.trainerSpaces,
      words.spaceKinds,
      words.bonusKinds,
      words.criterionKinds,
    ];
    for (const texts of lists)
      expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length);
    expect(Object.keys(words.trainerSpaces).sort()).toEqual(TRAINER_SPACES.toSorted());
  });

  it('what cards, bonuses and tiles say is told apart', () => {
    const texts = [
      ...STORES.map(words.gemsText),
      ...CAMPS.map(words.tilesText),
      ...BONUSES.map(words.bonusText),
    ];
    const plainGems = STORES.filter((gems) => Object.keys(gems).length === 1);
    const same = BONUSES.filter((bonus) => bonus.kind === 'gems' && bonus.colour !== undefined);
    expect(plainGems.length).toBeGreaterThan(same.length);
    expect(texts.length - new Set(texts).size).toBe(same.length);
    expect(new Set(CRITERIA.map(words.criterionText)).size).toBe(CRITERIA.length);
  });

  it('a card that has a name is called by it', () => {
    expect(words.cardText(3, 'Ponies')).toBe('Ponies');
    expect(words.cardText(3)).toContain('3');
    expect(words.trackSpace({ space: 8, requirement: 16 })).toMatch(/^\D+16\D?$/);
    expect(words.trackSpace({ space: 3 })).toMatch(/3\D+$/);
  });

  it('a moment has its round, but before and after the rounds there is none', () => {
    for (const phase of PHASES) {
      const text = words.moment({ round: 2, phase });
      expect(text).toContain(words.stages[phase]);
      expect(text.includes('2'), phase).toBe(!['setup', 'halves', 'areas', 'over'].includes(phase));
    }
    expect(words.moment({ round: 3, phase: 'sets' })).toContain(words.newCards);
  });
});

describe('rulings', () => {
  it('there are 48, and each settles clauses of the rulebook', () => {
    expect(RULINGS).toHaveLength(48);
    expect(new Set(RULINGS.map(({ id }) => id)).size).toBe(48);
    for (const { clauses } of RULINGS) {
      expect(clauses).not.toEqual([]);
      expect(CLAUSE_IDS).toEqual(expect.arrayContaining([...clauses]));
    }
  });

  it('what a table may settle is as sure here as in the ruleset, and touches the same clauses', () => {
    for (const { id, confidence, clauses } of HOUSE_RULINGS) {
      const ruling = RULINGS.find((one) => one.id === id);
      expect(ruling?.confidence, id).toBe(confidence);
      expect(ruling?.clauses, id).toEqual(expect.arrayContaining([...clauses]));
    }
  });
});

describe('the three languages side by side', () => {
  it.each([
    [0, 'монет', 'самоцветов', 'фрагментов'],
    [1, 'монета', 'самоцвет', 'фрагмент'],
    [2, 'монеты', 'самоцвета', 'фрагмента'],
    [5, 'монет', 'самоцветов', 'фрагментов'],
    [11, 'монет', 'самоцветов', 'фрагментов'],
    [21, 'монета', 'самоцвет', 'фрагмент'],
  ])('Russian counts: %i %s, %s, %s', (count, coins, gems, tiles) => {
    const whole = (noun: string) => new RegExp(`${count}\\s(\\p{L}+\\s)*${noun}(?!\\p{L})`, 'u');
    expect(ru.gainText({ kind: 'coins', count })).toMatch(whole(coins));
    expect(ru.gemText('green', count)).toMatch(whole(gems));
    expect(ru.tileText('purple_large', count)).toMatch(whole(tiles));
  });

  it('English and Spanish tell one from more', () => {
    const coins = (words: Words) => [1, 2].map((count) => words.gainText({ kind: 'coins', count }));
    expect(coins(en)).toEqual(['1 coin', '2 coins']);
    expect(coins(es)).toEqual(['1 moneda', '2 monedas']);
    expect(en.gemsText({ orange: 1, clear: 2 })).toBe('1 orange gem and 2 clear gems');
    expect(en.tilesText({ orange_small: 1, green_large: 2 })).toBe(
      '1 small orange tile and 2 large green tiles',
    );
    expect(en.criterionText({ kind: 'tent', points: 3, maximum: 12 })).toBe(
      '3 points per tent, 12 at most',
    );
    expect(en.bonusText({ kind: 'plus', count: 2, colour: 'orange' })).toBe('+2 to an orange die');
  });
});

describe('the rulebook as the house asks for it', () => {
  const rulebook = rulebookOf('en', en);

  it('a refusal carries the reason with its numbers', () => {
    expect(
      rulebook.refusalText(
        {
          clause: 'magnificent.perform.tile-requirements-add-up',
          facts: { seat: 'ann', tile: 'green_large', has: 1, needs: 2 },
        },
        nameOf,
      ),
    ).toEqual({
      reason: 'Together these posters need 2 large green tiles; Zoe has 1 large green tile.',
      instead: 'Build the missing tiles first, or complete other posters.',
    });
  });

  it('an effect, a step, a move, a moment and a checklist line are said with names and numbers', () => {
    expect(
      rulebook.effectText(
        {
          clause: 'magnificent.payment.highest-colour-sum',
          facts: {
            due: 11,
            sums: { orange: 8, green: 2, purple: 0 },
            clear: 3,
            paid: 9,
            coins: 0,
          },
        },
        nameOf,
      ),
    ).toBe('Orange 8 and clear 3: 9 of 11 coins paid, 2 missing, 0 left');
    const sums = { orange: 0, green: 0, purple: 0 };
    const facts = { due: 4, sums, clear: 4, paid: 4, coins: 1 };
    expect(
      rulebook.effectText({ clause: 'magnificent.payment.highest-colour-sum', facts }, nameOf),
    ).toBe('Clear 4: 4 of 4 coins paid, 1 left');
    expect(
      rulebook.stepText(
        {
          step: 'takeSet',
          seat: 'ann',
          clauses: [],
          facts: { place: 1, sets: 3, isWithTiles: true, discards: true },
        },
        nameOf,
      ),
    ).toBe('Zoe: take a set, discard one');
    expect(
      rulebook.moveText(
        { type: 'takeDie', die: { colour: 'clear', value: 3 }, card: 2, as: 'orange' },
        nameOf,
        undefined,
      ),
    ).toBe('clear 3 taken, as orange, card 2');
    expect(rulebook.momentText({ round: 2, phase: 'payment' })).toBe('round 2, payment');
    expect(
      checklistText(en, {
        clause: 'magnificent.setup.dice-two-players',
        facts: { dice: { orange: 3, green: 3, purple: 3, clear: 2 } },
      }),
    ).toBe('Take 3 orange, 3 green, 3 purple and 2 clear dice');
  });

  it('of a deal it says only what was read out', () => {
    const dealt = { type: 'deal', seat: 'ann' } as const;
    const cards = [{ card: { id: 'c1', name: 'Ponies' } }, {}, {}, {}];
    for (const [words, unread, one] of [
      [en, /not read$/, /1 card read$/],
      [ru, /не прочитаны$/, /прочитано карт: 1$/],
      [es, /sin leer$/, /1 carta leída$/],
    ] as const) {
      expect(words.moves.deal(dealt, nameOf)).toMatch(unread);
      expect(words.moves.deal({ ...dealt, cards }, nameOf)).toMatch(one);
    }
  });

  it('the last trainer tile is taken, not chosen', () => {
    for (const { words } of LANGUAGES) {
      const asked = (count: number) =>
        words.steps.chooseTile({ offered: TRAINER_TILES.slice(0, count) }, 'Zoe');
      expect(asked(1)).toMatch(/last|последний|última/);
      expect(asked(2)).not.toMatch(/last|последний|última/);
    }
  });

  it('in Russian the pieces still to be laid stand with their noun', () => {
    const asked = (large: number, small: number) =>
      ru.steps
        .layTile({ large, small, cardTiles: [], colour: 'green' }, 'Zoe')
        .replaceAll('\u00a0', ' ');
    expect(asked(0, 1)).toBe('Zoe: уложите 1 маленький фрагмент');
    expect(asked(1, 1)).toBe('Zoe: уложите 1 большой и 1 маленький фрагмент');
    expect(asked(2, 0)).toBe('Zoe: уложите 2 больших фрагмента');
    expect(asked(0, 0)).toBe('Zoe: фрагментов больше нет');
  });

  it('a space of the track is called by what is printed on it, at the table the move was told at', () => {
    const before = {
      copy: { track: [{ requirement: 0 }, { requirement: 0 }, { requirement: 16 }] },
    };
    const turn = { type: 'turn', die: { colour: 'orange', value: 5 }, action: 'perform' };
    const told = (to: number) => ({ ...turn, hat: { to } });
    expect(rulebook.moveText(told(3), nameOf, before)).toContain('hat to space 16');
    expect(rulebook.moveText(told(2), nameOf, before)).toContain('hat to space 2 from the bottom');
    // Without a table the place alone is sure.
    expect(rulebook.moveText(told(3), nameOf, undefined)).toContain(
      'hat to space 3 from the bottom',
    );
    expect(
      rulebook.refusalText(
        {
          clause: 'magnificent.perform.space-vacant',
          facts: { seat: 'ann', space: 3, requirement: 16, by: 'ann' },
        },
        nameOf,
      ).reason,
    ).toBe('Space 16 is taken by Zoe.');
  });
});
