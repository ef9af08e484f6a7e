// Worked examples of Colosseum in English.
import type { ExampleTexts } from '../examples.ts';

export const examples: ExampleTexts = {
  tokens:
    'Of the 40 green tokens 15 lie in the markets. With three players each gets 8, with four each gets 6: 1 is left over. With five each gets 5, and none is left.',
  missing:
    'A program that draws 32 spectators when complete draws 28 with one asset missing, and 24 when a horse and a chariot are missing.',
  growth: 'An arena of 2 squares covers 3 after its first expansion and 4 after the second.',
  second: 'An arena of 3 squares grows at either end, to 4. A third expansion is not allowed.',
  expansion:
    'The arena covers squares 8 and 9, and a Senator stands on 10. Expanding to square 10 costs 10 coins, and the Senator is inside.',
  rest: 'A IV takes a Senator from square 15 to 19, a resting area: 1 medal.',
  passing:
    'II and III together take a Consul from square 24 to 29. He only passes the resting area on 26: no medal.',
  previous: 'A third event, with two programs produced before: 2 × 5 = 10 more spectators.',
  stars:
    'With three star awards, of which two have their asset in this event: 2 × 4 = 8 spectators.',
  income:
    'The best so far is 24, this event has 31 spectators: the marker goes to 31, and 31 coins turn 5 into 36.',
  medals:
    'Two medals take a Senator from square 13 three squares on and three more, to 19. That is a resting area, but no die brought him there: no medal for it.',
  nobles: 'The Emperor, one Consul and one Senator in the arena: 7 + 5 + 3 = 15 spectators.',
  intense:
    'Ann opens and Bo wins. Ann opens again, without Bo, and Cy wins. Ann passes, and the right to open moves on: both empty markets are refilled. Bo opens and Ann wins; Bo opens again, without Ann, and Cy wins; now alone, Bo takes a market for 8 coins, and the three empty ones are refilled. Cy opens, and everybody may bid again.',
};
