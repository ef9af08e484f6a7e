// What every component test needs: an IndexedDB of its own, and matchers that read like sentences.
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/svelte';
import 'fake-indexeddb/auto';
import { PATIENCE } from './eventually.ts';

configure({ asyncUtilTimeout: PATIENCE });

// jsdom knows the element and not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// jsdom lays nothing out, so nothing lies under a finger.
document.elementFromPoint = () => null;
