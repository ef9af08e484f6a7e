// What is told of one master card to count it: its criterion, and how often it counts. The rules work out what it is worth.
import * as v from 'valibot';
import type { Criterion, CriterionKind } from '../data/kinds.ts';
import {
  ARTISTS,
  COLOURED_CRITERIA,
  COLOURS,
  CRITERION_KINDS,
  DIE_COLOURS,
} from '../data/kinds.ts';
import type { Tables } from '../data/tables.ts';
import { HALF_READINGS } from '../rules/finalCount.ts';
import { supplyOf } from '../rules/supply.ts';
import { unitsThatCount, valueOf, worthOf, type CardValue } from '../rules/criteria.ts';

const few = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

export const MOST_POINTS = 99;

export const CardNoteSchema = v.object({
  /** As the players' copy has it. */
  name: v.optional(v.string()),
  kind: v.optional(v.picklist(CRITERION_KINDS)),
  colour: v.optional(v.picklist(COLOURS)),
  /** Of one unit; as in the printed examples while nobody has told it. */
  points: v.optional(v.pipe(few(20), v.minValue(1))),
  maximum: v.optional(v.pipe(few(MOST_POINTS), v.minValue(1))),
  /** Undefined where nobody has told them, in a match alone: the tools begin with none. */
  units: v.optional(few(MOST_POINTS)),
  /** Where dice are what it counts. */
  dice: v.pipe(
    v.array(v.object({ colour: v.picklist(DIE_COLOURS), value: v.pipe(few(6), v.minValue(1)) })),
    v.maxLength(4),
  ),
  /** Its points as the table has counted them, where the criterion is not told. */
  full: v.optional(few(MOST_POINTS)),
});
export type CardNote = v.InferOutput<typeof CardNoteSchema>;

/** A card that is looked at by itself, and how the table halves it. */
const LoneCardSchema = v.object({
  ...CardNoteSchema.entries,
  half: v.optional(v.picklist(HALF_READINGS), 'each-card'),
});
export type LoneCardNote = v.InferOutput<typeof LoneCardSchema>;

export const NO_CARD: CardNote = { units: 0, dice: [] };

/** A card of a match: what is not told of it stays open. */
export const OPEN_CARD: CardNote = { dice: [] };

export const NO_LONE_CARD: LoneCardNote = { ...NO_CARD, half: 'each-card' };

export function parseLoneCard(value: unknown): LoneCardNote | undefined {
  const read = v.safeParse(LoneCardSchema, value);
  return read.success ? read.output : undefined;
}

export function isColoured(kind: CriterionKind): kind is (typeof COLOURED_CRITERIA)[number] {
  return COLOURED_CRITERIA.some((one) => one === kind);
}

export function countsDice(kind: CriterionKind): boolean {
  return kind === 'dice_due' || kind === 'clear_dice_doubled';
}

/** Undefined while its kind, or the colour it needs, is not told. */
export function criterionIn(note: CardNote, tables: Tables): Criterion | undefined {
  const { kind, colour, maximum } = note;
  if (kind === undefined) return undefined;
  const counting = {
    points: note.points ?? tables.criteria[kind],
    ...(maximum === undefined ? {} : { maximum }),
  };
  if (!isColoured(kind)) return { kind, ...counting };
  return colour === undefined ? undefined : { kind, colour, ...counting };
}

/** What the card is worth; undefined while neither its criterion nor its points are told. `coins`: those at hand, where they are told. */
export function valueIn(
  note: CardNote,
  tables: Tables,
  coins = note.units ?? 0,
): CardValue | undefined {
  const criterion = criterionIn(note, tables);
  if (criterion !== undefined)
    return countsDice(criterion.kind) || criterion.kind === 'flat'
      ? valueOf(criterion, { dice: note.dice })
      : note.units === undefined
        ? undefined
        : worthOf(criterion, unitsIn(note.units, criterion, { tables, coins }));
  return note.kind === undefined && note.full !== undefined
    ? worthOf({ kind: 'flat', points: note.full }, 1)
    : undefined;
}

/** Coins are paid as far as there are any, and as far as they count; of nothing else more counts than there can be. */
function unitsIn(
  units: number,
  criterion: Criterion,
  { tables, coins }: { readonly tables: Tables; readonly coins: number },
): number {
  return criterion.kind === 'paid_coin'
    ? unitsThatCount(criterion, Math.min(units, coins))
    : Math.min(units, supplyOf(criterion, tables)?.most ?? units);
}

/** Another kind counts another thing. */
export function withKind(note: CardNote, kind: CriterionKind, blank = NO_CARD): CardNote {
  return { ...blank, kind, dice: note.dice, ...(note.colour && { colour: note.colour }) };
}

export function withCriterion(
  criterion: Criterion,
  name: string | undefined,
  blank = NO_CARD,
): CardNote {
  const { kind, points, maximum } = criterion;
  return {
    ...blank,
    kind,
    points,
    ...('colour' in criterion ? { colour: criterion.colour } : {}),
    ...(maximum === undefined ? {} : { maximum }),
    ...(name === undefined ? {} : { name }),
  };
}

/** Counts one tap away. `requirements` of the performance track. */
export function likelyUnits(
  kind: CriterionKind,
  tables: Tables,
  requirements: readonly number[],
): readonly number[] {
  if (kind === 'hat_requirement') return [0, ...new Set(requirements)];
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
  switch (kind) {
    case 'tent':
      return upTo(tables.tents.most);
    case 'trainer':
      return upTo(tables.trainers);
    case 'unique_artist':
      return upTo(ARTISTS.length);
    case 'coloured_gem':
      return upTo(tables.gems.storage * COLOURS.length);
    default:
      return upTo(13);
  }
}
