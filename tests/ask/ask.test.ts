// A small rulebook asked: what is sure, what is not, and what it leaves open.
import { beforeAll, describe, expect, it } from 'vitest';
import { openAsk, type Ask } from '../../src/lib/ask/ask.ts';
import type { AskedWords } from '../../src/lib/ask/asked.ts';
import { phrasesOf, type AskFile } from '../../src/lib/ask/file.ts';
import { askFileOf } from '../../src/lib/ask/make.ts';
import { summerPavilion } from '../../src/lib/games/summer-pavilion/game.ts';

const NONE: AskedWords = {
  clauses: {},
  rulings: {},
  silent: [],
  same: [],
  moves: { kinds: {}, things: {}, light: [], beside: [] },
};
const said = (answer: string, ...asked: string[]) => ({ answer, asked });

const ASKED: AskedWords = {
  ...NONE,
  clauses: {
    'place.empty-only': said(
      'Not allowed. A covered space takes no second tile.',
      'he stacks a tile on top of another',
      'two tiles on one petal',
    ),
    'round.clockwise': said('Clockwise.', 'the moon is full tonight', 'the cat bites the dog'),
    'final.winner': said(
      'The most points win.',
      'the moon is full tonight',
      'the dog bites the cat',
    ),
    'pass.keep-four': said(
      'Up to 4 tiles are kept on the corners.',
      'how many tiles may be stored for the next round',
      'keeping leftovers on the corners',
    ),
  },
  rulings: {
    'leftover-order': said(
      'Open: before the goals, unless the table settles it.',
      'leftovers at the end: deducted before or after the goals',
    ),
  },
  silent: [
    said(
      'The rulebook does not say who keeps the bag.',
      'who holds the bag',
      'the sack stays with whom',
    ),
  ],
  same: [['petal', 'space', 'slot']],
};

let ask: Ask;
beforeAll(async () => {
  const [contents, rulebook] = await Promise.all([
    summerPavilion.contents(),
    summerPavilion.rulebook('en'),
  ]);
  const file = await askFileOf('summer-pavilion', contents, rulebook, ASKED);
  const arrived = JSON.parse(JSON.stringify(file)) as AskFile;
  ask = await openAsk(arrived);
});

const firstOf = (question: string) => ask(question).answers[0]?.place.id;

describe('a question', () => {
  it('leads to the place whose phrases it is like', () => {
    const { verdict, answers } = ask('may two tiles lie on one petal?');
    expect(verdict).toBe('answered');
    expect(answers[0]?.place).toMatchObject({
      kind: 'clause',
      id: 'summer-pavilion.place.empty-only',
    });
  });

  it('finds by a short word that is only guessed at, and counts it as not understood', () => {
    const [guessed] = ask('two tiles on one pedal').answers;
    const [said] = ask('two tiles on one petal').answers;
    expect(guessed?.place).toEqual(said?.place);
    expect(guessed?.covered).toBeLessThan(said?.covered ?? 0);
  });

  it('finds an unclear place as well', () => {
    expect(firstOf('are leftovers deducted before the goals')).toBe(
      'summer-pavilion.ruling.leftover-order',
    );
  });

  it('finds a place by the rulebook’s own words where no phrase asks for it', () => {
    expect(firstOf('refill the bag from the tower')).toMatch(/bag-empty/);
  });

  it.each(['strored tiles', 'stored tlies', 'STORED TILES!!'])('forgives “%s”', (question) => {
    expect(firstOf(question)).toBe('summer-pavilion.pass.keep-four');
  });

  it('answers while the last word is still being typed', () => {
    expect(firstOf('tiles on the cor')).toBe('summer-pavilion.pass.keep-four');
  });

  it('counts words that mean the same as the same', () => {
    const places = (question: string) => ask(question).answers.map(({ place }) => place.id);
    expect(places('two tiles on a slot')).toEqual(places('two tiles on a petal'));
  });

  it('is told from another one of the same words by their order', () => {
    expect(firstOf('so the cat bites the dog')).toBe('summer-pavilion.round.clockwise');
    expect(firstOf('so the dog bites the cat')).toBe('summer-pavilion.final.winner');
  });

  it('is not led astray by a number no rule names', () => {
    expect(ask('keeping 347 leftovers on the corners')).toEqual(
      ask('keeping leftovers on the corners'),
    );
  });
});

describe('nothing sure is said', () => {
  it('of what the rulebook is known to leave open: then that is said', () => {
    const reply = ask('who of us holds the bag?');
    expect(reply.verdict).toBe('silent');
    expect(reply.silence).toBe('The rulebook does not say who keeps the bag.');
  });

  it('of words nobody has heard at this table', () => {
    expect(ask('xylophone quartet').verdict).toBe('perhaps');
    expect(ask('xylophone quartet').answers).toEqual([]);
  });

  it('where most of the question is not understood', () => {
    expect(ask('may my xylophone quartet polka over a tile').verdict).toBe('perhaps');
  });

  it('where two rules speak of it alike, and both are named', () => {
    const { verdict, answers, alike } = ask('is the moon full tonight');
    expect(verdict).toBe('several');
    expect(alike).toBe(2);
    expect(answers.slice(0, 2).map(({ place }) => place.id)).toEqual(
      expect.arrayContaining(['summer-pavilion.round.clockwise', 'summer-pavilion.final.winner']),
    );
  });

  it('before anything is asked', () => {
    expect(ask('')).toEqual({ verdict: 'perhaps', answers: [], alike: 0 });
    expect(ask('can I do that?')).toEqual({ verdict: 'perhaps', answers: [], alike: 0 });
  });
});

it('arrives with the words that are said more than once, and no phrase twice', async () => {
  const [contents, rulebook] = await Promise.all([
    summerPavilion.contents(),
    summerPavilion.rulebook('en'),
  ]);
  const asked = {
    ...NONE,
    silent: [
      said(
        'Unknown.',
        'zebra zebu gnu',
        'the gnu, the zebra, the zebu!',
        'zebra zebu okapi quagga',
      ),
    ],
  };
  const file = await askFileOf('summer-pavilion', contents, rulebook, asked);
  const words = file.words.split(' ');
  const at = file.topics.findIndex(
    (topic) => topic.kind === 'silent' && topic.answer === 'Unknown.',
  );
  const phrases = phrasesOf(file, at).map((phrase) => phrase.map((place) => words[place]));
  expect(phrases).toEqual(
    expect.arrayContaining([
      ['zebra', 'zebu'],
      ['zebra', 'zebu'],
    ]),
  );
  expect(phrases).toHaveLength(2);
});

it('takes whatever is typed', () => {
  for (const typed of [
    '__proto__',
    'constructor',
    '<img src=x>',
    '🎲🎲',
    '\u0000',
    'a'.repeat(5000),
  ])
    expect(() => ask(typed)).not.toThrow();
});

it('is not held up by what is pasted by mistake: one word as long as a file, or a match as digits', () => {
  for (const pasted of ['x'.repeat(100_000), '7'.repeat(100_000)])
    expect(ask(pasted)).toMatchObject({ verdict: 'perhaps', answers: [] });
  expect(ask(`may I stack a tile on another ${'x'.repeat(100_000)}`).answers[0]?.place.id).toBe(
    'summer-pavilion.place.empty-only',
  );
});
