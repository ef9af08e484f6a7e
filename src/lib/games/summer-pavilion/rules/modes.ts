// Ways of playing this game in which clauses hold that hold in no other.
import type { ModesOf } from '../../../referee/modes.ts';
import type { PavilionSetup } from './begin.ts';

export type Mode = 'coloured' | 'grey' | 'two' | 'three' | 'four';

export const MODES: ModesOf<Mode, PavilionSetup> = {
  coloured: ({ options }) => options.side === 'coloured',
  grey: ({ options }) => options.side === 'grey',
  two: ({ seats }) => seats.length === 2,
  three: ({ seats }) => seats.length === 3,
  four: ({ seats }) => seats.length === 4,
};
