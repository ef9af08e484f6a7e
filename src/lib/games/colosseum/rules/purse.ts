// The purse of a seat: which effects move coins, and by how much.
import { countIn, movedBy, type Amount, type Movers } from '../../../referee/amounts.ts';
import type { Fact } from '../../../referee/ruling.ts';
import type { EffectFacts } from './facts.ts';
import type { State } from './state.ts';
import { seatOf } from './table.ts';

const COINS: Movers<EffectFacts> = {
  'colosseum.setup.starting-coins': { gained: 'coins' },
  'colosseum.program.buy': { lost: 'cost' },
  'colosseum.expand.cost': { lost: 'cost' },
  'colosseum.ticket.cost': { lost: 'cost' },
  'colosseum.loge.cost': { lost: 'cost' },
  // Coins that were not there were not paid.
  'colosseum.auction.winner-pays': { gained: 'short', lost: 'bid' },
  'colosseum.medal.use-coins': { gained: 'gained' },
  'colosseum.score.income': { gained: 'income' },
};

export const PURSE: Amount<State> = {
  of: (state, seat) => seatOf(state, seat)?.coins ?? 0,
  moved: (effect, seat) => {
    if (effect.seat !== seat) return 0;
    const { clause, facts } = effect;
    return clause === 'colosseum.trade.purpose'
      ? coinsIn(facts['got']) - coinsIn(facts['gave'])
      : movedBy(COINS, effect);
  },
};

/** One side of a trade. */
function coinsIn(side: Fact): number {
  return typeof side === 'object' && 'coins' in side ? countIn(side, 'coins') : 0;
}
