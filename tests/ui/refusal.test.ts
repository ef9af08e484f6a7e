// A refused move: why, what instead, the clause one tap away, and playing it anyway.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Refusal } from '../../src/lib/referee/ruling.ts';
import RefusalNote from '../../src/lib/ui/RefusalNote.svelte';
import { toyProps } from '../support/toyTable.ts';

const OUT_OF_TURN: Refusal = { clause: 'toy.turn.order', facts: { seat: 'a', turn: 'b' } };

function show(refusal: Refusal) {
  const onoverrule = vi.fn<(reason: string) => void>();
  const onclose = vi.fn<() => void>();
  render(RefusalNote, { ...toyProps, refusal, onoverrule, onclose });
  return { onoverrule, onclose, user: userEvent.setup() };
}

describe('a refusal', () => {
  it('says why and what would be allowed', () => {
    show(OUT_OF_TURN);
    expect(screen.getByRole('status')).toHaveTextContent("It is Борис's turn. Wait for it.");
  });

  it('opens its clause with one tap', async () => {
    const { user } = show(OUT_OF_TURN);
    const opener = screen.getByRole('button', { name: 'What the rulebook says' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Seats take turns clockwise.')).toBeVisible();
  });

  it('leads back to the table', async () => {
    const { user, onclose } = show(OUT_OF_TURN);
    await user.click(screen.getByRole('button', { name: 'Back to the table' }));
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe('playing it anyway', () => {
  it('asks for a reason before it lets the move stand', async () => {
    const { user, onoverrule } = show(OUT_OF_TURN);
    await user.click(screen.getByRole('button', { name: 'We play it anyway' }));
    const stand = screen.getByRole('button', { name: 'Let it stand' });
    expect(stand).toBeDisabled();
    expect(stand).toHaveAccessibleDescription('A reason is still missing.');
    await user.click(screen.getByRole('button', { name: 'agreed at the table' }));
    expect(stand).not.toHaveAccessibleDescription();
    await user.click(stand);
    expect(onoverrule).toHaveBeenCalledExactlyOnceWith('agreed at the table');
  });

  it('takes own words, by keyboard alone', async () => {
    const { user, onoverrule } = show(OUT_OF_TURN);
    screen.getByRole('button', { name: 'We play it anyway' }).focus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByLabelText('In your own words'));
    await user.keyboard('  Cleo was asleep {Enter}');
    expect(onoverrule).toHaveBeenCalledExactlyOnceWith('Cleo was asleep');
  });

  it('is not offered where there is nothing to carry out', () => {
    show({ clause: 'table.seat-unknown', facts: { seat: 'z' }, firm: true });
    expect(screen.getByRole('status')).toHaveTextContent('Nobody sits there: z.');
    expect(screen.queryByRole('button', { name: 'We play it anyway' })).toBeNull();
    expect(screen.getByText(/cannot be carried out/)).toBeVisible();
  });
});
