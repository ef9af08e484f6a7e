// "Play it anyway": moves that were tried together are told one after the other, and only the refusal that was seen is overruled.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import { dryRun } from '../../src/lib/referee/dryRun.ts';
import { Trial, type TrialEnds } from '../../src/lib/table/trial.svelte.ts';
import MatchSheets from '../../src/lib/ui/MatchSheets.svelte';
import { serveAskFiles } from '../support/ask.ts';
import { closeAll } from '../support/db.ts';
import { movesOf } from '../support/toyMatch.ts';
import { toySheets } from '../support/toySheets.ts';
import { toyTable } from '../support/toyTable.ts';

beforeEach(() => {
  sessionStorage.clear();
  serveAskFiles();
});
afterEach(closeAll);

/** After Ann's turn these moves are tried together from the sheet of a dispute. */
async function tried(moves: string) {
  const { live } = await toyTable('a1');
  const props = await toySheets(live);
  const { teller } = props;
  const laid: Trial[] = [];
  render(MatchSheets, {
    ...props,
    open: { what: 'dispute' },
    ontrial: (ends: TrialEnds) => {
      laid.push(
        new Trial({
          ...ends,
          game: live.game,
          rule: (all, waived) => dryRun(live.rules, live.state, all, waived),
          leave: () => undefined,
        }),
      );
    },
  });
  await userEvent.setup().click(screen.getByRole('button', { name: m.dispute_try() }));
  const [trial] = laid;
  if (trial === undefined) throw new Error('No table of trials was laid');
  trial.hear(movesOf(moves));
  return { live, teller, trial };
}

it('overrules the refusal that was seen, and shows the next one instead of overruling it too', async () => {
  const { live, teller, trial } = await tried('b3 a2 a1 c1');
  expect(trial.answer).toMatchObject({ refusal: { clause: 'toy.turn.order' }, refusedAt: 1 });
  trial.doIt('Ann plays early.');
  const [b3, a2, a1] = movesOf('b3 a2 a1');
  const acts = live.match.acts.toArray().map(({ act }) => act);
  expect(acts.slice(1)).toMatchObject([
    { type: 'move', move: b3 },
    { move: a2, reason: 'Ann plays early.' },
  ]);
  expect(acts).toHaveLength(3);
  expect(teller.refused).toMatchObject({ move: a1, waived: [] });
});

it('stops at the first move that is not taken', async () => {
  const { live, teller, trial } = await tried('b3 a2 c1');
  trial.doIt();
  const [a2] = movesOf('a2');
  expect(live.match.acts.length).toBe(2);
  expect(teller.refused?.move).toEqual(a2);
});
