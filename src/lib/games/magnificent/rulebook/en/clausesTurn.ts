// The clauses on a turn, from the die to the poster, in English.
import type { Words } from '../words.ts';

export const turnClauses = {
  // Phase 1: the die
  'magnificent.die.take-one-from-main-tent':
    'Your turn begins with one die from the main tent: exactly one, any one.',
  'magnificent.die.place-on-vacant-master-card':
    'Put it on one of your master cards that has no die yet in this round.',
  'magnificent.die.four-dice-by-round-end':
    'At the end of the round each of your four master cards has one die.',
  'magnificent.die.keeps-shown-value':
    'A die keeps its face until all are rolled again, unless an effect turns it.',
  'magnificent.card-bonus.once-any-time':
    'You may use the bonus of the card under your new die once, at any moment of this turn. Only turning the die to another face has to be done as you take it, and a copy uses the bonus of another card.',
  'magnificent.card-bonus.only-this-turns-card':
    'Only the card that got its die this turn gives its bonus; those of earlier turns are silent.',
  'magnificent.card-bonus.optional':
    'You may do without the bonus, but you cannot save it for another turn.',

  // Phase 2: power
  'magnificent.power.same-colour-sum':
    'Your power is the new die plus all your dice of its colour from earlier turns of this round. An orange 3 on top of an orange 5 gives 8.',
  'magnificent.power.gem-boost':
    'For more power you may discard gems of the colour of the new die, as many as you like: 2 power each.',
  'magnificent.power.gem-colour':
    'Only gems of the colour of the new die add power, and clear gems.',
  'magnificent.power.clear-gem-wild': 'A clear gem stands for a gem of any colour.',
  'magnificent.power.clear-die-choose-colour':
    'When you take a clear die, name a colour for it: orange, green or purple.',
  'magnificent.power.clear-die-sum':
    'A clear die is added to your dice of the colour you named, and to no others.',
  'magnificent.power.clear-die-this-turn-only':
    'A clear die gives power only in the turn in which you take it. Later it adds nothing, not even to another clear die.',
  'magnificent.power.clear-die-gem-colour':
    'With a clear die, gems of the colour you named add power, and clear gems.',
  'magnificent.power.modifier-not-carried-over':
    'A plus from a card or a trainer counts in this turn only. Later turns, and the payment, go by the face of the die.',

  // Phase 3: one action
  'magnificent.action.choose-one-of-three':
    'Carry out one action, no more: Build, Travel or Perform.',

  // Build
  'magnificent.build.level-within-power':
    'Choose a build level at the left of your board that asks for no more power than you have.',
  'magnificent.build.one-level-only': 'Each Build uses one level; levels cannot be combined.',
  'magnificent.build.level-need-not-be-max':
    'You may choose a lower level. Power that you do not need is lost.',
  'magnificent.build.level-gives-tiles':
    'The squares of a level are the camp tiles it gives: a small square is a small tile, a large square a large one.',
  'magnificent.build.small-covers-four': 'A small camp tile covers 4 spaces.',
  'magnificent.build.large-covers-six': 'A large camp tile covers 6 spaces.',
  'magnificent.build.level-nine': 'The level for 9 power gives 1 large and 1 small tile.',
  'magnificent.build.take-from-supply': 'Take the tiles of the level from the general supply.',
  'magnificent.build.colour-matches-die': 'The tiles must have the colour of the die you took.',
  'magnificent.build.first-tile-anywhere':
    'The first camp tile of your game may go anywhere in your camp.',
  'magnificent.build.later-tiles-adjacent':
    'Each later tile must touch one in your camp, side by side; touching at a corner is not enough.',
  'magnificent.build.rotate-and-flip': 'You may turn a tile, and turn it over, before you lay it.',
  'magnificent.build.tiles-never-move': 'A tile that lies in the camp stays as it is.',
  'magnificent.build.inside-and-no-overlap':
    'A tile must lie inside the camp, on spaces that are all empty.',
  'magnificent.build.bonus-immediate':
    'When a tile covers a space with a bonus, you gain that bonus at once.',
  'magnificent.build.any-tile-order': 'You may lay several tiles in any order.',
  'magnificent.build.bonus-before-next-tile':
    'You gain the bonuses of a tile before you lay the next one.',
  'magnificent.build.supply-exhausted':
    'When all tiles of a colour and size are built, nobody can take one of them any more.',

  // Travel
  'magnificent.travel.wagon-of-die-colour':
    'Move the wagon that has the colour of the die you took, or the colour you named for a clear die.',
  'magnificent.travel.clockwise': 'A wagon goes clockwise round its own travel track.',
  'magnificent.travel.max-steps-power': 'A wagon goes no more steps than you have power.',
  'magnificent.travel.need-not-use-all': 'A wagon may go fewer steps than you have power.',
  'magnificent.travel.shared-wagons':
    'All players share the wagons: each one starts where it was last left.',
  'magnificent.travel.collect-passed-symbols':
    'For each gem or poster symbol that the wagon passes or stops on, you gain one gem or one poster.',
  'magnificent.travel.poster-symbol-after-tent':
    'A poster symbol counts only when no tent lies on it any more.',
  'magnificent.travel.stop-to-take-tent': 'To take a tent, the wagon has to stop on its space.',
  'magnificent.travel.tent-ends-movement': 'Who takes a tent moves no further in this turn.',
  'magnificent.gems.store-matching':
    'A gem you gain goes on an empty space of its kind in your storage.',
  'magnificent.gems.cap-three': 'Your storage holds 3 gems of each of the four kinds.',
  'magnificent.gems.overflow-coin':
    'For each gem that finds no space you gain 1 coin. With 2 green gems in storage, 2 more make 1 gem and 1 coin.',
  'magnificent.gems.no-voluntary-exchange': 'You may not throw gems away to get coins.',
  'magnificent.tents.place-any-empty-space':
    'A tent you take goes on any empty space of your tent area.',
  'magnificent.tents.starting-tent-not-coverable':
    'The space at the far left has the starting tent printed on it and is never covered.',
  'magnificent.tents.bonus-immediate': 'You gain the bonus of the tent space you cover at once.',
  'magnificent.tents.space-bonuses':
    'Each of the four tent spaces gives 1 poster; to this come 2 coins, 2 gems, 1 trainer or 4 points, one of these on each space.',
  'magnificent.tents.maximum-four': 'Four tents are all you can take.',
  'magnificent.tents.may-stop-without-taking':
    'With four tents you may still stop on a tent, but it stays there and gives nothing.',

  // Posters
  'magnificent.posters.source':
    'For each poster you gain, take the top one of the deck, unseen, or one of those face up on the display.',
  'magnificent.posters.refill-at-once':
    'A poster taken from the display is replaced from the deck before anything else is taken.',
  'magnificent.posters.place-empty-space':
    'Lay a poster you gain on any empty space of your poster area.',
  'magnificent.posters.five-spaces': 'Your poster area has 5 spaces.',
  'magnificent.posters.linked-tent-space':
    'Each poster space belongs to the tent space right below it.',
  'magnificent.posters.tent-not-needed-to-place':
    'You may lay a poster above a tent space that is empty.',
  'magnificent.posters.full-three-options':
    'With 5 posters you have three choices: discard one of them and lay the new one there, discard the new one, or take none.',
  'magnificent.posters.full-options-only-when-full':
    'As long as a space is empty there is no choice: you take the poster and lay it there, and the others stay where they are.',

  // Perform
  'magnificent.perform.colour-irrelevant':
    'For Perform only your power counts; the colour of the die does not matter.',
  'magnificent.perform.first-time-board-hat':
    'Your first Perform of a round moves the hat that stands on the board.',
  'magnificent.perform.space-within-power':
    'The hat goes to a space of the performance track that asks for no more power than you have.',
  'magnificent.perform.space-vacant': 'The space must be free: no hat of anybody may be on it.',
  'magnificent.perform.any-lower-space':
    'You may choose any lower free space, even one without a number at the bottom.',
  'magnificent.perform.second-time-second-hat':
    'Your second Perform of a round brings the hat from in front of you onto the track.',
  'magnificent.perform.third-fourth-any-hat':
    'Your third and fourth Perform of a round move one of your two hats, whichever you like, to a new space.',
  'magnificent.perform.hat-may-go-down':
    'The new space may be lower than the one the hat comes from.',
  'magnificent.perform.poster-limit':
    'You may complete as many posters as the new space of the hat shows.',
  'magnificent.perform.may-complete-none': 'You may complete fewer, or none at all.',
  'magnificent.perform.needs-tent-below':
    'A poster can be completed only above a tent: its own tent space must have one.',
  'magnificent.perform.starting-tent-always-there':
    'The tent space at the far left always has a tent, the printed one.',
  'magnificent.perform.needs-all-camp-tiles':
    'Your camp must have all the camp tiles that the poster shows, in colour and size.',
  'magnificent.perform.tile-requirements-add-up':
    'Tiles of posters completed together add up: each tile of your camp serves only one of them. Two posters with a small green tile need two small green tiles.',
  'magnificent.perform.tiles-not-consumed':
    'The tiles stay in the camp and serve again for your next Perform.',
  'magnificent.perform.discard-poster-gems':
    'Discard the gems that the poster shows; about half of the posters show some.',
  'magnificent.perform.clear-gem-wild':
    'On posters and tents too a clear gem pays for a gem of any colour.',
  'magnificent.perform.discard-tent-gem':
    'If the tent below shows a gem, discard that one too, or a clear one for it.',
  'magnificent.perform.reward-poster':
    'For each completed poster you gain the points and coins printed on it.',
  'magnificent.perform.reward-tent':
    'To these come the points and coins of the tent below each of them.',
  'magnificent.perform.starting-tent-reward':
    'The starting tent gives 2 coins with the poster completed above it.',
  'magnificent.perform.completed-face-down':
    'Completed posters are turned face down and piled beside your board. Their artists and symbols still count for master cards.',
  'magnificent.perform.tents-stay': 'Tents stay where they are and serve the next posters.',
  'magnificent.perform.rearrange-after':
    'After completing posters you may move the ones that are left to other poster spaces as you like.',
  'magnificent.perform.rearrange-only-then':
    'Before that, or between two posters, nothing is moved, unless you use the trainer space for it.',
} satisfies Partial<Words['clauses']>;
