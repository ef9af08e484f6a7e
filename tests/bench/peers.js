// Fetches what the benchmark compares with, when it is not there yet: a package of its own beside the app's.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/version.js';

const folder = join(root, 'tests/bench/peers');

/** The parts of boardgame.io that its own client runs a match with. */
export function boardgameIo() {
  if (!existsSync(join(folder, 'node_modules/boardgame.io/package.json'))) install();
  return createRequire(join(folder, 'package.json'))('boardgame.io/internal');
}

function install() {
  const args = ['ci', '--ignore-scripts', '--omit=optional', '--no-fund', '--no-audit'];
  const { status, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`boardgame.io could not be installed: ${stderr.trim()}`);
}
