// The clauses that no rulebook has: what the table itself decides, and what the log cannot take. Their words.
import { formatNumber } from '../i18n/format.ts';
import { locale } from '../i18n/locale.svelte.ts';
import { m } from '../paraglide/messages.js';
import type { RefusalWords } from '../referee/game.ts';
import type { ClauseId, Fact, Facts } from '../referee/ruling.ts';

export function isTableClause(clause: ClauseId): boolean {
  return clause.startsWith('table.');
}

/** What a seat begins with at a table already under way: told anew later on, it has a reason. */
export function isStartTold(clause: ClauseId, facts: Facts): boolean {
  return clause === 'table.position' && facts['reason'] === undefined;
}

/** No rule is in the way: another window writes, the match is finished, an earlier move waits. */
export function isOfTheLog(clause: ClauseId): boolean {
  return clause.startsWith('table.log.');
}

/** What stands above a refusal. */
export function refusalTitle(clause: ClauseId): string {
  return isOfTheLog(clause) ? m.match_not_now() : m.match_refused();
}

/** One sentence for a clause of the table; undefined for a clause of a game. */
export function tableClauseText(clause: ClauseId, facts: Facts): string | undefined {
  if (!isTableClause(clause)) return undefined;
  const reason = textOf(facts['reason']);
  switch (clause) {
    case 'table.correction':
      return withoutEnd(m.table_clause_correction({ reason }));
    case 'table.overruled':
      return withoutEnd(m.table_clause_overruled({ reason }));
    case 'table.position': {
      const total = textOf(facts['total']);
      if (isStartTold(clause, facts)) return m.table_clause_position_start({ total });
      return m.table_clause_position({ before: textOf(facts['before']), total });
    }
    case 'table.seat-unknown':
      return m.table_clause_seat_unknown({ seat: textOf(facts['seat']) });
    case 'table.log.nothing-there':
      return m.table_clause_nothing_there();
    case 'table.log.stopped':
      return m.table_clause_stopped();
    case 'table.log.elsewhere':
      return m.table_clause_elsewhere();
    case 'table.log.finished':
      return m.table_clause_finished();
    case 'table.log.full':
      return m.table_clause_full({ entries: textOf(facts['entries']) });
    case 'table.log.unreadable':
      return m.table_clause_unreadable();
    default:
      return m.table_clause_other();
  }
}

/** Why not, and what instead; undefined for a clause of a game. */
export function tableRefusalWords(clause: ClauseId, facts: Facts): RefusalWords | undefined {
  const reason = tableClauseText(clause, facts);
  return reason === undefined ? undefined : { reason, instead: INSTEAD[clause]?.() ?? '' };
}

const INSTEAD: Readonly<Record<string, () => string>> = {
  'table.seat-unknown': m.table_clause_seat_unknown_instead,
  'table.log.nothing-there': m.table_clause_nothing_there_instead,
  'table.log.stopped': m.table_clause_stopped_instead,
  'table.log.elsewhere': m.table_clause_elsewhere_instead,
  'table.log.finished': m.table_clause_finished_instead,
  'table.log.full': m.table_clause_full_instead,
  'table.log.unreadable': m.table_clause_unreadable_instead,
};

function textOf(fact: Fact): string {
  if (typeof fact === 'number') return formatNumber(locale.current, fact);
  return typeof fact === 'string' ? fact : '';
}

/** A file may hold a decision without its reason. */
function withoutEnd(sentence: string): string {
  return sentence.replace(/:\s*$/, '');
}
