// histrio.turn.taps: taps that the costliest turn of a four-seat match takes at referee level, all seats together.
//
// What: cards dealt, cities told after the reveal, every visited city resolved. How: the end-to-end test that plays the
// first turns of a golden match by touches counts them; here it is run once more and its count is read.
import { spawn } from 'node:child_process';
import { root } from '../../scripts/version.js';

const COUNT = /taps a turn, at most: (\d+)/;

/** @type {import('./harness.js').Measurement} */
export const turnTaps = {
  lines: [{ name: 'histrio.turn.taps', unit: 'taps', most: 25 }],
  async run() {
    const said = await output('npx', ['playwright', 'test', 'histrio.spec', '--grep', '25 taps']);
    const count = COUNT.exec(said)?.[1];
    if (count === undefined) throw new Error('The end-to-end test said no count');
    return [{ value: Number(count) }];
  },
};

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
