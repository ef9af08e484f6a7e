// What the hands do: a line is ticked off by a tap, and its rule is one tap away.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { setupChecklist } from '../../../../src/lib/games/summer-pavilion/advice/checklist.ts';
import { LATEST } from '../../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { summerPavilion } from '../../../../src/lib/games/summer-pavilion/game.ts';
import { CLAUSES } from '../../../../src/lib/games/summer-pavilion/rulebook/clauses.ts';
import { checklistOf, rulebookOf } from '../../../../src/lib/games/rulebookOf.ts';
import {
  loadRulebook,
  loadWords,
} from '../../../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import { tableOf } from '../../../../src/lib/games/summer-pavilion/rules/rule.ts';
import Checklist from '../../../../src/lib/ui/Checklist.svelte';

it('setup.supply-ten: a line opens its clause, with its heading in the language of the page', async () => {
  const words = await loadWords('en');
  const rulebook = rulebookOf('en', words);
  const items = setupChecklist(tableOf(LATEST), 3, 'coloured');
  render(Checklist, { lines: checklistOf(words, items), rulebook, card: summerPavilion });
  const rules = screen.getAllByRole('button', { name: /^The rule: / });
  expect(rules).toHaveLength(items.length);
  const at = items.findIndex(({ clause }) => clause === 'summer-pavilion.setup.supply-ten');
  const key = rules[at];
  if (key === undefined) throw new Error('No line about the supply');
  expect(key).toHaveAttribute('aria-expanded', 'false');
  await fireEvent.click(key);
  expect(key).toHaveAttribute('aria-expanded', 'true');
  expect(
    screen.getByText(rulebook.clauseText('summer-pavilion.setup.supply-ten') ?? ''),
  ).toBeVisible();
  expect(await screen.findByText('Set-up')).toBeVisible();
  expect(screen.getByText(/Russian rulebook, p\. 2/)).toHaveTextContent('«Подготовка»');
  expect(screen.getAllByRole('checkbox').every((box) => !(box as HTMLInputElement).checked)).toBe(
    true,
  );
});

it.each(['en', 'es'] as const)('every printed heading has its words in %s', async (locale) => {
  const rulebook = await loadRulebook(locale);
  for (const { heading } of CLAUSES)
    expect(rulebook.headingText?.(heading), heading).toMatch(/^[^А-я]+$/);
});

it('the Russian rulebook is quoted as printed', async () => {
  const rulebook = await loadRulebook('ru');
  expect(rulebook.headingText?.('ПАС')).toBeUndefined();
});
