// The keys of a keyboard are listed where the app tells of itself.
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import KeyList from '../../src/lib/ui/KeyList.svelte';

it('under a heading of its own, each key with what it does', () => {
  render(KeyList);
  expect(screen.getByRole('heading', { level: 2, name: m.keys_title() })).toBeInTheDocument();
  const keys = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(keys).toContain(m.keys_pages());
  expect(screen.getAllByRole('definition')).toHaveLength(keys.length);
});
