// Whether a payment fits a space: number, colour, jokers, and that the tiles lie beside the board. Rulebook «Использование джокеров».
import type { Refused } from '../../../../referee/ruling.ts';
import type { Colour, Tiles } from '../../data/pieces.ts';
import { COLOURS, countOf, lacking } from '../../data/pieces.ts';
import type { Space } from '../board.ts';
import type { Price } from '../facts.ts';
import { refuse } from '../rulings.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { jokerOf, stands } from '../table.ts';

/** Referee level: `pay` includes the placed tile. */
export function refusePayment(
  table: Table,
  state: State,
  seat: SeatState,
  space: Space,
  colour: Colour,
  pay: Tiles,
): Refused | undefined {
  const joker = jokerOf(table.tables, state.round);
  return (
    refuseForeignTiles(table, state, colour, joker, pay) ??
    refuseNumber(table, space, countOf(pay)) ??
    refuseJokersAlone(table, colour, joker, pay) ??
    refuseTilesNotThere(table, seat, space, { colour, joker, pay })
  );
}

/** A payment is one colour and jokers, or the joker colour alone; last round's jokers are plain tiles again. */
function refuseForeignTiles(
  table: Table,
  state: State,
  colour: Colour,
  joker: Colour,
  pay: Tiles,
): Refused | undefined {
  const foreign = COLOURS.find((one) => one !== colour && one !== joker && pay[one] > 0);
  if (foreign === undefined) return undefined;
  if (colour === joker)
    return stands(table, 'summer-pavilion.wild.own-colour')
      ? refuse('summer-pavilion.wild.own-colour', { joker, foreign }, [
          'summer-pavilion.wild.center',
        ])
      : undefined;
  const round = table.tables.jokers.indexOf(foreign) + 1;
  if (round < state.round && stands(table, 'summer-pavilion.joker.expires'))
    return refuse('summer-pavilion.joker.expires', { colour, foreign, joker, round }, [
      'summer-pavilion.wild.substitute',
    ]);
  return stands(table, 'summer-pavilion.wild.substitute')
    ? refuse('summer-pavilion.wild.substitute', { colour, foreign, joker }, [
        'summer-pavilion.place.cost-number',
        'summer-pavilion.joker.replaces-any',
      ])
    : undefined;
}

function refuseNumber(table: Table, space: Space, paid: number): Refused | undefined {
  if (paid === space.number || !stands(table, 'summer-pavilion.place.cost-number'))
    return undefined;
  const facts = { space: space.id, needs: space.number, paid };
  return refuse('summer-pavilion.place.cost-number', facts, ['summer-pavilion.play.place-one']);
}

function refuseJokersAlone(
  table: Table,
  colour: Colour,
  joker: Colour,
  pay: Tiles,
): Refused | undefined {
  if (pay[colour] > 0 || !stands(table, 'summer-pavilion.wild.one-natural')) return undefined;
  return refuse('summer-pavilion.wild.one-natural', { colour, jokers: pay[joker] }, [
    'summer-pavilion.wild.any-colour',
  ]);
}

function refuseTilesNotThere(
  table: Table,
  { hand }: SeatState,
  space: Space,
  { colour, joker, pay }: { colour: Colour; joker: Colour; pay: Tiles },
): Refused | undefined {
  const lacks = lacking(hand, pay);
  if (lacks === undefined || !stands(table, 'summer-pavilion.play.turn-check')) return undefined;
  const price = priceOf(table, hand, space, { colour, joker });
  const needsNatural = price.has === 0 && price.jokers > 0;
  const facts = { colour: lacks, has: hand[lacks], needs: pay[lacks] };
  // Where the table let another number or another colour stand, it is not the price that is short.
  const isPrice =
    countOf(pay) === price.cost &&
    COLOURS.every((one) => pay[one] === 0 || one === colour || one === joker);
  return price.missing === 0 || !isPrice
    ? refuse('summer-pavilion.play.turn-check', facts, ['summer-pavilion.place.own-tiles-only'])
    : refuse('summer-pavilion.play.turn-check', { ...facts, price }, [
        'summer-pavilion.place.cost-number',
        ...(needsNatural ? (['summer-pavilion.wild.one-natural'] as const) : []),
        'summer-pavilion.place.own-tiles-only',
      ]);
}

/** What a space costs in a colour, and what of it the hand has. */
function priceOf(
  table: Table,
  hand: Tiles,
  { id, number: cost }: Space,
  { colour, joker }: { colour: Colour; joker: Colour },
): Price {
  const has = hand[colour];
  const jokers = colour === joker ? 0 : hand[joker];
  const natural = has > 0 || !stands(table, 'summer-pavilion.wild.one-natural') ? 0 : 1;
  const missing = Math.max(natural, cost - has - jokers);
  return { space: id, cost, has, jokers, missing };
}
