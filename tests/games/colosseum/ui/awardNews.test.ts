// An award that changes hands is said on the table: once, by whoever has it now, or by whoever lost it to nobody.
import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import AwardNews from '../../../../src/lib/games/colosseum/ui/AwardNews.svelte';
import type { Move } from '../../../../src/lib/games/colosseum/rules/moves.ts';
import type { Tokens } from '../../../../src/lib/games/colosseum/data/assets.ts';
import { lying } from '../tables.ts';
import { nameOf, rulebook, rules, standing } from './audienceScenes.ts';

function saidOf(ann: Tokens, bo: Tokens, lions: number) {
  const { state } = standing(
    lying({ phase: 'trading', stars: { lion: 'ann' }, ann: { tokens: ann }, bo: { tokens: bo } }),
  );
  const move: Move = {
    type: 'trade',
    seat: 'ann',
    with: 'bo',
    gives: { tokens: { lion: lions } },
    gets: { coins: 4 },
  };
  const ruling = rules.rule(state, move);
  if (!ruling.allowed) throw new Error(ruling.refusal.clause);
  const { container } = render(AwardNews, { effects: ruling.effects, rulebook, nameOf });
  return container.textContent.replace(/\s+/g, ' ').trim();
}

it('colosseum.star.overtaken: an award that goes with a trade to another seat is said once', () => {
  expect(saidOf({ lion: 3 }, { lion: 2 }, 1)).toBe('★ Bo: Lion award from Ann: 3 lions');
});

it('colosseum.star.below-three: an award that goes to nobody is said by whoever lost it', () => {
  expect(saidOf({ lion: 3 }, { lion: 1 }, 1)).toBe(
    '★ Ann: Lion award lost with 2 lions, to the supply',
  );
});

it('colosseum.star.keep: an award that stays is no news', () => {
  expect(saidOf({ lion: 4 }, {}, 1)).toBe('');
});
