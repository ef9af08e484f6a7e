// The whole app in a real Chromium, on the built files, as a phone of 360 × 640 sees it.
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.js';
import { outDir } from './scripts/version.js';

// The workers inherit the port, and two runs at once do not meet.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 10_000));
const port = process.env['E2E_PORT'];
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  // A browser on a busy machine may stumble once; scripts/test.js names what passed only at the second try.
  retries: 1,
  // Patience for a busy machine: a wait that is over costs nothing.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  webServer: {
    command: 'node scripts/serve.js',
    env: { PORT: port, BASE_PATH: '', BUILD_DIR: outDir },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://localhost:${port}/`,
    locale: 'en-GB',
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    trace: 'off',
  },
  projects: [{ name: 'phone', use: { viewport: { width: 360, height: 640 }, hasTouch: true } }],
});
