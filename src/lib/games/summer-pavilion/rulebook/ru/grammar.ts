// Russian grammar for this game: counted nouns, colours by case and gender, places on the table.
import { COLOURS, type Colour, type FeatureKind, type SomeTiles } from '../../data/pieces.ts';
import type { Words } from '../words.ts';

/** Keeps a number and its noun on one line. */
const NBSP = '\u00A0';
const MINUS = '\u2212';

const PLURALS = new Intl.PluralRules('ru');
const AND = new Intl.ListFormat('ru', { type: 'conjunction' });
const OR = new Intl.ListFormat('ru', { type: 'disjunction' });

/** The form for 1 and 21, for 2–4 and 22, for 0, 5–20 and 25. */
function plural(count: number, one: string, few: string, many: string): string {
  const form = PLURALS.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

/** A number with its noun: «1 плитка», «2 плитки», «5 плиток». */
function amount(count: number, one: string, few: string, many: string): string {
  return `${count}${NBSP}${plural(count, one, few, many)}`;
}

/** Nominative: «21 плитка». */
export const tiles = (count: number) => amount(count, 'плитка', 'плитки', 'плиток');
/** Accusative: «21 плитку». */
export const tilesAcc = (count: number) => amount(count, 'плитку', 'плитки', 'плиток');
/** Genitive: «до 21 плитки». */
export const tilesGen = (count: number) => amount(count, 'плитки', 'плиток', 'плиток');
/** After «по»: «по 1 плитке», «по 4 плитки». */
export const tilesEach = (count: number) => amount(count, 'плитке', 'плитки', 'плиток');
export const points = (count: number) => amount(count, 'очко', 'очка', 'очков');
export const loss = (count: number) => (count === 0 ? points(0) : `${MINUS}${points(count)}`);
export const jokers = (count: number) => amount(count, 'джокер', 'джокера', 'джокеров');
/** «1 плитка: теперь джокер» */
export const jokersAre = (count: number) => plural(count, 'джокер', 'джокеры', 'джокеры');
export const players = (count: number) => amount(count, 'игрок', 'игрока', 'игроков');
export const displays = (count: number) =>
  amount(count, 'диск Склада', 'диска Складов', 'дисков Складов');
/** Prepositional: «на 5 дисках». */
export const onDisplays = (count: number) => amount(count, 'диске', 'дисках', 'дисках');
export const boards = (count: number) => amount(count, 'планшет', 'планшета', 'планшетов');
/** Accusative. */
export const markers = (count: number) => amount(count, 'фишку', 'фишки', 'фишек');
export const spaces = (count: number) => amount(count, 'клетка', 'клетки', 'клеток');
export const tokens = (count: number) => amount(count, 'жетон', 'жетона', 'жетонов');

export const named = (count: number) => plural(count, 'Названа', 'Названо', 'Названо');
export const taken = (count: number) => plural(count, 'взята', 'взято', 'взято');

export const and = (items: readonly string[]) => AND.format(items);
export const or = (items: readonly string[]) => OR.format(items);

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Forms {
  /** красный: the name of the colour */
  readonly base: string;
  /** красная плитка */
  readonly nom: string;
  /** красную плитку */
  readonly acc: string;
  /** красной плитки, на красной звезде */
  readonly obl: string;
  /** красные плитки */
  readonly pl: string;
  /** красных плиток */
  readonly genPl: string;
  /** красными плитками */
  readonly insPl: string;
}

function hard(stem: string): Forms {
  return {
    base: `${stem}ый`,
    nom: `${stem}ая`,
    acc: `${stem}ую`,
    obl: `${stem}ой`,
    pl: `${stem}ые`,
    genPl: `${stem}ых`,
    insPl: `${stem}ыми`,
  };
}

function soft(stem: string): Forms {
  return {
    base: `${stem}ий`,
    nom: `${stem}яя`,
    acc: `${stem}юю`,
    obl: `${stem}ей`,
    pl: `${stem}ие`,
    genPl: `${stem}их`,
    insPl: `${stem}ими`,
  };
}

export const COLOUR: Readonly<Record<Colour, Forms>> = {
  purple: hard('фиолетов'),
  green: hard('зелён'),
  orange: hard('оранжев'),
  yellow: hard('жёлт'),
  blue: soft('син'),
  red: hard('красн'),
};

type Place = Exclude<keyof Words['stars'], Colour>;

type Feminine = Pick<Forms, 'nom' | 'acc' | 'obl'>;

const PLACE: Readonly<Record<Place, Feminine>> = {
  center: { nom: 'центральная', acc: 'центральную', obl: 'центральной' },
  nw: { nom: 'верхняя левая', acc: 'верхнюю левую', obl: 'верхней левой' },
  ne: { nom: 'верхняя правая', acc: 'верхнюю правую', obl: 'верхней правой' },
  e: { nom: 'правая', acc: 'правую', obl: 'правой' },
  se: { nom: 'нижняя правая', acc: 'нижнюю правую', obl: 'нижней правой' },
  sw: { nom: 'нижняя левая', acc: 'нижнюю левую', obl: 'нижней левой' },
  w: { nom: 'левая', acc: 'левую', obl: 'левой' },
};

/** The six spaces of the central star on the grey side, which all carry a 3. */
const SLOT: Readonly<Record<string, Feminine>> = {
  top: { nom: 'верхняя', acc: 'верхнюю', obl: 'верхней' },
  upper_right: PLACE.ne,
  lower_right: PLACE.se,
  bottom: { nom: 'нижняя', acc: 'нижнюю', obl: 'нижней' },
  lower_left: PLACE.sw,
  upper_left: PLACE.nw,
};

const STAR: Readonly<Record<string, Feminine>> = { ...COLOUR, ...PLACE };

export const starNames: Words['stars'] = {
  purple: starNom('purple'),
  green: starNom('green'),
  orange: starNom('orange'),
  yellow: starNom('yellow'),
  blue: starNom('blue'),
  red: starNom('red'),
  center: starNom('center'),
  nw: starNom('nw'),
  ne: starNom('ne'),
  e: starNom('e'),
  se: starNom('se'),
  sw: starNom('sw'),
  w: starNom('w'),
};

export const featureNames: Readonly<Record<FeatureKind, string>> = {
  pillar: 'колонна',
  statue: 'статуя',
  window: 'окно',
};

/** «красная звезда» */
export function starNom(star: string): string {
  return `${STAR[star]?.nom ?? star} звезда`;
}

/** «на красную звезду» */
export function starAcc(star: string): string {
  return `${STAR[star]?.acc ?? star} звезду`;
}

/** «красной звезды» */
function starGen(star: string): string {
  return `${STAR[star]?.obl ?? star} звезды`;
}

/** The star of a space id. */
export function starOf(space: string): string {
  return space.split(':')[0] ?? space;
}

/** The colour that the star itself prescribes, if any. */
export function colourOfStar(space: string): Colour | undefined {
  const star = starOf(space);
  return COLOURS.find((colour) => colour === star);
}

/** «красная звезда, 4»; an id that is not of this board stays as it is. */
export function spaceText(space: string): string {
  const [star = space, name = ''] = space.split(':');
  if (STAR[star] === undefined || name === '') return space;
  return `${starNom(star)}, ${SLOT[name]?.nom ?? name}`;
}

/** «клетка 4 красной звезды», «верхняя клетка центральной звезды» */
export const cell = (space: string) => cellIn(space, 'клетка', 'nom');
/** «на клетке 4 красной звезды» */
export const onCell = (space: string) => `на ${cellIn(space, 'клетке', 'obl')}`;
/** «на клетку 4 красной звезды» */
export const ontoCell = (space: string) => `на ${cellIn(space, 'клетку', 'acc')}`;
/** «для клетки 4 красной звезды» */
export const cellGen = (space: string) => cellIn(space, 'клетки', 'obl');

function cellIn(space: string, noun: string, form: keyof Feminine): string {
  const [star = '', name = ''] = space.split(':');
  const slot = SLOT[name]?.[form];
  return slot === undefined
    ? `${noun}${NBSP}${name} ${starGen(star)}`
    : `${slot} ${noun} ${starGen(star)}`;
}

/** «статуя между красной и синей звёздами», «окно красной звезды» */
export function featureText(feature: string): string {
  const [kind = '', stars = ''] = feature.split(':');
  const [one = '', two = ''] = stars.split('-');
  const first = STAR[one]?.obl ?? one;
  if (kind === 'pillar') return `колонна у ${first} звезды`;
  if (kind === 'window') return `окно у ${first} звезды`;
  return `статуя между ${first} и ${STAR[two]?.obl ?? two} звёздами`;
}

type Source = 'center' | number;

/** «диск 3», «центр стола» */
export const source = (at: Source) => (at === 'center' ? 'центр стола' : `диск${NBSP}${at}`);
/** «на диске 3», «в центре стола» */
export const on = (at: Source) => (at === 'center' ? 'в центре стола' : `на диске${NBSP}${at}`);
/** «с диска 3», «из центра стола» */
export const from = (at: Source) => (at === 'center' ? 'из центра стола' : `с диска${NBSP}${at}`);

/** «1 красная плитка», «2 красные плитки», «5 красных плиток» */
export function coloured(count: number, colour: Colour): string {
  return `${colouredNom(count, colour)} ${plural(count, 'плитка', 'плитки', 'плиток')}`;
}

/** «1 красную плитку» */
export function colouredAcc(count: number, colour: Colour): string {
  return `${adjective(count, colour, 'acc')} ${plural(count, 'плитку', 'плитки', 'плиток')}`;
}

function colouredNom(count: number, colour: Colour): string {
  return adjective(count, colour, 'nom');
}

function adjective(count: number, colour: Colour, one: 'nom' | 'acc'): string {
  const forms = COLOUR[colour];
  return amount(count, forms[one], forms.pl, forms.genPl);
}

/** «2 красные и 1 фиолетовая плитка» */
export const tileList = (some: SomeTiles) => listOf(some, 'nom', 'плитка');
/** «2 красные и 1 фиолетовую плитку» */
export const tileListAcc = (some: SomeTiles) => listOf(some, 'acc', 'плитку');

function listOf(some: SomeTiles, one: 'nom' | 'acc', noun: string): string {
  const items: string[] = [];
  let last = 0;
  for (const colour of COLOURS) {
    const count = some[colour] ?? 0;
    if (count === 0) continue;
    items.push(adjective(count, colour, one));
    last = count;
  }
  if (items.length === 0) return tiles(0);
  return `${and(items)} ${plural(last, noun, 'плитки', 'плиток')}`;
}

/** Names of colours: «красный, жёлтый или синий». */
export const colourChoice = (some: readonly Colour[]) =>
  or(some.map((colour) => COLOUR[colour].base));
