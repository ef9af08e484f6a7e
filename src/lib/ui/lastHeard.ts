// What is said aloud once the last entry is on the disk: whoever cannot see the screen hears what was understood, and what it gave.
import { formatChange } from '../i18n/format.ts';
import { locale } from '../i18n/locale.svelte.ts';
import { m } from '../paraglide/messages.js';
import type { NameOf, Rulebook } from '../referee/game.ts';
import type { Match } from '../referee/match.ts';
import type { Version } from '../referee/version.ts';
import { gainsIn } from './timeline.ts';
import { actWords, seatOfAct } from './wordsOf.ts';

/** Empty where the last entry was no act told, taken back or told again at the end of the match. */
export function lastHeard(
  match: Match,
  rulebook: Rulebook,
  nameOf: NameOf,
  hidesTotals = false,
): string {
  const said = (version: Version<unknown, unknown>, hidesGains: boolean) =>
    lastActIn(version, rulebook, nameOf, hidesGains);
  switch (match.log.last()?.told.type) {
    case 'tell':
    case 'redo':
      return isLonger(match, match.past?.version) ? said(match, hidesTotals) : '';
    case 'undo': {
      const undone = match.future?.version;
      return undone !== undefined && isLonger(undone, match)
        ? m.match_taken_back({ what: said(undone, true) })
        : '';
    }
    default:
      return '';
  }
}

type Acts = Pick<Version<unknown, unknown>, 'acts'>;

const isLonger = (now: Acts, before: Acts | undefined): boolean =>
  now.acts.length > (before?.acts.length ?? 0);

function lastActIn(
  { acts, ruled }: Version<unknown, unknown>,
  rulebook: Rulebook,
  nameOf: NameOf,
  hidesGains: boolean,
): string {
  const placed = acts.last();
  if (placed === undefined) return '';
  const who = seatOfAct(placed.act);
  const what = actWords(placed.act, rulebook, nameOf, ruled.at(acts.length - 1)?.state);
  const gains = gainsIn(hidesGains ? [] : (ruled.at(acts.length)?.effects ?? [])).map(
    ([seat, points]) => `${nameOf(seat)} ${formatChange(locale.current, points)}`,
  );
  return [who === undefined ? what : `${nameOf(who)}: ${what}`, ...gains].join('; ');
}
