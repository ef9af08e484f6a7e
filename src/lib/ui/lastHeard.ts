// What is said aloud of the last entries of the log: whoever cannot see the screen hears what was understood, what it gave and what it cost.
import { formatChange, formatNumber } from '../i18n/format.ts';
import { locale } from '../i18n/locale.svelte.ts';
import { m } from '../paraglide/messages.js';
import type { Act } from '../referee/entry.ts';
import type { NameOf, Rulebook } from '../referee/game.ts';
import type { Match } from '../referee/match.ts';
import type { SeatId } from '../referee/ruling.ts';
import type { SeatAmounts, Standing } from '../referee/rules.ts';
import type { Version } from '../referee/version.ts';
import { gainsIn } from './timeline.ts';
import { actWords, seatOfAct } from './wordsOf.ts';

/** How acts are put in words for ears. */
export interface Said {
  readonly rulebook: Rulebook;
  readonly nameOf: NameOf;
  /** The table keeps its totals to itself: no points are said. */
  readonly hidesTotals: boolean;
  /** Of an act taken back only the totals are said that came back. */
  readonly isTakenBack?: boolean;
  /** Where every seat stands at this state of the table. */
  readonly standingsOf: (state: unknown) => readonly Standing[];
  /** What each has there beside its total. */
  readonly amountsOf: (state: unknown) => readonly SeatAmounts[];
}

/** Of what a seat has beside its total the one thing that is paid with: everything else is said by the move. */
const PURSE = 'coins';

/** Of more acts told in one go, as of a match that comes from another window, only the last is worth the time. */
const MOST = 4;

/**
 * Of the log from its entry `since` on; empty where its last entry was no act told or told again, and nothing taken back. An act that was
 * put in between is said as itself, wherever it stands.
 */
export function lastHeard(match: Match, since: number, said: Said): string {
  switch (match.log.last()?.told.type) {
    case 'tell': {
      const together = toldAtTheEnd(match, since);
      if (together.length > 1) return together.map((index) => actIn(match, index, said)).join('. ');
      return addedIn(match, match.past?.version, said);
    }
    case 'amend':
    case 'strike':
    case 'settle':
      return changed(match.past?.version, match, said).join('; ');
    case 'redo': {
      const what = addedIn(match, match.past?.version, said);
      return what === '' ? changed(match.past?.version, match, said).join('; ') : what;
    }
    case 'undo': {
      const what = addedIn(match.future?.version, match, { ...said, isTakenBack: true });
      if (what !== '') return m.match_taken_back({ what });
      return [m.match_change_taken_back(), ...changed(match.future?.version, match, said)].join(
        '; ',
      );
    }
    default:
      return '';
  }
}

type Ruled = Pick<Version<unknown, unknown>, 'acts' | 'ruled'>;

/** Where in the match the acts stand that were told one after the other since then, none of them put in between. */
function toldAtTheEnd({ log, acts }: Match, since: number): readonly number[] {
  let first = log.length;
  for (; first > since; first -= 1) {
    const told = log.at(first - 1)?.told;
    if (told?.type !== 'tell' || told.before !== undefined) break;
  }
  const count = Math.min(log.length - first, acts.length);
  if (count > MOST) return [];
  return Array.from({ length: count }, (_, at) => acts.length - count + at);
}

/** The one act that `now` has and `before` lacks; empty where there is no such act. */
function addedIn(now: Ruled | undefined, before: Ruled | undefined, said: Said): string {
  const [length, earlier] = [now?.acts.length ?? 0, before?.acts.length ?? 0];
  if (now === undefined || length !== earlier + 1) return '';
  const isOther = (at: number) => now.acts.at(at)?.entry !== before?.acts.at(at)?.entry;
  // Behind it all stand one place later. Nearly always it is the last one, also of a thousand.
  let index = earlier;
  while (index > 0 && isOther(index - 1)) index -= 1;
  const stands = said.isTakenBack === true ? before : now;
  return actIn(now, index, said, stands?.ruled.last()?.state);
}

/** `after`: the table whose totals are said; of an act put in between it is the one of now. */
function actIn(
  { acts, ruled }: Ruled,
  index: number,
  said: Said,
  after: unknown = ruled.at(index + 1)?.state,
): string {
  const placed = acts.at(index);
  if (placed === undefined) return '';
  const { act } = placed;
  const { rulebook, nameOf, hidesTotals, isTakenBack, standingsOf } = said;
  const who = seatOfAct(act);
  const what = [
    actWords(act, rulebook, nameOf, ruled.at(index)?.state),
    ...(act.type === 'overrule' ? [m.history_overruled({ reason: act.reason })] : []),
  ].join('; ');
  const moved = gainsIn(hidesTotals ? [] : (ruled.at(index + 1)?.effects ?? []));
  const standings = moved.length === 0 ? [] : standingsOf(after);
  const gains = moved.map(([seat, points]) => {
    const total = totalIn(standings, seat);
    return isTakenBack === true
      ? m.match_stands({ name: nameOf(seat), total: formatNumber(locale.current, total) })
      : gainWords(seat, points, total, said);
  });
  const news = isTakenBack === true ? [] : newsIn(ruled, index, act, said);
  return [who === undefined ? what : `${nameOf(who)}: ${what}`, ...news, ...gains].join('; ');
}

/** What was paid and received, and what else the line of the history says: that of whoever acted says the coins too. */
function newsIn(ruled: Ruled['ruled'], index: number, act: Act, said: Said): readonly string[] {
  const { rulebook, nameOf } = said;
  const effects = ruled.at(index + 1)?.effects ?? [];
  const news = effects.flatMap((effect) => {
    const text = 'move' in act ? rulebook.newsText?.(effect, nameOf, act.move) : undefined;
    const { seat } = effect;
    if (text === undefined) return [];
    return [
      {
        seat,
        text: seat === undefined || seat === seatOfAct(act) ? text : `${nameOf(seat)}: ${text}`,
      },
    ];
  });
  const coins = coinsMoved(ruled.at(index)?.state, ruled.at(index + 1)?.state, said);
  const isSaid = news.some(({ seat }) => seat === seatOfAct(act));
  const others = coins.filter(({ seat }) => !isSaid || seat !== seatOfAct(act));
  return [...news, ...others].map(({ text }) => text);
}

/** Which totals and purses a change of the past has moved, so far as it reaches. */
function changed(before: Ruled | undefined, now: Ruled, said: Said): readonly string[] {
  const [was, is] = [before?.ruled.last()?.state, now.ruled.last()?.state];
  if (said.hidesTotals || was === undefined || is === undefined) return [];
  const standings = said.standingsOf(was);
  const totals = said.standingsOf(is).flatMap(({ seat, total }) => {
    const change = total - totalIn(standings, seat);
    return change === 0 ? [] : [gainWords(seat, change, total, said)];
  });
  return [...totals, ...coinsMoved(was, is, said).map(({ text }) => text)];
}

/** What has been paid and received between two states of the table. */
function coinsMoved(
  was: unknown,
  is: unknown,
  said: Said,
): readonly { readonly seat: SeatId; readonly text: string }[] {
  const { rulebook, nameOf, hidesTotals, amountsOf } = said;
  if (hidesTotals || was === undefined || is === undefined) return [];
  const purses = amountsOf(was);
  return amountsOf(is).flatMap(({ seat, amounts }) => {
    const before = purses.find((purse) => purse.seat === seat)?.amounts[PURSE];
    const now = amounts[PURSE];
    if (before === undefined || now === undefined || before === now) return [];
    const change = formatChange(locale.current, now - before);
    const total = formatNumber(locale.current, now);
    const name = `${nameOf(seat)}: ${rulebook.amounts?.[PURSE] ?? PURSE}`;
    return [{ seat, text: m.match_gained({ name, change, total }) }];
  });
}

function totalIn(standings: readonly Standing[], seat: SeatId): number {
  return standings.find((standing) => standing.seat === seat)?.total ?? 0;
}

function gainWords(seat: SeatId, points: number, total: number, { nameOf }: Said): string {
  return m.match_gained({
    name: nameOf(seat),
    change: formatChange(locale.current, points),
    total: formatNumber(locale.current, total),
  });
}
