// Any table told as it lies: the nobles are put on the ring, and what is told is a position the rules take.
import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { positionOf } from '../../../../src/lib/games/colosseum/rules/position.ts';
import type { Position } from '../../../../src/lib/games/colosseum/rules/moves.ts';
import PositionEditor from '../../../../src/lib/games/colosseum/ui/match/PositionEditor.svelte';
import { RING } from '../positions.ts';
import { lying, setUp } from '../tables.ts';
import { button, more, rules, standing, tap } from './audienceScenes.ts';

function openEditor(initial?: Position) {
  const { table, seats, words } = standing(setUp());
  const onposition = vi.fn<(position: Position) => void>();
  render(PositionEditor, {
    table,
    isReferee: true,
    keepsRing: true,
    seats,
    firstSeat: 'ann',
    squareOf: (seat) => (seat === 'ann' ? 8 : 20),
    ...(initial === undefined ? {} : { initial }),
    words,
    onposition,
  });
  return () => onposition.mock.lastCall?.[0];
}

it('a noble is lifted and goes from square to square; the others stay where they stood', async () => {
  const told = openEditor();
  await tap(`Consul 1, square ${RING.consul_1}, resting area`);
  expect(button(/^Consul 1, square/)).toHaveAttribute('aria-pressed', 'true');
  await more('Consul 1: square');
  expect(told()?.ring).toEqual({ ...RING, consul_1: RING.consul_1 + 1 });
});

it('arenas lie on the ring where they begin, as printed or as told', () => {
  openEditor(
    positionOf(standing(lying({ phase: 'trading', bo: { arena: { from: 24, size: 3 } } })).state),
  );
  expect(screen.getByText('Bo’s arena: square 24, square 25, square 26')).toBeInTheDocument();
});

it('an arena that was not told lies where it was set up', () => {
  openEditor();
  expect(screen.getByText('Ann’s arena: square 8, square 9')).toBeInTheDocument();
});

it('what was put on the ring is a table the rules begin with', async () => {
  const told = openEditor();
  await tap(/^Emperor, square/);
  await more('Emperor: square');
  const position = told();
  const begun = rules.begin({ ...setUp(), ...(position === undefined ? {} : { position }) });
  expect(begun.allowed && begun.state.ring?.emperor).toBe(RING.emperor + 1);
});
