// A game's part of the set-up as somebody left it, where the form is taken up again.
import * as v from 'valibot';

/** Undefined where nothing was filled in yet, or not for this game. */
export function asLeft<Schema extends v.GenericSchema>(
  schema: Schema,
  filled: unknown,
): v.InferOutput<Schema> | undefined {
  const read = v.safeParse(schema, filled);
  return read.success ? read.output : undefined;
}
