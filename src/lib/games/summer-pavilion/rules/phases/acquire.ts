// Phase 1: acquiring tiles. Rulebook «Фаза 1: Получение плиток».
import type { Effect, Refused, Ruling } from '../../../../referee/ruling.ts';
import type { Colour, SomeTiles, Tiles } from '../../data/pieces.ts';
import {
  COLOURS,
  countOf,
  lacking,
  minus,
  NO_TILES,
  plus,
  someOf,
  tilesOf,
} from '../../data/pieces.ts';
import { seatWith, seatsWith, stateWith, tilesWith } from '../changes.ts';
import { tilesBrought } from '../brought.ts';
import type { MoveOf } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest } from '../rulings.ts';
import { holds, refuseTooMany } from '../sight.ts';
import type { Display, State, TileTable } from '../state.ts';
import type { Table } from '../table.ts';
import { indexOfSeat, jokerOf, seatAt, stands } from '../table.ts';
import { beginPlacing, refusePhase, refuseTurn } from '../turns.ts';
import { withToken } from './token.ts';

type Source = MoveOf<'draft'>['source'];

export function draft(table: Table, state: State, move: MoveOf<'draft'>): Ruling<State> {
  const { tiles } = state;
  if (state.phase !== 'acquire' || tiles === undefined) return refusePhase(state, 'acquire');
  const index = indexOfSeat(state, move.seat);
  if (index < 0) return refuseSeat(move.seat);
  const wrongTurn = refuseTurn(table, state, index);
  if (wrongTurn !== undefined) return wrongTurn;
  const found = contentsOf(table, state, tiles, move);
  if ('allowed' in found) return found;
  const due = dueOf(table, state, move, found);
  if ('allowed' in due) return due;
  const wrongClaim = refuseClaim(table, state, move, found, due);
  if (wrongClaim !== undefined) return wrongClaim;

  const { source } = move;
  const taken = move.taken === undefined ? due : tilesOf(move.taken);
  const left = minus(found, taken);
  const taker = seatAt(state, index);
  const effects: Effect[] = [
    effect('summer-pavilion.draft.place-beside-board', move.seat, {
      taken: someOf(taken),
      source,
    }),
  ];
  if (source !== 'center')
    effects.push(
      effect('summer-pavilion.draft.rest-to-center', undefined, {
        rest: someOf(left),
        display: source,
      }),
    );
  const drafted: State = stateWith(state, {
    seats: seatsWith(state, index, seatWith(taker, { hand: plus(taker.hand, taken) })),
    tiles:
      source === 'center' ? tilesWith(tiles, { center: left }) : withRestMoved(tiles, source, left),
    turn: (index + 1) % state.seats.length,
    opening: false,
  });
  const course: Course = { state: drafted, effects };
  return rest(
    withPhaseEnd(
      source === 'center' ? withToken(course, table, index, countOf(taken)) : course,
      table,
    ),
  );
}

export function endDrafting(table: Table, state: State): Ruling<State> {
  if (state.phase !== 'acquire' || state.tiles !== undefined) return refusePhase(state, 'acquire');
  return rest(beginPlacing({ state, effects: [] }, table));
}

/** What lies on a display, told ahead of its draft; told again it replaces what was told before. */
export function fillDisplay(
  table: Table,
  state: State,
  move: MoveOf<'fillDisplay'>,
): Ruling<State> {
  const { tiles } = state;
  if (state.phase !== 'acquire' || tiles === undefined) return refusePhase(state, 'acquire');
  const display = tiles.displays[move.display - 1];
  if (display === undefined) return refuseSource(move.display, tiles);
  const contents = tilesOf(move.tiles);
  const wrong = refuseContents(table, state, move.display, display, contents);
  if (wrong !== undefined) return wrong;
  return rest({
    state: stateWith(state, { tiles: withDisplay(tiles, move.display, contents) }),
    effects: [],
  });
}

/** The contents of the chosen source, told or known; never empty. */
function contentsOf(
  table: Table,
  state: State,
  tiles: TileTable,
  { source, contents }: MoveOf<'draft'>,
): Tiles | Refused {
  const told = contents === undefined ? undefined : tilesOf(contents);
  if (source === 'center') {
    if (countOf(tiles.center) === 0)
      return refuseFirmly('summer-pavilion.draft.source-not-empty', { source });
    if (told !== undefined && !sameTiles(told, tiles.center))
      return refuseFirmly('summer-pavilion.draft.rest-to-center', {
        source,
        known: someOf(tiles.center),
        told: someOf(told),
      });
    return tiles.center;
  }
  const display = tiles.displays[source - 1];
  if (display === undefined) return refuseSource(source, tiles);
  if (holds(display) === 0)
    return refuseFirmly('summer-pavilion.draft.source-not-empty', { source });
  if (told === undefined)
    return 'known' in display
      ? display.known
      : refuseFirmly('summer-pavilion.draft.rest-to-center', { source });
  if ('known' in display && !sameTiles(told, display.known))
    return refuseFirmly('summer-pavilion.draft.rest-to-center', {
      source,
      known: someOf(display.known),
      told: someOf(told),
    });
  return refuseContents(table, state, source, display, told) ?? told;
}

/** Contents that cannot lie there: another number of tiles, or more than exist. */
function refuseContents(
  table: Table,
  state: State,
  number: number,
  display: Display,
  told: Tiles,
): Refused | undefined {
  if (countOf(told) !== holds(display))
    return refuseFirmly('summer-pavilion.setup.fill-factories', {
      display: number,
      told: countOf(told),
      holds: holds(display),
    });
  const before = 'known' in display ? display.known : NO_TILES;
  return refuseTooMany(table, state, minus(told, before));
}

/** What the draft brings by the rules: all of the colour and the one joker, or the one joker alone. */
function dueOf(
  table: Table,
  state: State,
  { source, colour }: MoveOf<'draft'>,
  found: Tiles,
): Tiles | Refused {
  const joker = jokerOf(table.tables, state.round);
  if (found[colour] === 0)
    return refuseFirmly('summer-pavilion.draft.source-not-empty', { source, colour });
  const others = COLOURS.filter((other) => other !== joker && found[other] > 0);
  if (
    colour === joker &&
    others.length > 0 &&
    stands(table, 'summer-pavilion.draft.joker-not-choosable')
  )
    return refuse('summer-pavilion.draft.joker-not-choosable', { source, joker, others });
  return tilesBrought(found, colour, joker);
}

/** A claim that differs from what is due. Overruled, the claim stands as far as the tiles are there. */
function refuseClaim(
  table: Table,
  state: State,
  move: MoveOf<'draft'>,
  found: Tiles,
  due: Tiles,
): Refused | undefined {
  if (move.taken === undefined) return undefined;
  const { source, colour } = move;
  const taken = tilesOf(move.taken);
  if (sameTiles(taken, due)) return undefined;
  if (countOf(taken) === 0)
    return refuseFirmly('summer-pavilion.draft.must-take', { seat: move.seat });
  const absent = COLOURS.find((one) => taken[one] > 0 && found[one] === 0);
  const joker = jokerOf(table.tables, state.round);
  if (absent !== undefined)
    return absent === joker
      ? refuseFirmly('summer-pavilion.draft.no-joker-no-extra', { joker, source })
      : refuseFirmly('summer-pavilion.draft.source-not-empty', { source, colour: absent });
  const refusal = claimRefusal(source, colour, joker, taken, due);
  // More tiles than lie there: nothing the table could let stand.
  if (lacking(found, taken) !== undefined)
    return { ...refusal, refusal: { ...refusal.refusal, firm: true } };
  return stands(table, refusal.refusal.clause) ? refusal : undefined;
}

function claimRefusal(
  source: Source,
  colour: Colour,
  joker: Colour,
  taken: Tiles,
  due: Tiles,
): Refused {
  const atCenter = source === 'center';
  const jokers = { joker, taken: taken[joker] };
  if (colour === joker)
    return atCenter
      ? refuse('summer-pavilion.draft.center-only-jokers', jokers)
      : refuse('summer-pavilion.draft.factory-only-jokers', jokers);
  if (taken[joker] !== due[joker])
    return atCenter
      ? refuse('summer-pavilion.draft.center-joker-extra', jokers)
      : refuse('summer-pavilion.draft.factory-joker-extra', jokers);
  const facts = { taken: someOf(taken), due: someOf(due), colour };
  return atCenter
    ? refuse('summer-pavilion.draft.center-one-colour', facts)
    : refuse('summer-pavilion.draft.factory-one-colour', facts);
}

/** Tiles left on a display move to the centre. */
function withRestMoved(tiles: TileTable, display: number, left: Tiles): TileTable {
  return tilesWith(withDisplay(tiles, display, NO_TILES), { center: plus(tiles.center, left) });
}

/** Phase 1 is over as soon as nothing is left to take. */
export function withPhaseEnd(course: Course, table: Table): Course {
  const { tiles } = course.state;
  if (tiles === undefined || countOf(tiles.center) > 0) return course;
  if (tiles.displays.some((display) => holds(display) > 0)) return course;
  return beginPlacing(course, table);
}

function withDisplay(tiles: TileTable, number: number, known: Tiles): TileTable {
  return tilesWith(tiles, { displays: tiles.displays.with(number - 1, { known }) });
}

function refuseSource(source: number, tiles: TileTable): Refused {
  return refuseFirmly('summer-pavilion.draft.two-sources', {
    source,
    displays: tiles.displays.length,
  });
}

function sameTiles(one: SomeTiles, other: SomeTiles): boolean {
  return COLOURS.every((colour) => (one[colour] ?? 0) === (other[colour] ?? 0));
}
