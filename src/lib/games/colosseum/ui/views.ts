// The views of Colosseum, behind one lazy door.
import type { GameViews } from '../../card.ts';
import { halfToldBy } from './halfToldBy.ts';
import MoveEditor from './MoveEditor.svelte';
import SetupOptions from './SetupOptions.svelte';
import Table from './Table.svelte';
import TableEditor from './TableEditor.svelte';

export const views: GameViews = {
  SetupOptions,
  Table,
  MoveEditor,
  TableEditor,
  halfTold: halfToldBy,
};
