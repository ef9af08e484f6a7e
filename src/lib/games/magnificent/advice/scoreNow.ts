// What each master card is worth at full and at half value; after the last round, which one to score so that the whole final
// count comes to most, coins paid for cards and coins left over included.
import type { Criterion } from '../data/kinds.ts';
import type { CardValue, Holdings } from '../rules/criteria.ts';
import { unitsThatCount, valueOf, worthOf } from '../rules/criteria.ts';
import type { HalfReading } from '../rules/finalCount.ts';
import { coinPoints, halvesOf } from '../rules/finalCount.ts';

export interface CardSeen {
  readonly id: string;
  /** Undefined where nobody has read the card. */
  readonly criterion?: Criterion | undefined;
}

export interface CardSight {
  readonly id: string;
  /** With as many coins paid as count; undefined where the card or what it counts is not told. */
  readonly value: CardValue | undefined;
  /** Fewest coins to pay for that. */
  readonly coins: number;
  /** Points to the maximum; undefined without one. */
  readonly toMaximum: number | undefined;
}

/** In the order given. */
export function cardSights(cards: readonly CardSeen[], holdings: Holdings): readonly CardSight[] {
  return cards.map(({ id, criterion }) => {
    if (criterion === undefined) return { id, value: undefined, coins: 0, toMaximum: undefined };
    const coins = isPaid(criterion) ? unitsThatCount(criterion, holdings.coins ?? 0) : 0;
    const value = needsCoins(criterion, holdings) ? undefined : valueOf(criterion, holdings, coins);
    const { maximum } = criterion;
    const isOpen = maximum !== undefined && value !== undefined;
    return { id, value, coins, toMaximum: isOpen ? maximum - value.full : undefined };
  });
}

/**
 * Which card brings most now. `isOpen`: another one does if the coins it takes are short at a later payment. `savedBy`: points that so
 * many coins save there at most.
 */
export function bestNow(
  sights: readonly CardSight[],
  savedBy: (coins: number) => number,
): { readonly id: string; readonly isOpen: boolean } | undefined {
  const told = sights.flatMap(({ id, value, coins }) =>
    value === undefined ? [] : [{ id, most: value.full, least: value.full - savedBy(coins) }],
  );
  const [best, ...others] = told.sort((one, other) => other.most - one.most);
  return best && { id: best.id, isOpen: others.some(({ most }) => most > best.least) };
}

function isPaid({ kind }: Criterion): boolean {
  return kind === 'paid_coin';
}

function needsCoins(criterion: Criterion, { coins }: Holdings): boolean {
  return isPaid(criterion) && coins === undefined;
}

export interface EndReadings {
  readonly half: HalfReading;
  readonly paidCoins: 'half-as-well' | 'not-at-the-end';
  readonly dice: 'last-round' | 'no-dice';
}

export interface LastChoice {
  /** The card to score at full value. */
  readonly id: string;
  /** Coins to pay for each card, and its points. */
  readonly cards: readonly {
    readonly id: string;
    readonly paid: number;
    readonly points: number;
  }[];
  readonly coinsLeft: number;
  readonly coinPoints: number;
  /** Cards and coins together. */
  readonly points: number;
}

export interface LastSight {
  /** One for each card that could be scored now, the best first. */
  readonly choices: readonly LastChoice[];
  /** Cards that count nothing here because they are not told. */
  readonly untold: readonly string[];
}

/** After the last round: each card in turn at full value, the others at half. `perPoint`: coins for one point. */
export function lastCard(
  cards: readonly CardSeen[],
  holdings: Holdings,
  readings: EndReadings,
  perPoint: number,
): LastSight {
  const seen = cards.map(({ id, criterion }) => ({
    id,
    now: ladderOf(criterion, holdings),
    later: ladderOf(criterion, holdings, readings),
    isTold: criterion !== undefined && ladderOf(criterion, holdings) !== undefined,
  }));
  const told = seen.filter(({ isTold }) => isTold);
  const choices = told.map(({ id }) => choiceOf(id, told, holdings.coins ?? 0, readings, perPoint));
  return {
    choices: choices.sort((one, other) => other.points - one.points),
    untold: seen.filter(({ isTold }) => !isTold).map(({ id }) => id),
  };
}

/** At the final count: one way to spend the coins on the cards, and what comes of it. */
export interface HalvesChoice {
  /** Coins to pay for each card, in the order given. */
  readonly paid: readonly number[];
  /** All of them. */
  readonly spent: number;
  /** Points of all cards, halved. */
  readonly halves: number;
  /** Points of the coins left. */
  readonly coinPoints: number;
  readonly points: number;
}

type HalfSeen = CardSeen & {
  /** Coins told for it already. */
  readonly fixed?: number | undefined;
};

/** For 0, 1, 2 … coins the best split over the cards: the best first, among those as good the one that costs least. */
export function halvesChoices(
  cards: readonly HalfSeen[],
  holdings: Holdings,
  readings: EndReadings,
  perPoint: number,
): readonly HalvesChoice[] {
  const told = cards.reduce((sum, { fixed = 0 }) => sum + fixed, 0);
  const coins = Math.max(0, (holdings.coins ?? 0) - told);
  const ladders = cards.map(({ criterion, fixed }): Ladder => {
    const ladder = ladderOf(criterion, { ...holdings, coins: coins + (fixed ?? 0) }, readings) ?? [
      0,
    ];
    return fixed === undefined ? ladder : [ladder[fixed] ?? ladder.at(-1) ?? 0];
  });
  const choices = bestSpending(ladders, coins, readings.half).flatMap((spending, spent) => {
    if (spending === undefined || spent > coins) return [];
    const halves = totalOf(spending.worth, readings.half);
    const left = coinPoints(coins - spent, perPoint);
    const paid = cards.map(({ fixed }, at) => fixed ?? spending.paid[at] ?? 0);
    return [{ paid, spent: spent + told, halves, coinPoints: left, points: halves + left }];
  });
  return choices.sort((one, other) => other.points - one.points);
}

/** Full points with 0, 1, 2 … coins paid; one step only where coins change nothing. */
type Ladder = readonly number[];

interface Told {
  readonly id: string;
  readonly now: Ladder | undefined;
  readonly later: Ladder | undefined;
}

/** With `readings` it is the final count, otherwise the end of the round. */
function ladderOf(
  criterion: Criterion | undefined,
  holdings: Holdings,
  readings?: EndReadings,
): Ladder | undefined {
  if (criterion === undefined) return undefined;
  if (isPaid(criterion)) {
    if (holdings.coins === undefined) return undefined;
    const isWorthless = readings?.paidCoins === 'not-at-the-end';
    const most = isWorthless ? 0 : unitsThatCount(criterion, holdings.coins);
    return Array.from({ length: most + 1 }, (_, paid) => worthOf(criterion, paid).full);
  }
  const isDice = criterion.kind === 'dice_due' || criterion.kind === 'clear_dice_doubled';
  if (isDice && readings?.dice === 'no-dice') return [0];
  const value = valueOf(criterion, holdings);
  return value === undefined ? undefined : [value.full];
}

function choiceOf(
  id: string,
  told: readonly Told[],
  coins: number,
  readings: EndReadings,
  perPoint: number,
): LastChoice {
  const scored = told.find((one) => one.id === id)?.now ?? [0];
  const others = told.filter((one) => one.id !== id);
  const spent = bestSpending(
    others.map(({ later = [0] }) => later),
    coins,
    readings.half,
  );
  let best = { points: -1, paid: 0, rest: 0 };
  scored.forEach((full, paid) => {
    for (let rest = 0; rest < spent.length && rest + paid <= coins; rest += 1) {
      const halves = totalOf(spent[rest]?.worth ?? 0, readings.half);
      const points = full + halves + coinPoints(coins - paid - rest, perPoint);
      const isBetter = points > best.points;
      const isCheaper = points === best.points && paid + rest < best.paid + best.rest;
      if (isBetter || isCheaper) best = { points, paid, rest };
    }
  });
  const paidFor = spent[best.rest]?.paid ?? [];
  const fullOf = others.map(({ later = [0] }, at) => later[paidFor[at] ?? 0] ?? 0);
  const halves = halvesOf(fullOf, readings.half);
  const coinsLeft = coins - best.paid - best.rest;
  return {
    id,
    cards: told.map((one) => {
      if (one.id === id) return { id, paid: best.paid, points: scored[best.paid] ?? 0 };
      const at = others.indexOf(one);
      return { id: one.id, paid: paidFor[at] ?? 0, points: halves[at] ?? 0 };
    }),
    coinsLeft,
    coinPoints: coinPoints(coinsLeft, perPoint),
    points: best.points,
  };
}

interface Spending {
  /** Halves of the cards, or their full points where the table halves the sum. */
  readonly worth: number;
  readonly paid: readonly number[];
}

function totalOf(worth: number, reading: HalfReading): number {
  return reading === 'each-card' ? worth : Math.floor(worth / 2);
}

/** For 0, 1, 2 … coins paid in all, the split over these cards that is worth most. */
function bestSpending(
  ladders: readonly Ladder[],
  coins: number,
  reading: HalfReading,
): readonly (Spending | undefined)[] {
  let best: (Spending | undefined)[] = [{ worth: 0, paid: [] }];
  for (const ladder of ladders) {
    const worths = reading === 'each-card' ? ladder.map((full) => Math.floor(full / 2)) : ladder;
    const next: (Spending | undefined)[] = [];
    const highest = Math.min(coins, best.length - 1 + worths.length - 1);
    for (let spent = 0; spent <= highest; spent += 1) {
      let most = -1;
      let paid = 0;
      for (let here = 0; here < worths.length && here <= spent; here += 1) {
        const before = best[spent - here];
        const worth = (worths[here] ?? 0) + (before?.worth ?? -Infinity);
        if (worth <= most) continue;
        most = worth;
        paid = here;
      }
      const before = best[spent - paid];
      next.push(before && { worth: most, paid: [...before.paid, paid] });
    }
    best = next;
  }
  return best;
}
