// The auctions of a match: a lot by taps at the table, what lies on the markets, the hammer, and a winner short of coins.
import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import AuctionFloor from '../../../../src/lib/games/colosseum/ui/AuctionFloor.svelte';
import AuctionScene from '../../../../src/lib/games/colosseum/ui/match/AuctionScene.svelte';
import RefillScene from '../../../../src/lib/games/colosseum/ui/match/RefillScene.svelte';
import type { Move } from '../../../../src/lib/games/colosseum/rules/moves.ts';
import type { Effect } from '../../../../src/lib/referee/ruling.ts';
import { MARKETS, bid, open, passes } from '../positions.ts';
import { lying, type Lying } from '../tables.ts';
import { button, card, nameOf, rulebook, rules, standing, tap, words } from './audienceScenes.ts';
import FloorInBook from './FloorInBook.svelte';

type Told = Omit<Lying, 'phase'>;

/** The floor after these moves, with what the last of them led to. */
function floor(told: Told, ...moves: readonly Move[]) {
  const { table, state, seats } = standing(
    lying({ markets: MARKETS, ...told, phase: 'acquiring' }),
  );
  let now = state;
  let effects: readonly Effect[] = [];
  for (const move of moves) {
    const ruling = rules.rule(now, move);
    if (!ruling.allowed) throw new Error(ruling.refusal.clause);
    ({ state: now, effects } = ruling);
  }
  return { table, rules, state: now, seats, words, nameOf, effects };
}

function playScene(told: Told, ...moves: readonly Move[]) {
  const played: Move[] = [];
  const chosen: number[] = [];
  const props = {
    ...floor(told, ...moves),
    onmarket: (market: number) => chosen.push(market),
    ontell: (move: Move) => played.push(move),
    ontellall: (moves: readonly Move[]) => played.push(...moves),
  };
  const { rerender } = render(AuctionScene, { ...props, market: undefined });
  return { played, chosen, put: (market: number) => rerender({ ...props, market }) };
}

const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the markets', () => {
  it('lie there with their tokens; an empty one cannot be put up', async () => {
    const { chosen } = playScene({ markets: [[], ...MARKETS.slice(1)] });
    expect(button('market 1')).toBeDisabled();
    await tap('market 2, priest, scenery, torch');
    expect(chosen).toEqual([2]);
  });

  it('one is put up with a bid above the minimum in the same tap', async () => {
    const { played, put } = playScene({});
    expect(screen.queryByRole('button', { name: 'Bid 12' })).toBeNull();
    await put(4);
    expect(button(/^market 4/)).toHaveAttribute('aria-pressed', 'true');
    await tap('Bid 12');
    expect(played).toEqual([open('ann', 4, 12)]);
  });
});

describe('nobody wants any more', () => {
  it('colosseum.auction.pass-opening: no more lots, by one key until a market is chosen', async () => {
    const { played, put } = playScene({});
    await tap('No more lots this round');
    expect(played).toEqual(passes('ann', 'bo', 'cy'));
    await put(4);
    expect(screen.queryByRole('button', { name: /^No more/ })).toBeNull();
  });

  it('colosseum.auction.until-one-left: the others pass, and the lot is sold', async () => {
    const { played } = playScene({}, open('ann', 4), bid('bo', 11));
    await tap('The others pass: Bo pays 11');
    expect(played).toEqual(passes('cy', 'ann'));
  });

  it('of one who is left the pass is a key anyway', () => {
    playScene({}, open('ann', 4), ...passes('bo'));
    expect(screen.queryByRole('button', { name: /^The others pass/ })).toBeNull();
  });
});

describe('the lot', () => {
  it('stands with its tokens, the bid and whoever is next', async () => {
    const { played } = playScene({}, open('ann', 4), bid('bo', 11));
    expect(screen.getByRole('img', { name: 'market 4, lion, chariot, torch' })).toBeInTheDocument();
    expect(screen.getByText('11')).toBeInTheDocument();
    expect(screen.getByText('Bo bids 11')).toBeInTheDocument();
    expect(screen.queryByRole('status'), 'heard as a move').toBeNull();
    const [, , cy] = screen.getAllByRole('listitem');
    expect(cy).toHaveAttribute('aria-current', 'true');
    await tap('Bid 14');
    expect(played).toEqual([bid('cy', 14)]);
  });

  it('goes no higher than the purse with its medals', () => {
    playScene({ cy: { coins: 9, medals: 1 } }, open('ann', 4), bid('bo', 11));
    const raises = group('Cy: bid')
      .getAllByRole('button')
      .map((key) => key.textContent);
    expect(raises).toEqual(['13', '14', '15', '…']);
    expect(screen.getByText(/can go up to 15/)).toHaveTextContent('1 medal');
  });

  it('how far it goes opens to where the coins would come from', async () => {
    const { played } = playScene({ cy: { coins: 9, medals: 1 } }, open('ann', 4), bid('bo', 11));
    await tap('can go up to 15, selling 1 medal');
    const sheet = within(screen.getByRole('dialog', { name: 'How far the purse goes' }));
    expect(sheet.getByText('9 coins · in the purse')).toBeInTheDocument();
    expect(sheet.getByText('6 coins · 1 medal')).toBeInTheDocument();
    expect(played).toEqual([]);
  });

  it('who cannot go higher is told so', () => {
    playScene({ cy: { coins: 9 } }, open('ann', 4), bid('bo', 11));
    expect(screen.getByText('cannot go higher')).toBeInTheDocument();
  });
});

describe('the hammer', () => {
  it('says who pays what, and shows the tokens', () => {
    playScene({}, open('ann', 4), bid('bo', 11), ...passes('cy', 'ann'));
    expect(screen.getByText('Sold: Bo pays 11')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'lion, chariot, torch' })).toBeInTheDocument();
    expect(screen.getByText(/filled once Ann wins/)).toBeInTheDocument();
  });

  it('is seen before the markets are filled too', () => {
    render(RefillScene, {
      ...floor({}, open('ann', 4), ...passes('bo', 'cy')),
      ontell: () => undefined,
    });
    expect(screen.getByText('Sold: Ann pays 8')).toBeInTheDocument();
  });

  it('counts a single coin as one', () => {
    playScene({ ann: { coins: 7, medals: 1 } }, open('ann', 4), ...passes('bo', 'cy'));
    expect(screen.getByText('Ann still needs 1 coin')).toBeInTheDocument();
  });

  it('colosseum.medal.use-coins: as many medals as pay the rest are one tap', async () => {
    const { played } = playScene(
      { ann: { coins: 1, medals: 4 } },
      open('ann', 4, 9),
      ...passes('bo', 'cy'),
    );
    await tap('2 medals → 12 coins (4)');
    expect(played).toEqual([{ type: 'cashMedals', seat: 'ann', medals: 2 }]);
  });

  it('waits while the winner turns medals into coins', async () => {
    const { played } = playScene(
      { ann: { coins: 4, medals: 1, tokens: { special_event: 1 } } },
      open('ann', 4),
      ...passes('bo', 'cy'),
    );
    expect(screen.getByText('Ann still needs 4 coins')).toBeInTheDocument();
    await tap('1 medal → 6 coins');
    await tap('Special Event token → medal');
    expect(played).toEqual([
      { type: 'cashMedals', seat: 'ann', medals: 1 },
      { type: 'takeMedal', seat: 'ann', from: 'special-event' },
    ]);
  });
});

describe('the seats', () => {
  it('five sit clockwise: three above, two below from the right', () => {
    render(AuctionFloor, {
      ...floor({ seats: 5 }),
      market: undefined,
      onmarket: () => undefined,
      onbid: () => undefined,
    });
    const places = screen.getAllByRole('listitem').map((seat) => seat.style.gridArea);
    expect(places).toEqual([
      '1 / 1 / auto / span 2',
      '1 / 3 / auto / span 2',
      '1 / 5 / auto / span 2',
      '3 / 4 / auto / span 3',
      '3 / 1 / auto / span 3',
    ]);
  });
});

it('colosseum.refill.delayed: an opener who opens nothing has the empty markets filled, and the table is reminded', async () => {
  const lost = [open('ann', 4), bid('bo', 11), ...passes('cy', 'ann')];
  render(FloorInBook, {
    ...floor({ level: 'scorekeeper' }, ...lost, ...passes('ann')),
    ...{ rulebook, card, market: undefined },
    onmarket: () => undefined,
    ontell: () => undefined,
  });
  expect(screen.queryByText(/^Sold/)).toBeNull();
  await tap('3 tokens for 1 empty market');
  const clause = rulebook.clauseText('colosseum.refill.on-opener-win') ?? '';
  expect(screen.getByText(clause)).toBeVisible();
});

it('colosseum.star.threshold: an award that came with a lot is said by the sale, which opens to its clause', async () => {
  const sold = [open('ann', 4), bid('bo', 11), ...passes('cy', 'ann')];
  render(FloorInBook, {
    ...floor({ bo: { coins: 30, tokens: { lion: 2 } } }, ...sold),
    ...{ rulebook, card, market: undefined },
    onmarket: () => undefined,
    ontell: () => undefined,
  });
  const said = screen.getByText(/Lion award: 3 lions/);
  expect(said.textContent.replace(/\s+/g, ' ').trim()).toBe('★ Lion award: 3 lions');
  await tap(/Sold: Bo pays 11/);
  expect(screen.getByText(rulebook.clauseText('colosseum.star.threshold') ?? '')).toBeVisible();
});
