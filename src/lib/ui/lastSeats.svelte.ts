// The seats of last time's table by colour, for tools that know no match; five unnamed colours where nobody has played. A name
// given at a tool holds at all of them, until another table has played.
import { m } from '$lib/paraglide/messages.js';
import { isUnseen } from '$lib/referee/nameKey.ts';
import { dropDraft, keepDraft, readDraft } from '$lib/table/drafts.ts';
import { readLastPlayers } from '$lib/table/lastPlayers.ts';
import { SEAT_LOOKS } from '$lib/referee/looks.ts';
import { onMount } from 'svelte';
import * as v from 'valibot';

export interface ToolSeat {
  /** The colour is the seat: each is at the table once. */
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly symbol: string;
}

const DRAFT = 'tool-names';

const GivenSchema = v.object({
  /** Whom the names were given over. */
  table: v.string(),
  names: v.record(v.string(), v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
});
type Names = v.InferOutput<typeof GivenSchema>['names'];

/** Called while a component is set up. Last time's seats come first, the other colours after them. */
export function followLastSeats() {
  let people = $state.raw<readonly { readonly name: string; readonly colour: string }[]>([]);
  let known = $state.raw<readonly string[]>([]);
  let given = $state.raw<Names>({});

  const table = $derived(JSON.stringify(people.map(({ name, colour }) => [colour, name])));

  onMount(async () => {
    const last = await readLastPlayers();
    if (last.ok) ({ table: people, names: known } = last.value);
    const kept = v.safeParse(GivenSchema, readDraft(DRAFT));
    if (kept.success && kept.output.table === table) given = kept.output.names;
  });

  const seats = $derived.by(() => {
    const sat = people.flatMap(({ name, colour }) => {
      const look = SEAT_LOOKS.find((one) => one.colour === colour);
      return look === undefined ? [] : [{ id: colour, name: given[colour] ?? name, ...look }];
    });
    const others = SEAT_LOOKS.filter(({ colour }) => !sat.some(({ id }) => id === colour));
    return [
      ...sat,
      ...others.map((look, at) => ({
        id: look.colour,
        name: given[look.colour] ?? m.setup_name({ place: sat.length + at + 1 }),
        ...look,
      })),
    ];
  });

  return {
    get all(): readonly ToolSeat[] {
      return seats;
    },
    /** Names of everybody known, who played last first: to be offered. */
    get known() {
      return known;
    },
    /** Nothing takes the given name away. */
    rename(id: string, name: string) {
      const { [id]: _, ...others } = given;
      const clean = name.trim().slice(0, 40);
      given = isUnseen(clean) ? others : { ...others, [id]: clean };
      if (Object.keys(given).length === 0) dropDraft(DRAFT);
      else keepDraft(DRAFT, { table, names: given });
    },
    /** Seats of last time; 0 the first time. */
    get played() {
      return people.length;
    },
  };
}
