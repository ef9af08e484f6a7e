// A number that is being typed counts before a page that goes is asked anything, by the way back and by closing the window.
import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { followLeaving } from '../../src/lib/ui/leaveField.ts';

it.each(['popstate', 'beforeunload'])('%s', async (kind) => {
  const said: string[] = [];
  // It listens first, and is heard last all the same.
  const page = () => said.push('the page is asked');
  addEventListener(kind, page);
  const stop = followLeaving();
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => {
    removeEventListener(kind, page);
    stop();
    field.remove();
  });
  field.addEventListener('change', () => said.push(`the field has ${field.value}`));
  await userEvent.type(field, '4');
  expect(said).toEqual([]);
  dispatchEvent(new Event(kind));
  expect(said).toEqual(['the field has 4', 'the page is asked']);
});

it('leaves everything as it is once it is ended', async () => {
  followLeaving()();
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => {
    field.remove();
  });
  const counts = vi.fn<() => void>();
  field.addEventListener('change', counts);
  await userEvent.type(field, '4');
  dispatchEvent(new Event('popstate'));
  expect(counts).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
});
