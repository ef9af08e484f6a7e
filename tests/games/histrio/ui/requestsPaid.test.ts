// What the requests of a festival have paid is read from the match: of this festival alone, and as the rules paid it.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requestsPaid } from '../../../../src/lib/games/histrio/ui/requestsPaid.ts';
import type { Match } from '../../../../src/lib/referee/match.ts';
import type { Move } from '../../../../src/lib/games/histrio/rules/moves.ts';
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

it('has them in the order in which they were played', async () => {
  expect(await paidIn(1)).toEqual([
    { seat: 'ann', name: 'In Favour', ecus: 5 },
    { seat: 'bo', name: 'In Favour', ecus: 4 },
  ]);
});

it('has those of this festival alone', async () => {
  expect(await paidIn(2)).toEqual([{ seat: 'ann', name: 'In Favour', ecus: 4 }]);
});
