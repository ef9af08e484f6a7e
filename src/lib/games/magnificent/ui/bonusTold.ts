// The upper half of a master card while it is told: the colour of a tile that it lets build may still be open.
import * as v from 'valibot';
import type { CardBonus } from '../data/kinds.ts';
import { whole } from '../rules/bounds.ts';
import { CardBonusSchema } from '../rules/pieces.ts';

export type BonusTold =
  | CardBonus
  | { readonly kind: 'trainer_for_tile'; readonly colour?: undefined }
  | { readonly kind: 'gems_for_tile'; readonly count: number; readonly colour?: undefined };

export const BonusToldSchema: v.GenericSchema<unknown, BonusTold> = v.union([
  CardBonusSchema,
  v.strictObject({ kind: v.literal('trainer_for_tile') }),
  v.strictObject({ kind: v.literal('gems_for_tile'), count: whole(1, 20) }),
]);

/** Undefined while its colour is open. */
export function bonusIn(told: BonusTold | undefined): CardBonus | undefined {
  return told === undefined || isColourDue(told) ? undefined : told;
}

export function isColourDue(told: BonusTold): told is Exclude<BonusTold, CardBonus> {
  const isOfTile = told.kind === 'trainer_for_tile' || told.kind === 'gems_for_tile';
  return isOfTile && told.colour === undefined;
}

/** With a colour the printed bonus adds 2 to the die, without one 1; any other number is what somebody has told. */
export function plusIn(
  { count, colour: before }: Extract<CardBonus, { kind: 'plus' }>,
  colour: Extract<CardBonus, { kind: 'plus' }>['colour'],
): CardBonus {
  const usual = (named: typeof colour) => (named === undefined ? 1 : 2);
  const isUsual = count === usual(before);
  return {
    kind: 'plus',
    count: isUsual ? usual(colour) : count,
    ...(colour === undefined ? {} : { colour }),
  };
}
