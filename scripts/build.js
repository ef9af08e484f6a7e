// Builds the app, and says whether this very version of it already stands in the output folder, for those who then need not build.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appVersion, basePath, outDir, root, versionOf } from './version.js';

/** True when the folder holds the app as the sources are now. */
export function isBuilt({ base = basePath, dir = outDir } = {}) {
  try {
    const built = JSON.parse(readFileSync(join(root, dir, '_app/version.json'), 'utf8'));
    readFileSync(join(root, dir, '404.html')); // the last thing written
    return built.version === versionOf(base);
  } catch {
    return false;
  }
}

/** Throws when it cannot be built; what went wrong stands on the screen by then, else nothing does. */
export function build({ base = basePath, dir = outDir } = {}) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn'],
    {
      cwd: root,
      env: { ...process.env, BASE_PATH: base, BUILD_DIR: dir, APP_VERSION: versionOf(base) },
      encoding: 'utf8',
    },
  );
  if (status !== 0) {
    process.stderr.write(`${stdout}\n${stderr}\n`);
    throw new Error('the build failed');
  }
  // Hosts that know only 404.html, as GitHub Pages does, then answer every deep link too.
  copyFileSync(join(root, dir, '200.html'), join(root, dir, '404.html'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    build();
    console.log(`built ${appVersion} into ${outDir}/`);
  } catch (error) {
    console.error(String(error.message));
    process.exitCode = 1;
  }
}
