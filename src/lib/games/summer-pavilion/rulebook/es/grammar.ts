// Spanish grammar of this game: numbers with their nouns, colours that agree, names of spaces and features.
import type { Colour, FeatureKind, SomeTiles } from '../../data/pieces.ts';
import { COLOURS, countOf } from '../../data/pieces.ts';

export type StarName = Colour | 'center' | 'nw' | 'ne' | 'e' | 'se' | 'sw' | 'w';
type Source = 'center' | number;

/** Masculine singular, as after «el» and on labels. */
export const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  purple: 'morado',
  green: 'verde',
  orange: 'naranja',
  yellow: 'amarillo',
  blue: 'azul',
  red: 'rojo',
};

/** Feminine, agreeing with «loseta» and «losetas». */
const TILE_COLOURS: Readonly<Record<Colour, readonly [one: string, many: string]>> = {
  purple: ['morada', 'moradas'],
  green: ['verde', 'verdes'],
  orange: ['naranja', 'naranjas'],
  yellow: ['amarilla', 'amarillas'],
  blue: ['azul', 'azules'],
  red: ['roja', 'rojas'],
};

/** What follows «la estrella». */
const STAR_ADJECTIVES: Readonly<Record<StarName, string>> = {
  purple: 'morada',
  green: 'verde',
  orange: 'naranja',
  yellow: 'amarilla',
  blue: 'azul',
  red: 'roja',
  center: 'central',
  nw: 'superior izquierda',
  ne: 'superior derecha',
  e: 'derecha',
  se: 'inferior derecha',
  sw: 'inferior izquierda',
  w: 'izquierda',
};

/** Spaces of the central star on the grey side: what follows «la casilla». */
const SLOT_ADJECTIVES: Readonly<Record<string, string>> = {
  top: 'superior',
  upper_right: 'superior derecha',
  lower_right: 'inferior derecha',
  bottom: 'inferior',
  lower_left: 'inferior izquierda',
  upper_left: 'superior izquierda',
};

export const FEATURE_NAMES: Readonly<Record<FeatureKind, string>> = {
  pillar: 'columna',
  statue: 'estatua',
  window: 'ventana',
};

export const STAR_NAMES = Object.fromEntries(
  Object.entries(STAR_ADJECTIVES).map(([star, adjective]) => [star, `estrella ${adjective}`]),
) as Readonly<Record<StarName, string>>;

/** With a real minus sign. */
export function num(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** «1 ficha», «5 fichas». */
export function counted(count: number, one: string, many: string): string {
  return `${num(count)} ${agree(count, one, many)}`;
}

/** The word alone, singular only for one. */
export function agree(count: number, one: string, many: string): string {
  return Math.abs(count) === 1 ? one : many;
}

export function tiles(count: number): string {
  return counted(count, 'loseta', 'losetas');
}

export function points(count: number): string {
  return counted(count, 'punto', 'puntos');
}

export function jokers(count: number): string {
  return counted(count, 'comodín', 'comodines');
}

/** A loss as it moves the marker: «−4 puntos», «0 puntos». */
export function losing(lost: number): string {
  return points(lost === 0 ? 0 : -lost);
}

/** «roja» or «rojas». */
export function colourOf(colour: Colour, count: number): string {
  const [one, many] = TILE_COLOURS[colour];
  return agree(count, one, many);
}

/** «1 loseta roja», «5 losetas rojas». */
export function colouredTiles(count: number, colour: Colour): string {
  return `${tiles(count)} ${colourOf(colour, count)}`;
}

/** «losetas rojas», without a number. */
export function everyTile(colour: Colour): string {
  return `losetas ${colourOf(colour, 2)}`;
}

/** «2 losetas rojas y 1 morada». */
export function someTiles(some: SomeTiles): string {
  const parts = shares(some).map(([count, colour], index) =>
    index === 0 ? colouredTiles(count, colour) : `${num(count)} ${colourOf(colour, count)}`,
  );
  return parts.length === 0 ? 'ninguna loseta' : list(parts);
}

/** «2 rojas y 1 morada», where «losetas» has just been said. */
export function bareTiles(some: SomeTiles): string {
  const parts = shares(some).map(([count, colour]) => `${num(count)} ${colourOf(colour, count)}`);
  return parts.length === 0 ? 'ninguna' : list(parts);
}

function shares(some: SomeTiles): (readonly [number, Colour])[] {
  return COLOURS.flatMap((colour) => {
    const count = some[colour] ?? 0;
    return count === 0 ? [] : [[count, colour] as const];
  });
}

/** «se ha indicado 1 loseta roja», «se han indicado 2 losetas rojas». */
export function toldTiles(some: SomeTiles): string {
  const count = countOf(some);
  if (count === 0) return 'no se ha indicado ninguna loseta';
  return `${agree(count, 'se ha indicado', 'se han indicado')} ${someTiles(some)}`;
}

/** «se ha indicado 1», «se han indicado 5», after the thing has been named; feminine. */
export function told(count: number): string {
  if (count === 0) return 'no se ha indicado ninguna';
  return `${agree(count, 'se ha indicado', 'se han indicado')} ${num(count)}`;
}

/** «a, b y c»; «e» before the sound i. */
export function list(items: readonly string[]): string {
  return joined(items, (next) => (/^h?[ií](?![aeouáéóú])/i.test(next) ? 'e' : 'y'));
}

/** «a, b o c»; «u» before the sound o. */
export function choice(items: readonly string[]): string {
  return joined(items, (next) => (/^h?[oó]/i.test(next) ? 'u' : 'o'));
}

function joined(items: readonly string[], linkBefore: (next: string) => string): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(', ')} ${linkBefore(last)} ${last}`;
}

/** «roja, verde o azul», agreeing with one tile. */
export function oneOf(colours: readonly Colour[]): string {
  return choice(colours.map((colour) => colourOf(colour, 1)));
}

/** «el expositor 3», «el centro de la mesa». */
export function placeOf(source: Source): string {
  return source === 'center' ? 'el centro de la mesa' : `el expositor ${source}`;
}

/** «del expositor 3», «del centro de la mesa». */
export function from(source: Source): string {
  return `d${placeOf(source)}`;
}

/** «En …», to begin a sentence. */
export function inside(source: Source): string {
  return `En ${placeOf(source)}`;
}

/** «estrella roja»; an unknown id as it was written. */
export function starOf(star: string): string {
  return isStar(star) ? STAR_NAMES[star] : `estrella «${star}»`;
}

/** «casilla 4 de la estrella roja», without its article. */
export function spaceOf(space: string): string {
  const [star = '', name = ''] = space.split(':');
  if (!isStar(star) || name === '') return `casilla «${space}»`;
  return `casilla ${SLOT_ADJECTIVES[name] ?? name} de la ${STAR_NAMES[star]}`;
}

/** Short, for a label: «rojo 4», «estrella central 3», «estrella superior derecha 2». */
export function spaceText(space: string): string {
  const [star = '', name = ''] = space.split(':');
  if (!isStar(star) || name === '') return space;
  if (isColour(star)) return `${COLOUR_NAMES[star]} ${name}`;
  const slot = SLOT_ADJECTIVES[name];
  return slot === undefined
    ? `${STAR_NAMES[star]} ${name}`
    : `${STAR_NAMES[star]}, casilla ${slot}`;
}

/** «loseta en la casilla 4 de la estrella roja»; the colour is named where the star does not tell it. */
export function laid(space: string, colour?: Colour): string {
  const named = colour === undefined || space.startsWith(`${colour}:`);
  const tile = named ? 'loseta' : `loseta ${colourOf(colour, 1)}`;
  return `${tile} en la ${spaceOf(space)}`;
}

/** «la columna de la estrella naranja», «la estatua entre las estrellas naranja y roja». */
export function featureOf(feature: string): string {
  const [kind = '', where = ''] = feature.split(':');
  if (!isFeature(kind)) return `«${feature}»`;
  const [one = '', other] = where.split('-');
  if (other === undefined) return `la ${FEATURE_NAMES[kind]} de la ${starOf(one)}`;
  return `la ${FEATURE_NAMES[kind]} entre las estrellas ${adjectiveOf(one)} y ${adjectiveOf(other)}`;
}

function adjectiveOf(star: string): string {
  return isStar(star) ? STAR_ADJECTIVES[star] : `«${star}»`;
}

function isStar(star: string): star is StarName {
  return Object.hasOwn(STAR_ADJECTIVES, star);
}

function isColour(star: string): star is Colour {
  return Object.hasOwn(COLOUR_NAMES, star);
}

function isFeature(kind: string): kind is FeatureKind {
  return Object.hasOwn(FEATURE_NAMES, kind);
}
