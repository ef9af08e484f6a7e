// What players told of their own box and what keeps it from being read or written: said in the set-up, at the table and in the tools of every game that has a copy.
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { magnificent } from '../../src/lib/games/magnificent/game.ts';
import { loadRulebook, loadWords } from '../../src/lib/games/magnificent/rulebook/rulebook.ts';
import CardsTool from '../../src/lib/games/magnificent/ui/CardsTool.svelte';
import FinalTool from '../../src/lib/games/magnificent/ui/FinalTool.svelte';
import PowerTool from '../../src/lib/games/magnificent/ui/PowerTool.svelte';
import { gameOf } from '../../src/lib/games/registry.ts';
import { openHouse } from '../../src/lib/table/house.ts';
import { SEAT_LOOKS } from '../../src/lib/referee/looks.ts';
import { atTable } from '../support/atTable.ts';
import { closeAll } from '../support/db.ts';

async function copies() {
  const house = await openHouse();
  if (!house.ok) throw new Error(house.fault.code);
  return house.value.db.copies;
}

/** Until the test is over; what is returned ends it. */
async function layDamaged(game: string) {
  const kept = await copies();
  await kept.put({ id: 'c1', game, name: 'Our box', changedAt: 'some day', contents: {} });
  return () => kept.clear();
}

const SAID = 'Your copy could not be read or kept. What your boxes hold cannot be read.';

afterEach(closeAll);

describe.each([
  ['colosseum', '3-scorekeeper', 'open'],
  ['histrio', '3-scorekeeper-kept', 'flip'],
  ['magnificent', '3-scorekeeper', 'turn'],
])('a copy of %s that cannot be read', (game, golden, move) => {
  beforeEach(() => layDamaged(game));

  it('is told before a match begins without it', async () => {
    const card = gameOf(game);
    if (card === undefined) throw new Error(game);
    const [views, rulebook] = await Promise.all([card.views(), card.rulebook('en')]);
    const [first, ...others] = SEAT_LOOKS.slice(0, 3).map((look, at) => ({
      id: `s${at}`,
      name: `N${at}`,
      ...look,
    }));
    if (first === undefined) throw new Error('nobody sits there');
    render(views.SetupOptions, {
      ...{ seats: [first, ...others], firstSeat: first.id, level: 'referee', card, rulebook },
      ...{ options: undefined, position: undefined, houseRulings: {} },
      ...{ onchange: () => undefined, onposition: () => undefined },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(SAID);
  });

  it('is told at the table', async () => {
    await atTable(game, golden, move);
    expect(await screen.findByRole('alert')).toHaveTextContent(SAID);
  });
});

describe('a copy of The Magnificent that cannot be read', () => {
  beforeEach(() => layDamaged('magnificent'));

  it.each([
    ['cards', CardsTool],
    ['final', FinalTool],
    ['power', PowerTool],
  ])('is told by the tool %s', async (_path, Tool) => {
    const [words, rulebook] = await Promise.all([loadWords('en'), loadRulebook('en')]);
    render(Tool, { card: magnificent, words, rulebook });
    expect(await screen.findByRole('alert')).toHaveTextContent(SAID);
  });
});
