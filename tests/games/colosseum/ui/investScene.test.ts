// Buying a program: twenty of them, found by the number on the card.
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import InvestScene from '../../../../src/lib/games/colosseum/ui/match/InvestScene.svelte';
import { invest, RING } from '../positions.ts';
import { lying } from '../tables.ts';
import { button, standing, tap } from './audienceScenes.ts';

it('colosseum.program.buy: a number on the pad leaves the row of that program alone, a second tap all of them', async () => {
  const told: unknown[] = [];
  const scene = standing(lying({ phase: 'investing', round: 2, bo: { bought: [12] } }));
  render(InvestScene, { ...scene, seat: 'ann', ontell: (move) => told.push(move) });
  await tap(/event program/i);
  const rows = () => screen.getAllByRole('listitem').length;
  expect(rows()).toBe(19);
  await tap('program 16, The Ponies of Epona');
  expect(rows()).toBe(1);
  expect(button('program 16, The Ponies of Epona')).toHaveAttribute('aria-pressed', 'true');
  await tap('program 16, The Ponies of Epona');
  expect(rows()).toBe(19);
  await tap('program 17, Bacchus and the Nymphs');
  await tap('Buy 17 for 21');
  expect(told).toEqual([invest('ann', 'program', { program: 17 })]);
});

it('colosseum.program.buy: a tap on a row spends nothing: it leaves that row alone, a second one brings all of them back', async () => {
  const ontell = vi.fn();
  const scene = standing(lying({ phase: 'investing', round: 2 }));
  render(InvestScene, { ...scene, seat: 'ann', ontell });
  await tap(/event program/i);
  await tap(/^program 17.* arena of 3/);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(button(/^program 17.* arena of 3/)).toHaveAttribute('aria-pressed', 'true');
  await tap(/^program 17.* arena of 3/);
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(ontell).not.toHaveBeenCalled();
  await tap(/^program 17.* arena of 3/);
  await tap('Buy 17 for 21');
  expect(ontell).toHaveBeenCalledExactlyOnceWith(invest('ann', 'program', { program: 17 }));
});

it('colosseum.program.buy: what cannot be paid stands back on the pad, and says why when it is tapped', async () => {
  const scene = standing(lying({ phase: 'investing', round: 2, ann: { coins: 20 } }));
  render(InvestScene, { ...scene, seat: 'ann', ontell: () => undefined });
  await tap(/event program/i);
  expect(button('program 16, The Ponies of Epona')).not.toHaveClass('against');
  expect(button("program 30, Caesar's Triumphal March")).toHaveClass('against');
});

it('colosseum.program.buy: a program that is refused leaves the list open, one told again is found in it', async () => {
  const scene = standing(lying({ phase: 'investing', round: 2, ann: { coins: 20 } }));
  const refused = { ...scene, seat: 'ann', ontell: () => undefined };
  const { unmount } = render(InvestScene, refused);
  await tap(/event program/i);
  await tap(/^program 30.* arena of 4/);
  await tap(/^Buy 30/);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(button("program 30, Caesar's Triumphal March")).toBeInTheDocument();
  unmount();
  const told = { type: 'invest', seat: 'ann', what: 'program', program: 16 } as const;
  render(InvestScene, { ...refused, told });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(button('program 16, The Ponies of Epona')).toHaveAttribute('aria-pressed', 'true');
});

it('colosseum.program.buy: the program that is looked at is bought by the key under the thumb too', async () => {
  const told: unknown[] = [];
  const scene = standing(lying({ phase: 'investing', round: 2, ann: { coins: 20 } }));
  render(InvestScene, { ...scene, seat: 'ann', ontell: (move) => told.push(move) });
  await tap(/event program/i);
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
  await tap('program 16, The Ponies of Epona');
  expect(button('Buy 16 for 20')).toHaveClass('main-key');
  await tap('Buy 16 for 20');
  expect(told).toEqual([invest('ann', 'program', { program: 16 })]);
});

it('colosseum.invest.pay-now: what cannot be paid is not urged, and still says why', async () => {
  const told: unknown[] = [];
  const scene = standing(lying({ phase: 'investing', round: 2, ann: { coins: 20 } }));
  render(InvestScene, { ...scene, seat: 'ann', ontell: (move) => told.push(move) });
  await tap(/event program/i);
  await tap("program 30, Caesar's Triumphal March");
  expect(button(/^Buy 30/)).not.toHaveClass('main-key');
  await tap(/^Buy 30/);
  expect(told).toEqual([invest('ann', 'program', { program: 30 })]);
});

it('colosseum.invest.pay-now: what stands back says why before it is tapped, and Page Down goes by it', async () => {
  const scene = standing(lying({ phase: 'investing', round: 2, ann: { coins: 20 } }));
  render(InvestScene, { ...scene, seat: 'ann', ontell: () => undefined });
  await tap(/event program/i);
  const dear = button("program 30, Caesar's Triumphal March");
  expect(dear).toHaveAccessibleDescription(/coins/);
  for (const row of screen.getAllByRole('button', { name: /^program 30/ }))
    expect(row).toHaveAccessibleDescription(/coins/);
  expect(button('program 16, The Ponies of Epona')).not.toHaveAccessibleDescription(/coins/);
  dear.focus();
  await userEvent.keyboard('{PageDown}');
  expect(document.activeElement).not.toHaveClass('against');
});

it('colosseum.invest.pay-now: a kind of investment that cannot be paid says why before it is tapped', () => {
  const scene = standing(lying({ phase: 'investing', round: 2, ann: { coins: 2 } }));
  render(InvestScene, { ...scene, seat: 'ann', ontell: () => undefined });
  expect(button(/arena expansion/i)).toHaveAccessibleDescription(/coins/);
  expect(button(/event program/i)).not.toHaveAccessibleDescription();
});

it('the headline says who invests, and a kind its name before its price', () => {
  const scene = standing(lying({ phase: 'investing', round: 2 }));
  render(InvestScene, { ...scene, seat: 'ann', ontell: () => undefined });
  expect(screen.getByRole('heading', { name: /: Ann$/ })).toBeVisible();
  expect(button(/^arena expansion, 10 coins$/i)).toBeVisible();
});

it('colosseum.expand.max-two: an end that is refused is not urged, and still says why', async () => {
  const ontell = vi.fn();
  const ann = { coins: 30, arena: { size: 4 } };
  const scene = standing(lying({ phase: 'investing', round: 2, ann }));
  render(InvestScene, { ...scene, seat: 'ann', ontell });
  await tap(/arena expansion/i);
  expect(button(/^Other end/)).not.toHaveClass('main-key');
  await tap(/^Other end/);
  expect(ontell).toHaveBeenCalledExactlyOnceWith(
    invest('ann', 'expansion', { side: 'counterclockwise' }),
  );
});

it('colosseum.produce.arena-size: an own program that the arena is too small for draws nothing now', () => {
  const tokens = { gladiator: 3, horse: 3, chariot: 3, decoration: 1 };
  const ann = { coins: 20, programs: [20], tokens };
  const scene = standing(lying({ phase: 'investing', round: 2, ann }));
  const { unmount } = render(InvestScene, { ...scene, seat: 'ann', ontell: vi.fn() });
  expect(screen.getByText(/^cannot be produced yet/)).toBeInTheDocument();
  unmount();
  const large = standing(
    lying({ phase: 'investing', round: 2, ann: { ...ann, arena: { size: 3 } } }),
  );
  render(InvestScene, { ...large, seat: 'ann', ontell: vi.fn() });
  expect(screen.queryByText(/^cannot be produced yet/)).toBeNull();
});

it('colosseum.expand.direction: each end says which square is gained, and whom with it', async () => {
  const told: unknown[] = [];
  const ring = { ...RING, consul_1: 10, senator_2: 10 };
  const scene = standing(lying({ phase: 'investing', ann: { coins: 20 }, ring }));
  render(InvestScene, { ...scene, seat: 'ann', ontell: (move) => told.push(move) });
  await tap(/arena expansion/i);
  expect(button(/^Other end/)).toHaveTextContent(/square 7$/);
  expect(button(/^Clockwise end/)).toHaveTextContent(
    /square 10: Consul 1, Senator 2, \+8 spectators$/,
  );
  await tap(/^Clockwise end/);
  expect(told).toEqual([invest('ann', 'expansion', { side: 'clockwise' })]);
});
