// The clauses on the course of the game, the box and the set-up, in English.
import type { Words } from '../words.ts';

export const setupClauses = {
  // Course of the game
  'magnificent.overview.goal':
    'Whoever has the most points at the end wins. Points are tickets sold; most of them come from completed posters and from scored master cards.',
  'magnificent.overview.rounds': 'The game is 3 rounds long, never more.',
  'magnificent.overview.turns-per-round':
    'Everybody takes 4 turns in each round, so 12 in the whole game.',
  'magnificent.overview.turn-order':
    'The starting player goes first, then the others clockwise, and so round the table until all have had 4 turns.',
  'magnificent.overview.turn-phases':
    'A turn has 3 phases in this order: take a die, determine your power, carry out one action.',
  'magnificent.overview.higher-sum-costs-more':
    'The more your dice of one colour add up to, the stronger your actions are, and the more you pay at the end of the round.',
  'magnificent.overview.income-sources':
    'What feeds what: camp tiles let you complete posters, travelling brings gems, tents and posters, performing brings points and coins. At the end of each round you take one more master card and score one.',
  'magnificent.overview.area-names':
    'The rules call the areas of the boards by their printed names, and so does this referee.',

  // The box
  'magnificent.components.dice-total':
    'There are 19 dice: orange, green and purple ones, and clear ones.',
  'magnificent.components.gems-total': 'There are 48 gems: orange, green, purple and clear.',
  'magnificent.components.wagons':
    'There are 3 wagons: one orange, one green and one purple, each on its own travel track.',
  'magnificent.components.trainers-total':
    'There are 32 trainers, 8 in the colour of each player. You can never have more than your 8.',
  'magnificent.components.hats': 'There are 8 hats, 2 for each player.',
  'magnificent.components.master-cards':
    'There are 56 master cards. 16 of them have a numeral from I to IV in a corner, four cards for each numeral; the other 40 have none.',
  'magnificent.components.posters':
    'There are 54 posters. 6 of them, marked green on the back, are the starting posters.',
  'magnificent.components.tents': 'There are 16 tents; 15 of them go on the board.',
  'magnificent.components.trainer-tiles':
    'There are 12 trainer tiles, all different, each with one trainer space.',
  'magnificent.components.coins':
    'There are 40 coin tokens of four values: 16, 12, 8 and 4 of a kind.',
  'magnificent.components.coins-count':
    'The Spanish text has 40 coin tokens as well, to be sorted by value.',
  'magnificent.components.camp-tiles-russian':
    'There are 84 camp tiles: 12 large and 16 small ones in each of the 3 colours. No more of a kind can be built.',
  'magnificent.components.camp-tiles-spanish':
    'The Spanish text lists only 72 camp tiles and no sizes; that number is wrong.',
  'magnificent.components.player-boards':
    'There are 4 player boards, numbered I to IV. Each has a side A and a side B.',
  'magnificent.components.plastic-box':
    'The Spanish text keeps the general supply in the compartments of the plastic box, within reach of everybody; the Russian one makes piles beside the board.',
  'magnificent.components.coin-unit':
    'A coin in the rules is always 1 coin. You may change tokens for others of the same value at any time.',

  // General set-up
  'magnificent.setup.board-centre': 'The game board goes in the middle of the table.',
  'magnificent.setup.sort-supply':
    'Sort the coins by value, the gems by colour and the camp tiles by colour and size. This is the general supply; everybody must be able to reach it.',
  'magnificent.setup.random-starting-player':
    'Chance decides who is the starting player; roll the dice for it, for example.',
  'magnificent.setup.dice-two-players':
    'With 2 players you use 11 dice: 3 orange, 3 green, 3 purple and 2 clear ones.',
  'magnificent.setup.dice-three-players':
    'With 3 players you use 15 dice: 4 orange, 4 green, 4 purple and 3 clear ones.',
  'magnificent.setup.dice-four-players':
    'With 4 players you use all 19 dice: 5 orange, 5 green, 5 purple and 4 clear ones.',
  'magnificent.setup.dice-leftover':
    'Dice you do not use go back into the box. A table at the top right of the board shows how many you need.',
  'magnificent.setup.roll-into-main-tent':
    'The starting player rolls all the dice in use and puts them into the main tent as they fell.',
  'magnificent.setup.set-aside-numbered-master-cards':
    'Put the 16 master cards with a numeral aside for now.',
  'magnificent.setup.master-deck':
    'Shuffle the other master cards and lay them face down on their space of the board as a deck.',
  'magnificent.setup.trainer-stack':
    'Shuffle the trainer tiles and stack them face down to the right of the master-card deck.',
  'magnificent.setup.display-two-or-three-players':
    'With 2 or 3 players lay 3 master cards and 3 trainer tiles face up on the upper three pairs of the main display.',
  'magnificent.setup.display-four-players':
    'With 4 players lay 4 master cards and 4 trainer tiles face up, so that every pair of the main display is filled.',
  'magnificent.setup.wagons-on-start':
    'Each wagon begins on the outlined space of the travel track of its colour.',
  'magnificent.setup.wagons-face-left': 'Wagons point to the left, for they drive clockwise.',
  'magnificent.setup.tents-on-poster-spaces':
    'Shuffle the tents face down, lay one on each of the 15 travel spaces with a poster symbol, 5 a track, and turn them up.',
  'magnificent.setup.spare-tent': 'The tent that is left over goes back into the box.',
  'magnificent.setup.set-aside-starting-posters':
    'Put the starting posters aside; they are marked green on the back.',
  'magnificent.setup.poster-deck':
    'Shuffle the other posters and lay them face down on their space of the board as a deck.',
  'magnificent.setup.poster-display-four':
    'Lay 4 posters of the deck face up on the poster display. It is 4 with any number of players.',

  // Set-up of each player
  'magnificent.setup.scoring-marker':
    'Your scoring marker begins on the space 0/100 of the scoring track.',
  'magnificent.setup.scoring-marker-moves':
    'Whenever you gain points, your scoring marker moves on.',
  'magnificent.setup.hats-initial-order':
    'The starting player puts a hat on space 1 of the performance track, the lowest one. The next player clockwise goes one space higher, and so on.',
  'magnificent.setup.second-hat-aside': 'Your other hat stays in front of you.',
  'magnificent.setup.random-player-board': 'Each player is dealt a player board at random.',
  'magnificent.setup.first-game-side-a':
    'By the Russian rules everybody plays on side A in the first game.',
  'magnificent.setup.side-a-always-in-spanish':
    'The Spanish text always plays on side A and says nothing of side B.',
  'magnificent.setup.numbered-master-cards':
    'Take the four master cards with the numeral of your player board. So it is in the first game, and in every game without the draft of cards.',
  'magnificent.setup.unused-numbered-cards-shuffled':
    'With fewer than 4 players, shuffle the numbered master cards nobody took into the deck.',
  'magnificent.setup.deal-starting-poster':
    'Shuffle the starting posters, deal one to each player and turn it up.',
  'magnificent.setup.spare-starting-posters':
    'Starting posters that are left over go back into the box.',
  'magnificent.setup.starting-poster-place':
    'Your starting poster lies at the far left of your poster area, above the starting tent.',
  'magnificent.setup.master-cards-beside-board':
    'Your master cards lie face up beside your board; everybody may look at them.',
  'magnificent.setup.starting-gems':
    'On side A you begin with 4 gems: 1 orange, 1 green, 1 purple and 1 clear.',
  'magnificent.setup.starting-coins': 'On side A you begin with 6 coins.',
  'magnificent.setup.starting-trainer': 'On side A you begin with 1 trainer.',
  'magnificent.setup.starting-player-pays-last':
    'The starting player gives 1 coin to the player who is last in order. On side A this makes 5 coins for the first, 7 for the last and 6 for the others.',
  'magnificent.setup.trainer-draft-two-or-three':
    'With 2 or 3 players turn up 3 more trainer tiles, apart from those on the main display.',
  'magnificent.setup.trainer-draft-four':
    'With 4 players turn up 4 more trainer tiles, apart from those on the main display.',
  'magnificent.setup.trainer-draft-order':
    'Everybody picks one of these tiles. The player to the right of the starting player begins, then it goes counterclockwise: the starting player picks last.',
  'magnificent.setup.trainer-draft-place':
    'Lay the tile you picked face up on the first space of your trainer area, from the left.',
  'magnificent.setup.trainer-draft-two-player-leftover':
    'With 2 players a tile is left over; shuffle it back into the stack.',

  // Set-up for experienced players
  'magnificent.variant.expert-optional':
    'After your first game you may choose board sides, or draft master cards, or do both.',
  'magnificent.variant.choose-board-side':
    'With this option everybody decides alone between side A and side B of the board dealt to them.',
  'magnificent.variant.board-side-differences':
    'The two sides differ in what you start with and in where the bonuses of the camp are.',
  'magnificent.variant.board-two-side-b-tent':
    'Side B of board II starts with a tent: take the one from the box and put it on any empty space of your tent area.',
  'magnificent.variant.board-two-side-b-bonus':
    'For that tent you gain the bonus of its space at once.',
  'magnificent.variant.draft-include-numbered':
    'If you draft, shuffle all 56 master cards together, those with a numeral as well, before you make the deck and the display.',
  'magnificent.variant.draft-deal-five':
    'If you draft, each player is dealt 5 master cards face down, after the starting posters.',
  'magnificent.variant.draft-pick-and-pass':
    'All keep one card at the same time, lay it face up and pass the others to the left. After four cards each the draft is over.',
  'magnificent.variant.draft-leftover':
    'Each player has one card left over; these are shuffled back into the deck.',
} satisfies Partial<Words['clauses']>;
