// Finds a Chromium for the tests, or installs one. Answers with its path, or undefined for Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './version.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Every browser test starts it with these: no sandbox is needed for our own pages, and nothing is sent home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium on this machine that is not Playwright's own. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.CHROMIUM, ...candidates].find((path) => path && existsSync(path));
}

/** Leaves a Chromium on this machine that the tests can start. */
export async function ensureChromium() {
  const found = findChromium();
  if (found || (await hasOwn())) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    const installed = findChromium();
    if (installed) return installed;
  }
  run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  if (await hasOwn()) return undefined;
  throw new Error('No Chromium: install one, or name it in the variable CHROMIUM.');
}

async function hasOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

function run(command, args) {
  console.log(`${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log((await ensureChromium()) ?? "Playwright's own");
}
