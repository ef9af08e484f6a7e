// Seats of a file that another hand has written: no two look alike, and each has a name that is seen.
import { describe, expect, it } from 'vitest';
import { seenSeats, SEAT_LOOKS } from '../../src/lib/referee/looks.ts';

type Told = readonly [colour: string, symbol: string, name?: string];
const seen = (...told: readonly Told[]) =>
  seenSeats(
    told.map(([colour, symbol, name = 'Ann'], at) => ({ id: `s${at}`, name, colour, symbol })),
  );
const looks = (...told: readonly Told[]) =>
  seen(...told).map(({ colour, symbol }) => [colour, symbol]);

describe('how seats look', () => {
  it('what the app draws stands as it was told', () => {
    const all = SEAT_LOOKS.toReversed().map(({ colour, symbol }): Told => [colour, symbol]);
    expect(looks(...all)).toEqual(all);
    expect(looks(['seat-1', 'star'], ['seat-4', 'circle'])).toEqual([
      ['seat-1', 'star'],
      ['seat-4', 'circle'],
    ]);
  });

  it('what it does not draw takes what goes with it, or the first one free', () => {
    expect(looks(['seat-1', 'circle'], ['seat-5', 'diamond'])).toEqual([
      ['seat-1', 'circle'],
      ['seat-5', 'drop'],
    ]);
    expect(looks(['plum', 'star'], ['teal', 'moon'], ['seat-1', 'drop'])).toEqual([
      ['seat-2', 'star'],
      ['seat-3', 'square'],
      ['seat-1', 'drop'],
    ]);
  });

  it('no two look alike, in colour or in symbol', () => {
    const five = looks(...Array.from({ length: 5 }, (): Told => ['seat-2', 'diamond']));
    expect(new Set(five.map(([colour]) => colour)).size).toBe(5);
    expect(new Set(five.map(([, symbol]) => symbol)).size).toBe(5);
    expect(looks(...Array.from({ length: 12 }, (): Told => ['x', 'x']))).toHaveLength(12);
  });

  it('a name that an earlier seat has goes with the number of its place', () => {
    const names = ['Ann', 'Bo', 'ann ', 'Ann'];
    const told = names.map((name, at): Told => [`seat-${at + 1}`, 'circle', name]);
    expect(seen(...told).map(({ name }) => name)).toEqual(['Ann', 'Bo', 'ann #3', 'Ann #4']);
  });

  it('a name of which nothing is seen is the number of its place', () => {
    const names = ['Ann', '\u200B\u2060', ' ', '\u3164', '\u2068Ян\u2069', '👩‍👧'];
    const told = names.map((name, at): Told => [`seat-${at + 1}`, 'circle', name]);
    expect(seen(...told).map(({ name }) => name)).toEqual([
      'Ann',
      '#2',
      '#3',
      '#4',
      '\u2068Ян\u2069',
      '👩‍👧',
    ]);
  });
});
