// What the table is asked to do and what it has done, in English: checklists, steps, moves, and when it was.
import { tokensOf, isNothing } from '../../data/assets.ts';
import type { MoveOf } from '../../rules/moves.ts';
import { askerOf, passedAt, podiumTo, type Before, type Passed } from '../passed.ts';
import type { Name, Words } from '../words.ts';
import {
  and,
  assets,
  capital,
  coinsText,
  count,
  diceText,
  givenText,
  marketText,
  medalsText,
  nobles,
  programText,
  squaresText,
  stages,
  tokensText,
} from './terms.ts';

export const checklist: Words['checklist'] = {
  'colosseum.setup.common-supply': () =>
    'Put the board in the middle and coins, medals, podiums, awards, dice, expansions, loges and tickets beside it',
  'colosseum.setup.player-kit': ({ coins }) =>
    `Each player takes a summary sheet, a marker, 2 arena pieces and ${coinsText(coins)}`,
  'colosseum.setup.score-marker-start': () => 'Put all markers on the start of the spectator track',
  'colosseum.setup.sort-tokens': () => 'Sort the tokens by their backs and shuffle the green ones',
  'colosseum.setup.fill-markets-green': ({ markets, tokens }) =>
    `Lay ${count(tokens, 'green-backed token')} face up on ${count(markets, 'market')}`,
  'colosseum.setup.deal-green-3p': deal,
  'colosseum.setup.deal-green-4p': deal,
  'colosseum.setup.deal-green-5p': deal,
  'colosseum.setup.leftover-green': ({ tokens }) =>
    `Lay ${count(tokens, 'green-backed token')} face down beside the board`,
  'colosseum.setup.orange-bag': ({ tokens }) =>
    `Put ${count(tokens, 'orange-backed token')} into the bag`,
  'colosseum.setup.arena-positions': ({ squares }) =>
    `Let the arenas begin on ${squaresText(squares)}, counted clockwise from the Emperor on 0`,
  'colosseum.setup.nobles-on-coloured-squares': ({ squares }) =>
    `Put the nobles on the coloured squares: ${squaresText(squares)}`,
  'colosseum.setup.deal-programs-low': () => 'Shuffle programs 1 to 5 and deal each player one',
  'colosseum.setup.deal-programs-mid': () => 'Shuffle programs 6 to 10 and deal each player one',
  'colosseum.setup.remove-spare-programs': ({ programs }) =>
    programs === 0
      ? 'No program is left of 1 to 10'
      : `Put the other ${programs} of programs 1 to 10 back into the box`,
  'colosseum.setup.program-stacks': () =>
    'Lay programs 11 to 30 in two stacks beside the board, in ascending order',
  'colosseum.setup.initial-star-awards': () =>
    'Give star awards to those alone with the most tokens of a type, 3 or more',
  'colosseum.frame.initial-first-player': () =>
    'Give the first-player token to the owner of the first arena clockwise from the Emperor',
  'colosseum.frame.round-counter': ({ round }) => `Put the round counter on ${round}`,
};

function deal({ tokens }: { readonly tokens: number }): string {
  return `Deal each player ${count(tokens, 'green-backed token')}`;
}

/** Short: they stand in the thumb zone of a phone. */
export const steps: Words['steps'] = {
  dealTokens: ({ tokens }, who) => `${who}: which ${count(tokens, 'token')}?`,
  dealPrograms: (_, who) => `${who}: which two programs?`,
  refill: ({ green, orange }) =>
    `Fill the markets: ${[
      ...(green === 0 ? [] : [`${green} green`]),
      ...(orange === 0 ? [] : [`${orange} orange`]),
    ].join(', ')}`,
  invest: ({ coins, again }, who) =>
    again ? `${who}: a second investment, or pass` : `${who}: invest, ${coinsText(coins)}, or pass`,
  open: ({ markets, least, means }, who) => {
    if (markets.length === 0) return `${who}: nothing to sell, pass`;
    return means !== undefined && means < least
      ? `${who}: ${least} is too much, pass`
      : `${who}: open a market from ${least}, or pass`;
  },
  bid: ({ market, least, means }, who) => {
    if (means !== undefined && means < least) return `${who}: ${least} is too much, pass`;
    return market === 0
      ? `${who}: ${coinsText(least)} or more, or pass`
      : `${who}: ${least} or more for ${marketText(market)}, or pass`;
  },
  cashMedals: ({ bid, coins }, who) => `${who}: cash medals, ${bid} due, ${coins} there`,
  trade: (_, who) => `${who}: trade, or end trading`,
  moveNobles: ({ dice }, who) =>
    `${who}: roll ${dice === 1 ? '1 die' : `${dice} dice`}, move nobles`,
  produce: (_, who) => `${who}: produce an event, or pass`,
  givePodium: ({ candidates, result, by }) => {
    switch (by) {
      case 'result':
        return `Podium for the best result, ${result}`;
      case 'coins':
        return `Podium for the richest leader, ${result}`;
      case 'dice':
        return `Podium: ${candidates.length} players roll the dice`;
    }
  },
  discard: (_, who) => `${who}: give up 1 token of the event`,
  donate: ({ mayWaive }, who) =>
    who === ''
      ? 'Donation: the poorest roll the dice'
      : `${who}: ask for a token${mayWaive ? ', or waive it' : ''}`,
  finish: ({ tied, untold, mayCash }) => {
    const last =
      untold.length > 0 ? 'count the purses' : tied.length > 0 ? 'count the awards' : 'finish';
    return mayCash ? `Cash the last medals, then ${last}` : capital(last);
  },
};

const PASSED: Readonly<Record<Passed, string>> = {
  investing: 'no investment',
  again: 'no second investment',
  opening: 'no market put up',
  bid: 'pass',
  trading: 'trading done',
  event: 'no event',
};

export const moves: Words['moves'] = {
  dealTokens: ({ tokens }) => `dealt: ${tokensText(tokensOf(tokens))}`,
  dealPrograms: ({ low, mid }) => `dealt: programs ${low} and ${mid}`,
  refill: ({ tokens }) => `laid out: ${tokensText(tokensOf(tokens))}`,
  invest: (move) => `${investedText(move)}${extraText(move)}`,
  open: ({ market = 0, bid }) => `${marketText(market)} put up for ${coinsText(bid)}`,
  bid: ({ bid }, _, before) =>
    `bid of ${coinsText(bid)}${lotText(before, (market) => ` for ${market}`)}`,
  pass: (move, name, before) =>
    [
      passText(move, name, before),
      ...(!move.rests ? [] : [`${medalsText(move.rests)} from the dice`]),
      ...(!move.medalMoves ? [] : [`${medalsText(move.medalMoves)} for moves`]),
    ].join(', '),
  trade: ({ with: other, gives, gets }, name) =>
    [
      ...(isNothing(gives) ? [] : [`to ${name(other)} ${givenText(gives)}`]),
      ...(isNothing(gets) ? [] : [`from ${name(other)} ${givenText(gets)}`]),
    ].join(', '),
  cashMedals: ({ medals }) => `${medalsText(medals)} cashed`,
  takeMedal: ({ from }) =>
    `${from === 'special-event' ? 'Special Event' : 'Emperor'} token for a medal`,
  moveNobles: ({ dice, moves: moved }) =>
    [
      `${diceText(dice)} rolled`,
      ...moved.map(({ noble, by }) => `${nobles[noble]} by ${count(by, 'square')}`),
    ].join(', '),
  moveByMedal: ({ noble, by }) =>
    `medal for ${nobles[noble]}, ${count(Math.abs(by), 'square')} ${by < 0 ? 'back' : 'forward'}`,
  produce: ({ program, medals = 0, tokens, jokers = [], missing = 0 }) =>
    [
      `${programText(program)} produced`,
      ...(tokens === undefined ? [] : [`with ${tokensText(tokens)}`]),
      ...(jokers.length === 0
        ? []
        : [`${count(jokers.length, 'Joker')} for ${and(jokers.map((asset) => assets[asset]))}`]),
      ...(missing === 0 ? [] : [`${count(missing, 'asset')} missing`]),
      ...(medals === 0 ? [] : [`${medalsText(medals)} played`]),
    ].join(', '),
  givePodium: (move, name, before) => {
    const to = podiumTo(move, before);
    return to === undefined ? 'podium given' : `podium for ${name(to)}`;
  },
  discard: ({ asset }) => `${assets[asset]} given up`,
  donate: (move, name, before) => {
    const { asset, to } = move;
    const none = before && !before.table ? 'donation done at the table' : 'no token asked for';
    if (asset === undefined) return to === undefined ? none : `${none} by ${name(to)}`;
    const asker = askerOf(move, before);
    return [
      `${assets[asset]} asked for`,
      ...(asker === undefined ? [] : [`by ${name(asker)}`]),
      ...(before?.leader === undefined ? [] : [`from ${name(before.leader)}`]),
    ].join(' ');
  },
  finish: ({ stars = {} }, name) =>
    [
      'game finished',
      ...Object.entries(stars).map(
        ([seat, told]) => `${name(seat)} with ${count(told, 'star award')}`,
      ),
    ].join(', '),
  readCard: ({ program }) => `${programText(program.number)} read from its card`,
};

/** A pass in a lot says where the bidding stood. */
function passText(move: MoveOf<'pass'>, name: Name, before: Before | undefined): string {
  const passed = PASSED[passedAt(move, before)];
  if (before?.lot === undefined) return passed;
  const { bidder, bid } = before.lot;
  return `${passed}${lotText(before, (market) => ` on ${market}`)}, ${name(bidder)} at ${coinsText(bid)}`;
}

/** Nothing where the market was not named. */
function lotText(before: Before | undefined, said: (market: string) => string): string {
  const market = before?.lot?.market ?? 0;
  return market === 0 ? '' : said(marketText(market));
}

function investedText({ what, program = 0, side }: MoveOf<'invest'>): string {
  switch (what) {
    case 'program':
      return `${program === 0 ? 'program' : programText(program)} bought`;
    case 'expansion':
      return side === undefined ? 'arena expanded' : `arena expanded ${side}`;
    case 'ticket':
      return 'season ticket bought';
    case 'loge':
      return 'loge built';
  }
}

function extraText({ extra }: MoveOf<'invest'>): string {
  switch (extra) {
    case 'medals':
      return ', for 2 medals';
    case 'special-event':
      return ', for a Special Event token';
    case undefined:
      return '';
  }
}

export const moment: Words['moment'] = ({ round, phase }) => {
  switch (phase) {
    case 'setup':
    case 'farewell':
    case 'over':
      return stages[phase];
    case 'investing':
    case 'acquiring':
    case 'trading':
    case 'producing':
    case 'closing':
      return `round ${round}, ${stages[phase]}`;
  }
};
