// What is said of an act, an effect and a refusal: in the game's words, or in the table's own.
import { formatChange, formatDayOf } from '../i18n/format.ts';
import { locale } from '../i18n/locale.svelte.ts';
import { m } from '../paraglide/messages.js';
import type { NameOf, RefusalWords, Rulebook } from '../referee/game.ts';
import type { Act } from '../referee/entry.ts';
import type { HouseRulings } from '../referee/rules.ts';
import type { Effect, Refusal, SeatId } from '../referee/ruling.ts';
import { tableClauseText, tableRefusalWords } from './tableClauses.ts';

export function effectWords(
  effect: Pick<Effect, 'clause' | 'facts'>,
  rulebook: Rulebook,
  nameOf: NameOf,
): string {
  return tableClauseText(effect.clause, effect.facts) ?? rulebook.effectText(effect, nameOf);
}

/** The same beside an act of `who`: what befell another seat names it, once. */
export function effectWordsBeside(
  effect: Pick<Effect, 'clause' | 'facts' | 'seat'>,
  who: SeatId | undefined,
  rulebook: Rulebook,
  nameOf: NameOf,
): string {
  const { seat } = effect;
  const named = new Set<SeatId>();
  const sentence = effectWords(effect, rulebook, (one) => {
    named.add(one);
    return nameOf(one);
  });
  const isClear = seat === undefined || seat === who || named.has(seat);
  return isClear ? sentence : `${nameOf(seat)}: ${sentence}`;
}

export function refusalWords(refusal: Refusal, rulebook: Rulebook, nameOf: NameOf): RefusalWords {
  const { clause, facts } = refusal;
  return tableRefusalWords(clause, facts) ?? rulebook.refusalText(refusal, nameOf);
}

/** What was told, without who: "red on red 4". `before`: the table just before it, where it is known. */
export function actWords(act: Act, rulebook: Rulebook, nameOf: NameOf, before: unknown): string {
  switch (act.type) {
    case 'move':
    case 'overrule':
      return rulebook.moveText(act.move, nameOf, before);
    case 'correct':
      return m.history_corrected({ change: formatChange(locale.current, act.points) });
    case 'restate':
      return m.history_restated();
  }
}

/** Moves that were made or tried together, with whose they were, where somebody's alone: "Ann: red on red 4". */
export function movesWords(
  moves: readonly unknown[],
  rulebook: Rulebook,
  nameOf: NameOf,
  before: unknown,
): string {
  const acts = moves.map((move) => ({ type: 'move', move }) as const);
  const who = acts.map(seatOfAct).find((seat) => seat !== undefined);
  const said = acts.map((act) => actWords(act, rulebook, nameOf, before)).join(', ');
  return who === undefined ? said : `${nameOf(who)}: ${said}`;
}

/** How the table reads each of these places. */
export function readingWords(houseRulings: HouseRulings, rulebook: Rulebook): readonly string[] {
  return Object.entries(houseRulings).map(([id, reading]) => {
    const words = rulebook.rulingWords(id);
    // A place that is settled for all by now has no readings to choose from.
    return words?.readings[reading] ?? words?.question ?? reading;
  });
}

/** Whose act it was; undefined where the whole table acts. */
export function seatOfAct(act: Act): SeatId | undefined {
  if (act.type === 'correct') return act.seat;
  if (act.type === 'restate') return undefined;
  const { move } = act;
  const isNamed = typeof move === 'object' && move && 'seat' in move;
  return isNamed && typeof move.seat === 'string' ? move.seat : undefined;
}

/** The time on the clock of the phone that told it; with its day when that is not the day of `begun`. */
export function toldAt(at: string, begun: string): string {
  const clock = at.slice(11, 16);
  if (at.slice(0, 10) === begun.slice(0, 10)) return clock;
  return `${formatDayOf(locale.current, at)}, ${clock}`;
}
