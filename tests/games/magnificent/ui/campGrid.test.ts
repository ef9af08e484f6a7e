// The camp under finger, key and screen reader: what was dragged is no tap, and nothing else is lost for it.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { loadWords } from '../../../../src/lib/games/magnificent/rulebook/rulebook.ts';
import CampGrid from '../../../../src/lib/games/magnificent/ui/CampGrid.svelte';

const words = await loadWords('en');
const space = (column: number) =>
  screen.getByRole('button', { name: new RegExp(`row 1, column ${column}$`) });

afterEach(() => {
  Reflect.deleteProperty(document, 'elementFromPoint');
});

it('a drag that ends on another space is no tap; the next key after it is one', async () => {
  const board = { width: 4, height: 2, areas: [], bonuses: [] };
  const ontap = vi.fn();
  const ondrop = vi.fn();
  render(CampGrid, { label: 'Camp', words, board, ontap, ondrag: vi.fn(), ondrop });
  let under: Element = space(1);
  document.elementFromPoint = () => under;
  await fireEvent.pointerDown(space(1));
  under = space(3);
  await fireEvent.pointerMove(space(1));
  await fireEvent.pointerUp(window);
  expect(ondrop).toHaveBeenCalledExactlyOnceWith(0, 2);
  expect(ontap).not.toHaveBeenCalled();
  space(2).focus();
  await userEvent.keyboard('{Enter}');
  expect(ontap).toHaveBeenCalledExactlyOnceWith(1);
});
