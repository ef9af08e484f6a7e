// The browser's promise to keep what lies here: whoever asks for it hears the answer, also where it is no.
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import DataHealth from '../../src/lib/ui/DataHealth.svelte';

it('says the answer of the browser each time it is asked, and nothing otherwise', async () => {
  const health = () => ({
    persistence: 'denied' as const,
    readsBack: true,
  });
  const { rerender } = render(DataHealth, {
    health: health(),
    onask: () => void rerender({ health: health() }),
  });
  const region = screen.getByRole('status');
  await rerender({ health: health() });
  await new Promise((over) => setTimeout(over, 250));
  expect(region).toBeEmptyDOMElement();
  const words = m.data_promise_denied().replace(/\.$/u, '');
  for (let times = 0; times < 2; times += 1) {
    await userEvent.click(screen.getByRole('button', { name: m.data_ask() }));
    expect(region).toBeEmptyDOMElement();
    await vi.waitFor(() => {
      expect(region).toHaveTextContent(words);
    });
  }
});
