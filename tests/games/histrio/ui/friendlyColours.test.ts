// The second colours of two players: four sets, no two of one colour.
import { expect, it } from 'vitest';
import {
  coloursIn,
  freeLooks,
  friendOf,
  soundColours,
} from '../../../../src/lib/games/histrio/ui/friendlyColours.ts';
import { SITTING } from './table.ts';

const pair = SITTING.slice(0, 2);
const [ann] = SITTING;

it('proposes colours that nobody plays with', () => {
  expect(freeLooks(pair).map(({ colour }) => colour)).toEqual(['seat-3', 'seat-4', 'seat-5']);
  expect(soundColours(pair, {})).toEqual({ ann: 'seat-3', bo: 'seat-4' });
});

it('gives the latest wish its way, and nobody the same colour', () => {
  expect(soundColours(pair, { ann: 'seat-5' })).toEqual({ ann: 'seat-5', bo: 'seat-3' });
  expect(soundColours(pair, { ann: 'seat-5', bo: 'seat-5' })).toEqual({
    ann: 'seat-3',
    bo: 'seat-5',
  });
  expect(soundColours(pair, { ann: 'seat-1', cy: 'seat-4' })).toEqual({
    ann: 'seat-3',
    bo: 'seat-4',
  });
});

it('draws the friendly troupe in the colour that was told', () => {
  if (ann === undefined) throw new Error('Nobody sits there');
  const colours = coloursIn({ friendlyColours: { ann: 'seat-5' } });
  expect(friendOf(ann, colours)).toMatchObject({ name: 'Ann', colour: 'seat-5', symbol: 'drop' });
  expect(friendOf(ann, coloursIn({}))).toEqual(ann);
  expect(coloursIn('garbage')).toBeUndefined();
});
