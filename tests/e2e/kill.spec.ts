// Nothing told is lost: a browser killed in the middle of a turn, without a network afterwards, has it all.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium.js';
import { serve } from '../../scripts/serve.js';
import { outDir } from '../../scripts/version.js';
import type { Move } from '../../src/lib/games/summer-pavilion/rules/moves.ts';
import { stateOf } from '../../src/lib/referee/match.ts';
import {
  beginMatch,
  expectInStep,
  keyNamed,
  recorded,
  RULES,
  tell,
  totals,
  type Table,
} from './driver.ts';
import { kept, open } from './stage.ts';

interface Running {
  readonly browser: Browser;
  readonly page: Page;
  /** As a flat battery would: no process of it lives on. */
  readonly kill: () => Promise<void>;
}

/** A browser of its own, with a profile that outlives it. */
async function start(profile: string): Promise<Running> {
  const child = spawn(
    findChromium() ?? chromium.executablePath(),
    [
      ...chromiumArgs,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise((done) => child.once('exit', done));
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
    await gone;
  };
  const browser = await chromium.connectOverCDP(await addressIn(child.stderr));
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context?.newPage());
  if (page === undefined) throw new Error('The browser has no window');
  await page.setViewportSize({ width: 360, height: 640 });
  return { browser, page, kill };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    output.resume();
    return address;
  }
  throw new Error('The browser did not start');
}

const place = (seat: string, space: string): Move => ({ type: 'place', seat, space });

const turnOf = ({ match }: Table) => match.setup.seats[stateOf(match).turn] ?? '';

test('killed in the middle of a turn, offline: everything told is there', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'impresario-'));
  const host = await serve({ dir: outDir, base: '' });
  let running = await start(profile);
  try {
    await open(running.page, host.url);
    await kept(running.page);
    const { origin } = new URL(host.url);
    const table = await beginMatch(
      running.page,
      { names: ['Ann', 'Bo'], host: origin },
      { hasMouse: true },
    );
    await tell(table, { type: 'takeToken', seat: 's2', tiles: 3 });
    await tell(table, { type: 'endDrafting' });
    await tell(table, place('s2', 'red:1'));
    await tell(table, place('s1', 'blue:1'));
    await recorded(table);
    const address = table.page.url();
    await running.kill();
    await host.close();

    running = await start(profile);
    table.page = running.page;
    await open(table.page, address);
    await expectInStep(table);

    // At any moment after a tap: the whole log, or the whole log without the last entry.
    for (const [at, delay] of [0, 3, 9, 27].entries()) {
      const before = table.match;
      await tell(table, place(turnOf(table), `orange:${at + 1}`));
      await new Promise((done) => setTimeout(done, delay));
      await running.kill();

      running = await start(profile);
      table.page = running.page;
      await open(table.page, address);
      await keyNamed(table, 'What was told').waitFor();
      const shown = await table.page
        .getByRole('button', { name: /points\. Sheet/ })
        .evaluateAll((keys) => keys.map((key) => Number(/: (-?\d+)/.exec(key.textContent)?.[1])));
      const without = RULES.standings(stateOf(before)).map(({ total }) => total);
      expect([totals(table), without]).toContainEqual(shown);
      if (shown.join() === without.join()) table.match = before;
      await expectInStep(table);
    }
    await tell(table, place(turnOf(table), 'yellow:1'));
    await expectInStep(table);
    await recorded(table);
  } finally {
    await running.kill();
    await host.close();
    // The last of its processes may still be letting go of a file.
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});
