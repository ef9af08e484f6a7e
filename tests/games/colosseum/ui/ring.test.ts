// The ring: where its squares lie, what a finger on it means, and what it says to those who do not see it.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Noble } from '../../../../src/lib/games/colosseum/data/assets.ts';
import Ring from '../../../../src/lib/games/colosseum/ui/Ring.svelte';
import {
  bandOf,
  blocksOf,
  fanned,
  FIELD,
  nearest,
  OVAL,
} from '../../../../src/lib/games/colosseum/ui/ringGeometry.ts';
import RingSheet from '../../../../src/lib/games/colosseum/ui/match/RingSheet.svelte';
import { RING } from '../positions.ts';
import { lying, type Lying } from '../tables.ts';
import { standing } from './audienceScenes.ts';

const BLOCKS = blocksOf(OVAL, 36);
const far = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe('the oval', () => {
  it('begins at the top and goes round clockwise, every step the same', () => {
    const [first] = BLOCKS;
    expect(first?.at.x).toBeCloseTo(OVAL.centre.x, 0);
    expect(first?.at.y).toBeLessThan(OVAL.centre.y - OVAL.ry + 1);
    expect(BLOCKS[9]?.at.x).toBeGreaterThan(OVAL.centre.x + OVAL.rx - 2);
    const steps = BLOCKS.map(({ at }, square) => far(at, BLOCKS[(square + 1) % 36]?.at ?? at));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1.5);
  });

  it('arenas stay inside the drawing', () => {
    const numbers = bandOf(OVAL, 36, { from: 0, size: 36 }, [18, 36]).match(/[\d.]+/gu) ?? [];
    const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, at) => at % 2 === odd).map(Number));
    expect(Math.min(...(xs ?? []), ...(ys ?? []))).toBeGreaterThan(0);
    expect(Math.max(...(xs ?? []))).toBeLessThan(FIELD.width);
    expect(Math.max(...(ys ?? []))).toBeLessThan(FIELD.height);
  });

  it('several on one square stand apart, one alone in its middle', () => {
    const [block] = BLOCKS;
    if (block === undefined) throw new Error('No square');
    expect(fanned(block, 1, 0)).toEqual([block.at]);
    const [inner, middle, outer] = fanned(block, 3, 48);
    expect(far(inner ?? block.at, middle ?? block.at)).toBeCloseTo(24);
    expect(middle).toEqual(block.at);
    expect(far(inner ?? block.at, outer ?? block.at)).toBeCloseTo(48);
  });

  it('a finger means what is nearest, and nothing far away', () => {
    const things = BLOCKS.map(({ at }, square) => ({ square, spot: at }));
    const at = things[7]?.spot ?? OVAL.centre;
    expect(nearest(things, { x: at.x + 6, y: at.y - 4 }, 28)?.square).toBe(7);
    expect(nearest(things, OVAL.centre, 28)).toBeUndefined();
  });
});

/** The drawing on a screen where a unit is a px. */
function openRing(more: Partial<Parameters<typeof render<typeof Ring>>[1]> = {}, told: Lying = {}) {
  const told3 = lying({ phase: 'producing', ...told });
  const { table, state, seats, words } = standing(told3);
  const onnoble = vi.fn<(noble: Noble) => void>();
  const onsquare = vi.fn<(square: number) => void>();
  const ondrop = vi.fn<(noble: Noble, square: number) => void>();
  const view = render(Ring, { table, state, seats, words, onnoble, onsquare, ...more });
  const svg = view.container.querySelector('svg');
  if (svg === null) throw new Error('Nothing drawn');
  svg.getBoundingClientRect = () => new DOMRect(0, 0, FIELD.width, FIELD.height);
  const at = (square: number) => {
    const { x, y } = BLOCKS[square]?.at ?? OVAL.centre;
    return { clientX: x, clientY: y };
  };
  const tap = async (square: number) => {
    await fireEvent.pointerDown(svg, at(square));
    await fireEvent.pointerUp(svg, at(square));
  };
  return { onnoble, onsquare, ondrop, svg, at, tap, ...view };
}

describe('a finger on the ring', () => {
  it('on a noble or close by means the noble; far from all it means nothing', async () => {
    const { tap, onnoble } = openRing();
    await tap(12);
    await tap(13);
    await tap(16);
    expect(onnoble.mock.calls).toEqual([['consul_1'], ['consul_1']]);
  });

  it('on a square that waits means the square', async () => {
    const { tap, onnoble, onsquare } = openRing({ chosen: 'consul_1', targets: [13, 14, 15] });
    await tap(15);
    await tap(0);
    expect(onsquare.mock.calls).toEqual([[15]]);
    expect(onnoble.mock.calls).toEqual([['emperor']]);
  });

  it('drags a noble to the square where it is let go', async () => {
    const ondrop = vi.fn();
    const { svg, at, onnoble } = openRing({ ondrop });
    await fireEvent.pointerDown(svg, at(6));
    await fireEvent.pointerMove(svg, at(20));
    await fireEvent.pointerUp(svg, at(20));
    expect(ondrop).toHaveBeenCalledExactlyOnceWith('senator_1', 20);
    expect(onnoble).not.toHaveBeenCalled();
  });

  it('three on one square are drawn apart', () => {
    const ring = { ...RING, consul_1: 0, senator_1: 0 };
    const { container } = openRing({}, { ring });
    const [emperor, consul, senator] = ['emperor', 'consul', 'senator'].map((rank) =>
      container.querySelector(`svg.${rank}`)?.getAttribute('y'),
    );
    expect(new Set([emperor, consul, senator]).size).toBe(3);
  });
});

it('says who stands where, whose squares they are and where one rests', () => {
  openRing({}, { ring: { ...RING, consul_1: 8 } });
  const list = within(screen.getByRole('list', { name: 'Who stands where' }));
  expect(list.getByText('Emperor: square 0, resting area')).toBeInTheDocument();
  expect(list.getByText('Consul 1: square 8, Ann’s arena')).toBeInTheDocument();
  expect(list.getByText('Bo’s arena: square 21, square 22')).toBeInTheDocument();
});

it('the sheet says what the nobles in each arena are worth', () => {
  const { table, state, seats, words } = standing(
    lying({ phase: 'trading', ring: { ...RING, emperor: 8, consul_1: 9 } }),
  );
  render(RingSheet, { table, state, seats, words });
  const row = screen.getByText('squares 8–9').closest('li');
  expect(row).toHaveTextContent(/Ann.*\+12/u);
  expect(screen.getByText('squares 21–22').closest('li')).toHaveTextContent(/Bo.*nobody 0/u);
});
