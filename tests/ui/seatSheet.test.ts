// A seat's own sheet: its total and its lines first, then what lies before it, in every game alike.
import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import MatchSheets from '../../src/lib/ui/MatchSheets.svelte';
import { closeAll } from '../support/db.ts';
import { toySheets } from '../support/toySheets.ts';
import { toyTable } from '../support/toyTable.ts';

afterEach(closeAll);

it('begins with the total, and what the game shows of the seat follows its lines', async () => {
  const { live } = await toyTable('a3 b3');
  const seatDetails = createRawSnippet(() => ({ render: () => '<p>what lies before it</p>' }));
  const open = { what: 'seat', seat: 'a' } as const;
  render(MatchSheets, { ...(await toySheets(live)), open, seatDetails });
  const order = ['Total', 'Added', 'what lies before it'].map((text) => screen.getByText(text));
  for (const [at, element] of order.slice(1).entries())
    expect(order[at]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
