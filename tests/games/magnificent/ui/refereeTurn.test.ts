// A turn told to the referee: the die with its cost, power by taps, the wagon on its track, posters taken and completed.
import { render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ARTISTS, type Action } from '../../../../src/lib/games/magnificent/data/kinds.ts';
import type { Move } from '../../../../src/lib/games/magnificent/rules/moves.ts';
import AddDieScene from '../../../../src/lib/games/magnificent/ui/match/AddDieScene.svelte';
import PerformScene from '../../../../src/lib/games/magnificent/ui/match/PerformScene.svelte';
import PosterScene from '../../../../src/lib/games/magnificent/ui/match/PosterScene.svelte';
import PowerScene from '../../../../src/lib/games/magnificent/ui/match/PowerScene.svelte';
import RefereeScene from '../../../../src/lib/games/magnificent/ui/match/RefereeScene.svelte';
import SeatDetails from '../../../../src/lib/games/magnificent/ui/match/SeatDetails.svelte';
import TakeDieScene from '../../../../src/lib/games/magnificent/ui/match/TakeDieScene.svelte';
import TravelScene from '../../../../src/lib/games/magnificent/ui/match/TravelScene.svelte';
import { CARDS, COPY, lying, POSTERS, type Lying } from '../tables.ts';
import PowerInBook from './PowerInBook.svelte';
import { button, rules, standing, stateOf, tap } from './refereeScenes.ts';

const OPTIONS = { copy: COPY } as const;

/** Ann has taken an orange 3 and has 6 coins; an orange 5, a green 2 and a clear 4 are among those left. */
const LATER: Lying = {
  options: OPTIONS,
  tent: [
    ...[5, 1].map((value) => ({ colour: 'orange' as const, value })),
    ...[2, 2].map((value) => ({ colour: 'green' as const, value })),
    ...[1, 1, 1].map((value) => ({ colour: 'purple' as const, value })),
    ...[4, 4].map((value) => ({ colour: 'clear' as const, value })),
  ],
  ann: {
    coins: 6,
    cards: [{}, { card: CARDS[7] }, {}, {}],
    dice: [{ colour: 'orange', value: 3, card: 1 }],
    own: { dealt: true, tiles: ['plus_one'], gems: { orange: 1 }, trainers: 2 },
  },
  bo: {
    dice: [{ colour: 'green', value: 1, card: 1 }],
    own: { dealt: true, tiles: ['clear_gem'] },
  },
};

const TAKEN: Move = {
  type: 'takeDie',
  seat: 'ann',
  die: { colour: 'orange', value: 5 },
  card: 2,
};

const GREEN = { colour: 'green', value: 2 } as const;

it('magnificent.die.take-one-from-main-tent: of a roll nobody told every die of the box is offered', async () => {
  const { tent: _, ...untold } = LATER;
  const { props, ready } = standing(stateOf(lying(untold)));
  render(TakeDieScene, props);
  await tap('orange 5');
  expect(button('orange 5: power 8, 5 coins more to pay, −2 points')).toBeInTheDocument();
  await tap(/card 2: /);
  expect(ready()).toEqual(TAKEN);
  await tap('Another die');
  expect(button('green 6')).toBeEnabled();
});

it('says of every die what it gives and costs, and takes the chosen one onto the chosen card', async () => {
  const { props, ready } = standing(stateOf(lying(LATER)));
  render(TakeDieScene, props);
  expect(button('green 2: power 2, 0 coins more to pay')).toBeInTheDocument();
  await tap('orange 5: power 8, 5 coins more to pay, −2 points');
  expect(ready()).toBeUndefined();
  await tap(/card 2: /);
  expect(ready()).toEqual(TAKEN);
});

it('what the chosen die comes to stands together: power, how far each action goes, and what would be owed', async () => {
  const { props } = standing(stateOf(lying(LATER)));
  render(TakeDieScene, props);
  expect(screen.queryByRole('status')).toBeNull();
  await tap(/^orange 5: /);
  expect(screen.getByRole('status')).toHaveTextContent(
    '8 power, build: up to 6, travel: up to 8, perform: up to 8, 8 coins to pay',
  );
});

it('the power of the chosen die opens to what it is made of, each part with its clause', async () => {
  const { props } = standing(stateOf(lying(LATER)));
  render(TakeDieScene, props);
  await tap(/^orange 5: /);
  await tap('8 power');
  const power = within(screen.getByRole('dialog', { name: 'What the power is made of' }));
  await tap('3 · earlier dice: orange');
  expect(power.getByText(/^Your power/)).toBeVisible();
});

it('what is to pay opens to the dice it comes from and to what is missing, with the clause', async () => {
  const { props } = standing(stateOf(lying(LATER)));
  render(TakeDieScene, props);
  await tap(/^orange 5: /);
  await tap('8 coins to pay');
  const due = within(screen.getByRole('dialog', { name: 'To pay so far' }));
  await tap(/^orange 8 ?= ?8 coins to pay/);
  expect(due.getByText(/pay the highest of the three sums in coins/)).toBeVisible();
  expect(due.getByText(/coins missing, 1 point each/)).toBeInTheDocument();
});

it('magnificent.perform.space-vacant: what performing reaches leaves out the spaces where a hat stands', async () => {
  const bo = { ...LATER.bo, hats: [2, 6] };
  const before = standing(stateOf(lying({ ...LATER, bo })));
  const { unmount } = render(TakeDieScene, before.props);
  await tap(/^orange 5: /);
  // 8 would do for the space of 8, where Bo's hat stands.
  expect(within(screen.getByRole('status')).getByText(/perform: up to 6/)).toBeInTheDocument();
  unmount();

  render(PowerScene, standing(stateOf(lying({ ...LATER, bo }), TAKEN)).props);
  const spaces = within(screen.getByRole('region', { name: 'perform' }));
  expect(spaces.getByText('8: a hat stands there')).toBeInTheDocument();
  expect(spaces.getByText('6: reached')).toBeInTheDocument();
});

it('magnificent.solo.setup-neutral-hats: the three spaces of other colours are never said to be reached', () => {
  const alone: Lying = {
    seats: 1,
    options: OPTIONS,
    tent: [
      { colour: 'orange', value: 5 },
      { colour: 'purple', value: 1 },
      ...[4, 4].map((value) => ({ colour: 'clear' as const, value })),
    ],
    ann: {
      dice: [{ colour: 'green', value: 2, card: 1 }],
      own: { dealt: true, tiles: ['plus_one'], trainers: 3 },
    },
  };
  const trainers: Move = { type: 'useTrainers', seat: 'ann', space: 'plus_one', trainers: 3 };
  const { props } = standing(stateOf(lying(alone), TAKEN, trainers));
  render(PowerScene, { ...props, onaction: vi.fn<(action: Action) => void>() });
  for (const power of [6, 10, 16])
    expect(screen.getByText(`${power}: a hat stands there`)).toBeInTheDocument();
  expect(screen.getByText(/perform: up to 8$/)).toBeInTheDocument();
});

it('magnificent.power.same-colour-sum: what a card and trainers add stands beside the dice and the gems', () => {
  const { props } = standing(
    stateOf(lying(LATER), TAKEN, {
      type: 'useTrainers',
      seat: 'ann',
      space: 'plus_one',
      trainers: 2,
    }),
  );
  render(PowerScene, props);
  expect(screen.getByRole('img', { name: '2 · trainers' })).toHaveTextContent('+2');
});

it('the chosen die makes room for its card; the others are a tap away', async () => {
  const { props, draft } = standing(stateOf(lying(LATER)));
  render(TakeDieScene, props);
  await tap(/^orange 5: /);
  expect(screen.queryByRole('button', { name: /^green 2: / })).toBeNull();
  await tap('Another die');
  expect(draft()?.text).toBe('Which die?');
  await tap(/^green 2: /);
  await tap(/^green 2: /);
  expect(button(/^orange 5: /)).toHaveAttribute('aria-pressed', 'false');
});

it('a clear die works as the strongest colour until another is named', async () => {
  const { props, ready } = standing(stateOf(lying(LATER)));
  render(TakeDieScene, props);
  await tap(/^clear 4: power 7/);
  await tap(/card 2: /);
  expect(ready()).toMatchObject({ as: 'orange' });
  await tap(/^green: /);
  expect(ready()).toMatchObject({ as: 'green' });
});

it('gems, the bonus and trainers are a tap each, and the action is chosen below', async () => {
  const { props, ontell } = standing(stateOf(lying(LATER), TAKEN));
  const onaction = vi.fn<(action: Action) => void>();
  render(PowerScene, { ...props, onaction });
  await tap('1 orange gem: +2');
  expect(ontell).toHaveBeenLastCalledWith({ type: 'boost', seat: 'ann', gems: { orange: 1 } });
  await tap(/^Use: /);
  expect(ontell).toHaveBeenLastCalledWith({ type: 'useBonus', seat: 'ann' });
  await tap(`1 trainer: ${props.words.trainerSpaces.plus_one}`);
  expect(ontell).toHaveBeenLastCalledWith({
    type: 'useTrainers',
    seat: 'ann',
    space: 'plus_one',
    trainers: 1,
  });
  expect(button('travel: up to 8')).toHaveTextContent('8');
  await tap('travel: up to 8');
  expect(onaction).toHaveBeenCalledExactlyOnceWith('travel');
});

it('magnificent.trainers.tile-build-plus-two: a level that an own trainer brings into reach is not called out of reach', () => {
  const { levels: _, trainerSpaces: __, ...copy } = COPY;
  const levels = [8, 10, 12, 13].map((requirement) => ({ requirement, small: 1, large: 0 }));
  const ann = {
    ...LATER.ann,
    cards: [{}, {}, {}, {}],
    own: {
      ...LATER.ann?.own,
      gems: { orange: 1 },
      tiles: ['build_plus_two' as const],
      trainers: 1,
    },
  };
  const setup = lying({ ...LATER, ann, options: { copy: { ...copy, levels } } });
  const { unmount } = render(PowerScene, standing(stateOf(setup, TAKEN)).props);
  const said = (action: string, text: string) =>
    within(screen.getByRole('region', { name: action })).getByText(text);
  expect(said('build', '8: reached')).toBeInTheDocument();
  expect(said('build', '10: reached with 1 orange gem')).toBeInTheDocument();
  expect(said('build', '12: reached with 1 orange gem, trainers: 1')).toBeInTheDocument();
  expect(said('build', '13: out of reach')).toBeInTheDocument();
  expect(said('perform', '12: out of reach')).toBeInTheDocument();
  unmount();

  // And before the die is taken, by what taking it would leave.
  const before = standing(stateOf(setup));
  render(TakeDieScene, { ...before.props, told: TAKEN });
  expect(said('build', '12: reached with 1 orange gem, trainers: 1')).toBeInTheDocument();
});

it('magnificent.power.clear-die-choose-colour: where all three colours are alike none of them is taken unasked', async () => {
  const tent = [
    ...(LATER.tent ?? []),
    { colour: 'orange' as const, value: 3 },
    { colour: 'green' as const, value: 1 },
  ];
  const own = { dealt: true };
  const { props, draft, ready } = standing(
    stateOf(lying({ options: OPTIONS, tent, ann: { own }, bo: { own } })),
  );
  render(TakeDieScene, props);
  await tap(/^clear 4: /);
  await tap(/^card 2/);
  expect(draft()?.text).toBe('Which colour?');
  expect(ready()).toBeUndefined();
  expect(button('orange: 4')).toHaveAttribute('aria-pressed', 'false');
  await tap('purple: 4');
  expect(ready()).toEqual({
    type: 'takeDie',
    seat: 'ann',
    die: { colour: 'clear', value: 4 },
    card: 2,
    as: 'purple',
  });
});

it('magnificent.card-bonus.once-any-time: the power before the die is the one after it, and the +N of the card stays in sight until the action', async () => {
  const ann = { ...LATER.ann, cards: [{}, { card: CARDS[4] }, {}, {}] };
  const setup = lying({ ...LATER, ann });
  const { unmount } = render(TakeDieScene, standing(stateOf(setup)).props);
  await tap(/^orange 5: power 8/);
  await tap(/card 2: /);
  const strip = screen.getAllByRole('status').at(-1);
  expect(strip).toHaveTextContent(/^8 power, 2 · bonus of the card, /);
  unmount();

  const { props, ontell } = standing(stateOf(setup, TAKEN));
  const [step] = rules.steps(props.state);
  if (step === undefined) throw new Error('nothing is asked');
  render(RefereeScene, { ...props, step });
  await tap(/^travel: /);
  await tap(/^Use: /);
  expect(ontell).toHaveBeenLastCalledWith({ type: 'useBonus', seat: 'ann' });
});

it('magnificent.card-bonus.once-any-time: the +N of the card lies beside the gems, and no gem is named for what it reaches', async () => {
  const { levels: _, ...copy } = COPY;
  const levels = [8, 10, 12, 13, 15].map((requirement) => ({ requirement, small: 1, large: 0 }));
  const ann = {
    ...LATER.ann,
    cards: [{}, { card: CARDS[4] }, {}, {}],
    own: { ...LATER.ann?.own, gems: { orange: 1 } },
  };
  const before = stateOf(lying({ ...LATER, ann, options: { copy: { ...copy, levels } } }), TAKEN);
  const { props, ontell } = standing(before);
  const { unmount } = render(PowerScene, { ...props, onaction: vi.fn() });
  const row = within(screen.getByRole('region', { name: 'build' }));
  for (const said of [
    '8: reached',
    '10: reached with the card’s +2',
    '12: reached with the card’s +2 and 1 orange gem',
    '13: reached with the card’s +2 and 1 orange gem, trainers: 1',
    '15: out of reach',
  ])
    expect(row.getByText(said)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'travel' })).toHaveTextContent(
    'up to 8 steps · up to 10 with the card’s +2 · up to 12 with gems · up to 14 with trainers too',
  );
  const keys = screen.getAllByRole('button');
  expect(keys.indexOf(button(/^Use: /))).toBeLessThan(keys.indexOf(button('1 orange gem: +2')));
  await tap(/^Use: /);
  expect(ontell).toHaveBeenLastCalledWith({ type: 'useBonus', seat: 'ann' });
  unmount();
  const used = rules.rule(before, { type: 'useBonus', seat: 'ann' });
  if (!used.allowed) throw new Error(used.refusal.clause);
  render(PowerScene, { ...props, state: used.state });
  expect(screen.queryByRole('button', { name: /^Use: / })).toBeNull();
  expect(
    within(screen.getByRole('region', { name: 'build' })).getByText('10: reached'),
  ).toBeInTheDocument();
});

it('special-power-sources-for-perform: any-gems: gems of another colour bar the other actions, and it says why', () => {
  const own = { ...LATER.ann?.own, gems: { orange: 1, purple: 1 } };
  const state = stateOf(
    lying({
      ...LATER,
      rulings: { 'special-power-sources-for-perform': 'any-gems' },
      ann: { ...LATER.ann, own },
    }),
    TAKEN,
  );
  const { props } = standing(state);
  const { unmount } = render(PowerScene, { ...props, onaction: vi.fn() });
  const row = (action: Action) =>
    within(screen.getByRole('region', { name: props.words.actions[action] }));
  expect(row('build').getAllByText(/reached/).length).toBeGreaterThan(0);
  unmount();
  const spent = rules.rule(state, { type: 'boost', seat: 'ann', gems: { purple: 1 } });
  if (!spent.allowed) throw new Error(spent.refusal.clause);
  render(PowerScene, { ...props, state: spent.state, onaction: vi.fn() });
  const reason = /^Purple gems add no power/;
  for (const action of ['build', 'travel'] as const) {
    expect(row(action).getByText(reason)).toBeVisible();
    expect(row(action).queryByText(/reached|steps/)).toBeNull();
    expect(button(props.words.actions[action])).not.toHaveClass('main-key');
    expect(button(props.words.actions[action])).toHaveAccessibleDescription(reason);
  }
  expect(row('perform').queryByText(reason)).toBeNull();
  expect(row('perform').getAllByText(/reached/).length).toBeGreaterThan(0);
});

it('the wagon stops where it is tapped; on a tent the place for it is asked', async () => {
  const { props, ready } = standing(stateOf(lying(LATER), TAKEN));
  render(TravelScene, props);
  await tap('3 steps, 1 green gem');
  expect(ready()).toEqual({ type: 'travel', seat: 'ann', steps: 3 });
  await tap(/^2 steps.*tent/);
  expect(ready()).toBeUndefined();
  await tap(/^space 2/);
  expect(ready()).toEqual({ type: 'travel', seat: 'ann', steps: 2, tent: { space: 2 } });
});

it('where the space of a tent leaves its gems open, they are what is asked for then', async () => {
  const { props, ready, draft } = standing(stateOf(lying(LATER), TAKEN));
  render(TravelScene, props);
  await tap(/^2 steps.*tent/);
  expect(draft()?.text).toBe('Where does the tent go?');
  await tap(/^space 3/);
  expect(draft()?.text).toBe('Which 2 gems?');
  await tap('green: 0');
  expect(draft()?.text).toBe('Which 2 gems?');
  await tap('purple: 0');
  expect(draft()?.text).toBe('Travel 2 steps');
  const gems = { green: 1, purple: 1 };
  expect(ready()).toEqual({ type: 'travel', seat: 'ann', steps: 2, tent: { space: 3, gems } });
});

it('magnificent.travel.collect-passed-symbols: no step passes nothing, whatever the wagon stands on', () => {
  const { props } = standing(stateOf(lying({ ...LATER, wagons: { orange: 1 } }), TAKEN));
  render(TravelScene, props);
  expect(button('0 steps')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^0 steps,/ })).toBeNull();
});

it('magnificent.travel.poster-symbol-after-tent: without a step a symbol is asked for only where the tent taken there opens it', async () => {
  const { travel: _, ...copy } = COPY;
  const rulings = { 'zero-step-travel': 'takes-its-tent', 'poster-under-taken-tent': 'at-once' };
  const unread = { ...LATER, options: { ...LATER.options, copy }, rulings };
  const { props, ready } = standing(stateOf(lying(unread), TAKEN));
  render(TravelScene, props);
  await tap('0 steps');
  expect(screen.queryByRole('button', { name: /Posters passed/ })).toBeNull();
  await tap(/stop.* on a tent/i);
  await tap(/^space 2/);
  await tap('Posters passed: one more');
  expect(ready()).toEqual({
    type: 'travel',
    seat: 'ann',
    steps: 0,
    posters: 1,
    tent: { space: 2 },
  });
});

it('magnificent.tents.maximum-four: where no space is free the tent stays by itself', async () => {
  const tents = [2, 3, 4, 5].map((space) => ({ space }));
  const full: Lying = { ...LATER, ann: { ...LATER.ann, own: { ...LATER.ann?.own, tents } } };
  const { props, ready } = standing(stateOf(lying(full), { ...TAKEN, die: GREEN }));
  render(TravelScene, props);
  await tap(/^2 steps.*tent/);
  expect(ready()).toEqual({ type: 'travel', seat: 'ann', steps: 2 });
  expect(
    screen.getByText('Every tent space is taken: this tent stays where it lies.'),
  ).toBeVisible();
});

it('a poster from the deck goes onto a free space', async () => {
  const own = { ...LATER.ann?.own, due: 1, posters: [{ space: 1, poster: POSTERS[0] }] };
  const state = stateOf(lying({ ...LATER, ann: { ...LATER.ann, own } }));
  const { props, ready } = standing(state);
  render(PosterScene, props);
  await tap(/^Deck/);
  expect(button(/^space 1/)).toBeDisabled();
  await tap(/^space 3/);
  expect(ready()).toEqual({ type: 'takePoster', seat: 'ann', from: 'deck', space: 3 });
});

it('the chosen poster makes room for its space; the others are a tap away', async () => {
  const own = { ...LATER.ann?.own, due: 1 };
  const posters = [{ space: 1, poster: POSTERS[1] }];
  const state = stateOf(lying({ ...LATER, posters, ann: { ...LATER.ann, own } }));
  const { props, draft } = standing(state);
  render(PosterScene, props);
  await tap(/^Deck/);
  expect(screen.queryByRole('button', { name: /^Display/ })).toBeNull();
  await tap('Another poster');
  expect(draft()?.text).toBe('From where?');
  await tap(/^Display, 1/);
  expect(screen.queryByRole('button', { name: /^Deck/ })).toBeNull();
});

it('two posters read for one move are two posters', async () => {
  const own = { ...LATER.ann?.own, due: 1 };
  const state = stateOf(lying({ ...LATER, posters: [{ space: 1 }], ann: { ...LATER.ann, own } }));
  const { props, ready } = standing(state);
  const { artists, symbols } = props.words;
  render(PosterScene, props);
  await tap(/^Display, 1/);
  for (const key of ['Read the poster', 'What came up?']) {
    await tap(key);
    const sheet = within(await screen.findByRole('dialog'));
    for (const name of [artists[ARTISTS[0]], symbols.orange, 'Points: one more', 'Keep'])
      await userEvent.click(await sheet.findByRole('button', { name }));
  }
  await tap(/^space 3/);
  expect(ready()).toMatchObject({ poster: { id: 'poster-2' }, next: { id: 'poster-3' } });
});

it('the best posters and the highest space lie ready; what another lacks is said', async () => {
  const own = {
    ...LATER.ann?.own,
    built: { orange_small: 1 },
    posters: [
      { space: 1, poster: POSTERS[0] },
      { space: 2, poster: POSTERS[1] },
    ],
  };
  const state = stateOf(lying({ ...LATER, ann: { ...LATER.ann, own } }), TAKEN);
  const { props, ready } = standing(state);
  render(PerformScene, props);
  expect(ready()).toMatchObject({ type: 'perform', to: 6, posters: [{ space: 1 }] });
  expect(
    screen.getByText(/^space 2 lacks: 1 large green tile, 1 green gem, tent/),
  ).toBeInTheDocument();
  await tap(/^space 1: 1 small orange tile/);
  expect(ready()).toMatchObject({ posters: [] });
});

it('magnificent.payment.penalty-round-three: fewer points stand first where their coins save more, and it is said why', () => {
  const asked = { tiles: {}, gems: {} };
  const own = {
    ...LATER.ann?.own,
    posters: [
      { space: 1, poster: { id: 'points', ...asked, points: 6, coins: 1 } },
      { space: 2, poster: { id: 'coins', ...asked, points: 4, coins: 2 } },
    ],
  };
  const first: Move = { type: 'useTrainers', seat: 'ann', space: 'rearrange_before', trainers: 1 };
  const ann = { ...LATER.ann, coins: 0, own };
  for (const [round, best] of [
    [1, /^Space 1: (?!.*less lost)/],
    [3, /^Space 2→1: .*less lost/],
  ] as const) {
    const { props } = standing(stateOf(lying({ ...LATER, round, ann }), TAKEN, first));
    const { unmount } = render(PerformScene, props);
    expect(button(best)).toHaveAttribute('aria-pressed', 'true');
    unmount();
  }
});

it('magnificent.perform.rearrange-after: posters that were moved are told before the turn ends', async () => {
  const own = { ...LATER.ann?.own, posters: [{ space: 3, poster: POSTERS[0] }] };
  const shown: Move = { type: 'perform', seat: 'ann', to: 6, posters: [] };
  const state = stateOf(lying({ ...LATER, ann: { ...LATER.ann, own } }), TAKEN, shown);
  const { props, draft, ready } = standing(state);
  render(PowerScene, props);
  const end: Move = { type: 'endTurn', seat: 'ann' };
  await tap('Move posters');
  expect(ready()).toEqual(end);
  await tap(/^space 3: /);
  await tap(/^space 1: /);
  expect(draft()).toMatchObject({
    move: { type: 'arrange', seat: 'ann', spaces: [3, 0, 0, 0, 0] },
    text: 'They lie like this',
  });
  // Back again, or put away, there is nothing to tell.
  await tap(/^space 3: /);
  await tap(/^space 1: /);
  expect(ready()).toEqual(end);
  await tap(/^space 3: /);
  await tap(/^space 1: /);
  await tap('Move posters');
  expect(ready()).toEqual(end);
});

it('posters that may be moved before the action are told before it is chosen', async () => {
  const own = { ...LATER.ann?.own, posters: [{ space: 3, poster: POSTERS[0] }] };
  const first: Move = { type: 'useTrainers', seat: 'ann', space: 'rearrange_before', trainers: 1 };
  const state = stateOf(lying({ ...LATER, ann: { ...LATER.ann, own } }), TAKEN, first);
  const { props, ready } = standing(state);
  render(PowerScene, { ...props, onaction: vi.fn() });
  await tap('Move posters');
  expect(button('perform: up to 8')).toBeEnabled();
  await tap(/^space 3: /);
  await tap(/^space 1: /);
  expect(ready()).toEqual({ type: 'arrange', seat: 'ann', spaces: [3, 0, 0, 0, 0] });
  expect(screen.queryByRole('button', { name: 'perform: up to 8' })).toBeNull();
});

it('magnificent.perform.space-within-power: a space out of reach says why where it is tapped, and the hat stays where it can go', async () => {
  const { props, ready } = standing(stateOf(lying(LATER), TAKEN));
  render(PerformScene, props);
  const before = ready();
  const out = rules.rule(props.state, { type: 'perform', seat: 'ann', to: 8, posters: [] });
  if (out.allowed) throw new Error('The space is within reach');
  const { reason } = props.rulebook.refusalText(out.refusal, props.nameOf);
  expect(screen.queryByText(reason)).toBeNull();
  // It says so before it is tapped: in sight, and to who hears it.
  expect(button(/^space 12, 4 short, /)).toHaveTextContent('4 short');
  expect(button(/^space 8, /)).not.toHaveTextContent('short');
  await tap(/^space 12, /);
  expect(screen.getByText(reason)).toBeInTheDocument();
  expect(ready()).toEqual(before);
  await tap(/^space 8, /);
  expect(screen.queryByText(reason)).toBeNull();
});

it('says under the thumb what is still to be told', async () => {
  const { props, draft } = standing(stateOf(lying(LATER)));
  render(TakeDieScene, props);
  expect(draft()).toEqual({ text: 'Which die?' });
  await tap('orange 5: power 8, 5 coins more to pay, −2 points');
  expect(draft()?.text).toBe('Which card?');
});

it('posters that may be moved first are moved and completed at one tap', async () => {
  const own = {
    ...LATER.ann?.own,
    built: { orange_small: 1 },
    posters: [{ space: 3, poster: POSTERS[0] }],
  };
  const first: Move = { type: 'useTrainers', seat: 'ann', space: 'rearrange_before', trainers: 1 };
  const state = stateOf(lying({ ...LATER, ann: { ...LATER.ann, own } }), TAKEN, first);
  const { props, draft } = standing(state);
  render(PerformScene, props);
  expect(button(/^Space 3→1: /)).toHaveAttribute('aria-pressed', 'true');
  expect(draft()).toMatchObject({
    first: { type: 'arrange', seat: 'ann', spaces: [3, 0, 0, 0, 0] },
    move: { type: 'perform', to: 6, posters: [{ space: 1 }] },
  });
  const moved = rules.rule(state, draft()?.first ?? TAKEN);
  expect(moved.allowed && rules.rule(moved.state, draft()?.move ?? TAKEN).allowed).toBe(true);

  // Tapped off and on by hand it is moved all the same.
  const byItself = draft();
  await tap(/^space 3: /);
  await tap(/^space 3: /);
  expect(draft()?.first).toEqual(byItself?.first);
  expect(draft()?.move).toEqual(byItself?.move);
});

it('a poster without a tent lacks the tent, not a space that takes it', () => {
  const own = { ...LATER.ann?.own, posters: [{ space: 2, poster: POSTERS[1] }] };
  const state = stateOf(lying({ ...LATER, ann: { ...LATER.ann, own } }), TAKEN);
  const { props } = standing(state);
  render(PerformScene, props);
  expect(screen.getByText(/^space 2 lacks: /)).toHaveTextContent(/, tent$/);
});

it('a card that nobody has read can be read where its bonus is used', async () => {
  const { props } = standing(
    stateOf(lying(LATER), { ...TAKEN, card: 3, die: { colour: 'green', value: 2 } }),
  );
  render(PowerScene, props);
  await tap('Read out: card 3');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it('the tile of a card bonus can wait until the action has been told', async () => {
  const ann = { ...LATER.ann, cards: [{}, { card: CARDS[5] }, {}, {}] };
  const used: Move = { type: 'useBonus', seat: 'ann' };
  const state = stateOf(lying({ ...LATER, ann }), TAKEN, used);
  const [step] = rules.steps(state);
  if (step === undefined) throw new Error('Nothing is asked');
  expect(step.step).toBe('layTile');
  const { props, draft } = standing(state);
  render(RefereeScene, { ...props, step });
  await tap('The action first, this tile later');
  await tap(/^build: up to/);
  expect(draft()?.text).toBe('Which level?');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2);
});

it('solitaire: a poster goes for a die, and what came up is read', async () => {
  const state = stateOf(
    lying({
      seats: 1,
      options: OPTIONS,
      tent: [
        { colour: 'orange', value: 1 },
        { colour: 'green', value: 2 },
        { colour: 'purple', value: 3 },
        { colour: 'clear', value: 4 },
        { colour: 'clear', value: 5 },
      ],
      posters: [{ space: 1, poster: POSTERS[0] }],
      ann: { own: { dealt: true } },
    }),
  );
  const { props, ontell } = standing(state);
  render(AddDieScene, props);
  expect(button('Which poster goes for a die?')).toBeDisabled();
  await tap(/^Display, 1/);
  expect(button('Which die is added?')).toBeDisabled();
  await tap('orange 4');
  expect(button('What came up?')).toBeInTheDocument();
  await tap('A poster goes, a die comes');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'addDie',
    die: { colour: 'orange', value: 4 },
    space: 1,
  });
  const [told] = ontell.mock.lastCall ?? [];
  if (told?.type !== 'addDie') throw new Error('no die was added');
  expect(props.words.moves.addDie(told, props.nameOf, state)).toBe(
    'poster of Alberic from the display, space 1, discarded: orange 4 added',
  );
});

it('the dice of a seat are heard with the card each lies on, also a card without one', () => {
  const { props } = standing(stateOf(lying(LATER), TAKEN));
  render(SeatDetails, props);
  const dice = within(screen.getByRole('list', { name: 'Dice of this round' }));
  const items = dice.getAllByRole('listitem').map((item) => item.textContent);
  for (const [at, said] of items.entries()) expect(said).toContain(`card ${at + 1}`);
});

it('before a die is taken the sheet of a seat says which posters are ready together, and what the others lack', () => {
  const own = {
    ...LATER.ann?.own,
    built: { orange_small: 1 },
    posters: [
      { space: 1, poster: POSTERS[0] },
      { space: 2, poster: POSTERS[1] },
    ],
  };
  const { props } = standing(stateOf(lying({ ...LATER, ann: { ...LATER.ann, own } })));
  const { table, state, seat, words, rulebook, card } = props;
  render(SeatDetails, { table, rules, state, seat, words, rulebook, card });
  expect(screen.getByText(/^Space 1: /)).toBeInTheDocument();
  expect(screen.getByText(/^space 2 lacks: 1 large green tile/)).toBeInTheDocument();
});

it('how many trainers a space takes is told by its first use, and not asked in an amended move', async () => {
  const unread: Lying = {
    ...LATER,
    ann: { ...LATER.ann, own: { ...LATER.ann?.own, tiles: ['build_plus_two'] } },
  };
  const { props, ontell } = standing(stateOf(lying(unread), TAKEN));
  const two = `2 trainers: ${props.words.trainerSpaces.build_plus_two}`;
  const { unmount } = render(PowerScene, props);
  await tap(two);
  const used = { type: 'useTrainers', seat: 'ann', space: 'build_plus_two', trainers: 2 };
  expect(ontell.mock.calls.flat()).toEqual([
    { type: 'readBoard', trainerSpaces: { build_plus_two: 'double' } },
    used,
  ]);
  unmount();
  ontell.mockClear();
  render(PowerScene, { ...props, isAlone: true });
  await tap(two);
  expect(ontell.mock.calls.flat()).toEqual([used]);
});

it('special-power-sources-for-perform: what a die reaches before it is taken goes by the gems a table plays', async () => {
  const ann = { ...LATER.ann, own: { ...LATER.ann?.own, gems: { green: 1 } } };
  const reachOf = async (reading: string) => {
    const rulings = { 'special-power-sources-for-perform': reading };
    const { props } = standing(stateOf(lying({ ...LATER, ann, rulings })));
    const { unmount } = render(TakeDieScene, props);
    await tap(/^orange 5: /);
    const perform = within(screen.getByRole('region', { name: props.words.actions.perform }));
    const said = perform.getByText(/^10: /).textContent;
    unmount();
    return said;
  };
  expect(await reachOf('any-gems')).toBe('10: reached with 1 green gem');
  expect(await reachOf('die-colour-gems')).toBe('10: out of reach');
});

it('what a die costs is said of the face it is turned to', async () => {
  const ann = { ...LATER.ann, cards: [{}, { card: CARDS[10] }, {}, {}] };
  const { props } = standing(stateOf(lying({ ...LATER, ann })));
  render(TakeDieScene, props);
  await tap(/^orange 1: power 4, 1 coin more/);
  await tap(/card 2: /);
  await tap('orange 6');
  expect(button(/^orange 6: power 9, 6 coins more/)).toHaveAttribute('aria-pressed', 'true');
});

it('a turned die that counts for its turn only costs what was rolled', async () => {
  const ann = { ...LATER.ann, cards: [{}, { card: CARDS[10] }, {}, {}] };
  const rulings = { 'die-modifiers-and-payment': 'turned-this-turn' };
  const { props } = standing(stateOf(lying({ ...LATER, ann, rulings })));
  render(TakeDieScene, props);
  await tap(/^orange 1: power 4, 1 coin more/);
  await tap(/card 2: /);
  await tap('orange 6');
  expect(button(/^orange 6: power 9, 1 coin more/)).toBeInTheDocument();
});

it('spaces where no trainer may stand now are named, with the reason and its clause', async () => {
  const { props } = standing(stateOf(lying(LATER), TAKEN));
  render(PowerInBook, props);
  await tap(/^Not now: /);
  const row = screen
    .getAllByRole('listitem')
    .find((one) => one.textContent.includes(props.words.trainerSpaces.flip_die));
  if (row === undefined) throw new Error('The space is not named');
  await userEvent.click(within(row).getByRole('button'));
  expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('board-flip-die'),
  );
});

it('a bonus that cannot be used says why, leads to its clause, and can be told all the same', async () => {
  const ann = { ...LATER.ann, cards: [{}, { card: CARDS[11] }, {}, {}], coins: 0 };
  const { props, ontell } = standing(stateOf(lying({ ...LATER, ann }), TAKEN));
  render(PowerInBook, props);
  const refused = rules.rule(props.state, { type: 'useBonus', seat: 'ann' });
  if (refused.allowed) throw new Error('The bonus could be used');
  await tap(props.rulebook.refusalText(refused.refusal, props.nameOf).reason);
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('buy-trainer'));
  await tap(/^Use: /);
  expect(ontell).toHaveBeenLastCalledWith({ type: 'useBonus', seat: 'ann' });
});

it('what a poster lacks leads to the clauses that ask for it', async () => {
  const own = { ...LATER.ann?.own, posters: [{ space: 2, poster: POSTERS[1] }] };
  const state = stateOf(lying({ ...LATER, ann: { ...LATER.ann, own } }), TAKEN);
  const { props } = standing(state);
  render(PerformScene, props);
  await tap(/^space 2 lacks: /);
  for (const name of ['needs-all-camp-tiles', 'discard-poster-gems', 'needs-tent-below'] as const) {
    const text = props.rulebook.clauseText(`magnificent.perform.${name}`);
    expect(screen.getByText(text ?? '')).toBeInTheDocument();
  }
});

it('the sheet of a seat shows the trainers of this turn on the spaces they stand on', () => {
  const used: Move = { type: 'useTrainers', seat: 'ann', space: 'plus_one', trainers: 1 };
  const board: Move = { type: 'useTrainers', seat: 'ann', space: 'rearrange_before', trainers: 1 };
  const { props } = standing(stateOf(lying(LATER), TAKEN, used, board));
  render(SeatDetails, props);
  for (const space of ['plus_one', 'rearrange_before'] as const)
    expect(screen.getByText(`1 trainer: ${props.words.trainerSpaces[space]}`)).toBeInTheDocument();
});
