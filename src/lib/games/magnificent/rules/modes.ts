// Ways of playing this game in which clauses hold that hold in no other.
import type { ModesOf } from '../../../referee/modes.ts';
import type { MagnificentSetup } from './fresh.ts';
import { isDraft, isFirst } from './fresh.ts';
import { isSolo } from './state.ts';

export type Mode = 'solo' | 'first' | 'later' | 'draft' | 'two' | 'two-or-three' | 'three' | 'four';

export const MODES: ModesOf<Mode, MagnificentSetup> = {
  solo: isSolo,
  first: ({ options }) => isFirst(options),
  later: ({ options }) => !isFirst(options),
  // Alone nobody passes cards on, whatever was chosen before the others left.
  draft: (setup) => isDraft(setup.options) && !isSolo(setup),
  two: ({ seats }) => seats.length === 2,
  'two-or-three': ({ seats }) => seats.length === 2 || seats.length === 3,
  three: ({ seats }) => seats.length === 3,
  four: ({ seats }) => seats.length === 4,
};
