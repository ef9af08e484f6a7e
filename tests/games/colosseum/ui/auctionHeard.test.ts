// The auction clerk for ears: who bid or passed, what was sold, and whose bid it is then.
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { colosseum } from '../../../../src/lib/games/colosseum/game.ts';
import { loadRulebook } from '../../../../src/lib/games/colosseum/rulebook/rulebook.ts';
import AuctionTool from '../../../../src/lib/games/colosseum/ui/AuctionTool.svelte';
import Voice from '../../../../src/lib/ui/Voice.svelte';

const rulebook = await loadRulebook('en');

it('says each bid and each pass, the sale, and what is asked next with the least bid', async () => {
  localStorage.clear();
  const voice = render(Voice).container;
  render(AuctionTool, { card: colosseum, rulebook });
  await screen.findByRole('list', { name: 'Bidders' });
  const tap = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const heard = (text: RegExp) =>
    vi.waitFor(() => {
      expect(voice.querySelector('[role=status]')).toHaveTextContent(text);
    });
  await tap('market 3');
  await tap('Open at 8');
  await heard(/^Player 1: market 3 put up for 8 coins\. Player 2 bids: Bid 9$/);
  await tap('Pass');
  await heard(/^Player 2: pass on market 3.*\. Player 3 bids: Bid 9$/);
  await tap('Pass');
  await heard(/^Player 3: pass on market 3.*\. Player 4 bids: Bid 9$/);
  await tap('Pass');
  await heard(/^Player 4: pass on market 3.*\. Sold: Player 1 pays 8\. Player 2: choose a market$/);
  await tap('Undo');
  await heard(/^Taken back: Player 4: pass on market 3.*\. Player 4 bids: Bid 9$/);
});
