// The head of a sheet: pulled down it closes the sheet, its key closes it with a mouse as well.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import Sheet from '../../src/lib/ui/Sheet.svelte';

const capture = vi.fn();
beforeEach(() => {
  capture.mockClear();
  HTMLElement.prototype.setPointerCapture = capture;
  const children = createRawSnippet(() => ({ render: () => '<p>Said</p>' }));
  render(Sheet, { title: 'A sheet', children, onclose: vi.fn() });
});

it('follows a finger that pulls the head', async () => {
  await fireEvent.pointerDown(screen.getByRole('heading', { name: 'A sheet' }));
  expect(capture).toHaveBeenCalledOnce();
});

it('leaves a press on its key to the key, which a captured mouse would never click', async () => {
  await fireEvent.pointerDown(screen.getByRole('button', { name: 'Close' }));
  expect(capture).not.toHaveBeenCalled();
});
