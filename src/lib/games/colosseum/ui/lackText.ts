// How complete a program would be now: what is missing once the Jokers lie, and beside it how many lie.
import { m } from '$lib/paraglide/messages.js';
import type { ProgramSight } from '../advice/programs.ts';
import type { Words } from '../rulebook/words.ts';

type Sight = Pick<ProgramSight, 'missing' | 'jokers'>;
type Named = Pick<Words, 'assetText'>;

export function lackFacts({ missing, jokers }: Sight, words: Named): readonly string[] {
  return [
    missing === 0 ? m.co_complete() : m.co_missing({ count: missing }),
    ...(jokers.length === 0 ? [] : [words.assetText('joker', jokers.length)]),
  ];
}

export const lackText = (sight: Sight, words: Named) => lackFacts(sight, words).join(' · ');
