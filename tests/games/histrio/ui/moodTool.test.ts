// The King's mood without a match: what a person taps, what the theatre then shows and says.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import MoodTool from '../../../../src/lib/games/histrio/ui/MoodTool.svelte';
import { readOwnCopy } from '../../../../src/lib/table/ownCopy.ts';
import { CARD, PLAIN_RULEBOOK } from './words.ts';

const openTool = () => render(MoodTool, { card: CARD, rulebook: PLAIN_RULEBOOK });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tap = (name: string | RegExp) => userEvent.click(button(name));
const dial = () => screen.getByRole('slider', { name: 'The King’s mood' });
const status = () => screen.getByRole('status');

async function tapAll(...names: readonly (string | RegExp)[]) {
  for (const name of names) await tap(name);
}

async function stageManagers() {
  await tapAll('Player 1 hires a level 3', 'Player 2 hires a level 3', 'Player 2 hires a level 3');
}

beforeEach(() => {
  localStorage.clear();
  // jsdom knows dialogs, and not how to open them.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
});

describe('the needle', () => {
  it('goes where the actor pushes', async () => {
    openTool();
    expect(dial()).toHaveAttribute('aria-valuetext', 'Comedy 1');
    await tap('Comedian 4');
    expect(dial()).toHaveAttribute('aria-valuetext', 'Comedy 5');
    expect(status()).toHaveTextContent('Comedian 4 at Court');
  });

  it('crosses without a space between, and everybody goes home', async () => {
    openTool();
    await stageManagers();
    expect(status()).toHaveTextContent('Player 2 takes 3 ecus');
    await tap('Tragedian 1');
    expect(dial()).toHaveAttribute('aria-valuetext', 'Tragedy 1');
    expect(status()).toHaveTextContent(
      'The mood changes to tragedy: turn the backdrop, all managers go home.',
    );
    expect(button('Player 2: one manager fewer')).toBeDisabled();
  });

  it('moves once for a whole crowded city', async () => {
    openTool();
    await tapAll('Crowded city', 'Tragedian 2', 'Tragedian 3', 'Comedian 4');
    expect(status()).toHaveTextContent(/Tragedy 1\. 2 \+ 3 − 4\. The mood changes/);
    expect(dial()).toHaveAttribute('aria-valuetext', 'Comedy 1');
    await tap('Move 1 space to tragedy');
    expect(dial()).toHaveAttribute('aria-valuetext', 'Tragedy 1');
    const moves = screen.getByRole('region', { name: /^Moves of the needle/ });
    expect(within(moves).getByText('Crowded city: 2 + 3 − 4')).toBeInTheDocument();
    expect(within(moves).getByText('Tragedy 1')).toBeInTheDocument();
  });

  it('a look at what would be leaves a crowded city as far as it is told', async () => {
    openTool();
    await tapAll('Crowded city', 'Tragedian 2', 'Tragedian 3', 'What if', 'Comedian 4');
    expect(status()).toHaveTextContent('Comedian 4');
    await tapAll('Crowded city', 'Comedian 1');
    await tap('Move 4 spaces to tragedy');
    await tap('Crowded city');
    expect(screen.queryByRole('button', { name: /^Move \d/ })).toBeNull();
  });

  it('what if: nothing moves until it is sent', async () => {
    openTool();
    await stageManagers();
    await tapAll('What if', 'Tragedian 3');
    expect(status()).toHaveTextContent('Tragedian 3. The mood changes. 3 managers go home.');
    const heard = status().textContent;
    await userEvent.click(button(/^Tragedy 3 Tragedian 3\./));
    expect(status().textContent).toBe(heard);
    expect(screen.getByText('Words of histrio.mood.change-on-crossing')).toBeVisible();
    expect(screen.getByText('Words of histrio.mood.change-returns-managers')).toBeVisible();
    expect(dial()).toHaveAttribute('aria-valuetext', 'Comedy 1');
    expect(button('Tragedian 3')).toHaveAttribute('aria-pressed', 'true');
    await tap('Send to Court: Tragedian 3');
    expect(dial()).toHaveAttribute('aria-valuetext', 'Tragedy 3');
  });

  it('a long press asks what if', async () => {
    vi.useFakeTimers();
    openTool();
    const key = button('Comedian 5');
    await fireEvent.pointerDown(key, { button: 0 });
    await vi.advanceTimersByTimeAsync(600);
    await fireEvent.pointerUp(key);
    await fireEvent.click(key);
    vi.useRealTimers();
    expect(status()).toHaveTextContent('Comedian 5. The mood stays.');
    expect(dial()).toHaveAttribute('aria-valuetext', 'Comedy 1');
  });

  it('turns by arrow keys', async () => {
    openTool();
    await fireEvent.keyDown(dial(), { key: 'ArrowLeft' });
    expect(dial()).toHaveAttribute('aria-valuetext', 'Tragedy 1');
    await fireEvent.keyDown(dial(), { key: 'ArrowUp' });
    await fireEvent.keyDown(dial(), { key: 'ArrowRight' });
    expect(dial()).toHaveAttribute('aria-valuetext', 'Comedy 2');
    await fireEvent.keyDown(dial(), { key: 'a' });
    expect(dial()).toHaveAttribute('aria-valuetext', 'Comedy 2');
  });

  it('turns to its ends and by more than one space; a hand on it is heard once', async () => {
    openTool();
    const press = (key: string) => fireEvent.keyDown(dial(), { key });
    const number = (what: string) => Number(dial().getAttribute(`aria-value${what}`));
    const first = number('min');
    await press('Home');
    expect(number('now')).toBe(first);
    await press('PageUp');
    expect(number('now')).toBe(first + 3);
    const last = number('max');
    expect(await press('End')).toBe(false);
    expect(number('now')).toBe(last);
    expect(status()).toHaveTextContent(/^$/);
  });

  it('is undone step by step, to the very beginning', async () => {
    openTool();
    for (let turn = 0; turn < 12; turn += 1) await tap('Comedian 1');
    for (let turn = 0; turn < 12; turn += 1) await tap('Undo');
    expect(dial()).toHaveAttribute('aria-valuetext', 'Comedy 1');
    expect(button('Undo')).toBeDisabled();
  });

  it('survives a reload', async () => {
    const { unmount } = openTool();
    await tapAll('Tragedian 5', 'Player 3 hires a level 3');
    unmount();
    openTool();
    expect(dial()).toHaveAttribute('aria-valuetext', 'Tragedy 5');
    expect(button('Player 3: one manager fewer')).toBeEnabled();
  });
});

describe('the coin', () => {
  it('as it fell on the table', async () => {
    openTool();
    await tap('Flip the coin');
    await userEvent.click(screen.getByText('Tails'));
    expect(dial()).toHaveAttribute('aria-valuetext', 'Tragedy 1');
    expect(status()).toHaveTextContent('Tails: the season begins');
    expect(button('New season')).toBeInTheDocument();
  });

  it('histrio.mood.change-returns-managers: once something was told it is that of a new season, and sends managers home', async () => {
    openTool();
    await stageManagers();
    await tap('Comedian 5');
    await tap('New season');
    await userEvent.click(screen.getByText('Tails'));
    expect(dial()).toHaveAttribute('aria-valuetext', 'Tragedy 1');
    expect(status()).toHaveTextContent('all managers go home');
    expect(button('Player 2: one manager fewer')).toBeDisabled();
  });

  it('of a new game is the first again, and nothing of the game before is said', async () => {
    openTool();
    await tapAll('Comedian 5', 'New game, empty stage');
    expect(status()).toHaveTextContent('A coin decides how the season begins');
    expect(screen.queryByRole('region', { name: /^Moves of the needle/ })).toBeNull();
    expect(button('Flip the coin')).toBeInTheDocument();
    await tap('Undo');
    expect(dial()).toHaveAttribute('aria-valuetext', 'Comedy 6');
  });
});

describe('managers', () => {
  it('a level 3 takes an ecu for each of them, three a colour at most', async () => {
    openTool();
    for (let hired = 0; hired < 3; hired += 1) await tap('Player 1 hires a level 3');
    expect(button('Player 1 hires a level 3')).toBeDisabled();
    const row = button('Player 2 hires a level 3').closest('li');
    expect(within(row ?? document.body).getByRole('img', { name: '4 ecus' })).toBeInTheDocument();
    await tap('Player 1: one manager fewer');
    expect(within(row ?? document.body).getByRole('img', { name: '3 ecus' })).toBeInTheDocument();
  });
});

describe('the length of the dial', () => {
  it('is told once and kept with the box; what goes beyond is lost', async () => {
    const { unmount } = openTool();
    const field = await screen.findByRole('spinbutton');
    await fireEvent.change(field, { target: { value: '6' } });
    await tapAll('Comedian 5', 'Comedian 5');
    expect(dial()).toHaveAttribute('aria-valuetext', 'Comedy 6');
    expect(status()).toHaveTextContent(
      'Comedian 5 at Court. 5 spaces are lost at the end of the dial.',
    );
    await waitFor(async () =>
      expect(await readOwnCopy('histrio')).toMatchObject({ value: { contents: { dial: 6 } } }),
    );
    unmount();
    localStorage.clear();
    openTool();
    expect(await screen.findByText('Your box: 6 spaces on each side.')).toBeInTheDocument();
    await tap('Without an end');
    await tapAll('Comedian 5', 'Comedian 5');
    expect(dial()).toHaveAttribute('aria-valuetext', 'Comedy 11');
  });

  it('begins where the needle stands, and is undone before the move that was told before it', async () => {
    openTool();
    await tapAll('Comedian 5');
    const field = await screen.findByRole('spinbutton');
    await tap('Spaces on a side: one more');
    await waitFor(() => expect(field).toHaveValue(6));
    expect(dial()).toHaveAttribute('aria-valuetext', 'Comedy 6');
    await tap('Spaces on a side: one more');
    await waitFor(() => expect(field).toHaveValue(7));
    await tap('Undo');
    await waitFor(() => expect(field).toHaveValue(6));
    await tap('Undo');
    await waitFor(() => expect(field).toHaveValue(null));
    expect(dial()).toHaveAttribute('aria-valuetext', 'Comedy 6');
    await tap('Undo');
    expect(dial()).toHaveAttribute('aria-valuetext', 'Comedy 1');
  });
});
