// What the table changes or agrees on, and cannot by the time it says so: the form stays, and says why.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { OurCustoms } from '../../src/lib/table/customs.svelte.ts';
import AgreeForm from '../../src/lib/ui/AgreeForm.svelte';
import AmendPreview from '../../src/lib/ui/AmendPreview.svelte';
import { closeAll } from '../support/db.ts';
import { toyProps, toyTable } from '../support/toyTable.ts';

afterEach(closeAll);

const tap = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
const FINISHED = 'The match is finished and its sheet is kept as it was.';

it('an agreement', async () => {
  const { live } = await toyTable('a1');
  const onagreed = vi.fn<() => void>();
  const customs = new OurCustoms('toy');
  const props = { live, customs, asked: 'may we sing?', said: 'Yes.', onagreed };
  render(AgreeForm, { ...toyProps, ...props, onclose: vi.fn<() => void>() });
  await live.finish();
  await tap('Agreed');
  expect(screen.getByText(FINISHED)).toBeVisible();
  await live.reopen();
  await tap('Agreed');
  expect(onagreed).toHaveBeenCalledOnce();
});

it('a change of the past', async () => {
  const { live } = await toyTable('a1 b2');
  const ondone = vi.fn<() => void>();
  const told = { type: 'strike', targets: [live.match.acts.at(1)?.entry ?? ''] } as const;
  const props = { live, told, ondone, onleave: vi.fn<() => void>() };
  render(AmendPreview, { ...toyProps, ...props });
  await live.finish();
  await tap('Make the change');
  expect(screen.getByText(FINISHED)).toBeVisible();
  await live.reopen();
  await tap('Make the change');
  expect(ondone).toHaveBeenCalledOnce();
  expect(screen.queryByText(FINISHED)).toBeNull();
});

it('steps that are to be redone before a change', async () => {
  const { live } = await toyTable('a1 b2');
  live.undo();
  const told = { type: 'strike', targets: [live.match.acts.at(0)?.entry ?? ''] } as const;
  const nothing = vi.fn<() => void>();
  render(AmendPreview, { ...toyProps, live, told, ondone: nothing, onleave: nothing });
  await live.finish();
  await tap('Redo first');
  expect(screen.getByText(FINISHED)).toBeVisible();
});

it('a change that ends where the table was told anew is said to', async () => {
  const { live } = await toyTable('a1 b2');
  live.restate({ totals: { a: 5, b: 5, c: 5 }, turn: 'a' }, 'the cat');
  const [first] = live.match.acts.toArray();
  const act = { type: 'move', move: { type: 'add', seat: 'a', points: 2 } } as const;
  const told = { type: 'amend', target: first?.entry ?? '', act } as const;
  const nothing = vi.fn<() => void>();
  render(AmendPreview, { ...toyProps, live, told, ondone: nothing, onleave: nothing });
  expect(screen.getByText(/^Number 3 told the table anew\./)).toBeVisible();
});
