// The condition builder offers only what the measure can mean.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { KnownRequest } from '../../../../src/lib/games/histrio/rules/catalogue.ts';
import RequestList from '../../../../src/lib/games/histrio/ui/copy/RequestList.svelte';
import { number, tap, words } from './scenes.ts';

const measures = () => screen.getByRole('combobox');
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent.trim());

it('a yes or a no is paid for once, and has no bounds', async () => {
  type Change = (next: (before: readonly KnownRequest[]) => KnownRequest[]) => Promise<boolean>;
  const onchange = vi.fn<Change>().mockResolvedValue(true);
  render(RequestList, { requests: [], words, onchange });
  await userEvent.click(screen.getByText('for each'));
  expect(offered()).not.toContain(words.measures['show-pleases']);
  await userEvent.click(screen.getByText('once, if'));
  expect(number('At least')).toHaveValue(1);
  await userEvent.selectOptions(measures(), words.measures['show-pleases']);
  expect(screen.queryByRole('spinbutton', { name: 'At least' })).toBeNull();
  expect(screen.queryByRole('spinbutton', { name: /^At most/ })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the request' }), 'One');
  await userEvent.type(number('Ecus'), '4');
  await userEvent.tab();
  await tap('Add');
  const [[next] = []] = onchange.mock.calls;
  expect(next?.([])).toEqual([
    {
      name: 'One',
      text: '',
      payout: { condition: { pays: 'once', counts: 'show-pleases', ecus: 4, atLeast: 1 } },
    },
  ]);
});

it('no bound lies beyond what there can be', async () => {
  render(RequestList, { requests: [], words, onchange: () => Promise.resolve(true) });
  await userEvent.click(screen.getByText('once, if'));
  await userEvent.selectOptions(measures(), words.measures['own-managers']);
  expect(number('At least')).toHaveAttribute('max', '3');
  await userEvent.selectOptions(measures(), words.measures['used-travel-cards']);
  expect(number('At least')).toHaveAttribute('max', '8');
});
