// One city under resolution: who is robbed, and what a change of mood would bring.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RULESET_1 } from '../../../../src/lib/games/histrio/data/ruleset1.ts';
import { loadRulebook, loadWords } from '../../../../src/lib/games/histrio/rulebook/rulebook.ts';
import type { Move } from '../../../../src/lib/games/histrio/rules/moves.ts';
import { rulesOf } from '../../../../src/lib/games/histrio/rules/rule.ts';
import CityScene from '../../../../src/lib/games/histrio/ui/match/CityScene.svelte';
import MoodNote from '../../../../src/lib/games/histrio/ui/match/MoodNote.svelte';
import Voice from '../../../../src/lib/ui/Voice.svelte';
import { resolving, type Lying } from '../positions.ts';
import { SITTING, stateOf } from './table.ts';

const words = await loadWords('en');
const rulebook = await loadRulebook('en');
const rules = rulesOf(RULESET_1);
const nameOf = (id: string) => SITTING.find((seat) => seat.id === id)?.name ?? id;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tap = (name: string | RegExp) => userEvent.click(button(name));

function openCity(lying: Lying) {
  const ontell = vi.fn<(move: Move) => void>();
  const state = stateOf(resolving(lying));
  const view = render(CityScene, {
    rules,
    state,
    city: 2,
    seats: SITTING.slice(0, state.seats.length),
    words,
    rulebook,
    nameOf,
    ontell,
  });
  return { ontell, state, ...view };
}

const IN_2 = { used: [2], to: [2] };

it('histrio.alone.actor-2-steal: an empty purse is marked and refused at the tap; who is robbed is chosen again, or against the rules', async () => {
  const { ontell } = openCity({
    seats: 4,
    cities: { 2: ['T2'] },
    ann: IN_2,
    cy: { ecus: 0 },
  });
  expect(button('Bo')).toBeInTheDocument();
  expect(button(/^Cy\s*no ecus$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ann' })).toBeNull();
  await tap(/^Cy/);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Cy has no ecu to steal: an unclear place, read so at this table\. Steal from Bo or Dee\./,
  );
  expect(screen.queryByText('Nobody, all join the troupe')).toBeNull();
  await tap('Choose it all the same');
  await tap('Choose again');
  await tap('Bo');
  await tap('Nobody, all join the troupe');
  expect(ontell).toHaveBeenLastCalledWith({ type: 'resolve', city: 2, victims: ['bo'] });
});

it('histrio.alone.actor-2-steal: told all the same, the rules refuse it and the table may overrule', async () => {
  const { ontell, state } = openCity({
    seats: 4,
    cities: { 2: ['T2'] },
    ann: IN_2,
    cy: { ecus: 0 },
  });
  await tap(/^Cy/);
  await tap('Choose it all the same');
  await tap('Nobody, all join the troupe');
  const move: Move = { type: 'resolve', city: 2, victims: ['cy'] };
  expect(ontell).toHaveBeenCalledExactlyOnceWith(move, ['histrio.alone.actor-2-steal']);
  expect(rules.rule(state, move)).toMatchObject({
    allowed: false,
    refusal: { clause: 'histrio.alone.actor-2-steal' },
  });
  const overruled = rules.rule(state, move, new Set(['histrio.alone.actor-2-steal']));
  expect(overruled.allowed).toBe(true);
});

it('with one purse to rob nothing is asked', () => {
  openCity({ seats: 3, cities: { 2: ['T2'] }, ann: IN_2, cy: { ecus: 0 } });
  expect(screen.queryByText('Who is robbed?')).toBeNull();
});

it('says which theft is asked', async () => {
  openCity({ seats: 3, cities: { 2: ['T2', 'C4', 'C2'] }, ann: IN_2 });
  expect(screen.getByRole('status')).toHaveTextContent(
    new RegExp(`Who is robbed\\? Theft 1 of 2, ${words.cardText('T2')}`),
  );
  await tap('Bo');
  expect(screen.getByRole('status')).toHaveTextContent(
    new RegExp(`Theft 2 of 2, ${words.cardText('C2')}`),
  );
});

it('who is robbed is asked again of another visitor, and not after a mere change of coins', async () => {
  const cities = { 2: ['T2', 'C4', 'C2'] } satisfies Lying['cities'];
  const { rerender } = openCity({ seats: 3, cities, ann: IN_2, bo: { used: [5], to: [5] } });
  await tap('Cy');
  const paid = stateOf(
    resolving({ seats: 3, cities, ann: { ...IN_2, ecus: 9 }, bo: { used: [5], to: [5] } }),
  );
  await rerender({ state: paid });
  expect(screen.getByRole('status')).toHaveTextContent(/Theft 2 of 2/);
  const sent = stateOf(resolving({ seats: 3, cities, ann: { used: [5], to: [5] }, bo: IN_2 }));
  await rerender({ state: sent });
  expect(screen.getByRole('status')).toHaveTextContent(/Theft 1 of 2/);
});

it('a key to the Court says when the mood would change and who would go home', () => {
  openCity({
    seats: 3,
    cities: { 2: ['T4', 'C1'] },
    ann: IN_2,
    bo: { stage: 2 },
    cy: { stage: 1 },
  });
  const sending = (name: RegExp) => button(name);
  expect(sending(/→ tragedy/i)).toHaveAccessibleName(/The mood changes\. 3 managers go home\./);
  expect(sending(/→ comedy/i)).not.toHaveAccessibleName(/mood changes/);
});

it('a change of mood is said once, with the managers who go home', async () => {
  const state = stateOf(resolving({ level: 'scorekeeper', bo: { stage: 2 }, cy: { stage: 1 } }));
  const push = (actors: ['T2'] | ['C2']) => {
    const ruling = rules.rule(state, { type: 'push', from: 'court', actors });
    return ruling.allowed ? ruling.effects : [];
  };
  const sentence =
    'The King now wants tragedy: turn the backdrop. 3 managers go back to their players.';
  render(Voice);
  const view = render(MoodNote, { effects: [], rulebook, nameOf });
  await view.rerender({ effects: push(['T2']), rulebook, nameOf });
  expect(view.container).toHaveTextContent(sentence);
  await vi.waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(sentence.slice(0, -1));
  });
  await view.rerender({ effects: push(['C2']), rulebook, nameOf });
  expect(within(view.container).queryByText(/backdrop/)).toBeNull();
});

/** What the city brings, line by line. */
const brought = () =>
  [...document.querySelectorAll('.brings > li')].map(({ textContent }) => textContent.trim());

it('histrio.summary.crowd-order: the cards to the discard and the needle come before the requests', () => {
  openCity({ seats: 3, cities: { 2: ['C5', 'T3', 'B2', 'C1'] }, ann: IN_2, cy: IN_2 });
  expect(brought()).toEqual([
    'All cards of the city: to the discard. Without effect: bonus of 2 ecus',
    'Comedians 6, tragedians 3: needle 3 spaces towards comedy, now on comedy 4',
    'Each draws a secret request: Ann and Cy',
  ]);
});

it('two friendly troupes in one city say once that its cards go', () => {
  const friends = { friendly: [], friendTo: [2] };
  openCity({ seats: 2, cities: { 2: ['C5'] }, ann: friends, bo: friends });
  expect(brought()[0]).toBe('Two friendly troupes in city 2: 1 card discarded');
  expect(brought().join(' ')).not.toContain('to the discard');
});

it('who goes home stands in the line of the mood that changes', () => {
  openCity({ seats: 3, cities: { 2: ['T3'] }, ann: IN_2, bo: { ...IN_2, stage: 2 } });
  expect(brought()).toContain(
    'The King now wants tragedy: turn the backdrop. 2 managers go back to their players',
  );
});

it('beside the heading stands what the purse of the visitor comes to by all of the city', () => {
  openCity({ seats: 3, cities: { 2: ['C5', 'C3', 'B4'] }, ann: IN_2, bo: { stage: 2 } });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    'Ann is alone in city 2 +6 ecus',
  );
});

it('a theft counts for the thief alone; a city that pays nobody has no sum', () => {
  const { unmount } = openCity({ seats: 2, cities: { 2: ['T2'] }, ann: IN_2 });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/ \+1 ecu$/);
  unmount();
  openCity({ seats: 3, cities: { 2: ['T4'] }, ann: IN_2 });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/city 2$/);
});

it('a manager and what it pays stand in one line, placed or not', () => {
  const cities = { 2: ['C3', 'T3'] } satisfies Lying['cities'];
  openCity({ seats: 3, cities, ann: { ...IN_2, stage: 2 }, bo: { stage: 1 } });
  expect(brought()).toEqual([
    '4 ecus: manager to the theatre, 4 there in all',
    '4 ecus: no manager left to place, 4 on the theatre in all',
  ]);
});
