// The parts moves are made of, and a table as it lies: seats, dice, places, gems, what was read of a piece.
import * as v from 'valibot';
import { COLOURS, DIE_COLOURS, GEM_COLOURS, TRAINER_TILES } from '../data/kinds.ts';
import { whole } from './bounds.ts';
import { MasterCardSchema, PosterSchema, TentSchema } from './pieces.ts';

export const Seat = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
export const Face = whole(1, 6);
export const Few = whole(0, 20);
export const Coins = whole(0, 9999);
/** A master card of the seat, counted from 1 in the order in which they came. */
export const CardPlace = whole(1, 5);
/** A space of the performance track, #1 at the bottom. */
export const TrackNumber = whole(1, 40);
/** A space of the poster area, and of the tent area below it; 1 is above the starting tent. */
export const OwnSpace = whole(1, 5);
export const ColourSchema = v.picklist(COLOURS);
export const TileSchema = v.picklist(TRAINER_TILES);
/** Number of gems by kind; what is not named is none. */
export const GemsSchema = v.partial(v.strictObject(v.entriesFromList(GEM_COLOURS, whole(1, 20))));
export const DieSchema = v.strictObject({ colour: v.picklist(DIE_COLOURS), value: Face });
export const CardSlotSchema = v.strictObject({ card: v.optional(MasterCardSchema) });
export const PosterSlotSchema = v.strictObject({ poster: v.optional(PosterSchema) });
export const TentSlotSchema = v.strictObject({ tent: v.optional(TentSchema) });
export const SetSchema = v.strictObject({
  card: v.optional(MasterCardSchema),
  tile: v.optional(TileSchema),
});

/** How a card is scored: what it says if nobody read it before, and how often its criterion counts – or the points as told. */
export const ScoredSchema = v.strictObject({
  card: CardPlace,
  read: v.optional(MasterCardSchema),
  /** Tiles, posters, coins paid …; not needed where the table keeps them. */
  count: v.optional(whole(0, 99)),
  /** At full value, for a card that nobody has read; one that has been read meanwhile counts by what it says. */
  points: v.optional(whole(0, 99)),
});
export type Scored = v.InferOutput<typeof ScoredSchema>;
