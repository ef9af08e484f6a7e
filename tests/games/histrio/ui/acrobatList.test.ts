// The acrobats of the box: one that a match has learned is a name alone, and its row opens the form that completes it.
import { fireEvent, render, screen } from '@testing-library/svelte';
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

it('a name put right stays the same acrobat, and the next one begins anew', async () => {
  const onchange = vi.fn<Change>().mockResolvedValue(true);
  render(AcrobatList, { acrobats: [GOAT, OX], onchange });
  await tap(/^Ox/);
  await userEvent.type(name(), 'en');
  await tap('Save');
  const [[next] = []] = onchange.mock.calls;
  expect(next?.([GOAT, OX])).toEqual([GOAT, { ...OX, name: 'Oxen' }]);
  expect(name()).toHaveValue('');
  expect(screen.getByRole('combobox')).toHaveValue('other');
  await userEvent.type(name(), 'Bear');
  await tap('Add');
  const [, [then] = []] = onchange.mock.calls;
  expect(then?.([GOAT])).toEqual([GOAT, { name: 'Bear', when: 'other', text: '' }]);
});

it('an emptied name is no longer that of the row, and a name that is there already stands once', async () => {
  const onchange = vi.fn<Change>().mockResolvedValue(true);
  render(AcrobatList, { acrobats: [GOAT, OX], onchange });
  await tap(/^Ox/);
  await userEvent.clear(name());
  await userEvent.type(name(), 'Bear');
  await tap('Add');
  const [[added] = []] = onchange.mock.calls;
  expect(added?.([GOAT, OX])).toHaveLength(3);
  await tap(/^Ox/);
  await fireEvent.input(name(), { target: { value: 'Goat' } });
  await tap('Save');
  const [, [merged] = []] = onchange.mock.calls;
  expect(merged?.([GOAT, OX])).toMatchObject([{ name: 'Goat', text: 'Two ecus' }]);
});
