// Phase 2: placing a tile, what it scores and which bonus tiles it brings. Rulebook «Фаза 2», «Правила размещения плиток».
import type { ClauseId, Effect, Refused, Ruling } from '../../../../referee/ruling.ts';
import { NO_TILES, tilesOf, tilesOnly, type Colour } from '../../data/pieces.ts';
import { groupSize, type Space } from '../board.ts';
import { seatWith, seatsWith, stateWith } from '../changes.ts';
import type { MoveOf } from '../moves.ts';
import { effect, points, refuse, refuseFirmly, refuseSeat, rest } from '../rulings.ts';
import { tokensTold } from '../score.ts';
import { refuseTooMany } from '../sight.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { boardAt, indexOfSeat, seatAt, stands } from '../table.ts';
import { endTurn, refusePhase, refuseTurn } from '../turns.ts';
import { bonusEffects, completedBy, dueFor, refuseOwed, refusePick } from './bonus.ts';
import { refusePayment } from './payment.ts';
import { colourOf, starDecided } from './placeColour.ts';
import { refuseTilesFromNowhere, withTilesMoved } from './placeTiles.ts';

export function place(table: Table, state: State, move: MoveOf<'place'>): Ruling<State> {
  if (state.phase !== 'place') return refusePhase(state, 'place');
  const index = indexOfSeat(state, move.seat);
  if (index < 0) return refuseSeat(move.seat);
  const seat = seatAt(state, index);
  const notNow = refusePassed(table, seat) ?? refuseTurn(table, state, index) ?? refuseOwed(state);
  if (notNow !== undefined) return notNow;
  const space = boardAt(table, state).spaceById.get(move.space);
  if (space === undefined) return refuseNoSpace(table, state, move.space);
  const covered = seat.board[space.index];
  if (covered !== undefined && covered !== 'empty')
    return refuseFirmly('summer-pavilion.place.empty-only', { space: space.id, colour: covered });
  const colour = colourOf(table, state, seat, space, move.colour);
  if (typeof colour === 'object') return colour;

  const cells = seat.board.slice();
  cells[space.index] = colour;
  const group = groupSize(cells, space);
  const features = completedBy(table, state, cells, space);
  const due = dueFor(table, features);

  const pay = tilesOf(move.pay ?? NO_TILES);
  const pick = tilesOf(move.pick ?? NO_TILES);
  const wrongTiles =
    state.tiles === undefined
      ? refuseTooMany(table, state, tilesOnly(colour, 1))
      : (refusePayment(table, state, seat, space, colour, pay) ??
        refuseTilesFromNowhere(table, state, state.tiles, seat, pay) ??
        refusePick(table, state, state.tiles, move.seat, pick, due));
  if (wrongTiles !== undefined) return wrongTiles;

  const effects: Effect[] = [
    effect('summer-pavilion.play.place-one', move.seat, { space: space.id, colour }, PLACED),
  ];
  if (state.side === 'grey') effects.push(...starDecided(cells, move.seat, space));
  effects.push(scored(move.seat, space, colour, group));
  effects.push(...bonusEffects(table, move.seat, features));
  const total = seat.total + group;
  effects.push(...tokensTold(state, seat, total, table.tables));
  const placed = seatWith(seat, { board: cells, total });
  const next =
    state.tiles === undefined
      ? { state: stateWith(state, { seats: seatsWith(state, index, placed) }), effects }
      : withTilesMoved({ state, effects }, table, state.tiles, {
          index,
          seat: placed,
          space,
          colour,
          pay,
          pick,
          due,
        });
  return rest(endTurn(next, table, { index, bonus: due > 0 }));
}

const PLACED: readonly ClauseId[] = [
  'summer-pavilion.place.unused-stay',
  'summer-pavilion.place.rhombus-only',
];
const GROUP: readonly ClauseId[] = [
  'summer-pavilion.score.tile',
  'summer-pavilion.score.same-star',
  'summer-pavilion.score.ring',
  'summer-pavilion.score.move-marker',
];
const ALONE: readonly ClauseId[] = [
  'summer-pavilion.score.same-star',
  'summer-pavilion.score.move-marker',
];
function scored(seat: string, space: Space, colour: Colour, group: number): Effect {
  return group === 1
    ? points('summer-pavilion.score.tile', seat, 1, { space: space.id, colour }, ALONE)
    : points(
        'summer-pavilion.score.connected',
        seat,
        group,
        { space: space.id, colour, group },
        GROUP,
      );
}

export function refusePassed(table: Table, { seat, passed }: SeatState): Refused | undefined {
  if (passed === 'no' || !stands(table, 'summer-pavilion.pass.out-for-round')) return undefined;
  return refuse('summer-pavilion.pass.out-for-round', { seat }, ['summer-pavilion.pass.when']);
}

function refuseNoSpace(table: Table, state: State, space: string): Refused {
  const feature = boardAt(table, state).features.find(({ id }) => id === space);
  return refuseFirmly(
    'summer-pavilion.place.rhombus-only',
    feature === undefined ? { space } : { space, feature: feature.kind },
  );
}
