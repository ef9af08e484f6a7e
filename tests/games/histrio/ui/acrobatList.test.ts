// The acrobats of the box: one that a match has learned is a name alone, and its row opens the form that completes it.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { KnownAcrobat } from '../../../../src/lib/games/histrio/rules/catalogue.ts';
import AcrobatList from '../../../../src/lib/games/histrio/ui/copy/AcrobatList.svelte';
import { tap } from './scenes.ts';

type Change = (next: (before: readonly KnownAcrobat[]) => KnownAcrobat[]) => Promise<boolean>;
const GOAT: KnownAcrobat = { name: 'Goat', text: '' };
const OX: KnownAcrobat = { name: 'Ox', when: 'festival', text: 'Two ecus' };
const name = () => screen.getByRole('textbox', { name: /name/i });
const text = () => screen.getByRole('textbox', { name: 'In your own words' });

it('a row opens the form as it was told, and what is told there takes its place', async () => {
  const onchange = vi.fn<Change>().mockResolvedValue(true);
  render(AcrobatList, { acrobats: [GOAT, OX], onchange });
  await tap(/^Ox/);
  expect(name()).toHaveValue('Ox');
  expect(text()).toHaveValue('Two ecus');
  await tap(/^Goat.*What does its card say\?$/);
  expect(name()).toHaveValue('Goat');
  expect(text()).toHaveFocus();
  await userEvent.keyboard('Jumps');
  await tap('Save');
  const [[next] = []] = onchange.mock.calls;
  expect(next?.([GOAT, OX])).toEqual([{ name: 'Goat', when: 'other', text: 'Jumps' }, OX]);
});
