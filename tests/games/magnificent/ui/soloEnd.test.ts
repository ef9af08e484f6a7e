// The end of a solitaire: no winner over nobody, but what the points are worth.
import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { magnificent } from '../../../../src/lib/games/magnificent/game.ts';
import { magnificentRules } from '../../../../src/lib/games/magnificent/module.ts';
import { loadRulebook } from '../../../../src/lib/games/magnificent/rulebook/rulebook.ts';
import { createMatch } from '../../../../src/lib/storage/matches.ts';
import { seedRulesets } from '../../../../src/lib/storage/rulesets.ts';
import Results from '../../../../src/lib/ui/Results.svelte';
import { closeAll, freshDb } from '../../../support/db.ts';
import { openMatch } from '../../../support/openMatch.ts';
import { lying } from '../tables.ts';

afterEach(closeAll);

const rulebook = await loadRulebook('en');

/** Ann alone, with so many points before her camp is counted: nine areas of it are covered. */
async function endWith(points: number) {
  const { seats: _, ...setup } = lying({
    seats: 1,
    level: 'scorekeeper',
    phase: 'areas',
    round: 3,
    ann: { points, coins: 0 },
  });
  const db = freshDb();
  await seedRulesets(db, [magnificentRules]);
  await createMatch(db, {
    id: 'm1',
    game: 'magnificent',
    ruleset: { game: 'magnificent', version: 1 },
    begun: '2026-03-01T20:00:00+01:00',
    seats: [{ id: 'ann', name: 'Ann', colour: 'seat-1', symbol: 'circle' }],
    setup,
  });
  const live = await openMatch({ db, module: magnificentRules, id: 'm1' });
  live.tell({ type: 'scoreAreas', seat: 'ann', covered: 9 });
  const props = { module: magnificentRules, rulebook, card: magnificent, seats: live.seats };
  render(Results, { ...props, live, onexport: () => undefined });
  return live;
}

it.each([
  [163, '199 points: 200 were needed', false],
  [164, '200 points: the goal of 200 is reached', true],
  [184, '220 points: outstanding entrepreneur', true],
  [204, '240 points: best showman of the century', true],
])('%i points and nine areas: %s', async (points, verdict, winner) => {
  await endWith(points);
  const heading = screen.getByRole('heading', { level: 2 });
  expect(heading).toHaveTextContent(verdict);
  // A laurel is for a goal that was reached.
  expect(heading.parentElement?.querySelector('.laurel') !== null).toBe(winner);
  expect(screen.queryByText(/wins/)).toBeNull();
  const link = screen.getByRole('link', { name: 'Hand on to BG Stats' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(JSON.parse(searchParams.get('data') ?? '')).toMatchObject({ players: [{ winner }] });
});

it.each([
  ['magnificent.solo.rank-best', -1, '239 points: outstanding entrepreneur', true],
  ['magnificent.solo.rank-outstanding', -21, '219 points: the goal of 200 is reached', true],
  ['magnificent.solo.goal', -41, '199 points: 200 were needed', false],
])('%s: after a correction of %i it is told anew: %s', async (_, points, verdict, winner) => {
  const live = await endWith(204);
  live.correct('ann', points, 'a card was counted twice');
  expect(await screen.findByRole('heading', { name: verdict })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Hand on to BG Stats' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(JSON.parse(searchParams.get('data') ?? '')).toMatchObject({ players: [{ winner }] });
});
