// A winner who is short of coins: what is turned into coins, and what is left where the last medal went to somebody else.
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import CashNote from '../../../../src/lib/games/colosseum/ui/CashNote.svelte';
import { exchange, MARKETS, open, pass } from '../positions.ts';
import type { Move } from '../../../../src/lib/games/colosseum/rules/moves.ts';
import { lying } from '../tables.ts';
import { nameOf, rules, standing, table } from './audienceScenes.ts';

function noteAfter(...moves: readonly Move[]) {
  const begun = standing(
    lying({
      phase: 'acquiring',
      markets: MARKETS,
      medals: 1,
      ann: { coins: 3, tokens: { special_event: 1 } },
      bo: { medals: 17, tokens: { special_event: 1 } },
    }),
  );
  const state = [open('ann', 1, 9), pass('bo'), pass('cy'), ...moves].reduce((now, move) => {
    const ruling = rules.rule(now, move);
    if (!ruling.allowed) throw new Error(ruling.refusal.clause);
    return ruling.state;
  }, begun.state);
  if (state.lot === undefined) throw new Error('The lot is paid.');
  render(CashNote, { table, state, lot: state.lot, nameOf, ontell: () => undefined });
}

const key = () => screen.queryByRole('button', { name: 'Special Event token → medal' });

it('colosseum.special-event.second-use: a token becomes the medal that is cashed', () => {
  noteAfter();
  expect(key()).toBeInTheDocument();
});

it('colosseum.medal.supply: where the last medal is gone, no key promises one, and the way out is said', () => {
  noteAfter(exchange('bo'));
  expect(key()).toBeNull();
  expect(screen.getByText(/^No medal is left for the token/)).toBeInTheDocument();
});
