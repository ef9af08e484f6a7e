// `npm start`, as far as it can be run without a build.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../scripts/start.js', import.meta.url));

it.each(['abc', '70000', '-1', '80.5'])('says at once that %s is no port', (PORT) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    encoding: 'utf8',
    env: { ...process.env, PORT },
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(`PORT is a number from 0 to 65535, not "${PORT}".\n`);
});
