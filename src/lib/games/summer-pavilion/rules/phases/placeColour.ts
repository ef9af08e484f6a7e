// Phase 2: which colour may go on a space, and what a grey star becomes by it. Rulebook «Правила размещения плиток», grey side.
import type { ClauseId, Effect, Refused } from '../../../../referee/ruling.ts';
import { COLOURS, type Colour } from '../../data/pieces.ts';
import { coloursOn, type Cells, type Space } from '../board.ts';
import { effect, refuse, refuseFirmly } from '../rulings.ts';
import type { SeatState, State } from '../state.ts';
import { jokerOf, stands, type Table } from '../table.ts';

/** The colour that goes on the space, or why the told one may not. */
export function colourOf(
  table: Table,
  state: State,
  seat: SeatState,
  space: Space,
  told: Colour | undefined,
): Colour | Refused {
  const { star } = space;
  if (star.colour !== undefined)
    return refuseForeign(table, state, space, star.colour, told) ?? told ?? star.colour;
  const lying = coloursOn(seat.board, star);
  if (told === undefined) {
    const free = COLOURS.filter((one) => !lying.includes(one));
    return state.side === 'grey'
      ? refuseFirmly('summer-pavilion.variant.free-colour', { space: space.id })
      : refuseFirmly('summer-pavilion.place.center-all-different', { free });
  }
  const wrong =
    state.side === 'grey'
      ? refuseOnGreyStar(table, space, lying, told)
      : refuseOnCenter(table, lying, told);
  return wrong ?? told;
}

function refuseForeign(
  table: Table,
  state: State,
  space: Space,
  star: Colour,
  told: Colour | undefined,
): Refused | undefined {
  if (told === undefined || told === star) return undefined;
  const joker = jokerOf(table.tables, state.round);
  if (told === joker)
    return stands(table, 'summer-pavilion.wild.never-on-foreign-space')
      ? refuse('summer-pavilion.wild.never-on-foreign-space', { space: space.id, joker, star }, [
          'summer-pavilion.place.star-colour',
        ])
      : undefined;
  return stands(table, 'summer-pavilion.place.star-colour')
    ? refuse('summer-pavilion.place.star-colour', { space: space.id, colour: told, star })
    : undefined;
}

/** Coloured side: the central star takes each colour once, on any of its numbers. */
function refuseOnCenter(table: Table, lying: readonly Colour[], told: Colour): Refused | undefined {
  if (!lying.includes(told) || !stands(table, 'summer-pavilion.place.center-all-different'))
    return undefined;
  const free = COLOURS.filter((one) => !lying.includes(one));
  return refuse('summer-pavilion.place.center-all-different', { colour: told, free }, [
    'summer-pavilion.place.center-any-space',
    'summer-pavilion.wild.center',
  ]);
}

/** Grey side: the second tile of a star decides whether all six differ or all six agree. */
function refuseOnGreyStar(
  table: Table,
  space: Space,
  lying: readonly Colour[],
  told: Colour,
): Refused | undefined {
  const [first, second] = lying;
  if (first === undefined || second === undefined) return undefined;
  const also: readonly ClauseId[] = [
    'summer-pavilion.variant.second-tile-decides',
    ...(space.star.id === 'center' ? (['summer-pavilion.variant.center-single-ok'] as const) : []),
    'summer-pavilion.variant.same-rules',
  ];
  if (first === second) {
    if (told === first || !stands(table, 'summer-pavilion.variant.single-colour-star'))
      return undefined;
    const facts = { space: space.id, colour: told, star: first };
    return refuse('summer-pavilion.variant.single-colour-star', facts, also);
  }
  if (!lying.includes(told) || !stands(table, 'summer-pavilion.variant.multicolour-star'))
    return undefined;
  const free = COLOURS.filter((one) => !lying.includes(one));
  const facts = { space: space.id, colour: told, free };
  return refuse('summer-pavilion.variant.multicolour-star', facts, also);
}

/** Says what a grey star has become when its second tile falls. */
export function starDecided(cells: Cells, seat: string, { star }: Space): Effect[] {
  const [first, second, third] = coloursOn(cells, star);
  if (first === undefined || second === undefined || third !== undefined) return [];
  const kind = first === second ? first : 'multicolour';
  return [
    effect('summer-pavilion.variant.second-tile-decides', seat, { star: star.id, kind }, [
      'summer-pavilion.variant.free-colour',
      'summer-pavilion.variant.repeats-allowed',
      'summer-pavilion.variant.center-single-ok',
    ]),
  ];
}
