// replay.linearity-10000: what an entry costs in a log of 10,000, against what it costs in one of 1,000.
//
// What: one log in which a whole match is told over and over, each time from a position entered anew, with a
// correction, an undo and a redo now and then, as tables do. How: `replay` of both lengths by turns, the quickest
// of several each, because other programs can only add time. Why fair: both logs have the same mixture of entries,
// and both fit into the young generation of the heap, so that the core is measured and not the moment at which the
// collector begins to move what survives. What that costs with the heap as it comes stands in the note.
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { CORE_FILE, loadCore } from './core.js';
import { dealt } from './dealt.js';
import { timed } from './harness.js';
import { longLog } from './longLog.js';

const SHORT = 1_000;
const LONG = 10_000;
const ROOMY = { maxYoungGenerationSizeMb: 256 };

/** @type {import('./harness.js').Measurement} */
export const linearity = {
  lines: [{ name: 'replay.linearity-10000', unit: '×', most: 1.2 }],
  async run() {
    await loadCore();
    const roomy = await inWorker(ROOMY);
    const usual = await inWorker({});
    const micro = (milliseconds) => `${(milliseconds * 1000).toFixed(2)} µs`;
    const each = `an entry ${micro(roomy.long)}, of 1,000 ${micro(roomy.short)}`;
    const note = `${each}; with the usual heap ${(usual.long / usual.short).toFixed(2)} ×`;
    return [{ value: roomy.long / roomy.short, note }];
  },
};

/** @returns {Promise<{ short: number, long: number }>} milliseconds an entry */
function inWorker(resourceLimits) {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL(import.meta.url), { resourceLimits, workerData: CORE_FILE });
    worker.once('message', done);
    worker.once('error', failed);
  });
}

async function timesHere() {
  const core = await import(workerData);
  const match = dealt(core);
  const short = longLog(match, SHORT);
  const long = longLog(match, LONG);
  const replayed = (log) => () => core.replay(match.rules, match.setup, log);
  if (replayed(long)().state.stop) throw new Error('The long log stops');
  timed(replayed(short), 300);
  const rounds = Array.from({ length: 25 }, () => [
    timed(replayed(short), 10) / SHORT,
    timed(replayed(long), 10) / LONG,
  ]);
  const quickest = (index) => Math.min(...rounds.map((round) => round[index]));
  return { short: quickest(0), long: quickest(1) };
}

if (!isMainThread && parentPort) parentPort.postMessage(await timesHere());
