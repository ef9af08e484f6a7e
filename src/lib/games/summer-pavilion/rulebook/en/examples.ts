// Worked examples of Azul: Summer Pavilion in English.
import type { ExampleTexts } from '../examples.ts';

export const examples: ExampleTexts = {
  displayWithout:
    'Purple is the joker, and a display shows 2 red and 2 yellow tiles. Ann chooses red: both red tiles are hers, the 2 yellow ones go to the centre.',
  displayWith:
    'Purple is the joker, and a display shows 1 green, 2 purple and 1 yellow tile. Bo chooses green and takes the green tile and 1 purple one; the other purple and the yellow go to the centre.',
  center:
    '3 yellow tiles and 1 joker lie in the centre, and nobody has taken there yet. Cy chooses yellow: 3 yellow tiles, the joker and the token. 4 tiles cost 4 points, from 5 down to 1.',
  jokersHelp:
    '1 green tile and 3 jokers pay for the green 4: the green tile goes on the space, the 3 jokers into the tower.',
  jokersOwn:
    'In the round of purple, 3 purple tiles pay for the purple 3. A green tile is of no help there.',
  jokersCentral:
    'There is no green on the central star yet: 1 green tile and 3 jokers pay for its 4, and the green tile is laid.',
  payment:
    'With 7 blue tiles Ann covers the 6 of an empty blue star: 1 tile is laid, 5 go into the tower, 1 stays beside the board. It scores 1 point.',
  apart:
    'On the red star 6 and 1 are covered, 2 and 4 are empty. A tile on 3 touches neither: 1 point.',
  group:
    'Blue 4 and 5 are covered. A tile on 6 joins them: the group 4–5–6 gives 3 points, though 4 does not touch 6.',
  pass: '4 green and 2 red tiles are left in round 1. Cy passes: the green ones go on the corners and will be jokers in round 2, the red ones go into the tower and cost 2 points.',
};
