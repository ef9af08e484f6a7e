// What a change would do to the seats: totals, and below them what else each would have more or less of.
import { render, screen, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import TotalsChange from '../../src/lib/ui/TotalsChange.svelte';
import { toyRulebook } from '../support/toyTable.ts';

const standing = (seat: string, total: number) => ({ seat, total, tieBreaks: [] });
const rulebook = { ...toyRulebook, amounts: { coins: 'coins', medals: 'medals' } };
const nameOf = (seat: string) => seat.toUpperCase();

it('says which coins move where no total does, and leaves out who keeps all of theirs', () => {
  const before = [standing('a', 10), standing('b', 12)];
  const moved = [
    { seat: 'a', amount: 'coins', before: 12, after: 7 },
    { seat: 'a', amount: 'medals', before: 0, after: 1 },
  ];
  render(TotalsChange, { before, after: before, moved, rulebook, nameOf });
  expect(screen.getByText('No total changes.')).toBeInTheDocument();
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent(
    /^\s*A: coins from 12 to 7, medals from 0 to 1\s*A coins 12\s*→\s*7\s*medals 0\s*→\s*1/,
  );
});

it('says both where a total changes as well', () => {
  const before = [standing('a', 10), standing('b', 12)];
  const after = [standing('a', 15), standing('b', 12)];
  const moved = [{ seat: 'b', amount: 'coins', before: 3, after: 5 }];
  render(TotalsChange, { before, after, moved, rulebook, nameOf });
  const [a, b] = screen.getAllByRole('listitem');
  expect(within(a ?? document.body).getByText('+5')).toBeInTheDocument();
  expect(a).toHaveTextContent('A: from 10 to 15, +5');
  expect(b).toHaveTextContent('B: coins from 3 to 5');
  expect(b).not.toHaveClass('same');
});
