// What is said aloud once the last entry is on the disk: whoever cannot see the screen hears what was understood, and what it gave.
import { formatChange, formatNumber } from '../i18n/format.ts';
import { locale } from '../i18n/locale.svelte.ts';
import { m } from '../paraglide/messages.js';
import type { NameOf, Rulebook } from '../referee/game.ts';
import type { Match } from '../referee/match.ts';
import type { Standing } from '../referee/rules.ts';
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
}

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
    case 'redo':
      return addedIn(match, match.past?.version, said);
    case 'undo': {
      const what = addedIn(match.future?.version, match, { ...said, isTakenBack: true });
      return what === '' ? m.match_change_taken_back() : m.match_taken_back({ what });
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
  const { rulebook, nameOf, hidesTotals, isTakenBack, standingsOf } = said;
  const who = seatOfAct(placed.act);
  const what = actWords(placed.act, rulebook, nameOf, ruled.at(index)?.state);
  const moved = gainsIn(hidesTotals ? [] : (ruled.at(index + 1)?.effects ?? []));
  const standings = moved.length === 0 ? [] : standingsOf(after);
  const gains = moved.map(([seat, points]) => {
    const total = formatNumber(
      locale.current,
      standings.find((standing) => standing.seat === seat)?.total ?? 0,
    );
    const name = nameOf(seat);
    return isTakenBack === true
      ? m.match_stands({ name, total })
      : m.match_gained({ name, change: formatChange(locale.current, points), total });
  });
  return [who === undefined ? what : `${nameOf(who)}: ${what}`, ...gains].join('; ');
}
