// A table that keeps its money to itself: no total on the strip, none read aloud, until the end.
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import SeatStrip from '../../src/lib/ui/SeatStrip.svelte';
import { toyProps, toyTable } from '../support/toyTable.ts';
import TotalsInMatch from '../support/TotalsInMatch.svelte';

const strip = (hidesTotals: boolean, isUncounted = false) =>
  render(SeatStrip, {
    seats: [{ id: 'ann', name: 'Ann', colour: 'seat-1', symbol: 'circle' }],
    standings: [{ seat: 'ann', total: 17, tieBreaks: [] }],
    gains: { serial: 1, pointsBySeat: { ann: 4 }, effects: [], told: 1 },
    hidesTotals,
    isUncounted,
    onseat: () => undefined,
  });

it('shows totals and what has just been gained', () => {
  strip(false);
  expect(screen.getByRole('button').textContent).toContain('17');
  expect(screen.getByRole('button').textContent).toContain('+4');
});

it('says neither where the table hides them', () => {
  strip(true);
  const said = screen.getByRole('button').textContent;
  expect(said).toContain('Ann: total hidden');
  expect(said).not.toMatch(/17|\+4/);
});

it('says that it is not counted yet where nobody knows it before the end', () => {
  strip(true, true);
  const said = screen.getByRole('button').textContent;
  expect(said).toContain('Ann: not counted yet');
  expect(said).not.toMatch(/17|\+4/);
});

it.each([
  [false, /17.*18.*\+1/],
  [true, /^Ann: \+1 Ann \+1$/], // for ears and for eyes
])(
  'what a change does to a total is a difference alone where none is said: %s',
  async (saysNoTotal, shown) => {
    const { live } = await toyTable('a1');
    const { rulebook, nameOf } = toyProps;
    const at = (total: number) => [{ seat: 'ann', total, tieBreaks: [] }];
    render(TotalsInMatch, {
      match: { live, rulebook, nameOf, saysNoTotal },
      change: { before: at(17), after: at(18), moved: [], rulebook, nameOf: () => 'Ann' },
    });
    expect(screen.getByRole('listitem').textContent.replace(/\s+/g, ' ').trim()).toMatch(shown);
  },
);
