// Every fault of storage and of files as a sentence that says what is wrong. The compiler holds it to be complete.
import { formatBytes, formatNumber } from '../i18n/format.ts';
import { locale } from '../i18n/locale.svelte.ts';
import { m } from '../paraglide/messages.js';
import { COPY_FORMAT } from '../referee/copyFile.ts';
import { MATCH_FORMAT } from '../referee/matchFile.ts';
import type { Refusal } from '../referee/ruling.ts';
import { STORE_FORMAT } from '../referee/storeFile.ts';
import type { LiveMatch } from '../table/liveMatch.svelte.ts';
import { damageText } from './damageText.ts';
import { gameTitle } from './gameTitles.ts';
import { tableClauseText } from './tableClauses.ts';

/** Whatever storage can answer instead of doing what it was asked. */
export type Fault = NonNullable<LiveMatch['fault']>;

/** `sayRefusal` has the words of a game, where its rulebook is at hand. */
export function faultText(
  fault: Fault,
  sayRefusal: (refusal: Refusal) => string | undefined = refusalOutsideAGame,
): string {
  switch (fault.code) {
    case 'full':
      return m.fault_full();
    case 'blocked':
      return m.fault_blocked();
    case 'newer-database':
      return m.fault_newer_database();
    case 'unavailable':
      return m.fault_unavailable();
    case 'aborted':
      return m.fault_aborted({ name: fault.name });
    case 'someone-else-wrote':
      return m.fault_someone_else_wrote();
    case 'no-such-match':
      return m.fault_no_such_match();
    case 'clash':
      return m.fault_clash({ count: fault.matches.length });
    case 'customs-full':
      return m.fault_customs_full({ most: formatNumber(locale.current, fault.most) });
    case 'unknown':
      return m.fault_unknown({ name: fault.name });
    case 'too-large':
      return m.fault_too_large({ size: size(fault.bytes), limit: size(fault.limit) });
    case 'not-utf8':
      return m.fault_not_utf8();
    case 'not-json':
      return m.fault_not_json({ line: fault.at.line, column: fault.at.column });
    case 'foreign':
      return foreignText(fault.format);
    case 'newer':
      return fault.what === 'ruleset'
        ? m.fault_newer_rules({ found: fault.found, known: fault.known })
        : m.fault_newer({ found: fault.found, known: fault.known });
    case 'unknown-game':
      return m.fault_unknown_game({ game: fault.game });
    case 'other-game':
      return m.fault_other_game({ game: gameTitle(fault.game) });
    case 'damaged':
      return damageText(fault.path);
    case 'refused': {
      const why = sayRefusal(fault.refusal);
      return why === undefined ? m.fault_refused_plainly() : m.fault_refused({ why });
    }
  }
}

const size = (bytes: number) => formatBytes(locale.current, bytes);

/** A file of ours in the wrong place is told the right one. */
function foreignText(format: string | undefined): string {
  switch (format) {
    case undefined:
      return m.fault_foreign();
    case COPY_FORMAT:
      return m.fault_foreign_copy();
    case MATCH_FORMAT:
    case STORE_FORMAT:
      return m.fault_foreign_matches();
    default:
      return m.fault_foreign_named({ format });
  }
}

function refusalOutsideAGame({ clause, facts }: Refusal): string | undefined {
  return tableClauseText(clause, facts);
}
