// What a program still lacks, beside the Jokers that lie for something.
import { expect, it } from 'vitest';
import { lackText } from '../../../../src/lib/games/colosseum/ui/lackText.ts';
import { words } from './audienceScenes.ts';

it('colosseum.joker.replaces-one: what is missing is counted once the Jokers lie, as what is complete is', () => {
  const text = (missing: number, ...jokers: readonly 'lion'[]) =>
    lackText({ missing, jokers: [...jokers] }, words);
  expect(text(1, 'lion')).toBe('1 missing · 1 Joker');
  expect(text(0, 'lion', 'lion')).toBe('complete · 2 Jokers');
  expect(text(2)).toBe('2 missing');
});
