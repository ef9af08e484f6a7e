// The arc of the dial: what is drawn is what a finger points at.
import { expect, it } from 'vitest';
import {
  angleOf,
  arcFor,
  isNumbered,
  placeAt,
  pointAt,
} from '../../../../src/lib/games/histrio/ui/dialGeometry.ts';
import { placeOf } from '../../../../src/lib/games/histrio/rules/needle.ts';

it('an open arc grows with the needle, a known one never', () => {
  expect(arcFor(0, [placeOf(0)])).toMatchObject({ spaces: 8, isOpen: true });
  expect(arcFor(0, [placeOf(0), placeOf(-14)])).toMatchObject({ spaces: 15, isOpen: true });
  expect(arcFor(6, [placeOf(5)])).toMatchObject({ spaces: 6, isOpen: false });
});

it.each([0, 3, 6, 12, 30])('a finger on a space of a dial of %i finds it', (dial) => {
  const arc = arcFor(dial, [placeOf(0)]);
  for (let needle = -arc.spaces; needle < arc.spaces; needle += 1) {
    const place = placeOf(needle);
    const [x = 0, y = 0] = pointAt(angleOf(arc, place), 120).split(' ').map(Number);
    expect(placeAt(arc, x, y)).toEqual(place);
  }
});

it('beyond the last space is the last space', () => {
  const arc = arcFor(6, [placeOf(0)]);
  expect(placeAt(arc, 120, 5)).toEqual(placeOf(5));
  expect(placeAt(arc, -120, 5)).toEqual(placeOf(-6));
});

it('a long dial names 1 and every fifth space', () => {
  const named = (dial: number) =>
    Array.from({ length: dial }, (_, at) => at + 1).filter((space) =>
      isNumbered(arcFor(dial, [placeOf(0)]), space),
    );
  expect(named(6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(named(16)).toEqual([1, 5, 10, 15]);
});
