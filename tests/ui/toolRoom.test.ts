// At a tool the screen stays awake as in a match, by the same switch, and no longer than the tool is open.
import { render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { changeSettings } from '../../src/lib/table/settings.svelte.ts';
import ToolRoom from '../../src/lib/ui/ToolRoom.svelte';

const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
const request = vi.fn<() => Promise<object>>(() =>
  Promise.resolve({ release, addEventListener: () => undefined }),
);
vi.stubGlobal('navigator', Object.assign(navigator, { wakeLock: { request } }));

const children = createRawSnippet(() => ({ render: () => '<p>tool</p>' }));

afterEach(() => {
  changeSettings({ wakeLock: true });
  vi.clearAllMocks();
});

it('keeps the screen awake while it is open', async () => {
  const { unmount } = render(ToolRoom, { children });
  await tick();
  expect(request).toHaveBeenCalledWith('screen');
  await vi.waitFor(() => {
    unmount();
    expect(release).toHaveBeenCalledOnce();
  });
});

it('lets it sleep where the switch is off', async () => {
  changeSettings({ wakeLock: false });
  render(ToolRoom, { children });
  await tick();
  expect(request).not.toHaveBeenCalled();
});

it('leads the keyboard on from a key that has come to rest, as long as the tool is open', async () => {
  const group = '<main><div role="group" aria-label="Wheels"><button>Less</button></div></main>';
  const { container, unmount } = render(ToolRoom, {
    children: createRawSnippet(() => ({ render: () => group })),
  });
  const key = container.querySelector('button');
  key?.focus();
  expect(document.activeElement).toBe(key);
  key?.setAttribute('disabled', '');
  await vi.waitFor(() => {
    expect(document.activeElement).toBe(container.querySelector('[role=group]'));
  });
  unmount();
});
