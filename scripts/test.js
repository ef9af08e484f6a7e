// Everything there is to check, from a fresh clone on: installs what is missing, a Chromium included.
// The last line reads "N passed, N failed": each test counts, and each of the other steps counts as one.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded } from './install.js';
import { root } from './version.js';

const REPORTS = join(root, 'test-results');
const started = Date.now();
let passed = 0;
let failed = 0;

installIfNeeded();
const { ensureChromium } = await import('./chromium.js');
const { build, isBuilt } = await import('./build.js');

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const chromium = await ensureChromium();
if (chromium) process.env.CHROMIUM = chromium;

// The compiled messages and SvelteKit's types are what all others read.
await check('messages', ['scripts/messages.js']);
await check('types', [bin('@sveltejs/kit/svelte-kit.js'), 'sync']);

await inPairs([
  () =>
    check('svelte-check', [
      bin('svelte-check/bin/svelte-check'),
      ...['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
    ]),
  () => check('eslint', [bin('eslint/bin/eslint.js'), '.']),
  () => check('worker types', [bin('typescript/bin/tsc'), '-p', 'tsconfig.worker.json']),
  () =>
    check('prettier', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']),
  () =>
    check('walls', [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['src', 'tests', 'scripts', '--config', '.dependency-cruiser.cjs', '-T', 'err-long'],
    ]),
  () => check('unused code', [bin('knip/bin/knip.js'), '--no-config-hints']),
]);

await tests('unit and component tests', 'unit.json', countVitest, [
  bin('vitest/vitest.mjs'),
  ...['run', '--reporter=dot', '--reporter=json', '--outputFile.json=test-results/unit.json'],
]);

// Once for the root of a host, once below a path.
buildStep('build', {});
buildStep('build below a path', { base: '/table/impresario', dir: 'build-sub' });

// Bytes, requests and targets do not depend on time: what misses its budget fails.
await check('budgets', ['scripts/bench.js', '--budgets']);

await tests('end-to-end tests', 'e2e.json', countPlaywright, [
  bin('@playwright/test/cli.js'),
  'test',
]);

const seconds = Math.round((Date.now() - started) / 1000);
console.log(`\n${seconds} s on ${commit()}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function check(name, args) {
  const { ok, output, time } = await run(args);
  report(ok, name, time);
  if (ok) passed += 1;
  else {
    failed += 1;
    console.log(output.trimEnd());
  }
}

async function tests(name, file, count, args) {
  const { ok, output, time } = await run(args);
  const counts = count(reportIn(file));
  // Tests that could not even be counted are a failure too.
  const lost = !ok && counts.failed === 0 ? 1 : 0;
  passed += counts.passed;
  failed += counts.failed + lost;
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
  const again = counts.again ? `, ${counts.again} of them at the second try` : '';
  const sum = `${name}: ${counts.passed} passed${again}, ${counts.failed + lost} failed${skipped}`;
  report(ok, sum, time);
  if (!ok || counts.again) console.log(output.trimEnd());
}

function buildStep(name, place) {
  const start = Date.now();
  try {
    if (!isBuilt(place)) build(place);
    passed += 1;
    report(true, name, Date.now() - start);
  } catch (error) {
    failed += 1;
    report(false, `${name}: ${error.message}`, Date.now() - start);
  }
}

function report(ok, name, milliseconds) {
  console.log(`${ok ? '✓' : '✗'} ${name} (${(milliseconds / 1000).toFixed(1)} s)`);
}

function run(args) {
  const start = Date.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('close', (code) => done({ ok: code === 0, output, time: Date.now() - start }));
  });
}

/** Two at a time: as many as the smallest machine has cores. */
async function inPairs(steps) {
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await step();
  };
  await Promise.all([lane(), lane()]);
}

function countVitest(found) {
  return {
    passed: found?.numPassedTests ?? 0,
    // A file that does not even load has no tests to fail.
    failed: Math.max(
      found?.numFailedTests ?? 0,
      found?.testResults?.filter(({ status }) => status === 'failed').length ?? 0,
    ),
    skipped: (found?.numPendingTests ?? 0) + (found?.numTodoTests ?? 0),
  };
}

function countPlaywright(found) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = found?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, skipped, again: flaky };
}

function reportIn(file) {
  try {
    return JSON.parse(readFileSync(join(REPORTS, file), 'utf8'));
  } catch {
    return undefined;
  }
}

function bin(path) {
  return join(root, 'node_modules', path);
}

function commit() {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: root });
  return String(stdout ?? '').trim() || 'no commit';
}
