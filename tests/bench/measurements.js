// Everything `npm run bench` measures; what needs a browser comes last.
import { advice } from './advice.js';
import { asked } from './asked.js';
import { keystrokes } from './keystroke.js';
import { firstScreen } from './first-screen.js';
import { lighthouseScores } from './lighthouse.js';
import { offlineStart } from './offline.js';
import { linearity } from './replay-linear.js';
import { replayAgainstLimit } from './replay-limit.js';
import { replayAgainstPeer } from './replay-peer.js';
import { shelf } from './shelf.js';
import { taps } from './tap.js';
import { targets } from './targets.js';
import { lotTaps, roundTaps, turnTaps } from './turn-taps.js';

/** @type {readonly import('./harness.js').Measurement[]} */
export const measurements = [
  replayAgainstPeer,
  replayAgainstLimit,
  linearity,
  advice,
  asked,
  firstScreen,
  targets,
  turnTaps,
  lotTaps,
  roundTaps,
  taps,
  keystrokes,
  offlineStart,
  shelf,
  lighthouseScores,
];
