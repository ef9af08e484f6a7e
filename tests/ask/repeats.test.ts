// Where an answer says what its clause says, one of the two is shown; every clause of every game has its words somewhere.
import { describe, expect, test } from 'vitest';
import { withoutRepeats } from '../../src/lib/ask/repeats.ts';

describe('an answer and the clause it is of', () => {
  test('that say the same are said once', () => {
    const words = 'Those who tie share the victory; there is no tie-break.';
    expect(withoutRepeats(words, words)).toEqual({ top: words });
  });

  test('of which the clause says a little more leave the clause', () => {
    const answer = 'The acrobats stay with their owners.';
    const clause = 'The acrobats stay with their owners and do not return to the deck.';
    expect(withoutRepeats('Acrobats stay.', clause)).toEqual({ top: 'Acrobats stay.', clause });
    expect(withoutRepeats(`${answer.slice(0, -1)}, not to the deck.`, clause)).toEqual({
      top: clause,
    });
  });

  test('keep both where the answer begins with a yes or a no that the clause has not', () => {
    const answer = 'No: a season ticket is bought once in each round, and one alone.';
    const clause = 'A season ticket is bought once in each round at most.';
    expect(withoutRepeats(answer, clause)).toEqual({ top: answer, clause });
  });

  test('with other words are both said', () => {
    const answer = 'From the second round on it is yours.';
    const clause = 'A podium adds 3 spectators to every later event of its owner.';
    expect(withoutRepeats(answer, clause)).toEqual({ top: answer, clause });
  });
});
