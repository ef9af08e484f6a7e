// An answer outside a match: what this group agrees on there holds only once it is kept.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { histrio } from '../../src/lib/games/histrio/game.ts';
import { changeCustoms } from '../../src/lib/storage/customs.ts';
import { openHouse } from '../../src/lib/table/house.ts';
import GroupReply from '../../src/lib/ui/ask/GroupReply.svelte';
import { serveAskFiles } from '../support/ask.ts';

const MOST = 100;

beforeEach(serveAskFiles);

async function kept(count: number) {
  const house = await openHouse();
  if (!house.ok) throw new Error(house.fault.code);
  const agreements = Array.from({ length: count }, (_, at) => ({
    question: `Question ${at}`,
    decision: `Decision ${at}`,
  }));
  const { db } = house.value;
  await db.settings.clear();
  await changeCustoms(db, 'histrio', (before) => ({ ...before, agreements }));
}

async function agree() {
  render(GroupReply, {
    reply: { verdict: 'silent', answers: [], alike: 0, silence: 'Nobody says so.' },
    asked: 'may we sing?',
    rulebook: await histrio.rulebook('en'),
    card: histrio,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'We settle it ourselves' }));
  await userEvent.type(screen.getByLabelText('We play it this way'), 'Only in tune.');
  await userEvent.click(screen.getByRole('button', { name: 'Agreed' }));
}

it('says what was agreed once it is kept, and puts the form away', async () => {
  await kept(0);
  await agree();
  await vi.waitFor(() => {
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Only in tune.');
  });
  expect(screen.queryByLabelText('We play it this way')).toBeNull();
});

it('keeps the form, and says that nothing was kept, where no more can be', async () => {
  await kept(MOST);
  await agree();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Nothing was kept: 100 agreements/);
  expect(screen.getByLabelText('We play it this way')).toHaveValue('Only in tune.');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^$/);
});
