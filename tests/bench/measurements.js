// Everything `npm run bench` measures, the quick ones first.
import { linearity } from './replay-linear.js';
import { replayAgainstLimit } from './replay-limit.js';
import { replayAgainstPeer } from './replay-peer.js';

/** @type {readonly import('./harness.js').Measurement[]} */
export const measurements = [replayAgainstPeer, replayAgainstLimit, linearity];
