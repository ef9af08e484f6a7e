// For whom the notes of a tool were told: they outlast the evening, and the next one may have other people.
import * as v from 'valibot';

/** Names in the order of the seats; absent while nothing is told, and in notes of an earlier app. */
export const ToldForSchema = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(5)),
);

/** Somebody else sits where these sat; how many there are says nothing. */
export function isOfOthers(told: readonly string[], now: readonly string[]): boolean {
  return told.some((name, at) => now[at] !== undefined && now[at] !== name);
}
