// The rulebook in its three languages. What holds of the sentences of every game stands in contract/sentences.test.ts.
import { describe, expect, it } from 'vitest';
import { ASSETS, FACES } from '../../../src/lib/games/colosseum/data/assets.ts';
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import { CLAUSES } from '../../../src/lib/games/colosseum/rulebook/clauses.ts';
import { CONTENTS } from '../../../src/lib/games/colosseum/rulebook/contents.ts';
import { en } from '../../../src/lib/games/colosseum/rulebook/en.ts';
import { es } from '../../../src/lib/games/colosseum/rulebook/es.ts';
import { ru } from '../../../src/lib/games/colosseum/rulebook/ru.ts';
import { RULINGS } from '../../../src/lib/games/colosseum/rulebook/rulings.ts';
import type { Words } from '../../../src/lib/games/colosseum/rulebook/words.ts';
import { MoveSchema } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { PHASES } from '../../../src/lib/games/colosseum/rules/state.ts';
import { checklistText, rulebookOf } from '../../../src/lib/games/rulebookOf.ts';
import { LOCALES } from '../../../src/lib/referee/game.ts';
import { nameOf } from '../../support/said.ts';
import { MOVES } from './rulebook.samples.ts';

const WORDS: Readonly<Record<(typeof LOCALES)[number], Words>> = { en, ru, es };
const LANGUAGES = LOCALES.map((locale) => ({ locale, words: WORDS[locale] }));
const CLAUSE_IDS: readonly string[] = CLAUSES.map(({ id }) => id);

describe('clauses', () => {
  it('there are 191, each under its own id', () => {
    expect(CLAUSES).toHaveLength(191);
    expect(new Set(CLAUSE_IDS).size).toBe(191);
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
  it('a refusal names its numbers and the players', () => {
    const { reason, instead } = words.refusals['colosseum.auction.winner-pays'](
      { seat: 'ann', bid: 33, coins: 15, means: 27, least: 14 },
      nameOf,
    );
    expect(reason).toMatch(/Zoe/);
    expect(reason).toMatch(/33/);
    expect(reason).toMatch(/15/);
    expect(instead).toMatch(/14/);
    expect(instead).toMatch(/27/);
  });

  it('a refusal by a row nobody has read from its card says so', () => {
    const size = { program: 21, needs: 4, has: 3 };
    const few = { program: 21, placed: 1, least: 5 };
    const poor = {
      seat: 'ann',
      what: 'program',
      cost: 25,
      coins: 3,
      mayCash: false,
      mayToken: 'no',
      program: 21,
    } as const;
    const many = { program: 21, asset: 'torch', placed: 2, needs: 1 } as const;
    const awards = { program: 21, stars: 2, most: 1 };
    const said = (unread: boolean) => [
      words.refusals['colosseum.produce.arena-size']({ ...size, unread }, nameOf),
      words.refusals['colosseum.program.needs-larger-arena-later']({ ...size, unread }, nameOf),
      words.refusals['colosseum.produce.minimum-set']({ ...few, unread }, nameOf),
      words.refusals['colosseum.invest.pay-now']({ ...poor, unread }, nameOf),
      words.refusals['colosseum.program.contents']({ ...many, unread }, nameOf),
      words.refusals['colosseum.score.stars']({ ...awards, unread }, nameOf),
    ];
    const card = { en: /\bcard\b/, ru: /карт/, es: /\b(carta|tarjeta)\b/ };
    const locale = LOCALES.find((one) => WORDS[one] === words) ?? 'en';
    for (const { reason, instead } of said(true))
      expect(`${reason} ${instead}`).toMatch(card[locale]);
    for (const { reason, instead } of said(false))
      expect(`${reason} ${instead}`).not.toMatch(card[locale]);
  });

  it('colosseum.auction.pass-opening: who has nothing to open, or cannot pay the first bid, is asked to pass alone', () => {
    const asked = (facts: Parameters<typeof words.steps.open>[0]) => words.steps.open(facts, 'Zoe');
    const both = asked({ markets: [1], least: 8, means: 8 });
    const poor = asked({ markets: [1], least: 8, means: 7 });
    const bare = asked({ markets: [], least: 8, means: 8 });
    expect(new Set([both, poor, bare]).size).toBe(3);
    for (const text of [both, poor, bare]) expect(text).toMatch(/pass|пас|pasar/);
    expect(bare).not.toMatch(/8/);
  });

  it('tokens, programs and faces are told apart', () => {
    for (const texts of [words.assets, words.assetMarks, words.programs, words.nobles])
      expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length);
    expect(new Set(FACES.map(words.faceText)).size).toBe(FACES.length);
    expect(Object.keys(words.programs)).toHaveLength(30);
    for (const asset of ASSETS)
      expect(words.assetMarks[asset].length, asset).toBeLessThanOrEqual(3);
  });

  it('a program is called by number and name', () => {
    expect(words.programTitle(7)).toContain('7');
    expect(words.programTitle(7)).toContain(words.programs[7]);
    expect(words.programTitle(31)).toBe(words.programText(31));
  });

  it('a moment has its round, but before and after the rounds there is none', () => {
    for (const phase of PHASES) {
      const text = words.moment({ round: 3, phase });
      expect(text).toContain(words.stages[phase]);
      expect(text.includes('3'), phase).toBe(!['setup', 'farewell', 'over'].includes(phase));
    }
  });
});

describe('rulings', () => {
  it('there are 56, and each settles clauses of the rulebook', () => {
    expect(RULINGS).toHaveLength(56);
    expect(new Set(RULINGS.map(({ id }) => id)).size).toBe(56);
    for (const { clauses } of RULINGS) {
      expect(clauses).not.toEqual([]);
      expect(CLAUSE_IDS).toEqual(expect.arrayContaining([...clauses]));
    }
  });
});

describe('the three languages side by side', () => {
  it.each([
    [0, 'монет', 'жетонов', 'зрителей'],
    [1, 'монета', 'жетон', 'зритель'],
    [2, 'монеты', 'жетона', 'зрителя'],
    [5, 'монет', 'жетонов', 'зрителей'],
    [11, 'монет', 'жетонов', 'зрителей'],
    [21, 'монета', 'жетон', 'зритель'],
  ])('Russian counts: %i %s, %s, %s', (count, coins, tokens, spectators) => {
    const whole = (noun: string) => new RegExp(`${count}\\s${noun}(?!\\p{L})`, 'u');
    const { effects } = ru;
    expect(effects['colosseum.setup.starting-coins']({ coins: count }, nameOf)).toMatch(
      whole(coins),
    );
    expect(effects['colosseum.setup.orange-bag']({ tokens: count }, nameOf)).toMatch(whole(tokens));
    const event = { spectators: count, before: 40, result: 40 };
    expect(effects['colosseum.score.marker-only-forward'](event, nameOf)).toMatch(
      whole(spectators),
    );
  });

  it.each([
    [
      1,
      '1 награда',
      '1 прежнее представление',
      '1 подиум',
      '1 Сезонный билет',
      '1 сыгранная медаль',
    ],
    [
      3,
      '3 награды',
      '3 прежних представления',
      '3 подиума',
      '3 Сезонных билета',
      '3 сыгранные медали',
    ],
    [
      5,
      '5 наград',
      '5 прежних представлений',
      '5 подиумов',
      '5 Сезонных билетов',
      '5 сыгранных медалей',
    ],
  ])(
    'Russian counts what draws spectators: %i',
    (count, stars, programs, podiums, tickets, medals) => {
      const { effects } = ru;
      const term = { spectators: 4, before: 0 };
      const line = (what: string) => `4 зрителя: ${what}`;
      const said = [
        effects['colosseum.score.stars']({ stars: count, ...term }, nameOf),
        effects['colosseum.score.previous-events']({ programs: count, ...term }, nameOf),
        effects['colosseum.score.podiums']({ podiums: count, ...term }, nameOf),
        effects['colosseum.score.season-tickets']({ tickets: count, ...term }, nameOf),
        effects['colosseum.score.medals']({ medals: count, ...term }, nameOf),
      ];
      expect(said.map((text) => text.replaceAll('\u00A0', ' '))).toEqual(
        [stars, programs, podiums, tickets, medals].map(line),
      );
    },
  );

  it('Russian tells an award that was used from an asset that is missing', () => {
    const event = { type: 'produce', seat: 'ann', program: 4, missing: 1, stars: 1 } as const;
    expect(ru.moves.produce(event, nameOf, undefined).replaceAll('\u00A0', ' ')).toMatch(
      /, не хватает 1 ресурса, с 1 наградой$/u,
    );
  });

  it('Spanish says whose award it was, not after whom it was gained', () => {
    const facts = { star: 'horse', tokens: 4, from: 'ann' } as const;
    expect(es.effects['colosseum.star.overtaken'](facts, nameOf)).toMatch(/, que era de .+: 4\s/u);
    expect(es.programs[8]).toBe('Drama Última');
  });

  it('English and Spanish tell one from more', () => {
    const told = (words: Words) =>
      [1, 2].map((coins) => words.effects['colosseum.setup.starting-coins']({ coins }, nameOf));
    expect(told(en)).toEqual([
      expect.stringMatching(/\b1 coin\b/),
      expect.stringMatching(/\b2 coins\b/),
    ]);
    expect(told(es)).toEqual([
      expect.stringMatching(/\b1 moneda\b/),
      expect.stringMatching(/\b2 monedas\b/),
    ]);
    expect(en.assetText('torch', 2)).toBe('2 torches');
    expect(en.tokensText({ gladiator: 1, scenery: 2, special_event: 1 })).toBe(
      '1 gladiator, 2 pieces of scenery and 1 Special Event token',
    );
  });
});

describe('the rulebook as the house asks for it', () => {
  const rulebook = rulebookOf('en', en);

  it('a refusal carries the reason with its numbers', () => {
    expect(
      rulebook.refusalText(
        {
          clause: 'colosseum.produce.arena-size',
          facts: { program: 21, needs: 4, has: 3, unread: true },
        },
        nameOf,
      ),
    ).toEqual({
      reason: 'Program 21 needs an arena of 4 squares; this one has 3.',
      instead:
        'Produce a smaller program, or pass. Our row of program 21 comes from public sources: look at the card.',
    });
  });

  it('an effect, a step, a move, a moment and a checklist line are said with names and numbers', () => {
    expect(
      rulebook.effectText(
        {
          clause: 'colosseum.auction.winner-pays',
          facts: { market: 3, bid: 12, coins: 18, tokens: ['lion', 'gladiator', 'lion'] },
        },
        nameOf,
      ),
    ).toBe('Market 3 for 12 coins: 1 gladiator and 2 lions');
    expect(
      rulebook.stepText(
        {
          step: 'bid',
          seat: 'ann',
          clauses: [],
          facts: { market: 3, bid: 12, bidder: 'bo', least: 13 },
        },
        nameOf,
      ),
    ).toBe('Zoe: 13 or more for market 3, or pass');
    expect(rulebook.moveText({ type: 'donate', to: 'bo', asset: 'cage' }, nameOf, undefined)).toBe(
      'cage asked for by Max',
    );
    const passedAt = (before: unknown) =>
      rulebook.moveText({ type: 'pass', seat: 'ann' }, nameOf, before);
    const seats = [{ seat: 'ann', invested: 1 }];
    expect(passedAt(undefined)).toBe('pass');
    expect(passedAt({ phase: 'investing', seats })).toBe('no second investment');
    expect(passedAt({ phase: 'acquiring', seats })).toBe('no market put up');
    expect(passedAt({ phase: 'acquiring', seats, lot: { market: 5, bid: 15, bidder: 'bo' } })).toBe(
      'pass on market 5, Max at 15 coins',
    );
    const unnamed = { phase: 'acquiring', seats, lot: { market: 0, bid: 9, bidder: 'bo' } };
    expect(passedAt(unnamed)).toBe('pass, Max at 9 coins');
    const bid = { type: 'bid', seat: 'ann', bid: 16 };
    expect(rulebook.moveText(bid, nameOf, { lot: { market: 5 } })).toBe(
      'bid of 16 coins for market 5',
    );
    expect(rulebook.moveText(bid, nameOf, unnamed)).toBe('bid of 16 coins');
    expect(passedAt({ phase: 'trading', seats })).toBe('trading done');
    expect(passedAt({ phase: 'producing', seats })).toBe('no event');
    const given = (before: unknown) => rulebook.moveText({ type: 'donate' }, nameOf, before);
    expect(given({ phase: 'closing', seats })).toBe('donation done at the table');
    expect(given({ phase: 'closing', seats, table: {} })).toBe('no token asked for');
    expect(rulebook.momentText({ round: 3, phase: 'acquiring' })).toBe('round 3, auctions');
    expect(
      checklistText(en, { clause: 'colosseum.setup.deal-green-4p', facts: { tokens: 6 } }),
    ).toBe('Deal each player 6 green-backed tokens');
  });
});
