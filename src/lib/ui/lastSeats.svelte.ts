// The seats of last time's table by colour, for tools that know no match; five unnamed colours where nobody has played.
import { m } from '$lib/paraglide/messages.js';
import { readLastPlayers } from '$lib/table/lastPlayers.ts';
import { SEAT_LOOKS } from './seatLook.ts';
import { onMount } from 'svelte';

export interface ToolSeat {
  /** The colour is the seat: each is at the table once. */
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly symbol: string;
}

/** Called while a component is set up. Last time's seats come first, the other colours after them. */
export function followLastSeats() {
  let people = $state.raw<readonly { readonly name: string; readonly colour: string }[]>([]);

  onMount(async () => {
    const last = await readLastPlayers();
    if (last.ok) people = last.value.table;
  });

  const seats = $derived.by(() => {
    const known = people.flatMap(({ name, colour }) => {
      const look = SEAT_LOOKS.find((one) => one.colour === colour);
      return look === undefined ? [] : [{ id: colour, name, ...look }];
    });
    const others = SEAT_LOOKS.filter(({ colour }) => !known.some(({ id }) => id === colour));
    return [
      ...known,
      ...others.map((look, at) => ({
        id: look.colour,
        name: m.setup_name({ place: known.length + at + 1 }),
        ...look,
      })),
    ];
  });

  return {
    get all(): readonly ToolSeat[] {
      return seats;
    },
    /** Seats of last time; 0 the first time. */
    get played() {
      return people.length;
    },
  };
}
