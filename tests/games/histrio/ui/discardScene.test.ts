// One request too many: which goes is asked in so many words, with the rule that asks it.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import DiscardScene from '../../../../src/lib/games/histrio/ui/match/DiscardScene.svelte';
import { m } from '../../../../src/lib/paraglide/messages.js';
import { festival } from '../positions.ts';
import { button, standing } from './scenes.ts';

it('histrio.request.limit-three: says how many may be held, and tells which one goes', async () => {
  const lies = standing(festival({ season: 2, ann: { requests: 2, faceUp: 'In Favour' } }));
  const ontell = vi.fn();
  render(DiscardScene, { ...lies, seat: 'ann', ontell });
  expect(screen.getByText('No more than 3 may be held.')).toBeVisible();
  await userEvent.click(button('“In Favour”, face up'));
  expect(ontell).toHaveBeenCalledExactlyOnceWith({
    type: 'discardRequest',
    seat: 'ann',
    which: 'face-up',
  });
});

it('the answers stand in the case the question asks for', () => {
  const ru = { locale: 'ru' } as const;
  expect(m.him_discard_which({ name: 'Аня' }, ru)).toBe('Аня: какую просьбу сбросить?');
  expect(m.him_discard_face_down({}, ru)).toBe('Одну из закрытых');
});

it('a Chameleon that is not there is no request that is not there', () => {
  expect(m.hi_chameleon_none({}, { locale: 'es' })).toBe('no');
});
