// A few words for playing Histrio by taps: begin, and tell each move as a table would.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ACTORS, CHAMELEON, seen } from '../../src/lib/games/histrio/data/cards.ts';
import { en } from '../../src/lib/games/histrio/rulebook/en.ts';
import { es } from '../../src/lib/games/histrio/rulebook/es.ts';
import { ru } from '../../src/lib/games/histrio/rulebook/ru.ts';
import type { Words } from '../../src/lib/games/histrio/rulebook/words.ts';
import type { Move } from '../../src/lib/games/histrio/rules/moves.ts';
import { m } from '../../src/lib/paraglide/messages.js';
import type { Locale } from '../../src/lib/referee/game.ts';
import type { MatchFile } from '../../src/lib/referee/matchFile.ts';
import type { TrackingLevel } from '../../src/lib/referee/rules.ts';
import { open, tapOnce } from './stage.ts';

const WORDS: Readonly<Record<Locale, Words>> = { en, ru, es };

export interface Stage {
  readonly page: Page;
  readonly lang: Locale;
  readonly names: readonly string[];
  /** Seat ids of the moves, in the order of the names. */
  readonly ids: readonly string[];
  taps: number;
}

export interface GoldenMatch {
  readonly names: readonly string[];
  readonly ids: readonly string[];
  readonly level: TrackingLevel;
  readonly moves: readonly Move[];
  readonly totals: Readonly<Record<string, number>>;
}

export async function goldenMatch(name: string): Promise<GoldenMatch> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(new URL(`../games/histrio/golden/${file}`, import.meta.url), 'utf8'));
  const file = (await read(`${name}.json`)) as MatchFile;
  const { totals } = (await read(`${name}.sheet.json`)) as Pick<GoldenMatch, 'totals'>;
  const moves = file.entries.map(({ told }) => {
    if (told.type !== 'tell' || told.act.type !== 'move') throw new Error('Not only moves');
    return told.act.move as Move;
  });
  return {
    names: file.seats.map((seat) => seat.name),
    ids: file.seats.map(({ id }) => id),
    level: file.setup.level,
    moves,
    totals,
  };
}

export async function beginHistrio(
  page: Page,
  { names, ids, level }: Pick<GoldenMatch, 'names' | 'ids' | 'level'>,
  lang: Locale,
): Promise<Stage> {
  const stage: Stage = { page, lang, names, ids, taps: 0 };
  const says = { locale: lang };
  await open(page, `${lang === 'en' ? '' : `/${lang}`}/histrio/match/new/`);
  await key(stage, String(names.length), true).tap();
  for (const [at, name] of names.entries())
    await page.getByLabel(m.setup_name({ place: at + 1 }, says), { exact: true }).fill(name);
  if (level === 'referee') await key(stage, m.level_referee({}, says)).tap();
  await key(stage, m.setup_begin_together({}, says)).tap();
  await page.getByRole('heading', { name: m.him_plaque_flip({}, says) }).waitFor();
  return stage;
}

/** Tells a move of a match without acrobats, requests and purses kept along the way. */
export async function tellHistrio(stage: Stage, move: Move): Promise<void> {
  const { page, lang } = stage;
  const says = { locale: lang };
  const words = WORDS[lang];
  switch (move.type) {
    case 'flip':
      return tap(stage, key(stage, words.moods[move.mood]));
    case 'deal':
      await asked(page, m.him_deal_which({ city: move.city }, says)).waitFor();
      return dealCard(stage, move.card);
    case 'travel':
      for (const [at, id] of stage.ids.entries()) {
        const name = stage.names[at] ?? '';
        await asked(page, m.him_goes_where({ name }, says)).waitFor();
        for (const city of move.to[id] ?? []) await tap(stage, cityKey(stage, city));
      }
      return;
    case 'resolve': {
      await page
        .getByRole('heading', { name: m.him_city({ city: move.city }, says), exact: true })
        .waitFor();
      const robbed = m.him_who_is_robbed({}, says);
      for (const victim of move.victims ?? []) {
        await page.getByText(robbed).waitFor();
        await tap(stage, inMain(stage, nameOf(stage, victim)));
      }
      const court = move.court;
      return court === undefined
        ? tap(stage, page.locator('nav .next .main-key'))
        : tap(
            stage,
            page.locator('main .sending', { has: page.getByLabel(words.cardText(court)) }),
          );
    }
    case 'push':
      if (move.seat !== undefined) await tap(stage, inMain(stage, nameOf(stage, move.seat)));
      if (move.from === 'crowd') await tap(stage, key(stage, m.him_crowded_city({}, says)));
      for (const actor of move.actors) await tapActor(stage, actor);
      if (move.from === 'court') return;
      return tap(stage, page.locator('nav .next .main-key'));
    case 'stage':
      await tap(stage, key(stage, m.him_manager_on_stage({}, says)));
      return tap(
        stage,
        page.getByRole('dialog').getByRole('button', { name: nameOf(stage, move.seat) }),
      );
    case 'endTurn':
      return tap(stage, page.locator('.main-key').last());
    case 'scoreShows':
      for (const [at, id] of stage.ids.entries()) {
        for (const card of move.troupes?.[id] ?? []) await tapTroupe(stage, card);
        const isLast = at === stage.ids.length - 1;
        if (move.troupes !== undefined && !isLast)
          await tap(
            stage,
            key(stage, m.him_next_troupe({ name: stage.names[at + 1] ?? '' }, says)),
          );
      }
      for (const [id, side] of Object.entries(move.chameleon ?? {})) {
        const section = page.getByRole('region', { name: nameOf(stage, id), exact: true });
        await tap(stage, section.getByRole('button', { name: words.talents[side], exact: true }));
      }
      return tap(stage, key(stage, m.him_count_shows({}, says)));
    case 'closeFestival':
      return tap(stage, page.locator('.main-key').last());
    case 'prepareSeason':
      return tap(stage, key(stage, m.him_season_ready({}, says)));
    default:
      throw new Error(`This driver does not tell ${move.type}`);
  }
}

/** One seat behind the cover: the friendly card drawn by chance, then a city of its own. */
export async function travelSealed(stage: Stage, at: number, city: number): Promise<void> {
  const { page, lang } = stage;
  const says = { locale: lang };
  const name = stage.names[at] ?? '';
  const draw = key(stage, m.him_draw_for_me({}, says));
  const cover = key(stage, m.him_only_for({ name }, says));
  await draw.or(cover).waitFor();
  // The first drawing of a turn is what seals the choices.
  if (await draw.isVisible()) await tap(stage, draw);
  await tap(stage, cover);
  await tap(stage, draw);
  await tap(stage, key(stage, m.him_friends_seen({}, says)));
  await asked(page, m.him_goes_where({ name }, says)).waitFor();
  await tap(stage, cityKey(stage, city));
}

export function nameOf({ ids, names }: Stage, id: string): string {
  return names[ids.indexOf(id)] ?? '';
}

async function dealCard(stage: Stage, card: string): Promise<void> {
  const what = seen(card);
  if (what.kind === 'actor') return tapActor(stage, card);
  const words = WORDS[stage.lang];
  const says = { locale: stage.lang };
  if (what.kind === 'bonus') return tap(stage, key(stage, words.cardText(card)));
  await tap(stage, key(stage, m.him_acrobats({}, says)));
  await stage.page.getByLabel(m.him_acrobat_name({}, says)).waitFor();
  const known = key(stage, words.cardText(card));
  if (await known.isVisible()) return tap(stage, known);
  await stage.page.getByLabel(m.him_acrobat_name({}, says)).fill(what.name);
  await tap(stage, key(stage, m.him_add({}, says)));
}

async function tapTroupe(stage: Stage, card: string): Promise<void> {
  const chameleon = m.hi_chameleon({}, { locale: stage.lang });
  return card === CHAMELEON ? tap(stage, key(stage, `${chameleon}:`)) : tapActor(stage, card);
}

async function tapActor(stage: Stage, card: string): Promise<void> {
  const at = ACTORS.findIndex((actor) => actor === card);
  return tap(stage, stage.page.locator('main .keys button').nth(at));
}

/** Where a scene says what it asks; the voice may still say it too. */
export function asked(page: Page, question: string): Locator {
  return page.getByRole('heading', { name: question });
}

function cityKey({ page }: Stage, city: number): Locator {
  return page.locator('main .cities .city').nth(city - 1);
}

function inMain({ page }: Stage, name: string): Locator {
  return page.locator('main').getByRole('button', { name, exact: true });
}

function key({ page }: Pick<Stage, 'page'>, name: string, exact = false): Locator {
  return page.getByRole('button', { name, exact }).first();
}

async function tap(stage: Stage, locator: Locator): Promise<void> {
  stage.taps += 1;
  await tapOnce(locator);
}
