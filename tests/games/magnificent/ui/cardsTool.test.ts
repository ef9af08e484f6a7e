// A master card without a match: every kind of criterion, its half, its maximum, and why.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { CRITERION_KINDS } from '../../../../src/lib/games/magnificent/data/kinds.ts';
import CardsTool from '../../../../src/lib/games/magnificent/ui/CardsTool.svelte';
import { answer, button, card, number, rulebook, tap, words } from './tools.ts';
import { tellOfOwnCopy } from '../../../support/tellOwnCopy.ts';

const openTool = () => render(CardsTool, { card, words, rulebook });
const kind = (name: (typeof CRITERION_KINDS)[number]) => words.criterionKinds[name];

beforeEach(async () => {
  localStorage.clear();
  await tellOfOwnCopy('magnificent', 'Our box', { cards: [] });
});

it('three taps: kind, colour, number', async () => {
  openTool();
  expect(answer()).toBe('? now ? at the end');
  await tap(kind('small_tile_of_colour'), 'green', '5');
  expect(answer()).toBe('20 now 10 at the end');
  expect(button(/^4 points per small green tile/)).toBeInTheDocument();
});

it('a maximum holds, and is halved with the rest; 0 takes it away', async () => {
  openTool();
  await tap(kind('large_tile_any'), '5');
  await fireEvent.change(number('Most points, if it says so'), { target: { value: '15' } });
  expect(answer()).toBe('15 now 7 at the end');
  await fireEvent.change(number('Most points, if it says so'), { target: { value: '0' } });
  expect(answer()).toBe('20 now 10 at the end');
  await fireEvent.change(number('Points for each'), { target: { value: '3' } });
  expect(answer()).toBe('15 now 7 at the end');
});

it('dice are told as dice', async () => {
  openTool();
  await tap(kind('clear_dice_doubled'), 'clear 5', 'clear 6', 'orange 6');
  expect(answer()).toBe('22 now 11 at the end');
  await tap(/^2 points per/, kind('dice_due'));
  expect(answer()).toBe('17 now 8 at the end');
});

describe('every kind can be counted', () => {
  it.each(CRITERION_KINDS)('%s', async (one) => {
    openTool();
    await tap(kind(one));
    const colour = screen.queryByRole('group', { name: 'Which colour?' });
    if (colour) await tap(one === 'poster_of_symbol' ? 'fire' : 'orange');
    const dice = screen.queryByRole('button', { name: 'clear 3' });
    if (dice) await tap('clear 3');
    else if (one === 'hat_requirement') await tap('6');
    else if (one !== 'flat') await tap('2');
    expect(answer()).toMatch(/^[1-9]\d* now \d+ at the end$/);
  });
});

it('says how it was counted, and opens to the clauses', async () => {
  openTool();
  await tap(kind('tent'), '3');
  await tap(/^This card, tents: 3 × 3 = 9 \+9 points$/);
  expect(screen.getByText(words.clauses['magnificent.score-card.move-marker'])).toBeInTheDocument();
  expect(screen.getByText(words.clauses['magnificent.criteria.tents'])).toBeInTheDocument();
});

it('takes a criterion from the players’ own copy', async () => {
  await tellOfOwnCopy('magnificent', 'Our box', {
    cards: [
      { id: 'a', name: 'Snake Charmer', criterion: { kind: 'tent', points: 4, maximum: 12 } },
      { id: 'b', bonus: { kind: 'copy' } },
    ],
  });
  openTool();
  await screen.findByText('From your copy: 1 card');
  await tap('From your copy: 1 card', /^Snake Charmer/, '4');
  expect(answer()).toBe('12 now 6 at the end');
  expect(screen.getAllByText(/^Snake Charmer, tents: 4 × 4/)).toHaveLength(2);
});

it('each tap can be undone, and a reload loses nothing', async () => {
  const { unmount } = openTool();
  await tap(kind('tent'), '3', '2', 'Undo');
  expect(answer()).toMatch(/^9 now/);
  unmount();
  openTool();
  expect(answer()).toMatch(/^9 now/);
  await tap('Another card');
  expect(answer()).toMatch(/^\? now/);
});
