// What other people's work the app holds, and under which terms: a list written when it is built, kept offline like the rest.
import { asset } from '$app/paths';
import * as v from 'valibot';

const LicencesSchema = v.array(
  v.object({
    name: v.string(),
    version: v.string(),
    /** Its short name: MIT. */
    identifier: v.optional(v.string()),
    /** In full, as its authors wrote it. */
    text: v.optional(v.string()),
  }),
);

/** Rejects where the list cannot be had or is damaged. */
export async function readLicences(): Promise<v.InferOutput<typeof LicencesSchema>> {
  const answer = await fetch(asset('/licences.json'));
  if (!answer.ok) throw new Error(`licences.json: ${answer.status}`);
  return v.parse(LicencesSchema, await answer.json());
}
