// What stands under a seat's total: the start player token, "80 points" tokens, tiles beside the board.
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { announced } from '../../../../src/lib/games/summer-pavilion/advice/announcements.ts';
import { tilesOf } from '../../../../src/lib/games/summer-pavilion/data/pieces.ts';
import { LATEST } from '../../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { rulesOf, tableOf } from '../../../../src/lib/games/summer-pavilion/rules/rule.ts';
import SeatFacts from '../../../../src/lib/games/summer-pavilion/ui/SeatFacts.svelte';
import type { Lying } from '../positions.ts';
import { placing } from '../positions.ts';

const rules = rulesOf(LATEST);

function begun(lying: Lying) {
  const ruling = rules.begin(placing(lying));
  if (!ruling.allowed) throw new Error(ruling.refusal.clause);
  return ruling.state;
}

function show(lying: Lying) {
  render(SeatFacts, { table: tableOf(LATEST), state: begun(lying), seat: 'ann' });
}

describe('a seat', () => {
  it('that holds the start player token shows its tiles as well', () => {
    show({ token: 'ann', ann: { hand: { red: 3 } } });
    expect(screen.getByRole('img', { name: 'start player token' })).toBeInTheDocument();
    expect(screen.getByText('3 tiles')).toBeInTheDocument();
  });

  it('shows its “80 points” tokens', () => {
    show({ level: 'scorekeeper', ann: { total: 170 } });
    expect(screen.getByRole('img', { name: '2 “80 points” tokens' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'start player token' })).not.toBeInTheDocument();
  });

  it('with a total of 80 has a token only where the table reads it so', () => {
    show({ rulings: { 'eighty-boundary': 'at-eighty' }, ann: { total: 80, hand: { red: 1 } } });
    expect(screen.getByRole('img', { name: '1 “80 points” token' })).toBeInTheDocument();
  });

  it('between the rounds shows the tiles at its corners', () => {
    const corners = tilesOf({ red: 2, blue: 1 });
    const begins = begun({});
    const seats = begins.seats.map((one) => ({ ...one, corners, kept: 3 }));
    const state = { ...begins, seats, phase: 'prepare' as const };
    render(SeatFacts, { table: tableOf(LATEST), state, seat: 'ann' });
    expect(screen.getByText('3 tiles')).toBeInTheDocument();
  });

  it('has no word on tiles when the match is over', () => {
    const state = { ...begun({ ann: { hand: {} } }), phase: 'over' as const };
    const { container } = render(SeatFacts, { table: tableOf(LATEST), state, seat: 'ann' });
    expect(container).toHaveTextContent('');
    render(SeatFacts, { table: tableOf(LATEST), state: begun({}), seat: 'bo' });
    expect(screen.getByText(/tiles/)).toBeInTheDocument();
  });
});

it.each(['referee', 'scorekeeper'] as const)(
  'track.eighty-token: is called out at %s level',
  (level) => {
    const state = begun({ level, ann: { total: 80, hand: { red: 1 } } });
    const pay = level === 'referee' ? { pay: { red: 1 } } : {};
    const move = { type: 'place', seat: 'ann', space: 'red:1', colour: 'red', ...pay } as const;
    const ruling = rules.rule(state, move);
    if (!ruling.allowed) throw new Error(ruling.refusal.clause);
    expect(announced(ruling.state, ruling.effects).map(({ clause }) => clause)).toEqual([
      'summer-pavilion.track.eighty-token',
    ]);
  },
);

it('bonus.window: bonus tiles are called out only where nobody is asked which ones', () => {
  const board = { red: [5] } as const;
  const at = (level: 'referee' | 'scorekeeper') => {
    const state = begun({ level, ann: { board, hand: { red: 6 } }, bo: { hand: { red: 1 } } });
    const told = level === 'referee' ? { pay: { red: 6 }, pick: { blue: 3 } } : {};
    const move = { type: 'place', seat: 'ann', space: 'red:6', colour: 'red', ...told } as const;
    const ruling = rules.rule(state, move);
    if (!ruling.allowed) throw new Error(ruling.refusal.clause);
    return announced(ruling.state, ruling.effects).map(({ clause }) => clause);
  };
  expect(at('scorekeeper')).toEqual(['summer-pavilion.bonus.window']);
  expect(at('referee')).toEqual([]);
});

it('pass.no-tiles: whose turn is left out is called out while others still place', () => {
  const place = { type: 'place', seat: 'ann', space: 'red:1', colour: 'red' } as const;
  const heard = (red: number) => {
    const ruling = rules.rule(begun({ ann: { hand: { red } } }), { ...place, pay: { red: 1 } });
    if (!ruling.allowed) throw new Error(ruling.refusal.clause);
    return announced(ruling.state, ruling.effects).map(({ clause, seat }) => [clause, seat]);
  };
  expect(heard(2)).toEqual([['summer-pavilion.pass.no-tiles', 'bo']]);
  expect(heard(1), 'the round is over for all').toEqual([]);
});
