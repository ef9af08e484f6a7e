// Where the ring is not kept: what dice and medals came to, told with the event or instead of it. Rulebook «Шаг 1», «Императорские медали».
import type { Refused } from '../../../../referee/ruling.ts';
import { gainMedals, playMedals } from '../holding.ts';
import type { MoveOf } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, withEffects } from '../rulings.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { stands } from '../table.ts';

type Walk = Pick<MoveOf<'pass'>, 'seat' | 'rests' | 'medalMoves'>;

/** True where somebody tells of dice or medal moves. */
export function hasWalked({ ring }: State, { rests = 0, medalMoves = 0 }: Walk): boolean {
  return ring === undefined && rests + medalMoves > 0;
}

/** Medals that one roll can earn. */
export function mostRests({ readings }: Pick<State, 'readings'>, { loge }: SeatState): number {
  return loge && readings.rests === 'each-noble' ? 2 : 1;
}

/** More nobles at rest than dice, or more medals played than there are; those the dice earn may be played at once. */
export function refuseWalk(
  table: Table,
  state: State,
  one: SeatState,
  { rests = 0, medalMoves = 0, medals = 0 }: Walk & { readonly medals?: number | undefined },
): Refused | undefined {
  const { seat } = one;
  const isTold = state.ring === undefined;
  const most = mostRests(state, one);
  if (isTold && rests > most && stands(table, 'colosseum.rest.medal'))
    return refuse('colosseum.rest.medal', { seat, rests, most }, [
      one.loge ? 'colosseum.dice.two-with-loge' : 'colosseum.dice.one-without-loge',
    ]);
  const played = medals + (isTold ? medalMoves : 0);
  const has = one.medals + (isTold ? Math.min(rests, state.medals) : 0);
  return played > has
    ? refuseFirmly('colosseum.medal.discarded', { seat, medals: played, has })
    : undefined;
}

/** Medals earned by the dice and played for moves. */
export function walkTold(state: State, { seat, rests = 0, medalMoves = 0 }: Walk): Course {
  if (state.ring !== undefined) return { state, effects: [] };
  const { gained, state: after } = gainMedals(state, seat, rests);
  return withEffects(
    { state: playMedals(after, seat, medalMoves), effects: [] },
    ...(gained === 0 ? [] : [effect('colosseum.medal.source-dice', seat, { medals: gained })]),
    ...(gained === rests ? [] : [effect('colosseum.medal.supply', seat, { medals: 0 })]),
  );
}
