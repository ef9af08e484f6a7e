// What the power of a turn is made of: each part with the clause it rests on.
import type { ClauseId } from '../../../referee/ruling.ts';
import type { Action, Die, PlusSource } from '../data/kinds.ts';
import type { Tables } from '../data/tables.ts';
import { PLUS_CLAUSES } from '../rules/phases/trainers.ts';
import type { PowerParts } from '../rules/power.ts';
import { powerPartsNow } from '../rules/powerNow.ts';
import type { SeatState, State } from '../rules/state.ts';
import { turnWithDie } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { turnColour } from '../rules/table.ts';
import { gemsAtHand } from './power.ts';

export interface PowerLine {
  /** `clear`: what a clear die works as, no power of its own; `could`: gems that may still be discarded. */
  readonly source: 'die' | 'clear' | 'earlier' | 'gems' | 'card' | 'trainers' | 'could';
  readonly clause: ClauseId;
  readonly power: number;
  /** The only action it works on. */
  readonly action?: Action;
}

export interface PowerMade {
  readonly die: Die;
  readonly parts: Pick<PowerParts, 'taken' | 'earlier' | 'gems'>;
  /** Every +N with where it comes from. */
  readonly plus: readonly { readonly source: PlusSource; readonly power: number }[];
  /** Power that gems could still add. */
  readonly could: number;
}

export function powerLines(
  { trainerSpaces }: Pick<Tables, 'trainerSpaces'>,
  { die, parts, plus, could }: PowerMade,
): readonly PowerLine[] {
  const isClear = die.colour === 'clear';
  const lines: readonly PowerLine[] = [
    { source: 'die', clause: 'magnificent.power.same-colour-sum', power: parts.taken },
    {
      source: 'earlier',
      clause: isClear ? 'magnificent.power.clear-die-sum' : 'magnificent.power.same-colour-sum',
      power: parts.earlier,
    },
    { source: 'gems', clause: 'magnificent.power.gem-boost', power: parts.gems },
    ...[...new Set(plus.map(({ source }) => source))].map((from) => plusLine(from)),
    { source: 'could', clause: 'magnificent.power.gem-boost', power: could },
  ];
  const [first, ...others] = lines.filter(({ power }) => power !== 0);
  if (first === undefined) return [];
  return isClear
    ? [
        first,
        { source: 'clear', clause: 'magnificent.power.clear-die-choose-colour', power: 0 },
        ...others,
      ]
    : [first, ...others];

  function plusLine(from: PlusSource): PowerLine {
    const power = plus.reduce((sum, one) => (one.source === from ? sum + one.power : sum), 0);
    if (from === 'card')
      return { source: 'card', clause: 'magnificent.power.modifier-not-carried-over', power };
    const { action } = trainerSpaces[from];
    return {
      source: 'trainers',
      clause: PLUS_CLAUSES[from],
      power,
      ...(action === undefined ? {} : { action }),
    };
  }
}

/** Of the turn under way. */
export function powerLinesNow(table: Table, state: State, one: SeatState): readonly PowerLine[] {
  const die = one.dice.at(-1);
  const colour = turnColour(one);
  const turn = turnWithDie(state);
  if (die === undefined || colour === undefined || turn === undefined) return [];
  const gems = one.own?.gems ?? {};
  return powerLines(table.tables, {
    die,
    parts: powerPartsNow(table, state, one),
    plus: turn.plus,
    could: gemsAtHand({ gems }, colour) * table.tables.gems.power,
  });
}
