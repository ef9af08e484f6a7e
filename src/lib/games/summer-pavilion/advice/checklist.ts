// What the hands do at set-up and between rounds, with the counts for this table. Rulebook «Подготовка», «Фаза 3».
import type { ClauseId, Effect } from '../../../referee/ruling.ts';
import type { Side } from '../data/pieces.ts';
import type { ChecklistClause, ChecklistFacts } from '../rules/facts.ts';
import { prepareRound } from '../rules/phases/prepare.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { allTiles, displaysFor, jokerOf } from '../rules/table.ts';
import { nextDisplays } from './forecast.ts';

/** One thing to do, with the clause that says so. */
export type ChecklistItem = {
  [C in ChecklistClause]: { readonly clause: C; readonly facts: ChecklistFacts[C] };
}[ChecklistClause];

const BOARDS_IN_BOX = 4;
const DISPLAYS_IN_BOX = 9;

export function setupChecklist(
  { tables }: Table,
  seats: number,
  side: Side,
): readonly ChecklistItem[] {
  const displays = displaysFor(tables, seats);
  const all = allTiles({ tables });
  const tiles = tables.tilesPerDisplay;
  const bag = all - tables.supplySpaces - displays * tiles;
  return [
    side === 'grey'
      ? { clause: 'summer-pavilion.variant.flip', facts: { seats } }
      : { clause: 'summer-pavilion.setup.player-board', facts: { seats } },
    { clause: 'summer-pavilion.setup.factories-ring', facts: { displays } },
    { clause: 'summer-pavilion.setup.scoring-board', facts: {} },
    { clause: 'summer-pavilion.setup.round-counter', facts: { joker: jokerOf(tables, 1) } },
    { clause: 'summer-pavilion.setup.scoring-marker', facts: { total: tables.startTotal } },
    { clause: 'summer-pavilion.setup.bag', facts: { tiles: all } },
    { clause: 'summer-pavilion.setup.supply-ten', facts: { tiles: tables.supplySpaces } },
    { clause: 'summer-pavilion.setup.fill-factories', facts: { tiles, displays, bag } },
    { clause: 'summer-pavilion.setup.start-token-center', facts: {} },
    { clause: 'summer-pavilion.setup.tower', facts: {} },
    { clause: 'summer-pavilion.setup.eighty-tokens', facts: {} },
    ...(seats < BOARDS_IN_BOX
      ? [
          {
            clause: 'summer-pavilion.setup.return-unused',
            facts: { boards: BOARDS_IN_BOX - seats, displays: DISPLAYS_IN_BOX - displays },
          } as const,
        ]
      : []),
  ];
}

/** Phase 3, in the printed order; only what there is to do at this table. */
export function roundChecklist(table: Table, state: State): readonly ChecklistItem[] {
  const { tables } = table;
  const round = state.round + 1;
  const { available, missing } = nextDisplays(table, state);
  const kept = state.seats.reduce((sum, seat) => sum + seat.kept, 0);
  const effects = effectsOf(table, state);
  const filled = effects.find(({ clause }) => clause === 'summer-pavilion.supply.refill');
  const gaps = Number(filled?.facts['tiles'] ?? 0);
  // Where nobody counts the bag it may be empty at any time.
  const isTipped = state.tiles === undefined || effects.some(({ clause }) => TIPPED.has(clause));
  return [
    advanceTo(tables, round),
    ...(gaps === 0
      ? []
      : [{ clause: 'summer-pavilion.supply.refill', facts: { tiles: gaps } } as const]),
    missing > 0
      ? { clause: 'summer-pavilion.prep.shortage', facts: { tiles: available, missing } }
      : refill(tables, state.seats.length),
    ...(isTipped ? [{ clause: 'summer-pavilion.prep.bag-empty', facts: {} } as const] : []),
    ...(state.token < 0 ? [] : [{ clause: 'summer-pavilion.prep.token-back', facts: {} } as const]),
    ...(kept === 0
      ? []
      : [{ clause: 'summer-pavilion.prep.corners-back', facts: { tiles: kept } } as const]),
  ];
}

/** Phase 3 before a round of a table that nobody keeps: what may have to be done, without the counts that only a match knows. */
export function toolChecklist(
  { tables }: Table,
  seats: number,
  round: number,
): readonly ChecklistItem[] {
  return [
    advanceTo(tables, round),
    refill(tables, seats),
    { clause: 'summer-pavilion.prep.bag-empty', facts: {} },
    { clause: 'summer-pavilion.prep.token-back', facts: {} },
    { clause: 'summer-pavilion.prep.corners-back', facts: {} },
  ];
}

function advanceTo(tables: Table['tables'], round: number): ChecklistItem {
  return {
    clause: 'summer-pavilion.prep.advance-counter',
    facts: { round, joker: jokerOf(tables, round) },
  };
}

function refill(tables: Table['tables'], seats: number): ChecklistItem {
  return {
    clause: 'summer-pavilion.prep.refill-factories',
    facts: { tiles: tables.tilesPerDisplay, displays: displaysFor(tables, seats) },
  };
}

const TIPPED: ReadonlySet<ClauseId> = new Set([
  'summer-pavilion.supply.bag-empty',
  'summer-pavilion.prep.bag-empty',
]);

/** What will have been done to gaps, bag and displays: a dry run of the rules. */
function effectsOf(table: Table, state: State): readonly Effect[] {
  const ruling = prepareRound(table, state);
  return ruling.allowed ? ruling.effects : [];
}
