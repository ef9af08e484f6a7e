// What the log says of a move by the table it was told at, and how Spanish joins names.
import { expect, it } from 'vitest';
import { magnificentRules } from '../../../src/lib/games/magnificent/module.ts';
import { list } from '../../../src/lib/games/magnificent/rulebook/es/grammar.ts';
import { loadWords } from '../../../src/lib/games/magnificent/rulebook/rulebook.ts';
import { lying } from './tables.ts';

const begun = magnificentRules
  .rulesOf(magnificentRules.rulesets[0])
  .begin(lying({ ann: { dice: [{ colour: 'orange', value: 3, card: 2 }] } }));
const before = begun.allowed ? begun.state : undefined;
const nameOf = (seat: string) => seat;

it.each([
  ['en', 'bonus of card 2 used', 'bonus of the card used'],
  ['ru', 'бонус карты\u00a02', 'бонус карты'],
  ['es', 'bonificación de la carta 2', 'bonificación'],
] as const)('the bonus of a card is logged with its card: %s', async (locale, known, unknown) => {
  const { moves } = await loadWords(locale);
  expect(moves.useBonus({ type: 'useBonus', seat: 'ann' }, nameOf, before)).toBe(known);
  expect(moves.useBonus({ type: 'useBonus', seat: 'ann' }, nameOf)).toBe(unknown);
});

it('Spanish says e before an i, with an accent too', () => {
  expect(list(['Ann', 'Íñigo'])).toBe('Ann e Íñigo');
  expect(list(['Ann', 'Isabel'])).toBe('Ann e Isabel');
  expect(list(['Íñigo', 'Ann'])).toBe('Íñigo y Ann');
});
