// A table told as it lies: what the editor hands on, and what it does not take.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { LATEST } from '../../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { summerPavilion } from '../../../../src/lib/games/summer-pavilion/game.ts';
import { rulebookOf } from '../../../../src/lib/games/rulebookOf.ts';
import { loadWords } from '../../../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import { readingsOf } from '../../../../src/lib/games/summer-pavilion/rules/begin.ts';
import type { Position } from '../../../../src/lib/games/summer-pavilion/rules/moves.ts';
import { tableOf } from '../../../../src/lib/games/summer-pavilion/rules/rule.ts';
import PositionEditor from '../../../../src/lib/games/summer-pavilion/ui/PositionEditor.svelte';

const SEATS = [
  { id: 'ann', name: 'Ann' },
  { id: 'bo', name: 'Bo' },
];

async function openEditor(initial?: Position) {
  const words = await loadWords('en');
  let told: Position | undefined;
  render(PositionEditor, {
    table: tableOf(LATEST),
    side: 'coloured',
    level: 'referee',
    seats: SEATS,
    firstSeat: 'ann',
    readings: readingsOf({}, 0),
    initial,
    words,
    card: summerPavilion,
    rulebook: rulebookOf('en', words),
    onposition: (position: Position) => {
      told = position;
    },
  });
  return { told: () => told };
}

describe('the position editor', () => {
  it('pass.floor-one: takes no total below 1 and says by which clause', async () => {
    const { told } = await openEditor();
    const points = screen.getByRole('spinbutton', { name: 'Points' });
    await fireEvent.change(points, { target: { value: '0' } });
    expect(points).toHaveValue(1);
    expect(screen.getByText(/begins at 1: a total of 0/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'What the rulebook says' })).toBeVisible();
    expect(told()?.seats['ann']?.total).toBe(1);
    await fireEvent.click(screen.getByRole('button', { name: /^More.*Points|Points.*more/i }));
    expect(screen.queryByText(/begins at 1/)).not.toBeInTheDocument();
  });

  it('round.three-phases: told on into phase 2 nothing is left to take', async () => {
    const seats = {
      ann: { total: 5, board: {}, hand: { red: 1 } },
      bo: { total: 5, board: {}, hand: {} },
    };
    const { told } = await openEditor({
      round: 2,
      phase: 'acquire',
      starter: 'ann',
      turn: 'bo',
      seats,
      displays: [{ red: 2, blue: 2 }],
      center: { green: 1 },
      supply: { known: { red: 10 }, unknown: 0 },
      tower: 3,
    });
    expect(told()).toMatchObject({ displays: [{ red: 2, blue: 2 }], turn: 'bo' });
    await fireEvent.click(screen.getByRole('button', { name: /^2 placing tiles/ }));
    const position = told();
    expect(position).toMatchObject({ phase: 'place', tower: 3 });
    expect(position).not.toHaveProperty('displays');
    expect(position).not.toHaveProperty('center');
    expect(position).not.toHaveProperty('turn');
  });

  it('token.starts-phase2: shows the holder as first in phase 2', async () => {
    await openEditor();
    const turn = () => screen.getByRole('group', { name: 'Whose turn' });
    const pressed = () => turn().querySelector('[aria-pressed="true"]')?.textContent;
    expect(pressed()).toContain('Ann');
    const holder = screen.getByRole('group', { name: 'Start player token' });
    const bo = [...holder.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes('Bo'),
    );
    if (bo) await fireEvent.click(bo);
    expect(pressed()).toContain('Bo');
  });

  it('says which colour lies in the pen, and whose board it is', async () => {
    await openEditor();
    const colours = within(screen.getByRole('group', { name: 'Which colour?' }));
    await fireEvent.click(colours.getByRole('button', { name: 'green' }));
    expect(colours.getByRole('button', { name: 'green' })).toHaveAttribute('aria-pressed', 'true');
    expect(colours.getByRole('button', { name: 'red' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('group', { name: 'Board of Ann' })).toBeInTheDocument();
  });

  it('pass.no-tiles: says who would be left out with the tiles told', async () => {
    await openEditor();
    const left = (name: string) => screen.queryByText(`${name}: No tiles left: passes, at no cost`);
    expect(left('Ann')).toBeInTheDocument();
    expect(left('Bo'), 'told of nobody, the round is over').toBeInTheDocument();
    await fireEvent.change(screen.getByRole('spinbutton', { name: 'red' }), {
      target: { value: '2' },
    });
    expect(left('Ann')).not.toBeInTheDocument();
    expect(left('Bo'), 'nobody is left out before the first has moved').not.toBeInTheDocument();
  });

  it('supply.exhausted: who is still to take tiles is so in the table told anew', async () => {
    const seats = {
      ann: { total: 5, board: {}, hand: { red: 1 } },
      bo: { total: 5, board: {}, hand: {}, owed: 2 },
    };
    const { told } = await openEditor({
      round: 2,
      phase: 'place',
      starter: 'ann',
      turn: 'ann',
      seats,
    });
    expect(told()?.seats['bo']).toMatchObject({ owed: 2 });
    expect(told()?.seats['ann']).not.toHaveProperty('owed');
  });
});
