// What the tools need to stand alone: real words, the card of the game, and a hand that taps.
import { screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { magnificent } from '../../../../src/lib/games/magnificent/game.ts';
import {
  loadRulebook,
  loadWords,
} from '../../../../src/lib/games/magnificent/rulebook/rulebook.ts';

export const card = magnificent;
export const words = await loadWords('en');
export const rulebook = await loadRulebook('en');

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const number = (name: string) => screen.getByRole('spinbutton', { name });
export const answer = () =>
  screen.getAllByRole('status')[0]?.textContent.replace(/\s+/g, ' ').trim();

export async function tap(...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await userEvent.click(button(name));
}
