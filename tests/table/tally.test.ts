// Who has won how often: shared victories, matches alone, the same name in other letters, and who ended before whom.
import { expect, test } from 'vitest';
import { tallyOf, type PlayedMatch } from '../../src/lib/table/tally.ts';

/** 'Ann 10, Bo 8': everybody with points, ranked by them; equal points share a rank. */
function match(text: string): PlayedMatch {
  const people = text.split(', ').map((one, at) => {
    const [name = '', total = ''] = one.split(' ');
    return { seat: `s${at}`, name, total: Number(total) };
  });
  return {
    game: 'toy',
    ended: '2026-03-01T22:00:00+01:00',
    seats: people.map(({ seat, name }) => ({ id: seat, name })),
    ranks: people.map(({ seat, total }) => ({
      seat,
      total,
      rank: 1 + people.filter((other) => other.total > total).length,
    })),
  };
}

const tally = (...matches: readonly string[]) => tallyOf(matches.map(match));

test('counts matches, victories, the best and the mean', () => {
  expect(tally('Ann 10, Bo 8', 'Bo 12, Ann 4', 'Ann 7, Bo 6')).toMatchObject([
    { name: 'Ann', played: 3, won: 2, best: 10, mean: 7 },
    { name: 'Bo', played: 3, won: 1, best: 12, mean: 26 / 3 },
  ]);
});

test('a shared victory is one for everybody who shares it', () => {
  expect(tally('Ann 9, Bo 9, Cy 3').map(({ name, won }) => [name, won])).toEqual([
    ['Ann', 1],
    ['Bo', 1],
    ['Cy', 0],
  ]);
});

test('alone nobody is beaten, the points count all the same', () => {
  expect(tally('Ann 212')).toEqual([
    { name: 'Ann', played: 1, won: 0, best: 212, mean: 212, against: [] },
  ]);
});

test('the same name is the same person, whatever the letters', () => {
  expect(tally('Женя 5, Bo 4', 'женя 6, Bo 7').map(({ name, played }) => [name, played])).toEqual([
    ['Bo', 2],
    ['Женя', 2],
  ]);
});

test('says who ended before whom, the one met most often first', () => {
  const [ann] = tally('Ann 10, Bo 8', 'Bo 12, Ann 4, Cy 4', 'Ann 7, Bo 6');
  expect(ann?.against).toEqual([
    { name: 'Bo', ahead: 2, behind: 1, level: 0 },
    { name: 'Cy', ahead: 0, behind: 0, level: 1 },
  ]);
});

test('below zero the best is still the best', () => {
  expect(tally('Ann -3, Bo -9')[1]).toMatchObject({ name: 'Bo', best: -9, mean: -9 });
});
