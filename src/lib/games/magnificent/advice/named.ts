// Which moves of The Magnificent words may mean: who takes which die, and builds, travels or performs.
import { namedMoves, saysMore, type Candidates, type Named } from '../../../referee/named.ts';
import type { ClauseId } from '../../../referee/ruling.ts';
import { ACTIONS, DIE_COLOURS, type Action, type Die } from '../data/kinds.ts';
import type { Move } from '../rules/moves.ts';
import { tableOf } from '../rules/rule.ts';
import { turnWithDie, type State } from '../rules/state.ts';
import { seatOf, turnColour, type Table } from '../rules/table.ts';

type Found = Candidates<Move> | undefined;

const MOMENT: ReadonlySet<ClauseId> = new Set([
  'magnificent.round-end.step-order',
  'magnificent.end.step-order',
  'magnificent.end.after-third-round',
  'magnificent.overview.turn-order',
  'magnificent.overview.turns-per-round',
  'magnificent.overview.turn-phases',
  'magnificent.action.choose-one-of-three',
  'magnificent.trainers.action-specific',
  'magnificent.posters.source',
  'magnificent.build.one-level-only',
] as const);

export const NAMED_MOVES = namedMoves(MOMENT, tableOf, candidates);

function candidates(table: Table, state: State, named: Named): Found {
  const { kind, others } = named;
  const action = ACTIONS.find((one) => one === kind);
  if (named.seat === '' || others.length > 0) return undefined;
  if (kind === 'endTurn') return ending(state, named);
  if (action === undefined && kind !== 'takeDie') return undefined;
  if (state.level === 'scorekeeper') return wholeTurn(state, named, action);
  const one = seatOf(state, named.seat);
  const isUnderWay = turnWithDie(state)?.seat === named.seat;
  const colour = colourIn(named);
  // With the die that lies there already nothing more is said; another one would be taken first.
  const isOther = colour !== undefined && one !== undefined && colour !== turnColour(one);
  return action !== undefined && isUnderWay && !isOther
    ? acting(named, action)
    : takingDie(table, state, named, action);
}

/** Of the die: a colour that is named without it may be that of a wagon, a tile or a gem. */
function colourIn({ kind, things }: Named): Die['colour'] | undefined {
  const [colour, other] = DIE_COLOURS.filter((one) => things.includes(one));
  const isOfDie = kind === 'takeDie' || things.includes('die');
  return isOfDie && other === undefined ? colour : undefined;
}

/** The die that is named by its colour and its value, or by its colour where only one of it is left. */
export function dieIn({ tent = [] }: State, named: Named): Die | undefined {
  const { things, numbers, counts } = named;
  const colour = colourIn(named);
  const [value, more] = numbers;
  const isClear = things.every((thing) => thing === 'die' || thing === colour);
  if (colour === undefined || !isClear || counts.length > 0) return undefined;
  const left = tent.filter((die) => die.colour === colour);
  if (value === undefined) return left.length === 1 ? left[0] : undefined;
  return value >= 1 && value <= 6 && more === undefined ? { colour, value } : undefined;
}

/** What a die is used for beyond its taking is checked by nobody at this level. */
function wholeTurn(state: State, named: Named, action: Action | undefined): Found {
  const { seat } = named;
  const die = dieIn(state, named);
  const bare: readonly Move[] = [
    { type: 'turn', seat, die: die ?? { colour: 'orange', value: 1 } },
  ];
  if (die === undefined) return { bare, whole: [] };
  const sure = state.tent === undefined ? [] : TAKEN;
  return action === undefined ? { bare, whole: [bare], sure } : { bare, whole: [], sure };
}

const TAKEN = ['magnificent.die.take-one-from-main-tent'] as const;

/** On any card that is free; what comes after it is told at the table. */
function takingDie(table: Table, state: State, named: Named, action: Action | undefined): Found {
  const { seat } = named;
  const die = dieIn(state, named);
  const taken = seatOf(state, seat)?.dice ?? [];
  const cards = Array.from({ length: table.tables.hand }, (_, at) => at + 1).filter((card) =>
    taken.every((other) => other.card !== card),
  );
  const take = (card: number): readonly Move[] => [
    { type: 'takeDie', seat, die: die ?? { colour: 'orange', value: 1 }, card },
  ];
  const isAlone = action === undefined && die !== undefined && die.colour !== 'clear';
  return {
    bare: take(cards[0] ?? 1),
    whole: isAlone ? cards.map(take) : [],
    sure: die === undefined ? [] : TAKEN,
  };
}

/** Inside a turn; which level, how far and for which posters is told at the table. */
function acting({ seat, things, numbers, counts }: Named, action: Action): Found {
  const [requirement, more] = numbers;
  switch (action) {
    case 'build': {
      const isLevel =
        requirement !== undefined &&
        more === undefined &&
        counts.length === 0 &&
        things.every((thing) => thing === 'level');
      const build = [{ type: 'build', seat, requirement: requirement ?? 0 }] as const;
      return { bare: build, whole: isLevel ? [build] : [] };
    }
    case 'travel':
      return { bare: [{ type: 'travel', seat, steps: 0 }], whole: [] };
    case 'perform':
      return { bare: [{ type: 'perform', seat, to: 1, posters: [] }], whole: [] };
  }
}

function ending({ level }: State, named: Named): Found {
  if (level === 'scorekeeper') return undefined;
  const end = [{ type: 'endTurn', seat: named.seat }] as const;
  return { bare: end, whole: saysMore(named) ? [] : [end] };
}
