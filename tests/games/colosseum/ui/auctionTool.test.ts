// The auction clerk without a match: whole lots by taps, what is said meanwhile, undo and reload.
import { render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { colosseum } from '../../../../src/lib/games/colosseum/game.ts';
import { loadRulebook } from '../../../../src/lib/games/colosseum/rulebook/rulebook.ts';
import AuctionTool from '../../../../src/lib/games/colosseum/ui/AuctionTool.svelte';
import * as heard from '../../../../src/lib/table/sound.ts';

const rulebook = await loadRulebook('en');

async function openTool() {
  const opened = render(AuctionTool, { card: colosseum, rulebook });
  await screen.findByRole('list', { name: 'Bidders' });
  return opened;
}

let taps = 0;

const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function tap(...names: readonly (string | RegExp)[]) {
  for (const name of names) {
    taps += 1;
    await userEvent.click(button(name));
  }
}

/** What stands at each seat, clockwise. */
const seats = () =>
  within(screen.getByRole('list', { name: 'Bidders' }))
    .getAllByRole('listitem')
    .map((seat) => seat.textContent.replace(/\s+/g, ' ').trim());

const sale = () => screen.getByText(/^Sold:/);

beforeEach(() => {
  localStorage.clear();
  taps = 0;
});

describe('a lot', () => {
  it('of four seats and six bids takes no more than ten taps', async () => {
    await openTool();
    await tap('market 3', 'Open at 8', 'Bid 10', 'Bid 11', 'Bid 13', 'Bid 14');
    await tap('Bid 16', 'Pass', 'Pass', 'Pass');
    expect(sale()).toHaveTextContent('Sold: Player 2 pays 16');
    expect(taps).toBeLessThanOrEqual(10);
  });

  it('shows the bid, who is next and who is out', async () => {
    await openTool();
    await tap('market 3', 'Open at 8', 'Bid 10', 'Pass');
    expect(screen.getByText('10')).toBeInTheDocument();
    expect(seats()).toEqual([
      'Player 1 1 first still in',
      'Player 2 highest bid',
      'Player 3 passed',
      'Player 4 bids now',
    ]);
    expect(screen.getByText('Player 4 bids')).toBeInTheDocument();
  });

  it('is not put up before the market is named', async () => {
    await openTool();
    expect(button('Open at 8')).toBeDisabled();
    expect(button('Bid 10')).toBeDisabled();
    await tap('market 1');
    expect(button('Open at 8')).toBeEnabled();
    await tap('Undo');
    expect(button('Open at 8')).toBeDisabled();
  });

  it('may be bid for with any amount, and why not is said above the keys', async () => {
    await openTool();
    await tap('market 1', 'Another amount');
    const amount = screen.getByRole('spinbutton', { name: 'The bid' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '5{Tab}');
    await tap('Bid 5');
    expect(screen.getByText(/too low/)).toBeInTheDocument();
    await userEvent.clear(amount);
    await userEvent.type(amount, '23{Tab}');
    await tap('Bid 23');
    expect(button('Bid 24')).toBeEnabled();
    expect(screen.queryByText(/too low/)).not.toBeInTheDocument();
  });
});

describe('a round', () => {
  it('the opener who lost opens again, and the market stays empty until then', async () => {
    await openTool();
    await tap('market 3', 'Open at 8', 'Bid 9', 'Pass', 'Pass', 'Pass');
    expect(sale()).toHaveTextContent('Sold: Player 2 pays 9');
    expect(seats()).toEqual([
      'Player 1 1 first opens',
      'Player 2 has won',
      'Player 3 may open later',
      'Player 4 may open later',
    ]);
    expect(button('market 3')).toBeDisabled();
    expect(screen.getByText(/Empty markets are filled once Player 1/)).toBeInTheDocument();
    await tap('Open nothing');
    expect(button('market 3')).toBeEnabled();
    expect(seats()[2]).toBe('Player 3 opens');
  });

  it('ends, and the first-player token moves on', async () => {
    await openTool();
    await tap('market 3', 'Open at 8', 'Pass', 'Pass', 'Pass');
    expect(screen.getByText('3 tokens for 1 empty market')).toBeInTheDocument();
    await tap('Open nothing', 'Open nothing', 'Open nothing');
    expect(screen.getByText('No auctions are left in this round')).toBeInTheDocument();
    expect(seats()).not.toContain('may open later');
    await tap('Next round: Player 2 opens');
    expect(seats()[1]).toBe('Player 2 1 first opens');
    expect(screen.getByText(/Round 2 of 5/)).toBeInTheDocument();
    expect(screen.queryByText('Sold in this round')).not.toBeInTheDocument();
  });

  it('begins with whoever has the first-player token', async () => {
    await openTool();
    await tap(/Make Player 3 the first player/);
    expect(seats()[2]).toBe('Player 3 1 first opens');
    await tap('market 1', 'Open at 8');
    expect(screen.queryByRole('button', { name: /the first player/ })).not.toBeInTheDocument();
  });

  it('is told from the beginning for another number of seats', async () => {
    await openTool();
    await tap('5');
    expect(seats()).toHaveLength(5);
    await tap('3');
    expect(seats()).toHaveLength(3);
  });

  it('intense: a winner waits and bids again under the next opener', async () => {
    await openTool();
    await tap(/^Intense auctions/, 'market 1', 'Open at 8', 'Bid 9', 'Pass', 'Pass', 'Pass');
    expect(seats()[1]).toBe('Player 2 won, waits');
    await tap('market 2', 'Open at 8', 'Pass', 'Pass');
    expect(seats()[1]).toBe('Player 2 opens');
    expect(button('market 1')).toBeEnabled();
  });
});

describe('purses', () => {
  it('say how far each can go, and pay for what is won', async () => {
    await openTool();
    await tap(/^Kept here/);
    expect(screen.getByText('can go up to 30')).toBeInTheDocument();
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Medals: one more' })[0] ?? document.body,
    );
    expect(screen.getByText(/can go up to 36/)).toHaveTextContent('1 medal');
    await tap('market 1', 'Open at 8', 'Pass', 'Pass', 'Pass');
    expect(screen.getAllByRole('spinbutton', { name: 'Coins' })[0]).toHaveValue(22);
  });

  it('a winner short of coins sells medals first', async () => {
    await openTool();
    await tap(/^Kept here/);
    const [coins] = screen.getAllByRole('spinbutton', { name: 'Coins' });
    await userEvent.clear(coins ?? document.body);
    await userEvent.type(coins ?? document.body, '5{Tab}');
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Medals: one more' })[0] ?? document.body,
    );
    await tap('market 1', 'Open at 8', 'Pass', 'Pass', 'Pass');
    expect(screen.getByText('Player 1 still needs 3 coins')).toBeInTheDocument();
    await tap(/^1 medal → 6 coins/);
    expect(sale()).toHaveTextContent('Sold: Player 1 pays 8');
  });

  it('a bid above them is refused with its reason', async () => {
    await openTool();
    await tap(/^Kept here/, 'market 1', 'Another amount');
    const amount = screen.getByRole('spinbutton', { name: 'The bid' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '31{Tab}');
    await tap('Bid 31');
    expect(screen.getByText(/30 coins/)).toBeInTheDocument();
  });
});

describe('the notes', () => {
  it('are undone tap by tap, to the very beginning', async () => {
    await openTool();
    const before = seats();
    await tap('market 3', 'Open at 8', 'Bid 10', 'Pass', 'Pass', 'Pass');
    for (let told = 0; told < 5; told += 1) await tap('Undo');
    expect(seats()).toEqual(before);
    expect(button('Undo')).toBeDisabled();
  });

  it('survive a reload', async () => {
    const { unmount } = await openTool();
    await tap('3', 'market 3', 'Open at 8', 'Bid 10', 'Pass');
    unmount();
    await openTool();
    expect(seats()).toEqual([
      'Player 1 1 first bids now',
      'Player 2 highest bid',
      'Player 3 passed',
    ]);
    await tap('Undo');
    expect(seats()[2]).toBe('Player 3 bids now');
  });

  it('what is not such a note is left out', async () => {
    const kept = { version: 1, at: Date.now(), steps: [{ seats: ['seat-1'] }, 7] };
    localStorage.setItem('impresario.notes.colosseum.auction', JSON.stringify(kept));
    await openTool();
    expect(seats()).toHaveLength(4);
  });
});

describe('the hammer', () => {
  it('is heard once, when the lot is sold', async () => {
    const sound = vi.spyOn(heard, 'sound');
    await openTool();
    await tap('market 3', 'Open at 8', 'Pass', 'Pass');
    expect(sound).not.toHaveBeenCalled();
    await tap('Pass');
    expect(sound.mock.calls).toEqual([['hammer']]);
    await tap('Undo');
    expect(sound).toHaveBeenCalledTimes(1);
    sound.mockRestore();
  });
});

describe('who sits there', () => {
  it('is named by the table, holds after a killed browser, and an empty name is none', async () => {
    const { unmount } = await openTool();
    await tap(/^Names/);
    const field = screen.getByRole('combobox', { name: 'Player 2' });
    await userEvent.clear(field);
    await userEvent.type(field, ' Ann ');
    await userEvent.tab();
    expect(seats()[1]).toMatch(/^Ann/);
    unmount();
    await openTool();
    await vi.waitFor(() => {
      expect(seats()[1]).toMatch(/^Ann/);
    });
    await tap(/^Names/);
    await userEvent.clear(screen.getByRole('combobox', { name: 'Player 2' }));
    await userEvent.tab();
    expect(seats()[1]).toMatch(/^Player 2/);
    expect(screen.getByRole('combobox', { name: 'Player 2' })).toHaveValue('Player 2');
  });

  it('goes on in the middle of a lot after a killed browser', async () => {
    const { unmount } = await openTool();
    await tap('market 3', 'Open at 8', 'Bid 10');
    unmount();
    sessionStorage.clear();
    await openTool();
    expect(button('Bid 11')).toBeEnabled();
  });
});
