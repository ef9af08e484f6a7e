// Which moves of Histrio words may mean: who goes to which city, which city is resolved, whose acrobat is used.
import { namedMoves, type Candidates, type Named } from '../../../referee/named.ts';
import type { ClauseId } from '../../../referee/ruling.ts';
import type { Move } from '../rules/moves.ts';
import { ALL_TOGETHER } from '../rules/phases/travel.ts';
import { tableOf } from '../rules/rule.ts';
import type { State } from '../rules/state.ts';
import { allCities, seatOf, type Table } from '../rules/table.ts';
import { goingAlone } from './goingAlone.ts';

type Found = Candidates<Move> | undefined;

const MOMENT: ReadonlySet<ClauseId> = new Set([
  'histrio.flow.three-phases',
  'histrio.end.after-season-2',
  'histrio.request.limit-three',
] as const);

export const NAMED_MOVES = namedMoves(MOMENT, tableOf, candidates);

function candidates(table: Table, state: State, named: Named): Found {
  if (named.others.length + named.things.length + named.counts.length > 0) return undefined;
  switch (named.kind) {
    case 'travel':
      return travelling(table, state, named);
    case 'resolve':
      return resolving(table, state, named);
    case 'useAcrobat':
      return usingAcrobat(state, named);
    default:
      return undefined;
  }
}

/** The one city that is named. */
function cityIn(table: Table, { numbers }: Named): number | undefined {
  const [city, more] = numbers;
  return more === undefined ? allCities(table.tables).find((one) => one === city) : undefined;
}

/** Where the others go is left aside, and stays secret. */
function travelling(table: Table, state: State, named: Named): Found {
  // A scorekeeper tells of no caravels.
  if (state.cards === undefined || named.isOpen) return undefined;
  const bare: readonly Move[] = [{ type: 'travel', to: {} }];
  const city = cityIn(table, named);
  if (city === undefined) return { bare, whole: [] };
  const going = goingAlone(table, state, { seat: named.seat, isFriend: false }, [city]);
  return { bare, whole: [[going]], later: [ALL_TOGETHER] };
}

function resolving(table: Table, state: State, named: Named): Found {
  const city = cityIn(table, named);
  if (city === undefined || state.cards === undefined) return undefined;
  return {
    bare: [{ type: 'resolve', city }],
    whole: [],
    sure: ['histrio.resolution.city-order', 'histrio.resolution.unvisited-untouched'],
  };
}

/** What its card says is told at the table. */
function usingAcrobat(state: State, { seat, numbers, isOpen }: Named): Found {
  const [acrobat, other] = seatOf(state, seat)?.acrobats ?? [];
  const isOne = acrobat !== undefined && other === undefined && numbers.length === 0;
  if (!isOne || isOpen) return undefined;
  return { bare: [{ type: 'useAcrobat', seat, card: acrobat.card }], whole: [], sure: OF_ACROBAT };
}

const OF_ACROBAT = [
  'histrio.acrobat.once-per-season',
  'histrio.alone.no-acrobats',
  'histrio.alone.acrobat-usable-after-phase',
  'histrio.acrobat.chameleon-level-one',
] as const;
