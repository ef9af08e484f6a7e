// The clauses on the end of a round and of the game, the criteria and the solitaire mode, in English.
import type { Words } from '../words.ts';

export const endClauses = {
  // End of the round
  'magnificent.round-end.trigger':
    'When everybody has had 4 turns the round is over, and its closing steps follow.',
  'magnificent.round-end.step-order':
    'A round closes in this order: payment, new master cards and trainer tiles, one master card scored, preparation of the next round. After round 3 there is no preparation.',

  // Payment
  'magnificent.payment.highest-colour-sum':
    'Add up your dice of each colour, orange, green and purple. You pay the highest of the three sums in coins.',
  'magnificent.payment.plus-clear-dice':
    'To this you pay the sum of all your clear dice. Orange 5 and 3 with a clear 3 cost 11 coins.',
  'magnificent.payment.card-symbols-free': 'Die symbols printed on master cards cost nothing.',
  'magnificent.payment.pay-what-you-have': 'If your coins do not reach, you give all you have.',
  'magnificent.payment.penalty-round-one':
    'In round 1 each coin you could not pay costs you 1 point.',
  'magnificent.payment.penalty-round-two':
    'In round 2 each coin you could not pay costs you 2 points.',
  'magnificent.payment.penalty-round-three':
    'In round 3 each coin you could not pay costs you 3 points.',
  'magnificent.payment.score-may-go-negative': 'Your score may fall below 0 by this.',
  'magnificent.payment.no-choice-to-keep-coins':
    'You cannot keep coins and lose points instead: you pay as far as your coins go.',

  // New master cards and trainer tiles
  'magnificent.sets.lower-hat-returns':
    'First, everybody with two hats on the performance track takes the lower one back.',
  'magnificent.sets.order-by-hats':
    'Cards and tiles are chosen in the order of the hats, from the top of the track down.',
  'magnificent.sets.take-card-and-tile':
    'You take one set from the main display: a master card with the trainer tile to its right.',
  'magnificent.sets.no-tiles-in-last-round':
    'In the last round there are no trainer tiles; you take a master card alone.',
  'magnificent.sets.card-to-play-area': 'The master card joins your other four.',
  'magnificent.sets.tile-to-empty-space':
    'The trainer tile goes on an empty space of your trainer area.',
  'magnificent.sets.everyone-gets-one':
    'Even who did not perform in this round gets a set; the place of the hat decides when.',
  'magnificent.sets.two-players-gap':
    'Only with 2 players: if a free space is between the hats, the higher player takes a set and then discards one of the others. The lower player gets the last.',
  'magnificent.sets.two-players-no-gap':
    'Only with 2 players: if the hats are on neighbouring spaces, the lower player chooses between the two sets that are left and discards the other.',

  // One master card scored
  'magnificent.score-card.one-of-five':
    'Everybody chooses one of the five master cards and scores it; nobody can do without.',
  'magnificent.score-card.new-card-allowed':
    'The master card you score may be the one you have just taken.',
  'magnificent.score-card.move-marker': 'You mark its points on the scoring track at once.',
  'magnificent.score-card.discard': 'The scored card goes to the discard pile, so four are left.',

  // Preparing the next round
  'magnificent.prepare.only-after-first-two-rounds':
    'The next round is prepared after rounds 1 and 2 only.',
  'magnificent.prepare.trainers-return': 'All trainers in the main tent go back to their owners.',
  'magnificent.prepare.refill-main-display':
    'Fill the main display with master cards and trainer tiles again: 3 pairs with 2 or 3 players, 4 pairs with 4 players or alone.',
  'magnificent.prepare.no-trainer-tiles-before-last-round':
    'For the last round no trainer tiles are laid out.',
  'magnificent.prepare.hats-slide-down':
    'The hats slide down to the lowest spaces of the performance track, in the order they have.',
  'magnificent.prepare.new-starting-player':
    'Whose hat is on space 1 then is the new starting player.',
  'magnificent.prepare.still-clockwise':
    'Turns still go clockwise round the table; the places of the other hats change nothing.',
  'magnificent.prepare.cards-empty-again':
    'Without dice your four master cards are free again. The dice of earlier rounds give no power and cost nothing any more.',
  'magnificent.prepare.reroll-all-dice':
    'The new starting player gathers all dice in use, rolls them and puts them into the main tent.',

  // End of the game
  'magnificent.end.after-third-round':
    'The game ends after round 3, with its payment, its new master cards and its scored card.',
  'magnificent.end.step-order':
    'At the end you count in this order: master cards at half their points, coins, camp areas.',
  'magnificent.end.half-master-cards':
    'Each of the four master cards you still have brings half its points, rounded down card by card.',
  'magnificent.end.half-maximum':
    'The highest score printed on a card is halved as well, and rounded down.',
  'magnificent.end.coins': 'Every 5 coins you have left bring 1 point.',
  'magnificent.end.camp-areas':
    'Each of the 9 rectangular areas of your camp that is fully covered brings 4 points.',
  'magnificent.end.gems-fill-spaces':
    'Gems you have left may cover free spaces of the camp, one gem a space, of any colour.',
  'magnificent.end.gem-fill-only-for-areas':
    'Gems on the camp only help to fill areas. They gain no bonus and count for no row or column of a master card.',
  'magnificent.end.winner': 'Whoever has the most points wins.',
  'magnificent.end.tie-break':
    'If several have the most, the one whose hat is highest on the performance track after the last round wins.',
  'magnificent.end.tie-break-missing-in-spanish':
    'The Spanish text says nothing of a winner or a tie; the Russian rule is used for both.',

  // Criteria
  'magnificent.criteria.lower-half':
    'The lower half of each master card shows its criterion: what it brings points for.',
  'magnificent.criteria.maximum':
    'Many cards print how often the criterion counts at most, and so the most points they can bring.',
  'magnificent.criteria.list-is-of-types':
    'The list of criteria names each kind once. With another colour on it, a criterion works in the same way.',
  'magnificent.criteria.small-tile-of-colour':
    '4 points for each small camp tile of one colour in your camp, orange for example.',
  'magnificent.criteria.large-tile-of-colour':
    '5 points for each large camp tile of one colour in your camp, orange for example.',
  'magnificent.criteria.any-tile-of-colour':
    '3 points for each camp tile of one colour in your camp, small or large.',
  'magnificent.criteria.small-tile-any-colour':
    '3 points for each small camp tile in your camp, of any colour.',
  'magnificent.criteria.large-tile-any-colour':
    '4 points for each large camp tile in your camp, of any colour.',
  'magnificent.criteria.tents':
    '3 points for each tent in your tent area; the starting tent does not count.',
  'magnificent.criteria.pay-coins':
    '3 points for each coin you pay as you score this card; coins paid for dice do not count.',
  'magnificent.criteria.flat-eight': '8 points, whatever you have.',
  'magnificent.criteria.largest-rectangle':
    '1 point for each space of the largest rectangle, or square, of one colour in your camp. 3 by 4 spaces bring 12 points.',
  'magnificent.criteria.columns':
    '6 points for each column of your camp that is fully covered by tiles.',
  'magnificent.criteria.rows': '7 points for each row of your camp that is fully covered by tiles.',
  'magnificent.criteria.rows-columns-before-gems':
    'At the end of the game, rows and columns are counted before gems go on the camp.',
  'magnificent.criteria.dice-due':
    'Points for what your dice cost at the end of the round, the highest sum of a colour and all clear dice, whether you could pay it or not.',
  'magnificent.criteria.trainers':
    '3 points for each of your trainers on the board and in front of you, not for those in the supply.',
  'magnificent.criteria.one-artist':
    'Choose one artist: 5 points for each completed poster with this artist.',
  'magnificent.criteria.unique-artists':
    '4 points for each different artist on your completed posters; the game has 6 artists.',
  'magnificent.criteria.poster-symbol':
    '4 points for each completed poster with one symbol, the orange fire for example.',
  'magnificent.criteria.starting-posters-count':
    'A completed starting poster counts like any other.',
  'magnificent.criteria.clear-dice-doubled':
    'Points for your clear dice at the end of the round, twice their sum.',
  'magnificent.criteria.coloured-gems':
    '3 points for each coloured gem in your storage; clear gems are not coloured.',
  'magnificent.criteria.hat-requirement':
    'Points for the place of your hat at the end of the round: the power its space asks for.',

  // Solitaire
  'magnificent.solo.goal': 'Alone you win with 200 points or more.',
  'magnificent.solo.rank-outstanding':
    'With 220 points or more you are an outstanding entrepreneur.',
  'magnificent.solo.rank-best': 'With 240 points or more you are the best showman of the century.',
  'magnificent.solo.other-rules-apply':
    'What the solitaire mode does not change is as in the game for several.',
  'magnificent.solo.setup-dice':
    'Alone you roll 1 orange, 1 green, 1 purple and 2 clear dice into the main tent. The others lie beside the board as a supply.',
  'magnificent.solo.setup-display':
    'Alone you lay out 4 master cards and 4 trainer tiles on the main display.',
  'magnificent.solo.setup-master-cards':
    'Turn up 6 more master cards, keep 4 to begin with and shuffle the other 2 back into the deck.',
  'magnificent.solo.setup-trainer-tile':
    'Turn up 2 trainer tiles, keep one and shuffle the other back.',
  'magnificent.solo.setup-neutral-hats':
    'Hats of other colours stand on the spaces 6, 10 and 16 of the performance track. These are taken for the whole game.',
  'magnificent.solo.discard-poster-for-die':
    'Alone, before each turn, even the first, you may discard 1 poster of the display; not more than one a turn.',
  'magnificent.solo.added-die-colour':
    'For it take a die from the supply in the colour of the symbol at the bottom of that poster, roll it and add it to the main tent.',
  'magnificent.solo.refill-poster': 'Replace the discarded poster from the deck.',
  'magnificent.solo.discard-top-sets':
    'Before you take a set, discard the topmost set of the main display for each hat above yours. Two hats above yours cost the two topmost sets.',
  'magnificent.solo.clear-and-refill-display':
    'After you have taken a set, discard the rest of the main display. Lay out 4 master cards and 4 trainer tiles before round 2, only 4 master cards before round 3, nothing after it.',
  'magnificent.solo.new-round-dice':
    'Each new round begins with 1 die of each colour and 2 clear dice in the main tent, newly rolled; all others go back to the supply.',
} satisfies Partial<Words['clauses']>;
