// What every component test needs: an IndexedDB of its own, and matchers that read like sentences.
import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
