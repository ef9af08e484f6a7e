// Refusals from the set-up to the end of the trading, in English.
import type { RefusalWords } from '../../../../referee/game.ts';
import type { SeatId } from '../../../../referee/ruling.ts';
import type { RefusalFacts } from '../../rules/facts.ts';
import type { Investment, PieceKind } from '../../rules/moves.ts';
import type { Phase } from '../../rules/state.ts';
import type { Name, Words } from '../words.ts';
import {
  assets,
  assetText,
  capital,
  cardHint,
  coinsText,
  count,
  heldText,
  marketText,
  medalsText,
  programText,
  someText,
  stars as starNames,
} from './terms.ts';

const PIECES: Readonly<Record<PieceKind, string>> = {
  program: 'Programs',
  expansion: 'Arena expansions',
  ticket: 'Season tickets',
  loge: "Emperor's loges",
  medal: 'Medals',
  star: 'Star performer awards',
  podium: 'Podiums',
};

/** A Special Event token brings the coins that are short. */
const BY_TOKEN = {
  yes: 'A Special Event token becomes a medal, and medals become coins; or choose',
  maybe:
    'A Special Event token, if there is one, becomes a medal, and medals become coins; or choose',
} as const;

export const tableRefusals = {
  // Course of the game
  'colosseum.frame.player-count': ({ seats, least, most }) => ({
    reason: `${count(seats, 'player')} cannot play this game.`,
    instead: `Seat ${least} to ${most} players.`,
  }),
  'colosseum.frame.five-rounds': ({ round, rounds }) => ({
    reason: `The game has ${count(rounds, 'round')}, so it cannot stand like this in round ${round}.`,
    instead: `Closing ceremonies belong to rounds 1 to ${rounds - 1}, the end to round ${rounds}.`,
  }),
  'colosseum.frame.five-phases': ({ phase, needed }) => {
    if (phase === 'farewell' && needed === 'closing')
      return {
        reason: 'The last round has no closing ceremonies.',
        instead: NEXT.farewell,
      };
    return phase === needed
      ? {
          reason: 'The closing ceremonies have an order: podium, discard, donation.',
          instead: NEXT.closing,
        }
      : {
          reason: `This belongs to ${PHASES[needed]}; now it is time for ${PHASES[phase]}.`,
          instead: NEXT[phase],
        };
  },
  'colosseum.frame.phase-by-phase': otherTurn,
  'colosseum.frame.phases-optional': () => ({
    reason: 'At this table the donation may not be waived.',
    instead: 'Name a token that the player with the podium owns.',
  }),
  'colosseum.end.trigger': () => ({
    reason: 'The game is over.',
    instead: 'Look at the score sheet, or undo the last step.',
  }),

  // Set-up
  'colosseum.setup.arena-positions': ({ seat, from }, name) => ({
    reason: `The arena of ${name(seat)}, from square ${from} on, covers a square of another arena.`,
    instead: 'Compare with the board and give every arena squares of its own.',
  }),
  'colosseum.setup.deal-green-3p': dealt,
  'colosseum.setup.deal-green-4p': dealt,
  'colosseum.setup.deal-green-5p': dealt,
  'colosseum.setup.deal-programs-low': (facts, name) => dealtProgram(facts, name, '1 to 5'),
  'colosseum.setup.deal-programs-mid': (facts, name) => dealtProgram(facts, name, '6 to 10'),
  'colosseum.setup.program-stacks': ({ program, lowest }) => ({
    reason: `${capital(programText(program))} lies below ${programText(lowest)} in its stack.`,
    instead: `Take ${programText(lowest)}, or the first one of the other stack.`,
  }),
  'colosseum.asset.counts': tooManyOfType,
  'colosseum.asset.special-counts': (facts) =>
    facts.used === true
      ? {
          reason: `The box has ${assetText(facts.asset, facts.exist)}, and all of them have been used.`,
          instead: 'Go on without one, or amend what was told before.',
        }
      : tooManyOfType(facts),
  'colosseum.components.medals': ({ count: told, exist }) => ({
    reason: `The box has ${medalsText(exist)}, not ${told}.`,
    instead: 'Count the medals of the players and those beside the board again.',
  }),
  'colosseum.components.podiums': ({ count: told, exist }) => ({
    reason: `The box has ${count(exist, 'podium')}, not ${told}.`,
    instead: 'Count the podiums of the players again.',
  }),
  'colosseum.components.season-tickets': ({ count: told, exist }) => ({
    reason: `The box has ${count(exist, 'season ticket')}, not ${told}.`,
    instead: 'Count the season tickets of the players again.',
  }),
  'colosseum.components.asset-tokens': ({ count: told, exist }) => ({
    reason: `The box has ${count(exist, 'token')}, not ${told}.`,
    instead: 'Count players, markets, bag, green tokens and those out of the game again.',
  }),
  'colosseum.star.below-three': ({ seat, star, tokens, least }, name) => ({
    reason: `${capital(starNames[star])} takes ${assetText(star, least)}; ${name(seat)} has ${heldText(star, tokens)}.`,
    instead: 'Count the tokens again, or tell who holds the award.',
  }),
  'colosseum.star.overtaken': ({ seat, star, rival }, name) => ({
    reason: `${capital(starNames[star])} cannot lie before ${name(seat)}: ${name(rival)} has more tokens of the type.`,
    instead: 'Count the tokens again, or tell who holds the award.',
  }),
  'colosseum.frame.round-counter': ({ seat, told, round }, name) => ({
    reason: `The event of ${name(seat)} in round ${told} is still to come; it is round ${round} now.`,
    instead: 'Tell an earlier event, or another round or phase.',
  }),
  'colosseum.components.star-awards': ({ count: told, exist }) => ({
    reason: `The box has ${count(exist, 'star award')}, not ${told}.`,
    instead: 'Count the awards of the players again.',
  }),

  // Phase 1: investing
  'colosseum.invest.one-investment': ({ seat, invested, ways }, name) => ({
    reason: `${name(seat)} has already made ${count(invested, 'investment')} this round.`,
    instead:
      ways.length === 0
        ? 'Go on with the next player.'
        : `For another one play ${ways.map((way) => MORE[way]).join(' or ')}, or go on.`,
  }),
  'colosseum.invest.extra-by-two-medals': extra,
  'colosseum.invest.extra-by-special-event': (facts, name) =>
    facts.tokens === 0
      ? {
          reason: `${name(facts.seat)} has no Special Event token.`,
          instead: facts.mayMedals === true ? 'Play 2 medals, or go on.' : 'Go on without it.',
        }
      : extra(facts, name),
  'colosseum.medal.use-two-investment': ({ seat, medals, needed, mayToken }, name) => ({
    reason: `Another investment takes ${medalsText(needed)}; ${name(seat)} has ${someText(medals, 'medal')}.`,
    instead: mayToken ? 'Play a Special Event token, or go on.' : 'Go on without it.',
  }),
  'colosseum.invest.pay-now': (
    { seat, what, cost, coins, mayCash, mayToken, program = 0, unread },
    name,
  ) => ({
    reason: `${boughtText(what, program)} costs ${coinsText(cost)}; ${name(seat)} has ${someText(coins, 'coin')}.`,
    instead: `${mayToken === 'no' ? 'Choose' : BY_TOKEN[mayToken]} something cheaper${mayCash ? ', cash medals,' : ''} or pass.${cardHint(program, unread)}`,
  }),
  'colosseum.program.buy': ({ program, from }) => ({
    reason:
      program === 0 ? 'No program was named.' : `${capital(programText(program))} is never sold.`,
    instead: `Name a program from ${from} to 30.`,
  }),
  'colosseum.program.unique': ({ program, owner }, name) => ({
    reason: `${capital(programText(program))} belongs to ${name(owner)}.`,
    instead: 'Choose another program.',
  }),
  'colosseum.program.higher-number': ({ seat, program, than }, name) => ({
    reason: `${capital(programText(program))} comes too late for ${name(seat)}, who is already at ${than}.`,
    instead: `Choose a program above ${than}.`,
  }),
  'colosseum.program.needs-larger-arena-later': ({ program, needs, has, unread }) => ({
    reason: `${capital(programText(program))} needs an arena of ${count(needs, 'square')}; this one has ${has}.`,
    instead: `Expand the arena first, or choose a smaller program.${cardHint(program, unread)}`,
  }),
  'colosseum.program.contents': ({ program, asset, placed, needs, unread }) => ({
    reason: `${capital(programText(program))} asks for ${heldText(asset, needs)}; ${placed} would be placed.`,
    instead: `Place no more of a type than the program shows.${cardHint(program, unread)}`,
  }),
  'colosseum.expand.max-two': ({ seat, size }, name) => ({
    reason: `The arena of ${name(seat)} has all its ${count(size, 'square')}.`,
    instead: 'Choose another investment.',
  }),
  'colosseum.expand.direction': ({ seat }, name) => ({
    reason: `Nobody said at which end the arena of ${name(seat)} grows.`,
    instead: 'Name the clockwise or the counterclockwise end.',
  }),
  'colosseum.ticket.many-allowed': ({ exist }) => ({
    reason: `All ${count(exist, 'season ticket')} are sold.`,
    instead: 'Choose another investment.',
  }),
  'colosseum.loge.max-one': ({ seat }, name) => ({
    reason: `${name(seat)} already has a loge.`,
    instead: 'Choose another investment.',
  }),

  // Phase 2: auctions
  'colosseum.auction.choose-market': ({ market }) =>
    market === 0
      ? { reason: 'No market is up for sale.', instead: 'Name a market and a first bid.' }
      : {
          reason: `${capital(marketText(market))} is empty.`,
          instead: 'Name a market that holds tokens.',
        },
  'colosseum.auction.min-opening': openingTooLow,
  'colosseum.variant-intense.min-opening': openingTooLow,
  'colosseum.auction.highest-bid-wins': ({ bid, current, bidder }, name) => ({
    reason: `The highest bid is ${coinsText(current)}, by ${name(bidder)}.`,
    instead:
      bid > current
        ? 'Wait until the sale is settled.'
        : `Another player may bid ${current + 1} or more, or pass.`,
  }),
  'colosseum.auction.winner-pays': ({ seat, bid, coins, means, least }, name) => ({
    reason: `${name(seat)} has ${someText(coins, 'coin')}${means > coins ? `, ${means} with medals and Special Event tokens,` : ''} and cannot pay ${bid}.`,
    instead: means < least ? 'Pass.' : `Bid ${rangeText(least, means)}, or pass.`,
  }),
  'colosseum.auction.until-one-left': ({ bidder, bid }, name) => ({
    reason: `A lot is still being sold: ${name(bidder)} bids ${coinsText(bid)}.`,
    instead: 'Let the others bid or pass first.',
  }),
  'colosseum.auction.first-player-opens': ({ seat, next }, name) => ({
    reason: `The first player opens the first auction: ${name(next)}, not ${name(seat)}.`,
    instead: `Let ${name(next)} open a market or pass.`,
  }),
  'colosseum.auction.next-opener': ({ seat, next }, name) => ({
    reason: `The right to open is with ${name(next)}, not with ${name(seat)}.`,
    instead: `Let ${name(next)} open a market or pass.`,
  }),
  'colosseum.auction.pass-opening': ({ seat }, name) => ({
    reason: `${name(seat)} has already had the chance to open this round.`,
    instead: 'Let the next player open.',
  }),
  'colosseum.auction.raise-clockwise': biddingTurn,
  'colosseum.variant-intense.raise-clockwise': biddingTurn,
  'colosseum.auction.pass-is-final-for-lot': outOfLot,
  'colosseum.variant-intense.pass-final': outOfLot,
  'colosseum.auction.one-win-per-round': ({ seat }, name) => ({
    reason: `${name(seat)} has already won a lot this round.`,
    instead: 'Leave the other lots to the others.',
  }),
  'colosseum.variant-intense.loser-may-reopen': ({ seat, opener }, name) => ({
    reason: `${name(seat)} has won a lot that ${name(opener)} opened.`,
    instead: `${name(seat)} may bid again when somebody else opens.`,
  }),
  'colosseum.refill.on-opener-win': ({ tokens }) => ({
    reason: `${count(tokens, 'token')} must be laid on the empty markets first.`,
    instead: 'Name what came up.',
  }),
  'colosseum.refill.delayed': ({ isLast }) => ({
    reason: 'No market is filled now.',
    instead: isLast
      ? 'No auction follows: the markets stay as they are.'
      : 'Wait until the opener wins or passes.',
  }),
  'colosseum.refill.green-first': ({ told, tokens, green, orange }) => ({
    reason: `${count(tokens, 'token')} must come up, and ${told} ${told === 1 ? 'was' : 'were'} named.`,
    instead: `Name ${green} with a green back and ${orange} from the bag.`,
  }),

  // Phase 3: trading
  'colosseum.trade.first-player-starts': otherTurn,
  'colosseum.trade.only-with-active': ({ active }, name) => ({
    reason: `It is the turn of ${name(active)}, who is one side of every deal.`,
    instead: `Name ${name(active)} and one other player.`,
  }),
  'colosseum.trade.only-tokens-and-coins': (facts) =>
    'piece' in facts
      ? {
          reason: `${PIECES[facts.piece]} are never traded.`,
          instead: 'Trade asset tokens and coins.',
        }
      : {
          reason: `No ${assets[facts.asset]} can be part of a deal.`,
          instead: 'Trade other tokens and coins.',
        },
  'colosseum.trade.immediate': ({ seat, asset, has, gives }, name) => ({
    reason: `${name(seat)} has ${asset === undefined ? someText(has, 'coin') : heldText(asset, has)} and cannot give ${gives}.`,
    instead: 'Trade only what lies on the table now.',
  }),
  'colosseum.trade.purpose': ({ gift }) =>
    gift
      ? {
          reason: 'At this table nobody gives something for nothing.',
          instead: 'Name a price, even if it is 1 coin.',
        }
      : { reason: 'Nothing would change hands.', instead: 'Name tokens or coins.' },
} satisfies Partial<Words['refusals']>;

function otherTurn(
  { seat, next }: { readonly seat: SeatId; readonly next: SeatId },
  name: Name,
): RefusalWords {
  return {
    reason: `It is the turn of ${name(next)}, not of ${name(seat)}.`,
    instead: `Go on with ${name(next)}.`,
  };
}

function biddingTurn(
  { seat, next }: RefusalFacts['colosseum.auction.raise-clockwise'],
  name: Name,
): RefusalWords {
  return {
    reason: `${name(next)} answers before ${name(seat)}.`,
    instead: `Let ${name(next)} bid or pass first.`,
  };
}

function rangeText(least: number, most: number): string {
  return least === most ? `${least}` : `${least} to ${most}`;
}

function outOfLot(
  { seat }: RefusalFacts['colosseum.auction.pass-is-final-for-lot'],
  name: Name,
): RefusalWords {
  return {
    reason: `${name(seat)} is out of the bidding for this lot.`,
    instead: 'Wait for the next lot.',
  };
}

function openingTooLow({
  bid,
  least,
}: RefusalFacts['colosseum.auction.min-opening']): RefusalWords {
  return {
    reason: `A first bid of ${coinsText(bid)} is too low.`,
    instead: `Open with ${least} or more, or pass.`,
  };
}

function dealt(
  { seat, tokens, told }: RefusalFacts['colosseum.setup.deal-green-3p'],
  name: Name,
): RefusalWords {
  return told === tokens
    ? {
        reason: `${name(seat)} has already been dealt ${count(tokens, 'token')}.`,
        instead: 'Go on with the next player.',
      }
    : {
        reason: `Each player is dealt ${count(tokens, 'token')}, and ${told} ${told === 1 ? 'was' : 'were'} named.`,
        instead: `Name all ${tokens} of ${name(seat)}.`,
      };
}

function dealtProgram(
  { seat, program, owned }: RefusalFacts['colosseum.setup.deal-programs-low'],
  name: Name,
  group: string,
): RefusalWords {
  return owned === undefined
    ? {
        reason: `${capital(programText(program))} cannot be what ${name(seat)} was dealt from ${group}.`,
        instead: `Name one program from ${group} for each player, once.`,
      }
    : {
        reason: `Of programs ${group} ${name(seat)} has number ${owned}, so not ${program}.`,
        instead: `Name ${programText(owned)}, or one that was bought.`,
      };
}

function tooManyOfType({ asset, exist }: RefusalFacts['colosseum.asset.counts']): RefusalWords {
  return {
    reason: `The box has ${assetText(asset, exist)}, and more would lie face up.`,
    instead: 'Look at the tokens again, or amend what was told before.',
  };
}

const MORE = { medals: '2 medals', 'special-event': 'a Special Event token' } as const;

function extra(
  { seat, invested, most = 2 }: RefusalFacts['colosseum.invest.extra-by-two-medals'],
  name: Name,
): RefusalWords {
  return invested === 0
    ? {
        reason: `${name(seat)} has not invested yet this round.`,
        instead: 'Make the first investment without medals or tokens.',
      }
    : {
        reason: `${name(seat)} has made ${count(invested, 'investment')}; ${most} a round ${most === 1 ? 'is' : 'are'} allowed.`,
        instead: 'Go on with the next player.',
      };
}

function boughtText(what: Investment, program: number): string {
  switch (what) {
    case 'program':
      return program === 0 ? 'This program' : capital(programText(program));
    case 'expansion':
      return 'An arena expansion';
    case 'ticket':
      return 'A season ticket';
    case 'loge':
      return 'A loge';
  }
}

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'the set-up',
  investing: 'investing',
  acquiring: 'the auctions',
  trading: 'trading',
  producing: 'the events',
  closing: 'the closing ceremonies',
  farewell: 'the last coins',
  over: 'the end of the game',
};

const NEXT: Readonly<Record<Phase, string>> = {
  setup: 'Name the markets, tokens and programs of the set-up first.',
  investing: 'Let everybody invest or pass.',
  acquiring: 'Let everybody open a market or pass.',
  trading: 'Let everybody trade or end trading.',
  producing: 'Let everybody produce an event or pass.',
  closing: 'Go by the order: podium, discard, donation.',
  farewell: 'Cash the last medals, then finish the game.',
  over: 'Look at the score sheet, or undo the last step.',
};
