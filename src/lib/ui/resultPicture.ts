// The result as a picture to send: drawn here on a canvas in the colours of the game, from our own signs and letters alone.
import { SEAT_SHAPES, type SeatSymbol } from './seatLook.ts';

export interface PictureSeat {
  readonly rank: number;
  readonly name: string;
  readonly symbol: SeatSymbol;
  /** CSS colour. */
  readonly colour: string;
  readonly total: string;
}

export interface ResultToDraw {
  readonly title: string;
  readonly day: string;
  /** Who won, in a sentence. */
  readonly words: string;
  readonly seats: readonly PictureSeat[];
  /** CSS colours. */
  readonly ground: string;
  readonly ink: string;
  readonly quiet: string;
  readonly accent: string;
  readonly line: string;
}

type Brush = Pick<
  CanvasRenderingContext2D,
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'fill'
  | 'save'
  | 'restore'
  | 'translate'
  | 'scale'
  | 'fillStyle'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
>;

const WIDTH = 1080;
const EDGE = 72;
const ROW = 128;
const DISPLAY = "'Alegreya SC', 'Palatino Linotype', 'Noto Serif', serif";
const TEXT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const HEADLINE = `700 84px ${DISPLAY}`;
const HEADLINE_STEP = 96;
/** From the top to the first line of the headline. */
const HEAD = 264;

/** Undefined where this browser draws none. */
export async function resultPicture(result: ResultToDraw): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (brush === null) return undefined;
  // Letters that a page has not shown yet are not loaded yet.
  await Promise.allSettled([document.fonts.load(HEADLINE, `${result.words}${result.title}0`)]);
  canvas.width = WIDTH;
  canvas.height = heightOf(brush, result);
  draw(brush, result, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
  });
}

export function heightOf(brush: Brush, { words, seats }: ResultToDraw): number {
  brush.font = HEADLINE;
  return HEAD + wrapped(brush, words).length * HEADLINE_STEP + seats.length * ROW + EDGE;
}

export function draw(brush: Brush, result: ResultToDraw, height: number): void {
  brush.fillStyle = result.ground;
  brush.fillRect(0, 0, WIDTH, height);
  brush.fillStyle = result.accent;
  brush.fillRect(0, 0, WIDTH, 16);
  brush.textBaseline = 'alphabetic';
  say(brush, { font: `700 44px ${DISPLAY}`, colour: result.accent }, result.title, EDGE, 104);
  say(brush, { font: `400 34px ${TEXT}`, colour: result.quiet }, result.day, EDGE, 152);
  brush.font = HEADLINE;
  const lines = wrapped(brush, result.words);
  for (const [at, words] of lines.entries())
    say(brush, { font: HEADLINE, colour: result.ink }, words, EDGE, HEAD + at * HEADLINE_STEP);
  const top = HEAD + lines.length * HEADLINE_STEP - 40;
  for (const [at, seat] of result.seats.entries()) drawSeat(brush, result, seat, top + at * ROW);
}

function drawSeat(
  brush: Brush,
  { ink, quiet, line }: ResultToDraw,
  seat: PictureSeat,
  top: number,
) {
  const foot = top + 86;
  brush.fillStyle = line;
  brush.fillRect(EDGE, top, WIDTH - 2 * EDGE, 2);
  say(brush, { font: `700 56px ${DISPLAY}`, colour: quiet }, String(seat.rank), EDGE, foot);
  brush.save();
  brush.translate(EDGE + 72, top + 44);
  brush.scale(3, 3); // drawn on 16 by 16
  brush.fillStyle = seat.colour;
  brush.fill(new Path2D(SEAT_SHAPES[seat.symbol]));
  brush.restore();
  brush.font = `700 72px ${DISPLAY}`;
  const room = WIDTH - 2 * EDGE - 168 - brush.measureText(seat.total).width;
  const font = fitting(brush, seat.name, room);
  say(brush, { font, colour: seat.colour }, seat.name, EDGE + 144, foot - 4);
  brush.textAlign = 'right';
  say(brush, { font: `700 72px ${DISPLAY}`, colour: ink }, seat.total, WIDTH - EDGE, foot);
  brush.textAlign = 'left';
}

function say(
  brush: Brush,
  { font, colour }: { readonly font: string; readonly colour: string },
  text: string,
  x: number,
  y: number,
) {
  brush.font = font;
  brush.fillStyle = colour;
  brush.fillText(text, x, y);
}

/** A long name stays whole, in smaller letters. */
function fitting(brush: Brush, name: string, room: number): string {
  const fontOf = (size: number) => `600 ${size}px ${TEXT}`;
  brush.font = fontOf(48);
  const { width } = brush.measureText(name);
  return fontOf(width <= room ? 48 : Math.max(12, Math.floor((48 * room) / width)));
}

/** Lines as wide as the picture lets them be, in the letters the brush has. */
function wrapped(brush: Brush, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && brush.measureText(longer).width > WIDTH - 2 * EDGE) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}
