// What every component test needs: an IndexedDB of its own, and matchers that read like sentences.
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/svelte';
import 'fake-indexeddb/auto';
import { afterAll, vi } from 'vitest';
import { PATIENCE } from './eventually.ts';

configure({ asyncUtilTimeout: PATIENCE });

// A screen that was closed early may still be fetching its words: their page is not taken away under them.
afterAll(() => vi.dynamicImportSettled());

// jsdom knows the element and not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// jsdom has no screen: it is taken for a narrow, low one that never changes.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom lays nothing out, so nothing lies under a finger.
document.elementFromPoint = () => null;

// So nothing in it ever changes its size.
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
