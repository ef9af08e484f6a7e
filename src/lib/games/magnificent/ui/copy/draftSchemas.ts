// What a draft of the copy may hold: half told, so looser than what is kept. Read like this after a reload.
import * as v from 'valibot';
import {
  NUMERALS,
  TRAVEL_SYMBOLS,
  type BuildLevel,
  type CampBoard,
  type Gain,
  type Gems,
  type Numeral,
  type Outline,
  type Poster,
  type StartingTent,
  type TrackSpace,
  type TravelSymbol,
} from '../../data/kinds.ts';
import {
  BuildLevelSchema,
  GainSchema,
  GemsSchema,
  StartingTentSchema,
  TrackSpaceSchema,
} from '../../data/tables.ts';
import { AreaSchema, MOST_ACROSS, MOST_TRACK } from '../../rules/boards.ts';
import { list, whole } from '../../rules/bounds.ts';
import { areDisjoint, isInside } from '../../rules/grid.ts';
import { NAME_LENGTH, PosterSchema } from '../../rules/pieces.ts';
import { BonusToldSchema, type BonusTold } from '../bonusTold.ts';
import { CardNoteSchema, type CardNote } from '../cardNote.ts';

const Few = v.optional(whole(0, 40));
const Text = v.pipe(v.string(), v.maxLength(NAME_LENGTH));

/** Without columns or rows while nobody has counted them. */
const CampDraftSchema = v.pipe(
  v.strictObject({
    width: whole(0, MOST_ACROSS),
    height: whole(0, MOST_ACROSS),
    areas: list(AreaSchema, 9),
    bonuses: list(
      v.strictObject({ cell: whole(0, MOST_ACROSS ** 2 - 1), bonus: GainSchema }),
      MOST_ACROSS ** 2,
    ),
  }),
  v.check((camp) => camp.areas.every((area) => isInside(camp, area)) && areDisjoint(camp)),
  v.check(({ width, height, bonuses }) => bonuses.every(({ cell }) => cell < width * height)),
);

/** A master card while it is read. */
export interface CardTold {
  readonly bonus?: BonusTold | undefined;
  readonly note: CardNote;
  readonly numeral?: Numeral | undefined;
  readonly name: string;
}

/** What a board gives, while it is read. */
export interface GoodsTold {
  readonly coins?: number | undefined;
  readonly trainers?: number | undefined;
  readonly tents?: number | undefined;
  readonly gems?: Gems | undefined;
}

export interface Drafts {
  readonly track: readonly TrackSpace[];
  readonly levels: readonly BuildLevel[];
  readonly tentSpaces: readonly (readonly Gain[])[];
  readonly outlines: Outline;
  readonly travel: readonly (readonly TravelSymbol[])[];
  readonly camp: CampBoard;
  readonly goods: GoodsTold;
  readonly card: CardTold;
  readonly poster: Poster;
  readonly tent: StartingTent;
}

type Schemas = { readonly [Shelf in keyof Drafts]: v.GenericSchema<unknown, Drafts[Shelf]> };

export const DRAFTS: Schemas = {
  track: list(TrackSpaceSchema, MOST_TRACK),
  levels: list(BuildLevelSchema, MOST_TRACK),
  tentSpaces: v.pipe(v.array(list(GainSchema, 4)), v.length(4)),
  outlines: list(v.strictObject({ column: whole(0, 5), row: whole(0, 5) }), 6),
  travel: list(list(v.picklist(TRAVEL_SYMBOLS), 4), MOST_TRACK),
  camp: CampDraftSchema,
  goods: v.strictObject({
    coins: Few,
    trainers: Few,
    tents: Few,
    gems: v.optional(GemsSchema),
  }),
  card: v.strictObject({
    bonus: v.optional(BonusToldSchema),
    note: CardNoteSchema,
    numeral: v.optional(v.picklist(NUMERALS)),
    name: Text,
  }),
  poster: PosterSchema,
  /** One of the copy has a name of its own, which stays with it. */
  tent: v.object(StartingTentSchema.entries),
};
