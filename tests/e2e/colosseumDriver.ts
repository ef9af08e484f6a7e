// A few words for playing Colosseum by taps at either level: begin, and tell each move as a table would.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Asset, Noble } from '../../src/lib/games/colosseum/data/assets.ts';
import {
  ASSETS,
  FACES,
  NOBLES,
  RANKS,
  STARS,
  listOf,
  rankOf,
} from '../../src/lib/games/colosseum/data/assets.ts';
import { LATEST } from '../../src/lib/games/colosseum/data/rulesets.ts';
import { colosseumRules } from '../../src/lib/games/colosseum/module.ts';
import { en } from '../../src/lib/games/colosseum/rulebook/en.ts';
import { es } from '../../src/lib/games/colosseum/rulebook/es.ts';
import { ru } from '../../src/lib/games/colosseum/rulebook/ru.ts';
import type { Words } from '../../src/lib/games/colosseum/rulebook/words.ts';
import { SIDES, type Move, type MoveOf } from '../../src/lib/games/colosseum/rules/moves.ts';
import type { State } from '../../src/lib/games/colosseum/rules/state.ts';
import { m } from '../../src/lib/paraglide/messages.js';
import type { Locale } from '../../src/lib/referee/game.ts';
import type { MatchFile } from '../../src/lib/referee/matchFile.ts';
import type { TrackingLevel } from '../../src/lib/referee/rules.ts';
import { open, tapOnce } from './stage.ts';

const WORDS: Readonly<Record<Locale, Words>> = { en, ru, es };
const RULES = colosseumRules.rulesOf(LATEST);

export interface Stage {
  readonly page: Page;
  readonly lang: Locale;
  readonly names: readonly string[];
  /** Seat ids of the moves, in the order of the names. */
  readonly ids: readonly string[];
  /** The same match kept by the rules alone: it knows what is asked now. */
  state: State;
  taps: number;
}

export interface GoldenMatch {
  readonly names: readonly string[];
  readonly ids: readonly string[];
  readonly moves: readonly Move[];
  readonly totals: Readonly<Record<string, number>>;
}

export async function goldenMatch(name: string): Promise<GoldenMatch> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(
      await readFile(new URL(`../games/colosseum/golden/${file}`, import.meta.url), 'utf8'),
    );
  const file = (await read(`${name}.json`)) as MatchFile;
  const { totals } = (await read(`${name}.sheet.json`)) as Pick<GoldenMatch, 'totals'>;
  const moves = file.entries.map(({ told }) => {
    if (told.type !== 'tell' || told.act.type !== 'move') throw new Error('Not only moves');
    return told.act.move as Move;
  });
  return {
    names: file.seats.map((seat) => seat.name),
    ids: file.seats.map(({ id }) => id),
    moves,
    totals,
  };
}

/** The first name begins. */
export async function beginColosseum(
  page: Page,
  { names, ids }: Pick<GoldenMatch, 'names' | 'ids'>,
  lang: Locale,
  level: TrackingLevel = 'scorekeeper',
): Promise<Stage> {
  const beginning = RULES.begin({
    seats: ids,
    firstSeat: ids[0] ?? '',
    level,
    options: { auctions: 'base' },
    houseRulings: {},
  });
  if (!beginning.allowed) throw new Error(beginning.refusal.clause);
  const stage: Stage = { page, lang, names, ids, state: beginning.state, taps: 0 };
  const says = { locale: lang };
  await open(page, `${lang === 'en' ? '' : `/${lang}`}/colosseum/match/new/`);
  await key(stage, String(names.length), true).tap();
  for (const [at, name] of names.entries())
    await page.getByLabel(m.setup_name({ place: at + 1 }, says), { exact: true }).fill(name);
  if (level === 'referee') await key(stage, m.level_referee({}, says)).tap();
  await key(stage, m.setup_begin({ name: names[0] ?? '' }, says)).tap();
  await page.locator('.plaque h1').waitFor();
  return stage;
}

/** Tells a move and waits until the screen asks what the rules ask next. */
export async function tellColosseum(stage: Stage, move: Move): Promise<void> {
  const ruling = RULES.rule(stage.state, move);
  // The golden matches began when a further investment was asked about in round 1 too.
  if (!ruling.allowed && move.type === 'pass' && stage.state.round === 1) return;
  if (!ruling.allowed) throw new Error(`${JSON.stringify(move)}: ${ruling.refusal.clause}`);
  await tapMove(stage, move);
  stage.state = ruling.state;
  const seat = RULES.steps(ruling.state)[0]?.seat;
  if (seat !== undefined)
    await stage.page
      .locator('.strip [aria-current="true"]', { hasText: nameOf(stage, seat) })
      .waitFor();
}

async function tapMove(stage: Stage, move: Move): Promise<void> {
  const { page, lang } = stage;
  const says = { locale: lang };
  const words = WORDS[lang];
  switch (move.type) {
    case 'refill':
    case 'dealTokens':
      return tapTokens(stage, move.tokens);
    case 'dealPrograms':
      for (const number of [move.low, move.mid])
        await tap(stage, page.locator('main .programs button').nth(number - 1));
      return tap(stage, mainKey(stage));
    case 'invest':
      if (move.extra !== undefined) await tapExtra(stage, move.extra);
      await tap(stage, page.locator('main .kinds button').nth(KINDS.indexOf(move.what)));
      if (move.what === 'expansion' && stage.state.ring !== undefined)
        return tap(
          stage,
          page.locator('main .sides button').nth(SIDES.indexOf(move.side ?? 'clockwise')),
        );
      if (move.what !== 'program') return;
      await tap(
        stage,
        page.locator('main li button', { hasText: words.programTitle(move.program ?? 0) }),
      );
      return tap(stage, mainKey(stage));
    case 'pass': {
      // Of two keys that end something, the filled one speaks for the seat.
      const own = page.locator('nav .next .filled');
      const isOfTwo = (await own.count()) > 0;
      return tap(stage, isOfTwo ? own : page.locator('nav .next button').first());
    }
    case 'open':
      await tap(stage, page.locator('main .trays button').nth((move.market ?? 1) - 1));
      // The smallest bid lies under the thumb.
      return move.bid === LATEST.tables.minimumBid
        ? tap(stage, key(stage, m.co_open_at({ coins: move.bid }, says), true))
        : tap(stage, key(stage, m.co_bid({ coins: move.bid }, says), true));
    case 'bid':
      return tap(stage, key(stage, m.co_bid({ coins: move.bid }, says), true));
    case 'trade':
      return tapTrade(stage, move);
    case 'moveNobles':
      for (const face of move.dice)
        await tap(stage, page.locator('main .dice button').nth(FACES.indexOf(face)));
      for (const { noble, by } of move.moves) await tapNoble(stage, noble, by);
      return tap(stage, key(stage, m.co_move_so({}, says), true));
    case 'moveByMedal':
      await tap(stage, key(stage, m.com_medal_moves({}, says), true));
      return tapNoble(stage, move.noble, move.by);
    case 'produce':
      return stage.state.table === undefined
        ? tapEvent(stage, move)
        : tapBestEvent(stage, move.program);
    case 'discard':
      return tapToken(stage, move.asset);
    case 'givePodium':
      if (move.to !== undefined) await tapSeat(stage, move.to);
      return tap(stage, mainKey(stage));
    case 'donate':
      // What is given is not told where tokens are not.
      if (stage.state.table === undefined || move.asset === undefined)
        return tap(stage, mainKey(stage));
      if (move.to !== undefined) await tapSeat(stage, move.to);
      return tapToken(stage, move.asset);
    case 'finish':
      return tap(stage, key(stage, m.com_who_won({}, says)));
    default:
      throw new Error(`This driver does not tell ${move.type}`);
  }
}

const KINDS: readonly MoveOf<'invest'>['what'][] = ['program', 'expansion', 'ticket', 'loge'];

/** What a further investment is made with; asked where there is a choice. */
async function tapExtra(stage: Stage, extra: 'medals' | 'special-event'): Promise<void> {
  const { medal } = LATEST.tables;
  const name =
    extra === 'medals'
      ? m.com_with_medals({ count: medal.investment }, { locale: stage.lang })
      : WORDS[stage.lang].assets.special_event;
  const way = stage.page.locator('main fieldset').getByRole('button', { name });
  if ((await way.count()) > 0) await tap(stage, way);
}

async function tapTrade(
  stage: Stage,
  { with: other, gives, gets }: MoveOf<'trade'>,
): Promise<void> {
  const { page } = stage;
  await tapSeat(stage, other);
  for (const [at, side] of [gives, gets].entries()) {
    const tokens = listOf(side.tokens ?? {});
    if (!side.coins && tokens.length === 0) continue;
    const half = page.locator('main .halves section').nth(at);
    // Where there is room both halves stand open.
    const opener = half.locator('h2 button');
    if ((await opener.count()) > 0) await tap(stage, opener);
    for (const asset of tokens) await tapToken(stage, asset, half);
    if (!side.coins) continue;
    const coins = half.getByRole('spinbutton');
    await coins.fill(String(side.coins));
    await coins.blur();
  }
  return tap(stage, mainKey(stage));
}

async function tapEvent(stage: Stage, move: MoveOf<'produce'>): Promise<void> {
  const { page, lang } = stage;
  const says = { locale: lang };
  const words = WORDS[lang];
  const title = words.programTitle(move.program);
  const row = page.locator('main').getByRole('button', { name: title }).first();
  const rowByText = page.locator('main button', { hasText: title }).first();
  await tap(stage, row.or(rowByText).first());
  await step(stage, m.co_missing_label({}, says), move.missing ?? 0);
  await step(stage, m.com_rests({}, says), move.rests ?? 0);
  await step(stage, m.com_medal_moves({}, says), move.medalMoves ?? 0);
  const { assets } = programOf(move.program);
  const asked = STARS.filter((star) => assets[star] !== undefined);
  for (const star of asked.slice(0, move.stars ?? 0))
    await tap(stage, page.getByRole('button', { name: words.stars[star] }));
  for (const rank of RANKS) {
    const figures = NOBLES.filter((noble) => rankOf(noble) === rank);
    for (const noble of figures.slice(0, move.nobles?.[rank] ?? 0))
      await tap(stage, page.getByRole('button', { name: words.nobles[noble] }));
  }
  await step(stage, m.com_medals_for_spectators({}, says), move.medals ?? 0);
  await tap(stage, mainKey(stage));
}

/** Referee level: the best set lies ready, and it is what a golden match tells. */
async function tapBestEvent(stage: Stage, program: number): Promise<void> {
  const title = WORDS[stage.lang].programTitle(program);
  const row = stage.page.locator('main button.row', { hasText: title });
  if ((await row.count()) === 0)
    await tap(stage, stage.page.locator('main .unfold button').first());
  if ((await row.getAttribute('aria-pressed')) !== 'true') await tap(stage, row);
  await tap(stage, mainKey(stage));
}

async function tapTokens(stage: Stage, assets: readonly Asset[]): Promise<void> {
  const keys = stage.page.locator('main .gathering .keys button');
  for (const asset of assets) await tap(stage, keys.nth(ASSETS.indexOf(asset)));
  await tap(stage, mainKey(stage));
}

function tapToken(
  stage: Stage,
  asset: Asset,
  within: Locator = stage.page.locator('main'),
): Promise<void> {
  const name = WORDS[stage.lang].assets[asset];
  return tap(stage, within.locator('.keys button', { hasText: name }));
}

function tapSeat(stage: Stage, seat: string): Promise<void> {
  const keys = stage.page.locator('main .seats button');
  return tap(stage, keys.filter({ hasText: nameOf(stage, seat) }));
}

async function tapNoble(stage: Stage, noble: Noble, by: number): Promise<void> {
  const { page, lang } = stage;
  const name = WORDS[lang].nobles[noble];
  await tap(stage, page.locator('main .middle .keys button', { hasText: name }));
  const square = `${by < 0 ? `−${-by}` : `+${by}`}:`;
  await tap(stage, page.locator('main .squares button', { hasText: square }));
}

async function step(stage: Stage, label: string, times: number): Promise<void> {
  const more = key(stage, m.stepper_more({ label }, { locale: stage.lang }));
  for (let time = 0; time < times; time += 1) await tap(stage, more);
}

function programOf(number: number) {
  const program = LATEST.tables.programs.find((one) => one.number === number);
  if (program === undefined) throw new Error(`No program ${number}`);
  return program;
}

export function nameOf({ ids, names }: Pick<Stage, 'ids' | 'names'>, id: string): string {
  return names[ids.indexOf(id)] ?? '';
}

/** The one obvious key of a scene, under the thumb. */
export function mainKey({ page }: Pick<Stage, 'page'>): Locator {
  return page.locator('nav .next button').last();
}

function key({ page }: Pick<Stage, 'page'>, name: string, exact = false): Locator {
  return page.getByRole('button', { name, exact }).first();
}

async function tap(stage: Stage, locator: Locator): Promise<void> {
  stage.taps += 1;
  await tapOnce(locator);
}
