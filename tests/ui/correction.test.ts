// "Set Ann to 31": the total, the difference, and a reason that is always asked.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { summerPavilionRules } from '../../src/lib/games/summer-pavilion/module.ts';
import { createMatch } from '../../src/lib/storage/matches.ts';
import type { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import CorrectionForm from '../../src/lib/ui/CorrectionForm.svelte';
import { closeAll, freshDb } from '../support/db.ts';
import { openMatch } from '../support/openMatch.ts';
import { toyMatch } from '../support/toyMatch.ts';
import { toyNameOf, toyTable } from '../support/toyTable.ts';

afterEach(closeAll);

async function open() {
  const { live } = await toyTable('a3 b1 c1 a2');
  const ondone = vi.fn<() => void>();
  render(CorrectionForm, { live, seat: 'a', nameOf: toyNameOf, ondone });
  return { live, ondone, user: userEvent.setup() };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });

describe('correcting a total', () => {
  it('starts from the total as it is, and asks for nothing yet', async () => {
    await open();
    expect(screen.getByLabelText('Ann: New total')).toHaveValue('5');
    expect(screen.getByText('was 5')).toBeVisible();
    expect(screen.getByText('This is the total already.')).toBeVisible();
    expect(button('Set Ann to 5')).toBeDisabled();
  });

  it('steps, shows the difference, and wants a reason', async () => {
    const { live, ondone, user } = await open();
    await user.click(button('Change by +5'));
    await user.click(button('Change by −1'));
    expect(screen.getByRole('status')).toHaveTextContent('+4');
    expect(button('Set Ann to 9')).toBeDisabled();
    await user.click(button('we counted wrong'));
    await user.click(button('Set Ann to 9'));
    expect(ondone).toHaveBeenCalledOnce();
    expect(live.match.acts.last()?.act).toEqual({
      type: 'correct',
      seat: 'a',
      points: 4,
      reason: 'we counted wrong',
    });
  });

  it('takes the number itself, by keyboard alone', async () => {
    const { live, user } = await open();
    await user.click(screen.getByLabelText('Ann: New total'));
    await user.keyboard('2{Tab}');
    await user.click(screen.getByLabelText('In your own words'));
    await user.keyboard('Cleo moved it{Enter}');
    expect(live.standings[0]?.total).toBe(2);
  });

  it.each([
    ['x', '“x” is not a whole number.'],
    ['3.5', '“3.5” is not a whole number.'],
    ['1000', '999 at most: is there a digit too many?'],
    ['{Delete}', 'Enter the total the table agrees on.'],
    ['-', 'Enter the total the table agrees on.'],
    ['5', 'This is the total already.'],
  ])('says of "%s" what is wrong with it', async (typed, sentence) => {
    const { user } = await open();
    await user.click(screen.getByLabelText('Ann: New total'));
    await user.keyboard(typed);
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    await user.click(button('we counted wrong'));
    expect(button(/^Set Ann to/)).toBeDisabled();
  });

  it('knows a real minus', async () => {
    const { live, user } = await open();
    await user.click(screen.getByLabelText('Ann: New total'));
    await user.keyboard('−2');
    await user.click(button('we counted wrong'));
    await user.click(button('Set Ann to −2'));
    expect(live.standings[0]?.total).toBe(-2);
  });
});

describe('a total below the floor of the game', () => {
  it('is refused with the floor that the rules hold', async () => {
    const db = freshDb();
    const setup = { firstSeat: 'a', level: 'scorekeeper', options: { side: 'coloured' } } as const;
    await createMatch(db, {
      ...toyMatch('p'),
      game: 'summer-pavilion',
      ruleset: { game: 'summer-pavilion', version: 1 },
      setup: { ...setup, houseRulings: {} },
    });
    const live: LiveMatch = await openMatch({ db, module: summerPavilionRules, id: 'p' });
    render(CorrectionForm, { live, seat: 'a', nameOf: toyNameOf, ondone: vi.fn<() => void>() });
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Ann: New total'));
    await user.keyboard('-3');
    expect(screen.getByRole('status')).toHaveTextContent(
      'By the rules the total does not go below 1.',
    );
    await user.click(button('we counted wrong'));
    expect(button('Set Ann to −3')).toBeDisabled();
  });
});
