// A turn at scorekeeper level: who pushed, what a manager pays whom, acrobats, and the needle set by hand.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Move } from '../../../../src/lib/games/histrio/rules/moves.ts';
import AcrobatDrawer from '../../../../src/lib/games/histrio/ui/match/AcrobatDrawer.svelte';
import TrackScene from '../../../../src/lib/games/histrio/ui/match/TrackScene.svelte';
import { resolving, travelling, type Lying } from '../positions.ts';
import { button, rules, standing, tap, words } from './scenes.ts';

const ontell = vi.fn();

beforeEach(() => {
  ontell.mockClear();
});

function turn(lying: Lying = {}, told?: Move) {
  const shown = standing(resolving({ level: 'scorekeeper', ...lying }));
  render(TrackScene, {
    ...shown,
    words,
    managers: [],
    acrobats: ['Horse'],
    isInSheet: true,
    told,
    ontell,
  });
}

it('asks for a move told again as it was told, and for another kind on request', async () => {
  turn({ options: { purses: 'kept' } }, { type: 'takeBonus', seat: 'bo', ecus: 2 });
  const asked = screen.getByRole('group', { name: 'Who gets a bonus?' });
  expect(within(asked).getByRole('button', { name: /Bo/ })).toHaveAttribute('aria-pressed', 'true');
  await tap(/bonus.* 3/i);
  expect(ontell).toHaveBeenCalledExactlyOnceWith({ type: 'takeBonus', seat: 'bo', ecus: 3 });
});

it('leads from a move told again to all others', async () => {
  turn({}, { type: 'stage', seat: 'bo' });
  await tap('Something else');
  await tap('Tragedian 3');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({ type: 'push', from: 'court', actors: ['T3'] });
});

it('begins with the actors of a crowded city that is told again', async () => {
  turn({}, { type: 'push', from: 'crowd', actors: ['T3', 'C1'] });
  await tap('Take away comedian 1');
  await tap(/^→/);
  const told = { type: 'push', from: 'crowd', actors: ['T3'] };
  expect(ontell).toHaveBeenCalledExactlyOnceWith(told);
});

it('the actors of a crowded city stay told after a refusal, and go with the move', async () => {
  const shown = {
    ...{ words, managers: [], acrobats: [], isInSheet: true, ontell },
    ...standing(resolving({ level: 'scorekeeper' })),
  };
  const { rerender } = render(TrackScene, shown);
  await tap('Crowded city');
  await tap('Tragedian 3');
  await tap(/^→/);
  expect(ontell).toHaveBeenCalledOnce();
  expect(button('Take away tragedian 3')).toBeInTheDocument();
  await rerender({ ...shown, state: { ...shown.state } });
  expect(screen.queryByRole('button', { name: 'Take away tragedian 3' })).toBeNull();
  expect(button('Crowded city')).toBeInTheDocument();
});

it('does not ask again who has been named', async () => {
  turn();
  await tap('Bo');
  await tap('Manager on stage');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({ type: 'stage', seat: 'bo' });
});

it('says whose actor went to the Court only when somebody says so', async () => {
  turn();
  await tap('Tragedian 3');
  expect(ontell).toHaveBeenLastCalledWith({ type: 'push', from: 'court', actors: ['T3'] });
  await tap('Bo');
  await tap('Tragedian 3');
  const told = { type: 'push', from: 'court', actors: ['T3'], seat: 'bo' };
  expect(ontell).toHaveBeenLastCalledWith(told);
  await tap('Tragedian 3');
  expect(ontell).toHaveBeenLastCalledWith({ type: 'push', from: 'court', actors: ['T3'] });
});

it('offers each seat what a manager would bring it: nothing more where all three stand on stage', async () => {
  turn({ ann: { stage: 3 }, bo: { stage: 1 } });
  await tap('Manager on stage');
  const asked = screen.getByRole('group', { name: 'Whose manager goes on stage?' });
  expect(within(asked).getByRole('button', { name: /Ann/ })).toHaveTextContent('+4');
  expect(within(asked).getByRole('button', { name: /Bo/ })).toHaveTextContent('+5');
});

it('takes an acrobat by its name', async () => {
  turn();
  await tap('Acrobat');
  const asked = screen.getByRole('group', { name: 'Who takes an acrobat?' });
  await userEvent.click(within(asked).getByRole('button', { name: /Cy/ }));
  await tap('Horse');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'gainAcrobat',
    seat: 'cy',
    card: 'A:Horse',
  });
});

it('sets the needle by hand only with a place and a reason', async () => {
  turn({ needle: 'comedy:1', ann: { stage: 2 } });
  await tap('My dial shows something else');
  const dial = screen.getByRole('slider');
  dial.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(await screen.findByText(/mood changes/)).toHaveTextContent(/2 managers/);
  const set = () => button('Set the needle: tragedy 1');
  expect(set()).toBeDisabled();
  await tap('Somebody bumped it');
  await tap('Set the needle: tragedy 1');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'setNeedle',
    mood: 'tragedy',
    space: 1,
    reason: 'Somebody bumped it',
  });
});

const whyNot = (setup: ReturnType<typeof standing>) => (move: Parameters<typeof rules.rule>[1]) => {
  const ruling = rules.rule(setup.state, move);
  return ruling.allowed ? undefined : { refusal: ruling.refusal, reason: ruling.refusal.clause };
};

function drawer(shown: ReturnType<typeof standing>, begun?: number, refused?: Move) {
  return render(AcrobatDrawer, {
    ...shown,
    seat: 'ann',
    words,
    isOpen: true,
    known: [
      { name: 'Ox', when: 'before-choosing', text: 'Nobody else goes there' },
      { name: 'Horse', text: '' },
    ],
    begun,
    refused,
    whyNot: whyNot(shown),
    ontell,
  });
}

const OX = { card: 'A:Ox' };
const HORSE = { card: 'A:Horse' };

it('shows when an acrobat may be used, and what the copy knows of it', () => {
  drawer(standing(travelling({ ann: { acrobats: [OX, { ...HORSE, spent: true }] } })));
  const [ox, horse] = screen.getAllByRole('listitem');
  expect(ox).toHaveTextContent(/ready.*before cities are chosen.*now.*Nobody else goes there/i);
  expect(horse).toHaveTextContent(/used this season/);
});

it('a form is made anew for each acrobat', async () => {
  drawer(standing(travelling({ ann: { acrobats: [OX, HORSE] } })));
  await tap('Ox is used');
  await tap(/^More.*Needle|Needle.*more/i);
  // The other one waits until this form is put away.
  expect(screen.queryByRole('button', { name: 'Horse is used' })).toBeNull();
  await tap('Ox is used');
  await tap('Horse is used');
  expect(screen.getByRole('spinbutton', { name: /Needle/ })).toHaveValue(0);
});

it('a use that was refused stands there as it was told, until it is put away or the table has moved on', async () => {
  const shown = standing(travelling({ ann: { acrobats: [OX, HORSE] } }));
  const use: Move = { type: 'useAcrobat', seat: 'ann', card: HORSE.card, ecus: { bo: -20 } };
  const first = drawer(shown, undefined, use);
  expect(screen.getByRole('spinbutton', { name: /^Ecus.*Bo$/ })).toHaveValue(-20);
  await tap('Use it');
  expect(ontell).toHaveBeenCalledExactlyOnceWith(use);
  expect(screen.getByRole('spinbutton', { name: /^Ecus.*Bo$/ })).toHaveValue(-20);
  await tap('Horse is used');
  await tap('Horse is used');
  expect(screen.getByRole('spinbutton', { name: /^Ecus.*Bo$/ })).toHaveValue(0);
  await first.rerender({ state: { ...shown.state } });
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

it('tells who goes elsewhere, and warns in the middle of a lone player’s city', async () => {
  const shown = standing(
    resolving({
      cities: { 4: ['C4'] },
      ann: { to: [4], used: [4], acrobats: [OX] },
      bo: { to: [6], used: [6] },
    }),
  );
  drawer(shown, 4);
  await tap('Ox is used');
  expect(screen.getByRole('status')).toHaveTextContent('histrio.alone.no-acrobats');
  await tap('not begun yet');
  expect(screen.queryByRole('status')).toBeNull();
  const who = screen.getByRole('group', { name: 'Somebody goes elsewhere', hidden: true });
  within(who).getByText('Bo').click();
  await screen.findByRole('group', { name: 'Bo goes to', hidden: true });
  for (const city of ['city 6', 'city 8'])
    screen.getByRole('button', { name: new RegExp(city, 'i'), hidden: true }).click();
  await tap('Use it');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'useAcrobat',
    seat: 'ann',
    card: 'A:Ox',
    to: { bo: [8] },
  });
});

it('the first tap on a city goes there instead, and says from where; what goes down stands over its key', async () => {
  const shown = standing(
    resolving({
      cities: { 4: ['C4'] },
      ann: { to: [4], used: [4], acrobats: [OX] },
      bo: { to: [6], used: [6] },
    }),
  );
  drawer(shown);
  await tap('Ox is used');
  const who = screen.getByRole('group', { name: 'Somebody goes elsewhere', hidden: true });
  within(who).getByText('Bo').click();
  expect(await screen.findByText('now city 6. Tap the new city.')).toBeInTheDocument();
  const city = (at: number) =>
    screen.getByRole('button', { name: new RegExp(`city ${at}`, 'i'), hidden: true });
  city(8).click();
  expect(await screen.findByText(/city 6 → city 8/)).toBeInTheDocument();
  expect(screen.getByText('Told: Ox used, Bo city 8')).toBeInTheDocument();
  city(3).click();
  expect(await screen.findByText(/city 6 → city 3 and city 8/)).toBeInTheDocument();
  for (const one of [3, 8]) city(one).click();
  expect(await screen.findByText(/city 6 → at home/)).toBeInTheDocument();
});

it('histrio.alone.actor-5-cannot-pay: before anybody is tapped it stands there whose actor leaves for want of an ecu', () => {
  const told: Move = { type: 'payActor', seat: 'ann' };
  turn({ options: { purses: 'kept' }, ann: { ecus: 0 }, bo: { ecus: 2 } }, told);
  const asked = screen.getByRole('group', { name: 'Who pays for a level 5?' });
  expect(within(asked).getByRole('button', { name: /Ann no ecu: it leaves/ })).toBeEnabled();
  expect(within(asked).getByRole('button', { name: /^Bo$/ })).toBeEnabled();
});

it('of purses that are only counted at the end nothing is said', () => {
  turn({ options: { purses: 'counted' } }, { type: 'payActor', seat: 'ann' });
  expect(screen.queryByRole('button', { name: /ecu/ })).toBeNull();
});
