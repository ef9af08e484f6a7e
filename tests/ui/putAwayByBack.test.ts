// The phone's way back over a sheet, and over a refusal that has come up over one.
import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import Sheet from '../../src/lib/ui/Sheet.svelte';

type Guard = (navigation: object) => void;

const kit = vi.hoisted(() => ({ guards: new Set<unknown>() }));
vi.mock('$app/navigation', () => ({
  beforeNavigate: (guard: unknown) => kit.guards.add(guard),
}));

beforeEach(() => {
  kit.guards.clear();
});

function goBack() {
  const cancel = vi.fn<() => void>();
  for (const guard of kit.guards) (guard as Guard)({ type: 'popstate', delta: -1, cancel });
  return cancel;
}

function open(title: string) {
  const onclose = vi.fn<() => void>();
  const children = createRawSnippet(() => ({ render: () => '<p></p>' }));
  return { onclose, ...render(Sheet, { title, onclose, children }) };
}

it('takes away the refusal alone, and the sheet below it the next time', () => {
  const display = open('Display 1');
  const refusal = open('Not by the rules');
  expect(goBack()).toHaveBeenCalled();
  expect(refusal.onclose).toHaveBeenCalledOnce();
  expect(display.onclose).not.toHaveBeenCalled();
  refusal.unmount();
  expect(goBack()).toHaveBeenCalled();
  expect(display.onclose).toHaveBeenCalledOnce();
});
