// The views of Summer Pavilion, behind one lazy door.
import { m } from '$lib/paraglide/messages.js';
import { asLeft } from '$lib/ui/asLeft.ts';
import type { GameViews } from '../../card.ts';
import { OptionsSchema } from '../rules/moves.ts';
import { halfToldBy } from './halfToldBy.ts';
import MoveEditor from './MoveEditor.svelte';
import SetupOptions from './SetupOptions.svelte';
import Table from './Table.svelte';
import TableEditor from './TableEditor.svelte';
import ToldOtherwise from './ToldOtherwise.svelte';

function boardText(options: unknown): string | undefined {
  const side = asLeft(OptionsSchema, options)?.side;
  return side && (side === 'grey' ? m.sp_side_grey() : m.sp_side_coloured());
}

export const views: GameViews = {
  SetupOptions,
  Table,
  MoveEditor,
  ToldOtherwise,
  TableEditor,
  boardText,
  halfTold: halfToldBy,
};
