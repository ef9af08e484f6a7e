// Two test rooms: `rules` is plain Node (pure code, fast), `components` has a DOM and an IndexedDB.
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { refuseCircles } from './scripts/circles.js';
import { GAME_FOLDERS } from './scripts/gameFolders.js';
import { messageCompiler } from './scripts/messages.js';
import { answersOf, readAsked } from './src/lib/ask/asked.ts';

const lib = fileURLToPath(new URL('src/lib', import.meta.url));
const withDom = ['tests/{i18n,storage,table,ui}/**/*.test.ts', 'tests/games/*/ui/**/*.test.ts'];

/** `asked/en.yaml?answers` is a module with the short answers alone: the questions are for the search only. */
const answers: Plugin = {
  name: 'answers',
  async load(id) {
    const [, file] = /^(.*\/asked\/\w+\.yaml)\?(?:import&)?answers$/.exec(id) ?? [];
    if (file === undefined) return undefined;
    this.addWatchFile(file);
    const asked = readAsked(await readFile(file, 'utf8'));
    return `export default ${JSON.stringify(answersOf(asked))}`;
  },
};

// A file costs more to ask for than a kilobyte to read, so what several pages share travels in few files: a match needs
// fewer than twenty of them, in place of seventy.

/** What every page needs travels as one file, the shelf and the way back to it included, with all that they import. */
const frame = {
  name: 'frame',
  test: /node_modules[\\/](?:svelte|@sveltejs|esm-env|clsx)[\\/]|src[\\/](?:hooks\.client|routes[\\/](?:\[\[lang=lang\]\][\\/])?\+)/,
  tags: ['$initial' as const],
  priority: 5,
};

/** Large, and of no use on a first visit: nothing that comes first may travel with it. */
const store = {
  name: 'store',
  test: /node_modules[\\/](?:dexie|valibot)[\\/]/,
  priority: 4,
};

/** Entries that share what all games need: each has a match. */
const MANY = GAME_FOLDERS.length;

/** What every match stands on: its log, its words and where it is kept. */
const kept = {
  name: 'kept',
  test: /src[\\/]lib[\\/](?:storage|referee|i18n|games[\\/][^\\/]+\.ts)/,
  minShareCount: MANY,
  priority: 3,
};

/** What the pages of all games are made of. */
const table = {
  name: 'table',
  test: /src[\\/]lib[\\/](?:ui|table)[\\/]/,
  minShareCount: MANY,
  priority: 2,
};

/** What a game's match, tools and rulebook share: its rules in one file, what shows them in another. */
const ofGame = {
  name: (id: string) => /[\\/]games[\\/]([^\\/]+(?:[\\/]ui)?)/.exec(id)?.[1]?.replace(/\W+/g, '-'),
  test: /src[\\/]lib[\\/]games[\\/][^\\/]+[\\/](?!rulebook|asked)/,
  minShareCount: 2,
  priority: 2,
};

/** What is left of what several pages share. What is merged more than this soon imports one another in a circle. */
const shared = {
  name: 'shared',
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 2_000,
  priority: 1,
};

/** A busy machine may be slow without being wrong. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  plugins: [answers, paraglideVitePlugin(messageCompiler), sveltekit(), refuseCircles()],
  build: {
    target: 'es2022',
  },
  // Only what a browser fetches is grouped: what runs at build time keeps its own order of modules.
  environments: {
    client: {
      build: {
        license: { fileName: 'licences.json' }, // read by table/licences.ts
        rolldownOptions: {
          output: { codeSplitting: { groups: [frame, store, kept, table, ofGame, shared] } },
        },
      },
    },
  },
  test: {
    projects: [
      {
        resolve: { alias: { $lib: lib } },
        test: {
          name: 'rules',
          ...patience,
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          // What a benchmark has installed brings tests of its own.
          exclude: [...configDefaults.exclude, ...withDom],
          setupFiles: ['tests/support/seed.ts'],
        },
      },
      {
        plugins: [answers, sveltekit(), svelteTesting()],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'components',
          ...patience,
          environment: 'jsdom',
          include: withDom,
          setupFiles: ['tests/support/dom.ts'],
        },
      },
    ],
  },
});
