// A move told again begins as it was told: nothing changed, its key tells the same once more.
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { colosseumRules } from '../../../../src/lib/games/colosseum/module.ts';
import type { Move } from '../../../../src/lib/games/colosseum/rules/moves.ts';
import MoveEditor from '../../../../src/lib/games/colosseum/ui/MoveEditor.svelte';
import { stateBefore } from '../../../../src/lib/referee/match.ts';
import { createMatch } from '../../../../src/lib/storage/matches.ts';
import { seedRulesets } from '../../../../src/lib/storage/rulesets.ts';
import { closeAll, freshDb } from '../../../support/db.ts';
import { openMatch } from '../../../support/openMatch.ts';
import { opened } from '../goldenSheet.ts';
import { card, nameOf, rulebook, rules } from './audienceScenes.ts';

afterEach(closeAll);

/** The key that tells a whole move again. */
const KEYS: Partial<Record<Move['type'], RegExp>> = {
  refill: /^Markets are filled$/,
  dealTokens: /is dealt$/,
  dealPrograms: /is dealt$/,
  trade: /^Deal$/,
  moveNobles: /^Move$/,
  produce: /^Produce: /,
};

const MATCHES = [
  ['4-referee', ['refill', 'dealTokens', 'dealPrograms', 'trade', 'moveNobles', 'produce']],
  ['3-referee-ring-told', ['produce']],
  ['3-scorekeeper', ['trade', 'produce']],
] as const;

it.each(MATCHES.flatMap(([name, types]) => types.map((type) => ({ name, type }))))(
  '$type of $name',
  async ({ name, type }) => {
    const { file, match } = opened(name);
    const told = match.acts
      .toArray()
      .flatMap(({ entry, act }) =>
        act.type === 'move' && (act.move as Move).type === type
          ? [{ entry, move: act.move as Move }]
          : [],
      );
    const key = KEYS[type] ?? /^$/;
    const live = await fresh(file);
    for (const { entry, move } of [told[0], told.at(-1)].flatMap((one) => one ?? [])) {
      const before = stateBefore(match, entry);
      if (before === undefined) throw new Error(entry);
      const ontell = vi.fn<(move: unknown) => void>();
      const { unmount } = render(MoveEditor, {
        ...{ live, card, rulebook, nameOf, move, before, ontell },
      });
      await userEvent.click(await screen.findByText(key));
      const again = ontell.mock.calls[0]?.[0] as Move;
      expect(again.type).toBe(type);
      const ruling = rules.rule(before, move);
      expect(ruling.allowed).toBe(true);
      expect(rules.rule(before, again)).toEqual(ruling);
      unmount();
    }
  },
);

it('a medal told again begins with its noble, and is never told instead of an event', async () => {
  const { file, match } = opened('4-referee');
  const acts = match.acts.toArray();
  const props = { live: await fresh(file), card, rulebook, nameOf, ontell: vi.fn() };
  const at = (type: Move['type']) => {
    const one = acts.find(({ act }) => act.type === 'move' && (act.move as Move).type === type);
    if (one?.act.type !== 'move') throw new Error(type);
    return { move: one.act.move, before: stateBefore(match, one.entry) };
  };
  const { unmount } = render(MoveEditor, { ...props, ...at('moveByMedal') });
  expect(await screen.findByLabelText(/^Emperor: which square/)).toBeInTheDocument();
  unmount();
  render(MoveEditor, { ...props, ...at('produce') });
  expect(await screen.findByText('No event')).toBeInTheDocument();
  expect(screen.queryByText('Medals for moves of nobles')).not.toBeInTheDocument();
});

it('a second investment, a bid and what is put up are asked again as they were told', async () => {
  const { file, match } = opened('4-referee');
  const acts = match.acts.toArray();
  const props = { live: await fresh(file), card, rulebook, nameOf, ontell: vi.fn() };
  const show = (is: (move: Move) => boolean) => {
    const one = acts.find(({ act }) => act.type === 'move' && is(act.move as Move));
    if (one?.act.type !== 'move') throw new Error('No such move');
    const shown = { move: one.act.move as Move, before: stateBefore(match, one.entry) };
    return render(MoveEditor, { ...props, ...shown });
  };
  const late = show((move) => move.type === 'invest' && move.extra === 'special-event');
  expect(
    await screen.findByRole('button', { name: /^Special Event/i, pressed: true }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: /season ticket/i, pressed: true })).toBeVisible();
  expect(screen.getByText('No second investment')).toBeVisible();
  late.unmount();
  const put = show((move) => move.type === 'open');
  expect(await screen.findByRole('button', { name: /^market 5/, pressed: true })).toBeVisible();
  expect(screen.getByText('Open nothing')).toBeVisible();
  put.unmount();
  const raised = show((move) => move.type === 'bid' && move.bid === 13);
  expect(await screen.findByRole('spinbutton', { name: 'The bid' })).toHaveValue(13);
  raised.unmount();
  // What was the least then has one key, not two.
  const [least] = acts.flatMap(({ act, entry }) => {
    const move = act.type === 'move' ? (act.move as Move) : undefined;
    const before = stateBefore(match, entry);
    const step = before && rules.steps(before)[0];
    return move?.type === 'bid' && step?.facts['least'] === move.bid ? [move] : [];
  });
  if (least === undefined) throw new Error('Nobody bid the least');
  show((move) => move === least);
  expect(await screen.findAllByText(new RegExp(`^Bid ${least.bid}$`, 'i'))).toHaveLength(1);
});

it('an event without a roll is told again as an event', async () => {
  const { file, match } = opened('4-referee');
  const one = match.acts
    .toArray()
    .find(({ act }) => act.type === 'move' && (act.move as Move).type === 'moveNobles');
  const before = one && stateBefore(match, one.entry);
  const asked = before && rules.steps(before)[0];
  if (asked?.seat === undefined) throw new Error('Nobody is asked');
  const ontell = vi.fn<(move: unknown) => void>();
  const move = { type: 'produce', seat: asked.seat, program: 1 } as const;
  const live = await fresh(file);
  render(MoveEditor, { live, card, rulebook, nameOf, move, before, ontell });
  expect(await screen.findByText(/^Produce/)).toBeVisible();
});

async function fresh({ id, ruleset, begun, seats, setup }: ReturnType<typeof opened>['file']) {
  const db = freshDb();
  await seedRulesets(db, [colosseumRules]);
  await createMatch(db, { id, game: 'colosseum', ruleset, begun, seats, setup });
  return openMatch({ db, module: colosseumRules, id });
}
