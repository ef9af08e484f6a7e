// The players' own programs: ticked at one tap, corrected, taken back; what is kept is what has been written.
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import CopyTool from '../../../../src/lib/games/colosseum/ui/copy/CopyTool.svelte';
import { readOwnCopy } from '../../../../src/lib/table/ownCopy.ts';
import { fullDisk } from '../../../support/fullDisk.ts';
import { button, card, tap, words } from './audienceScenes.ts';
import { tellOfOwnCopy } from '../../../support/tellOwnCopy.ts';

// Thirty rows with all their tokens: a slow machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

async function openTool() {
  render(CopyTool, { card, words });
  await screen.findByText(/of 30 compared/);
}

const cards = async () => {
  const copy = await readOwnCopy('colosseum');
  return copy.ok ? copy.value?.contents['cards'] : undefined;
};
/** By its name alone: asking thirty rows for their roles takes long. */
const row = (name: string) =>
  within(screen.getByText(name).closest('li') ?? document.createElement('li'));

const PROGRAM_1 = {
  number: 1,
  cost: 0,
  arena: 2,
  assets: { gladiator: 2, decoration: 1 },
  spectators: [7, 5, 3],
};

beforeEach(async () => {
  await tellOfOwnCopy('colosseum', 'Our box', { cards: [] });
});

it('one tap confirms a card; it stays where it was until the list is asked for again', async () => {
  await openTool();
  await userEvent.click(row('Tribute to Munus').getByRole('button', { name: /As on my card/ }));
  expect(await screen.findByText('1 of 30 compared')).toBeInTheDocument();
  expect(await cards()).toEqual([PROGRAM_1]);
  expect(row('Tribute to Munus').getByText('✓ as on your card')).toBeInTheDocument();
  await tap('Not yet compared');
  expect(screen.queryByText('Tribute to Munus')).toBeNull();
  await tap('All');
  expect(screen.getByText('Tribute to Munus')).toBeInTheDocument();
});

it('says how sure a row is, and that one of them may be mistyped', async () => {
  await openTool();
  expect(row('Circus Maximus').getByText(/two sources/)).toBeInTheDocument();
  expect(row("Lions' Procession").getByText(/one source/)).toBeInTheDocument();
  expect(screen.getAllByText(/may be mistyped/)).toHaveLength(1);
  expect(row('Mare Spielbergus').getByText(/may be mistyped/)).toBeInTheDocument();
});

it('a ladder that climbs with more tokens missing is pointed at, and still kept', async () => {
  await openTool();
  await tap('Put right: program 1, Tribute to Munus');
  const odd = /more spectators: look at the card/;
  expect(screen.queryByText(odd)).toBeNull();
  const sheet = within(screen.getByRole('dialog'));
  await fireEvent.input(sheet.getByRole('spinbutton', { name: '1 missing' }), {
    target: { value: '99' },
  });
  expect(screen.getByText(odd)).toBeVisible();
  expect(button('Keep as corrected')).toBeEnabled();
});

it('a card is corrected: tokens, ladder, arena and price', async () => {
  await openTool();
  await tap('Put right: program 18, Mare Spielbergus');
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByRole('button', { name: 'As on my card' })).toBeEnabled();
  await fireEvent.input(sheet.getByRole('spinbutton', { name: 'complete' }), {
    target: { value: '26' },
  });
  await userEvent.click(sheet.getByRole('button', { name: 'ship: 3' }));
  const [first] = sheet.getAllByRole('button', { name: 'Take back: cage' });
  await userEvent.click(first ?? document.body);
  await userEvent.click(sheet.getByRole('button', { name: '4' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Price: one more' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Keep as corrected' }));
  await waitFor(async () => {
    expect(await cards()).toEqual([
      {
        number: 18,
        cost: 23,
        arena: 4,
        assets: { gladiator: 3, ship: 4, cage: 1, scenery: 1 },
        spectators: [26, 22, 18, 14, 10, 5],
      },
    ]);
  });
  expect(
    await row('Mare Spielbergus').findByText('✓ corrected from your card'),
  ).toBeInTheDocument();
});

it('nothing is kept while a number is missing, and a dealt program has no price', async () => {
  await openTool();
  await tap('Put right: program 1, Tribute to Munus');
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.queryByRole('spinbutton', { name: 'Price' })).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: 'ship' }));
  await userEvent.click(sheet.getByRole('button', { name: /one more number/ }));
  expect(sheet.getByRole('button', { name: 'Keep as corrected' })).toBeDisabled();
  await fireEvent.input(sheet.getByRole('spinbutton', { name: '3 missing' }), {
    target: { value: '1' },
  });
  expect(sheet.getByRole('button', { name: 'Keep as corrected' })).toBeEnabled();
  await userEvent.click(sheet.getByRole('button', { name: /one fewer/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Take back: ship' }));
  expect(sheet.getByRole('button', { name: 'As on my card' })).toBeEnabled();
});

it('colosseum.produce.minimum-set: a card has no more numbers than tokens; a token taken back takes its number along', async () => {
  await openTool();
  await tap('Put right: program 1, Tribute to Munus');
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByRole('button', { name: /one more number/ })).toBeDisabled();
  await userEvent.click(sheet.getByRole('button', { name: 'Take back: decoration' }));
  expect(sheet.queryByRole('spinbutton', { name: '2 missing' })).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: /^decoration/ }));
  expect(sheet.getByRole('spinbutton', { name: '2 missing' })).toHaveValue(3);
  expect(sheet.getByRole('button', { name: 'As on my card' })).toBeEnabled();
});

it('what was compared by mistake is taken back by two taps', async () => {
  await tellOfOwnCopy('colosseum', 'Our box', { cards: [PROGRAM_1] });
  await openTool();
  await tap('All');
  await tap('Put right: program 1, Tribute to Munus');
  await tap('Not compared after all');
  expect(await cards()).toEqual([PROGRAM_1]);
  await tap('Yes, drop what was read');
  expect(await screen.findByText('0 of 30 compared')).toBeInTheDocument();
  expect(await cards()).toEqual([]);
  expect(button('Put right: program 1, Tribute to Munus')).toBeInTheDocument();
});

it('a correction that cannot be written stays open, and says why', async () => {
  await openTool();
  await tap('Put right: program 18, Mare Spielbergus');
  const sheet = within(screen.getByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'ship: 3' }));
  const mend = fullDisk();
  await userEvent.click(sheet.getByRole('button', { name: 'Keep as corrected' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('no space left');
  expect(sheet.getByRole('button', { name: 'ship: 4' })).toBeInTheDocument();
  mend();
  await userEvent.click(sheet.getByRole('button', { name: 'Keep as corrected' }));
  expect(await screen.findByText('1 of 30 compared')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});
