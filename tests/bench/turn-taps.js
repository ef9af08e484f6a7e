// Taps that a job costs at most: histrio.turn.taps, colosseum.lot.taps, magnificent.turn.taps, magnificent.round-end.taps.
//
// What: a whole turn of four seats of Histrio at referee level; one lot of Colosseum's clerk with four seats and six bids;
// a scorekeeper's turn and a round end of four seats of The Magnificent, in one whole match.
// How: the end-to-end tests that play them by touches count the taps; here they are run once more and their count is read.
import { spawn } from 'node:child_process';
import { root } from '../../scripts/version.js';

/** @type {import('./harness.js').Measurement} */
export const turnTaps = counted(
  ['histrio.spec', '25 taps'],
  [{ name: 'histrio.turn.taps', most: 25, said: /taps a turn, at most: (\d+)/ }],
);

/** @type {import('./harness.js').Measurement} */
export const lotTaps = counted(
  ['colosseum.spec', '10 taps'],
  [{ name: 'colosseum.lot.taps', most: 10, said: /taps a lot, at most: (\d+)/ }],
);

/** @type {import('./harness.js').Measurement} */
export const roundTaps = counted(
  ['magnificent.spec', 'few taps'],
  [
    { name: 'magnificent.turn.taps', most: 5, said: /taps a turn, at most: (\d+)/ },
    { name: 'magnificent.round-end.taps', most: 30, said: /taps a round end .*, at most: (\d+)/ },
  ],
);

/**
 * @param {readonly [string, string]} test File and part of the title.
 * @param {readonly { name: string, most: number, said: RegExp }[]} counts
 * @returns {import('./harness.js').Measurement}
 */
function counted([file, title], counts) {
  return {
    lines: counts.map(({ name, most }) => ({ name, unit: 'taps', most })),
    async run() {
      const text = await output('npx', ['playwright', 'test', file, '--grep', title]);
      return counts.map(({ name, said }) => {
        const count = said.exec(text)?.[1];
        if (count === undefined) throw new Error(`No count of ${name}: ${whyNot(text)}`);
        return { value: Number(count) };
      });
    },
  };
}

/** @param {string} text What the test wrote. */
function whyNot(text) {
  return /^\s*(?:\w*Error|Test timeout)\b.*/m.exec(text)?.[0].trim() ?? 'the test did not run';
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
