// What is opened at the end of a sheet or page comes into sight from behind the keys that stand there.
import { afterEach, expect, it, vi } from 'vitest';
import { intoSight } from '../../src/lib/ui/intoSight.ts';

const scrolled = vi.fn<() => void>();

/** jsdom lays nothing out: where things lie is said here. */
function laid(tag: string, top: number, bottom: number, style = ''): HTMLElement {
  const element = document.createElement(tag);
  element.style.cssText = style;
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
  element.scrollIntoView = scrolled;
  document.body.append(element);
  return element;
}

function under(element: Element) {
  document.elementFromPoint = () => element;
}

afterEach(() => {
  scrolled.mockClear();
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'elementFromPoint');
});

it('leaves room for the keys that stand over its end', () => {
  const opened = laid('div', 500, 640);
  const keys = laid('div', 568, 640, 'position: sticky');
  keys.append(document.createElement('button'));
  under(keys.firstElementChild ?? keys);
  intoSight(opened);
  expect(opened.style.scrollMarginBlockEnd).toBe('72px');
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it('leaves none where its end is seen, or where something covers it that is no key', () => {
  const opened = laid('div', 500, 560);
  opened.append(document.createElement('p'));
  under(opened.firstElementChild ?? opened);
  intoSight(opened);
  expect(opened.style.scrollMarginBlockEnd).toBe('');
  under(laid('div', 0, 640));
  intoSight(opened);
  expect(opened.style.scrollMarginBlockEnd).toBe('');
  expect(scrolled).toHaveBeenCalledTimes(2);
});
