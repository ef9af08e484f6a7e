// Which words name a move: a name, a kind of move and its things in any of their forms, and nothing that is guessed.
import { describe, expect, it } from 'vitest';
import { openAsk, type Ask } from '../../src/lib/ask/ask.ts';
import type { MoveWords } from '../../src/lib/ask/file.ts';
import { GAMES } from '../../src/lib/games/registry.ts';
import { LOCALES, type Locale } from '../../src/lib/referee/game.ts';
import { builtFile } from './understood.ts';

const opened = new Map<string, Promise<{ ask: Ask; moves: MoveWords }>>();

function askIn(slug: string, locale: Locale) {
  const key = `${slug} ${locale}`;
  const known = opened.get(key) ?? open(slug, locale);
  opened.set(key, known);
  return known;
}

async function open(slug: string, locale: Locale) {
  const file = await builtFile(slug, locale);
  return { ask: await openAsk(file), moves: file.moves };
}

const pavilion = async (question: string, people = ['Ann', 'Ben', 'Cleo']) =>
  (await askIn('summer-pavilion', 'en')).ask.said(question, people);

describe('words that name a move', () => {
  it('are who, what kind, with what and a number', async () => {
    expect(await pavilion('may Cleo place a tile on red 4 now?')).toEqual({
      people: [2],
      kind: 'place',
      things: ['red'],
      numbers: [4],
      counts: [],
      isWhole: true,
      words: ['place', 'red', '4'],
    });
  });

  it('count what stands after a number', async () => {
    expect(await pavilion('may Ann place 2 red tiles')).toMatchObject({ numbers: [], counts: [2] });
    expect(await pavilion('may Ann place on space 2 now')).toMatchObject({ numbers: [2] });
  });

  it('are not whole where one of them was not understood', async () => {
    expect(await pavilion('may Ann place red on 4 with a wild')).toMatchObject({ isWhole: false });
    expect(await pavilion('may Ana place red on 4')).toMatchObject({ people: [], isWhole: false });
    expect(await pavilion('may Ann not place red on 4')).toMatchObject({ isWhole: false });
  });

  it('name no move where they name two kinds, or none', async () => {
    expect(await pavilion('may Ann place after she passed')).toBeUndefined();
    expect(await pavilion('who holds the bag')).toBeUndefined();
  });

  it('name nobody where two bear the name, or where it is a word of the game or none at all', async () => {
    const people = ['Ann Lee', 'Ann May', 'Rose Red'];
    const both = await pavilion('may Ann place red on 4', people);
    expect(both).toMatchObject({ people: [], isWhole: false, things: [] });
    const one = await pavilion('may Ann Lee place blue on 4', people);
    expect(one).toMatchObject({ people: [0], isWhole: false });
    expect(await pavilion('may red pass', people)).toMatchObject({ people: [], isWhole: false });
    expect(await pavilion('may May pass', ['May', 'Bo'])).toMatchObject({ isWhole: false });
    expect(await pavilion('may Bo pass', ['May', 'Bo'])).toMatchObject({
      people: [1],
      isWhole: true,
    });
  });

  it.each([
    ['summer-pavilion', 'ru', 'может ли Анна положить красную плитку на 4?', 'place', ['red'], [4]],
    [
      'summer-pavilion',
      'ru',
      'Анне можно взять зелёную из центра',
      'draft',
      ['green', 'center'],
      [],
    ],
    [
      'summer-pavilion',
      'es',
      '¿puede Anna colocar una roja en la casilla 4?',
      'place',
      ['red'],
      [4],
    ],
    ['colosseum', 'ru', 'Анне можно купить ложу?', 'invest', ['loge'], []],
    ['colosseum', 'ru', 'может Анна купить программу 12', 'invest', ['program'], [12]],
    ['colosseum', 'es', 'puede Anna pujar 12', 'bid', [], [12]],
    ['histrio', 'ru', 'может Анна поехать в город 3', 'travel', [], [3]],
    ['histrio', 'es', '¿puede ir Anna a la ciudad 3?', 'travel', [], [3]],
    ['magnificent', 'ru', 'может ли Анна строить зелёным кубиком', 'build', ['green', 'die'], []],
    ['magnificent', 'es', 'puede Anna construir con el dado verde', 'build', ['die', 'green'], []],
  ] as const)('%s %s: %s', async (slug, locale, question, kind, things, numbers) => {
    const { ask } = await askIn(slug, locale);
    expect(
      ask.said(
        question,
        ['Анна', 'Anna'].filter((name) => question.includes(name.slice(0, 3))),
      ),
    ).toMatchObject({
      people: [0],
      kind,
      things,
      numbers,
      isWhole: true,
    });
  });
});

describe.each(GAMES.map(({ slug }) => slug))('the words for the moves of %s', (slug) => {
  it.each(LOCALES)('mean one kind or thing each, in %s', async (locale) => {
    const { ask, moves } = await askIn(slug, locale);
    for (const [kind, words] of Object.entries(moves.kinds))
      for (const word of words) expect([word, ask.said(word, [])?.kind]).toEqual([word, kind]);
    const [[kind] = []] = Object.values(moves.kinds);
    for (const [thing, words] of Object.entries(moves.things))
      for (const word of words)
        expect([word, ask.said(`${kind} ${word}`, [])?.things]).toEqual([word, [thing]]);
  });
});
