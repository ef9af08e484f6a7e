// Taps that a job costs at most: histrio.turn.taps, colosseum.lot.taps.
//
// What: a whole turn of four seats of Histrio at referee level; one lot of Colosseum's clerk with four seats and six bids.
// How: the end-to-end tests that play them by touches count the taps; here they are run once more and their count is read.
import { spawn } from 'node:child_process';
import { root } from '../../scripts/version.js';

/** @type {import('./harness.js').Measurement} */
export const turnTaps = counted('histrio.turn.taps', 25, {
  test: ['histrio.spec', '25 taps'],
  said: /taps a turn, at most: (\d+)/,
});

/** @type {import('./harness.js').Measurement} */
export const lotTaps = counted('colosseum.lot.taps', 10, {
  test: ['colosseum.spec', '10 taps'],
  said: /taps a lot, at most: (\d+)/,
});

/**
 * @param {string} name
 * @param {number} most
 * @param {{ test: readonly [string, string], said: RegExp }} count
 * @returns {import('./harness.js').Measurement}
 */
function counted(name, most, { test: [file, title], said }) {
  return {
    lines: [{ name, unit: 'taps', most }],
    async run() {
      const text = await output('npx', ['playwright', 'test', file, '--grep', title]);
      const count = said.exec(text)?.[1];
      if (count === undefined) throw new Error('The end-to-end test said no count');
      return [{ value: Number(count) }];
    },
  };
}

/** @param {string} command @param {readonly string[]} args @returns {Promise<string>} */
function output(command, args) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' });
    let said = '';
    child.stdout.on('data', (part) => (said += part));
    child.on('error', failed);
    child.on('close', () => done(said));
  });
}
