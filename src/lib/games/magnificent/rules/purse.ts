// The coins of a seat: which effects move them, and by how much.
import { countIn, movedBy, type Amount, type Movers } from '../../../referee/amounts.ts';
import type { EffectFacts } from './effectFacts.ts';
import type { State } from './state.ts';
import { seatOf } from './table.ts';

const COINS: Movers<EffectFacts> = {
  'magnificent.setup.starting-coins': { gained: 'coins' },
  'magnificent.setup.starting-player-pays-last': { lost: 'coins' },
  'magnificent.bonuses.one-coin': { gained: 'coins' },
  'magnificent.gems.overflow-coin': { gained: 'coins' },
  'magnificent.bonuses.buy-trainer': { lost: 'cost' },
  'magnificent.trainers.board-buy-poster': { lost: 'cost' },
  'magnificent.trainers.tile-two-coins': { gained: 'coins' },
  'magnificent.perform.reward-poster': { gained: 'coins' },
  'magnificent.perform.reward-tent': { gained: 'coins' },
  'magnificent.perform.starting-tent-reward': { gained: 'coins' },
  'magnificent.components.coin-unit': { gained: 'gained' },
  'magnificent.payment.highest-colour-sum': { lost: 'paid' },
};

const GIFT = 'magnificent.setup.starting-player-pays-last';

export const PURSE: Amount<State> = {
  of: (state, seat) => seatOf(state, seat)?.coins ?? 0,
  moved: (effect, seat) => {
    const { clause, facts } = effect;
    if (effect.seat !== seat)
      return clause === GIFT && facts['to'] === seat ? countIn(facts, 'coins') : 0;
    // A card that is paid for by the coin counts what was paid.
    return facts['kind'] === 'paid_coin' ? 0 - countIn(facts, 'count') : movedBy(COINS, effect);
  },
};
