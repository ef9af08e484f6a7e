// Who sits where at the set-up: last time's table, as far as this game can seat it.
import { describe, expect, it } from 'vitest';
import { Seating } from '../../src/lib/ui/seating.svelte.ts';

const people = (...names: readonly string[]) =>
  names.map((name, at) => ({ name, colour: `seat-${at + 1}` }));

function seated(min: number, max: number, ...names: readonly string[]) {
  const seating = new Seating({ min, max });
  seating.seat(people(...names));
  return seating;
}

describe("last time's table", () => {
  it('sits down again as it was', () => {
    const seating = seated(2, 5, 'Ann', 'Bo');
    expect(seating.seats.map(({ name }) => name)).toEqual(['Ann', 'Bo']);
    expect(seating.nameOf(seating.first)).toBe('Ann');
  });

  it('gets more seats where the game needs them, each with a mark of its own', () => {
    const seating = seated(3, 5, 'Ann', 'Bo');
    expect(seating.seats.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Player 3']);
    expect(new Set(seating.seats.map(({ colour }) => colour)).size).toBe(3);
    expect(seating.canLeave).toBe(false);
  });

  it('takes no stand-in for a name, whichever language it was in', () => {
    const seating = seated(2, 5, 'Player 2', 'Bo', 'Игрок 3');
    expect(seating.rows.map(({ name }) => name)).toEqual(['', 'Bo', '']);
  });

  it('takes letters of which nothing is seen for no name', () => {
    expect(seated(2, 5, '\u200B\u200B', 'Bo').seats[0]?.name).toBe('Player 1');
  });

  it('loses who has no place, and nobody is there the first time', () => {
    expect(seated(1, 4, 'Ann', 'Bo', 'Cy', 'Di', 'Eve').seats).toHaveLength(4);
    expect(seated(2, 4).seats).toHaveLength(3);
    expect(seated(1, 4, 'Ann').isAlone).toBe(true);
  });
});

describe('names that are alike', () => {
  const alike = (...names: readonly string[]) => {
    const seating = seated(2, 5, ...names);
    return seating.seats.flatMap(({ id }, at) => (seating.namesakes.includes(id) ? [at] : []));
  };

  it.each([
    [['Ann', 'Bo', 'Cy'], []],
    [['Ann', 'Bo', ' ANN '], [2]],
    [
      ['Инна', 'инна', 'Инна'],
      [1, 2],
    ],
  ])('are those of %s that somebody before has', (names, places) => {
    expect(alike(...names)).toEqual(places);
  });

  it('may be one that was typed and one of a seat that nobody named', () => {
    const seating = seated(2, 5, 'Ann', 'Bo');
    const [first, second] = seating.rows;
    if (first) first.name = 'Player 2';
    if (second) second.name = '';
    expect(seating.namesakes).toEqual([second?.key]);
  });
});

describe('the number of players', () => {
  it('brings back who was sent away, and who begins is always at the table', () => {
    const seating = seated(2, 4, 'Ann', 'Bo', 'Cy');
    const last = seating.seats[2]?.id ?? '';
    seating.first = last;
    seating.setCount(2);
    expect(seating.nameOf(seating.first)).toBe('Ann');
    seating.setCount(4);
    expect(seating.seats.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy', 'Player 4']);
    expect(new Set(seating.seats.map(({ symbol }) => symbol)).size).toBe(4);
  });
});

describe('who is quicker than the phone', () => {
  it('is not overruled by the table of last time: the number of players and a name stand', () => {
    const seating = new Seating({ min: 2, max: 4 });
    seating.setCount(2);
    const [, second] = seating.rows;
    if (second) second.name = 'Zoe';
    seating.seat(people('Ann', 'Bo', 'Cy'));
    expect(seating.seats.map(({ name }) => name)).toEqual(['Ann', 'Zoe']);
    seating.setCount(3);
    expect(seating.nameOf(seating.seats[2]?.id ?? '')).toBe('Cy');
  });

  it('is not overruled by a rematch either', () => {
    const seating = new Seating({ min: 2, max: 4 });
    seating.setCount(2);
    const seats = people('Ann', 'Bo', 'Cy').map((one, at) => ({
      ...one,
      id: `s${at + 1}`,
      symbol: 'star',
    }));
    seating.seatAgain(seats, 's3');
    expect(seating.seats.map(({ name }) => name)).toEqual(['Ann', 'Bo']);
    expect(seating.first).toBe('s1');
  });
});
