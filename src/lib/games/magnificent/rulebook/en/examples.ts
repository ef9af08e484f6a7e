// Worked examples of The Magnificent in English.
import type { ExampleTexts } from '../examples.ts';

export const examples: ExampleTexts = {
  hats: 'Black begins, red and yellow follow clockwise: their hats stand on spaces 1, 2 and 3.',
  power:
    'An orange 5 lies there from before and an orange 3 is taken: power 8, and 10 with a card’s +2.',
  clear:
    'Orange 5 and 3 lie there, and a clear 3 is taken as orange: 11. Two orange gems add 4, so power is 15. A +2 of an earlier turn no longer counts.',
  build:
    'A green 6 with 2 gems gives power 10, enough for level 9: 1 large and 1 small green tile.',
  travel:
    'With power 8 and 2 green gems in store the wagon goes 7 steps and stops at a tent. On the way lie 2 green, 1 purple and 1 orange gem: the fourth green one becomes 1 coin.',
  hat: 'Power is 13, but a hat stands on 12 already: the hat goes on 10, where 2 posters may be completed.',
  perform:
    'The left poster is above the starting tent, the middle one above no tent, the right one above a tent that asks for an orange gem. Left and right can be completed, with all their tiles in the camp at once. They bring 6 coins, 2 of them from the starting tent. The points differ by edition: 23 in the Russian rulebook, 27 in the Spanish text.',
  trainers:
    'Four trainers help to build: two for an extra large tile, the other two to choose the colour of two tiles. At the end of the turn all four go to the main tent.',
  flip: 'An orange 5 is taken and turned over at once: it counts as 2.',
  plus: 'A 3 is taken with 2 trainers on the space: 3 + 2 = 5.',
  tent: 'The tent covers a space of 1 poster and 2 coins. Doubled, it brings 2 posters and 4 coins.',
  fresh:
    'No trainer is free. The first tile covers a bonus and brings one: that bonus it cannot double, the bonus of the second tile of the same action it can.',
  twice:
    'A card gives 1 small green tile for a trainer that goes back. With 2 trainers left it is still only 1 tile.',
  payment:
    'Round 2, orange dice of 5 and 3 and a clear 3: 8 + 3 = 11 coins are due. Who has 9 pays them all and loses 4 points for the 2 that are missing.',
  sets: 'Blue and yellow have two hats on the track each and take back the lower one. Red’s hat is now the highest, so red chooses first. Black, who has not performed, chooses last and begins the next round.',
  area: 'Two spaces of an area are open. A purple and an orange gem fill them, and the area gives 4 points.',
  solo: 'Alone, with 2 hats above yours: the 2 topmost of the 4 sets are discarded, and you choose between the other 2.',
};
