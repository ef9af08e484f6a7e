// A space of a board in words: empty and what it costs, or covered and by which colour.
import { m } from '$lib/paraglide/messages.js';
import type { Cells, Space } from '../rules/board.ts';
import type { Words } from '../rulebook/words.ts';

export function cellText(words: Words, space: Space, cells: Cells): string {
  const cell = cells[space.index];
  const name = words.spaceText(space.id);
  return cell === undefined || cell === 'empty'
    ? m.sp_space_empty({ space: name, cost: space.number })
    : m.sp_space_covered({ space: name, colour: words.colours[cell] });
}
