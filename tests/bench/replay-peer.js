// replay.vs-boardgame.io: how many times faster a whole match is replayed by our core than by boardgame.io.
//
// What: the log of a golden four-seat match at referee level, every draft, payment, bonus pick and pass told and checked.
// How: our `replay` against boardgame.io's game reducer, in production mode, by turns in the same process; the
// median of the ratios. With the peer's undo, as it is by default, and with it switched off.
// Why fair: the same moves, turn order, phases and checks, the same points (its totals must equal ours), both
// leave every step undoable. The peer is called without its client, store and transport, which cost it more.
// What stays unequal speaks for the peer: ours also books every effect with its facts and the clauses it rests on.
import { loadCore } from './core.js';
import { golden } from './golden.js';
import { sideBySide } from './harness.js';
import { boardgameIo } from './peers.js';
import { actionOf, pavilionGame } from './peers/pavilion.js';

/** @type {import('./harness.js').Measurement} */
export const replayAgainstPeer = {
  lines: [
    { name: 'replay.vs-boardgame.io', unit: '×', least: 50 },
    { name: 'replay.vs-boardgame.io.without-undo', unit: '×', least: 50 },
  ],
  async run() {
    const core = await loadCore();
    const match = golden(core);
    return [true, false].map((canUndo) => {
      const peer = peerOf(core, match, canUndo);
      assertTotals(peer(), match.totals);
      const { ratio, one, other } = sideBySide(peer, match.replay);
      const note = `${match.moves.length} moves: ${other.toFixed(2)} ms, boardgame.io ${one.toFixed(1)} ms`;
      return { value: ratio, note };
    });
  },
};

/** Replays the match in boardgame.io and answers with its final totals. */
function peerOf(core, { ruleset, setup, moves }, canUndo) {
  const { CreateGameReducer, InitializeGame } = boardgameIo();
  const game = pavilionGame(core.tableOf(ruleset), setup, canUndo);
  const reduce = CreateGameReducer({ game });
  const seats = setup.seats.length;
  const idOf = new Map(setup.seats.map((seat, index) => [seat, String(index)]));
  return () => {
    let state = InitializeGame({ game, numPlayers: seats });
    for (const move of moves) {
      const player = idOf.get(move.seat) ?? state.ctx.currentPlayer;
      state = reduce(state, actionOf(move, player));
      if (state.transients) throw new Error(`boardgame.io refused ${JSON.stringify(move)}`);
    }
    return state.ctx.gameover?.totals ?? [];
  };
}

function assertTotals(found, wanted) {
  if (String(found) !== String(wanted))
    throw new Error(`Other totals: ${found} instead of ${wanted}`);
}
