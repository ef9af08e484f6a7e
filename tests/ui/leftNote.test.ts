// What was told here and is not in the match: in the table's words, with why, until somebody has seen it.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Told } from '../../src/lib/referee/entry.ts';
import type { Left } from '../../src/lib/referee/rebase.ts';
import LeftNote from '../../src/lib/ui/LeftNote.svelte';
import { toyNameOf, toyRulebook } from '../support/toyTable.ts';

const ways = { rulebook: toyRulebook, nameOf: toyNameOf };
const told = (what: Told): Left => ({
  entry: { id: 'phone:1', device: 'phone', at: '2026-03-01T20:00:01+01:00', told: what },
});
const act = { type: 'move', move: { type: 'add', seat: 'a', points: 3 } } as const;

it('says what and why, and goes when it was seen', async () => {
  const forgetLeft = vi.fn<() => void>();
  const refusal = { clause: 'toy.turn.order', facts: { turn: 'b' } } as const;
  const left: readonly Left[] = [
    { ...told({ type: 'tell', act }), refusal },
    told({ type: 'amend', target: 'phone:0', act }),
    told({ type: 'undo' }),
    {},
  ];
  render(LeftNote, { live: { left, forgetLeft }, ...ways });
  expect(screen.getByRole('alert')).toHaveTextContent(
    '4 entries could not be told again and are not in the match:',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([
    expect.stringMatching(/^Ann: adds 3\s+It is Борис's turn\.$/),
    'amended: Ann: adds 3',
    'Undo',
    'an entry that cannot be read',
  ]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Understood' }));
  expect(forgetLeft).toHaveBeenCalledOnce();
});

it('says nothing where nothing is left', () => {
  const { container } = render(LeftNote, {
    live: { left: [], forgetLeft: () => undefined },
    ...ways,
  });
  expect(container).toHaveTextContent('');
});
