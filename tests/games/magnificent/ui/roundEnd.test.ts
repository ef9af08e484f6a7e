// The round end and the final count, step by step: what is drafted for the thumb is what the rules would take.
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it } from 'vitest';
import AreasScene from '../../../../src/lib/games/magnificent/ui/match/AreasScene.svelte';
import HalvesScene from '../../../../src/lib/games/magnificent/ui/match/HalvesScene.svelte';
import PayScene from '../../../../src/lib/games/magnificent/ui/match/PayScene.svelte';
import RollScene from '../../../../src/lib/games/magnificent/ui/match/RollScene.svelte';
import ScoreCardScene from '../../../../src/lib/games/magnificent/ui/match/ScoreCardScene.svelte';
import SetsScene from '../../../../src/lib/games/magnificent/ui/match/SetsScene.svelte';
import { CARDS, lying, type Lying } from '../tables.ts';
import { button, standing, stateOf, tap } from './refereeScenes.ts';

type Taken = ReturnType<typeof standing>['props'];

function openScene(told: Lying, show: (props: Taken) => unknown) {
  const scene = standing(stateOf(lying({ level: 'scorekeeper', ...told })));
  show(scene.props);
  return scene;
}

/** Ann owes 6, Bo 7 with 3 coins in hand. */
const DICE: Lying = {
  phase: 'payment',
  ann: {
    coins: 20,
    dice: [1, 2, 3, 4].map((card) => ({
      colour: card < 4 ? ('green' as const) : ('purple' as const),
      value: 2,
      card,
    })),
  },
  bo: {
    coins: 3,
    dice: [1, 2, 3, 4].map((card) => ({
      colour: card < 4 ? ('orange' as const) : ('purple' as const),
      value: card < 3 ? 3 : 1,
      card,
    })),
  },
};

it('everybody pays at once; a missing coin costs points, and coins can be told anew', async () => {
  const { ready } = openScene(DICE, (props) => render(PayScene, props));
  expect(ready()).toEqual({ type: 'pay' });
  expect(screen.getByText('4 missing')).toBeInTheDocument();
  await tap(/^Bo/);
  await tap('Coins before paying, Bo: one more');
  expect(ready()).toEqual({ type: 'pay', coins: { bo: 4 } });
});

it('whoever stands highest takes a set, and over a gap discards another', () => {
  const { ready } = openScene({ phase: 'sets', ann: { hats: [5] }, bo: { hats: [8] } }, (props) =>
    render(SetsScene, { ...props, seat: 'bo', isWithTiles: true, discards: true }),
  );
  expect(ready()).toEqual({ type: 'takeSet', seat: 'bo' });
  expect(screen.getByText(/A free space lies between/)).toBeInTheDocument();
});

it('sets.two-players-gap: side by side on a track nobody has read, the table is asked once', async () => {
  const { ready, ontell } = openScene(
    { phase: 'sets', options: { copy: {} }, ann: { hats: [7] }, bo: { hats: [8] } },
    (props) => render(SetsScene, { ...props, seat: 'bo', isWithTiles: true, discards: false }),
  );
  expect(ready()).toBeUndefined();
  expect(screen.queryByText(/side by side:/)).not.toBeInTheDocument();
  expect(
    screen.getByText('Does another space lie between space 12 and space 16 on your track?'),
  ).toBeInTheDocument();
  await tap('Yes, there is');
  expect(ontell).toHaveBeenCalledWith({ type: 'readBoard', trackGaps: { 16: true } });
});

it('what was read of one set is not said of another', async () => {
  const scene = standing(
    stateOf(lying({ phase: 'sets', sets: [{}, {}, {}], ann: { hats: [8] }, bo: { hats: [5] } })),
  );
  const seat = { seat: 'ann', isWithTiles: true, discards: false };
  render(SetsScene, { ...scene.props, ...seat, copy: { cards: [...CARDS] } });
  const { words } = scene.props;
  await tap('card 1: not read yet');
  await tap('Say which master card it is');
  await tap(/7 points per covered row/);
  await tap(words.trainerSpaces.two_coins);
  expect(scene.ready()).toEqual({
    type: 'takeSet',
    seat: 'ann',
    set: 1,
    card: CARDS[0],
    tile: 'two_coins',
  });
  await tap('card 2: not read yet');
  expect(scene.ready()).toEqual({ type: 'takeSet', seat: 'ann', set: 2 });
});

it('sets.no-tiles-in-last-round: the last round speaks of a card', () => {
  openScene({ phase: 'sets', round: 3, ann: { hats: [5] }, bo: { hats: [8] } }, (props) =>
    render(SetsScene, { ...props, seat: 'bo', isWithTiles: false, discards: true }),
  );
  expect(screen.getByText(/takes a card and discards another/)).toBeInTheDocument();
  expect(screen.queryByText(/\bset\b/)).not.toBeInTheDocument();
});

it('one of five cards: points in one tap, or counted by its signs', async () => {
  const { ready } = openScene({ phase: 'scoring' }, (props) => render(ScoreCardScene, props));
  expect(ready()).toBeUndefined();
  // Whose card goes is told first: none lies ready, and it is said what to do.
  expect(screen.getByText(/^Tap the card that you score/)).toBeVisible();
  expect(screen.queryByRole('button', { pressed: true, name: /^card/ })).toBeNull();
  await tap('card 5');
  expect(screen.queryByText(/^Tap the card that you score/)).toBeNull();
  await tap('card 5: points: 9');
  expect(ready()).toEqual({ type: 'scoreCard', seat: 'ann', scored: { card: 5, points: 9 } });
});

it('magnificent.score-card.discard: where cards lie behind it unread, the row is closed and numbered anew', async () => {
  const row = /the other cards are 1 to 4 again/;
  openScene({ phase: 'scoring' }, (props) => render(ScoreCardScene, props));
  expect(screen.queryByText(row)).toBeNull();
  await tap('card 2');
  expect(screen.getByText(row)).toBeVisible();
  await tap('card 5');
  expect(screen.queryByText(row)).toBeNull();
});

it('a card that was read is worked out by the rules, and waits to be chosen', async () => {
  const { ready } = openScene(
    {
      phase: 'scoring',
      ann: { cards: [{}, { card: { id: 'x', criterion: { kind: 'flat', points: 8 } } }] },
    },
    (props) => render(ScoreCardScene, props),
  );
  expect(ready()).toBeUndefined();
  await tap(/^card 2:/);
  expect(ready()).toEqual({ type: 'scoreCard', seat: 'ann', scored: { card: 2 } });
  expect(screen.getAllByRole('img', { name: '8 points' }).length).toBeGreaterThan(0);
});

it('says why: after the last round the whole count of each card, before it what may still grow', async () => {
  const flat = (id: string, points: number) => ({
    id,
    criterion: { kind: 'flat' as const, points },
  });
  const tents = { id: 'tents', criterion: { kind: 'tent' as const, points: 3, maximum: 12 } };
  const ann = {
    coins: 12,
    cards: [{ card: flat('a', 8) }, { card: flat('b', 13) }, { card: tents }],
  };
  const own = { tents: [{ space: 2 }, { space: 3 }] };
  openScene({ level: 'referee', phase: 'scoring', round: 3, ann: { ...ann, own } }, (props) =>
    render(ScoreCardScene, props),
  );
  await tap('Why this card');
  // 13 in full, 4 and 3 as halves, 2 for 12 coins; two cards nobody has read.
  expect(
    screen.getByText('card 2: 13 now, halves 7, coins 2, together 22 points'),
  ).toBeInTheDocument();
  expect(screen.getByText('Cards that nobody has read are left out.')).toBeInTheDocument();
  cleanup();
  openScene({ level: 'referee', phase: 'scoring', round: 1, ann: { ...ann, own } }, (props) =>
    render(ScoreCardScene, props),
  );
  await tap('Why this card');
  expect(
    screen.getByText('card 3: 6 points now, 3 as a half; 6 to its maximum'),
  ).toBeInTheDocument();
});

it('magnificent.tents.maximum-four: no more tents are counted than there can be, and it says why', async () => {
  const tents = { card: { id: 'tents', criterion: { kind: 'tent' as const, points: 3 } } };
  const { ready } = openScene({ phase: 'scoring', ann: { cards: [tents] } }, (props) =>
    render(ScoreCardScene, props),
  );
  await tap(/^card 1:/);
  expect(screen.queryByRole('button', { name: 'card 1: tents: 5' })).toBeNull();
  expect(screen.getByText('There cannot be more than 4.')).toBeInTheDocument();
  await tap('card 1: tents: 4');
  expect(ready()).toMatchObject({ scored: { card: 1, count: 4 } });
});

const ROWS = {
  card: { id: 'rows', criterion: { kind: 'row' as const, points: 7, maximum: 21 } },
};

it('magnificent.end.half-master-cards: a card that was read asks for what it counts, and for no more than pays', async () => {
  const { ready, draft } = openScene(
    { phase: 'halves', round: 3, ann: { cards: [ROWS] } },
    (props) => render(HalvesScene, props),
  );
  expect(draft()?.text).toBe('How many: rows of the camp (card 1)?');
  expect(button('card 1: rows of the camp: 3')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'card 1: rows of the camp: 4' })).toBeNull();
  expect(screen.getByText('3 or more bring the most that the card pays.')).toBeInTheDocument();
  await tap('card 1: rows of the camp: 2');
  expect(draft()?.text).toBe('Full points of card 2? Half of them count');
  // A card that is told already is looked at: what still lacks is asked for all the same.
  await tap(/^card 1: 7 points/);
  expect(draft()?.text).toBe('Full points of card 2? Half of them count');
  await tap('card 2');
  for (const card of [2, 3, 4]) await tap(`card ${card}: points: 7`);
  expect(ready()).toMatchObject({ cards: [{ card: 1, count: 2 }, {}, {}, {}] });
});

it('magnificent.criteria.rows: a single card asks for its rows too', async () => {
  const { draft } = openScene({ phase: 'scoring', ann: { cards: [ROWS] } }, (props) =>
    render(ScoreCardScene, props),
  );
  await tap(/^card 1:/);
  expect(draft()?.text).toBe('How many: rows of the camp (card 1)?');
  expect(screen.queryByRole('button', { name: 'card 1: rows of the camp: 4' })).toBeNull();
});

it('magnificent.prepare.refill-main-display: what the hands do before the last round is said, and opens to its clause', async () => {
  openScene({ phase: 'preparing', round: 2 }, (props) =>
    render(RollScene, { ...props, effects: [] }),
  );
  expect(screen.getByText('Lay out 3 master cards')).toBeInTheDocument();
  expect(screen.getByText('No trainer tiles for the last round')).toBeInTheDocument();
  await tap('The rule: Trainers back from the main tent');
  expect(screen.getByText('All trainers in the main tent go back to their owners.')).toBeVisible();
});

const FOUR_DICE = (['green', 'green', 'purple', 'clear'] as const).map((colour, at) => ({
  colour,
  value: at + 2,
  card: at + 1,
}));
/** Opens the calculator of card 5 at scorekeeper level. */
async function counting(ann: Lying['ann'], kind: RegExp, told: Lying = {}) {
  const scene = openScene(
    { phase: 'scoring', ann: { dice: FOUR_DICE, ...ann }, ...told },
    (props) => render(ScoreCardScene, props),
  );
  await tap('card 5');
  await tap(/^card 5: count it$/);
  await tap(kind);
  return scene;
}

it('magnificent.criteria.dice-due: the dice of the round and what they cost are known to the match', async () => {
  const { ready } = await counting({}, /what the dice cost/);
  for (const die of ['green 2', 'green 3', 'purple 4', 'clear 5'])
    expect(screen.getByRole('img', { name: die })).toBeInTheDocument();
  expect(screen.getByText(/: 10$/)).toBeInTheDocument();
  await tap(/points? in full$/);
  expect(ready()).toMatchObject({ scored: { card: 5, read: { criterion: { kind: 'dice_due' } } } });
});

it('magnificent.criteria.clear-dice-doubled: clear dice are those of the round', async () => {
  await counting({}, /clear dice, twice/);
  expect(screen.getByText(/: 5$/)).toBeInTheDocument();
});

it('magnificent.criteria.hat-requirement: it counts the space that the hat stands on', async () => {
  const { ready } = await counting({ hats: [8] }, /place of the hat/);
  expect(screen.getByText(/: 16$/)).toBeInTheDocument();
  await tap(/points? in full$/);
  expect(ready()).toMatchObject({ scored: { card: 5 } });
});

it('magnificent.criteria.tents: what the match does not know stands open until it is told', async () => {
  const { ready } = await counting({}, /tents$/);
  expect(button('How many?')).toBeDisabled();
  expect(screen.queryByRole('button', { pressed: true, name: '0' })).toBeNull();
  await tap('3');
  await tap(/points? in full$/);
  expect(ready()).toMatchObject({ scored: { card: 5, count: 3 } });
});

it('the counter says what it still waits for: the colour before the number', async () => {
  await counting({}, /^all tiles of one colour/);
  expect(button('Which colour?')).toBeDisabled();
  await tap('purple');
  expect(button('How many?')).toBeDisabled();
});

it('four halves are told before they can be scored', async () => {
  const { ready } = openScene({ phase: 'halves', round: 3 }, (props) => render(HalvesScene, props));
  for (const card of [1, 2, 3]) await tap(`card ${card}: points: 7`);
  expect(ready()).toBeUndefined();
  await tap('card 4: points: 7');
  expect(ready()).toMatchObject({ type: 'scoreHalves', seat: 'ann' });
});

const paying = (id: string, maximum?: number) => ({
  card: { id, criterion: { kind: 'paid_coin' as const, points: 3, ...(maximum && { maximum }) } },
});
const FLAT = { card: { id: 'flat', criterion: { kind: 'flat' as const, points: 8 } } };

it('magnificent.criteria.pay-coins: half of a card that takes coins is shown with those that bring most', async () => {
  // Five coins: 15 halved are 7; with four of them 6, and a coin left is no point.
  const { ready } = openScene(
    { phase: 'halves', round: 3, ann: { coins: 5, cards: [FLAT, FLAT, paying('paid'), FLAT] } },
    (props) => render(HalvesScene, props),
  );
  const cards = [{ card: 1 }, { card: 2 }, { card: 3, count: 5 }, { card: 4 }];
  expect(ready()).toEqual({ type: 'scoreHalves', seat: 'ann', cards });
  expect(button(/^card 3: 3 points per coin/)).toHaveAttribute('aria-pressed', 'true');
  expect(button('card 3: coins paid: 5')).toHaveAttribute('aria-pressed', 'true');
  await tap('card 3: coins paid: 0');
  expect(ready()).toEqual({
    type: 'scoreHalves',
    seat: 'ann',
    cards: cards.with(2, { card: 3, count: 0 }),
  });
});

it('magnificent.criteria.pay-coins: coins told for one card are not there for the next, and none beyond its maximum', async () => {
  const ann = { coins: 7, cards: [paying('one', 9), paying('other', 30), FLAT, FLAT] };
  const { ready } = openScene({ phase: 'halves', round: 3, ann }, (props) =>
    render(HalvesScene, props),
  );
  await tap(/^card 1: 3 points per coin/);
  expect(screen.queryByRole('button', { name: 'card 1: coins paid: 4' })).toBeNull();
  await tap('card 1: coins paid: 3');
  // Four are left for the other card, and lie ready.
  expect(ready()).toMatchObject({ cards: [{ count: 3 }, { count: 4 }, {}, {}] });
  await tap(/^card 2: 3 points per coin/);
  expect(screen.queryByRole('button', { name: 'card 2: coins paid: 5' })).toBeNull();
  await tap('card 2: coins paid: 2');
  expect(ready()).toMatchObject({ cards: [{ count: 3 }, { count: 2 }, {}, {}] });
});

it('half-rounding: sum-of-cards: each half keeps its half point, and the sum is halved once', async () => {
  const seven = { card: { id: 'seven', criterion: { kind: 'flat' as const, points: 7 } } };
  const { draft } = openScene(
    {
      phase: 'halves',
      round: 3,
      rulings: { 'half-rounding': 'sum-of-cards' },
      ann: { cards: [seven, seven, seven, seven] },
    },
    (props) => render(HalvesScene, props),
  );
  await tick();
  expect(draft()?.text).toBe('Ann: 14 points');
  expect(screen.getAllByRole('img', { name: '3½ points' })).toHaveLength(4);
  expect(screen.getByText('28 in full, halved together: 14 points')).toBeInTheDocument();
});

it('half-rounding: each-card: each half is rounded down', () => {
  const seven = { card: { id: 'seven', criterion: { kind: 'flat' as const, points: 7 } } };
  openScene({ phase: 'halves', round: 3, ann: { cards: [seven, seven, seven, seven] } }, (props) =>
    render(HalvesScene, props),
  );
  expect(screen.getAllByRole('img', { name: '3 points' })).toHaveLength(4);
  expect(screen.queryByText(/halved together/)).toBeNull();
});

it('magnificent.criteria.pay-coins: the key names the coins that leave the hand', async () => {
  const ann = { coins: 20, cards: [paying('paid'), FLAT, FLAT, FLAT, FLAT] };
  const scoring = openScene({ phase: 'scoring', ann }, (props) => render(ScoreCardScene, props));
  await tap(/^card 1:/);
  expect(scoring.draft()?.text).toBe('Ann: 60 points for 20 coins');
  await tap('card 1: coins paid: 1');
  expect(scoring.draft()?.text).toBe('Ann: 3 points for 1 coin');
  cleanup();
  const halves = openScene(
    { phase: 'halves', round: 3, ann: { ...ann, cards: ann.cards.slice(0, 4) } },
    (props) => render(HalvesScene, props),
  );
  await tick();
  expect(halves.draft()?.text).toBe('Ann: 42 points for 20 coins');
});

it('magnificent.criteria.pay-coins: the scene says why so many coins, with every other card counted in', async () => {
  // Five coins left are one point; 9 points of a card that nobody has read are told.
  const { draft } = openScene(
    { phase: 'halves', round: 3, ann: { coins: 5, cards: [FLAT, {}, paying('paid', 4), FLAT] } },
    (props) => render(HalvesScene, props),
  );
  await tap('card 2: points: 9');
  expect(draft()?.text).toBe('Ann: 14 points for 2 coins');
  await tap('Why these coins');
  const lines = screen
    .getAllByText(/^Pay \d+ coins?$/)
    .map((line) => line.closest('li')?.textContent.replace(/\s+/g, ' ').trim());
  expect(lines).toEqual([
    'Pay 2 coins 14 points Halves 14, coins left 0',
    'Pay 0 coins 13 points Halves 12, coins left 1',
    'Pay 1 coin 13 points Halves 13, coins left 0',
  ]);
});

it('pay-coins-at-end: not-at-the-end: no coin is asked for', () => {
  const { ready } = openScene(
    {
      phase: 'halves',
      round: 3,
      rulings: { 'pay-coins-at-end': 'not-at-the-end' },
      ann: { coins: 7, cards: [paying('one'), FLAT, FLAT, FLAT] },
    },
    (props) => render(HalvesScene, props),
  );
  const cards = [1, 2, 3, 4].map((card) => ({ card }));
  expect(ready()).toEqual({ type: 'scoreHalves', seat: 'ann', cards });
  expect(screen.queryByRole('button', { name: 'card 1: coins paid: 7' })).toBeNull();
});

it('magnificent.criteria.pay-coins: after the last round as many coins as the whole count gains by', () => {
  // Four coins would count for the first card, the fourth for one point; two are worth three on the other as a half.
  const ann = { coins: 5, cards: [paying('one', 10), paying('other'), FLAT, FLAT, FLAT] };
  const scoringOne = { type: 'scoreCard', seat: 'ann', scored: { card: 1, count: 3 } } as const;
  for (const [round, count] of [
    [3, 3],
    [1, 4],
  ] as const) {
    const { ready } = openScene({ phase: 'scoring', round, ann }, (props) =>
      render(ScoreCardScene, {
        ...props,
        told: { type: 'scoreCard', seat: 'ann', scored: { card: 1 } },
      }),
    );
    expect(ready()).toEqual({ ...scoringOne, scored: { card: 1, count } });
    cleanup();
  }
});

it('areas in one tap, or worked out with gems', async () => {
  const { ready } = openScene({ phase: 'areas', round: 3 }, (props) => render(AreasScene, props));
  await tap(/^4 ?: ?16 points$/);
  expect(ready()).toEqual({ type: 'scoreAreas', seat: 'ann', covered: 4 });
  await tap('Work it out, with gems');
  await tap('Area 1: many open');
  await tap('Area 2: many open');
  await tap('Area 2: covered');
  expect(ready()).toEqual({ type: 'scoreAreas', seat: 'ann', covered: 1 });
  expect(screen.getByText('area of the camp')).toBeVisible();
  await tap('green: 0');
  expect(ready()).toEqual({ type: 'scoreAreas', seat: 'ann', covered: 2 });
  expect(screen.getByText('areas of the camp')).toBeVisible();
});

it('between the rounds one tap says that the dice are rolled, and who starts', () => {
  const { ready } = openScene({ phase: 'preparing' }, (props) =>
    render(RollScene, { ...props, effects: [] }),
  );
  expect(ready()).toEqual({ type: 'roll' });
});

it('a payment told again keeps the coins that were counted', () => {
  const told = { type: 'pay', coins: { bo: 4 } } as const;
  const { ready } = openScene(DICE, (props) => render(PayScene, { ...props, told }));
  expect(ready()).toEqual(told);
});

it('a set told again keeps the card that came with it', () => {
  const told = { type: 'takeSet', seat: 'ann', card: { id: 'x', name: 'Lions' } } as const;
  const { ready } = openScene({ phase: 'sets', ann: { hats: [8] } }, (props) =>
    render(SetsScene, { ...props, told, isWithTiles: true, discards: false }),
  );
  expect(ready()).toEqual(told);
});

it('a card scored and told again is that card of that seat with those points', async () => {
  const told = { type: 'scoreCard', seat: 'bo', scored: { card: 2, points: 9 } } as const;
  const { ready } = openScene({ phase: 'scoring' }, (props) =>
    render(ScoreCardScene, { ...props, told }),
  );
  expect(ready()).toEqual(told);
  await tap('card 2: points: 11');
  expect(ready()).toEqual({ ...told, scored: { card: 2, points: 11 } });
});

it('halves told again stand there, and one of them can be mended alone', async () => {
  const cards = [1, 2, 3, 4].map((card) => ({ card, points: card * 3 }));
  const told = { type: 'scoreHalves', seat: 'bo', cards } as const;
  const { ready } = openScene({ phase: 'halves', round: 3 }, (props) =>
    render(HalvesScene, { ...props, told }),
  );
  expect(ready()).toEqual(told);
  await tap(/^card 3/);
  await tap('card 3: points: 20');
  expect(ready()).toEqual({ ...told, cards: cards.with(2, { card: 3, points: 20 }) });
});

it('areas told again are pressed', async () => {
  const told = { type: 'scoreAreas', seat: 'bo', covered: 4 } as const;
  const { ready } = openScene({ phase: 'areas', round: 3 }, (props) =>
    render(AreasScene, { ...props, told }),
  );
  expect(ready()).toEqual(told);
  await tap(/^5 ?:/);
  expect(ready()).toEqual({ ...told, covered: 5 });
});
