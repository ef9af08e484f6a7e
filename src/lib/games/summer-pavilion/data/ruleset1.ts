// Version 1 of the tables. Sources: rulebook (c) 2020 and both board faces read number by number; confidence certain.
import type { Ruleset } from '../../../referee/ruleset.ts';
import type { BoardTable, FeatureTable, StarTable, Tables } from './tables.ts';

type Place = StarTable['place'];

/** Places of the outer stars clockwise from the top left. */
const RING = ['nw', 'ne', 'e', 'se', 'sw', 'w'] as const;
const SLOTS = ['top', 'upper_right', 'lower_right', 'bottom', 'lower_left', 'upper_left'];
const STAR_BY_PLACE = {
  nw: 'orange',
  ne: 'red',
  e: 'blue',
  se: 'yellow',
  sw: 'green',
  w: 'purple',
} as const;

const COLOURED: BoardTable = {
  stars: [
    colouredStar('nw', [6, 1, 2, 3, 4, 5]),
    colouredStar('ne', [5, 6, 1, 2, 3, 4]),
    colouredStar('e', [4, 5, 6, 1, 2, 3]),
    colouredStar('se', [3, 4, 5, 6, 1, 2]),
    colouredStar('sw', [2, 3, 4, 5, 6, 1]),
    colouredStar('w', [1, 2, 3, 4, 5, 6]),
    {
      id: 'center',
      place: 'center',
      numbers: [1, 2, 3, 4, 5, 6],
      names: ['1', '2', '3', '4', '5', '6'],
    },
  ],
  features: featuresOf({
    starOf: (place) => STAR_BY_PLACE[place],
    centerNames: ['1', '2', '3', '4', '5', '6'],
    tips: { inner: ['2', '3'], towardsNext: ['1', '2'], towardsLast: ['3', '4'] },
  }),
};

const GREY: BoardTable = {
  stars: [
    greyStar('nw', [6, 3, 2, 1, 4, 5]),
    greyStar('ne', [5, 6, 3, 2, 1, 4]),
    greyStar('e', [4, 5, 6, 3, 2, 1]),
    greyStar('se', [1, 4, 5, 6, 3, 2]),
    greyStar('sw', [2, 1, 4, 5, 6, 3]),
    greyStar('w', [3, 2, 1, 4, 5, 6]),
    { id: 'center', place: 'center', numbers: [3, 3, 3, 3, 3, 3], names: SLOTS },
  ],
  features: featuresOf({
    starOf: (place) => place,
    centerNames: SLOTS,
    tips: { inner: ['2', '1'], towardsNext: ['3', '2'], towardsLast: ['1', '4'] },
  }),
};

const TABLES: Tables = {
  rounds: 6,
  jokers: ['purple', 'green', 'orange', 'yellow', 'blue', 'red'],
  tilesPerColour: 22,
  displays: { 2: 5, 3: 7, 4: 9 },
  tilesPerDisplay: 4,
  supplySpaces: 10,
  cornerSpaces: 4,
  startTotal: 5,
  floor: 1,
  lap: 80,
  rewards: { pillar: 1, statue: 2, window: 3 },
  stars: { multicolour: 12, red: 14, blue: 15, yellow: 16, orange: 17, green: 18, purple: 20 },
  numbers: { 1: 4, 2: 8, 3: 12, 4: 16 },
  boards: { coloured: COLOURED, grey: GREY },
};

/** Readings are named for what happens; the first is the default of the ledger. */
export const RULESET_1: Ruleset<Tables> = {
  game: 'summer-pavilion',
  version: 1,
  tables: TABLES,
  houseRulings: [
    {
      id: 'summer-pavilion.ruling.floor-for-all-losses',
      clauses: ['summer-pavilion.pass.floor-one'],
      confidence: 'likely',
      readings: ['every-loss', 'token-only'],
    },
    {
      id: 'summer-pavilion.ruling.leftover-order',
      clauses: ['summer-pavilion.final.leftover', 'summer-pavilion.pass.last-round'],
      confidence: 'likely',
      readings: ['at-the-pass', 'after-the-goals'],
    },
    {
      id: 'summer-pavilion.ruling.eighty-boundary',
      clauses: ['summer-pavilion.track.eighty-token', 'summer-pavilion.track.total-not-lap'],
      confidence: 'likely',
      readings: ['at-eighty-one', 'at-eighty'],
    },
    {
      id: 'summer-pavilion.ruling.token-untaken',
      clauses: ['summer-pavilion.token.nobody-took'],
      confidence: 'likely',
      readings: ['round-starter', 'first-seat'],
    },
    {
      id: 'summer-pavilion.ruling.supply-too-small',
      clauses: ['summer-pavilion.bonus.short-supply'],
      confidence: 'likely',
      readings: ['rest-is-lost', 'rest-is-owed'],
    },
    {
      id: 'summer-pavilion.ruling.supply-refill-timing',
      clauses: ['summer-pavilion.supply.refill', 'summer-pavilion.supply.exhausted'],
      confidence: 'likely',
      readings: ['before-every-turn', 'after-a-bonus'],
    },
    {
      id: 'summer-pavilion.ruling.factory-fill-order',
      clauses: ['summer-pavilion.prep.shortage'],
      confidence: 'likely',
      readings: ['display-by-display', 'one-tile-each'],
    },
  ],
};

function colouredStar(place: Exclude<Place, 'center'>, numbers: number[]): StarTable {
  const colour = STAR_BY_PLACE[place];
  return { id: colour, colour, place, numbers, names: numbers.map(String) };
}

function greyStar(place: Place, numbers: number[]): StarTable {
  return { id: place, place, numbers, names: numbers.map(String) };
}

interface Pattern {
  readonly starOf: (place: (typeof RING)[number]) => string;
  /** Names of the central spaces clockwise from the top. */
  readonly centerNames: readonly string[];
  /** Spaces of an outer star: the two facing the centre, the next star clockwise, the one before. */
  readonly tips: Readonly<
    Record<'inner' | 'towardsNext' | 'towardsLast', readonly [string, string]>
  >;
}

/** The 18 features: both faces repeat one pattern round the ring. */
function featuresOf({ starOf, centerNames, tips }: Pattern): FeatureTable[] {
  const at = (star: string, names: readonly string[]) => names.map((name) => `${star}:${name}`);
  const around = (index: number) => centerNames[(index + 6) % 6] ?? '';
  const pillars = RING.map((place, index): FeatureTable => {
    const star = starOf(place);
    const center = at('center', [around(index - 1), around(index)]);
    return { id: `pillar:${star}`, kind: 'pillar', spaces: [...at(star, tips.inner), ...center] };
  });
  const statues = RING.map((place, index): FeatureTable => {
    const star = starOf(place);
    const next = starOf(RING[(index + 1) % 6] ?? 'nw');
    const spaces = [...at(star, tips.towardsNext), ...at(next, tips.towardsLast)];
    return { id: `statue:${star}-${next}`, kind: 'statue', spaces };
  });
  const windows = RING.map((place): FeatureTable => {
    const star = starOf(place);
    return { id: `window:${star}`, kind: 'window', spaces: at(star, ['5', '6']) };
  });
  return [...pillars, ...statues, ...windows];
}
