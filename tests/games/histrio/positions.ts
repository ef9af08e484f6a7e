// Tables of Histrio in a few words: who sits there, where the needle stands and what lies where.
import type { Card, Mood } from '../../../src/lib/games/histrio/data/cards.ts';
import type { HistrioSetup } from '../../../src/lib/games/histrio/rules/fresh.ts';
import type { Move, Options, Position } from '../../../src/lib/games/histrio/rules/moves.ts';
import type { TrackingLevel } from '../../../src/lib/referee/rules.ts';

export const SEATS = ['ann', 'bo', 'cy', 'dee', 'eve'] as const;
export type Name = (typeof SEATS)[number];

type Place = Partial<Position['seats'][string]>;

export interface Match {
  readonly seats?: 2 | 3 | 4 | 5;
  readonly level?: TrackingLevel;
  readonly options?: Options;
  /** Reading by the last part of the ruling's id. */
  readonly rulings?: Readonly<Record<string, string>>;
}

/** A table in the middle of a match. Seats that are not named have 5 ecus and nothing else. */
export type Lying = Match &
  Partial<Omit<Position, 'seats' | 'phase' | 'needle' | 'cities'>> &
  Partial<Record<Name, Place>> & {
    /** `comedy:2` is the second space of comedy. */
    readonly needle?: `${Mood}:${number}`;
    /** Cards by city, the newest first. */
    readonly cities?: Readonly<Record<number, readonly Card[]>>;
  };

/** The printed set-up. */
export function setUp(match: Match = {}): HistrioSetup {
  const { seats = 3, level = 'referee', options = {}, rulings = {} } = match;
  return {
    seats: SEATS.slice(0, seats),
    firstSeat: 'ann',
    level,
    options,
    houseRulings: Object.fromEntries(
      Object.entries(rulings).map(([name, reading]) => [`histrio.ruling.${name}`, reading]),
    ),
  };
}

/** Everybody chooses a city. */
export function travelling(lying: Lying): HistrioSetup {
  return at('travel', lying);
}

/** Somebody stands before a city; at scorekeeper level a turn is being played. */
export function resolving(lying: Lying): HistrioSetup {
  return at('resolution', lying);
}

/** Cards are dealt for the next turn. */
export function dealing(lying: Lying): HistrioSetup {
  return at('opportunities', { turn: 2, dealing: 1, ...lying });
}

/** The festival: `shown` once the shows are paid. */
export function festival(lying: Lying): HistrioSetup {
  return at('scoring', { turn: 6, deck: 0, ...lying });
}

/** Between the seasons. */
export function changing(lying: Lying): HistrioSetup {
  return at('season-change', { turn: 6, deck: 0, ...lying });
}

/** Before the coin has fallen and the cards of the season are dealt. */
export function preparing(lying: Lying): HistrioSetup {
  return at('setup', { deck: 48, dealing: 1, ...lying });
}

/** Coins are counted at the very end. */
export function counting(lying: Lying): HistrioSetup {
  const options = { purses: 'counted' as const, ...lying.options };
  const after = { season: 2, turn: 6, deck: 0, level: 'scorekeeper' } as const;
  return at('counting', { ...after, ...lying, options });
}

/** The match has ended. */
export function over(lying: Lying): HistrioSetup {
  return at('over', { season: 2, turn: 6, deck: 0, ...lying });
}

function at(phase: Position['phase'], lying: Lying): HistrioSetup {
  const setup = setUp(lying);
  const { seats: _, level: __, options: ___, rulings: ____, needle, cities, ...rest } = lying;
  const { ann, bo, cy, dee, eve, ...table } = rest;
  const places: Partial<Record<Name, Place>> = Object.fromEntries(
    Object.entries({ ann, bo, cy, dee, eve }).filter(([, place]) => place !== undefined),
  );
  const position: Position = {
    season: 1,
    turn: 1,
    deck: 24,
    ...table,
    phase,
    needle: needleOf(needle ?? 'comedy:1'),
    ...(cities === undefined ? {} : { cities: stacks(cities) }),
    seats: Object.fromEntries(
      SEATS.slice(0, setup.seats.length).map((name) => [name, { ecus: 5, ...places[name] }]),
    ),
  };
  return { ...setup, position };
}

export function needleOf(needle: `${Mood}:${number}`): Position['needle'] {
  const [mood, space] = needle.split(':');
  return { mood: mood === 'comedy' ? 'comedy' : 'tragedy', space: Number(space) };
}

/** All eight cities, empty where nothing is named. */
export function stacks(cities: Readonly<Record<number, readonly Card[]>>): string[][] {
  return Array.from({ length: 8 }, (_, index) => [...(cities[index + 1] ?? [])]);
}

/** Eight cards laid from city 1 to city 8. */
export function dealt(cards: readonly Card[]): Move[] {
  return cards.map((card, index) => ({ type: 'deal', city: index + 1, card }));
}
