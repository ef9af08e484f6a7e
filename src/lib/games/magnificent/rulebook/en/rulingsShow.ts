// Rulings from travelling to the end of the game, in English.
import type { Words } from '../words.ts';
import {
  CARDS,
  COUNT,
  END,
  NOTHING,
  PERFORM,
  PLAYER_SETUP,
  POSTERS,
  PREPARING,
  SCORING,
  SETS,
  SOLO,
  SPANISH,
  SPANISH_PERFORM,
  SPANISH_ROUND_END,
  TENTS,
  TRAINERS,
  TRAVEL,
} from './sources.ts';

export const showRulings = {
  // Travel
  'magnificent.ruling.zero-step-travel': {
    question: 'May you choose Travel and not move the wagon at all?',
    readings: {
      'for-nothing': 'Yes, but you gain nothing.',
      'one-step-at-least': 'No, the wagon goes at least one step.',
      'takes-its-tent': 'Yes, and you may take the tent the wagon stands on.',
    },
    why: 'Power may be lost, and things are gained by passing or stopping.',
    evidence: [NOTHING],
  },
  'magnificent.ruling.counterclockwise-scope': {
    question: 'With the trainer for it, does the whole move go counterclockwise?',
    readings: {
      'whole-move': 'Yes, the whole move of this turn.',
      'may-turn-back': 'No, the wagon may turn round on its way.',
    },
    why: 'The effect speaks of the wagon going counterclockwise.',
    evidence: [TRAINERS],
  },
  'magnificent.ruling.must-take-tent': {
    question: 'Must you take the tent on which the wagon stops?',
    readings: {
      must: 'Yes, unless you have four tents.',
      'may-leave': 'No, you may leave it.',
    },
    why: 'Leaving a tent is mentioned only for players with four of them.',
    evidence: [TENTS, SPANISH],
  },
  'magnificent.ruling.poster-under-taken-tent': {
    question: 'Does a tent you take also give the poster symbol below it?',
    readings: {
      'later-moves': 'No, the symbol counts for later moves.',
      'at-once': 'Yes, it counts at once.',
    },
    why: 'In the example of Travel one poster is gained, and that is the one of the tent space.',
    evidence: [TRAVEL, SPANISH],
  },

  // Posters
  'magnificent.ruling.declining-a-poster': {
    question: 'May you refuse a poster while a poster space is empty?',
    readings: {
      'must-take': 'No, take it and lay it there.',
      'may-decline': 'Yes, you may do without.',
    },
    why: 'The text gives that choice only to players whose five spaces are taken.',
    evidence: [POSTERS, SPANISH],
  },
  'magnificent.ruling.poster-deck-empty': {
    question: 'What if the deck of posters is empty?',
    readings: {
      'shuffle-discards': 'Discarded posters are shuffled and become the deck.',
      'stays-empty': 'The display is not filled any more.',
    },
    why: 'The rules are silent, and with 48 posters it hardly happens.',
    evidence: [NOTHING],
  },

  // Perform
  'magnificent.ruling.hat-returns-to-own-space': {
    question: 'May a hat be put back on the space it comes from?',
    readings: {
      'own-space-free': 'Yes, for the hat is taken off first.',
      'own-space-taken': 'No, it has to go to another space.',
    },
    why: 'Neither text forbids it, yet for the third and fourth Perform both speak of a new space.',
    evidence: [PERFORM, SPANISH],
  },
  'magnificent.ruling.blank-track-spaces': {
    question: 'How many posters may be completed from a space without a number?',
    readings: {
      'no-poster': 'None, unless a trainer tile allows one more.',
      'one-poster': 'One.',
      'any-number': 'As many as you like.',
    },
    why: 'The limit is what the space shows, and these spaces show nothing.',
    evidence: [PERFORM],
  },
  'magnificent.ruling.ignore-tile-scope': {
    question: 'The trainer tile that lets you do without a camp tile: on how many posters?',
    readings: {
      'one-poster': 'One tile on one poster for each use.',
      'each-poster': 'One tile on each poster completed in this turn.',
    },
    why: 'The text speaks of one tile on a poster.',
    evidence: [TRAINERS],
  },
  'magnificent.ruling.perform-example-points': {
    question: 'The same example of Perform comes to 23 points in Russian and 27 in Spanish. Why?',
    readings: {
      ruling: 'Nobody can tell without the picture; no total is built in, your posters count.',
    },
    otherwise: ['23 points, as in the Russian example.', '27 points, as in the Spanish one.'],
    why: 'The 6 coins are the same in both; the posters of the picture may have changed between editions.',
    evidence: [PERFORM, SPANISH_PERFORM],
  },

  // End of the round
  'magnificent.ruling.two-player-gap': {
    question: 'Two players, a gap between their hats: when does the higher one discard a set?',
    readings: {
      ruling:
        'After choosing one; the other player gets the last. Spaces without a number are a gap as well.',
    },
    why: 'The discard comes before the other player takes the last set.',
    evidence: [SETS, SPANISH_ROUND_END],
  },
  'magnificent.ruling.spanish-score-verb': {
    question: 'The Spanish text lets you get one of five master cards. Is it scored or received?',
    readings: { ruling: 'Scored, and then discarded.' },
    why: 'It is a slip; another chapter of the same text says score and discard.',
    evidence: [SCORING, SPANISH_ROUND_END],
  },

  // Criteria
  'magnificent.ruling.dice-criteria-at-end': {
    question: 'Which dice count for cards that score dice at the end of the game?',
    readings: {
      'last-round': 'Those of round 3; the die of the card that was discarded counts as well.',
      'no-dice': 'None.',
    },
    why: 'Dice are gathered only as the next round is prepared, and after round 3 there is none.',
    evidence: [PREPARING, CARDS],
  },
  'magnificent.ruling.hat-criterion': {
    question: 'What is a hat worth on a space without a number?',
    readings: {
      requirement: 'Nothing, for such a space asks for no power.',
      'space-number': 'As many points as its place, counted from the bottom of the track.',
    },
    why: 'The card speaks of the power the space asks for. Only the hat still on the track counts.',
    evidence: [CARDS, SETS],
  },
  'magnificent.ruling.rectangle-reading': {
    question: 'What makes up the largest rectangle of one colour?',
    readings: {
      'any-rectangle': 'Any covered spaces of the colour; tiles may reach out of it.',
      'whole-tiles': 'Whole tiles only.',
    },
    why: 'The points are counted by spaces.',
    evidence: [CARDS],
  },

  // End of the game
  'magnificent.ruling.half-rounding': {
    question: 'How are half points rounded at the end?',
    readings: {
      'each-card': 'Card by card, after the maximum of the card.',
      'sum-of-cards': 'Once, for the sum of the four cards.',
    },
    why: 'Both texts round down each card.',
    evidence: [END, SPANISH],
  },
  'magnificent.ruling.pay-coins-at-end': {
    question: 'May the card that scores paid coins be used at the end of the game?',
    readings: {
      'half-as-well': 'Yes, at half its points; coins paid for it do not count as coins left.',
      'not-at-the-end': 'No, it brings nothing then.',
    },
    why: 'Cards are scored before coins are counted.',
    evidence: [END, CARDS],
  },
  'magnificent.ruling.gem-fill-colour': {
    question: 'May clear gems fill spaces of the camp at the end?',
    readings: {
      'any-gem': 'Yes, gems of any kind may.',
      'coloured-only': 'No, only coloured gems may.',
    },
    why: 'The text speaks of the gems you have left.',
    evidence: [END, SPANISH],
  },

  // Solitaire
  'magnificent.ruling.solo-own-hat': {
    question: 'Alone: where does your hat begin each round?',
    readings: {
      'back-to-first': 'On space 1; the hats of other colours never move.',
      stays: 'Where it stood at the end of the round before.',
    },
    why: 'The spaces of the other hats are taken for the whole game; hats slide down as always.',
    evidence: [SOLO, PREPARING],
  },
  'magnificent.ruling.solo-die-supply': {
    question: 'Alone: what if the supply has no die of the colour?',
    readings: { ruling: 'This cannot happen.' },
    why: 'There are 4 more dice of each colour, and 4 turns a round.',
    evidence: [COUNT],
  },
  'magnificent.ruling.solo-coin-gift': {
    question: 'Alone: does the starting player give a coin away?',
    readings: { ruling: 'No, you begin with all your coins.' },
    why: 'First and last player are one and the same.',
    evidence: [PLAYER_SETUP],
  },
  'magnificent.ruling.solo-last-round-sets': {
    question: 'Alone: do hats above yours cost cards after the last round too?',
    readings: {
      'cards-too': 'Yes, the topmost master cards.',
      'no-discard': 'No, you choose freely then.',
    },
    why: 'The chapter makes no exception.',
    evidence: [SOLO],
  },
  'magnificent.ruling.solo-numbered-cards': {
    question: 'Alone: are the master cards with a numeral in the deck?',
    readings: {
      'shuffled-in': 'Yes, all 56 cards are shuffled together.',
      'set-aside': 'No, they stay aside.',
    },
    why: 'With fewer than 4 players those nobody takes are shuffled in.',
    evidence: [PLAYER_SETUP, SOLO],
  },
} satisfies Words['rulings'];
