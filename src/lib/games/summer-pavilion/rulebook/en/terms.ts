// The names of things in English, and the few turns of phrase that all sentences share.
import type { SeatId } from '../../../../referee/ruling.ts';
import { COLOURS, type Colour, type FeatureKind, type SomeTiles } from '../../data/pieces.ts';
import type { Name, Words } from '../words.ts';

export const phases: Words['phases'] = {
  setup: 'Set-up',
  round: 'Course of a round',
  acquire: 'Phase 1: take tiles',
  place: 'Phase 2: place tiles and score',
  prepare: 'Phase 3: prepare the next round',
  end: 'End of the match',
};

export const modes: Words['modes'] = {
  coloured: 'only on the coloured side',
  grey: 'only on the grey side',
  two: 'only with 2 players',
  three: 'only with 3 players',
  four: 'only with 4 players',
};

export const categories: Words['categories'] = {
  start: 'Start',
  placing: 'Placing',
  token: 'Start player token',
  passing: 'Passing',
  stars: 'Stars',
  numbers: 'Numbers',
  leftover: 'Left over',
};

export const colours: Words['colours'] = {
  purple: 'purple',
  green: 'green',
  orange: 'orange',
  yellow: 'yellow',
  blue: 'blue',
  red: 'red',
};

export const letters: Words['letters'] = {
  purple: 'P',
  green: 'G',
  orange: 'O',
  yellow: 'Y',
  blue: 'B',
  red: 'R',
};

export const stars: Words['stars'] = {
  purple: 'purple star',
  green: 'green star',
  orange: 'orange star',
  yellow: 'yellow star',
  blue: 'blue star',
  red: 'red star',
  center: 'central star',
  nw: 'upper left star',
  ne: 'upper right star',
  e: 'right star',
  se: 'lower right star',
  sw: 'lower left star',
  w: 'left star',
};

export const features: Words['features'] = {
  pillar: 'pillar',
  statue: 'statue',
  window: 'window',
};

/** The six 3s of the grey central star, told apart by where they lie. */
const SLOTS: Readonly<Record<string, string>> = {
  top: 'top',
  upper_right: 'upper right',
  lower_right: 'lower right',
  bottom: 'bottom',
  lower_left: 'lower left',
  upper_left: 'upper left',
};

export function spaceText(space: string): string {
  const [star = '', name = ''] = space.split(':');
  if (!isStar(star) || name === '') return space;
  const slot = SLOTS[name];
  if (slot !== undefined) return `${stars[star]} ${slot}`;
  return isColour(star) ? `${colours[star]} ${name}` : `${stars[star]} ${name}`;
}

/** Star of a space or of the end of a feature id: "red star". */
export const starText = (star: string): string => (isStar(star) ? stars[star] : star);

/** `statue:orange-red` as "statue between orange star and red star". */
export function featureText(feature: string): string {
  const [kind = '', place = ''] = feature.split(':');
  if (!isFeature(kind)) return feature;
  const [first = '', second] = place.split('-');
  return second === undefined
    ? `${features[kind]} of the ${starText(first)}`
    : `${features[kind]} between ${starText(first)} and ${starText(second)}`;
}

/** Colour of the star a space belongs to; undefined on the central star and on the grey side. */
export function colourOfStar(space: string): Colour | undefined {
  const star = space.split(':')[0] ?? '';
  return isColour(star) ? star : undefined;
}

/** "1 tile", "4 tiles". */
export const count = (number: number, one: string, more = `${one}s`): string =>
  `${number} ${number === 1 ? one : more}`;

/** "2 red, 1 purple"; "no tiles" for none. */
export function tilesText(tiles: SomeTiles): string {
  const parts = COLOURS.flatMap((colour) => {
    const number = tiles[colour] ?? 0;
    return number === 0 ? [] : [`${number} ${colours[colour]}`];
  });
  return parts.length === 0 ? 'no tiles' : parts.join(', ');
}

/** "green, blue or red". */
export const anyOf = (some: readonly Colour[]): string => OR.format(some.map((c) => colours[c]));

/** "Ann, Bo and Cy". */
export const namesText = (seats: readonly SeatId[], name: Name): string =>
  AND.format(seats.map((seat) => name(seat)));

/** "display 3", "the centre". */
export const sourceText = (source: 'center' | number): string =>
  source === 'center' ? 'the centre' : `display ${source}`;

/** "on display 3", "in the centre". */
export const onSource = (source: 'center' | number): string =>
  source === 'center' ? 'in the centre' : `on display ${source}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a red tile", "an orange tile". */
export const aTile = (colour: Colour): string =>
  `${colour === 'orange' ? 'an' : 'a'} ${colours[colour]} tile`;

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const isStar = (text: string): text is keyof Words['stars'] => Object.hasOwn(stars, text);
const isColour = (text: string): text is Colour => Object.hasOwn(colours, text);
const isFeature = (text: string): text is FeatureKind => Object.hasOwn(features, text);
