// Every golden match of every game at its table: before its first move and at its end; in the middle the editors open.
import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MoveEditorProps, TableEditorProps } from '../../src/lib/games/card.ts';
import { GAMES } from '../../src/lib/games/registry.ts';
import { m } from '../../src/lib/paraglide/messages.js';
import { stateBefore } from '../../src/lib/referee/match.ts';
import { tableAt } from '../support/atTable.ts';
import { closeAll } from '../support/db.ts';
import { goldenNames } from '../support/golden.ts';

afterEach(closeAll);

const ALL = GAMES.flatMap((card) =>
  goldenNames(card.slug).map((golden) => ({ card, slug: card.slug, golden })),
);

describe.each(ALL)('$slug: $golden', ({ card, slug, golden }) => {
  it('lies on its table before the first move and at the end', async () => {
    const begun = await tableAt(slug, golden, () => 0);
    expect(begun.live.isOver).toBe(false);
    cleanup();
    const over = await tableAt(slug, golden, (all) => all);
    expect(over.live.isOver).toBe(true);
    expect(screen.getByRole('button', { name: m.match_dispute() })).toBeVisible();
  });

  it('opens the editors of its last move and of the whole table in its middle', async () => {
    const { live } = await tableAt(slug, golden, (all) => Math.floor(all / 2));
    cleanup();
    const [rulebook, views] = await Promise.all([card.rulebook('en'), card.views()]);
    const nameOf = (seat: string) => live.seats.find(({ id }) => id === seat)?.name ?? seat;
    const placed = live.match.acts.toArray().findLast(({ act }) => act.type === 'move');
    if (placed?.act.type !== 'move') throw new Error('no move');
    const { container } = render(views.MoveEditor, {
      ...{ live, card, rulebook, nameOf, move: placed.act.move },
      before: stateBefore(live.match, placed.entry),
      ontell: vi.fn<MoveEditorProps['ontell']>(),
    });
    await waitFor(() =>
      expect(container.querySelector('button, input, p, [role="button"]')).not.toBeNull(),
    );
    cleanup();
    const onposition = vi.fn<TableEditorProps['onposition']>();
    const table = render(views.TableEditor, { live, card, rulebook, onposition });
    await waitFor(() => expect(table.container.querySelector('button, input')).not.toBeNull());
  });
});
