// The end of a match: who won and why, the ranks, and what one can take away.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import decodeQR from 'qr/decode.js';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameCard } from '../../src/lib/games/card.ts';
import { GAMES } from '../../src/lib/games/registry.ts';
import { summerPavilion } from '../../src/lib/games/summer-pavilion/game.ts';
import { summerPavilionRules } from '../../src/lib/games/summer-pavilion/module.ts';
import { loadRulebook } from '../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import { createMatch } from '../../src/lib/storage/matches.ts';
import type { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import { changeSettings } from '../../src/lib/table/settings.svelte.ts';
import Results from '../../src/lib/ui/Results.svelte';
import { closeAll, freshDb } from '../support/db.ts';
import { openMatch } from '../support/openMatch.ts';
import { pixelsOf } from '../support/pixels.ts';
import { toyRules } from '../support/toyGame.ts';
import { toyMatch } from '../support/toyMatch.ts';
import { toyCard, toyRulebook, toyTable } from '../support/toyTable.ts';

afterEach(closeAll);

const WON_BY_ANN = 'a3 b3 c3 a3 b3 c3 a3 b3 c3 a1';

async function toyEnd(moves = WON_BY_ANN, card: GameCard = toyCard) {
  const user = userEvent.setup();
  const { live } = await toyTable(moves);
  const onexport = vi.fn<() => void>();
  const props = { live, module: toyRules, rulebook: toyRulebook, card };
  const { container } = render(Results, { ...props, seats: live.seats, onexport });
  return { live, user, onexport, container };
}

/** Summer Pavilion at its last step, with totals as given. */
async function pavilionEnd(totals: readonly number[]) {
  const db = freshDb();
  const seats = toyMatch('p').seats;
  const seated = seats.map(({ id }, at) => [id, { total: totals[at] ?? 1, board: {} }] as const);
  await createMatch(db, {
    ...toyMatch('p'),
    game: 'summer-pavilion',
    ruleset: { game: 'summer-pavilion', version: 1 },
    setup: {
      firstSeat: 'a',
      level: 'scorekeeper',
      options: { side: 'coloured' },
      houseRulings: {},
      position: { round: 6, phase: 'goals', starter: 'a', seats: Object.fromEntries(seated) },
    },
  });
  const live: LiveMatch = await openMatch({ db, module: summerPavilionRules, id: 'p' });
  live.tell({ type: 'scoreGoals' });
  render(Results, {
    live,
    module: summerPavilionRules,
    rulebook: await loadRulebook('en'),
    card: summerPavilion,
    seats: live.seats,
    onexport: () => undefined,
  });
  return live;
}

const ranks = () =>
  within(screen.getByRole('list', { name: 'Ranks' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

it('a tap on a seat of the list opens its sheet: no strip of seats says the totals once more', async () => {
  const { live } = await toyTable(WON_BY_ANN);
  const onseat = vi.fn<(seat: string) => void>();
  render(Results, {
    live,
    module: toyRules,
    rulebook: toyRulebook,
    card: toyCard,
    seats: live.seats,
    onseat,
    onexport: () => undefined,
  });
  const list = within(screen.getByRole('list', { name: 'Ranks' }));
  await userEvent.click(list.getByRole('button', { name: /^Ann: .+ Sheet$/ }));
  expect(onseat).toHaveBeenCalledExactlyOnceWith('a');
});

it('says how long each had the turn, where the clock is switched on', async () => {
  const { container } = await toyEnd();
  expect(container).not.toHaveTextContent('turns:');
  changeSettings({ turnClock: true });
  await tick();
  expect(container.querySelectorAll('.time')).toHaveLength(3);
  expect(container.querySelector('.time')).toHaveTextContent(/^turns: \d+:\d\d$/);
  changeSettings({ turnClock: false });
});

describe('who won', () => {
  it('is said first, then every rank with its total', async () => {
    await toyEnd();
    expect(screen.getByRole('heading', { name: 'Ann wins' })).toBeVisible();
    expect(ranks()[0]).toMatch(/^Rank 1 ?1 Ann 10$/);
  });

  it('names the tie-break that parted equal totals', async () => {
    const { live, user } = await toyEnd();
    live.correct('b', 1, 'a point was forgotten');
    expect(await screen.findByRole('heading', { name: 'Борис wins' })).toBeVisible();
    const [parted] = screen.getAllByRole('button', { name: /^Equal totals/ });
    if (parted) await user.click(parted);
    expect(screen.getByText('Who needed fewer turns is ahead.')).toBeVisible();
  });

  it('summer-pavilion.final.tie: equal totals share the victory, the next rank is 3', async () => {
    await pavilionEnd([98, 71, 98]);
    expect(screen.getByRole('heading', { name: 'Ann and Cleo share the victory' })).toBeVisible();
    expect(ranks().map((row) => row.replace(/\D+/g, ' ').trim())).toEqual([
      '1 1 98',
      '1 1 98',
      '3 3 71',
    ]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'What the rulebook says' }));
    const text = (await loadRulebook('en')).clauseText('summer-pavilion.final.tie') ?? '';
    expect(screen.getByText(text)).toBeVisible();
  });

  it('cites no clause any more when a correction has changed the winner', async () => {
    const live = await pavilionEnd([90, 71, 80]);
    expect(screen.getByRole('heading', { name: 'Ann wins' })).toBeVisible();
    live.correct('b', 50, 'a star was forgotten');
    expect(await screen.findByRole('heading', { name: 'Борис wins' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'What the rulebook says' })).toBeNull();
  });
});

describe('what comes next', () => {
  it('is the match file; the rematch lies under the thumb, and only there', async () => {
    const { user, onexport } = await toyEnd();
    expect(screen.queryByText(/Rematch/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hand on the match' }));
    expect(onexport).toHaveBeenCalledOnce();
  });

  it('is a plain link to BG Stats', async () => {
    await toyEnd();
    const link = screen.getByRole('link', { name: 'Hand on to BG Stats' });
    const { searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(JSON.parse(searchParams.get('data') ?? '')).toMatchObject({
      // Dated by the last move, and as long as the moves took.
      playDate: '2026-03-01 19:00:10',
      durationMin: 1,
      game: { name: 'Toy', bggId: 1 },
      players: [{ name: 'Ann', startPlayer: true, winner: true, rank: 1, score: 10 }, {}, {}],
    });
  });

  it('names nobody as the first player of a game that all play together', async () => {
    await toyEnd(WON_BY_ANN, { ...toyCard, turns: 'together' });
    const link = screen.getByRole('link', { name: 'Hand on to BG Stats' });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('data')).not.toContain(
      '"startPlayer":true',
    );
  });

  it('is a code with the same link for the phone that has BG Stats', async () => {
    const { user } = await toyEnd();
    await user.click(screen.getByRole('button', { name: 'BG Stats is on another phone' }));
    const code = await screen.findByRole('img', { name: 'QR code with this result for BG Stats' });
    const size = Number(code.getAttribute('viewBox')?.split(' ')[2]) - 8;
    const path = code.querySelector('path')?.getAttribute('d') ?? '';
    const link = screen.getByRole('link', { name: 'Hand on to BG Stats' });
    expect(decodeQR(pixelsOf({ size, path }))).toBe(link.getAttribute('href'));
  });

  it('each of our games knows its number there; the side that was played on goes with it where there are two', async () => {
    const numbers = GAMES.map(({ slug, bggId }) => [slug, bggId]);
    expect(Object.fromEntries(numbers)).toMatchObject({
      'summer-pavilion': 287954,
      histrio: 182120,
      colosseum: 27746,
      magnificent: 283863,
    });
    const views = await summerPavilion.views();
    expect(views.boardText?.({ side: 'grey' })).toBe('Grey');
    expect(views.boardText?.(undefined)).toBeUndefined();
  });

  it('is the result as text', async () => {
    const { user } = await toyEnd();
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    const said = await screen.findByText('Copied.');
    expect(said).toBeVisible();
    // Where the thumb has just been: on a small phone the end of the list is out of sight.
    expect(
      screen.getByRole('button', { name: 'Copy as text' }).nextElementSibling,
    ).toContainElement(said);
    const text = await navigator.clipboard.readText();
    expect(text).toMatch(/^Toy, 1 Mar 2026\n1\. Ann: 10 points\n/);
    expect(text).toMatch(/\nAdded: Ann \+10, /);
  });

  it('is the result as text, and says what decided a tie', async () => {
    const { live, user } = await toyEnd();
    live.correct('b', 1, 'a point was forgotten');
    await user.click(await screen.findByRole('button', { name: 'Copy as text' }));
    await screen.findByText('Copied.');
    expect(await navigator.clipboard.readText()).toMatch(
      /^Toy, .*\n1\. .*\nWho needed fewer turns is ahead\.\n1?2?\. /,
    );
  });

  it('says so where no picture comes of it', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementationOnce(() => {
      throw new RangeError('too many canvases');
    });
    const { user } = await toyEnd();
    await user.click(screen.getByRole('button', { name: 'Send as a picture' }));
    expect(await screen.findByText(/This browser draws no pictures/)).toBeVisible();
  });

  it('shows the text where the browser does not let it be copied', async () => {
    const { user, container } = await toyEnd();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(await screen.findByLabelText(/Take the text from here/)).toBeVisible();
    expect(container.querySelector('textarea')?.value).toContain('Ann: 10 points');
  });
});
