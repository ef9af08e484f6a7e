// What a master card scores: from what the table keeps, from a count told, or as told. Rulebook «Получение очков за карты импресарио».
import type { ClauseId, Refused } from '../../../referee/ruling.ts';
import type { Criterion, CriterionKind, MasterCard } from '../data/kinds.ts';
import type { CardValue, Holdings } from './criteria.ts';
import { campHoldings, unitsThatCount, valueOf, worthOf } from './criteria.ts';
import type { ScoredFacts } from './effectFacts.ts';
import type { Scored } from './moveParts.ts';
import { POSTERS_COUNTED, postersThatCount } from './postersRead.ts';
import { lastingDice } from './powerNow.ts';
import { refuseFirmly } from './rulings.ts';
import type { SeatState, State } from './state.ts';
import { hatOf, spaceOf } from './table.ts';

/** Which clause says how a criterion counts. */
const CRITERION_CLAUSES = {
  small_tile_of_colour: 'magnificent.criteria.small-tile-of-colour',
  large_tile_of_colour: 'magnificent.criteria.large-tile-of-colour',
  any_tile_of_colour: 'magnificent.criteria.any-tile-of-colour',
  largest_rectangle_of_colour: 'magnificent.criteria.largest-rectangle',
  poster_of_symbol: 'magnificent.criteria.poster-symbol',
  small_tile_any: 'magnificent.criteria.small-tile-any-colour',
  large_tile_any: 'magnificent.criteria.large-tile-any-colour',
  tent: 'magnificent.criteria.tents',
  paid_coin: 'magnificent.criteria.pay-coins',
  flat: 'magnificent.criteria.flat-eight',
  column: 'magnificent.criteria.columns',
  row: 'magnificent.criteria.rows',
  dice_due: 'magnificent.criteria.dice-due',
  trainer: 'magnificent.criteria.trainers',
  poster_of_one_artist: 'magnificent.criteria.one-artist',
  unique_artist: 'magnificent.criteria.unique-artists',
  clear_dice_doubled: 'magnificent.criteria.clear-dice-doubled',
  coloured_gem: 'magnificent.criteria.coloured-gems',
  hat_requirement: 'magnificent.criteria.hat-requirement',
} as const satisfies Record<CriterionKind, ClauseId>;

/** What the table keeps of a seat; what it does not keep stays open. */
export function holdingsOf(state: State, one: SeatState): Holdings {
  const { own, coins } = one;
  const isFinal = state.phase === 'halves';
  const noDice = isFinal && state.readings.lastDice === 'no-dice';
  const hat = hatPower(state, one);
  return {
    coins,
    dice: noDice ? [] : lastingDice(state, one),
    ...(hat === undefined ? {} : { hat }),
    ...(own === undefined
      ? {}
      : {
          tiles: own.built,
          tents: own.tents.length,
          trainers: own.trainers + own.resting,
          gems: own.gems,
          posters: own.completed.map(({ poster = {} }) => poster),
          ...(own.camp === undefined
            ? {}
            : campHoldings(own.camp.board, own.camp.tiles, state.readings.rectangle)),
        }),
  };
}

/** Power that the space of the hat asks for; an unnumbered space may count as its number. */
function hatPower(state: State, one: SeatState): number | undefined {
  const place = hatOf(one);
  const space = spaceOf(state, place);
  if (space === undefined || space.requirement > 0) return space?.requirement;
  return state.readings.hat === 'space-number' ? place : 0;
}

/** The card scores the coins that are paid for it; under one reading no longer at the end. */
export function isPaidFor(
  { phase, readings }: Pick<State, 'phase' | 'readings'>,
  { kind }: Criterion,
): boolean {
  return kind === 'paid_coin' && (phase !== 'halves' || readings.lastCoins === 'half-as-well');
}

/** Coins that may be paid for a card now. */
export function payableFor(state: State, one: SeatState, criterion: Criterion): number {
  return isPaidFor(state, criterion) ? unitsThatCount(criterion, one.coins) : 0;
}

/** How often a criterion counts for a seat, as the table knows it; undefined where that, or what is paid, is still to be told. */
export function unitsKnown(state: State, one: SeatState, criterion: Criterion): number | undefined {
  if (payableFor(state, one, criterion) > 0) return undefined;
  return valueOf(criterion, holdingsOf(state, one))?.units;
}

/** A card as it is scored: its points before halving, the coins paid for it. */
export interface Score {
  readonly full: number;
  readonly paid: number;
  readonly facts: ScoredFacts;
  readonly also: readonly ClauseId[];
}

/** Why it cannot be scored, or its score. */
export function scoreOf(state: State, one: SeatState, told: Scored): Score | Refused {
  const { seat, cards } = one;
  const place = told.card;
  const slot = cards[place - 1];
  if (slot === undefined)
    return refuseFirmly('magnificent.score-card.one-of-five', {
      seat,
      card: place,
      cards: cards.length,
    });
  const card = withRead(slot.card, told.read);
  const criterion = card?.criterion;
  const name = card?.name ?? card?.id;
  const said = { card: place, ...(name === undefined ? {} : { name }) };
  if (criterion !== undefined) return byCriterion(state, one, told, criterion, said);
  return told.points === undefined
    ? refuseFirmly('magnificent.criteria.lower-half', { seat, card: place })
    : { full: told.points, paid: 0, facts: { ...said, full: told.points }, also: ALSO };
}

const ALSO: readonly ClauseId[] = ['magnificent.criteria.lower-half'];

/** The card as it was read before; what nobody had read comes with the move. */
export function withRead(
  card: MasterCard | undefined,
  read: MasterCard | undefined,
): MasterCard | undefined {
  if (card === undefined || read === undefined) return card ?? read;
  return card.criterion === undefined ? { ...card, ...read, id: card.id } : card;
}

function byCriterion(
  state: State,
  one: SeatState,
  { card, count, points }: Scored,
  criterion: Criterion,
  said: Pick<ScoredFacts, 'card' | 'name'>,
): Score | Refused {
  const { kind } = criterion;
  const paid = isPaidFor(state, criterion) ? (count ?? 0) : 0;
  if (paid > one.coins)
    return refuseFirmly('magnificent.criteria.pay-coins', {
      seat: one.seat,
      coins: paid,
      has: one.coins,
    });
  const most = unitsThatCount(criterion, paid);
  if (paid > most)
    return refuseFirmly(
      'magnificent.criteria.maximum',
      { seat: one.seat, card, coins: paid, most },
      ['magnificent.criteria.pay-coins'],
    );
  const kept = valueOf(criterion, holdingsOf(state, one), paid);
  const wrong = kept === undefined ? refuseCount(state, one, criterion, count) : undefined;
  if (wrong !== undefined) return wrong;
  const value = kept ?? (count === undefined ? undefined : worthOf(criterion, count));
  if (value === undefined)
    return refuseFirmly('magnificent.criteria.lower-half', { seat: one.seat, card }, [
      CRITERION_CLAUSES[kind],
    ]);
  return {
    full: value.full,
    paid,
    facts: {
      ...said,
      ...criterionFacts(criterion, value),
      ...toldOtherwise(criterion, value.full, { count, points }),
    },
    also: criterionClauses(criterion),
  };
}

/** Posters that the card cannot count, as far as it is known which were completed. */
function refuseCount(
  state: State,
  one: SeatState,
  criterion: Criterion,
  count: number | undefined,
): Refused | undefined {
  const counts = postersThatCount(state, one, criterion);
  if (counts === undefined || count === undefined) return undefined;
  const { least, most } = counts;
  return count >= least && count <= most
    ? undefined
    : refuseFirmly(POSTERS_COUNTED, { seat: one.seat, count, least, most }, [
        CRITERION_CLAUSES[criterion.kind],
      ]);
}

/** A card read after its points were told counts by what it says; what was told before is said, never dropped in silence. */
function toldOtherwise(
  criterion: Criterion,
  full: number,
  { count, points }: Pick<Scored, 'count' | 'points'>,
): Pick<ScoredFacts, 'told'> {
  const { kind } = criterion;
  const isCounted = count !== undefined && kind !== 'paid_coin' && kind !== 'flat';
  const told = points ?? (isCounted ? worthOf(criterion, count).full : full);
  return told === full ? {} : { told };
}

/** What a criterion comes to, in the match and in the tool. */
export function criterionFacts(
  criterion: Criterion,
  { units, full }: Pick<CardValue, 'units' | 'full'>,
): Omit<ScoredFacts, 'card' | 'name'> {
  const { kind, points: each, maximum } = criterion;
  return {
    kind,
    ...('colour' in criterion ? { colour: criterion.colour } : {}),
    count: units,
    each,
    ...(maximum === undefined ? {} : { maximum }),
    full,
  };
}

export function criterionClauses({ kind, maximum }: Criterion): readonly ClauseId[] {
  return [
    CRITERION_CLAUSES[kind],
    ...(maximum === undefined ? [] : (['magnificent.criteria.maximum'] as const)),
    ...(kind === 'row' || kind === 'column'
      ? (['magnificent.criteria.rows-columns-before-gems'] as const)
      : []),
    ...(kind.startsWith('poster') || kind === 'unique_artist'
      ? (['magnificent.criteria.starting-posters-count'] as const)
      : []),
  ];
}
