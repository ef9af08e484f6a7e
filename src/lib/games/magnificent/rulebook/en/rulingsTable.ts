// Rulings on the box, the set-up and a turn up to its power, in English.
import type { Words } from '../words.ts';
import {
  ACTIONS,
  ALLIANCE,
  BONUSES,
  BOX,
  BUILD,
  COMPARISON,
  DEBRIEF,
  DIE,
  EXPERT,
  JUST_NERD,
  MEEPLE,
  METROPOLITAN,
  MUCHACHITA,
  NOTHING,
  NOTICE,
  PAYMENT,
  PERFORM,
  PLAYER_SETUP,
  POWER,
  REPLAY,
  RINGBOTE,
  SETS,
  SETUP,
  SOLO,
  SPANISH,
  SPANISH_PERFORM,
  SPIELETEST,
  SPIELMONSTER,
  TRAINERS,
  TRAVEL,
  VIN_DJEU,
} from './sources.ts';

export const tableRulings = {
  // The two texts
  'magnificent.ruling.spanish-missing-chapters': {
    question:
      'The Spanish text has no expert set-up, no solitaire mode, no list of trainer spaces or criteria, no winner. What then?',
    readings: { ruling: 'The Russian chapters hold for both editions.' },
    why: 'The Spanish text is an incomplete copy, and the box of both editions is the same.',
    evidence: [SPANISH, ALLIANCE],
  },
  'magnificent.ruling.spanish-mistranslations': {
    question: 'Some Spanish words make no sense. What do they mean?',
    readings: {
      ruling:
        'They are slips of a machine: the postcards are posters, a shop is a tent, the round extreme is the end of the round, a screen is a display.',
    },
    why: 'Chapter by chapter the Russian text shows what was meant.',
    evidence: [COMPARISON],
  },

  // The box
  'magnificent.ruling.camp-tile-total': {
    question: 'How many camp tiles are in the box: 84 or 72?',
    readings: { ruling: '84: 12 large and 16 small ones of each colour.' },
    why: 'Several lists of other editions have 36 large and 48 small tiles.',
    evidence: [BOX, SPIELMONSTER, DEBRIEF, METROPOLITAN, MEEPLE, RINGBOTE],
  },
  'magnificent.ruling.poster-total': {
    question: 'Are the 6 starting posters among the 54 posters?',
    readings: { ruling: 'Yes, so the deck has 48.' },
    why: 'Reviews count 110 cards in all, that is 56 master cards and 54 posters.',
    evidence: [DEBRIEF, RINGBOTE, JUST_NERD],
  },
  'magnificent.ruling.coin-denominations': {
    question: 'The values of the coin tokens are only in pictures. What are they?',
    readings: { ruling: '1, 2, 5 and 10; there are 16, 12, 8 and 4 of them.' },
    why: 'A review lists the same stacks with their values.',
    evidence: [BOX, MEEPLE, DEBRIEF, MUCHACHITA],
  },
  'magnificent.ruling.coin-supply': {
    question: 'What if the coins run out?',
    readings: { ruling: 'They never do: note down what is missing.' },
    otherwise: ['There are only the coins in the box.'],
    why: 'Only camp tiles are said to run out.',
    evidence: [BUILD, SETUP],
  },
  'magnificent.ruling.trainer-supply-empty': {
    question: 'What if a player is to gain a trainer and all 8 are in use?',
    readings: {
      'nothing-gained': 'Nothing is gained, and a trainer cannot be bought.',
      'without-end': 'The trainer is gained; use another piece for it.',
    },
    why: 'There are 8 in each colour, and no substitute is named.',
    evidence: [DEBRIEF, BONUSES],
  },
  'magnificent.ruling.score-over-hundred': {
    question: 'What happens above 100 and below 0 on the scoring track?',
    readings: { ruling: 'You go on counting, in both directions.' },
    why: 'The first space is 0 and 100 in one, and the goals of the solitaire mode go up to 240.',
    evidence: [PLAYER_SETUP, PAYMENT, SOLO],
  },

  // Set-up
  'magnificent.ruling.side-b-resources': {
    question: 'What do players start with on side B?',
    readings: {
      ruling: 'With what is printed on their board; it is asked once. The gift of 1 coin stays.',
    },
    why: 'It stands only in pictures, and the boards differ.',
    evidence: [EXPERT, SPIELETEST],
  },
  'magnificent.ruling.trainer-area-size': {
    question: 'How many trainer tiles can a player have?',
    readings: { ruling: '3: one from the set-up and one after each of the rounds 1 and 2.' },
    otherwise: ['More than 3.'],
    why: 'Nobody can ever take a fourth, and with 4 players all 12 are in use.',
    evidence: [PLAYER_SETUP, SETS],
  },
  'magnificent.ruling.tent-space-bonuses': {
    question: 'What do the four tent spaces give?',
    readings: {
      ruling:
        '1 poster each, with 2 coins, 2 gems, 1 trainer or 4 points. Which gems, and in what order, is read from your board.',
    },
    otherwise: ['One gives a poster and 2 coins, the other three no poster.'],
    why: 'One example gains a poster and a trainer, another two posters and four coins from a doubled space.',
    evidence: [EXPERT, TRAVEL, TRAINERS],
  },
  'magnificent.ruling.starting-tent-value': {
    question: 'What does the starting tent cost and give?',
    readings: { ruling: 'It gives 2 coins and costs no gem; points are not known of.' },
    otherwise: ['It brings points as well.'],
    why: 'In the example of Perform exactly 2 of the 6 coins come from it.',
    evidence: [PERFORM, SPANISH_PERFORM],
  },

  // The die and the power
  'magnificent.ruling.die-modifiers-and-payment': {
    question:
      'Does a die that was turned to another face count so for later turns and the payment?',
    readings: {
      'turned-lasts': 'Yes, everywhere from now on. A plus counts only for the power of its turn.',
      'turned-this-turn':
        'No, only for the power of its turn, as a plus does. Then the old face counts again.',
    },
    why: 'The payment counts dice, not printed symbols; in an example the plus of one turn is not counted in the next.',
    evidence: [POWER, PAYMENT],
  },
  'magnificent.ruling.gem-boost-timing': {
    question: 'May gems that you gain during your action still add power?',
    readings: {
      ruling:
        'No, gems add power before the action begins. Gems gained earlier in the turn may be used.',
    },
    otherwise: ['Yes, at any time before the action is finished.'],
    why: 'Gems are discarded right after the dice are added up.',
    evidence: [POWER, SPANISH],
  },
  'magnificent.ruling.modifier-timing': {
    question: 'How long may a plus of a card or a trainer tile be used?',
    readings: {
      ruling:
        'Until the build level, the move of the wagon or the space of the hat has been named.',
    },
    otherwise: ['At any moment of the turn, even in the middle of the action.'],
    why: 'Power is determined before the action, and each of these is chosen once.',
    evidence: [DIE, POWER, ACTIONS, TRAINERS],
  },
  'magnificent.ruling.special-power-sources-for-perform': {
    question: 'For Perform the colour of the die does not matter. Which gems add power?',
    readings: {
      'die-colour-gems': 'Those of the colour of the die, and clear ones, as always.',
      'any-gems': 'Gems of any colour.',
      'no-gems': 'None.',
    },
    why: 'The power is determined before you choose an action.',
    evidence: [POWER, SPANISH],
  },
  'magnificent.ruling.copy-card-scope': {
    question: 'Which bonuses may be copied?',
    readings: {
      'any-other-card':
        'That of any of your three other cards, with or without a die. Two copies cannot copy each other, and a die is turned only as it is taken.',
      'cards-with-a-die': 'Only that of a card that has a die.',
    },
    why: 'The text says any of the other three and makes no condition.',
    evidence: [BONUSES, REPLAY],
  },
  'magnificent.ruling.which-trainer-returns': {
    question: 'Which trainer may be returned to the supply for a small tile?',
    readings: {
      'unused-only': 'One that stands in front of you and was not used in this turn.',
      'any-own': 'Any of yours, even one on a trainer space.',
    },
    why: 'A trainer on a space is bound there and goes to the main tent.',
    evidence: [BONUSES, NOTHING],
  },
  'magnificent.ruling.trainer-space-kinds': {
    question: 'The signs on trainer spaces are pictures. Which take one trainer, which two?',
    readings: {
      ruling:
        'One use for each trainer: buying posters, changing the colour of tiles, 2 coins, plus 1, extra poster. Two trainers: the extra large tile. The others are asked once; until then 1 or 2 are accepted.',
    },
    why: 'The text says it of five spaces, and an example puts 2 of 4 trainers on the extra tile.',
    evidence: [TRAINERS],
  },

  // Build
  'magnificent.ruling.build-level-table': {
    question: 'Which build levels are there, and what do they give?',
    readings: { ruling: 'Those printed on your board; they are asked once.' },
    why: 'Only the level for 9 power stands in the text, with 1 large and 1 small tile.',
    evidence: [BUILD, SPANISH],
  },
  'magnificent.ruling.build-impossible-tile': {
    question: 'What if a tile of the chosen level is used up or does not fit?',
    readings: {
      'what-fits': 'You lay what you can and do without the rest.',
      'level-barred': 'Then the level cannot be chosen.',
    },
    why: 'A level allows tiles to be laid; nothing orders you to lay them all.',
    evidence: [BUILD],
  },
  'magnificent.ruling.supply-exhaustion-wording': {
    question: 'The Spanish note on empty supplies is garbled. What runs out?',
    readings: { ruling: 'Camp tiles of one colour and size.' },
    why: 'The Russian note says so.',
    evidence: [BUILD],
  },
  'magnificent.ruling.adjacency-omission': {
    question: 'Must a new camp tile touch one that lies there?',
    readings: {
      adjacent: 'Yes, side by side, from the second tile on.',
      anywhere: 'No, it may lie anywhere in the camp.',
    },
    why: 'Both texts say so; only the first Japanese printing left it out, and its publisher set this right.',
    evidence: [BUILD, SPANISH, NOTICE],
  },
  'magnificent.ruling.colour-change-wording': {
    question: 'Does the trainer space for the colour of a tile leave the colour free?',
    readings: { ruling: 'Yes, any of the three colours, one trainer for each tile.' },
    why: 'The example says the colour may differ from the die; bound to the die the space would do nothing.',
    evidence: [TRAINERS, VIN_DJEU],
  },
  'magnificent.ruling.colour-change-on-extra-tiles': {
    question: 'Which tiles may change their colour by a trainer?',
    readings: {
      'level-and-extra':
        'Those of the build level and the extra large tile, but not the tile of a master card: that is let be with a warning.',
      'level-only': 'Those of the build level only.',
      'any-tile': 'Every tile laid in the turn.',
    },
    why: 'The effect is about tiles that depend on the die; that of a card has its colour printed.',
    evidence: [TRAINERS],
  },
} satisfies Words['rulings'];
