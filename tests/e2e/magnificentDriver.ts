// A few words for playing The Magnificent by taps at scorekeeper level: begin, and tell each move as a table would.
import type { Locator, Page } from '@playwright/test';
import { RULESET_1 } from '../../src/lib/games/magnificent/data/ruleset1.ts';
import { magnificentRules } from '../../src/lib/games/magnificent/module.ts';
import { en } from '../../src/lib/games/magnificent/rulebook/en.ts';
import { es } from '../../src/lib/games/magnificent/rulebook/es.ts';
import { ru } from '../../src/lib/games/magnificent/rulebook/ru.ts';
import type { Words } from '../../src/lib/games/magnificent/rulebook/words.ts';
import type { Move, MoveOf } from '../../src/lib/games/magnificent/rules/moves.ts';
import type { State } from '../../src/lib/games/magnificent/rules/state.ts';
import { m } from '../../src/lib/paraglide/messages.js';
import type { Locale } from '../../src/lib/referee/game.ts';
import { open, tapOnce } from './stage.ts';

const WORDS: Readonly<Record<Locale, Words>> = { en, ru, es };
const RULES = magnificentRules.rulesOf(RULESET_1);

export interface Stage {
  readonly page: Page;
  lang: Locale;
  readonly names: readonly string[];
  /** The same match kept by the rules alone: it knows what is asked now. */
  state: State;
  taps: number;
}

/** Seats are a, b, c …; the first name begins. */
export async function beginMagnificent(
  page: Page,
  names: readonly string[],
  lang: Locale,
): Promise<Stage> {
  const seats = names.map((_, at) => 'abcd'.charAt(at));
  const beginning = RULES.begin({
    seats,
    firstSeat: seats[0] ?? '',
    level: 'scorekeeper',
    options: { isFirstGame: true },
    houseRulings: {},
  });
  if (!beginning.allowed) throw new Error(beginning.refusal.clause);
  const stage: Stage = { page, lang, names, state: beginning.state, taps: 0 };
  const says = { locale: lang };
  await open(page, `${lang === 'en' ? '' : `/${lang}`}/magnificent/match/new/`);
  await page
    .getByRole('button', { name: String(names.length), exact: true })
    .first()
    .tap();
  for (const [at, name] of names.entries())
    await page.getByLabel(m.setup_name({ place: at + 1 }, says), { exact: true }).fill(name);
  await page.getByRole('button', { name: m.setup_begin({ name: names[0] ?? '' }, says) }).tap();
  await page.locator('.plaque h1', { hasText: names[0] ?? '' }).waitFor();
  return stage;
}

export function stepsOf({ state }: Stage) {
  return RULES.steps(state);
}

export function nameOf({ names }: Pick<Stage, 'names'>, seat: string): string {
  return names['abcd'.indexOf(seat)] ?? '';
}

/** Phases in which whoever is ready goes next. */
const ANYONES: readonly string[] = ['scoring', 'halves', 'areas'];

/** Tells a move and waits until the screen asks what the rules ask next. */
export async function tellMagnificent(stage: Stage, move: Move): Promise<void> {
  await tapMove(stage, move);
  const ruling = RULES.rule(stage.state, move);
  if (!ruling.allowed) throw new Error(`${JSON.stringify(move)}: ${ruling.refusal.clause}`);
  stage.state = ruling.state;
  const steps = RULES.steps(ruling.state);
  const seat = steps[0]?.seat;
  if (seat === undefined) return;
  const { page } = stage;
  const name = nameOf(stage, seat);
  // Where anybody may go next nobody is marked in the strip: the row of names on the scene says who is asked.
  const asked =
    steps.length > 1 && ANYONES.includes(ruling.state.phase)
      ? page.locator('main [aria-pressed="true"]', { hasText: name })
      : page.locator('.strip [aria-current="true"]', { hasText: name });
  await asked.waitFor();
}

async function tapMove(stage: Stage, move: Move): Promise<void> {
  switch (move.type) {
    case 'turn':
      await tapTurn(stage, move);
      break;
    case 'scoreCard':
      await tap(stage, stage.page.locator('main .slots button').nth(move.scored.card - 1));
      await tapNumber(stage, move.scored.points ?? 0);
      break;
    case 'scoreHalves':
      // The next card is asked for by itself.
      for (const { points = 0 } of move.cards) await tapNumber(stage, points);
      break;
    case 'scoreAreas':
      await tap(stage, stage.page.locator('main .counts button').nth(move.covered ?? 0));
      break;
    case 'pay':
    case 'takeSet':
    case 'roll':
      break;
    default:
      throw new Error(`This driver does not tell ${move.type}`);
  }
  await tap(stage, stage.page.locator('nav .next .main-key:enabled'));
}

async function tapTurn(stage: Stage, move: MoveOf<'turn'>): Promise<void> {
  const { page, lang, state } = stage;
  const words = WORDS[lang];
  const { die, action, hat, points = 0, coins = 0 } = move;
  await tap(stage, page.getByRole('button', { name: words.dieText(die), exact: true }).first());
  // A space of the track says that it was a performance.
  if (hat !== undefined) await tap(stage, page.locator('main .track button').nth(hat.to - 1));
  else if (action !== undefined)
    await tap(stage, page.locator('main .actions button', { hasText: words.actions[action] }));
  if (points > 0) await tapNumber(stage, points);
  const has = state.seats.find(({ seat }) => seat === move.seat)?.coins ?? 0;
  const from = Math.min(30, has);
  if (coins !== 0) await tap(stage, page.locator('main .reel .roll button').nth(coins + from));
}

/** Numbers lie side by side, from 0. */
function tapNumber(stage: Stage, number: number): Promise<void> {
  return tap(stage, stage.page.locator('main .numbers button').nth(number));
}

async function tap(stage: Stage, locator: Locator): Promise<void> {
  stage.taps += 1;
  await tapOnce(locator);
}
