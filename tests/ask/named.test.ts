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

const named = (people: readonly string[]) => people.map((name) => ({ name }));

const pavilion = async (question: string, people = ['Ann', 'Ben', 'Cleo']) =>
  (await askIn('summer-pavilion', 'en')).ask.said(question, named(people));

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

  it.each([
    ['es', '¿qué pasa si la bolsa está vacía?', undefined],
    ['es', 'que pasa si nadie puede colocar', 'place'],
    ['es', '¿puedo pasar ya?', 'pass'],
    ['es', 'qué pasa si paso', 'pass'],
    ['en', 'do we take turns', undefined],
    ['en', 'do we take tiles in turn', 'draft'],
  ] as const)('are none in a saying (%s, %s)', async (locale, question, kind) => {
    const { ask } = await askIn('summer-pavilion', locale);
    expect(ask.said(question, [])?.kind).toBe(kind);
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
        named(['Анна', 'Anna'].filter((name) => question.includes(name.slice(0, 3)))),
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

describe('the colour of a seat', () => {
  const COLOURS = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'] as const;
  const TABLE = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name, at) => {
    return { name, colour: COLOURS[at] ?? '' };
  });
  const at = async (slug: string, locale: Locale, question: string, people = TABLE) =>
    (await askIn(slug, locale)).ask.said(question, people);

  it.each([
    ['histrio', 'en', 'may blue go to city 3', [3]],
    ['histrio', 'en', 'can the green player go to 3', [2]],
    ['histrio', 'ru', 'может ли синий поехать в город 3?', [3]],
    ['histrio', 'ru', 'может зелёный игрок поехать в 3', [2]],
    ['histrio', 'es', '¿puede el azul ir a la ciudad 3?', [3]],
    ['histrio', 'es', '¿puede ir la verde a la ciudad 3?', [2]],
    ['colosseum', 'en', 'may red trade with yellow', [0, 1]],
    ['colosseum', 'ru', 'может ли красный торговать с синим', [0, 3]],
    ['colosseum', 'es', '¿puede el rojo comerciar con el azul?', [0, 3]],
    ['magnificent', 'en', 'may blue build with the green die', [3]],
    ['magnificent', 'ru', 'может ли жёлтый строить зелёным кубиком', [1]],
    // A thing may have it too: the word player says who is meant.
    ['magnificent', 'en', 'may the green player build here', [2]],
    ['histrio', 'ru', 'может красный игрок поехать в 3', [0]],
    ['magnificent', 'es', '¿puede el jugador verde construir?', [2]],
  ] as const)('names who sits there: %s %s %s', async (slug, locale, question, people) => {
    expect(await at(slug, locale, question)).toMatchObject({ people, isWhole: true });
  });

  it.each([
    ['magnificent', 'en', 'may green build here'],
    ['magnificent', 'ru', 'может ли зелёный строить'],
    ['magnificent', 'es', '¿puede el verde construir?'],
    ['histrio', 'en', 'may red go to city 3'],
    ['histrio', 'ru', 'может ли жёлтый поехать в город 3'],
    ['summer-pavilion', 'en', 'may pink place on 4'],
    ['summer-pavilion', 'es', '¿puede el azul pasar?'],
  ] as const)(
    'nobody for sure where a thing has it too: %s %s %s',
    async (slug, locale, question) => {
      expect(await at(slug, locale, question)).toMatchObject({ people: [], isWhole: false });
    },
  );

  it('nobody where nobody sits in it; who is called like a colour is called by the name', async () => {
    const two = TABLE.slice(0, 2);
    const blue = 'may blue go to city 3';
    expect(await at('histrio', 'en', blue, two)).toMatchObject({ people: [], isWhole: false });
    const named = [{ name: 'Blue', colour: 'seat-2' }, ...TABLE.slice(2)];
    expect(await at('histrio', 'en', blue, named)).toMatchObject({ people: [0], isWhole: true });
  });

  it('leaves a question as it is where it says what somebody does with a thing', async () => {
    expect(await at('magnificent', 'en', 'may I take green')).toMatchObject({ isWhole: true });
    expect(await at('magnificent', 'en', 'may Ann build with the green die')).toMatchObject({
      people: [0],
      things: ['green', 'die'],
      isWhole: true,
    });
    expect(await at('summer-pavilion', 'en', 'may Ann place red on 4')).toMatchObject({
      people: [0],
      things: ['red'],
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
