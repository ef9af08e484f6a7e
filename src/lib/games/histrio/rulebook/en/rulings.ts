// Rulings on unclear places of the rulebook, in English: question, readings, reason, evidence.
import type { Words } from '../words.ts';

const RUSSIAN = (section: string) => `Russian rulebook, "${section}"`;
const RESOLUTION = RUSSIAN('Розыгрыш');
const REQUESTS = RUSSIAN('Тайные Просьбы');
const COUNTING = RUSSIAN('Подсчёт экю');
const SEASON_2 = RUSSIAN('Подготовка второго сезона');
const FRIENDLY = 'Russian rulebook, section on the friendly troupe';
const REFERENCE = 'Russian rulebook, reference page';
const BOX = 'Russian rulebook, list of components';
const ULTRA = 'English rules text at UltraBoardGames';
const SPANISH = 'Spanish translation at Entretenimiento Digital';
const SPIELETEST = 'German review at Spieletest';
const MIKES = 'German review at Mikes Gaming';
const JESTA = 'English review at Jesta ThaRogue';
const DICE = 'English review at Dice Settlers';
const MUSEUM = 'German entry at Brettspiele Digital';
const SPIELKULT = 'German review at Spielkult';
const EXTRALIFE = 'French review at Extralife';
const DRAGON = 'English review at I Slay the Dragon';
const NOTHING = 'no source found';

export const rulings: Words['rulings'] = {
  // The dial
  'histrio.ruling.dial-zero': {
    question: 'Is there a neutral space between comedy and tragedy?',
    readings: {
      ruling:
        'No. Comedy 1 and tragedy 1 touch: one space from comedy 1 towards red is tragedy 1, and the mood changes.',
    },
    otherwise: ['Yes, a space 0 lies between them.'],
    why: 'The rulebook knows two moods only, and the English text speaks of two central spaces, one for each.',
    evidence: [ULTRA, SPANISH, SPIELETEST, MIKES],
  },
  'histrio.ruling.needle-start': {
    question: 'On which space does the needle stand after the flip?',
    readings: { ruling: 'On space 1 of the flipped side, at set-up and before season 2.' },
    why: 'The Russian text names the side only; other sources name the space.',
    evidence: [ULTRA, SPANISH, SPIELETEST, MIKES, 'English review at Geek Girl Authority'],
  },
  'histrio.ruling.dial-length': {
    question: 'What happens when the needle would go beyond the last space of the dial?',
    readings: {
      ruling:
        'It stops on the last space and the rest is lost. The table says how many spaces its dial has.',
    },
    otherwise: [
      'Not allowed: the move has to fit on the dial.',
      'It is counted on beyond the dial.',
    ],
    why: 'A needle of cardboard cannot do otherwise, and nothing forbids sending an actor then.',
    evidence: [NOTHING],
  },

  // Course of the game
  'histrio.ruling.season-end-moment': {
    question: 'Does season 1 end with the last card dealt, or one turn later?',
    readings: {
      ruling:
        'One turn later: the deck is looked at first, so the turn with the last cards is played. Season 1 has 6 turns.',
    },
    why: 'On the reference page the look at the deck comes first and the deal second, and the rule for too few cards has a turn played with them.',
    evidence: [REFERENCE, DICE],
  },
  'histrio.ruling.stack-order': {
    question: 'Does "from 1 to 8" on the reference page speak of cities or of the cards in a city?',
    readings: { ruling: 'Of cities. In a city the newest card comes first.' },
    why: 'The rules name both orders; the reference page only shows one of them a line too low.',
    evidence: [RESOLUTION],
  },
  'histrio.ruling.crowd-net-or-sequence': {
    question: 'Do the actors of a crowded city move the needle one by one, or by their sum?',
    readings: {
      ruling: 'By their sum, in one move. With equal sums nothing moves and no manager goes home.',
    },
    why: 'The printed example counts 5 − 4 = 1.',
    evidence: [`${RESOLUTION}, second example`],
  },

  // Actors
  'histrio.ruling.actor1-current-card': {
    question: 'Does a level 1 actor bring back the travel card of this very turn too?',
    readings: {
      'all-cards': 'Yes: all 8 cards in hand, no caravel left out.',
      'earlier-cards': 'No: the card of this turn and its caravel stay out.',
    },
    why: 'That card has been in the discard pile since the travel, and the text says all caravels.',
    evidence: [RUSSIAN('Странствие, 3'), RESOLUTION],
  },
  'histrio.ruling.actor-effects-mandatory': {
    question: 'May the effect of an actor be declined, above all the ecu for a level 5?',
    readings: {
      mandatory: 'No: whoever has an ecu pays it. The actor may still go to the Court afterwards.',
      'may-decline': 'Yes: an actor whose effect is declined is discarded.',
    },
    why: 'The only exception named is a player who cannot pay.',
    evidence: [RUSSIAN('Розыгрыш, Актёр 5')],
  },
  'histrio.ruling.actor5-discard-needle': {
    question: 'Does a level 5 actor who cannot be paid move the needle?',
    readings: { ruling: 'No, and it cannot be sent to the Court either.' },
    why: 'It is discarded without effect, and the hand holds only actors who were not discarded.',
    evidence: [RUSSIAN('Розыгрыш, Актёр 5')],
  },
  'histrio.ruling.actor2-poor-victim': {
    question: 'May a thief choose somebody without money?',
    readings: {
      'victim-must-have-money':
        'No: the victim has at least 1 ecu. If nobody has one, nothing happens.',
      anyone: 'Yes, anybody; from an empty purse nothing is stolen.',
    },
    why: 'An ecu that is not there cannot be stolen; no source settles it.',
    evidence: [NOTHING],
  },
  'histrio.ruling.actor3-no-manager-left': {
    question: 'What does a level 3 actor do when all 3 managers of the player are on the theatre?',
    readings: {
      'still-paid': 'Nothing is placed, but every manager there still pays 1 ecu.',
      'no-effect': 'Nothing at all.',
    },
    why: 'Placing and being paid are two parts of the sentence, and the pay depends on who stands there.',
    evidence: [NOTHING],
  },
  'histrio.ruling.actor3-counts-itself': {
    question: 'Does the manager just placed count for the pay?',
    readings: { ruling: 'Yes: a level 3 actor pays at least 1 ecu when a manager is placed.' },
    why: 'In the sentence placing comes first.',
    evidence: [RUSSIAN('Розыгрыш, Актёр 3'), JESTA],
  },
  'histrio.ruling.court-from-troupe': {
    question: 'Can an older member of the troupe go to the Court?',
    readings: { ruling: 'No: only an actor gathered in this city just now, and only 1.' },
    why: 'The card is discarded from the hand, while the troupe lies on the table.',
    evidence: [RESOLUTION, JESTA],
  },

  // Acrobats
  'histrio.ruling.acrobat-this-phase': {
    question: 'An acrobat can be used "once this phase is over". Which phase?',
    readings: {
      'whole-phase': 'The whole resolution: usable from New Opportunities of the same turn.',
      'that-city': 'Only that city: usable as soon as it is resolved.',
    },
    why: 'The rulebook calls nothing a phase but the three parts of a turn.',
    evidence: [RUSSIAN('Розыгрыш, Акробат')],
  },
  'histrio.ruling.acrobat-ban-scope': {
    question: 'When exactly are acrobats forbidden?',
    readings: {
      'lone-resolving': 'Only while a lone player resolves a city.',
      'whole-phase': 'During the whole resolution.',
    },
    why: 'The ban stands in the paragraph on the lone player and points to that resolving.',
    evidence: [RESOLUTION],
  },

  // Secret requests
  'histrio.ruling.request-limit-face-up': {
    question: 'Does the face-up request of season 1 count towards the limit of 3?',
    readings: {
      'face-up-counts': 'Yes, and it may be the one that is discarded.',
      'face-down-only': 'No, only face-down requests count.',
    },
    why: 'The limit is on cards lying in front of a player, and that card lies there.',
    evidence: [NOTHING],
  },
  'histrio.ruling.request-limit-moment': {
    question: 'When is the fourth request discarded?',
    readings: { ruling: 'At once. The new card has been seen and may be the one to go.' },
    otherwise: ['At the end of the turn.'],
    why: 'The rule acts as soon as there are more than 3.',
    evidence: [REQUESTS],
  },
  'histrio.ruling.request-draw-order': {
    question: 'In which order do the players of a crowded city draw?',
    readings: {
      ruling:
        'In any order. There are always enough cards; if the face-up one does not count and the deck runs dry, the players agree who goes without.',
    },
    otherwise: ['In an order of turns, as in other games.'],
    why: 'Draws are blind and the game has no order of players. Of the 22 cards 5 players hold 15 at most.',
    evidence: [BOX, REQUESTS],
  },
  'histrio.ruling.request-none-in-season-1': {
    question: 'May a player who played no request in season 1 play two in season 2?',
    readings: {
      'one-a-festival': 'No, one new request at each festival.',
      'two-in-season-2': 'Yes, two in season 2.',
    },
    why: 'Each festival allows one; the second of season 2 comes on top of a face-up one.',
    evidence: [COUNTING],
  },
  'histrio.ruling.request-unmet': {
    question: 'May a request be played although its condition is not met?',
    readings: {
      'pays-nothing': 'Yes. It pays nothing now and can still pay in season 2.',
      'not-played': 'No, it stays face down.',
    },
    why: 'Which card to play is up to the player; the condition only decides about money.',
    evidence: [NOTHING],
  },
  'histrio.ruling.request-evaluation-moment': {
    question: 'If a request looks at money: is it judged before or after the other requests pay?',
    readings: {
      'after-the-shows': 'All are judged by what everybody has once the shows are paid.',
      'one-after-another': 'Each is judged when it is played, with what has been paid by then.',
    },
    why: 'The game has no order of players.',
    evidence: [NOTHING],
  },

  // Shows
  'histrio.ruling.difference-zero': {
    question: 'Does a balanced show, or an empty troupe, please the King?',
    readings: { ruling: 'No: it leans to neither side and brings no reward.' },
    why: "The difference has to be on the side of the King's mood.",
    evidence: [COUNTING, EXTRALIFE, MUSEUM],
  },
  'histrio.ruling.only-pleaser-is-best': {
    question: 'Is the only pleasing show also the best one?',
    readings: { ruling: 'Yes: 6 ecus in season 1, 10 in season 2.' },
    why: 'The best is the one with the largest difference among those that please.',
    evidence: [COUNTING],
  },
  'histrio.ruling.chameleon-side': {
    question: 'Who decides the side of the Chameleon?',
    readings: {
      'owner-chooses':
        "Its owner, anew at each festival; the King's mood if nothing is said. On its own it makes a difference of 1.",
      'kings-mood': "It always takes the King's mood.",
    },
    why: 'It counts as either; a secret request can make the other side worthwhile.',
    evidence: [RUSSIAN('Хамелеон')],
  },
  'histrio.ruling.chameleon-as-actor-for-requests': {
    question: 'Does the Chameleon count as an actor for secret requests?',
    readings: { ruling: 'No, unless the request says so.' },
    otherwise: ['Yes, it counts as an actor.'],
    why: 'The rulebook stresses that it is no actor; its value is there for the difference alone.',
    evidence: [RUSSIAN('Хамелеон'), COUNTING],
  },
  'histrio.ruling.matching-actors-for-all': {
    question: 'Do matching actors pay only players whose show pleases?',
    readings: { ruling: 'No, everybody.' },
    why: 'It is the first step of the count and has no condition.',
    evidence: [COUNTING, EXTRALIFE],
  },
  'histrio.ruling.end-of-game-heading': {
    question: 'The reference page puts the count under "end of the game". Is there only one?',
    readings: { ruling: 'No, each season ends with it: 3 ecus in season 1, 5 in season 2.' },
    why: 'The rules tell it for both seasons, with two rewards.',
    evidence: [COUNTING, EXTRALIFE, DICE],
  },

  // Between the seasons
  'histrio.ruling.managers-season-change': {
    question: 'Do managers leave the theatre between the seasons?',
    readings: {
      'if-the-mood-changes': 'Only if the new flip shows the other mood.',
      always: 'Yes, always.',
      never: 'No, never.',
    },
    why: 'The list of what to do between the seasons does not name them, while each change of mood sends them home.',
    evidence: [SEASON_2],
  },
  'histrio.ruling.shuffle-season-2': {
    question: 'Is the discard pile shuffled before it becomes the deck of season 2?',
    readings: { ruling: 'Yes.' },
    otherwise: ['No, the pile is only turned over.'],
    why: 'Everybody has seen the order of that pile; the word is simply missing.',
    evidence: [NOTHING],
  },
  'histrio.ruling.empty-city-voluntary': {
    question: 'What if somebody goes to an empty city by choice, or several do?',
    readings: {
      ruling: 'The same: each player there draws 1 request, never 2. Friendly troupes draw none.',
    },
    otherwise: ['Not allowed, or without a request.'],
    why: 'The request makes up for finding no card, and a crowd draws one each anyway.',
    evidence: [RUSSIAN('Новые возможности')],
  },
  'histrio.ruling.season2-caravel-in-front': {
    question: 'Can a caravel still stand before a city when the season changes?',
    readings: { ruling: 'No, all have moved onto the board.' },
    why: 'Each visited city ends with moving its caravels.',
    evidence: [RESOLUTION],
  },

  // Travel cards and caravels
  'histrio.ruling.refill-with-zero-cards': {
    question: 'What if an acrobat makes you play two cards and none is left?',
    readings: {
      'one-or-none': 'With 1 card or none left, all come back.',
      'exactly-one': 'Only with exactly 1 left.',
    },
    why: 'Without a card nobody could travel in the next turn.',
    evidence: [SPIELKULT, MUSEUM],
  },
  'histrio.ruling.refill-moment': {
    question: 'When is it checked whether only 1 travel card is left?',
    readings: {
      ruling:
        'When your city is resolved and your caravel moved; a level 1 actor there acts first.',
    },
    otherwise: ['At the end of the turn.'],
    why: 'The rule follows the paragraph on caravels. Without acrobats the end of the turn would come to the same thing.',
    evidence: [RESOLUTION, JESTA, DRAGON],
  },
  'histrio.ruling.seven-or-eight-caravels': {
    question: 'Does each player have 7 or 8 caravels?',
    readings: {
      ruling: '8. If you have 7, play on: the seventh card already brings them all back.',
    },
    otherwise: ['7, so 35 in the box.'],
    why: 'The rulebook and most sources say 8, three say 7.',
    evidence: [
      BOX,
      ULTRA,
      SPIELETEST,
      'Italian review at Pinco11',
      'component lists at AvenJoueurs and Nerd Herd',
      `for 7: ${MIKES}, Cliquenabend, Board-game`,
    ],
  },

  // Money
  'histrio.ruling.treasury-empty': {
    question: 'What if the treasury has no coins left?',
    readings: { ruling: 'It never runs out: use anything as coins.' },
    otherwise: ['Whoever finds no ecu left gets nothing.'],
    why: 'No rule speaks of it, and a game pays far less than 250 ecus.',
    evidence: [NOTHING],
  },
  'histrio.ruling.money-secret': {
    question: 'Is money open?',
    readings: {
      open: 'Yes: a thief has to know who has some.',
      hidden: 'No: totals are shown at the end.',
    },
    why: 'The rulebook does not say.',
    evidence: [NOTHING],
  },

  // Friendly troupes
  'histrio.ruling.friendly-heading': {
    question: 'For how many players are friendly troupes?',
    readings: { ruling: 'For exactly 2, and they have to be used then.' },
    otherwise: ['For any number of players, as they like.'],
    why: 'Each player needs a second colour, and 5 colours are enough for 2 players only.',
    evidence: [BOX, 'French review at Jedisjeux'],
  },
  'histrio.ruling.friendly-refill-wrong-card': {
    question: 'Friendly troupes are said to get back their encounter cards. Which cards are meant?',
    readings: { ruling: 'Their travel cards; the word is a slip.' },
    why: 'Friendly troupes never have encounter cards, and the sentence repeats the rule for players.',
    evidence: [FRIENDLY],
  },
  'histrio.ruling.friendly-meets-player': {
    question: 'What if a friendly troupe and a player are in the same city?',
    readings: {
      'crowded-city':
        'It is crowded: cards go, actors push the needle, the player draws a request. So too with your own friendly troupe.',
      'friendly-ignored': 'The friendly troupe is ignored: the player is alone.',
      'needle-stays': 'The cards go and the player draws a request, but the needle stays.',
    },
    why: 'The other rules hold, and two friendly troupes already make a crowd.',
    evidence: [FRIENDLY],
  },
  'histrio.ruling.friendly-managers': {
    question: 'What are the 3 managers of the friendly colour for?',
    readings: { ruling: 'Nothing: each player places only the 3 of their own colour.' },
    otherwise: ['They add to the supply of their player.'],
    why: 'The second colour is not played like the first, and friendly troupes gain no actors.',
    evidence: [FRIENDLY],
  },
  'histrio.ruling.friendly-season-change': {
    question: 'Is the friendly pile renewed for season 2?',
    readings: {
      'pile-continues': 'No, it goes on; it is renewed only when 1 card is left.',
      'pile-renewed': 'Yes, all 8 cards are shuffled.',
    },
    why: "The players' travel cards are not returned either.",
    evidence: [SEASON_2],
  },
  'histrio.ruling.friendly-drawn-card-counts': {
    question: 'When has a friendly pile 1 card left?',
    readings: { ruling: 'After its seventh card has been played; the eighth is never drawn.' },
    otherwise: ['As soon as the last card is drawn.'],
    why: 'It is counted as for players.',
    evidence: [FRIENDLY],
  },
  'histrio.ruling.friendly-level-1': {
    question: 'Does a level 1 actor renew the friendly pile too?',
    readings: {
      'own-cards-only': 'No, only your own travel cards and caravels come back.',
      'both-sets': 'Yes, both sets.',
    },
    why: 'The actor returns cards to a hand, and friendly cards are never in one.',
    evidence: [FRIENDLY],
  },

  // Words of the rulebook
  'histrio.ruling.coin-word': {
    question: 'The Russian text has three words for the coins. Are there several currencies?',
    readings: { ruling: 'No, one: the ecu.' },
    why: 'The other spellings are slips.',
    evidence: [BOX],
  },
  'histrio.ruling.secret-task': {
    question: 'Two names appear only once each in the Russian text. Are they other pieces?',
    readings: { ruling: 'No: they mean the secret request and the manager.' },
    why: 'The box has nothing else by those names.',
    evidence: [BOX, REQUESTS, REFERENCE],
  },
};
