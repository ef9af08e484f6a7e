// What is being built, and where to: the base path, the output folder, and a version that is a hash of all sources.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

/** '' at the root of a host, else '/some/path' without a slash at its end. */
export const basePath = /** @type {'' | `/${string}`} */ (
  (process.env.BASE_PATH ?? '').replace(/\/+$/, '')
);
export const outDir = process.env.BUILD_DIR ?? 'build';

const SOURCES = ['src', 'static', 'messages', 'project.inlang/settings.json', 'scripts'];
const SETTINGS = ['package-lock.json', 'svelte.config.js', 'vite.config.ts', 'tsconfig.json'];
const GENERATED = join('src', 'lib', 'paraglide');

/** Twelve hex digits that change whenever the built app can; vite.config.ts builds it with some of the scripts. */
export function versionOf(base) {
  const hash = createHash('sha256').update(`base:${base}\n`);
  for (const file of [...SOURCES.flatMap(filesUnder), ...SETTINGS]) {
    hash.update(`${file.split(sep).join('/')}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Taken once for a whole build, so that all its parts agree even if a source is saved meanwhile. */
export const appVersion = process.env.APP_VERSION ?? versionOf(basePath);

function filesUnder(path) {
  try {
    return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
      .filter((file) => !file.startsWith(GENERATED) && !file.endsWith('.md'))
      .sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}
