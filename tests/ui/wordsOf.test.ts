// What is said of an effect beside somebody else's act: whom it befell is named, and never twice.
import { expect, it } from 'vitest';
import { loadRulebook } from '../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import { effectWordsBeside } from '../../src/lib/ui/wordsOf.ts';

const rulebook = await loadRulebook('en');
const nameOf = (seat: string) => ({ ann: 'Ann', bo: 'Bo' })[seat] ?? seat;

const LEFT_OVER = {
  clause: 'summer-pavilion.final.leftover',
  seat: 'bo',
  facts: { tiles: 2, wanted: 2, loss: 2 },
} as const;
const WINNER = {
  clause: 'summer-pavilion.final.winner',
  seat: 'bo',
  facts: { seat: 'bo', total: 77 },
} as const;

it.each([
  ['another seat is named before what befell it', LEFT_OVER, 'ann', /^Bo: /],
  ['one’s own act names nobody', LEFT_OVER, 'bo', /^(?!Bo)/],
  ['a sentence that names the seat itself is enough', WINNER, 'ann', /^Bo wins with 77 points$/],
])('%s', (_, effect, who, words) => {
  expect(effectWordsBeside(effect, who, rulebook, nameOf)).toMatch(words);
});
