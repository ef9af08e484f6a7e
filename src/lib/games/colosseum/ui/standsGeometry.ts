// Seats of an amphitheatre seen from above: a half ring of rows, told from left to right.

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The half ring reaches from INNER to OUTER about the origin, above the line y = 0. */
const INNER = 58;
const OUTER = 95;
/** Few seats look like an empty house of the usual size; many make it denser. */
const HOUSES = [
  { seats: 72, rows: 4 },
  { seats: 120, rows: 5 },
  { seats: 200, rows: 7 },
  { seats: 320, rows: 9 },
] as const;

/** A house that holds so many, its seats in the order in which a crowd fills it. */
export function standsFor(spectators: number): { seats: readonly Place[]; radius: number } {
  const house = HOUSES.find(({ seats }) => seats >= spectators) ?? HOUSES[3];
  const step = (OUTER - INNER) / (house.rows - 1);
  const radii = Array.from({ length: house.rows }, (_, row) => INNER + row * step);
  const around = radii.reduce((sum, one) => sum + one, 0);
  const places = radii.flatMap((distance) => {
    const inRow = Math.ceil((house.seats * distance) / around);
    return Array.from({ length: inRow }, (_, at) => ({
      angle: Math.PI * (1 - (at + 0.5) / inRow),
      distance,
    }));
  });
  const seats = places
    .sort((one, other) => other.angle - one.angle || one.distance - other.distance)
    .map(({ angle, distance }) => ({
      x: round(distance * Math.cos(angle)),
      y: round(-distance * Math.sin(angle)),
    }));
  return { seats, radius: round(Math.min(step, (Math.PI * around) / house.seats) * 0.4) };
}

const round = (length: number) => Math.round(length * 100) / 100;
