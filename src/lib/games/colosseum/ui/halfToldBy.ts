// What words that name a move leave half told at the table of Colosseum.
import type { HalfToldBy, ToldIn } from '../../card.ts';
import type { Named } from '../../../referee/named.ts';
import type { State } from '../rules/state.ts';
import { nextSeat, seatOf } from '../rules/table.ts';
import type { TOLD } from './toldSchemas.ts';

type Told = ToldIn<typeof TOLD>;

export function halfToldBy(state: unknown, named: Named): HalfToldBy {
  const now = state as State;
  switch (named.kind) {
    case 'trade':
      return trading(now, named);
    case 'produce':
      return producing(now, named);
    case 'invest':
      return investing(now, named);
    default:
      return {};
  }
}

/** With whom the active trader deals, whichever of them was named first. */
function trading(state: State, { seat, others }: Named): Told {
  const active = nextSeat(state);
  const [partner] = others;
  const other = seat === active ? partner : seat;
  if (active === undefined || other === undefined) return {};
  const nothing = { tokens: {}, coins: 0 };
  return { trade: { other, gives: nothing, gets: nothing, whose: active } };
}

function producing(state: State, { seat, things, numbers }: Named): Told {
  const [program, more] = numbers;
  const isOwn = program !== undefined && seatOf(state, seat)?.programs.includes(program) === true;
  if (!isOwn || more !== undefined || !things.includes('program')) return {};
  const none = { missing: 0, stars: [], nobles: [], rests: 0, medalMoves: 0, medals: 0 };
  return { event: { program, ...none, isMoving: false } };
}

/** Which program, or at which end the arena grows, is asked at once. */
function investing({ ring }: State, { things }: Named): Told {
  const [what, more] = things;
  if (more !== undefined) return {};
  const isGrowing = what === 'expansion' && ring !== undefined;
  const isChoosing = what === 'program';
  return isGrowing || isChoosing ? { invest: { isChoosing, isGrowing } } : {};
}
