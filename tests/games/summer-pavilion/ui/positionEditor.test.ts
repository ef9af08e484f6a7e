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
import type { TrackingLevel } from '../../../../src/lib/referee/rules.ts';
import PositionEditor from '../../../../src/lib/games/summer-pavilion/ui/PositionEditor.svelte';

const SEATS = [
  { id: 'ann', name: 'Ann', colour: 'seat-1', symbol: 'circle' },
  { id: 'bo', name: 'Bo', colour: 'seat-2', symbol: 'triangle' },
] as const;

/** Opens what lies before a seat. */
const open = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name} .*\\d$`) }));
const group = (name: RegExp | string) => within(screen.getByRole('group', { name }));
const tap = (within_: ReturnType<typeof group>, name: RegExp | string) =>
  fireEvent.click(within_.getByRole('button', { name }));

async function openEditor(initial?: Position, level: TrackingLevel = 'referee') {
  const words = await loadWords('en');
  let told: Position | undefined;
  render(PositionEditor, {
    table: tableOf(LATEST),
    side: 'coloured',
    level,
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
    await open('Ann');
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
    const empty = { unknown: 0 };
    expect(told()).toMatchObject({
      displays: [{ red: 2, blue: 2 }, empty, empty, empty, empty],
      turn: 'bo',
    });
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
    await open('Ann');
    const colours = group('Which colour?');
    await fireEvent.click(colours.getByRole('button', { name: 'green' }));
    expect(colours.getByRole('button', { name: 'green' })).toHaveAttribute('aria-pressed', 'true');
    expect(colours.getByRole('button', { name: 'red' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('group', { name: 'Board of Ann' })).toBeInTheDocument();
  });

  it('pass.no-tiles: says who would be left out with the tiles told', async () => {
    await openEditor();
    const left = (name: string) => screen.queryByText(`${name}: Passes, no tiles left`);
    const untold = /tell the tiles of each seat/;
    expect(screen.getByText(untold)).toBeInTheDocument();
    await open('Bo');
    await tap(group('Tiles beside the board'), 'red');
    expect(left('Ann')).toBeInTheDocument();
    expect(left('Bo')).not.toBeInTheDocument();
    expect(screen.queryByText(untold)).not.toBeInTheDocument();
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

  it('pass.corners: a seat that has passed has its tiles on the corners, and the turn goes on', async () => {
    const { told } = await openEditor();
    await open('Ann');
    const hand = group('Tiles beside the board');
    await tap(hand, 'red');
    await tap(hand, 'red');
    expect(screen.queryByRole('group', { name: 'Tiles on the corners' })).not.toBeInTheDocument();
    await fireEvent.click(screen.getByRole('button', { name: 'Has passed' }));
    const corners = group('Tiles on the corners');
    for (let times = 0; times < 4; times += 1) await tap(corners, 'green');
    for (const key of corners.getAllByRole('button', { name: /^[a-z]+$/ }))
      expect(key).toBeDisabled();
    expect(told()).toMatchObject({
      turn: 'bo',
      seats: { ann: { passed: true, hand: {}, corners: { green: 4 } } },
    });
    expect(told()?.seats['bo']).not.toHaveProperty('corners');
    await tap(corners, /^Take away one green/);
    expect(told()?.seats['ann']?.corners).toEqual({ green: 3 });
  });

  it('pass.out-for-round: a pass told by mistake is taken back with what lay beside the board', async () => {
    const { told } = await openEditor();
    await open('Ann');
    await tap(group('Tiles beside the board'), 'red');
    const passed = screen.getByRole('button', { name: 'Has passed' });
    await fireEvent.click(passed);
    await fireEvent.click(passed);
    expect(told()?.seats['ann']).toEqual({ total: 5, board: {}, hand: { red: 1 } });
  });

  it('place.center-all-different: a colour that lies on the central star already is refused there', async () => {
    const { told } = await openEditor();
    await open('Ann');
    const board = group('Board of Ann');
    await tap(board, /^central star 1/);
    await tap(board, /^central star 2/);
    expect(Object.keys(told()?.seats['ann']?.board ?? {})).toEqual(['center:1']);
    expect(screen.getByText(/purple tile already/)).toBeInTheDocument();
    await tap(group('Which colour?'), 'green');
    await tap(board, /^central star 2/);
    expect(told()?.seats['ann']?.board).toEqual({ 'center:1': 'purple', 'center:2': 'green' });
    expect(screen.queryByText(/purple tile already/)).not.toBeInTheDocument();
  });

  it('token.nobody-took: while the token lies in the centre it is told who began the round', async () => {
    const { told } = await openEditor();
    await tap(group('Who began this round'), 'Bo');
    expect(told()?.starter).toBe('bo');
    await tap(group('Start player token'), 'Ann');
    expect(screen.queryByRole('group', { name: 'Who began this round' })).not.toBeInTheDocument();
    expect(told()).toMatchObject({ token: 'ann', starter: 'bo' });
  });

  it('round.three-phases: a tap on the phase and the round that are told already changes nothing', async () => {
    const { told } = await openEditor();
    await tap(group('Phase'), /^1/);
    await tap(group(/^Factory displays/), 'Display 2, tiles: 4');
    await tap(group('In the centre'), 'blue');
    const before = told();
    await tap(group('Phase'), /^1/);
    await tap(group('Round'), '1');
    expect(told()).toEqual(before);
  });

  it('pass.corners: of scores alone the number of tiles kept is told', async () => {
    const { told } = await openEditor(undefined, 'scorekeeper');
    await open('Bo');
    expect(screen.queryByText('Tiles on the corners')).not.toBeInTheDocument();
    await fireEvent.click(screen.getByRole('button', { name: 'Has passed' }));
    await fireEvent.click(screen.getByRole('button', { name: /^Tiles on the corners.*more/ }));
    expect(told()?.seats['bo']).toEqual({ total: 5, board: {}, passed: true, kept: 1 });
  });

  it('draft.two-sources: in phase 1 displays are told empty, and the centre by colour', async () => {
    const { told } = await openEditor();
    await tap(group('Phase'), /^1/);
    expect(told()).not.toHaveProperty('displays');
    const ring = group(/^Factory displays/);
    await tap(ring, 'Display 2, tiles: 4');
    await tap(ring, 'Display 4, tiles: 4');
    await tap(group('In the centre'), 'blue');
    const full = { unknown: 4 };
    const empty = { unknown: 0 };
    expect(told()).toMatchObject({
      phase: 'acquire',
      displays: [full, empty, full, empty, full],
      center: { blue: 1 },
    });
    await tap(ring, 'Display 2, tiles: 0');
    expect(told()?.displays).toEqual([full, full, full, empty, full]);
  });

  it('draft.rest-to-center: what is known of a display lies there again when it is tapped on', async () => {
    const known = { red: 2, blue: 2 };
    const { told } = await openEditor({
      round: 2,
      phase: 'acquire',
      starter: 'ann',
      turn: 'bo',
      seats: {},
      displays: [known, { red: 4 }, {}, {}, {}],
      center: { green: 1 },
    });
    const ring = group(/^Factory displays/);
    await tap(ring, 'Display 1, tiles: 4: blue 2 and red 2');
    expect(told()?.displays?.[0]).toEqual({ unknown: 0 });
    await tap(ring, 'Display 1, tiles: 0');
    expect(told()?.displays?.[0]).toEqual({ unknown: 4 });
    await tap(ring, 'Display 1, tiles: 4');
    expect(told()?.displays?.[0]).toEqual(known);
    await tap(group('Round'), '3');
    expect(told(), 'another round has other tiles').not.toHaveProperty('displays');
    expect(told()).not.toHaveProperty('center');
  });

  it('supply.tile-balance: supply and tower are told, and the bag holds the rest', async () => {
    const { told } = await openEditor();
    await fireEvent.click(screen.getByRole('button', { name: /^Supply, tower and bag/ }));
    await fireEvent.click(screen.getByRole('button', { name: /^Supply.*less/ }));
    await tap(group('Of these, colours known'), 'red');
    await fireEvent.change(screen.getByRole('spinbutton', { name: 'Tower' }), {
      target: { value: '30' },
    });
    expect(told()).toMatchObject({ supply: { known: { red: 1 }, unknown: 8 }, tower: 30 });
    expect(screen.getByText('The bag holds the rest, by count: 93.')).toBeInTheDocument();
  });

  it('component.tiles: what went into the tower is asked for only where it is known, and can be told otherwise', async () => {
    const seats = {
      ann: { total: 5, board: {}, hand: { red: 2 } },
      bo: { total: 5, board: {}, hand: {} },
    };
    const { told } = await openEditor({
      round: 2,
      phase: 'place',
      starter: 'ann',
      seats,
      tower: 25,
      towerKnown: { red: 20, blue: 1 },
    });
    expect(told()).toMatchObject({ tower: 25, towerKnown: { red: 20, blue: 1 } });
    await fireEvent.click(screen.getByRole('button', { name: /^Supply, tower and bag/ }));
    const red = () => group('Of these, colours known').getByRole('button', { name: 'red' });
    expect(red(), 'all 22 lie somewhere').toBeDisabled();
    await tap(group('In the tower, colours known'), /Take away one red/);
    expect(red()).toBeEnabled();
    expect(told()).toMatchObject({ tower: 25, towerKnown: { red: 19, blue: 1 } });
    await fireEvent.change(screen.getByRole('spinbutton', { name: 'Tower' }), {
      target: { value: '0' },
    });
    expect(told(), 'no fewer than are known').toMatchObject({ tower: 20 });
    for (let left = 20; left > 0; left -= 1)
      await tap(group('In the tower, colours known'), left > 1 ? /Take away one red/ : /one blue/);
    expect(told()).toMatchObject({ tower: 20 });
    expect(told()).not.toHaveProperty('towerKnown');
    expect(screen.queryByRole('group', { name: /^In the tower/ })).not.toBeInTheDocument();
  });

  it('component.tiles: why no more tiles can be told is said, and a bag that would hold fewer than none is marked', async () => {
    const seats = {
      ann: { total: 5, board: {}, hand: { red: 2 } },
      bo: { total: 5, board: {}, hand: {} },
    };
    await openEditor({ round: 2, phase: 'place', starter: 'ann', seats, tower: 119 });
    const elsewhere = () => screen.getByRole('button', { name: /^Supply, tower and bag/ });
    expect(elsewhere()).toHaveAccessibleName(/10 · 119 · 1$/);
    expect(screen.getByRole('button', { name: /^Bo / })).toHaveAccessibleName(/0 tiles\s·\s*5$/);
    const said = 'No tile is left in the bag: look at the supply and the tower.';
    await open('Ann');
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    await tap(group('Tiles beside the board'), 'red');
    expect(screen.getByRole('button', { name: /^Ann / })).toHaveAccessibleName(/3 tiles\s·\s*5$/);
    expect(screen.getByText(said)).toBeVisible();
    await tap(group('Board of Ann'), /^red 1/);
    expect(elsewhere()).toHaveAccessibleName(/10 · 119 · −1$/);
    expect(screen.getByText('−1')).toHaveClass('beyond');
  });

  it('prep.after-round-six: the last round ends with the goals, and told back it is placing again', async () => {
    const { told } = await openEditor();
    await tap(group('Round'), '6');
    await tap(group('Phase'), /final scoring/i);
    expect(told()).toMatchObject({ round: 6, phase: 'goals' });
    expect(screen.queryByRole('group', { name: 'Whose turn' })).not.toBeInTheDocument();
    await tap(group('Round'), '5');
    expect(told()).toMatchObject({ round: 5, phase: 'prepare' });
  });
});
