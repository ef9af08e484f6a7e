// The shelf says once that a match was put away, and where it is.
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { keepHere } from '../../src/lib/table/keptHere.ts';
import { PUT_AWAY } from '../../src/lib/ui/putAway.ts';
import PutAwayNote from '../../src/lib/ui/PutAwayNote.svelte';

it('is heard by who comes from the match, after the title of the page', async () => {
  keepHere(PUT_AWAY, true);
  render(PutAwayNote);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(await screen.findByText(/^The match is put away/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All matches' })).toHaveAttribute('href', '/matches/');
});

it('and by nobody who comes later', async () => {
  render(PutAwayNote);
  await new Promise((done) => setTimeout(done, 700));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
