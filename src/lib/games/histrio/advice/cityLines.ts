// What a city brings, as it is read: the effects that are worth a line, those that belong together in one, in the order of the hands.
import type { Effect, SeatId } from '../../../referee/ruling.ts';

/** Said in one line: the first says what it is about, the others follow it. */
export type Line = readonly [Effect, ...Effect[]];

export interface CityLines {
  /** The cards that nobody gains go first, where no other line says so; then those of them that do nothing. */
  readonly swept: Line | undefined;
  readonly lines: readonly Line[];
  /** What hands do last: a crowd draws, one effect for each of it. */
  readonly drawn: Line | undefined;
}

/** Cards on their way are seen above; those of the next turn are no visitor's, and come when they are dealt. */
const SILENT: ReadonlySet<string> = new Set([
  'histrio.alone.bonus-discarded',
  'histrio.alone.actors-into-hand',
  'histrio.alone.actor-4-nothing',
  'histrio.alone.court-card-discarded',
  'histrio.caravel.shows-used-cities',
  'histrio.crowd.actors-move-needle',
  'histrio.mood.sector-decides',
  'histrio.mood.managers-stay-otherwise',
  'histrio.alone.rest-joins-troupe',
  'histrio.friendly.never-takes',
  'histrio.opportunity.deal-one-per-city',
]);
const SWEPT = 'histrio.crowd.all-discarded';
const IDLE = 'histrio.crowd.acrobat-bonus-no-effect';
const DRAWN = 'histrio.crowd.each-draws-request';
const THEFT = 'histrio.alone.actor-2-steal';
const HOME = 'histrio.mood.change-returns-managers';

/** `lone` is the visitor who is alone. */
export function cityLines(effects: readonly Effect[], lone: SeatId | undefined): CityLines {
  const said = withSums(withManagers(effects)).filter(
    ({ clause, seat, points }) =>
      !SILENT.has(clause) &&
      clause !== SWEPT &&
      clause !== DRAWN &&
      !(clause === THEFT && seat !== lone && points !== undefined),
  );
  const isSaid = said.some(({ clause }) => clause === 'histrio.friendly.two-friendly');
  return {
    swept: isSaid ? undefined : lineOf(effects, SWEPT, IDLE),
    lines: said
      .filter(({ clause }) => isSaid || clause !== IDLE)
      .reduce<readonly Line[]>(joined, []),
    drawn: lineOf(effects, DRAWN),
  };
}

function lineOf(effects: readonly Effect[], ...clauses: readonly string[]): Line | undefined {
  const [first, ...others] = effects.filter(({ clause }) => clauses.includes(clause));
  return first && [first, ...others];
}

/** What the visitor's purse gains or loses by all of it; undefined where no ecus change hands, or coins are counted at the end. */
export function ecusOf(effects: readonly Effect[], seat: SeatId): number | undefined {
  const paid = effects.flatMap((one) => (one.seat === seat ? (one.points ?? []) : []));
  return paid.length === 0 ? undefined : paid.reduce((sum, points) => sum + points, 0);
}

/** Who goes home because the mood has changed stands beside that. */
function joined(lines: readonly Line[], effect: Effect): readonly Line[] {
  const last = lines.at(-1);
  return last && effect.clause === HOME
    ? [...lines.slice(0, -1), [...last, effect]]
    : [...lines, [effect]];
}

/** A manager goes on stage and is paid for at once: one line says both. */
function withManagers(all: readonly Effect[]): readonly Effect[] {
  return all.flatMap((one, at) => {
    const [before, after] = [all[at - 1], all[at + 1]];
    if (isPlaced(one) && isPaid(after)) return [];
    if (!isPaid(one) || !isPlaced(before)) return [one];
    const also = [before.clause, ...(before.also ?? []), ...(one.also ?? [])];
    return [{ ...one, also }];
  });
}

function isPlaced(effect: Effect | undefined): effect is Effect {
  return effect?.clause === 'histrio.alone.actor-3-place-manager';
}

function isPaid(effect: Effect | undefined): boolean {
  return effect?.clause === 'histrio.alone.actor-3-pay';
}

/** Where the needle moves, its line says what was counted too. */
function withSums(all: readonly Effect[]): readonly Effect[] {
  const net = all.find(({ clause }) => clause === 'histrio.crowd.net-movement');
  const moved = all.find(({ clause }) => clause === 'histrio.mood.direction-and-distance');
  if (!net || !moved) return all;
  const { comedians, tragedians } = net.facts;
  const facts = { ...moved.facts, ...{ comedians, tragedians } };
  const also = [net.clause, ...(moved.also ?? [])];
  return all.flatMap((one) =>
    one === net ? [] : one === moved ? [{ ...moved, facts, also }] : [one],
  );
}
