// Every clause in English, in our own words.
import type { Words } from '../words.ts';

export const clauses: Words['clauses'] = {
  // Set-up
  'summer-pavilion.component.tiles':
    'There are 132 tiles, 22 in each of the 6 colours. The bag holds all of them before the first draw.',
  'summer-pavilion.component.board-colour-circle':
    'The small coloured circle at the upper edge of a player board, between the orange and the red star, names its player colour: the scoring marker matches it.',
  'summer-pavilion.component.board-two-sides':
    'A player board is printed on both sides: coloured stars for the standard game, grey ones for the variant.',
  'summer-pavilion.setup.player-board':
    'Each player takes a board and lays it down with the coloured stars up.',
  'summer-pavilion.setup.factories-ring':
    'Lay the factory displays in a ring. What they enclose is the centre of the table.',
  'summer-pavilion.setup.factories-2p': '2 players: 5 factory displays.',
  'summer-pavilion.setup.factories-3p': '3 players: 7 factory displays.',
  'summer-pavilion.setup.factories-4p': '4 players: 9 factory displays.',
  'summer-pavilion.setup.scoring-board': 'Beside the ring of displays lies the scoring board.',
  'summer-pavilion.setup.round-counter': 'The round counter begins on space 1 of the round track.',
  'summer-pavilion.setup.round-counter-meaning':
    'The round counter tells the number of the round and, with the colour printed on its space, which tiles are jokers.',
  'summer-pavilion.setup.first-joker-purple': 'Purple tiles are the jokers of round 1.',
  'summer-pavilion.setup.scoring-marker':
    'All scoring markers begin on space 5: each player has 5 points before the first turn.',
  'summer-pavilion.setup.bag': 'Before anything is drawn, the bag holds every tile: 132.',
  'summer-pavilion.setup.supply-ten':
    'Draw 10 tiles blindly and lay one on each of the 10 supply spaces of the scoring board.',
  'summer-pavilion.setup.fill-factories':
    'Once the supply is full, draw 4 tiles for each factory display. The bag then holds 102 tiles with 2 players, 94 with 3 and 86 with 4.',
  'summer-pavilion.setup.bag-aside': 'When the displays are full, lay the bag aside within reach.',
  'summer-pavilion.setup.start-token-center':
    'Until somebody takes it, the start player token lies inside the ring.',
  'summer-pavilion.setup.tower':
    'Discarded tiles go into the tower. It stands where everybody can reach it, between displays and scoring board.',
  'summer-pavilion.setup.eighty-tokens':
    'The "80 points" tokens wait beside the scoring board until a marker has gone round once.',
  'summer-pavilion.setup.return-unused':
    'What nobody plays with stays in the box: spare boards, markers and displays.',
  'summer-pavilion.setup.player-count':
    'The match is for 2, 3 or 4 players; there is no number of displays for any other table.',

  // Course of the game
  'summer-pavilion.goal.most-points': 'Whoever has the highest total at the very end wins.',
  'summer-pavilion.goal.six-rounds': 'A match is 6 rounds and one final scoring, no more, no less.',
  'summer-pavilion.round.three-phases':
    'A round has 3 phases, always in this order: take tiles, place tiles, prepare the next round.',
  'summer-pavilion.round.no-phase3-last': 'Round 6 has no phase 3.',
  'summer-pavilion.round.youngest-starts': 'The youngest player has the very first turn.',
  'summer-pavilion.round.clockwise': 'After each turn the player to the left is next.',
  'summer-pavilion.round.several-turns': 'As a rule everybody has more than one turn in a round.',

  // Phase 1
  'summer-pavilion.draft.must-take':
    'In phase 1 nobody can pass: each turn takes at least one tile.',
  'summer-pavilion.draft.two-sources':
    'A turn of phase 1 takes from one place only: either a single factory display or the centre of the table.',
  'summer-pavilion.draft.factory-one-colour':
    'From a display take every tile of one colour. The colour is yours to choose, except the joker colour.',
  'summer-pavilion.draft.place-beside-board': 'What you take lies beside your own board.',
  'summer-pavilion.draft.rest-to-center':
    'Whatever you leave on the display goes to the centre of the table.',
  'summer-pavilion.draft.factory-joker-extra':
    'If the display shows jokers, 1 of them comes along with your colour: not 0, not 2.',
  'summer-pavilion.draft.factory-only-jokers':
    'From a display of nothing but jokers you take 1; the others go to the centre of the table.',
  'summer-pavilion.draft.center-one-colour':
    'From the centre of the table take every tile of one colour that lies there, except the joker colour.',
  'summer-pavilion.draft.center-joker-extra':
    'If jokers lie in the centre, 1 of them comes along with your colour: not 0, not 2.',
  'summer-pavilion.draft.center-only-jokers':
    'When only jokers are left in the centre, a turn takes 1 of them.',
  'summer-pavilion.draft.joker-not-choosable':
    'Where another colour can still be chosen, the joker colour cannot. The 1 joker that comes along is all you get.',
  'summer-pavilion.draft.no-joker-no-extra':
    'Where no joker lies, you take the chosen colour and nothing besides.',
  'summer-pavilion.draft.source-not-empty':
    'You can only choose what is there: no empty display, no missing colour, and no centre with just the start player token in it.',
  'summer-pavilion.draft.next-player':
    'When your tiles lie beside your board, the player to your left takes.',
  'summer-pavilion.draft.phase-end':
    'When the last tile has left the displays and the centre, phase 2 begins.',
  'summer-pavilion.token.first-from-center':
    'Whoever is the first in a round to take from the centre of the table takes the start player token too.',
  'summer-pavilion.token.penalty':
    'The start player token costs 1 point for each tile taken in that turn, the joker among them. The token itself does not count.',
  'summer-pavilion.token.floor-one': 'The start player token never pushes a total below 1.',
  'summer-pavilion.token.allowed-at-one':
    'With a total of 1 you may take the start player token all the same; it then costs nothing.',
  'summer-pavilion.token.later-takers-free':
    'Once the start player token is gone, taking from the centre costs no points.',
  'summer-pavilion.token.starts-phase2':
    'With the start player token comes the first turn of phase 2 in the same round.',
  'summer-pavilion.token.starts-next-round':
    'The start player token is also worth the first turn of the next round.',
  'summer-pavilion.token.nobody-took':
    'If the token was left in the centre, whoever opened this round opens phase 2 and the next round as well.',
  'summer-pavilion.joker.one-per-round':
    'Every round has one joker colour: purple, green, orange, yellow, blue and red, in this order.',
  'summer-pavilion.joker.replaces-any':
    'In their round, jokers can pay in the place of any other colour.',
  'summer-pavilion.joker.expires':
    'A tile is a joker in one round only. Kept longer, it is a plain tile of its colour again.',
  'summer-pavilion.joker.carried-becomes':
    'A tile kept for a later round becomes a joker when its colour comes up.',

  // Phase 2: placing
  'summer-pavilion.play.start-player':
    'Whoever has the start player token places the first tile of phase 2.',
  'summer-pavilion.play.turn-check':
    'To fill a space you need as many tiles of its colour as the space costs, jokers included.',
  'summer-pavilion.play.place-one':
    'A turn of phase 2 lays 1 tile, one of those you have just paid.',
  'summer-pavilion.play.discard-rest': 'The other paid tiles drop into the tower.',
  'summer-pavilion.play.next-player':
    'After a tile is placed, the nearest player clockwise who is still in the round is next.',
  'summer-pavilion.play.repeat': 'Phase 2 goes round the table until all players have passed.',
  'summer-pavilion.place.own-tiles-only':
    'You play with the tiles beside your own board. Those on the corners, in the supply or beside another board are out of reach.',
  'summer-pavilion.place.rhombus-only':
    'A tile lies on a rhombic space of a star of your own board. Pillars, statues and windows stay free.',
  'summer-pavilion.place.empty-only': 'A covered space takes no second tile.',
  'summer-pavilion.place.star-colour':
    'On the coloured side each of the 6 outer stars takes tiles of its own colour only.',
  'summer-pavilion.place.cost-number':
    'The number on a space is its price in tiles, the placed tile included.',
  'summer-pavilion.place.discard-now':
    'All but 1 of the paid tiles drop into the tower straight away.',
  'summer-pavilion.place.center-all-different':
    'On the coloured side the central star takes every colour, each of them once.',
  'summer-pavilion.place.center-any-space':
    'A colour that the central star still lacks may go on any of its free numbers.',
  'summer-pavilion.place.unused-stay':
    'Tiles you have not spent stay beside your board and wait for a later turn.',
  'summer-pavilion.wild.substitute':
    'Jokers of the round may pay for tiles you lack or would rather save; how many is up to you.',
  'summer-pavilion.wild.one-natural':
    'However many jokers help, at least 1 paid tile has the colour you place.',
  'summer-pavilion.wild.others-discarded':
    'The jokers of a payment drop into the tower with the rest of it.',
  'summer-pavilion.wild.any-colour':
    'Jokers help any colour you choose, always together with real tiles of the colour of the space.',
  'summer-pavilion.wild.never-on-foreign-space':
    'A joker that stands in for another colour is discarded. It never lies on the space itself.',
  'summer-pavilion.wild.own-colour':
    'A tile of the joker colour may lie on a space of its own colour; then all paid tiles are of that colour.',
  'summer-pavilion.wild.center':
    'On the central star, too, jokers may help another colour or be laid as their own, while that colour is missing there.',

  // Phase 2: bonus tiles
  'summer-pavilion.bonus.pillar':
    'Cover the 4 spaces round a pillar and choose 1 tile from the supply.',
  'summer-pavilion.bonus.statue':
    'Cover the 4 spaces round a statue and choose 2 tiles from the supply.',
  'summer-pavilion.bonus.window':
    'Cover the 2 spaces beside a window and choose 3 tiles from the supply.',
  'summer-pavilion.bonus.mandatory':
    'Bonus tiles are taken at once, before the turn ends. They cannot be declined.',
  'summer-pavilion.bonus.jokers-ok':
    'Any tile in the supply may be chosen, jokers too, but only what lies there now.',
  'summer-pavilion.bonus.beside-board':
    'Bonus tiles lie beside your board and can be spent from your next turn on.',
  'summer-pavilion.bonus.no-other-player':
    'Pillars, statues and windows count on your own board alone, and they give tiles, never points.',
  'summer-pavilion.bonus.several-at-once':
    'When one tile surrounds several features, add up their bonus tiles and take them all before the supply is refilled.',
  'summer-pavilion.bonus.short-supply':
    'If more bonus tiles are due than the supply holds, take them all. Unless your table settles it otherwise, the rest is lost.',
  'summer-pavilion.bonus.once':
    'Each pillar, statue and window of a board gives its tiles once in a match.',
  'summer-pavilion.supply.refill':
    'Before the next turn, even one of the same player, fill the gaps in the supply from the bag.',
  'summer-pavilion.supply.bag-empty':
    'If the bag is empty while the supply is filled, pour the tower into the bag and go on.',
  'summer-pavilion.supply.persists':
    'Tiles that nobody picks stay in the supply from one round to the next.',
  'summer-pavilion.supply.exhausted':
    'With bag and tower both empty, gaps in the supply stay open until tiles are to be had again.',

  // Phase 2: points
  'summer-pavilion.score.tile': 'A placed tile is worth 1 point.',
  'summer-pavilion.score.move-marker': 'For each point the marker goes 1 space forward.',
  'summer-pavilion.score.connected':
    'A tile laid next to others scores 1 point for every tile of the chain it now belongs to on that star, itself included: 1 to 6 points.',
  'summer-pavilion.score.same-star':
    'Only spaces side by side on one star are neighbours; a space of another star never is.',
  'summer-pavilion.score.ring':
    'The 6 spaces of a star stand in a circle: each has 2 neighbours, and there is no first or last.',
  'summer-pavilion.track.endless': 'After its last space the score track goes on with the first.',
  'summer-pavilion.track.eighty-token':
    'A marker that goes beyond 80 earns an "80 points" token. A total is 80 for each token plus the space of the marker.',
  'summer-pavilion.track.total-not-lap':
    'Losses are taken from the total. A marker pushed back over 80 returns its token, and the lowest total is 1, whatever lap the marker is on.',

  // Phase 2: passing
  'summer-pavilion.pass.when':
    'Whoever cannot place a tile, or prefers not to, passes. You may pass even when a space could be filled.',
  'summer-pavilion.pass.keep-four':
    'A player who passes may keep up to 4 tiles for the next round.',
  'summer-pavilion.pass.corners':
    'Each kept tile goes on a corner of the board, 1 on each of the 4.',
  'summer-pavilion.pass.kept-score-nothing':
    'A kept tile earns nothing while it lies on its corner.',
  'summer-pavilion.pass.discard-rest': 'After a pass the tower takes every tile that is not kept.',
  'summer-pavilion.pass.penalty': 'Each tile thrown away with a pass costs 1 point.',
  'summer-pavilion.pass.floor-one':
    'However many tiles are discarded with a pass, the total stops at 1.',
  'summer-pavilion.pass.out-for-round': 'A pass is final: no more turns in this round.',
  'summer-pavilion.pass.no-tiles':
    'A player whose turn comes with no tiles beside the board has passed, at no cost.',
  'summer-pavilion.pass.last-round':
    'In round 6 nothing is kept: with the pass, every tile still in hand costs 1 point, once.',

  // Phase 3
  'summer-pavilion.prep.start-player-does-it': 'The start player does all the work of phase 3.',
  'summer-pavilion.prep.advance-counter':
    'Unless it stands on 6, the round counter moves on by 1, and with it the joker colour.',
  'summer-pavilion.prep.after-round-six':
    'With the counter on 6 there is nothing left to prepare: go to the final scoring.',
  'summer-pavilion.prep.refill-factories':
    'Draw 4 tiles from the bag for each factory display in use.',
  'summer-pavilion.prep.bag-empty':
    'If the bag is empty before all displays are full, pour the tower into it and draw on.',
  'summer-pavilion.prep.shortage':
    'If bag and tower are both empty, the round is played with the tiles that could be laid out.',
  'summer-pavilion.prep.token-back': 'The start player token returns to the middle of the ring.',
  'summer-pavilion.prep.corners-back':
    'Everybody takes the tiles on the corners and lays them beside the board again.',
  'summer-pavilion.supply.tile-balance':
    'The tiles for the displays are those of the 132 that lie neither on the boards and their corners nor in the supply. Fewer than 4 for each display means a short round.',

  // End of the game
  'summer-pavilion.end.after-six': 'After round 6 play stops and the goals are added.',
  'summer-pavilion.final.star-multicolour':
    'A full star of 6 different colours is worth 12 points; on the coloured side that is the central star.',
  'summer-pavilion.final.star-red': 'A red star with its 6 spaces covered is worth 14 points.',
  'summer-pavilion.final.star-blue': 'A blue star with its 6 spaces covered is worth 15 points.',
  'summer-pavilion.final.star-yellow':
    'A yellow star with its 6 spaces covered is worth 16 points.',
  'summer-pavilion.final.star-orange':
    'An orange star with its 6 spaces covered is worth 17 points.',
  'summer-pavilion.final.star-green': 'A green star with its 6 spaces covered is worth 18 points.',
  'summer-pavilion.final.star-purple':
    'A purple star with its 6 spaces covered is worth 20 points.',
  'summer-pavilion.final.all-1s': 'Every 1 on the board covered: 4 points.',
  'summer-pavilion.final.all-2s': 'Every 2 on the board covered: 8 points.',
  'summer-pavilion.final.all-3s': 'Every 3 on the board covered: 12 points.',
  'summer-pavilion.final.all-4s': 'Every 4 on the board covered: 16 points.',
  'summer-pavilion.final.no-fives-sixes': 'Covering all 5s or all 6s earns nothing.',
  'summer-pavilion.final.number-sets-include-center':
    'The central star counts for the numbers: on the coloured side each number stands on 7 spaces.',
  'summer-pavilion.final.leftover':
    'A tile still unused after round 6 drops into the tower and costs 1 point, once.',
  'summer-pavilion.final.winner': 'The highest total wins.',
  'summer-pavilion.final.tie': 'Players with the same highest total win together.',

  // Variant
  'summer-pavilion.variant.flip': 'For the variant every player turns the board to its grey side.',
  'summer-pavilion.variant.same-rules':
    'The grey side changes the numbers and which colours a star takes. All else is played as usual.',
  'summer-pavilion.variant.free-colour':
    'On the grey side no star has a colour of its own: what goes on each of the 7 stars is your choice.',
  'summer-pavilion.variant.multicolour-star':
    'A grey star begun with different colours needs 6 different ones.',
  'summer-pavilion.variant.single-colour-star':
    'A grey star begun with one colour takes that colour on all 6 spaces.',
  'summer-pavilion.variant.second-tile-decides':
    'The second tile decides what a grey star becomes: the same colour again makes it single-coloured, a new one multicoloured.',
  'summer-pavilion.variant.center-single-ok':
    'The grey central star is as free as the others: 6 tiles of one colour are welcome there.',
  'summer-pavilion.variant.repeats-allowed':
    'On the grey side a board may hold two stars of one colour, or more, and any number of multicoloured ones.',
  'summer-pavilion.variant.scored-normally':
    'On the grey side each full star has its usual value, however many of a kind there are: multicoloured 12, red 14, blue 15, yellow 16, orange 17, green 18, purple 20.',
  'summer-pavilion.variant.other-numbers':
    'The grey stars carry other numbers than the coloured ones: clockwise 3, 2, 1, 4, 5, 6 outside and six 3s in the centre.',
  'summer-pavilion.variant.number-sets':
    'The grey side has six 1s, six 2s, twelve 3s and six 4s; the central star adds six of the 3s.',
  'summer-pavilion.variant.all-players': 'All boards at the table show the same side.',
};
