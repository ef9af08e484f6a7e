// Worked examples of Histrio in English.
import type { ExampleTexts } from '../examples.ts';

export const examples: ExampleTexts = {
  court:
    'A tragedian of experience 3 and a comedian of 2 are in hand. The comedian is sent to the Court: the needle moves 2 spaces towards yellow, and the tragedian joins the troupe.',
  crowd:
    'Tragedians of experience 2 and 3 and a comedian of 4 lie in a crowded city: 2 + 3 − 4 = 1, so the needle moves 1 space towards red.',
  festival:
    'Season 1, the King wants comedy. Ann has 3 comedians with an experience of 8 in all and 2 tragedians with 3; Bo has 4 comedians with 6 and 3 tragedians with 5. Ann’s show is worth 8 − 3 = 5 and Bo’s 6 − 5 = 1: both please, and Ann’s is the best. Ann gets 3 ecus for her comedians and 6 for the show, Bo 4 and 3. A request that pays 4 brings Ann to 13.',
};
