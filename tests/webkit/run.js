// npm run webkit: the built app in the engine of iPhones and iPads, which the end-to-end tests do not drive.
//
// A match of each game is taken in from its file, opened, and one act taken back; then the host is gone, the matches open as they
// were, and every page in every language wakes up, complains of nothing and is no wider than its window.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isBuilt } from '../../scripts/build.js';
import { serve } from '../../scripts/serve.js';
import { root } from '../../scripts/version.js';
import { SCREENS } from '../support/screens.js';
import { openWebKit } from './webdriver.js';

const PHONE = { width: 390, height: 844 };
const LANGUAGES = ['', 'ru/', 'es/'];
const MATCHES = {
  'summer-pavilion': '3-grey-referee',
  histrio: '5-referee',
  colosseum: '4-referee',
  magnificent: '4-referee',
};

let passed = 0;
let failed = 0;
if (!isBuilt()) await build();
const host = await serve();
const page = await openWebKit(PHONE);
const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
try {
  for (const [game, golden] of Object.entries(MATCHES))
    await check(`a match of ${game}`, () => playOn(game, golden));
  await page.until(() => navigator.serviceWorker.controller !== null);
  await page.run(() => {
    void navigator.serviceWorker.ready.then(() => {
      document.documentElement.dataset.kept = '';
    });
  });
  await page.until(() => 'kept' in document.documentElement.dataset);
  await host.close();
  for (const game of Object.keys(MATCHES))
    await check(`without a host: the match of ${game}`, async () => {
      await openAwake(`ru/${game}/match/${game}/`);
      await page.until(() => document.querySelector('[data-recording=recorded]') !== null);
      await fits();
    });
  // Last: after a hundred pages in a minute this engine may keep its database waiting.
  for (const language of LANGUAGES)
    for (const screen of SCREENS)
      await check(`without a host: /${language}${screen}`, async () => {
        await openAwake(`${language}${screen}`);
        await fits();
      });
} finally {
  await page.close();
  await host.close();
  rmSync(folder, { recursive: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function check(name, what) {
  page.complaints.length = 0;
  try {
    await what();
    if (page.complaints.length > 0) throw new Error(page.complaints.join('\n'));
    passed += 1;
  } catch (error) {
    failed += 1;
    console.log(`${name}: ${error.message}`);
  }
}

async function openAwake(path) {
  await page.open(`${host.url}${path}`);
  await page.until(() => 'awake' in document.documentElement.dataset);
}

async function fits() {
  const over = await page.run(() => document.documentElement.scrollWidth - window.innerWidth);
  if (over > 0) throw new Error(`${over} px wider than its window`);
}

/** A golden match up to its middle, under the name of its game. */
async function playOn(game, golden) {
  const text = readFileSync(join(root, `tests/games/${game}/golden/${golden}.json`), 'utf8');
  const { result: _, ...match } = JSON.parse(text);
  const file = join(folder, `${game}.json`);
  const entries = match.entries.slice(0, match.entries.length / 2);
  writeFileSync(file, JSON.stringify({ ...match, id: game, entries }));
  await openAwake('data/');
  await page.until(() => document.querySelector('input[type=file]:enabled') !== null);
  await page.handIn('input[type=file]:enabled', file);
  await page.until(
    (path) => document.querySelector(`a[href*="${path}"]`) !== null,
    `match/${game}`,
  );

  await openAwake(`${game}/match/${game}/`);
  await page.until(() => document.querySelector('[data-recording=recorded]') !== null);
  await fits();
  await page.run(() => {
    [...document.querySelectorAll('nav button')][0].click();
  });
  await page.until(() => document.querySelector('[data-recording=recorded]') !== null);
}
