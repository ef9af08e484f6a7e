// An event as it was told, for telling it again: which awards and which nobles of a rank it were, nobody has said.
import type { Noble, Star } from '../../data/assets.ts';
import { NOBLES, STARS, rankOf } from '../../data/assets.ts';
import type { Program } from '../../data/tables.ts';
import type { MoveOf } from '../../rules/moves.ts';

type Told = MoveOf<'produce'>;

export function starsTold({ assets }: Program, { stars = 0 }: Pick<Told, 'stars'>): Star[] {
  return STARS.filter((star) => assets[star] !== undefined).slice(0, stars);
}

export function noblesTold({ nobles }: Pick<Told, 'nobles'>): Noble[] {
  if (nobles === undefined) return [];
  return NOBLES.filter((noble, at) => {
    const before = NOBLES.slice(0, at).filter((one) => rankOf(one) === rankOf(noble));
    return before.length < nobles[rankOf(noble)];
  });
}
