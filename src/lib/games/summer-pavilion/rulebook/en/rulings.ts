// Rulings on unclear places of the rulebook, in English: question, readings, reason, evidence.
import type { Words } from '../words.ts';

const ENGLISH = (page: string) => `official English rulebook 2019, page ${page}`;
const RUSSIAN = (page: string) => `Russian rulebook 2020, page ${page}`;
const ARENA = 'the licensed Board Game Arena adaptation';
const SIMULATOR = 'an independent simulator';
const BOARDS = 'pictures of both sides of the board';

export const rulings: Words['rulings'] = {
  // Open to the table
  'summer-pavilion.ruling.floor-for-all-losses': {
    question:
      'The rulebook names a lowest space, 1, only for the start player token. Does it stop the losses of a pass and of the end as well?',
    readings: {
      'every-loss': 'Every loss stops at a total of 1.',
      'token-only': 'Only the token stops at 1; other losses may go to 0 and below.',
    },
    why: 'The score track has no space below 1, so a marker cannot go further back. Both programs that were compared stop every loss there.',
    evidence: [`picture of the score track, ${ENGLISH('2')}`, ARENA, SIMULATOR],
  },
  'summer-pavilion.ruling.leftover-order': {
    question: 'Do tiles left over in round 6 cost their points before or after the goals?',
    readings: {
      'at-the-pass': 'Before the goals, with the pass in round 6.',
      'after-the-goals': 'After the goals, in the order in which the rulebook tells them.',
    },
    why: 'A pass already costs 1 point for each discarded tile, and round 6 has nowhere to keep any. The order matters only when a total would fall below 1.',
    evidence: [`${ARENA}: with the pass`, `${SIMULATOR}: after the goals`, ENGLISH('6')],
  },
  'summer-pavilion.ruling.eighty-boundary': {
    question:
      'Does the "80 points" token come at 80 or at 81, and what happens when a loss leads back over that line?',
    readings: {
      'at-eighty-one':
        'At 81: with a total of 80 the marker stands on 80, without a token. A loss back to 80 returns the token.',
      'at-eighty':
        'At 80: the token comes as soon as the marker reaches 80. A loss back to 79 returns it.',
    },
    why: 'Both rulebooks speak of more than 80, and the track ends with a space 80. The total is the same either way; only the token differs.',
    evidence: [RUSSIAN('4'), ENGLISH('2 and 4'), `${ARENA}, which keeps one plain total`],
  },
  'summer-pavilion.ruling.token-untaken': {
    question:
      'Who goes first when nobody has taken from the centre, because each display was emptied in one go?',
    readings: {
      'round-starter': 'Whoever opened phase 1 of this round opens phase 2 and the next round.',
      'first-seat': 'The player who opened the match is first again.',
    },
    why: 'The rulebooks do not mention it. Both programs that were compared leave the role with the player who had it; the token stays in the centre and nobody loses points.',
    evidence: [SIMULATOR, ARENA],
  },
  'summer-pavilion.ruling.supply-too-small': {
    question: 'What happens when more bonus tiles are due than the supply holds?',
    readings: {
      'rest-is-lost': 'Take what is there; the rest is lost.',
      'rest-is-owed': 'Take what is there; the rest is taken as soon as the supply is filled.',
    },
    why: 'The rulebooks do not mention it, and no tile can be taken that is not there.',
    evidence: [SIMULATOR],
  },
  'summer-pavilion.ruling.supply-refill-timing': {
    question:
      'When is the supply filled up, and may the tiles discarded in that very turn come back into it?',
    readings: {
      'before-every-turn':
        'Before every turn, as long as a gap is open and a tile is to be had; the tower counts, also what fell into it this turn.',
      'after-a-bonus':
        'Only after a turn that earned bonus tiles, even if there were none left to take.',
    },
    why: 'A payment is in the tower before the bonus tiles are chosen, so it is there for the refill. Nothing in phase 3 empties the supply, so what lies there stays for the next round. Gaps left at the end of a round are filled before the displays.',
    evidence: [ARENA, ENGLISH('4 and 5')],
  },
  'summer-pavilion.ruling.factory-fill-order': {
    question: 'Which displays stay empty when the tiles run out in phase 3?',
    readings: {
      'display-by-display':
        'Each display gets its 4 before the next one: at most 1 is half full, the others behind it are empty.',
      'one-tile-each': 'One tile goes on each display in turn, as often as the tiles allow.',
    },
    why: 'The rulebook fills each display with 4 tiles until there are none, without naming an order. Both programs that were compared go display by display.',
    evidence: [ARENA, SIMULATOR],
  },

  // Phase 1
  'summer-pavilion.ruling.option-a-source': {
    question:
      'The Russian rulebook lets both options of phase 1 take from the centre. Where does the first option take from?',
    readings: { ruling: 'From one factory display.' },
    why: 'The sentences that follow speak of that display and of moving its rest to the centre. The two words are a slip of the translation.',
    evidence: [ENGLISH('3'), `turn example, ${RUSSIAN('3')}`, ARENA],
  },
  'summer-pavilion.ruling.token-count': {
    question: 'Which tiles count when the start player token costs points?',
    readings: { ruling: 'The chosen colour and the joker that comes along; the token itself not.' },
    why: 'In the printed example 3 yellow tiles and 1 joker cost 4 points.',
    evidence: [`turn example, ${RUSSIAN('3')}`, ENGLISH('3'), ARENA],
  },
  'summer-pavilion.ruling.only-jokers-rest': {
    question: 'One joker is taken from a display of jokers. Where do the others go?',
    readings: { ruling: 'To the centre of the table, like everything left on a display.' },
    why: 'The sentence on what is left over makes no exception.',
    evidence: [ENGLISH('3'), ARENA, SIMULATOR],
  },
  'summer-pavilion.ruling.only-jokers-may': {
    question: 'Where only jokers lie, one "may" be taken. Can a player decline?',
    readings: { ruling: 'No. Each turn of phase 1 takes tiles; "may" only limits them to 1.' },
    why: 'Taking is a duty in phase 1, so a place with nothing but jokers gives exactly 1.',
    evidence: [RUSSIAN('3'), SIMULATOR],
  },
  'summer-pavilion.ruling.token-with-joker': {
    question:
      'Does the first player to take from a centre of nothing but jokers take the start player token?',
    readings: { ruling: 'Yes: 1 joker, the token, and 1 point lost.' },
    why: 'The token makes no exception for jokers.',
    evidence: [ARENA, SIMULATOR],
  },
  'summer-pavilion.ruling.token-two-names': {
    question:
      'The Russian rulebook has two words for the start player token. Are there two things?',
    readings: { ruling: 'No, it is one piece with two names.' },
    why: 'Both words do the same work within one paragraph.',
    evidence: ['one single name in the official English rulebook 2019'],
  },
  'summer-pavilion.ruling.first-round-starter': {
    question: 'Who opens phase 2 of round 1: the youngest player, or the holder of the token?',
    readings: { ruling: 'The holder of the token. The youngest opens phase 1 of round 1 only.' },
    why: 'The token decides phase 2 in every round.',
    evidence: [RUSSIAN('3')],
  },
  'summer-pavilion.ruling.dump-layout': {
    question: 'After the second option of phase 1 stands a lone "or". Does a third option follow?',
    readings: { ruling: 'No. What follows belongs to taking from the centre.' },
    why: 'In the English layout that word stands between the two columns of the two options.',
    evidence: [ENGLISH('3')],
  },

  // Phase 2: paying
  'summer-pavilion.ruling.joker-number-free': {
    question: 'May jokers pay although there are enough tiles of the colour?',
    readings: { ruling: 'Yes, in any mixture with at least 1 tile of the colour itself.' },
    why: 'The rulebook gives two reasons to use jokers: to have too few tiles, and to want to save them.',
    evidence: [RUSSIAN('4'), ARENA, SIMULATOR],
  },
  'summer-pavilion.ruling.joker-own-star-payment': {
    question: 'When a joker is laid on the star of its own colour, may other colours pay for it?',
    readings: { ruling: 'No, only tiles of that colour pay.' },
    why: 'Jokers stand in for other colours, never the other way round.',
    evidence: [ARENA, SIMULATOR],
  },
  'summer-pavilion.ruling.two-naturals': {
    question: 'May one payment hold two colours besides the jokers?',
    readings: { ruling: 'No, not even on the central star: one colour and jokers.' },
    why: 'The number asks for tiles of the colour that is placed, and jokers alone may replace them.',
    evidence: [RUSSIAN('4'), ARENA],
  },

  // Phase 2: bonus tiles, points, passing
  'summer-pavilion.ruling.several-features-at-once': {
    question:
      'A tile can complete a pillar and a statue together, or two pillars. Do all of them pay?',
    readings: {
      ruling: 'Yes, added up: at most 3 tiles, from the supply as it lies, before it is filled.',
    },
    why: 'Each reward stands by itself, and the supply is filled only before the next turn.',
    evidence: [ARENA, SIMULATOR],
  },
  'summer-pavilion.ruling.example-c-window': {
    question:
      'In scoring example C the new tile on blue 6 lies beside a covered blue 5, yet no bonus tiles are mentioned. Are they due?',
    readings: { ruling: 'Yes: 3 bonus tiles for the window, besides the 3 points of the example.' },
    why: 'The example explains points only, and windows have no exception.',
    evidence: [`picture of example C, ${ENGLISH('5')}`, BOARDS],
  },
  'summer-pavilion.ruling.connected-or-adjacent': {
    question: 'Does a tile score its direct neighbours only, or the whole chain it joins?',
    readings: { ruling: 'The whole chain with the new tile: 1 to 6 points.' },
    why: 'The picture of example C covers 4 and 5 when 6 is placed, and gives 3 points, although 4 does not touch 6. Some web pages count the direct neighbours only; that is a common mistake.',
    evidence: [`text and picture of example C, ${ENGLISH('4 and 5')}`, ARENA, SIMULATOR],
  },
  'summer-pavilion.ruling.ring-closes': {
    question: 'Do spaces 6 and 1 of a star touch?',
    readings: {
      ruling:
        'Yes, a star is a ring. On the grey side the order is 3, 2, 1, 4, 5, 6: there 6 and 3 touch, 3 and 4 do not.',
    },
    why: 'The 6 rhombic spaces lie round the middle of the star, so each one has a neighbour on both sides.',
    evidence: [BOARDS, ARENA, SIMULATOR],
  },
  'summer-pavilion.ruling.pictures-missing': {
    question: 'The scoring examples B to E rest on pictures. Which tiles lie there?',
    readings: { ruling: 'Those in the pictures of the English rulebook.' },
    why: 'The points named in the text agree with them.',
    evidence: [ENGLISH('5')],
  },
  'summer-pavilion.ruling.pass-voluntary-discard': {
    question: 'Must a player who passes keep as many tiles as possible?',
    readings: {
      ruling: 'No, any number from 0 to 4. Each tile that is not kept costs 1 point.',
    },
    why: 'The rulebook leaves the choice of up to 4 tiles to the player.',
    evidence: [RUSSIAN('5'), `${ARENA}, which keeps all of 4 or fewer by itself`],
  },
  'summer-pavilion.ruling.empty-hand-passes': {
    question: 'What does a player with no tiles do in phase 2?',
    readings: { ruling: 'Pass for the whole round, at no cost. Nobody has to announce it.' },
    why: 'Only a placement can bring tiles, and without tiles there is no placement.',
    evidence: [ARENA],
  },
  'summer-pavilion.ruling.skip-without-passing': {
    question: 'May a player sit out one turn of phase 2 and place again later in the round?',
    readings: { ruling: 'No. Whoever does not place has passed, and a pass lasts for the round.' },
    why: 'Not placing obliges to pass, and after a pass there are no more turns.',
    evidence: [RUSSIAN('5'), ENGLISH('5')],
  },
  'summer-pavilion.ruling.leftover-round-six': {
    question: 'Can tiles be put on the corners in round 6, and do they then cost points twice?',
    readings: { ruling: 'They cost 1 point each, once, wherever they lie.' },
    why: 'The last paragraph of the rulebook is there so that no tile escapes on a corner.',
    evidence: [RUSSIAN('6'), ENGLISH('6'), ARENA],
  },

  // End of the game
  'summer-pavilion.ruling.number-sets-scope': {
    question: 'Does the central star count for "all 1s", and how many spaces is that?',
    readings: {
      ruling:
        'Every space with the number counts. Coloured side: 7 of each. Grey side: six 1s, six 2s, twelve 3s, six 4s.',
    },
    why: 'The rulebook speaks of all stars, and the boards show these numbers.',
    evidence: [BOARDS, ARENA, SIMULATOR],
  },
  'summer-pavilion.ruling.no-five-six-set': {
    question: 'Are there points for all 5s or all 6s?',
    readings: { ruling: 'No, only 1s to 4s bring points.' },
    why: 'Neither the rulebooks nor the scoring board name any.',
    evidence: [RUSSIAN('6'), 'picture of the scoring board'],
  },
  'summer-pavilion.ruling.tie-break': {
    question: 'Does anything break a tie?',
    readings: { ruling: 'No, tied players share the victory.' },
    why: 'The rulebook says so.',
    evidence: [RUSSIAN('6'), ARENA],
  },

  // Variant
  'summer-pavilion.ruling.variant-when-decided': {
    question: 'When is it settled whether a grey star is of one colour or of many?',
    readings: { ruling: 'With its second tile. A star with 1 tile still takes any colour.' },
    why: 'The rule binds the tiles of a star to each other; one tile alone binds nothing.',
    evidence: [ARENA],
  },
  'summer-pavilion.ruling.variant-center-single': {
    question: 'May the central star of the grey side be of one colour?',
    readings: {
      ruling: 'Yes. It then scores as a star of that colour; of 6 colours it scores 12.',
    },
    why: 'The choice is printed for all 7 stars.',
    evidence: [RUSSIAN('6'), ENGLISH('6'), ARENA],
  },
  'summer-pavilion.ruling.variant-mixed-sides': {
    question: 'May some players use the coloured side and others the grey one?',
    readings: { ruling: 'No, all boards show the same side.' },
    why: 'The variant asks all players to turn their boards; prices and numbers differ between the sides.',
    evidence: [RUSSIAN('6')],
  },
  'summer-pavilion.ruling.variant-first-player-board': {
    question: 'Set-up asks for the coloured side, the variant for the other. Which one holds?',
    readings: { ruling: 'In the variant, the grey side: it replaces that step of the set-up.' },
    why: 'A variant is a change to what stands before it.',
    evidence: [RUSSIAN('6')],
  },

  // The rulebooks
  'summer-pavilion.ruling.edition-year': {
    question: 'Do the English rulebook of 2019 and the Russian one of 2020 differ in a rule?',
    readings: { ruling: 'No; only slips of the translation differ.' },
    why: 'They were compared paragraph by paragraph.',
    evidence: ['official English rulebook 2019', 'Russian rulebook 2020'],
  },
};
