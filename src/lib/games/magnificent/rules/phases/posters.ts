// Posters: taken one by one, placed, replaced, arranged. Rulebook «Получение карт афиш».
import type { Refused, Ruling } from '../../../../referee/ruling.ts';
import { goOn } from '../flow.ts';
import type { MoveOf } from '../moves.ts';
import {
  bySpace,
  discardPoster,
  drawPoster,
  isOutOfPosters,
  withoutDisplayed,
} from '../posterDeck.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, rest, withEffects } from '../rulings.ts';
import type { Own, PlacedPoster, State } from '../state.ts';
import type { Table } from '../table.ts';
import { freeSpaces, seatOf, stands, usedOn, withOwn } from '../table.ts';
import { acting, isRefused, refuseDue, refuseLevel, refuseOver, refuseStranger } from './turn.ts';

type Take = MoveOf<'takePoster'>;

export function takePoster(table: Table, state: State, move: Take): Ruling<State> {
  const { seat } = move;
  const wrong = refuseOver(state) ?? refuseStranger(state, seat) ?? refuseLevel(state, 'referee');
  const own = seatOf(state, seat)?.own;
  if (wrong !== undefined || own === undefined)
    return wrong ?? refuseFirmly('magnificent.posters.source', { seat, due: 0 });
  const refusal =
    (own.due === 0 ? refuseFirmly('magnificent.posters.source', { seat, due: 0 }) : undefined) ??
    refuseSource(state, own, move) ??
    refuseOption(table, state, own, move);
  return refusal ?? rest(goOn(table, taken(state, own, move)));
}

/** A face-up poster has to lie on its space; a deck that is out gives nothing. */
function refuseSource(
  state: State,
  { due }: Own,
  { seat, from, display }: Take,
): Refused | undefined {
  if (from === 'none') return undefined;
  if (from === 'deck' || display === undefined)
    return from === 'deck' && drawPoster(state).isDrawn
      ? undefined
      : refuseFirmly('magnificent.posters.source', { seat, due, from });
  return state.table?.posters.some(({ space }) => space === display) === true
    ? undefined
    : refuseFirmly('magnificent.posters.refill-at-once', { display });
}

/** With a free space the poster has to be taken and placed there; only then are there other ways. */
function refuseOption(table: Table, state: State, own: Own, move: Take): Refused | undefined {
  const { seat, from, space } = move;
  const { spaces } = table.tables.posters;
  const isFull = own.posters.length >= spaces;
  const isFree = space !== undefined && freeSpaces(table, state, own).includes(space);
  if (isFull || (isFree && from !== 'none')) return undefined;
  const isDeclined = from === 'none' || space === undefined;
  if (isDeclined && (state.readings.decline === 'may-decline' || isOutOfPosters(state)))
    return undefined;
  const clause = 'magnificent.posters.full-options-only-when-full';
  return stands(table, clause)
    ? refuse(clause, { seat, posters: own.posters.length, spaces }, [
        'magnificent.posters.place-empty-space',
        'magnificent.posters.five-spaces',
      ])
    : undefined;
}

function taken(state: State, own: Own, move: Take): Course {
  const { seat, from, space, display, next } = move;
  const due: Course = { state: withOwn(state, seat, { due: own.due - 1 }), effects: [] };
  if (from === 'none')
    return withEffects(
      due,
      effect('magnificent.posters.full-three-options', seat, { option: 'declined' }),
    );
  const shown = state.table?.posters.find((one) => one.space === display)?.poster;
  const poster = from === 'display' ? (shown ?? move.poster) : move.poster;
  const name = poster?.name ?? poster?.id;
  const source = effect(
    'magnificent.posters.source',
    seat,
    {
      from,
      ...(name === undefined ? {} : { name }),
      ...(space === undefined ? {} : { space }),
    },
    [
      'magnificent.posters.place-empty-space',
      'magnificent.posters.linked-tent-space',
      'magnificent.posters.tent-not-needed-to-place',
    ],
  );
  const drawn: Course =
    from === 'deck' || display === undefined
      ? withEffects({ ...due, state: drawPoster(due.state).state }, source)
      : withoutDisplayed(
          withEffects(due, source),
          display,
          next,
          'magnificent.posters.refill-at-once',
        );
  return space === undefined
    ? withEffects(
        { ...drawn, state: discardPoster(drawn.state) },
        effect('magnificent.posters.full-three-options', seat, { option: 'discarded' }),
      )
    : placed(drawn, seat, own, { space, ...(poster === undefined ? {} : { poster }) });
}

/** On its space; what lay there goes to the discarded ones. */
function placed(course: Course, seat: string, own: Own, poster: PlacedPoster): Course {
  const others = own.posters.filter(({ space }) => space !== poster.space);
  const isReplaced = others.length < own.posters.length;
  const laid = withOwn(course.state, seat, { posters: bySpace([...others, poster]) });
  const next = { ...course, state: isReplaced ? discardPoster(laid) : laid };
  return isReplaced
    ? withEffects(
        next,
        effect('magnificent.posters.full-three-options', seat, {
          option: 'replaced',
          space: poster.space,
        }),
      )
    : next;
}

/** After completing posters, or before by the trainer space of the board. */
export function arrange(table: Table, state: State, move: MoveOf<'arrange'>): Ruling<State> {
  const { seat, spaces } = move;
  const act = acting(state, seat);
  if (isRefused(act)) return act;
  const { own, turn } = act;
  const isAfter = turn.action === 'perform';
  const isBefore = turn.action === undefined && usedOn(turn, 'rearrange_before') > 0;
  const wrong = refuseDue(act) ?? refuseSpaces(own, move);
  if (wrong !== undefined) return wrong;
  if (!isAfter && !isBefore && stands(table, 'magnificent.perform.rearrange-only-then'))
    return refuse('magnificent.perform.rearrange-only-then', { seat }, [
      'magnificent.trainers.board-rearrange-before',
    ]);
  const posters = spaces.flatMap((from, index) => {
    const lying = own.posters.find((one) => one.space === from);
    return lying === undefined ? [] : [{ ...lying, space: index + 1 }];
  });
  const said = isBefore
    ? effect('magnificent.perform.rearrange-only-then', seat, {}, [
        'magnificent.trainers.board-rearrange-before',
      ])
    : effect('magnificent.perform.rearrange-after', seat, {});
  return rest(goOn(table, { state: withOwn(state, seat, { posters }), effects: [said] }));
}

/** Every poster has to lie somewhere afterwards, and once. */
function refuseSpaces(own: Own, { seat, spaces }: MoveOf<'arrange'>): Refused | undefined {
  const named = spaces.filter((from) => from !== 0);
  const isSame =
    new Set(named).size === named.length &&
    named.length === own.posters.length &&
    own.posters.every(({ space }) => named.includes(space));
  const missing = own.posters.find(({ space }) => !named.includes(space))?.space;
  return isSame
    ? undefined
    : refuseFirmly('magnificent.posters.linked-tent-space', {
        seat,
        space: missing ?? named.find((from, at) => named.indexOf(from) < at) ?? named[0] ?? 1,
        once: true,
      });
}
