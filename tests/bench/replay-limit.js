// replay.vs-limit: how near the core is to what the machine can do at all.
//
// What: the same log as in replay-peer.js. How: our `replay` against limit.js, a mutable loop over typed arrays with
// the same checks and points, by turns; the median of the ratios, so 1 would be the limit itself.
// Why fair: both read the same moves and end at the same totals. The loop keeps no history, no effects, no clauses:
// the figure is the price of undo, explanation and readable rules, not a race that could be won.
import { loadCore } from './core.js';
import { golden } from './golden.js';
import { sideBySide } from './harness.js';
import { printed, refereed } from './limit.js';

/** @type {import('./harness.js').Measurement} */
export const replayAgainstLimit = {
  lines: [{ name: 'replay.vs-limit', unit: '×', most: 10 }],
  async run() {
    const core = await loadCore();
    const { ruleset, setup, moves, replay, totals } = golden(core);
    const print = printed(core.tableOf(ruleset), setup.options.side);
    const limit = () => refereed(print, setup, moves);
    if (String(limit()) !== String(totals)) throw new Error(`Other totals: ${limit()}`);
    const { ratio, one, other } = sideBySide(replay, limit);
    return [{ value: ratio, note: `${one.toFixed(2)} ms, limit ${other.toFixed(2)} ms` }];
  },
};
