// Ways of playing this game in which clauses hold that hold in no other.
import type { ModesOf } from '../../../referee/modes.ts';
import type { ColosseumSetup } from './fresh.ts';
import { isIntense } from './fresh.ts';

export type Mode = 'usual' | 'intense' | 'three' | 'four' | 'five';

export const MODES: ModesOf<Mode, ColosseumSetup> = {
  usual: ({ options }) => !isIntense(options),
  intense: ({ options }) => isIntense(options),
  three: ({ seats }) => seats.length === 3,
  four: ({ seats }) => seats.length === 4,
  five: ({ seats }) => seats.length === 5,
};
