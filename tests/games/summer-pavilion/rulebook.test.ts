// The rulebook in its three languages. What holds of the sentences of every game stands in contract/sentences.test.ts.
import { describe, expect, it } from 'vitest';
import { LATEST } from '../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { tilesOf, type SomeTiles } from '../../../src/lib/games/summer-pavilion/data/pieces.ts';
import { CLAUSES } from '../../../src/lib/games/summer-pavilion/rulebook/clauses.ts';
import { en } from '../../../src/lib/games/summer-pavilion/rulebook/en.ts';
import { es } from '../../../src/lib/games/summer-pavilion/rulebook/es.ts';
import { ru } from '../../../src/lib/games/summer-pavilion/rulebook/ru.ts';
import { rulebookOf } from '../../../src/lib/games/rulebookOf.ts';
import { RULINGS } from '../../../src/lib/games/summer-pavilion/rulebook/rulings.ts';
import type { Words } from '../../../src/lib/games/summer-pavilion/rulebook/words.ts';
import { LOCALES } from '../../../src/lib/referee/game.ts';
import { nameOf } from '../../support/said.ts';

const WORDS: Readonly<Record<(typeof LOCALES)[number], Words>> = { en, ru, es };
const LANGUAGES = LOCALES.map((locale) => ({ locale, words: WORDS[locale] }));
const CLAUSE_IDS: readonly string[] = CLAUSES.map(({ id }) => id);
const PHASES: readonly string[] = Object.keys(en.phases);

describe('clauses', () => {
  it('there are 148, each under its own id', () => {
    expect(CLAUSES).toHaveLength(148);
    expect(new Set(CLAUSE_IDS).size).toBe(148);
  });

  it('each stands under a heading, on a printed page and in a phase that has a title', () => {
    for (const { heading, page, phase } of CLAUSES) {
      expect(heading).not.toBe('');
      expect(page).toBeGreaterThanOrEqual(2);
      expect(page).toBeLessThanOrEqual(6);
      expect(PHASES).toContain(phase);
    }
  });

  it('a clause that rests on a ruling names one that exists', () => {
    const rulings = RULINGS.map(({ id }) => id);
    const named = CLAUSES.flatMap((clause) => ('ruling' in clause ? [clause.ruling] : []));
    expect(rulings).toEqual(expect.arrayContaining(named));
    for (const clause of CLAUSES)
      expect('ruling' in clause).toBe('basis' in clause && clause.basis === 'ruling');
  });
});

describe.each(LANGUAGES)('words in $locale', ({ words }) => {
  it('a refusal names its numbers', () => {
    const { reason, instead } = words.refusals['summer-pavilion.place.cost-number'](
      { space: 'red:4', needs: 4, paid: 3 },
      nameOf,
    );
    expect(reason).toMatch(/4.*4.*3/);
    expect(instead).toContain('4');
  });

  it('players are called by the names they gave', () => {
    const { reason } = words.refusals['summer-pavilion.draft.next-player'](
      { seat: 'bo', turn: 'ann' },
      nameOf,
    );
    expect(reason).toContain('Zoe');
    expect(reason).not.toContain('ann');
  });

  it('the letters on the tiles all differ', () => {
    const letters = Object.values(words.letters);
    expect(new Set(letters).size).toBe(6);
    // They stand among printed numbers: one capital, and another letter behind the one that looks like a 3.
    for (const letter of letters) expect(letter).toMatch(/^(?!З)\p{Lu}$|^З\p{Ll}$/u);
  });

  it('spaces are told apart by words, on both sides of the board', () => {
    const spaces = ['coloured', 'grey'] as const;
    for (const side of spaces) {
      const { stars } = tablesOf(side);
      const ids = stars.flatMap(({ id, names }) => names.map((name) => `${id}:${name}`));
      const texts = ids.map((id) => words.spaceText(id));
      expect(new Set(texts).size).toBe(42);
      for (const text of texts) expect(text).not.toMatch(/:|_|undefined/);
    }
  });

  it('a space that does not exist is still spoken of', () => {
    for (const space of ['', 'red', 'red:', 'moon:4', 'constructor:1', 'center:toString'])
      expect(() => words.spaceText(space)).not.toThrow();
  });
});

describe('rulings', () => {
  it('there are 35, and each settles clauses of the rulebook', () => {
    expect(RULINGS).toHaveLength(35);
    expect(new Set(RULINGS.map(({ id }) => id)).size).toBe(35);
    for (const { clauses } of RULINGS)
      expect(CLAUSE_IDS).toEqual(expect.arrayContaining([...clauses]));
  });

  it('what is not certain is for the table to settle, and only that', () => {
    const open = RULINGS.filter(({ confidence }) => confidence !== 'certain');
    const { houseRulings } = LATEST;
    expect(open.map(({ id }) => id).sort()).toEqual(houseRulings.map(({ id }) => id).sort());
    for (const { id, confidence } of houseRulings)
      expect(open.find((ruling) => ruling.id === id)?.confidence).toBe(confidence);
  });
});

describe('the three languages side by side', () => {
  it.each([
    [0, 'очков', 'плиток'],
    [1, 'очко', 'плитка'],
    [2, 'очка', 'плитки'],
    [5, 'очков', 'плиток'],
    [11, 'очков', 'плиток'],
    [21, 'очко', 'плитка'],
  ])('Russian counts: %i %s, %s', (count, points, tiles) => {
    expect(startOf(ru, count)).toMatch(new RegExp(`^${count}\\s${points}(?!\\p{L})`, 'u'));
    expect(tippedOf(ru, count)).toMatch(new RegExp(`^${count}\\s${tiles}(?!\\p{L})`, 'u'));
  });

  it('English and Spanish tell one from more', () => {
    expect([1, 2].map((count) => startOf(en, count))).toEqual([
      expect.stringMatching(/^1 point\b/),
      expect.stringMatching(/^2 points\b/),
    ]);
    expect([1, 2].map((count) => tippedOf(es, count))).toEqual([
      expect.stringMatching(/\b1 loseta\b/),
      expect.stringMatching(/\b2 losetas\b/),
    ]);
  });
});

describe('the rulebook as the house asks for it', () => {
  const rulebook = rulebookOf('en', en);
  const clause = 'summer-pavilion.place.cost-number';

  it('a refusal carries the reason with its numbers', () => {
    const facts = { space: 'red:4', needs: 4, paid: 3 };
    expect(rulebook.refusalText({ clause, facts }, nameOf)).toEqual({
      reason: 'Red 4 costs 4 tiles; 3 were paid.',
      instead: 'Pay 4 tiles, at least 1 of them red.',
    });
  });

  it('an effect, a step and a move are said with the names of the seats', () => {
    expect(
      rulebook.effectText(
        { clause: 'summer-pavilion.final.tie', facts: { seats: ['ann', 'bo'], total: 90 } },
        nameOf,
      ),
    ).toBe('Zoe and Max win together with 90 points');
    expect(
      rulebook.stepText(
        { step: 'draft', seat: 'ann', clauses: [], facts: { joker: 'purple' } },
        nameOf,
      ),
    ).toBe('Zoe: take tiles, joker purple');
    expect(
      rulebook.moveText(
        { type: 'place', seat: 'ann', space: 'red:4', colour: 'red' },
        nameOf,
        undefined,
      ),
    ).toBe('red on red 4');
  });
});

function tablesOf(side: 'coloured' | 'grey') {
  return LATEST.tables.boards[side];
}

function startOf(words: Words, total: number): string {
  return words.effects['summer-pavilion.setup.scoring-marker']({ total }, nameOf);
}

function tippedOf(words: Words, tower: number): string {
  return words.effects['summer-pavilion.supply.bag-empty']({ tower }, nameOf);
}

it('a pass that throws nothing away does not speak of 0 tiles', () => {
  const pass = (kept: number, lost: number) =>
    [en, es, ru].map((words) =>
      rulebookOf('en', words)
        .moveText({ type: 'pass', kept, lost }, nameOf, undefined)
        .replaceAll('\u00a0', ' '),
    );
  expect(pass(2, 0)).toEqual([
    'pass, 2 tiles kept',
    'pasa, guarda 2 losetas',
    'пас, в углах 2 плитки',
  ]);
  expect(pass(0, 0)).toEqual(['pass, nothing kept', 'pasa, no guarda nada', 'пас']);
});

it('a pass that keeps no tile of a hand told by colour says so in good grammar', () => {
  const said = [en, es, ru].map((words) =>
    rulebookOf('en', words).moveText({ type: 'pass', keep: {} }, nameOf, undefined),
  );
  expect(said).toEqual(['pass, no tiles kept', 'pasa, no guarda nada', 'пас']);
});

describe('a draft in the history', () => {
  const NONE = tilesOf({});
  const lying = (tiles: SomeTiles) => ({
    round: 1, // its joker is purple
    tiles: {
      displays: [{ known: tilesOf(tiles) }, { unknown: 4 }],
      center: tilesOf(tiles),
      supply: { known: NONE, unknown: 10 },
      bag: 0,
      tower: 0,
    },
  });
  const drafts = (move: object, before: unknown) =>
    [en, es, ru].map((words) =>
      rulebookOf('en', words)
        .moveText({ type: 'draft', seat: 'ann', ...move }, nameOf, before)
        .replaceAll('\u00a0', ' '),
    );

  it('tells how many tiles it took, and the joker that came along', () => {
    expect(
      drafts({ source: 'center', colour: 'green' }, lying({ green: 3, purple: 2, red: 1 })),
    ).toEqual([
      '1 purple, 3 green from the centre',
      '1 loseta morada y 3 verdes del centro de la mesa',
      '1 фиолетовая и 3 зелёные плитки из центра стола',
    ]);
    expect(drafts({ source: 1, colour: 'purple' }, lying({ purple: 3 }))[0]).toBe(
      '1 purple from display 1',
    );
  });

  it('takes what was told with it for what lay there', () => {
    const contents = { red: 2, blue: 2 };
    expect(drafts({ source: 2, colour: 'red', contents }, lying({}))[0]).toBe(
      '2 red from display 2',
    );
  });

  it('names the colour alone where nobody knows what lay there', () => {
    const move = { source: 2, colour: 'red' };
    const colourAlone = [
      'red from display 2',
      'losetas rojas del expositor 2',
      'красные плитки с диска 2',
    ];
    expect(drafts(move, lying({}))).toEqual(colourAlone);
    expect(drafts(move, undefined)).toEqual(colourAlone);
  });

  it('believes the table where it overruled what was due', () => {
    const move = { source: 'center', colour: 'red', taken: { red: 1 } };
    expect(drafts(move, lying({ red: 3 }))[0]).toBe('1 red from the centre');
  });
});
