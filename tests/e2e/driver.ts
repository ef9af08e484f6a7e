// A few words for playing Summer Pavilion by taps: begin, tell, undo, look. The rules keep a second match beside the
// screen's, so that the driver knows which questions must be asked, and a test can compare all that stands there.
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { placementsOn } from '../../src/lib/games/summer-pavilion/advice/placements.ts';
import type { Colour, Side, SomeTiles } from '../../src/lib/games/summer-pavilion/data/pieces.ts';
import { COLOURS, countOf } from '../../src/lib/games/summer-pavilion/data/pieces.ts';
import { LATEST } from '../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { summerPavilionRules } from '../../src/lib/games/summer-pavilion/module.ts';
import { en } from '../../src/lib/games/summer-pavilion/rulebook/en.ts';
import { es } from '../../src/lib/games/summer-pavilion/rulebook/es.ts';
import { ru } from '../../src/lib/games/summer-pavilion/rulebook/ru.ts';
import type { Words } from '../../src/lib/games/summer-pavilion/rulebook/words.ts';
import type { Move, MoveOf, Position } from '../../src/lib/games/summer-pavilion/rules/moves.ts';
import { tableOf } from '../../src/lib/games/summer-pavilion/rules/rule.ts';
import type { State } from '../../src/lib/games/summer-pavilion/rules/state.ts';
import { supplyCount } from '../../src/lib/games/summer-pavilion/rules/supply.ts';
import { indexOfSeat, jokerOf, seatAt } from '../../src/lib/games/summer-pavilion/rules/table.ts';
import { formatNumber } from '../../src/lib/i18n/format.ts';
import { m } from '../../src/lib/paraglide/messages.js';
import type { Locale } from '../../src/lib/referee/game.ts';
import type { Told } from '../../src/lib/referee/entry.ts';
import { beginMatch as beginLog, hear, stateOf, type Match } from '../../src/lib/referee/match.ts';
import type { MatchFile } from '../../src/lib/referee/matchFile.ts';
import type { Setup, TrackingLevel } from '../../src/lib/referee/rules.ts';
import { open, tapOnce } from './stage.ts';

export { m };

const WORDS: Readonly<Record<Locale, Words>> = { en, ru, es };
export const RULES = summerPavilionRules.rulesOf(LATEST);
const PAVILION = tableOf(LATEST);

interface Beginning {
  readonly names: readonly string[];
  readonly level?: TrackingLevel;
  readonly side?: Side;
  readonly lang?: Locale;
  /** Who begins, by name; the first one when left out. */
  readonly first?: string;
  /** A table already under way: every seat as at the beginning, at phase 1 of this round. */
  readonly round?: number;
  /** Address of the host; the tests' own when left out. */
  readonly host?: string;
}

/** A match on the screen, and the same match kept by the rules alone. */
export interface Table {
  page: Page;
  lang: Locale;
  readonly names: readonly string[];
  match: Match<State, Move>;
  taps: number;
  /** A mouse instead of a finger. */
  readonly hasMouse?: boolean;
}

/** A golden match as the driver plays it, and what its sheet must say; seats are numbered as at set-up. */
export interface Golden {
  readonly beginning: Beginning;
  readonly moves: readonly Move[];
  readonly columns: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly totals: Readonly<Record<string, number>>;
  readonly ranks: Readonly<Record<string, number>>;
}

export async function golden(name: string): Promise<Golden> {
  const read = async (file: string): Promise<unknown> => {
    const text = await readFile(
      new URL(`../games/summer-pavilion/golden/${file}`, import.meta.url),
      'utf8',
    );
    return JSON.parse(text);
  };
  const file = (await read(`${name}.json`)) as MatchFile;
  const sheet = (await read(`${name}.sheet.json`)) as Pick<Golden, 'columns' | 'totals' | 'ranks'>;
  const ids = new Map(file.seats.map(({ id }, index) => [id, `s${index + 1}`]));
  const moves = file.entries.map(({ told }) => {
    if (told.type !== 'tell' || told.act.type !== 'move') throw new Error('Not only moves');
    const move = told.act.move as Move;
    return 'seat' in move ? { ...move, seat: ids.get(move.seat) ?? '' } : move;
  });
  const { level, options, firstSeat } = file.setup;
  const { side } = options as { side: Side };
  const names = file.seats.map((seat) => seat.name);
  const first = file.seats.find(({ id }) => id === firstSeat)?.name ?? '';
  return {
    beginning: { names, level, side, first },
    moves,
    ...sheet,
  };
}

/** From the shelf to a running match: names are typed, all else is tapped. */
export async function beginMatch(
  page: Page,
  beginning: Beginning,
  pointer: Pick<Table, 'hasMouse'> = {},
): Promise<Table> {
  const { names, level = 'scorekeeper', side = 'coloured', lang = 'en' } = beginning;
  const { first = names[0] ?? '', round, host = '' } = beginning;
  const seats = names.map((_, index) => `s${index + 1}`);
  const firstSeat = seats[names.indexOf(first)] ?? '';
  const position =
    round === undefined ? {} : { position: beginningOf(round, seats, firstSeat, level) };
  const setup = { seats, firstSeat, level, options: { side }, houseRulings: {}, ...position };
  const table: Table = { page, lang, names, match: logOf(setup), taps: 0, ...pointer };
  const says = { locale: lang };

  await open(page, host + (lang === 'en' ? '/' : `/${lang}/`));
  await tap(table, page.getByRole('link', { name: m.shelf_begin({}, says) }).first());
  await seatPeople(table);
  if (level === 'referee') await tap(table, keyNamed(table, m.level_referee({}, says)));
  if (side === 'grey') await tap(table, keyNamed(table, m.sp_side_grey({}, says)));
  if (round !== undefined) {
    await tap(table, page.getByText(m.setup_under_way({}, says)));
    const rounds = page.getByRole('group', { name: m.sp_position_round({}, says) });
    await tap(table, rounds.getByRole('button', exactly(String(round))));
    await tap(table, keyNamed(table, `1 ${m.sp_phase_acquire({}, says)}`));
  }
  if (firstSeat !== 's1') {
    const done = keyNamed(table, m.setup_seats_done({}, says));
    if (await done.isVisible()) await tap(table, done);
    await tap(table, keyNamed(table, `${m.setup_begins({ name: first }, says)}: 1`));
  }
  const begin =
    round === undefined ? m.setup_begin({ name: first }, says) : m.restate_tell({}, says);
  await tap(table, keyNamed(table, begin));
  await page.getByRole('button', { name: m.match_history({}, says) }).waitFor();
  return table;
}

/** What the position editor holds before anything is entered. */
function beginningOf(
  round: number,
  seats: readonly string[],
  starter: string,
  level: TrackingLevel,
): Position {
  const seat = { total: PAVILION.tables.startTotal, board: {} };
  const rest = level === 'referee' ? { hand: {} } : {};
  const lying = Object.fromEntries(seats.map((id) => [id, { ...seat, ...rest }]));
  return { round, phase: 'acquire', starter, seats: lying };
}

async function seatPeople(table: Table): Promise<void> {
  const { page, names, lang } = table;
  const says = { locale: lang };
  const seatAt = (place: number) => page.getByLabel(m.setup_name({ place }, says), { exact: true });
  await seatAt(1).waitFor();
  const offered = page.getByRole('list').getByRole('combobox');
  const there = await offered.count();
  if (there !== names.length)
    await tap(table, page.getByRole('button', exactly(String(names.length))));
  for (const [index, name] of names.entries()) {
    const field = seatAt(index + 1);
    if ((await field.inputValue()) !== name) await field.fill(name);
  }
}

/** Carries a move out by taps, as it would be told at the table. It must be allowed. */
export async function tell(table: Table, move: Move): Promise<void> {
  const before = stateOf(table.match);
  takeNote(table, { type: 'tell', act: { type: 'move', move } });
  const says = { locale: table.lang };
  switch (move.type) {
    case 'takeToken':
      await tap(
        table,
        table.page.getByRole('main').getByRole('button', exactly(nameOf(table, move.seat))),
      );
      if (move.tiles > 10) await tap(table, keyNamed(table, m.sp_more_tiles({}, says)));
      await tap(table, keyNamed(table, String(move.tiles)));
      break;
    case 'endDrafting':
      await tap(table, keyNamed(table, m.sp_all_taken({}, says)));
      if (before.token < 0) await tap(table, keyNamed(table, m.sp_nobody_took({}, says)));
      break;
    case 'draft':
      await tellDraft(table, before, move);
      break;
    case 'fillDisplay':
      await tapDisplay(table, move.display);
      await tapColours(table, move.tiles);
      await tap(table, keyNamed(table, m.sp_only_note_display({}, says)));
      break;
    case 'place':
      await tellPlacement(table, before, move);
      break;
    case 'pass':
      await tellPass(table, before, move);
      break;
    case 'takeOwed':
      await tapColours(table, move.pick);
      break;
    case 'prepareRound':
      await tap(table, keyNamed(table, m.sp_round_ready({ round: before.round + 1 }, says)));
      break;
    case 'scoreGoals':
      await tap(table, keyNamed(table, m.sp_count_goals({}, says)));
      break;
    case 'fillSupply':
      throw new Error('The screen never asks for this');
  }
}

async function tellDraft(table: Table, before: State, move: MoveOf<'draft'>): Promise<void> {
  if (move.source === 'center') {
    const count = before.tiles?.center[move.colour] ?? 0;
    const colour = WORDS[table.lang].colours[move.colour];
    const label = m.sp_center_label({ colour, count }, { locale: table.lang });
    // With the start player token, the key says beforehand what the total shows afterwards.
    const lost = totalIn(before, move.seat) - totalIn(stateOf(table.match), move.seat);
    const joker = jokerOf(PAVILION.tables, before.round);
    const isAlong = move.colour !== joker && (before.tiles?.center[joker] ?? 0) > 0;
    const parts = [
      label,
      ...(isAlong ? [m.sp_joker_along({}, { locale: table.lang })] : []),
      ...(lost > 0 ? [pointsIn(table, -lost)] : []),
    ];
    await tap(table, table.page.getByRole('button', exactly(parts.join(', '))));
    return;
  }
  await tapDisplay(table, move.source);
  const display = before.tiles?.displays[move.source - 1];
  if (display === undefined || !('known' in display)) await tapColours(table, move.contents ?? {});
  await tapColours(table, { [move.colour]: 1 });
}

/** Taps a space of the board; colour, payment and bonus tiles only where they must be asked. */
async function tellPlacement(table: Table, before: State, move: MoveOf<'place'>): Promise<void> {
  const { seat, space: id, pay, pick } = move;
  const space = PAVILION.boards[before.side].spaceById.get(id);
  if (space === undefined) throw new Error(`No space ${id}`);
  const ways = placementsOn(RULES, PAVILION, before, seat, space);
  const way = ways.find(({ colour }) => colour === (move.colour ?? space.star.colour)) ?? ways[0];
  if (way === undefined) throw new Error(`Nothing can be laid on ${id}`);
  await tap(table, spaceOn(table, seat, id));
  if (ways.length > 1) await tapColours(table, { [way.colour]: 1 });
  if (way.payments.length > 1 && pay)
    await tap(table, keyNamed(table, paymentNamed(table, pay, way.colour)));
  const due = before.tiles === undefined ? 0 : Math.min(way.bonus, supplyCount(before.tiles));
  if (due > 0) await tapColours(table, pick ?? {});
}

async function tellPass(table: Table, before: State, move: MoveOf<'pass'>): Promise<void> {
  const says = { locale: table.lang };
  const had = totalIn(before, move.seat);
  await tap(table, keyNamed(table, m.sp_pass({}, says)));
  const isLast = before.round >= PAVILION.tables.rounds;
  const limit = isLast ? 0 : PAVILION.tables.cornerSpaces;
  if (before.tiles === undefined) {
    const { kept = 0, lost = 0 } = move;
    const left = kept + lost;
    if (kept === Math.min(limit, left)) {
      await tap(table, keyNamed(table, numberKey(left)));
      return;
    }
    await tap(table, keyNamed(table, m.sp_keep_fewer({}, says)));
    await tap(table, keyNamed(table, numberKey(left)));
    await tap(table, keyNamed(table, numberKey(kept)));
    return;
  }
  const { hand } = seatAt(before, indexOfSeat(before, move.seat));
  const total = countOf(hand);
  if (total === 0) return;
  const kept = countOf(move.keep ?? {});
  if (total > limit) await tapColours(table, move.keep ?? {});
  // The key says beforehand what the total shows afterwards.
  const points = pointsIn(table, had - totalIn(stateOf(table.match), move.seat));
  const lost = total - kept;
  const keeping =
    kept === 0
      ? m.sp_pass_keeping_none({ lost, points }, says)
      : m.sp_pass_keeping({ kept, lost, points }, says);
  const label = lost === 0 ? m.sp_pass_for_nothing({ kept }, says) : keeping;
  await tap(table, table.page.getByRole('button', exactly(label)));
}

function totalIn(state: State, seat: string): number {
  return RULES.standings(state).find((standing) => standing.seat === seat)?.total ?? 0;
}

function pointsIn({ lang }: Table, count: number): string {
  return m.sheet_points({ count, shown: formatNumber(lang, count) }, { locale: lang });
}

async function tapDisplay(table: Table, number: number): Promise<void> {
  const label = m.sp_display_label({ number, count: '' }, { locale: table.lang });
  await tap(
    table,
    table.page.getByRole('button', { name: new RegExp(`^${quoted(label.trim())}`) }),
  );
}

async function tapColours(table: Table, tiles: SomeTiles): Promise<void> {
  for (const colour of COLOURS)
    for (let count = tiles[colour] ?? 0; count > 0; count -= 1)
      await tap(table, colourKey(table, colour));
}

/** What the log would be without a screen. */
export function takeNote(table: Table, told: Told<Move>): void {
  const id = `note:${table.match.log.length + 1}`;
  const hearing = hear(RULES, table.match, { id, device: 'note', at: '', told });
  if (!hearing.accepted) throw new Error(`Refused: ${JSON.stringify(hearing.refusal)}`);
  table.match = hearing.match;
}

export async function undo(table: Table): Promise<void> {
  takeNote(table, { type: 'undo' });
  await tap(table, keyNamed(table, m.match_undo({}, { locale: table.lang })));
}

export async function redo(table: Table): Promise<void> {
  takeNote(table, { type: 'redo' });
  await tap(table, keyNamed(table, m.match_redo({}, { locale: table.lang })));
}

/** The totals as the rules have them, clockwise. */
export function totals(table: Table): number[] {
  return RULES.standings(stateOf(table.match)).map(({ total }) => total);
}

/** The screen shows what the rules say: every total, and whose turn it is. */
export async function expectInStep(table: Table): Promise<void> {
  const shown = totals(table);
  for (const [index, name] of table.names.entries())
    await expect(seatKey(table, name, shown[index] ?? 0)).toBeVisible();
  const [step] = RULES.steps(stateOf(table.match));
  const turn = table.page.locator('[aria-current=true]');
  if (step?.seat === undefined) await expect(turn).toHaveCount(0);
  else await expect(turn).toHaveAccessibleName(new RegExp(`^${quoted(nameOf(table, step.seat))}`));
}

/** Everything told is on the disk: the screen says so. */
export async function recorded(table: Table): Promise<void> {
  await expect(table.page.locator('[data-recording=recorded]').first()).toBeAttached();
}

/** A seat in the strip; opens its sheet. */
export function seatKey(table: Table, name: string, total: number): Locator {
  const label = m.match_seat_total(
    { name, points: pointsIn(table, total) },
    { locale: table.lang },
  );
  return keyNamed(table, label);
}

/** A space of a seat's board: the one in the middle of the screen, or the one in a sheet. */
export function spaceOn(
  table: Table,
  seat: string,
  id: string,
  where: Locator = table.page.getByRole('main'),
): Locator {
  const board = m.sp_board_of({ name: nameOf(table, seat) }, { locale: table.lang });
  const name = new RegExp(`^${quoted(WORDS[table.lang].spaceText(id))}:`);
  return where.getByRole('group', exactly(board)).getByRole('button', { name });
}

export function keyNamed(table: Table, name: string | RegExp): Locator {
  // Some keys carry a note behind their name.
  const start = typeof name === 'string' ? new RegExp(`^${quoted(name)}(?=$|\\s)`) : name;
  return table.page.getByRole('button', { name: start });
}

export async function tap(table: Table, what: Locator): Promise<void> {
  table.taps += 1;
  await (table.hasMouse === true ? what.click() : tapOnce(what));
}

/** What cannot be told by the rules can be tapped all the same, to hear why. */
export async function tapSpace(table: Table, seat: string, id: string): Promise<void> {
  table.taps += 1;
  await spaceOn(table, seat, id).tap({ force: true });
}

export function nameOf({ match, names }: Table, seat: string): string {
  return names[match.setup.seats.indexOf(seat)] ?? seat;
}

export function colourKey(table: Table, colour: Colour): Locator {
  // With a note behind it; a space of the board has a colon in its name.
  return keyNamed(table, new RegExp(`^${WORDS[table.lang].colours[colour]}(?: [^:]*)?$`));
}

/** A number alone, or with what it costs: short as it is to be seen, in words as it is heard. */
function numberKey(number: number): RegExp {
  return new RegExp(`^${number}(?:\\s*−\\d+|\\s[^,]+, −.+)?$`);
}

/** A payment as its key shows it: the colour itself first, each with its number. */
function paymentNamed({ lang }: Table, tiles: SomeTiles, natural: Colour): RegExp {
  const order = [natural, ...COLOURS.filter((colour) => colour !== natural)];
  const parts = order
    .filter((colour) => (tiles[colour] ?? 0) > 0)
    .map((colour) => WORDS[lang].tilesText({ [colour]: tiles[colour] ?? 0 }));
  return new RegExp(`^${parts.join('\\s*')}$`);
}

function logOf(setup: Setup): Match<State, Move> {
  const beginning = beginLog<State, Move>(RULES, setup);
  if (!beginning.allowed) throw new Error(JSON.stringify(beginning.refusal));
  return beginning.state;
}

const exactly = (name: string) => ({ name, exact: true });
const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
