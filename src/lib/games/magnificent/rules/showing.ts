// Which posters are shown on which tents, what that asks for, and what it lacks. Rulebook «Представление», 2.
import type { Refused } from '../../../referee/ruling.ts';
import type { Gems, Poster, StartingTent } from '../data/kinds.ts';
import { GEM_COLOURS, TILE_KINDS, gemsOf, plusGems, tilesOf } from '../data/kinds.ts';
import { gemsShort, paymentOf } from './gems.ts';
import type { MoveOf } from './moves.ts';
import { hasTiles, priceOf, refuseCompleting, tilesAsked } from './posters.ts';
import { refuse, refuseFirmly } from './rulings.ts';
import type { Acting, State, Turn } from './state.ts';
import type { Table } from './table.ts';
import { spaceOf, stands, tentUnder, usedOn } from './table.ts';

type Perform = MoveOf<'perform'>;

/** A poster with the tent below it; without one only where the table lets it stand. */
export interface Shown {
  readonly space: number;
  readonly poster: Poster;
  readonly tent?: StartingTent;
}

export function isShown(shown: readonly Shown[] | Refused): shown is readonly Shown[] {
  return !('allowed' in shown);
}

/** What is printed on posters and tents, as it was read or as it is told now. */
export function shownIn(
  table: Table,
  state: State,
  { one, own }: Acting,
  { posters }: Perform,
): readonly Shown[] | Refused {
  const { seat } = one;
  const shown: Shown[] = [];
  for (const { space, poster: told, tent: toldTent } of posters) {
    const lying = own.posters.find((other) => other.space === space);
    if (shown.some((other) => other.space === space))
      return refuseFirmly('magnificent.perform.completed-face-down', { seat, space });
    if (lying === undefined)
      return refuseFirmly('magnificent.posters.linked-tent-space', { seat, space });
    const poster = lying.poster ?? told;
    if (poster === undefined) return refuseFirmly('magnificent.perform.reward-poster', { space });
    const under = tentUnder(table, state, own, space);
    const isRead = space === 1 || own.tents.some((one) => one.space === space && one.tent);
    // A tent can be told as it is read, not where none stands.
    const tent = isRead || under === undefined ? under : (toldTent ?? under);
    if (tent === 'unread') return refuseFirmly('magnificent.perform.reward-tent', { space });
    if (tent === undefined && stands(table, 'magnificent.perform.needs-tent-below'))
      return refuse('magnificent.perform.needs-tent-below', { seat, space });
    shown.push({ space, poster, ...(tent === undefined ? {} : { tent }) });
  }
  return shown;
}

const NO_TENT: StartingTent = { points: 0, coins: 0 };

export function staged(shown: readonly Shown[]) {
  return shown.map(({ poster, tent = NO_TENT }) => ({ poster, tent }));
}

/** Gems as told, or the cheapest payment; as far as they go where the table lets it stand. */
export function gemsFor(
  { own }: Acting,
  { gems }: Perform,
  shown: readonly Shown[],
): Gems | undefined {
  if (gems !== undefined) return gems;
  const price = priceOf(staged(shown)).all;
  return paymentOf(own.gems, price) ?? asFarAsTheyGo(own.gems, price);
}

function asFarAsTheyGo(storage: Gems, price: Gems): Gems {
  const short = gemsShort(storage, price);
  return paymentOf(storage, plusGems(price, short, -1)) ?? {};
}

/** Posters the space allows, and trainers of the turn; undefined where nobody has read it. */
export function posterLimit(
  { tables }: Table,
  state: State,
  turn: Turn | undefined,
  to: number,
): number | undefined {
  const space = spaceOf(state, to);
  const extra = turn === undefined ? 0 : usedOn(turn, 'extra_poster');
  if (space === undefined || space.requirement > 0)
    return space?.posters === undefined ? undefined : space.posters + extra;
  switch (state.readings.blank) {
    case 'no-poster':
      return extra;
    case 'one-poster':
      return 1 + extra;
    case 'any-number':
      return tables.posters.spaces;
  }
}

export interface Show {
  readonly shown: readonly Shown[];
  readonly gems: Gems;
  readonly to: number;
}

export function refuseShow(
  table: Table,
  state: State,
  act: Acting,
  { shown, gems, to }: Show,
): Refused | undefined {
  const { one, own, turn } = act;
  const { seat } = one;
  const limit = posterLimit(table, state, turn, to);
  const clause = 'magnificent.perform.poster-limit';
  if (limit !== undefined && shown.length > limit && stands(table, clause))
    return refuse(clause, { seat, told: shown.length, most: limit });
  const ignore = usedOn(turn, 'ignore_camp_tile') > 0 ? state.readings.ignored : undefined;
  const unmet = refuseCompleting({
    spaces: staged(shown),
    chosen: shown.map((_, at) => at),
    limit: undefined,
    tiles: tilesStand(table) ? own.built : undefined,
    gems: own.gems,
    discarded: gems,
    ignore,
  });
  if (unmet === undefined || !stands(table, unmet)) return undefined;
  switch (unmet) {
    case 'magnificent.perform.needs-all-camp-tiles': {
      const first = shown.find(({ poster }) => !hasTiles(own.built, [poster], ignore));
      return refuse(unmet, { seat, ...lackingTile(own.built, first ? [first] : shown) });
    }
    case 'magnificent.perform.tile-requirements-add-up':
      return refuse(unmet, { seat, ...lackingTile(own.built, shown) });
    case 'magnificent.perform.discard-poster-gems':
    case 'magnificent.perform.discard-tent-gem':
      return refuse(unmet, { seat, ...lackingGem(own.gems, gems, shown) });
    case 'magnificent.perform.poster-limit':
    case 'magnificent.perform.needs-tent-below':
      return undefined;
  }
}

function tilesStand(table: Table): boolean {
  return (
    stands(table, 'magnificent.perform.needs-all-camp-tiles') &&
    stands(table, 'magnificent.perform.tile-requirements-add-up')
  );
}

function lackingTile(built: Acting['own']['built'], shown: readonly Shown[]) {
  const asked = tilesAsked(shown.map(({ poster }) => poster));
  const tile =
    TILE_KINDS.find((one) => tilesOf(asked, one) > tilesOf(built, one)) ?? 'orange_small';
  return { tile, has: tilesOf(built, tile), needs: tilesOf(asked, tile) };
}

/** A kind that is short, or told in another number than is asked for. */
function lackingGem(storage: Gems, told: Gems, shown: readonly Shown[]) {
  const price = priceOf(staged(shown)).all;
  const colour =
    GEM_COLOURS.find((one) => gemsOf(gemsShort(storage, price), one) > 0) ??
    GEM_COLOURS.find((one) => gemsOf(told, one) !== gemsOf(price, one)) ??
    'clear';
  return { colour, has: gemsOf(storage, colour), needs: gemsOf(price, colour) };
}
