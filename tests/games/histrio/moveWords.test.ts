// How the log calls a move, where the move alone does not say what came of it.
import { expect, it } from 'vitest';
import { loadWords } from '../../../src/lib/games/histrio/rulebook/rulebook.ts';
import { resolving } from './positions.ts';
import { standing } from './ui/scenes.ts';

const name = (seat: string) => (seat === 'ann' ? 'Ann' : 'Bo');
const pay = { type: 'payActor', seat: 'ann' } as const;

it.each(['en', 'ru', 'es'] as const)(
  'histrio.alone.actor-5-cannot-pay: a player without an ecu is not said to have paid (%s)',
  async (language) => {
    const { moves } = await loadWords(language);
    const before = (ecus: number) =>
      standing(resolving({ level: 'scorekeeper', ann: { ecus } })).state;
    expect(moves.payActor(pay, name, before(0))).not.toBe(moves.payActor(pay, name, before(3)));
    expect(moves.payActor(pay, name)).toBe(moves.payActor(pay, name, before(3)));
  },
);

it('histrio.alone.actor-2-steal: in Russian the log says from whom to whom', async () => {
  const { moves } = await loadWords('ru');
  const steal = { type: 'steal', seat: 'ann', victim: 'bo' } as const;
  expect(moves.steal(steal, name)).toMatch(/Bo → Ann$/u);
});
