// What version 5 has mended is not asked of matches that began before: they go on as they were counted.
import { expect, it } from 'vitest';
import { RULESET_4 } from '../../../src/lib/games/colosseum/data/ruleset4.ts';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import type { Move } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { ask, exchange, invest, MARKETS, open, pass, passes, podium } from './positions.ts';
import type { Lying } from './tables.ts';
import { lying } from './tables.ts';

const rules = colosseumRules.rulesOf(RULESET_4);
const purseless = { level: 'scorekeeper', options: { purses: 'none' } } as const;

/** The table after these moves, each of which was allowed under version 4. */
function played(told: Lying, ...moves: readonly Move[]) {
  return moves.reduce(
    (ruling, move) => {
      if (!ruling.allowed) throw new Error(JSON.stringify(ruling.refusal));
      return rules.rule(ruling.state, move);
    },
    rules.begin(lying(told)),
  );
}

it('colosseum.end.tie-coins: the coins that were told on the way decide', () => {
  const told = { ...purseless, round: 5, phase: 'farewell' } as const;
  const table = { ...told, ann: { best: 40, coins: 3 }, bo: { best: 40 }, cy: { best: 12 } };
  for (const coins of [{}, { coins: { ann: 20 } }])
    expect(played(table, { type: 'finish', ...coins })).toMatchObject({
      allowed: true,
      effects: [{ facts: { coins: [30, coins.coins?.ann ?? 3] } }, { facts: { seats: ['bo'] } }],
    });
});

it('colosseum.podium.tie-coins: so they do for the podium, and for the donation as well', () => {
  const told = { ...purseless, phase: 'closing', ceremony: 'podium' } as const;
  const table = { ...told, ann: { best: 9 }, bo: { best: 9, coins: 40 }, cy: { coins: 4 } };
  expect(played(table, podium(), ask('lion'))).toMatchObject({ allowed: true });
  expect(played(table, podium())).toMatchObject({ state: { leader: 'bo' } });
});

it('colosseum.frame.phase-by-phase: medals make a further investment after the seat has passed', () => {
  const told = { level: 'scorekeeper', round: 2, phase: 'investing', ann: { medals: 2 } } as const;
  expect(
    played(told, invest('ann', 'ticket'), pass('ann'), invest('ann', 'loge', { extra: 'medals' })),
  ).toMatchObject({ allowed: true });
});

it('colosseum.auction.winner-pays: a lot waits for a winner who can pay no more', () => {
  const told = { round: 2, phase: 'acquiring', markets: MARKETS, medals: 1 } as const;
  const special = { tokens: { special_event: 1 } };
  const table = { ...told, ann: { coins: 2, ...special }, bo: { coins: 0, ...special } };
  expect(played(table, open('ann', 1), ...passes('bo', 'cy'), exchange('bo'))).toMatchObject({
    state: { lot: { sold: true } },
  });
});
