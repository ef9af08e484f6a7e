// What lies beside keys that stick to the end knows how much of the view they cover, as long as they stand there.
import { afterEach, expect, it, vi } from 'vitest';
import { coversEnd } from '../../src/lib/ui/coversEnd.ts';

let grow = () => {};

vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(heard: () => void) {
      grow = heard;
    }
    observe() {
      grow();
    }
    disconnect() {
      grow = () => {};
    }
  },
);

function foot(height: number) {
  const beside = document.createElement('div');
  const keys = document.createElement('div');
  beside.append(keys);
  document.body.append(beside);
  const stand = (now: number) =>
    Object.defineProperty(keys, 'offsetHeight', { value: now, configurable: true });
  stand(height);
  const covered = (element: HTMLElement) => element.style.getPropertyValue('--covered-end');
  return { keys, stand, besides: () => covered(beside), own: () => covered(keys) };
}

afterEach(() => {
  document.body.replaceChildren();
});

it('says how much it covers, also after it has grown by what was refused', () => {
  const { keys, stand, besides } = foot(73);
  coversEnd(keys);
  expect(besides()).toBe('79px');
  stand(140);
  grow();
  expect(besides()).toBe('146px');
});

it('scrolls nothing for its own keys', () => {
  const { keys, own } = foot(73);
  coversEnd(keys);
  expect(own()).toBe('0px');
});

it('covers nothing once it is gone', () => {
  const { keys, besides } = foot(73);
  coversEnd(keys)();
  expect(besides()).toBe('');
});
