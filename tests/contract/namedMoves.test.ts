// What the rules make of a move that words name, at golden tables of each game: one answer that holds for all that may be meant, or the table.
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/lib/referee/game.ts';
import { tableBefore } from '../support/named.ts';

const NAMES: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Ann', 'Ben', 'Cleo', 'Dan'],
  ru: ['Анна', 'Борис', 'Клео', 'Денис'],
  es: ['Ana', 'Bruno', 'Cleo', 'Diego'],
};

/** The table opens, an answer: allowed, or the clause that refuses; none: nothing is offered. */
type Expected = 'the table' | 'allowed' | 'nothing' | `${string}.${string}.${string}`;

const TABLES: readonly (readonly [
  slug: string,
  golden: string,
  type: string,
  nth: number,
  asked: readonly (readonly [Locale, string, Expected])[],
])[] = [
  [
    'summer-pavilion',
    '3-coloured-scorekeeper',
    'place',
    4,
    [
      ['en', 'is Cleo allowed to place red 4?', 'allowed'],
      ['en', 'can I put a blue on 2 now', 'allowed'],
      ['en', 'may Ann place red on 4', 'summer-pavilion.play.next-player'],
      ['en', 'Ann wants to pass', 'summer-pavilion.play.next-player'],
      ['en', 'Cleo wants to pass', 'the table'],
      ['en', 'may Cleo place 3 red tiles', 'the table'],
      ['en', 'may Cleo place a tile with 2 wilds', 'the table'],
      ['en', 'may Ann place a tile with 2 wilds', 'nothing'],
      ['en', 'may Ben take red from display 3', 'summer-pavilion.round.three-phases'],
      ['en', 'may Ann place for Ben', 'nothing'],
      ['ru', 'может ли Анна положить красную на 4?', 'summer-pavilion.play.next-player'],
      ['ru', 'можно ли Клео положить красную на 4?', 'allowed'],
      ['es', '¿puede Ana colocar una azul en la casilla 2?', 'summer-pavilion.play.next-player'],
      ['es', '¿puede Cleo colocar una azul en la casilla 2?', 'allowed'],
    ],
  ],
  [
    'summer-pavilion',
    '2-coloured-referee',
    'draft',
    3,
    [
      ['en', 'may Ann take red from the centre', 'summer-pavilion.draft.source-not-empty'],
      ['en', 'may Ben take red from the centre', 'summer-pavilion.draft.next-player'],
      ['en', 'may Ann take 3 red', 'the table'],
      ['en', 'can Ann pass', 'summer-pavilion.draft.must-take'],
      ['ru', 'может Анна взять красную из центра', 'summer-pavilion.draft.source-not-empty'],
      ['es', '¿puede Ana tomar una roja del centro?', 'summer-pavilion.draft.source-not-empty'],
    ],
  ],
  [
    'summer-pavilion',
    '2-coloured-referee',
    'place',
    3,
    [
      ['en', 'can Ben place blue on 1', 'allowed'],
      ['en', 'may I place purple 3', 'summer-pavilion.play.turn-check'],
      ['en', 'may I place orange on 1', 'summer-pavilion.place.empty-only'],
      ['en', 'may I place green 2', 'the table'],
    ],
  ],
  [
    'colosseum',
    '4-referee',
    'invest',
    2,
    [
      ['en', 'may Ann buy a loge', 'colosseum.invest.one-investment'],
      ['en', 'may Cleo buy program 12', 'allowed'],
      ['en', 'may Dan expand his arena', 'colosseum.frame.phase-by-phase'],
      ['en', 'may Cleo expand her arena', 'the table'],
      ['en', 'may Ben trade a medal', 'colosseum.trade.only-tokens-and-coins'],
      ['en', 'may Ann trade program 4 with Ben', 'colosseum.trade.only-tokens-and-coins'],
      ['en', 'may Ann buy a podium', 'nothing'],
      ['ru', 'можно Борису торговать наградой', 'colosseum.trade.only-tokens-and-coins'],
      ['es', '¿puede Ana comerciar un podio?', 'colosseum.trade.only-tokens-and-coins'],
      ['en', 'may Ann bid 12', 'colosseum.frame.five-phases'],
      ['ru', 'может Анна купить ложу', 'colosseum.invest.one-investment'],
      ['es', '¿puede Ana comprar un palco?', 'colosseum.invest.one-investment'],
    ],
  ],
  [
    'colosseum',
    '4-referee',
    'bid',
    2,
    [
      ['en', 'may Ann bid 12', 'colosseum.auction.raise-clockwise'],
      ['en', 'may Dan bid 200', 'colosseum.auction.winner-pays'],
      ['en', 'may Dan bid 12 coins', 'allowed'],
      ['en', 'may Dan bid', 'the table'],
      ['en', 'may Ann open market 2', 'colosseum.auction.until-one-left'],
      ['en', 'may Ann trade with Ben', 'colosseum.frame.five-phases'],
      ['en', 'may Ann trade a ticket with Ben', 'colosseum.trade.only-tokens-and-coins'],
      ['ru', 'может Денис предложить 12', 'allowed'],
      ['es', '¿puede Ana pujar 12?', 'colosseum.auction.raise-clockwise'],
    ],
  ],
  [
    'colosseum',
    '4-referee',
    'produce',
    1,
    [
      ['en', 'may Ann produce program 4', 'colosseum.produce.one-per-round'],
      ['en', 'can Ben produce program 9', 'colosseum.program.unique'],
      ['en', 'may Ben produce', 'the table'],
      ['en', 'may Ben redeem 2 medals', 'colosseum.medal.discarded'],
    ],
  ],
  [
    'histrio',
    '3-referee-chameleon',
    'travel',
    1,
    [
      ['en', 'may Ann go to city 3', 'allowed'],
      ['en', 'can Ann travel', 'the table'],
      ['en', 'may I go to city 3', 'nothing'],
      ['en', 'may we resolve city 4', 'histrio.flow.three-phases'],
      ['ru', 'может Анна поехать в город 3', 'allowed'],
      ['es', '¿puede ir Ana a la ciudad 3?', 'allowed'],
    ],
  ],
  [
    'histrio',
    '3-referee-chameleon',
    'resolve',
    1,
    [
      ['en', 'may Ann go to city 3', 'histrio.flow.three-phases'],
      ['en', 'can we resolve city 8', 'histrio.resolution.unvisited-untouched'],
    ],
  ],
  [
    'magnificent',
    '4-referee',
    'takeDie',
    3,
    [
      ['en', 'may Ann build here with the green die', 'magnificent.overview.turn-order'],
      ['en', 'may Dan build here with the green die', 'the table'],
      ['en', 'may Dan take the purple die', 'the table'],
      ['en', 'may Dan move the green wagon 5', 'the table'],
      ['ru', 'может ли Анна строить зелёным кубиком', 'magnificent.overview.turn-order'],
      ['es', '¿puede Ana construir con el dado verde?', 'magnificent.overview.turn-order'],
    ],
  ],
  [
    'magnificent',
    '4-referee',
    'build',
    1,
    [
      ['en', 'may Dan build level 4', 'allowed'],
      ['en', 'may Dan build level 3', 'magnificent.build.level-gives-tiles'],
      ['en', 'may Dan build with the orange die', 'the table'],
      ['en', 'may Dan build with the green die', 'magnificent.overview.turn-phases'],
      ['en', 'may Dan end his turn', 'magnificent.action.choose-one-of-three'],
    ],
  ],
  [
    'magnificent',
    '3-scorekeeper',
    'turn',
    3,
    [
      ['en', 'may Ann take the green 4', 'allowed'],
      ['en', 'may Ann build with the green 4', 'the table'],
      ['en', 'can Ben build with the green 5', 'magnificent.overview.turn-order'],
    ],
  ],
];

describe.each(TABLES)('%s, %s, before a %s', (slug, golden, type, nth, questions) => {
  it.each(questions)('%s: %s – %s', async (locale, question, expected) => {
    const { asked } = await tableBefore(slug, golden, type, nth, NAMES[locale]);
    const answer = await asked(question, locale);
    if (answer === undefined) expect('nothing').toBe(expected);
    else if (answer.meant.what === 'tell') expect('the table').toBe(expected);
    else expect(answer.refusal?.clause ?? 'allowed').toBe(expected);
  });
});
