// What the die of this turn can do, as the rules count it: power for each action, what that reaches and with which gems.
import type { Refusal } from '$lib/referee/ruling.ts';
import type { DiePower, Reach } from '../advice/power.ts';
import { diePowers, gemsAtHand, reachOf } from '../advice/power.ts';
import { powerLines, type PowerLine } from '../advice/powerLines.ts';
import type { Action, Colour, Die } from '../data/kinds.ts';
import { ACTIONS, gemCount } from '../data/kinds.ts';
import type { Tables } from '../data/tables.ts';
import type { BoostReading, PowerParts } from '../rules/power.ts';
import { plusOf, powerOf } from '../rules/power.ts';
import { bonusesIn, PLUS_SPACES, type RoundNote } from './roundNote.ts';

export interface ActionPower {
  readonly action: Action;
  readonly power: number;
  /** With every gem that may be discarded. */
  readonly most: number;
  /** What the card of this turn still offers. */
  readonly plus?: number | undefined;
  /** With every trainer that may stand on own tiles as well. */
  readonly mostByTrainers?: number | undefined;
  /** Empty for travelling: each step is one power. */
  readonly reach: readonly Reach[];
  /** A space that asks for no power is free. */
  readonly hasPlain?: boolean | undefined;
  /** What its levels ask for has not been read yet: more may be within reach than is known. */
  readonly isUnread?: boolean | undefined;
  /** Why it cannot be chosen, whatever its power: gems or trainers used so far are for another action. */
  readonly barred?: Refusal | undefined;
}

/** The most an action reaches as it stands, without another gem or bonus: the number of a level or a space, the steps of a wagon. */
export function reachedBy({ action, power, reach }: ActionPower): number | undefined {
  if (action === 'travel') return power;
  const free = reach.filter(
    ({ gems, plus = 0, trainers = 0, isTaken = false }) =>
      !isTaken && plus + trainers === 0 && gems !== undefined && gemCount(gems) === 0,
  );
  return free.length === 0 ? undefined : Math.max(...free.map(({ requirement }) => requirement));
}

export interface PowerSight {
  /** One line for each colour the die may work as, the strongest first. */
  readonly ways: readonly DiePower[];
  readonly colour: Colour;
  /** Without what only one action has. */
  readonly parts: PowerParts;
  /** What the parts come from, and what gems and trainers of one action could add. */
  readonly lines: readonly PowerLine[];
  readonly most: number;
  readonly actions: readonly ActionPower[];
}

/** Power asked for by the levels and the spaces that are known. */
export interface Asked {
  readonly build: readonly number[];
  readonly perform: readonly number[];
  /** Which gems a table plays for performing. */
  readonly performGems?: BoostReading;
}

/** Undefined while no die has been taken. */
export function powerSight(note: RoundNote, tables: Tables, asked: Asked): PowerSight | undefined {
  const die = note.dice.at(-1);
  if (die === undefined) return undefined;
  const seen = {
    earlier: note.dice.slice(0, -1),
    gems: note.gems,
    bonuses: bonusesIn(note),
    perGem: tables.gems.power,
  };
  const plus = plusFor(note, tables, undefined);
  const ways = diePowers([die], { ...seen, plus });
  const best = ways[0];
  if (best === undefined) return undefined;
  const way = ways.find(({ colour }) => colour === note.as) ?? best;
  const { colour } = way;
  const fromCard = seen.bonuses.reduce((sum, bonus) => sum + plusOf(bonus, colour), 0);
  const actions = ACTIONS.map((action): ActionPower => {
    const more = plusFor(note, tables, action) - plus;
    const power = way.power + more;
    const requirements = action === 'travel' ? [] : asked[action];
    const reading = (action === 'perform' ? asked.performGems : undefined) ?? 'die-colour-gems';
    const playing = { ...seen, reading };
    return {
      action,
      power,
      most: power + gemsAtHand(playing, colour) * seen.perGem,
      reach: reachOf(requirements, power, colour, playing),
    };
  });
  const parts = powerOf({
    taken: die,
    colour,
    earlier: seen.earlier,
    plus: plus + fromCard,
    perGem: tables.gems.power,
  });
  const lines = powerLines(tables, {
    die,
    parts,
    plus: [{ source: 'card', power: fromCard }, ...trainersFor(note, tables)],
    could: way.most - parts.power,
  });
  return { ways, colour, parts, lines, most: way.most, actions };
}

/** Dice on offer, the strongest first; a clear one by its best colour. */
export function offeredPowers(note: RoundNote, tables: Tables): readonly DiePower[] {
  const all = diePowers(note.offered, {
    earlier: note.dice,
    gems: note.gems,
    perGem: tables.gems.power,
  });
  return all.filter((one, at) => all.findIndex(({ die }) => isSame(die, one.die)) === at);
}

function isSame(one: Die, other: Die): boolean {
  return one.colour === other.colour && one.value === other.value;
}

/** What trainers add, space by space. */
function trainersFor({ trainers }: RoundNote, { trainerSpaces }: Tables) {
  return PLUS_SPACES.map((source) => {
    const { plus = 0 } = trainerSpaces[source];
    return { source, power: plus * (trainers[source] ?? 0) };
  });
}

/** What trainers add to one action, or to any of them. */
function plusFor(note: RoundNote, tables: Tables, action: Action | undefined): number {
  return trainersFor(note, tables).reduce((sum, { source, power }) => {
    const { action: only } = tables.trainerSpaces[source];
    return only === undefined || only === action ? sum + power : sum;
  }, 0);
}
