// Who sits where while a match is set up: names and marks clockwise, who begins, and which names are alike: no match begins with those.
import { m } from '$lib/paraglide/messages.js';
import { locales } from '$lib/paraglide/runtime.js';
import type { MatchSeat } from '$lib/referee/matchFile.ts';
import { isSameName, isUnseen } from '$lib/referee/nameKey.ts';
import type { LastPlayers } from '$lib/table/lastPlayers.ts';
import { SEAT_LOOKS } from '$lib/referee/looks.ts';
import type { Row } from './setupForm.ts';

/** More seats than any game has. */
const MOST_SEATS = 9;

/** A seat that nobody named was called so, in whichever language: no name to come back. */
export function isPlaceholder(name: string): boolean {
  return locales.some((locale) =>
    Array.from({ length: MOST_SEATS }, (_, at) => m.setup_name({ place: at + 1 }, { locale })).some(
      (one) => one === name,
    ),
  );
}

function lookOf(colour: string | undefined): number | undefined {
  const look = SEAT_LOOKS.findIndex((one) => one.colour === colour);
  return look === -1 ? undefined : look;
}

export class Seating {
  readonly #least: number;
  readonly #most: number;
  rows: Row[] = $state([]);
  /** The key of who begins. */
  first = $state('');

  /** Rows taken away by the number of players, last one last. */
  readonly #spare: Row[] = [];

  constructor({ min, max }: { readonly min: number; readonly max: number }) {
    this.#least = min;
    this.#most = max;
  }

  readonly seats = $derived(
    this.rows.map(({ key, name, look }, index) => ({
      id: key,
      name: isUnseen(name) ? m.setup_name({ place: index + 1 }) : name.trim(),
      colour: SEAT_LOOKS[look]?.colour ?? 'seat-1',
      symbol: SEAT_LOOKS[look]?.symbol ?? 'circle',
    })),
  );
  /** Keys of those who are called like somebody before them: nobody could tell them apart, and a name is a person. */
  readonly namesakes: readonly string[] = $derived(
    this.seats
      .filter(({ name }, at) => this.seats.slice(0, at).some((one) => isSameName(one.name, name)))
      .map(({ id }) => id),
  );
  /** How many may sit here. */
  get counts(): number[] {
    return Array.from({ length: this.#most - this.#least + 1 }, (_, at) => this.#least + at);
  }
  /** One alone begins, and sits nowhere else. */
  readonly isAlone = $derived(this.rows.length === 1);
  get canLeave(): boolean {
    return this.rows.length > this.#least;
  }

  nameOf(seat: string): string | undefined {
    return this.seats.find(({ id }) => id === seat)?.name;
  }

  /** Whatever was told before it was known who sat here last stands: a number of players, a name. */
  seat(people: LastPlayers['table']): void {
    const told = this.rows;
    const seated = people.slice(0, this.#most);
    // Last time's table may have been too small for this game.
    const count = Math.max(seated.length || Math.min(3, this.#most), this.#least);
    this.rows = Array.from({ length: count }, (_, index) => {
      const person = seated[index];
      return {
        key: `s${index + 1}`,
        name: person === undefined || isPlaceholder(person.name) ? '' : person.name,
        look: lookOf(person?.colour) ?? index,
      };
    });
    this.#settleLooks();
    this.first = this.rows[0]?.key ?? '';
    this.#letStand(told);
  }

  /** The same people where they sat, in their colours. Each keeps its seat's id: options are told by it. As for `seat`, what was told stands. */
  seatAgain(seats: readonly MatchSeat[], first: string): void {
    const told = this.rows;
    this.rows = seats.slice(0, this.#most).map(({ id, name, colour }, index) => ({
      key: id,
      name: isPlaceholder(name) ? '' : name,
      look: lookOf(colour) ?? index,
    }));
    this.#settleLooks();
    this.first = this.rows.some(({ key }) => key === first) ? first : (this.rows[0]?.key ?? '');
    this.#letStand(told);
  }

  /** As somebody left it. */
  takeUp(rows: readonly Readonly<Row>[], first: string): void {
    this.rows = rows.map((row) => ({ ...row }));
    this.first = first;
  }

  /** Who is sent away by a smaller number comes back with a larger one. */
  setCount(count: number): void {
    while (this.rows.length > count) {
      const gone = this.rows.at(-1);
      if (gone !== undefined) this.#spare.push(gone);
      this.remove(this.rows.length - 1);
    }
    while (this.rows.length < count) {
      const back = this.#spare.pop();
      if (back === undefined || this.rows.some(({ key }) => key === back.key)) this.#add();
      else this.rows.push(back);
      this.#settleLooks();
    }
  }

  remove(index: number): void {
    const [gone] = this.rows.splice(index, 1);
    if (gone?.key === this.first) this.first = this.rows[0]?.key ?? '';
  }

  moveLater(index: number): void {
    const [row] = this.rows.splice(index, 1);
    if (row) this.rows.splice((index + 1) % (this.rows.length + 1), 0, row);
  }

  nextLook(row: Row): void {
    const others = this.rows.filter((other) => other !== row).map(({ look }) => look);
    do row.look = (row.look + 1) % SEAT_LOOKS.length;
    while (others.includes(row.look));
  }

  drawFirst(): void {
    const at = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    this.first = this.rows[at % this.rows.length]?.key ?? this.first;
  }

  #letStand(told: readonly Row[]): void {
    if (told.length === 0) return;
    this.setCount(told.length);
    for (const [index, row] of this.rows.entries()) row.name = told[index]?.name || row.name;
  }

  #add(): void {
    const free = [1, 2, 3, 4, 5].find((at) => !this.rows.some(({ key }) => key === `s${at}`)) ?? 1;
    this.rows.push({ key: `s${free}`, name: '', look: this.rows.length % SEAT_LOOKS.length });
  }

  /** Two seats never share a mark: who comes later takes the next free one. */
  #settleLooks(): void {
    for (const [index, row] of this.rows.entries()) {
      const taken = this.rows.slice(0, index).map(({ look }) => look);
      while (taken.includes(row.look)) row.look = (row.look + 1) % SEAT_LOOKS.length;
    }
  }
}
