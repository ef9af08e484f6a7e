// Game end: halves of the cards left, then areas. Rulebook «Конец игры».
import type { Effect, Refused, Ruling } from '../../../../referee/ruling.ts';
import { fillBest, fillingGems, halvesOf, wholeAreas } from '../finalCount.ts';
import { goOn } from '../flow.ts';
import { coveredBy, uncoveredByArea } from '../grid.ts';
import type { MoveOf } from '../moves.ts';
import { effect, refuseFirmly, rest, scored } from '../rulings.ts';
import type { Score } from '../scoring.ts';
import { scoreOf } from '../scoring.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { seatOf, withDone, withSeat } from '../table.ts';
import { refusePhase, refuseStranger } from './turn.ts';

/** Each of the four cards left, rounded down by itself unless the table plays it otherwise. */
export function scoreHalves(
  table: Table,
  state: State,
  move: MoveOf<'scoreHalves'>,
): Ruling<State> {
  const { seat, cards } = move;
  const wrong = refusePhase(state, 'halves') ?? refuseStranger(state, seat);
  const one = seatOf(state, seat);
  if (wrong !== undefined || one === undefined)
    return wrong ?? refuseFirmly('magnificent.end.after-third-round', {});
  const places = new Set(cards.map(({ card }) => card));
  if (state.done.includes(seat) || places.size !== one.cards.length)
    return refuseFirmly('magnificent.end.half-master-cards', { seat, cards: one.cards.length });
  const scores = scoresOf(state, one, cards);
  if ('allowed' in scores) return scores;
  const halves = halvesOf(
    scores.map(({ full }) => full),
    state.readings.halves,
  );
  const points = halves.reduce((sum, half) => sum + half, 0);
  const paid = scores.reduce((sum, score) => sum + score.paid, 0);
  const changed = withSeat(state, seat, {
    points: one.points + points,
    coins: one.coins - paid,
  });
  const lines = scores.map((score, at) =>
    scored('magnificent.end.half-master-cards', seat, halves[at] ?? 0, score.facts, [
      'magnificent.end.half-maximum',
      ...score.also,
    ]),
  );
  return rest(goOn(table, { state: withDone(changed, seat), effects: lines }));
}

/** One after the other: coins paid for one card are gone for the next. */
function scoresOf(
  state: State,
  one: SeatState,
  cards: MoveOf<'scoreHalves'>['cards'],
): readonly Score[] | Refused {
  const scores: Score[] = [];
  let left = one.coins;
  for (const told of cards) {
    const score = scoreOf(state, { ...one, coins: left }, told);
    if ('allowed' in score) return score;
    left -= score.paid;
    scores.push(score);
  }
  return scores;
}

/** Spaces open in each area; undefined where the camp is not kept, or not all of its areas were read. */
export function uncoveredIn(
  { tables }: Pick<Table, 'tables'>,
  one: SeatState,
): readonly number[] | undefined {
  const read = uncoveredInRead(one);
  return read?.length === tables.end.areas ? read : undefined;
}

/** Of the areas that were read, all of them or not. */
function uncoveredInRead({ own }: SeatState): readonly number[] | undefined {
  if (own?.camp === undefined) return undefined;
  const { board, tiles } = own.camp;
  return uncoveredByArea(board, coveredBy(tiles)).map((cells) => cells.length);
}

export function scoreAreas(table: Table, state: State, move: MoveOf<'scoreAreas'>): Ruling<State> {
  const { seat } = move;
  const wrong = refusePhase(state, 'areas') ?? refuseStranger(state, seat);
  const one = seatOf(state, seat);
  if (wrong !== undefined || one === undefined)
    return wrong ?? refuseFirmly('magnificent.end.after-third-round', {});
  const { areas: most, area: each } = table.tables.end;
  const open = move.uncovered?.length ?? most;
  if (open !== most && uncoveredIn(table, one) === undefined)
    return refuseFirmly('magnificent.end.camp-areas', { seat, told: 0, areas: most, open });
  const told = areasOf(table, state, one, move);
  if (state.done.includes(seat) || told === undefined || told.areas > most)
    return refuseFirmly('magnificent.end.camp-areas', {
      seat,
      told: told?.areas ?? 0,
      areas: most,
    });
  const { areas, byGems, gems } = told;
  const points = each * areas;
  const line: Effect = scored(
    'magnificent.end.camp-areas',
    seat,
    points,
    { areas, byGems },
    gems === 0 ? [] : ['magnificent.end.gem-fill-only-for-areas'],
  );
  const filled =
    gems === 0 ? [] : [effect('magnificent.end.gems-fill-spaces', seat, { gems, areas: byGems })];
  const changed = withDone(withSeat(state, seat, { points: one.points + points }), seat);
  return rest(goOn(table, { state: changed, effects: [...filled, line] }));
}

interface AreasCovered {
  readonly areas: number;
  readonly byGems: number;
  readonly gems: number;
}

/**
 * From the camp, from the open spaces told, or as counted by the table. A camp of which too few areas were read counts by those
 * it has only where nothing is told: matches from before the others were asked for go on so.
 */
function areasOf(
  table: Table,
  state: State,
  one: SeatState,
  { covered, uncovered }: MoveOf<'scoreAreas'>,
): AreasCovered | undefined {
  const open = uncoveredIn(table, one) ?? uncovered;
  if (open === undefined && covered !== undefined) return { areas: covered, byGems: 0, gems: 0 };
  const counted = open ?? uncoveredInRead(one);
  if (counted === undefined) return undefined;
  const gems = one.own === undefined ? 0 : fillingGems(one.own.gems, state.readings.fill);
  const filled = fillBest(counted, gems);
  const used = filled.reduce((sum, count) => sum + count, 0);
  const byTiles = wholeAreas(counted).length;
  const areas = wholeAreas(counted, filled).length;
  return { areas, byGems: areas - byTiles, gems: used };
}
