// A change that was just taken: which totals it moved, and what else each seat has more or less of now.
import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import type { Preview } from '../../src/lib/referee/preview.ts';
import ChangeDone from '../../src/lib/ui/ChangeDone.svelte';
import { closeAll } from '../support/db.ts';
import { toyRulebook, toyTable } from '../support/toyTable.ts';

afterEach(closeAll);

const before = ['a', 'b'].map((seat) => ({ seat, total: 10, tieBreaks: [] }));
const moved = [
  { seat: 'a', amount: 'coins', before: 12, after: 7 },
  { seat: 'a', amount: 'medals', before: 0, after: 1 },
];
const stop: Preview['stop'] = {
  entry: 'phone:2',
  refusal: { clause: 'toy.turn.order', facts: {} },
};

async function done(outcome: Partial<Preview>) {
  const { live } = await toyTable('a1');
  const change = {
    said: 'Changed.',
    outcome: { before, after: before, moved, stop: undefined, waiting: 0, ...outcome },
    told: live.match.log.length,
  };
  const rulebook = { ...toyRulebook, amounts: { coins: 'coins', medals: 'medals' } };
  render(ChangeDone, { change, live, rulebook, nameOf: (seat: string) => seat.toUpperCase() });
}

it('says what moved where no total has changed, and leaves out who keeps all of theirs', async () => {
  await done({});
  expect(screen.getByText('No total has changed.')).toBeInTheDocument();
  expect(screen.getByText('A: coins −5, medals +1')).toBeInTheDocument();
  expect(screen.queryByText(/^B:/)).toBeNull();
});

it('does not say so where the match waits: what waits may move them again', async () => {
  await done({ stop, waiting: 2 });
  expect(screen.getByText('2 acts wait for your decision at the table.')).toBeInTheDocument();
  expect(screen.queryByText(/coins/)).toBeNull();
});
