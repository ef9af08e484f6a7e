// Rulings from the set-up to the end of the trading, in English.
import type { Words } from '../words.ts';
import {
  ASSETS,
  AUCTION,
  BLOG,
  CLUBE,
  COURSE,
  HOBBY,
  MEDALS,
  POEPPELKISTE,
  PROGRAMS,
  QUOTED,
  REFILL,
  SETUP,
  SPECIAL_EVENT,
  STEP_2,
  SUM,
  SUMMARY,
  TICKETS,
  TRADING,
  TRICKY,
  VARIANT,
  VARIANT_EXAMPLE,
} from './sources.ts';

export const tableRulings = {
  // Words of the rulebook
  'colosseum.ruling.round-or-turn': {
    question:
      'The Russian text has one word for a round and for the turn of a player. Which is meant?',
    readings: {
      ruling:
        'The game is 5 rounds of all players, and what is allowed once a turn is once a round.',
    },
    why: 'A player acts once in each phase of a round.',
    evidence: [COURSE],
  },
  'colosseum.ruling.garbled-token-list': {
    question: 'The Russian list of tokens is garbled. How many are there of each type?',
    readings: { ruling: 'As the clauses on assets say: 140 standard and 12 special tokens.' },
    why: 'The numbers add up to the 152 tokens of the box.',
    evidence: [SUM, HOBBY],
  },
  'colosseum.ruling.scenery-and-decoration-names': {
    question: 'Which of two Russian token names is the scenery, and which the decoration?',
    readings: { ruling: 'Scenery is the arch, decoration the flowers.' },
    otherwise: ['«Декорации», in the usual sense, are the scenery.'],
    why: 'The Russian list keeps the order of the English one.',
    evidence: [ASSETS, HOBBY, POEPPELKISTE],
  },
  'colosseum.ruling.special-event-name': {
    question: 'The Russian text calls a token an additional action. Which one is it?',
    readings: { ruling: 'The Special Event token.' },
    why: 'There are 4 of both, and they have the same two uses.',
    evidence: [SPECIAL_EVENT, QUOTED],
  },

  // Set-up
  'colosseum.ruling.start-seat-left-of-emperor': {
    question: 'To the left of the Emperor: seen from where?',
    readings: {
      ruling: 'It is the first arena clockwise from the square where the Emperor begins.',
    },
    otherwise: ['It is the neighbour counter-clockwise.'],
    why: 'Left is clockwise everywhere else in the rules.',
    evidence: [COURSE, BLOG, SUMMARY],
  },
  'colosseum.ruling.leftover-green-use': {
    question: 'What becomes of the green-backed token left over with 3 or 4 players?',
    readings: {
      'first-refill': 'It is the first token of the first refill.',
      'out-of-game': 'It leaves the game.',
    },
    why: 'Markets are filled with green-backed tokens as long as there are any.',
    evidence: [SETUP, REFILL],
  },

  // Investing
  'colosseum.ruling.program-order': {
    question: 'A new program needs a higher number than those already used. Used how?',
    readings: {
      'than-bought': 'Higher than every program the player bought before.',
      'than-produced': 'Higher than every program the player produced before.',
    },
    why: 'The English wording compares with programs purchased.',
    evidence: [PROGRAMS, SUMMARY],
  },
  'colosseum.ruling.which-program-of-stack': {
    question: 'May a player buy any program of the two stacks, or the first one only?',
    readings: {
      'any-on-offer': 'Any program that is still there.',
      'lowest-of-stack': 'Only the lowest number of each stack.',
    },
    why: 'Players tell of picking a program and of losing it to a rival.',
    evidence: [SETUP, CLUBE, TRICKY],
  },
  'colosseum.ruling.program-before-arena': {
    question: 'May you buy a program that needs a bigger arena than you have?',
    readings: {
      'any-time': 'Yes, the size is checked when it is produced.',
      'must-fit': 'No, the arena must be big enough when you buy.',
    },
    why: 'The arena is named as a condition for producing, not for buying.',
    evidence: [PROGRAMS, STEP_2],
  },
  'colosseum.ruling.program-same-round': {
    question: 'May a program be produced in the round in which it was bought?',
    readings: { ruling: 'Yes.' },
    why: 'Investing comes before producing, and no delay is named.',
    evidence: [HOBBY],
  },
  'colosseum.ruling.ticket-same-round': {
    question: 'Does a season ticket count for the event of the round in which it was bought?',
    readings: { ruling: 'Yes, at once.' },
    why: 'It counts for every event still to come, and producing comes after investing.',
    evidence: [TICKETS],
  },
  'colosseum.ruling.max-two-investments': {
    question: 'Can a player invest three times or more in one round?',
    readings: {
      two: 'No, two investments a round at most.',
      unlimited: 'Yes, as often as medals and Special Event tokens allow.',
    },
    why: 'The texts speak of a second investment; that medals are unlimited is shown with nobles only.',
    evidence: [MEDALS, SPECIAL_EVENT, CLUBE],
  },
  'colosseum.ruling.special-event-discarded': {
    question: 'Is a Special Event token used up?',
    readings: { ruling: 'Yes, either use takes it out of the game.' },
    why: 'It is exchanged, and its effect comes only once.',
    evidence: [SPECIAL_EVENT],
  },
  'colosseum.ruling.special-event-no-medal-left': {
    question: 'What if a Special Event token is to become a medal and none is left?',
    readings: { ruling: 'The exchange is impossible and the token stays.' },
    otherwise: ['The token is lost for nothing.'],
    why: 'Nobody has to make this exchange, and medals are handed out only while there are any left.',
    evidence: [MEDALS],
  },

  // Auctions
  'colosseum.ruling.opener-continues': {
    question: 'An opener loses the auction. May the same player open again?',
    readings: {
      'until-win-or-pass': 'Yes, until winning a lot or passing.',
      'one-auction': 'No, the next player opens.',
    },
    why: 'Only then does it make sense that refilling waits until the opener wins or passes.',
    evidence: [REFILL, VARIANT],
  },
  'colosseum.ruling.winner-loses-opening-right': {
    question: "Does a player who has already won somebody else's lot still open?",
    readings: { ruling: 'No, winners are passed over. In the variant they do open.' },
    why: 'Winners are out of the auctions of the round; the variant lifts this in so many words.',
    evidence: [AUCTION, VARIANT],
  },
  'colosseum.ruling.lone-bidder-price': {
    question: 'What does the last player who may bid pay?',
    readings: { ruling: '8 coins, or more if the first bid was higher.' },
    why: 'The example of the variant says so, and the minimum has no exception.',
    evidence: [VARIANT_EXAMPLE],
  },
  'colosseum.ruling.bid-above-cash': {
    question: 'May a player bid more coins than are in the purse?',
    readings: {
      'cash-and-medals':
        'As much as the purse and its medals bring, 6 coins each, Special Event tokens included. They are cashed before paying.',
      'cash-only': 'No, the purse must cover the bid.',
    },
    why: 'Medals can become coins at any moment.',
    evidence: [MEDALS, TRICKY],
  },
  'colosseum.ruling.refill-after-last-opener': {
    question: 'When are markets filled after the last opener of the round?',
    readings: {
      'at-once': 'At once, so everybody sees what comes next.',
      'next-round': 'Before the first auction of the next round.',
    },
    why: 'The text ties the refill to the opener who wins or passes, not to an auction that follows.',
    evidence: [REFILL],
  },
  'colosseum.ruling.bag-empty': {
    question: 'What if the bag is empty during a refill?',
    readings: {
      ruling:
        'Fill as many markets as possible in their order. A lot may then be smaller, and an empty market is not sold.',
    },
    otherwise: ['It cannot happen, whatever is played.'],
    why: 'Nothing goes back into the bag. Without the variant it cannot run out: 5 rounds take 75 tokens at most.',
    evidence: [SUM],
  },
  'colosseum.ruling.refilled-market-rebid': {
    question: 'A player passed on a lot. May the player bid when the same market is sold again?',
    readings: { ruling: 'Yes, the filled market is a new lot.' },
    otherwise: ['No, that market place is closed to them for the round.'],
    why: 'The ban is on coming back to an auction under way.',
    evidence: [AUCTION],
  },
  'colosseum.ruling.variant-barred-winners': {
    question: 'In the variant, who may not bid in the next auction of an opener?',
    readings: {
      'all-winners': 'Everybody who has won since this player began to open.',
      'last-winner': 'Only the winner of the auction just before.',
    },
    why: 'In the example a winner is kept out of several auctions, until the opener is alone.',
    evidence: [VARIANT, VARIANT_EXAMPLE],
  },

  // Trading
  'colosseum.ruling.gift-in-trade': {
    question: 'May a player give tokens or coins for nothing?',
    readings: {
      allowed: 'Yes, but it is marked as a gift.',
      forbidden: 'No, both sides have to give.',
    },
    why: 'The text names buying, selling and swapping, yet a price of 1 coin would come to the same thing.',
    evidence: [TRADING],
  },
  'colosseum.ruling.trade-specials': {
    question: 'What may be traded apart from standard assets?',
    readings: {
      ruling:
        'Jokers and Special Event tokens. Medals, programs, awards, podiums, tickets, loges and expansions may not.',
    },
    why: 'Deals are in asset tokens and coins only, and Emperor tokens become medals at once.',
    evidence: [TRADING],
  },
  'colosseum.ruling.trade-several-rounds': {
    question: 'How many deals may a player make in one turn of trading?',
    readings: { ruling: 'Any number, until the player has finished.' },
    why: 'The text speaks of all the deals a player wants.',
    evidence: [TRADING],
  },
} satisfies Words['rulings'];
