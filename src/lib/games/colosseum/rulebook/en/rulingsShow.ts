// Rulings from the first event to the end, in English.
import type { Words } from '../words.ts';
import {
  BDML,
  CARD_PICTURE,
  CLEANUP,
  CLOSING,
  COMPONENTS,
  COURSE,
  DONATION,
  JOKER,
  LOGE,
  MEDALS,
  NOTHING,
  PARADOKS,
  PODIUMS,
  PREVIOUS,
  QUOTED,
  SPECIAL_EVENT,
  STARS,
  STEP_1,
  STEP_2,
  STEP_3,
  TICKETS,
  UNKNOWNS,
} from './sources.ts';

export const showRulings = {
  // Moving nobles
  'colosseum.ruling.dice-face-1-to-3': {
    question: 'Does a roll of 2 or 3 also let you choose between 1, 2 and 3 squares?',
    readings: {
      'choice-face-only': 'No, only the face I–III does; II and III are exact.',
      'any-low-number': 'Yes, each of I–III, II and III does.',
    },
    why: 'The dice are special because one face shows I–III; the Russian text blurs it.',
    evidence: [UNKNOWNS, PARADOKS],
  },
  'colosseum.ruling.loge-one-die': {
    question: 'May the owner of a loge roll only one die?',
    readings: {
      'two-dice': 'No, two dice are rolled.',
      'may-roll-one': 'Yes, the second die is only an option.',
    },
    why: 'The step that orders the roll names two dice; the section on the loge only says what it is good for.',
    evidence: [STEP_1, LOGE, QUOTED],
  },
  'colosseum.ruling.must-use-roll': {
    question: 'Must a roll be used?',
    readings: {
      'in-full': 'Yes, in full, on any noble. Whoever does not want to move does not roll.',
      'may-decline': 'No, a die may be left unused.',
    },
    why: 'The text says how far a noble has to be moved.',
    evidence: [STEP_1],
  },
  'colosseum.ruling.same-noble-two-single-moves': {
    question: 'Two dice move one noble. Does a stop in between earn a medal?',
    readings: { ruling: 'No, it is one move by the sum.' },
    why: 'The rulebook says twice that only the end of the sum counts.',
    evidence: [STEP_1, MEDALS],
  },
  'colosseum.ruling.two-medals-one-turn': {
    question: 'Two nobles end on resting areas, one by each die. How many medals is that?',
    readings: {
      'each-noble': 'Two, one for each noble.',
      'one-a-turn': 'One, whatever the dice do.',
    },
    why: 'The medal belongs to the move of a noble.',
    evidence: [STEP_1],
  },
  'colosseum.ruling.stay-on-rest-area': {
    question: 'Does a noble that stays on a resting area earn a medal?',
    readings: { ruling: 'No, only the end of a dice move there does.' },
    why: 'Medals come with a move that has been made.',
    evidence: [MEDALS],
  },
  'colosseum.ruling.roll-without-producing': {
    question: 'May a player roll and move nobles without producing an event?',
    readings: {
      allowed: 'Yes, the event may still be left out.',
      'only-with-an-event': 'No, whoever rolls has to produce.',
    },
    why: 'Every phase is optional, and the program is chosen after the roll.',
    evidence: [NOTHING],
  },
  'colosseum.ruling.medal-move-when': {
    question: 'When may a medal move a noble?',
    readings: { ruling: 'In your own turn to produce, after the dice and before the count.' },
    otherwise: ['At any moment.'],
    why: 'It has to follow the move by dice, and only then is there one.',
    evidence: [MEDALS],
  },

  // The event
  'colosseum.ruling.minimum-set-meaning': {
    question: 'Does the minimum of a program name certain assets?',
    readings: { ruling: 'No, only a number; which assets are missing does not matter.' },
    why: 'The cards show one row of numbers by how many are missing.',
    evidence: [CARD_PICTURE, BDML],
  },
  'colosseum.ruling.must-place-all-owned': {
    question: 'Must every fitting token be placed?',
    readings: {
      ruling: 'No, the player chooses. The spectators go by what is placed.',
    },
    otherwise: ['Yes, all that fit.'],
    why: 'The text leaves it to the player which tokens are used.',
    evidence: [STEP_2],
  },
  'colosseum.ruling.season-tickets-missing-in-count': {
    question: 'The list of what is counted leaves out season tickets. Do they count?',
    readings: { ruling: 'Yes, 5 spectators each in every event of their owner.' },
    why: 'Two other places promise it, and a counted example of another source has it.',
    evidence: [TICKETS, COMPONENTS, PARADOKS],
  },
  'colosseum.ruling.repeat-counts-itself': {
    question: 'A program is repeated. Does its first time add 5 spectators?',
    readings: {
      'others-only': 'No, only other programs do, 5 each, however often they were produced.',
      'counts-itself': 'Yes, the program adds 5 to itself.',
    },
    why: 'It lies face up as the current event, and the 5 come with what lies face down.',
    evidence: [PREVIOUS],
  },
  'colosseum.ruling.star-with-jokers-only': {
    question: 'Jokers fill all places of a star type. Does the award still add 4 spectators?',
    readings: {
      'real-token': 'No, at least one real token of the type has to be used.',
      'type-shown': 'Yes, the program shows the type.',
    },
    why: 'The text asks for tokens of the type, and Jokers never count for awards.',
    evidence: [STEP_3, JOKER],
  },
  'colosseum.ruling.event-outside-board-100': {
    question: 'What if an event draws more spectators than the track has numbers?',
    readings: { ruling: 'They are all counted, and all are paid.' },
    otherwise: ['Nothing is counted beyond the end of the track.'],
    why: 'Nothing limits an event.',
    evidence: [BDML],
  },
  'colosseum.ruling.bank-exhausted': {
    question: 'What if the bank runs out of coins?',
    readings: { ruling: 'It never does; note down what is missing.' },
    otherwise: ['Whoever is not paid in full goes without.'],
    why: 'No rule speaks of it, and 80 coins are only change.',
    evidence: [NOTHING],
  },

  // Star performer awards
  'colosseum.ruling.star-first-sentence-missing': {
    question: 'The Russian section begins in the middle. How is an award taken for the first time?',
    readings: {
      ruling:
        'The first player with 3 real tokens of the type takes it. This is checked whenever tokens change hands.',
    },
    why: 'The English rules have the sentence that the Russian text lacks.',
    evidence: [QUOTED],
  },
  'colosseum.ruling.star-multiple-claimants': {
    question: 'Several players have the most tokens when an award is free. Who gets it?',
    readings: {
      nobody: 'Nobody, until one player has more than all others.',
      'turn-order': 'Whoever comes first in turn order.',
    },
    why: 'The rule for an award given anew is taken for the set-up too.',
    evidence: [STARS],
  },
  'colosseum.ruling.star-overtaken-by-tied-rivals': {
    question: 'Two rivals, equal to each other, have more tokens than the holder. What now?',
    readings: {
      'to-supply': 'The award goes back until one player is ahead of all.',
      'holder-keeps': 'The holder keeps it until one rival is ahead alone.',
    },
    why: 'The holder loses it once somebody has more, and equal players do not get it.',
    evidence: [STARS],
  },
  'colosseum.ruling.star-simultaneous-discards': {
    question: 'Several players give up tokens in the clean-up. When are the awards checked?',
    readings: {
      'after-all': 'Once, after all of them; and again after the donation.',
      'one-by-one': 'After each of them, in turn order.',
    },
    why: 'The clean-up is one step of all players.',
    evidence: [NOTHING],
  },

  // Medals
  'colosseum.ruling.medal-returns': {
    question: 'Where do played medals go?',
    readings: {
      'to-supply': 'Back beside the board, to be earned again.',
      'out-of-game': 'Out of the game.',
    },
    why: 'The text speaks of medals that are free, as if they came and went.',
    evidence: [NOTHING],
  },
  'colosseum.ruling.medal-after-last-event': {
    question: 'May medals become coins after the last event, before coins break a tie?',
    readings: {
      'until-ranked':
        'Yes, until the places are settled; Special Event tokens may become medals first.',
      over: 'No, the game is over.',
    },
    why: 'Nothing limits the moment, and the exchange is recommended for the end of the game.',
    evidence: [SPECIAL_EVENT, MEDALS],
  },

  // Closing ceremonies
  'colosseum.ruling.closing-order': {
    question: 'In which order are the three closing ceremonies held?',
    readings: { ruling: 'As printed: podium, clean-up, donation.' },
    otherwise: ['In any order.'],
    why: 'The donation has to know who got the podium; it comes out of what the clean-up left.',
    evidence: [CLOSING],
  },
  'colosseum.ruling.discard-without-event': {
    question: 'Does a player who produced nothing this round give up a token?',
    readings: {
      'producers-only': 'No, only those who produced this round do.',
      'latest-event': 'Yes, one of the latest event, whatever round that was.',
    },
    why: 'The token stands for a performer lost in the event just shown.',
    evidence: [CLEANUP],
  },
  'colosseum.ruling.discard-joker': {
    question: 'May the token given up be a Joker?',
    readings: {
      'any-placed': 'Yes, any token used in the event.',
      'standard-only': 'No, it must be a standard asset.',
    },
    why: 'The donation excludes special tokens, the clean-up does not.',
    evidence: [CLEANUP, DONATION],
  },
  'colosseum.ruling.donation-leader-lacks-type': {
    question: 'May a type be asked for that the player with the podium does not have?',
    readings: {
      'owned-only': 'No, only what is there. Without a standard token there is no donation.',
      'request-lost': 'Yes, but then nothing is given.',
    },
    why: 'All tokens lie open, so an empty request would make no sense.',
    evidence: [NOTHING],
  },
  'colosseum.ruling.donation-all-tied': {
    question: 'Who asks when the player with the podium shares the last place?',
    readings: {
      'poorest-other': 'The poorest of the others in last place.',
      'no-donation': 'Nobody, there is no donation.',
    },
    why: 'The podium goes to the richest, the donation to the poorest: they should not be one player.',
    evidence: [PODIUMS, DONATION],
  },
  'colosseum.ruling.donation-voluntary': {
    question: 'May the last player do without the donation, or the leader refuse it?',
    readings: {
      'may-waive': 'The one who asks may do without; the one who is asked may not refuse.',
      'must-ask': 'Neither: the donation takes place.',
    },
    why: 'Phases are optional for those who gain by them; the giver is given no choice.',
    evidence: [COURSE, DONATION],
  },
  'colosseum.ruling.tie-dice-value': {
    question: 'What is the face I–III worth when dice break a tie?',
    readings: { ruling: 'It is worth 1; whoever is still level rolls again.' },
    otherwise: ['It is worth 3.', 'Whoever rolls it rolls again.'],
    why: 'It stands where an ordinary die has its 1.',
    evidence: [NOTHING],
  },
  'colosseum.ruling.donation-tie-number-of-dice': {
    question: 'How many dice break a tie for the donation?',
    readings: {
      ruling: 'One for each player; the highest asks, and whoever is level rolls again.',
    },
    otherwise: ['Two for each player.'],
    why: 'The text speaks of a roll, and of two dice only for the podium.',
    evidence: [DONATION],
  },

  // End
  'colosseum.ruling.final-tie-beyond-stars': {
    question: 'What if players are level on coins and star awards too?',
    readings: { ruling: 'They win together.' },
    otherwise: ['The dice decide.'],
    why: 'The rulebook has no further tie-break.',
    evidence: [NOTHING],
  },
  'colosseum.ruling.ranking-lower-places': {
    question: 'How are the places after the winner settled?',
    readings: {
      ruling:
        'In the same way: best event, coins, star awards. Players who are level share the place.',
    },
    otherwise: ['They are not decided at all.'],
    why: 'The rulebook names only the winner.',
    evidence: [NOTHING],
  },
} satisfies Words['rulings'];
