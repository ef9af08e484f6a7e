// Why a total is corrected, in the words of a game: where money is counted no marker was pushed.
import { expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import { m } from '../../src/lib/paraglide/messages.js';
import { unitIn } from '../../src/lib/ui/counting.ts';

it.each(GAMES)('$slug: a marker is pushed only where one stands for a total', async (card) => {
  const { pushed } = unitIn(await card.rulebook('en'));
  expect(pushed).toBe(card.slug === 'histrio' ? undefined : m.correction_marker());
});
