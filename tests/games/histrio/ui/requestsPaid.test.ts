// What the requests of a festival have paid is read from the match: festival by festival, and as the rules paid it.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requestsPaid } from '../../../../src/lib/games/histrio/ui/requestsPaid.ts';
import type { Match } from '../../../../src/lib/referee/match.ts';
import type { Move, Payout } from '../../../../src/lib/games/histrio/rules/moves.ts';
import type { State } from '../../../../src/lib/games/histrio/rules/state.ts';
import { atTable } from '../../../support/atTable.ts';
import { closeAll } from '../../../support/db.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

const paidIn = async (skip: number) => {
  const { live, move } = await atTable('histrio', '2-referee-request-again', 'playRequest', skip);
  expect(live.tell(move).accepted).toBe(true);
  return requestsPaid(live.match as Match<State, Move>);
};

const of = (season: 1 | 2, seat: string, ecus: number) => ({
  ...{ season, seat, ecus, name: 'In Favour' },
  payout: expect.anything() as Payout,
});

it('has them in the order in which they were played', async () => {
  expect(await paidIn(1)).toEqual([of(1, 'ann', 5), of(1, 'bo', 4)]);
});

it('has each with its season', async () => {
  expect(await paidIn(2)).toEqual([of(1, 'ann', 5), of(1, 'bo', 4), of(2, 'ann', 4)]);
});
