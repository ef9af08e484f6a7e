// Who has won how often, with how many points, and against whom: counted from finished matches. Pure.
import { nameKey } from '../referee/nameKey.ts';

/** A finished match, as far as it is counted. */
export interface PlayedMatch {
  readonly game: string;
  /** Local time with its offset, ISO 8601. */
  readonly ended: string;
  readonly seats: readonly { readonly id: string; readonly name: string }[];
  /** Rank 1 has won; several share it. */
  readonly ranks: readonly {
    readonly seat: string;
    readonly rank: number;
    readonly total: number;
  }[];
}

export interface PersonTally {
  readonly name: string;
  readonly played: number;
  /** Shared victories count for everybody who shared them; alone nobody is beaten. */
  readonly won: number;
  /** Points: the most in one match, and the mean of all. */
  readonly best: number;
  readonly mean: number;
  readonly against: readonly Against[];
}

/** Two people at the same tables: how often one of them ended before the other. */
interface Against {
  readonly name: string;
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
}

/** Who won most first, of these who played least. The same name is the same person, written as in the first match given. */
export function tallyOf(matches: readonly PlayedMatch[]): readonly PersonTally[] {
  const people = new Map<string, Counting>();
  for (const { seats, ranks } of matches) {
    const placed = ranks.flatMap(({ seat, rank, total }) => {
      const name = seats.find(({ id }) => id === seat)?.name;
      return name === undefined ? [] : [{ name, key: nameKey(name), rank, total }];
    });
    for (const { name, key, rank, total } of placed) {
      const person: Counting = people.get(key) ?? { name, totals: [], won: 0, against: new Map() };
      people.set(key, person);
      person.totals.push(total);
      const others = placed.filter((one) => one.key !== key);
      if (rank === 1 && others.length > 0) person.won += 1;
      for (const other of others) meet(person, other, other.rank - rank);
    }
  }
  return [...people.values()].map(toldOf).toSorted(byWins);
}

interface Counting {
  readonly name: string;
  readonly totals: number[];
  won: number;
  readonly against: Map<string, { name: string; ahead: number; behind: number; level: number }>;
}

/** `by`: places before the other; below 0 behind. */
function meet(person: Counting, other: { key: string; name: string }, by: number): void {
  const known = person.against.get(other.key);
  const met = known ?? { name: other.name, ahead: 0, behind: 0, level: 0 };
  person.against.set(other.key, met);
  met[by > 0 ? 'ahead' : by < 0 ? 'behind' : 'level'] += 1;
}

function toldOf({ name, totals, won, against }: Counting): PersonTally {
  const sum = totals.reduce((all, one) => all + one, 0);
  return {
    name,
    played: totals.length,
    won,
    best: totals.reduce((most, one) => Math.max(most, one), -Infinity),
    mean: sum / totals.length,
    against: [...against.values()].toSorted((one, other) => meetings(other) - meetings(one)),
  };
}

const meetings = ({ ahead, behind, level }: Against) => ahead + behind + level;

const byWins = (one: PersonTally, other: PersonTally) =>
  other.won - one.won || one.played - other.played || one.name.localeCompare(other.name);
