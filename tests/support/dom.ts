// What every component test needs: an IndexedDB of its own, and matchers that read like sentences.
import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';

// jsdom knows the element and not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
