// The referee core as the app ships it: bundled from the sources by the same bundler, then run by Node.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../../scripts/version.js';

const OUT = join(root, '.bench/core');
export const CORE_FILE = pathToFileURL(join(OUT, 'core.js')).href;

/** @type {Promise<typeof import('./core-entry.ts')> | undefined} */
let loading;

/** Bundled once a run. */
export function loadCore() {
  loading ??= bundled();
  return loading;
}

async function bundled() {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'tests/bench/core-entry.ts'),
      outDir: OUT,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { output: { entryFileNames: 'core.js' } },
    },
  });
  return import(CORE_FILE);
}
