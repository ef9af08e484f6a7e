// A move told again begins as it was told: nothing changed, its key tells the same once more.
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { histrioRules } from '../../../../src/lib/games/histrio/module.ts';
import type { Move } from '../../../../src/lib/games/histrio/rules/moves.ts';
import MoveEditor from '../../../../src/lib/games/histrio/ui/MoveEditor.svelte';
import { stateBefore } from '../../../../src/lib/referee/match.ts';
import { createMatch } from '../../../../src/lib/storage/matches.ts';
import { seedRulesets } from '../../../../src/lib/storage/rulesets.ts';
import { closeAll, freshDb } from '../../../support/db.ts';
import { openMatch } from '../../../support/openMatch.ts';
import { opened } from '../goldenSheet.ts';
import { book, words } from './scenes.ts';

afterEach(closeAll);

const nameOf = (seat: string) => seat;

/** The key that tells a whole move again. */
const KEYS: Partial<Record<Move['type'], string | RegExp>> = {
  playRequest: 'Take the ecus',
  repeatRequest: 'Take the ecus',
  useAcrobat: 'Use it',
  scoreShows: /^(Next: |Count the shows)/,
  prepareSeason: 'Ready for season 2',
  countPurses: 'Who has won?',
};

const MATCHES = [
  ['2-scorekeeper-counted', ['playRequest', 'repeatRequest', 'prepareSeason', 'countPurses']],
  ['4-scorekeeper-counted', ['useAcrobat']],
  ['5-referee', ['playRequest', 'repeatRequest', 'useAcrobat', 'scoreShows']],
] as const;

it.each(MATCHES.flatMap(([name, types]) => types.map((type) => ({ name, type }))))(
  '$type of $name',
  async ({ name, type }) => {
    const { told, live } = await toldOf(name, (move) => move.type === type);
    for (const { move, before } of [told[0], told.at(-1)].flatMap((one) => one ?? [])) {
      const ontell = vi.fn<(move: unknown) => void>();
      const { unmount } = render(MoveEditor, {
        ...{ live, ...book, nameOf, move, before, ontell },
      });
      await userEvent.click(await screen.findByRole('button', { name: KEYS[type] ?? /^$/ }));
      expect(ontell).toHaveBeenCalledExactlyOnceWith(move);
      unmount();
    }
  },
);

it('a card laid at a city is marked among all cards, a rare bonus and a new acrobat too', async () => {
  const { told, live } = await toldOf('5-referee', ({ type }) => type === 'deal');
  const [one] = told;
  if (one?.move.type !== 'deal') throw new Error('No card was dealt');
  for (const [card, said] of [
    ['T4', 'Tragedian 4'],
    ['B2', words.cardText('B2')],
    ['B7', words.cardText('B7')],
    ['CH', 'Chameleon'],
    ['A:Walrus', 'Walrus'],
  ] as const) {
    const move = { ...one.move, card };
    const { unmount } = render(MoveEditor, {
      ...{ live, ...book, nameOf, move, before: one.before, ontell: vi.fn() },
    });
    const pressed = await screen.findAllByRole('button', { pressed: true });
    expect(pressed).toHaveLength(1);
    expect(pressed[0]).toHaveAccessibleName(new RegExp(`^${said}`, 'i'));
    unmount();
  }
});

it('who was robbed is not asked once more; the thieves can be told anew', async () => {
  const { told, live } = await toldOf(
    '5-referee',
    (move) => move.type === 'resolve' && move.victims !== undefined && move.court !== undefined,
  );
  const ontell = vi.fn<(move: unknown) => void>();
  const [one] = told;
  if (one?.move.type !== 'resolve') throw new Error('Nobody was robbed');
  render(MoveEditor, { ...{ live, ...book, nameOf, ...one, ontell } });
  await userEvent.click(await screen.findByRole('button', { name: 'Nobody, all join the troupe' }));
  const { court: _, ...kept } = one.move;
  expect(ontell).toHaveBeenCalledExactlyOnceWith(kept);
  await userEvent.click(screen.getByRole('button', { name: 'Choose again' }));
  expect(screen.queryByRole('button', { name: 'Nobody, all join the troupe' })).toBeNull();
});

async function toldOf(name: string, is: (move: Move) => boolean) {
  const { file, match } = opened(name);
  const told = match.acts.toArray().flatMap(({ entry, act }) => {
    const move = act.type === 'move' ? (act.move as Move) : undefined;
    return move && is(move) ? [{ move, before: stateBefore(match, entry) }] : [];
  });
  const { id, ruleset, begun, seats, setup } = file;
  const db = freshDb();
  await seedRulesets(db, [histrioRules]);
  await createMatch(db, { id, game: 'histrio', ruleset, begun, seats, setup });
  return { told, live: await openMatch({ db, module: histrioRules, id }) };
}
