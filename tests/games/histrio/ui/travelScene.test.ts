// Where everybody goes: sealed choices are seen by their owner alone, and nothing loses them before the reveal.
import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { RULESET_1 } from '../../../../src/lib/games/histrio/data/ruleset1.ts';
import { loadRulebook, loadWords } from '../../../../src/lib/games/histrio/rulebook/rulebook.ts';
import { rulesOf, tableOf } from '../../../../src/lib/games/histrio/rules/rule.ts';
import type { Phase } from '../../../../src/lib/games/histrio/rules/state.ts';
import type { Move } from '../../../../src/lib/games/histrio/rules/moves.ts';
import {
  forgetChoices,
  TravelDraft,
  type Chosen,
} from '../../../../src/lib/games/histrio/ui/match/travelDraft.svelte.ts';
import TravelScene from '../../../../src/lib/games/histrio/ui/match/TravelScene.svelte';
import Voice from '../../../../src/lib/ui/Voice.svelte';
import { travelling, type Lying } from '../positions.ts';
import { SITTING, stateOf } from './table.ts';

const words = await loadWords('en');
const rulebook = await loadRulebook('en');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tap = (name: string | RegExp) => userEvent.click(button(name));
const tapCity = (city: number) => tap(new RegExp(`^City ${city}[.:]`, 'u'));

function openScene(
  lying: Lying,
  match = 'm1',
  more: { ontry?: (move: Move) => void; before?: Chosen } = {},
) {
  const ontell = vi.fn<(move: Move) => void>();
  const now = stateOf(travelling(lying));
  const view = render(TravelScene, {
    rules: rulesOf(RULESET_1),
    table: tableOf(RULESET_1),
    state: now,
    match,
    seats: SITTING.slice(0, now.seats.length),
    words,
    rulebook,
    nameOf: (id: string) => SITTING.find((seat) => seat.id === id)?.name ?? id,
    ontell,
    ...more,
  });
  return { ontell, ...view };
}

/** The friendly pile holds city 5 alone. */
const LAST_IS_5 = { friendUsed: [1, 2, 3, 4, 6, 7, 8] };

const draftOf = (match: string) => new TravelDraft(match, { season: 1, turn: 1 });
/** Sealed, and nothing chosen. */
const SEALED = JSON.stringify({ season: 1, turn: 1, isSealed: true, chosen: {}, drawn: {} });

const REVEALED = { season: 1, turn: 1, phase: 'resolution' } as const;

beforeEach(() => {
  localStorage.clear();
});

it('where a troupe goes is heard with the next question, and a sealed choice is not', async () => {
  const voice = render(Voice).container;
  const { unmount } = openScene({ seats: 3 });
  await tapCity(2);
  await vi.waitFor(() => {
    expect(voice).toHaveTextContent(/^Ann: City 2/);
  });
  unmount();
  openScene({ seats: 3 }, 'm2');
  await tap('Seal the choices one by one');
  await tap('For Ann only');
  await tapCity(3);
  await new Promise((done) => setTimeout(done, 400));
  expect(voice).not.toHaveTextContent(/City 3/);
});

it('the cities are one stop of the tab key, and arrows walk among them', async () => {
  openScene({ seats: 3 });
  const cities = screen.getAllByRole('button', { name: /^City/ });
  expect(cities.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  cities[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(cities[1]).toHaveFocus();
});

it('how the choices are made is settled in sight, however much lies in the cities', async () => {
  openScene({ seats: 3 });
  const inSight = () => document.querySelector<HTMLElement>('.held');
  expect(inSight()).toContainElement(button('Seal the choices one by one'));
  await tapCity(1);
  expect(screen.queryByRole('button', { name: 'Seal the choices one by one' })).toBeNull();
});

it('the dealer shows the friendly city to its owner alone, and it stays what it is', async () => {
  const { unmount } = openScene({ seats: 2, ann: LAST_IS_5 });
  await tap('Seal the choices one by one');
  await tap('For Ann only');
  await tap('Draw by chance');
  expect(screen.getByText('Your friendly troupe goes to city 5')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Draw by chance' })).toBeNull();
  unmount();
  const { ontell } = openScene({ seats: 2, ann: LAST_IS_5 });
  expect(screen.queryByText('Your friendly troupe goes to city 5')).toBeNull();
  await tap('For Ann only');
  await tap('I have seen it');
  expect(button(/^Ann’s friendly troupe/)).toHaveTextContent('✓');
  expect(button(/^Ann’s friendly troupe/)).not.toHaveTextContent('5');
  await tapCity(1);
  await tap('For Bo only');
  await tapCity(2);
  await tapCity(3);
  expect(ontell).not.toHaveBeenCalled();
  await tap('Reveal');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'travel',
    to: { ann: [1], bo: [3] },
    friendly: { ann: 5, bo: 2 },
  });
});

it('the dealer never shows a card openly: first a cover is drawn', async () => {
  openScene({ seats: 2, ann: LAST_IS_5 });
  await tap('Draw by chance');
  expect(screen.queryByText(/goes to city 5/)).toBeNull();
  await tap('For Ann only');
  await tap('Draw by chance');
  expect(screen.getByText('Your friendly troupe goes to city 5')).toBeInTheDocument();
});

it('a killed browser loses no sealed choice, and another turn begins without any', async () => {
  const { unmount } = openScene({});
  await tap('Seal the choices one by one');
  await tap('For Ann only');
  await tapCity(4);
  unmount();
  const later = openScene({});
  expect(button(/^Ann/)).toHaveTextContent('✓');
  expect(button('For Bo only')).toBeInTheDocument();
  later.unmount();
  const other = openScene({}, 'm2');
  expect(button('Seal the choices one by one')).not.toHaveAttribute('aria-pressed');
  other.unmount();
  openScene({ turn: 2 });
  expect(button(/^Ann/)).not.toHaveTextContent('✓');
  expect(button('For Ann only')).toBeInTheDocument();
});

it('after the reveal no choice is kept, and the next turn is sealed again', async () => {
  const { unmount } = openScene({});
  await tap('Seal the choices one by one');
  await tap('For Ann only');
  await tapCity(4);
  unmount();
  forgetChoices('m1', REVEALED);
  expect(localStorage.getItem('impresario.draft.histrio.travel.m1')).not.toContain('own ann');
  openScene({});
  expect(button('For Ann only')).toBeInTheDocument();
});

it('whoever undoes moves and comes again finds what was sealed', () => {
  localStorage.setItem('impresario.draft.histrio.travel.m1', SEALED);
  draftOf('m1').settle({ seat: 'ann', isFriend: false }, [4]);
  const sealedAt = (season: 1 | 2, turn: number, phase: Phase) => {
    forgetChoices('m1', { season, turn, phase });
    return draftOf('m1').citiesOf({ seat: 'ann', isFriend: false });
  };
  for (const phase of ['travel', 'opportunities', 'setup'] as const)
    expect(sealedAt(1, 1, phase)).toEqual([4]);
  expect(sealedAt(1, 0, 'resolution')).toEqual([4]);
  expect(sealedAt(1, 2, 'opportunities')).toBeUndefined();
});

it('a sealed reveal that was undone stands as it was revealed, until something of it is sealed again', async () => {
  const { unmount } = openScene({});
  await tap('Seal the choices one by one');
  unmount();
  forgetChoices('m1', REVEALED);
  const before = { 'own ann': [4], 'own bo': [5], 'own cy': [6] };
  const { ontell, unmount: leave } = openScene({}, 'm1', { before });
  await tap(/^Bo/);
  await tap('For Bo only');
  await tapCity(7);
  leave();
  const again = openScene({}, 'm1', { before });
  expect(ontell).not.toHaveBeenCalled();
  await tap('Reveal');
  expect(again.ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'travel',
    to: { ann: [4], bo: [7], cy: [6] },
  });
});

it('a choice sealed in one window is not lost by one that is sealed in another', () => {
  localStorage.setItem('impresario.draft.histrio.travel.m1', SEALED);
  const [one, other] = [draftOf('m1'), draftOf('m1')];
  one.settle({ seat: 'ann', isFriend: false }, [4]);
  other.draw({ seat: 'bo', isFriend: true }, [5]);
  other.settle({ seat: 'bo', isFriend: false }, [6]);
  one.draw({ seat: 'bo', isFriend: true }, [7]);
  for (const draft of [one, other, draftOf('m1')]) {
    expect(draft.citiesOf({ seat: 'ann', isFriend: false })).toEqual([4]);
    expect(draft.drawnFor({ seat: 'bo', isFriend: true })).toBe(5);
  }
});

it('what is sealed in one window is not opened from another', () => {
  localStorage.setItem('impresario.draft.histrio.travel.m1', SEALED);
  const [one, other] = [draftOf('m1'), draftOf('m1')];
  one.settle({ seat: 'ann', isFriend: false }, [4]);
  other.seal(false);
  expect(other.isSealed).toBe(true);
  expect(draftOf('m1').citiesOf({ seat: 'ann', isFriend: false })).toEqual([4]);
});

it('storage that is closed or damaged does no harm', async () => {
  localStorage.setItem('impresario.draft.histrio.travel.m1', '{"season":1');
  const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  const { ontell } = openScene({ seats: 2 });
  for (const city of [1, 2, 3, 4]) await tapCity(city);
  expect(ontell).toHaveBeenCalledOnce();
  closed.mockRestore();
});

it('who holds the own row sees the own choice, by finger and by Space', async () => {
  openScene({});
  await tap('Seal the choices one by one');
  await tap('For Ann only');
  await tapCity(4);
  vi.useFakeTimers();
  for (const [down, up] of [
    [
      () => fireEvent.pointerDown(button(/^Ann/), { button: 0 }),
      () => fireEvent.pointerUp(button(/^Ann/)),
    ],
    [
      () => fireEvent.keyDown(button(/^Ann/), { key: ' ' }),
      () => fireEvent.keyUp(button(/^Ann/), { key: ' ' }),
    ],
  ] as const) {
    await down();
    expect(button(/^Ann/)).toHaveTextContent('✓');
    await vi.advanceTimersByTimeAsync(600);
    expect(button(/^Ann/)).toHaveTextContent('4');
    await up();
    await fireEvent.click(button(/^Ann/));
    await vi.advanceTimersByTimeAsync(0);
    expect(button(/^Ann/)).toHaveTextContent('✓');
  }
  vi.useRealTimers();
  expect(button('For Bo only')).toBeInTheDocument();
});

it('asked again, a choice stands until another one is made', async () => {
  const { ontell } = openScene({ seats: 3 });
  await tap('Seal the choices one by one');
  for (const [name, city] of [
    ['Ann', 4],
    ['Bo', 5],
    ['Cy', 6],
  ] as const) {
    await tap(`For ${name} only`);
    await tapCity(city);
  }
  await tap(/^Ann/);
  expect(button(/^Ann/)).toHaveAttribute('aria-current', 'step');
  await tap('For Ann only');
  expect(button(/^City 4[.:]/)).toHaveAttribute('aria-pressed', 'true');
  await tap('Keep it so');
  await tap('Reveal');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'travel',
    to: { ann: [4], bo: [5], cy: [6] },
  });
});

it('who has no card left goes nowhere', async () => {
  const { ontell } = openScene({ ann: { used: [1, 2, 3, 4, 5, 6, 7, 8] } });
  await tap('Goes nowhere');
  await tapCity(2);
  await tapCity(3);
  const told: Move = { type: 'travel', to: { ann: [], bo: [2], cy: [3] } };
  expect(ontell).toHaveBeenCalledExactlyOnceWith(told);
  const state = stateOf(travelling({ ann: { used: [1, 2, 3, 4, 5, 6, 7, 8] } }));
  expect(rulesOf(RULESET_1).rule(state, told).allowed).toBe(true);
});

it('once somebody has used an acrobat, it may keep anybody else at home', async () => {
  const { unmount } = openScene({ seats: 3 });
  expect(screen.queryByRole('button', { name: 'Goes nowhere' })).toBeNull();
  unmount();
  const { ontell } = openScene({ seats: 3, ann: { free: true } }, 'm2');
  expect(button('Goes nowhere')).not.toHaveClass('main-key');
  await tapCity(4);
  expect(button('Goes there')).toHaveClass('main-key');
  await tap('Goes there');
  await tap('Goes nowhere');
  await tapCity(6);
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'travel',
    to: { ann: [4], bo: [], cy: [6] },
  });
});

it('a city whose card is used is refused at once, and chosen all the same only by a second tap', async () => {
  const { ontell } = openScene({ seats: 3, ann: { used: [3, 5] }, bo: { used: [3] } });
  await tapCity(3);
  expect(screen.getByRole('status')).toHaveTextContent(
    'The travel card of city 3 lies in the discard pile of Ann. Choose city 1, 2, 4, 6, 7 or 8.',
  );
  expect(button(/^Ann/)).toHaveAttribute('aria-current', 'step');
  // Tapped once more it is said once more.
  const said = screen.getByRole('status').firstElementChild;
  await tapCity(3);
  expect(screen.getByRole('status').firstElementChild).not.toBe(said);
  await tapCity(4);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(button(/^Bo/)).toHaveAttribute('aria-current', 'step');
  await tapCity(3);
  await tap('Choose it all the same');
  await tapCity(6);
  expect(ontell).toHaveBeenCalledExactlyOnceWith(
    { type: 'travel', to: { ann: [4], bo: [3], cy: [6] } },
    ['histrio.travel.card-must-be-in-hand'],
  );
});

it('a friendly card that was drawn before is refused at once too', async () => {
  openScene({ seats: 2, ann: { friendUsed: [2] } });
  await tapCity(2);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Already drawn from the friendly pile: Ann city 2.',
  );
});

it('in a trial one goes alone: of the others nothing is told', async () => {
  const ontry = vi.fn<(move: Move) => void>();
  openScene({ seats: 3, ann: { used: [3] } }, 'm1', { ontry });
  await tapCity(3);
  expect(ontry).toHaveBeenCalledExactlyOnceWith({ type: 'travel', to: { ann: [3] } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says what a city that is struck through means, and nothing where none is', async () => {
  openScene({ seats: 3, ann: { used: [3] }, bo: { used: [] } });
  expect(screen.getByText('Struck through: its travel card is used.')).toBeInTheDocument();
  await tapCity(4);
  expect(screen.queryByText(/^Struck through/)).toBeNull();
});
