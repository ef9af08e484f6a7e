// The final count of one player, as the rules have it: halves, coins, and the best use of the gems left.
import type { Effect } from '../../../referee/ruling.ts';
import { finalGems, type GemSight } from '../advice/finalGems.ts';
import type { Tables } from '../data/tables.ts';
import { coinPoints, halvesOf } from '../rules/finalCount.ts';
import { effect, scored } from '../rules/rulings.ts';
import type { CardValue } from '../rules/criteria.ts';
import { criterionIn, valueIn } from './cardNote.ts';
import { halfOf } from './halvesText.ts';
import { openIn, type FinalNote } from './finalNote.ts';
import { COUNTED, halfLine } from './reckoning.ts';

export interface FinalSight {
  /** Of each card at full value, with the coins that are there; undefined while it is not told. */
  readonly values: readonly (CardValue | undefined)[];
  /** Of all cards that are told. */
  readonly full: number;
  /** Of each card by itself, with its half point where they are halved together; undefined while it is not told. */
  readonly halves: readonly (number | undefined)[];
  readonly cards: number;
  /** Left once coins are paid for cards. */
  readonly coinsLeft: number;
  readonly coins: number;
  readonly gems: GemSight;
  /** With the points before the final count. */
  readonly total: number;
  readonly effects: readonly Effect[];
}

export function finalSight(note: FinalNote, tables: Tables): FinalSight {
  const { coins: perPoint, area: perArea } = tables.end;
  const { values, coinsLeft } = cardsCounted(note, tables);
  const points = halvesOf(
    values.map((value) => value?.full ?? 0),
    note.half,
  );
  const halves = values.map((value) => value && halfOf(value.full, note.half));
  const full = values.reduce((sum, value) => sum + (value?.full ?? 0), 0);
  const cards = points.reduce((sum, half) => sum + half, 0);
  const coins = coinPoints(coinsLeft, perPoint);
  const gems = finalGems(openIn(note), note.gems, perArea, note.fill);
  return {
    values,
    full,
    halves,
    cards,
    coinsLeft,
    coins,
    gems,
    total: note.before + cards + coins + gems.points,
    effects: [
      ...note.cards.flatMap((card, at) => {
        const value = values[at];
        const { name } = card;
        const told = { card: at + 1, name, criterion: criterionIn(card, tables) };
        return value === undefined ? [] : [halfLine({ ...told, value }, points[at] ?? 0)];
      }),
      ...(coinsLeft === 0
        ? []
        : [scored('magnificent.end.coins', COUNTED, coins, { coins: coinsLeft })]),
      ...areaLines(gems, perArea),
    ],
  };
}

/** One card after the other: coins paid for it are gone, and none is paid that is not there. */
function cardsCounted({ cards, coins }: FinalNote, tables: Tables) {
  let coinsLeft = coins;
  const values = cards.map((card) => {
    const value = valueIn(card, tables, coinsLeft);
    if (card.kind === 'paid_coin') coinsLeft -= value?.units ?? 0;
    return value;
  });
  return { values, coinsLeft };
}

function areaLines({ points, gained, used }: GemSight, perArea: number): Effect[] {
  const byGems = gained / perArea;
  const filled = effect('magnificent.end.gems-fill-spaces', COUNTED, { gems: used, areas: byGems });
  if (points === 0) return [];
  return [
    ...(byGems === 0 ? [] : [filled]),
    scored(
      'magnificent.end.camp-areas',
      COUNTED,
      points,
      { areas: points / perArea, byGems },
      byGems === 0 ? [] : ['magnificent.end.gem-fill-only-for-areas'],
    ),
  ];
}
