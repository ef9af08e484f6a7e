// What the hands do at set-up, with the amounts of this very table.
import type { SeatId } from '../../../referee/ruling.ts';
import type { ChecklistClause, ChecklistFacts } from '../rules/stepFacts.ts';
import { dealClause } from '../rules/phases/setup.ts';
import type { Table } from '../rules/table.ts';

export type ChecklistItem = {
  readonly [C in ChecklistClause]: { readonly clause: C; readonly facts: ChecklistFacts[C] };
}[ChecklistClause];

export function setupChecklist(
  { tables }: Table,
  seats: number,
  first: SeatId,
  /** First squares of the arenas, where the players' board has them elsewhere. */
  squares: readonly number[] = tables.ring.arenas[seats] ?? [],
): readonly ChecklistItem[] {
  const { markets, lot, green, orange, startCoins, dealtPrograms, ring } = tables;
  const each = tables.dealt[seats] ?? 0;
  const left = green - markets * lot - seats * each;
  const leftover: readonly ChecklistItem[] =
    left > 0 ? [{ clause: 'colosseum.setup.leftover-green', facts: { tokens: left } }] : [];
  return [
    { clause: 'colosseum.setup.common-supply', facts: {} },
    { clause: 'colosseum.setup.player-kit', facts: { coins: startCoins } },
    { clause: 'colosseum.setup.score-marker-start', facts: {} },
    { clause: 'colosseum.setup.sort-tokens', facts: {} },
    {
      clause: 'colosseum.setup.fill-markets-green',
      facts: { markets, tokens: markets * lot },
    },
    { clause: dealClause(seats), facts: { tokens: each } },
    ...leftover,
    { clause: 'colosseum.setup.orange-bag', facts: { tokens: orange } },
    { clause: 'colosseum.setup.arena-positions', facts: { squares: [...squares] } },
    { clause: 'colosseum.setup.nobles-on-coloured-squares', facts: { squares: ring.rest } },
    { clause: 'colosseum.setup.deal-programs-low', facts: {} },
    { clause: 'colosseum.setup.deal-programs-mid', facts: {} },
    {
      clause: 'colosseum.setup.remove-spare-programs',
      facts: { programs: dealtPrograms - 2 * seats },
    },
    { clause: 'colosseum.setup.program-stacks', facts: {} },
    { clause: 'colosseum.setup.initial-star-awards', facts: {} },
    { clause: 'colosseum.frame.initial-first-player', facts: { seat: first } },
  ];
}
