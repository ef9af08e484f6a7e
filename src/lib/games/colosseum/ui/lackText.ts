// How complete a program would be now: what is missing, and beside it the Jokers that stand for something.
import { m } from '$lib/paraglide/messages.js';
import type { ProgramSight } from '../advice/programs.ts';
import { countOf } from '../data/assets.ts';
import type { Words } from '../rulebook/words.ts';

type Sight = Pick<ProgramSight, 'missing' | 'lacks' | 'jokers'>;
type Named = Pick<Words, 'assetText'>;

export function lackFacts({ missing, lacks, jokers }: Sight, words: Named): readonly string[] {
  return [
    missing === 0 ? m.co_complete() : m.co_missing({ count: countOf(lacks) }),
    ...(jokers.length === 0 ? [] : [words.assetText('joker', jokers.length)]),
  ];
}

export const lackText = (sight: Sight, words: Named) => lackFacts(sight, words).join(' · ');
