// Leaves node_modules as the lockfile says, and touches nothing when it already is.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './version.js';

export function installIfNeeded() {
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  console.log('Installing …');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Milliseconds since 1970; 0 for a file that is not there. */
function changedAt(file) {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
