// The clauses on trainers and their spaces, and on bonuses, in English.
import type { Words } from '../words.ts';

export const trainerClauses = {
  // Trainers
  'magnificent.trainers.any-number':
    'In your turn you may put any number of your trainers on trainer spaces: those of the board and those of your own trainer tiles.',
  'magnificent.trainers.own-tiles-or-board-only':
    'Trainer tiles of other players, and those on the main display, are not yours to use.',
  'magnificent.trainers.move-to-main-tent':
    'At the end of your turn all trainers you used go to the main tent and are gone until the round ends.',
  'magnificent.trainers.kind-single':
    'A space with the sign for one trainer takes exactly 1 trainer, for one use a turn.',
  'magnificent.trainers.kind-per-trainer':
    'A space with the sign for one or more takes any number of trainers, one use for each of them.',
  'magnificent.trainers.kind-double':
    'A space with the sign for two trainers takes exactly 2 trainers, for one use a turn.',
  'magnificent.trainers.action-specific':
    'What stands under Build, Travel or Perform works only in a turn with that action; general effects work in every turn.',
  'magnificent.trainers.unequal-on-purpose':
    'Some trainer tiles are stronger than others; the authors meant them to be.',
  'magnificent.trainers.fresh-trainer-usable': 'A trainer you gain may be used in the same turn.',
  'magnificent.trainers.fresh-trainer-not-on-its-source':
    'A new trainer may not improve what gave it to you: one from the bonus of a camp tile cannot double that bonus, but it can double the bonus of the next tile.',
  'magnificent.trainers.board-spaces-free-each-turn':
    'Used trainers leave with each turn, so the next player finds the spaces of the board empty.',
  'magnificent.trainers.board-flip-die':
    'Board, any action: as you take the die, turn it to the opposite face. A 5 becomes a 2, for opposite faces make 7.',
  'magnificent.trainers.board-buy-poster':
    'Board, any action: for each trainer pay 2 coins and take 1 poster, at any moment of your turn.',
  'magnificent.trainers.board-change-tile-colour':
    'Board, Build: for each trainer one camp tile you lay may have any colour, whatever the die.',
  'magnificent.trainers.board-counterclockwise':
    'Board, Travel: the wagon goes counterclockwise in this turn.',
  'magnificent.trainers.board-rearrange-before':
    'Board, Perform: before you perform, move your posters to other spaces as you like.',
  'magnificent.trainers.tile-two-coins':
    'Tile, any action: for each trainer you gain 2 coins, at any moment of your turn.',
  'magnificent.trainers.tile-clear-gem':
    'Tile, any action: you gain 1 clear gem at any moment of your turn, or 1 coin if you have 3 of them.',
  'magnificent.trainers.tile-plus-one-each':
    'Tile, any action: for each trainer the die you took is worth 1 more; 2 trainers make 2 more.',
  'magnificent.trainers.tile-build-plus-two': 'Tile, Build: the die is worth 2 more.',
  'magnificent.trainers.tile-extra-large-tile':
    'Tile, Build: for 2 trainers lay 1 more large tile of the colour of the die; no power is needed for it.',
  'magnificent.trainers.tile-double-camp-bonus':
    'Tile, Build: all bonuses of the spaces that one tile covers in this turn count twice.',
  'magnificent.trainers.tile-double-camp-bonus-not-card-tiles':
    'A camp tile that comes from the bonus of a master card is not doubled.',
  'magnificent.trainers.tile-travel-plus-three': 'Tile, Travel: the die is worth 3 more.',
  'magnificent.trainers.tile-double-tent-bonus':
    'Tile, Travel: the bonus of the tent space you cover counts twice, so 1 poster and 2 coins become 2 posters and 4 coins.',
  'magnificent.trainers.tile-point-per-poster':
    'Tile, Perform: you gain 1 point for each poster completed in this turn.',
  'magnificent.trainers.tile-ignore-camp-tile':
    'Tile, Perform: do without one camp tile that a poster shows. Gems cannot be done without.',
  'magnificent.trainers.tile-perform-plus-two': 'Tile, Perform: the die is worth 2 more.',
  'magnificent.trainers.tile-extra-poster':
    'Tile, Perform: for each trainer complete 1 poster more than the performance track allows.',

  // Bonuses
  'magnificent.bonuses.three-sources':
    'Bonuses come from a die put on a master card, from a camp tile that covers a bonus space, and from a tent put into the tent area.',
  'magnificent.bonuses.list-is-of-types':
    'The list of bonuses names each kind once. With another colour or number on it, a bonus works in the same way.',
  'magnificent.bonuses.never-twice':
    'No bonus works twice. You cannot return 2 trainers, for example, and lay two small green tiles.',
  'magnificent.bonuses.one-coin': 'Bonus: gain 1 coin.',
  'magnificent.bonuses.one-poster': 'Bonus: gain 1 poster, as posters are always taken.',
  'magnificent.bonuses.camp-space-two-posters':
    'One bonus space of the camp gives 2 posters at a time.',
  'magnificent.bonuses.copy-card':
    'Bonus: copy. Use the bonus of one of your three other master cards instead.',
  'magnificent.bonuses.five-points': 'Bonus: gain 5 points.',
  'magnificent.bonuses.plus-two-colour':
    'Bonus: the die you took is worth 2 more if it is orange, or clear and used as orange. The same goes for the other colours.',
  'magnificent.bonuses.trainer-for-small-tile':
    'Bonus: return 1 trainer to the supply and lay 1 small camp tile of the colour shown, green for example.',
  'magnificent.bonuses.gems-for-small-tile':
    'Bonus: discard any 3 gems and lay 1 small camp tile of the colour shown, orange for example.',
  'magnificent.bonuses.card-tile-covers-bonus':
    'A tile laid by the bonus of a card gains the bonuses of the spaces it covers, like any other.',
  'magnificent.bonuses.coloured-gem':
    'Bonus: gain 1 gem of the colour shown, or 1 coin if you have 3 of them.',
  'magnificent.bonuses.plus-one-any':
    'Bonus: the die you took is worth 1 more, whatever its colour.',
  'magnificent.bonuses.gain-trainer': 'Bonus: take 1 of your trainers from the supply.',
  'magnificent.bonuses.set-die-face':
    'Bonus: as you take the die at the start of your turn, turn it to any face.',
  'magnificent.bonuses.buy-trainer':
    'Bonus: pay 2 coins and take 1 of your trainers from the supply.',
} satisfies Partial<Words['clauses']>;
