// What a refusal or a verdict says is heard as its sheet comes, before the key that the sheet opens at.
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import MatchSheets from '../../src/lib/ui/MatchSheets.svelte';
import { closeAll } from '../support/db.ts';
import { movesOf } from '../support/toyMatch.ts';
import { toySheets } from '../support/toySheets.ts';
import { toyTable } from '../support/toyTable.ts';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(closeAll);

it('a refusal is an alert that its reason describes', async () => {
  const { live } = await toyTable('a3', {}, true);
  const props = await toySheets(live);
  render(MatchSheets, { ...props, open: undefined });
  for (const move of movesOf('c3')) props.teller.tell(move);
  const refusal = await screen.findByRole('alertdialog', { name: m.match_refused() });
  expect(refusal).toHaveAccessibleDescription(/turn/);
});
