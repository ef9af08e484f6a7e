// Which moves of Summer Pavilion words may mean: who places which colour where, takes from where, or passes.
import { namedMoves, type Candidates, type Named } from '../../../referee/named.ts';
import type { ClauseId } from '../../../referee/ruling.ts';
import { COLOURS, type Colour } from '../data/pieces.ts';
import type { Space } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import { tableOf } from '../rules/rule.ts';
import type { State } from '../rules/state.ts';
import { boardAt, type Table } from '../rules/table.ts';
import { nearestPayment, paymentsFor } from './placements.ts';

type Found = Candidates<Move> | undefined;

const MOMENT: ReadonlySet<ClauseId> = new Set([
  'summer-pavilion.round.three-phases',
  'summer-pavilion.end.after-six',
  'summer-pavilion.round.youngest-starts',
  'summer-pavilion.draft.next-player',
  'summer-pavilion.play.next-player',
  'summer-pavilion.token.nobody-took',
  'summer-pavilion.token.starts-next-round',
  'summer-pavilion.token.starts-phase2',
  'summer-pavilion.pass.out-for-round',
  'summer-pavilion.draft.must-take',
] as const);

export const NAMED_MOVES = namedMoves(MOMENT, tableOf, candidates);

function candidates(table: Table, state: State, named: Named): Found {
  if (named.seat === '' || named.others.length > 0) return undefined;
  switch (named.kind) {
    case 'place':
      return placing(table, state, named);
    case 'draft':
      return drafting(state, named);
    case 'pass':
      return { bare: [{ type: 'pass', seat: named.seat }], whole: [] };
    default:
      return undefined;
  }
}

function placing(table: Table, state: State, named: Named): Candidates<Move> {
  const bare: readonly Move[] = [{ type: 'place', seat: named.seat, space: '' }];
  const { spaces, colour } = spacesNamed(table, state, named);
  if (state.phase !== 'place' || named.counts.length > 0 || colour === undefined)
    return { bare, whole: [] };
  return {
    bare,
    whole: spaces.flatMap((space) => paid(table, state, named, space, colour)),
    // Bonus tiles are picked once it is seen what is due.
    later: ['summer-pavilion.bonus.mandatory'],
  };
}

/** The spaces that words may mean and the colour on them. Only where they say the star: two colours may be either way round. */
export function spacesNamed(
  table: Table,
  state: State,
  { things, numbers }: Named,
): { readonly spaces: readonly Space[]; readonly colour?: Colour | undefined } {
  const [colour, other] = COLOURS.filter((one) => things.includes(one));
  const atCenter = things.includes('center');
  const isAll = Number(colour !== undefined) + Number(atCenter) === things.length;
  if (!isAll || other !== undefined || numbers.length !== 1) return { spaces: [] };
  const spaces = boardAt(table, state).spaces.filter(
    ({ star, number }) =>
      (atCenter ? star.id === 'center' : colour !== undefined && star.colour === colour) &&
      numbers.includes(number),
  );
  return { spaces, colour };
}

/** In every way it can be paid; where it cannot be, in the way of which least is missing, as the rules refuse it. */
function paid(
  table: Table,
  state: State,
  { seat }: Named,
  space: Space,
  colour: Colour,
): readonly (readonly Move[])[] {
  const move = { type: 'place', seat, space: space.id, colour } as const;
  const own = state.seats.find((one) => one.seat === seat);
  if (state.tiles === undefined || own === undefined) return [[move]];
  const payments = paymentsFor(table, state, seat, space, colour);
  if (payments.length === 0)
    return [[{ ...move, pay: nearestPayment(table, state, own, space, colour).pay }]];
  return payments.map((pay) => [{ ...move, pay }]);
}

function drafting(state: State, { seat, things, numbers, counts }: Named): Found {
  const { tiles, phase } = state;
  // A scorekeeper tells of the first draft from the centre alone, and nobody checks the others.
  if (tiles === undefined && phase === 'acquire') return undefined;
  const bare: readonly Move[] = [{ type: 'draft', seat, source: 'center', colour: 'purple' }];
  const [colour, other] = COLOURS.filter((one) => things.includes(one));
  const atCenter = things.includes('center');
  const [number, more] = numbers;
  const isNumber = number !== undefined && more === undefined && things.includes('display');
  const isOnePlace = atCenter ? number === undefined : isNumber;
  const isTold = things.length === 2 && counts.length === 0 && isOnePlace;
  if (colour === undefined || other !== undefined || !isTold) return { bare, whole: [] };
  const display = number === undefined ? undefined : tiles?.displays[number - 1];
  const isKnown = atCenter || (display !== undefined && 'known' in display);
  if (!isKnown) return { bare, whole: [] };
  return { bare, whole: [[{ type: 'draft', seat, source: number ?? 'center', colour }]] };
}
