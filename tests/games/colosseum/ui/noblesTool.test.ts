// The nobles' ring without a match: who moves, dice, medals, arenas, corrections, undo and reload.
import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOBLES } from '../../../../src/lib/games/colosseum/data/assets.ts';
import NoblesTool from '../../../../src/lib/games/colosseum/ui/NoblesTool.svelte';
import {
  after,
  expanded,
  freshRing,
  parseNoblesNote,
  shrunk,
  stateOf,
  withNoble,
  withPlace,
} from '../../../../src/lib/games/colosseum/ui/noblesNote.ts';
import { button, card, more, rulebook, tap, words } from './audienceScenes.ts';

const openTool = () => render(NoblesTool, { card, words, rulebook });
const stands = (text: string) => screen.getByText(text);

beforeEach(() => {
  localStorage.clear();
});

describe('the tool', () => {
  it('moves by the die, goes on to the next, and everything can be undone', async () => {
    // Four players: Player 2’s arena covers 14 and 15, the consul stands on 12.
    openTool();
    await tap('Player 2');
    expect(screen.getByRole('button', { name: 'I–III' })).toHaveAccessibleDescription('1, 2, 3');
    expect(screen.getByRole('button', { name: 'VI' })).toHaveAccessibleDescription('6');
    await tap('I–III');
    await tap('Consul 1 → square 14, +5 spectators');
    expect(stands('Consul 1: square 14, Player 2’s arena')).toBeInTheDocument();
    await tap('Next: Player 3');
    expect(button('Player 3')).toHaveAttribute('aria-pressed', 'true');
    for (let step = 0; step < 3; step += 1) await tap('Undo');
    expect(stands('Consul 1: square 12, resting area')).toBeInTheDocument();
    expect(button('Undo')).toBeDisabled();
  });

  it('a move that is chosen is made or told again, and the next one does not step over it', async () => {
    openTool();
    await tap('I–III');
    expect(screen.queryByRole('button', { name: /^Next: / })).toBeNull();
    await tap(/^Consul 2, square/);
    await tap(/^\+3/);
    expect(screen.queryByRole('button', { name: /^Next: / })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Move' })).toHaveLength(1);
    await tap('Move');
    expect(button('Next: Player 2')).toBeInTheDocument();
  });

  it('a roll that is half told goes on after the ring was put right, and the next one does not step over it meanwhile', async () => {
    openTool();
    await tap('I–III');
    await tap(/^Consul 2, square/);
    await tap(/^\+3/);
    await tap('Put right');
    expect(screen.queryByRole('button', { name: /^Next: / })).toBeNull();
    await tap('Put right');
    await tap('Move');
    expect(button('Next: Player 2')).toBeInTheDocument();
    await tap('Undo');
    expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
  });

  it('a medal carries a noble once the dice have moved', async () => {
    openTool();
    await more('Medals');
    await tap('IV');
    await tap(/^Consul 2, square/);
    await tap(/^\+4/);
    await tap('Move');
    // A rest on the way has not been earned: 26 and 4 is 30, a resting area.
    await tap(/^Senator 1, square 6/);
    await tap(/^−2: square 4/);
    expect(stands('Senator 1: square 4, Player 1’s arena')).toBeInTheDocument();
  });

  it('says that a roll without medals is all there is to do', async () => {
    openTool();
    await tap('Player 2');
    await tap('V');
    await tap(/^Emperor, square/);
    await tap(/^\+5/);
    await tap('Move');
    expect(stands('Rolled, and no medal to play: the next one moves.')).toBeInTheDocument();
  });

  it('with the loge it asks for two dice', async () => {
    openTool();
    await tap('No loge: one die');
    expect(button('With the loge: two dice')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('into the arena').nextElementSibling).toHaveTextContent('of 36');
    await tap('II');
    expect(screen.getByText('II and')).toBeInTheDocument();
  });

  it('an arena grows at either end and may be set back', async () => {
    openTool();
    await tap('+ square 5');
    expect(stands('Player 1’s arena: square 3, square 4, square 5')).toBeInTheDocument();
    await tap('+ square 2');
    expect(button('+ square 1')).toBeDisabled();
    await tap('As at the start');
    expect(stands('Player 1’s arena: square 3, square 4')).toBeInTheDocument();
  });

  it('a noble is put right by its square', async () => {
    openTool();
    await tap('Put right');
    await tap(/^Emperor, square/);
    await more('Emperor: square');
    expect(stands('Emperor: square 1')).toBeInTheDocument();
  });

  it('for three and five the ring is set up anew, and a reload keeps it', async () => {
    const { unmount } = openTool();
    await tap('5');
    expect(stands('Player 5’s arena: square 32, square 33')).toBeInTheDocument();
    unmount();
    openTool();
    expect(button('Player 5')).toBeInTheDocument();
  });
});

describe('its note', () => {
  it('begins as the rules set the ring up', () => {
    for (const count of [3, 4, 5] as const) {
      const { seats, ring } = stateOf(freshRing(count));
      expect(seats).toHaveLength(count);
      expect(NOBLES.map((noble) => ring?.[noble])).toEqual([0, 12, 26, 6, 19, 30]);
    }
  });

  it('is left as it is where the rules refuse', () => {
    const note = freshRing(3);
    expect(after(note, { type: 'moveByMedal', seat: 'seat-0', noble: 'emperor', by: 1 })).toBe(
      note,
    );
  });

  it('an arena grows no further than its most, and over no other', () => {
    const crowded = withPlace(freshRing(3), 1, { from: 10 });
    expect(expanded(crowded, 0, 'clockwise')).toBeUndefined();
    const one = expanded(crowded, 0, 'counterclockwise') ?? crowded;
    const two = expanded(one, 0, 'counterclockwise') ?? one;
    expect(two.places[0]).toMatchObject({ from: 6, size: 4 });
    expect(expanded(two, 0, 'counterclockwise')).toBeUndefined();
    expect(shrunk(two, 0).places[0]).toMatchObject({ from: 8, size: 2 });
  });

  it('reads what it wrote and nothing else', () => {
    const note = withNoble(freshRing(5), 'emperor', 35);
    expect(parseNoblesNote(JSON.parse(JSON.stringify(note)))).toEqual(note);
    expect(parseNoblesNote({ ...note, turn: 5 })).toBeUndefined();
    expect(parseNoblesNote(withPlace(note, 0, { from: 8 }))).toBeUndefined();
    expect(parseNoblesNote('ring')).toBeUndefined();
  });
});
