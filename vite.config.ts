// Two test rooms: `rules` is plain Node (pure code, fast), `components` has a DOM and an IndexedDB.
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { messageCompiler } from './scripts/messages.js';

const lib = fileURLToPath(new URL('src/lib', import.meta.url));
const withDom = [
  'tests/{components,i18n,storage,table,ui}/**/*.test.ts',
  'tests/games/*/ui/**/*.test.ts',
];

/** What every page needs travels as one file: fewer requests, and a kilobyte less than in crumbs. */
const frame = {
  name: 'frame',
  test: /node_modules[\\/](?:svelte|@sveltejs|esm-env|clsx)[\\/]/,
  tags: ['$initial' as const],
};

export default defineConfig({
  plugins: [paraglideVitePlugin(messageCompiler), sveltekit()],
  build: { target: 'es2022', rolldownOptions: { output: { codeSplitting: { groups: [frame] } } } },
  test: {
    projects: [
      {
        resolve: { alias: { $lib: lib } },
        test: {
          name: 'rules',
          testTimeout: 30_000,
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: withDom,
        },
      },
      {
        plugins: [sveltekit(), svelteTesting()],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'components',
          testTimeout: 30_000,
          environment: 'jsdom',
          include: withDom,
          setupFiles: ['tests/support/dom.ts'],
        },
      },
    ],
  },
});
