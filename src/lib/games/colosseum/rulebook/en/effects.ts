// What follows from a move, in English: one short line each, numbers first.
import { isNothing, tokensOf } from '../../data/assets.ts';
import type { EffectFacts } from '../../rules/facts.ts';
import type { Phase } from '../../rules/state.ts';
import { newsOf } from '../news.ts';
import type { Words } from '../words.ts';
import {
  and,
  assetText,
  capital,
  coinsText,
  count,
  givenText,
  heldText,
  marketText,
  medalsText,
  namesText,
  nobles as nobleNames,
  programText,
  ranks,
  spectatorsText,
  squaresText,
  squareText,
  stages,
  stars as starNames,
  tokensText,
} from './terms.ts';

export const effects: Words['effects'] = {
  // Set-up
  'colosseum.components.asset-tokens': ({ green, orange }) =>
    `${count(green + orange, 'token')}: ${green} with a green back, ${orange} with an orange one`,
  'colosseum.setup.starting-coins': ({ coins }) => `${coinsText(coins)} to begin with`,
  'colosseum.setup.deal-green-3p': dealt,
  'colosseum.setup.deal-green-4p': dealt,
  'colosseum.setup.deal-green-5p': dealt,
  'colosseum.setup.fill-markets-green': ({ markets, tokens }) =>
    `${count(tokens, 'token')} on ${count(markets, 'market')}`,
  'colosseum.setup.leftover-green': ({ tokens }) =>
    `${count(tokens, 'green-backed token')} left over`,
  'colosseum.setup.orange-bag': ({ tokens }) => `${count(tokens, 'token')} in the bag`,
  'colosseum.setup.arena-positions': ({ squares }) => `Arena on ${squaresText(squares)}`,
  'colosseum.setup.nobles-on-coloured-squares': ({ squares }) =>
    `Nobles on the resting areas: ${squaresText(squares)}`,
  'colosseum.setup.deal-programs-low': ({ program }) => `Dealt: ${programText(program)}`,
  'colosseum.setup.deal-programs-mid': ({ program }) => `Dealt: ${programText(program)}`,
  'colosseum.setup.remove-spare-programs': ({ programs }) =>
    programs === 0
      ? 'Programs 1 to 10 are all dealt'
      : `${count(programs, 'program')} of 1 to 10 out of the game`,
  'colosseum.setup.initial-star-awards': ({ star, tokens }) =>
    `${capital(starNames[star])} from the deal: ${assetText(star, tokens)}`,

  // Course of the game
  'colosseum.frame.five-phases': ({ phase, round }) => `Round ${round}, ${BEGUN[phase]}`,
  'colosseum.frame.phases-optional': ({ phase }) =>
    phase === 'producing' ? 'No event this round' : `Done with this phase: ${stages[phase]}`,
  'colosseum.frame.first-player-rotates': ({ round }) => `First player of round ${round}`,
  'colosseum.frame.round-counter': ({ round, rounds }) => `Round ${round} of ${rounds}`,
  'colosseum.frame.last-round-has-no-phase-5': ({ round }) => `Round ${round} ends with phase 4`,

  // Phase 1: investing
  'colosseum.program.buy': ({ program, cost, coins }) =>
    `${capital(programText(program))} for ${coinsText(cost)}, ${coins} left`,
  'colosseum.program.contents': ({ program }) =>
    `${capital(programText(program))} now goes by its card`,
  'colosseum.expand.cost': ({ cost, coins, size }) =>
    `Arena of ${count(size, 'square')} for ${coinsText(cost)}, ${coins} left`,
  'colosseum.expand.may-capture-nobles': ({ nobles, square }) =>
    `On ${squareText(square)}, inside the arena now: ${and(nobles.map((noble) => nobleNames[noble]))}`,
  'colosseum.ticket.cost': ({ cost, coins, tickets, left }) =>
    `Season ticket for ${coinsText(cost)}, ${coins} left; tickets: ${tickets} owned, ${left} on offer`,
  'colosseum.loge.cost': ({ cost, coins }) =>
    `Emperor's loge for ${coinsText(cost)}, ${coins} left`,
  'colosseum.medal.use-two-investment': ({ medals }) =>
    `${medalsText(medals)} played for a second investment`,
  'colosseum.invest.extra-by-special-event': () =>
    'Special Event token played for a second investment',

  // Phase 2: auctions
  'colosseum.auction.choose-market': ({ market, bid }) =>
    `${capital(marketText(market))} put up, first bid ${coinsText(bid)}`,
  'colosseum.auction.raise-clockwise': ({ bid }) => `Bid of ${coinsText(bid)}`,
  'colosseum.auction.pass-is-final-for-lot': ({ market }) =>
    market === 0 ? 'Out of the bidding' : `Out of the bidding for ${marketText(market)}`,
  'colosseum.auction.pass-opening': () => 'Opens no more auctions this round',
  'colosseum.auction.winner-pays': ({ market, bid, tokens, short }) =>
    [
      `${capital(marketText(market))} for ${coinsText(bid)}`,
      ...(short === undefined ? [] : [` (${short} of them missing)`]),
      ...(tokens.length === 0 ? [] : [`: ${tokensText(tokensOf(tokens))}`]),
    ].join(''),
  'colosseum.auction.unopposed-opening': ({ bid }) =>
    `Everybody else passed: the first bid of ${coinsText(bid)} wins`,
  'colosseum.variant-intense.lone-bidder-pays-minimum': ({ bid }) =>
    `Nobody else may bid: the lot costs ${coinsText(bid)}`,
  'colosseum.auction.one-win-per-round': () => 'Out of the auctions for this round',
  'colosseum.refill.on-opener-win': filling,
  'colosseum.variant-intense.opener-wins-refill': filling,
  'colosseum.refill.delayed': staying,
  'colosseum.variant-intense.refill-delay': staying,
  'colosseum.variant-intense.phase-end': () => 'Everybody has had the right to open',
  'colosseum.refill.green-first': ({ green, orange, greenLeft, bag }) =>
    `Laid out: ${green} green, ${orange} from the bag; left: ${greenLeft} green, ${bag} in the bag`,

  // Phase 3: trading
  'colosseum.trade.purpose': ({ with: other, gave, got, gift }, name) => {
    const [given, taken] = [givenText(gave), givenText(got)];
    if (!gift) return `Gives ${name(other)} ${given} for ${taken}`;
    return isNothing(got)
      ? `Gift to ${name(other)}: ${given}`
      : `Gift from ${name(other)}: ${taken}`;
  },
  'colosseum.trade.may-be-none': () => 'Done with trading',

  // Tokens and medals
  'colosseum.emperor-token.exchange': ({ medals }) =>
    medals === 1
      ? 'Emperor token exchanged for a medal'
      : `${count(medals, 'Emperor token')} exchanged for medals`,
  'colosseum.emperor-token.no-medal-left': ({ tokens }) =>
    `${count(tokens, 'Emperor token')} discarded: no medal left`,
  'colosseum.special-event.second-use': ({ medals }) =>
    `Special Event token exchanged for ${medalsText(medals)}`,
  'colosseum.medal.use-coins': ({ medals, gained, coins }) =>
    `${coinsText(gained)} for ${medalsText(medals)}, ${coins} in all`,

  // Phase 4: moving nobles
  'colosseum.dice.clockwise': ({ noble, by, from, to }) =>
    `${nobleNames[noble]} on by ${count(by, 'square')}, from ${from} to ${to}`,
  'colosseum.rest.medal': ({ noble, square, medals }) =>
    `Medal: ${nobleNames[noble]} rests on ${squareText(square)}; ${medalsText(medals)} now`,
  'colosseum.rest.sum-must-end-there': ({ noble, passed }) =>
    `No medal: ${nobleNames[noble]} only passed ${squareText(passed)}`,
  'colosseum.medal.supply': () => 'No medal: none is left beside the board',
  'colosseum.medal.source-dice': ({ medals }) => `${medalsText(medals)} from resting areas`,
  'colosseum.medal.use-move': ({ noble, by, from, to, medals }) =>
    `Medal: ${nobleNames[noble]} ${by < 0 ? 'back' : 'on'} by ${count(Math.abs(by), 'square')}, from ${from} to ${to}; ${medalsText(medals)} left`,
  'colosseum.medal.not-from-medal-move': ({ noble, square }) =>
    `No medal: ${nobleNames[noble]} came to ${squareText(square)} by medal`,

  // Phase 4: the count
  'colosseum.produce.choose-program': ({ program }) => `Event: ${programText(program)}`,
  'colosseum.produce.incomplete-allowed': ({ program, missing }) =>
    `${capital(programText(program))} without ${count(missing, 'asset')}`,
  'colosseum.score.base': ({ program, missing, ...term }) =>
    termText(
      term,
      missing === 0
        ? `${programText(program)}, complete`
        : `${programText(program)}, ${count(missing, 'asset')} missing`,
    ),
  'colosseum.score.previous-events': ({ programs, ...term }) =>
    termText(term, count(programs, 'earlier program')),
  'colosseum.score.stars': ({ stars, types = [], ...term }) =>
    termText(
      term,
      types.length === 0 ? some(stars, 'star award') : and(types.map((star) => starNames[star])),
    ),
  'colosseum.score.nobles': ({ nobles, ...term }) => termText(term, noblesText(nobles)),
  'colosseum.score.podiums': ({ podiums, ...term }) => termText(term, count(podiums, 'podium')),
  'colosseum.score.season-tickets': ({ tickets, ...term }) =>
    termText(term, count(tickets, 'season ticket')),
  'colosseum.score.medals': ({ medals, ...term }) =>
    termText(term, `${some(medals, 'medal')} played`),
  'colosseum.score.marker-only-forward': ({ spectators, before, result, lost = 0 }) =>
    result > before
      ? `${spectatorsText(spectators)}: marker from ${before} to ${result}${lost === 0 ? '' : '; what the table had set counts no more'}`
      : `${spectatorsText(spectators)}: marker stays on ${result}`,
  'colosseum.score.income': ({ income, coins }) =>
    `${coinsText(income)} from the bank, ${coins} in all`,

  // Phase 5: closing ceremonies
  'colosseum.podium.each-round-but-last': ({ result, by, podiums }) =>
    `Podium for a best event of ${spectatorsText(result)}${DECIDED[by]}; ${count(podiums, 'podium')} now`,
  'colosseum.cleanup.discard-one': ({ asset }) => `${capital(assetText(asset, 1))} out of the game`,
  'colosseum.donation.last-asks-leader': ({ from, asset, given }, name) => {
    if (given) return `${asset === undefined ? '1 token' : assetText(asset, 1)} from ${name(from)}`;
    return asset === undefined
      ? `Asks ${name(from)} for nothing`
      : `Request lost: ${name(from)} has ${heldText(asset, 0)}`;
  },
  'colosseum.closing.not-after-round-5': () =>
    'No podium, discard or donation after the last round',

  // Star performer awards
  'colosseum.star.threshold': ({ star, tokens }) =>
    `${capital(starNames[star])}: ${assetText(star, tokens)}`,
  'colosseum.star.overtaken': ({ star, tokens, from }, name) =>
    `${capital(starNames[star])} from ${name(from)}: ${assetText(star, tokens)}`,
  'colosseum.star.below-three': ({ star, tokens, to }, name) =>
    `${capital(starNames[star])} lost with ${heldText(star, tokens)}, ${to === undefined ? 'to the supply' : `to ${name(to)}`}`,
  'colosseum.star.tie-nobody': ({ star, tied }, name) =>
    `${capital(starNames[star])} to the supply: ${namesText(tied, name)} have the same number`,

  // End
  'colosseum.end.tie-coins': ({ seats, coins }, name) =>
    `Equal results, the richer player is ahead: ${coins.map((one, at) => `${name(seats[at] ?? '')} ${coinsText(one)}`).join(', ')}`,
  'colosseum.end.tie-stars': ({ seats, stars }, name) =>
    `Equal results and coins, the player with more awards is ahead: ${stars.map((one, at) => `${name(seats[at] ?? '')} ${count(one, 'award')}`).join(', ')}`,
  'colosseum.end.winner': ({ seats, result }, name) =>
    `${namesText(seats, name)} ${seats.length === 1 ? 'wins' : 'win together'} with ${spectatorsText(result)}`,
};

export const news = newsOf(effects, {
  paid: ({ cost, coins }) => `${coinsText(cost)}, ${coins} left`,
  cashed: ({ gained, coins }) => `${coinsText(gained)}, ${coins} in all`,
});

const BEGUN: Readonly<Record<Phase, string>> = {
  setup: 'the set-up',
  investing: 'phase 1: investing',
  acquiring: 'phase 2: auctions',
  trading: 'phase 3: trading',
  producing: 'phase 4: events',
  closing: 'phase 5: closing ceremonies',
  farewell: 'after the events: the last coins',
  over: 'the end',
};

const DECIDED: Readonly<Record<'result' | 'coins' | 'dice', string>> = {
  result: '',
  coins: ', decided by coins',
  dice: ', decided by dice',
};

function dealt({ tokens }: EffectFacts['colosseum.setup.deal-green-3p']): string {
  return `${count(tokens, 'token')} dealt`;
}

function filling({ markets, tokens }: EffectFacts['colosseum.refill.on-opener-win']): string {
  return `${count(tokens, 'token')} for ${count(markets, 'empty market')}`;
}

function staying({ markets }: EffectFacts['colosseum.refill.delayed']): string {
  return `${count(markets, 'market stays', 'markets stay')} empty for now`;
}

/** One term of the count, with what it was in the best event before. */
function termText(
  { spectators, before }: { readonly spectators: number; readonly before: number },
  what: string,
): string {
  const earlier = before === 0 ? '' : ` (best event before: ${before})`;
  return `${spectatorsText(spectators)}: ${what}${earlier}`;
}

/** None of it is said as with the nobles. */
function some(amount: number, what: string): string {
  return amount === 0 ? `no ${what}` : count(amount, what);
}

function noblesText(held: EffectFacts['colosseum.score.nobles']['nobles']): string {
  const inside = [
    ...(held.emperor > 0 ? [ranks.emperor] : []),
    ...(held.consul > 0 ? [count(held.consul, ranks.consul)] : []),
    ...(held.senator > 0 ? [count(held.senator, ranks.senator)] : []),
  ];
  return inside.length === 0 ? 'no noble in the arena' : `${and(inside)} in the arena`;
}
