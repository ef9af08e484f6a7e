// A scorekeeper's turn as far as it is told: the move it makes, and all that the key under the thumb says of it.
import { formatChange } from '$lib/i18n/format.ts';
import { locale } from '$lib/i18n/locale.svelte.ts';
import { m } from '$lib/paraglide/messages.js';
import { pointsText } from '$lib/ui/pointsText.ts';
import type { Action, Colour, Die } from '../../data/kinds.ts';
import { COLOURS } from '../../data/kinds.ts';
import type { MoveOf } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { placeOf } from '../../rules/trackPlace.ts';
import type { Words } from '../../rulebook/words.ts';

type Hat = NonNullable<MoveOf<'turn'>['hat']>;

export interface ToldTurn {
  readonly die: Die;
  /** Place of the master card it lies on, from 1, where one was named. */
  readonly card: number | undefined;
  readonly action: Action | undefined;
  readonly hat: Hat | undefined;
  /** What the turn gave, without the coins. */
  readonly points: number;
  /** Below 0 where it cost some. */
  readonly coins: number;
}

/** Only what was told stands in the move. */
export function turnOf(
  seat: string,
  { die, card, action, hat, points, coins }: ToldTurn,
): MoveOf<'turn'> {
  return {
    type: 'turn',
    seat,
    die,
    ...(card === undefined ? {} : { card }),
    ...(action === undefined ? {} : { action }),
    ...(hat === undefined ? {} : { hat }),
    ...(points === 0 ? {} : { points }),
    ...(coins === 0 ? {} : { coins }),
  };
}

/** All that the key records, in its order on the screen. */
export function turnText(
  words: Words,
  state: State,
  { die, action, hat, points, coins }: ToldTurn,
): string {
  return [
    m.mgm_take({ die: words.dieText(die) }),
    ...(action === undefined ? [] : [words.actions[action]]),
    ...(hat === undefined ? [] : [words.trackSpace(placeOf(state, hat.to))]),
    ...(points === 0 ? [] : [pointsText(points)]),
    ...(coins === 0 ? [] : [`${m.mgm_coins()} ${formatChange(locale.current, coins)}`]),
  ].join(', ');
}

/** Where the hat goes; from where too, where more than one could go. */
export function hatText(words: Words, state: State, { to, from }: Hat): string {
  const there = words.trackSpace(placeOf(state, to));
  return from === undefined
    ? there
    : m.mgm_hat_goes({ from: words.trackSpace(placeOf(state, from)), to: there });
}

/** Solitaire: a die before the turn. A clear one is never added. */
export function addedDie({ colour, value }: Die): MoveOf<'addDie'> | undefined {
  const symbol = COLOURS.find((other): other is Colour => other === colour);
  return symbol === undefined ? undefined : { type: 'addDie', die: { colour: symbol, value } };
}
