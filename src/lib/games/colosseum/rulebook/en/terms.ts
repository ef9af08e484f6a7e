// The names of things in English, and the few turns of phrase that all sentences share.
import type { SeatId } from '../../../../referee/ruling.ts';
import type { Asset, Face, Tokens } from '../../data/assets.ts';
import { ASSETS, amountOf, countOf } from '../../data/assets.ts';
import type { Side } from '../../rules/moves.ts';
import type { Name, ProgramNumber, Words } from '../words.ts';

export const phases: Words['phases'] = {
  all: 'The whole game',
  setup: 'The box and the set-up',
  investing: 'Phase 1: Investing',
  acquiring: 'Phase 2: Acquiring event asset tokens',
  trading: 'Phase 3: Trading event asset tokens',
  producing: 'Phase 4: Producing an event',
  closing: 'Phase 5: Closing ceremonies',
  end: 'End of the game',
};

export const modes: Words['modes'] = {
  usual: 'only in auctions by the base rules',
  intense: 'only in intense auctions',
  three: 'only with 3 players',
  four: 'only with 4 players',
  five: 'only with 5 players',
};

export const categories: Words['categories'] = {
  program: 'Program',
  previous: 'Earlier events',
  stars: 'Star awards',
  nobles: 'Nobles',
  podiums: 'Podiums',
  tickets: 'Season tickets',
  medals: 'Medals',
  marker: 'By the table',
};

export const stages: Words['stages'] = {
  setup: 'set-up',
  investing: 'investing',
  acquiring: 'auctions',
  trading: 'trading',
  producing: 'events',
  closing: 'closing ceremonies',
  farewell: 'last coins',
  over: 'end of the game',
};

export const ceremonies: Words['ceremonies'] = {
  podium: 'podium',
  discard: 'discard',
  donation: 'donation',
};

export const parts: Words['parts'] = {
  base: 'the program itself',
  previous: 'earlier events',
  stars: 'star awards',
  nobles: 'nobles in the arena',
  podiums: 'podiums',
  tickets: 'season tickets',
  medals: 'medals played',
  other: 'marker as told',
};

export const assets: Words['assets'] = {
  gladiator: 'gladiator',
  comedian: 'comedian',
  musician: 'musician',
  horse: 'horse',
  torch: 'torch',
  priest: 'priest',
  ship: 'ship',
  lion: 'lion',
  scenery: 'scenery',
  decoration: 'decoration',
  chariot: 'chariot',
  cage: 'cage',
  joker: 'Joker',
  emperor_token: 'Emperor token',
  special_event: 'Special Event token',
};

export const assetMarks: Words['assetMarks'] = {
  gladiator: 'Gl',
  comedian: 'Co',
  musician: 'Mu',
  horse: 'Ho',
  torch: 'To',
  priest: 'Pr',
  ship: 'Sh',
  lion: 'Li',
  scenery: 'Sc',
  decoration: 'De',
  chariot: 'Ch',
  cage: 'Ca',
  joker: 'Jo',
  emperor_token: 'Em',
  special_event: 'Sp',
};

export const nobles: Words['nobles'] = {
  emperor: 'Emperor',
  consul_1: 'Consul 1',
  consul_2: 'Consul 2',
  senator_1: 'Senator 1',
  senator_2: 'Senator 2',
  senator_3: 'Senator 3',
};

export const ranks: Words['ranks'] = { emperor: 'Emperor', consul: 'Consul', senator: 'Senator' };

export const stars: Words['stars'] = {
  gladiator: 'gladiator award',
  ship: 'ship award',
  musician: 'musician award',
  comedian: 'comedian award',
  priest: 'priest award',
  horse: 'horse award',
  lion: 'lion award',
};

export const investments: Words['investments'] = {
  program: 'event program',
  expansion: 'arena expansion',
  ticket: 'season ticket',
  loge: "Emperor's loge",
};

export const programs: Words['programs'] = {
  1: 'Tribute to Munus',
  2: 'Amphitryon',
  3: 'Ode to Aurora',
  4: 'Race of Janus',
  5: 'Naumachia',
  6: 'Venatio',
  7: 'The Last of the Samnites',
  8: 'Drama Ultima',
  9: 'Anthem to Cupidon',
  10: 'Cavalry of Spartacus',
  11: "Amphitrite's Anger",
  12: 'Cave Leonem Cruciatum',
  13: 'Retiarius vs. Secutor',
  14: 'Satyricon of Momus',
  15: 'Lyres of Mercury',
  16: 'The Ponies of Epona',
  17: 'Bacchus and the Nymphs',
  18: 'Mare Spielbergus',
  19: "Lions' Procession",
  20: 'Circus Maximus',
  21: 'The Dialogues of Pluto',
  22: 'And Tellus Created the Earth',
  23: 'Safari Optimus Maximus',
  24: 'The Galleys of Apollo',
  25: 'Legendary Lion Hunters',
  26: "Venus' Equestrian Cavalcade",
  27: "Neptune's Fury",
  28: "Isis' Revealed Secrets",
  29: 'Great Prophecies of Jupiter',
  30: "Caesar's Triumphal March",
};

export const programText = (program: number): string => `program ${program}`;

export function programTitle(program: number): string {
  return isProgram(program)
    ? `${programText(program)}, ${programs[program]}`
    : programText(program);
}

function isProgram(program: number): program is ProgramNumber {
  return Object.hasOwn(programs, program);
}

/** Appended where a row rests on public sources and nobody has read its card yet. */
export const cardHint = (program: number, unread: boolean): string =>
  unread ? ` Our row of ${programText(program)} comes from public sources: look at the card.` : '';

export const marketText = (market: number): string =>
  market === 0 ? 'a market' : `market ${market}`;

export const squareText = (square: number): string => `square ${square}`;

const FACES: Readonly<Record<Face, string>> = {
  1: 'I–III',
  2: 'II',
  3: 'III',
  4: 'IV',
  5: 'V',
  6: 'VI',
};

export const faceText = (face: Face): string => FACES[face];

const MORE: Readonly<Partial<Record<Asset, string>>> = { torch: 'torches' };

export function assetText(asset: Asset, number: number): string {
  return asset === 'scenery'
    ? `${count(number, 'piece')} of scenery`
    : count(number, assets[asset], MORE[asset]);
}

export function tokensText(tokens: Tokens): string {
  const named = ASSETS.filter((asset) => amountOf(tokens, asset) > 0);
  return named.length === 0
    ? 'no token'
    : and(named.map((asset) => assetText(asset, amountOf(tokens, asset))));
}

/** What one side of a deal gives: "2 lions and 6 coins", "nothing". */
export function givenText({ tokens = {}, coins = 0 }: Side): string {
  const given = [
    ...(countOf(tokens) > 0 ? [tokensText(tokens)] : []),
    ...(coins > 0 ? [coinsText(coins)] : []),
  ];
  return given.length === 0 ? 'nothing' : and(given);
}

/** "1 coin", "4 coins". */
export const count = (number: number, one: string, more = `${one}s`): string =>
  `${number} ${number === 1 ? one : more}`;

export const coinsText = (number: number): string => count(number, 'coin');
export const medalsText = (number: number): string => count(number, 'medal');
export const spectatorsText = (number: number): string => count(number, 'spectator');

/** Short of a thing: "no lion", "2 lions". */
export const heldText = (asset: Asset, number: number): string =>
  number === 0 ? `no ${assets[asset]}` : assetText(asset, number);

/** "no medal", "1 medal", "3 medals". */
export const someText = (number: number, one: string): string =>
  number === 0 ? `no ${one}` : count(number, one);

/** "square 8", "squares 8 and 9". */
export const squaresText = (squares: readonly number[]): string =>
  `${squares.length === 1 ? 'square' : 'squares'} ${numbersText(squares)}`;

/** "V", "I–III and VI" */
export const diceText = (dice: readonly Face[]): string => and(dice.map(faceText));

/** "1, 4 and 8" */
const numbersText = (numbers: readonly number[]): string => and(numbers.map(String));

/** "Ann, Bo and Cy" */
export const namesText = (seats: readonly SeatId[], name: Name): string =>
  and(seats.map((seat) => name(seat)));

/** "Ann, Bo or Cy" */
export const oneOfNames = (seats: readonly SeatId[], name: Name): string =>
  or(seats.map((seat) => name(seat)));

/** "program 7", "program 3, 7 or 12" */
export const oneOfPrograms = (numbers: readonly number[]): string =>
  `program ${or(numbers.map(String))}`;

/** "gladiator, lion or cage" */
export const oneOfAssets = (types: readonly Asset[]): string =>
  or(types.map((asset) => assets[asset]));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const and = (texts: readonly string[]): string => AND.format(texts);
const or = (texts: readonly string[]): string => OR.format(texts);

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
