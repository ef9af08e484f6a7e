// Why nothing can be told of a match now, whatever it is. No move and no reason changes that.
import { MOST_ENTRIES } from '../referee/entry.ts';
import type { Damage } from '../referee/fileFault.ts';
import type { ClauseId, Facts, Refusal } from '../referee/ruling.ts';
import type { Role } from './pen.svelte.ts';

interface Standing {
  readonly role: Role;
  /** Its sheet is frozen. */
  readonly isFinished: boolean;
  /** In its log. */
  readonly entries: number;
}

/** Undefined where something can be told. */
export function hindranceOf({ role, isFinished, entries }: Standing): Refusal | undefined {
  if (role !== 'writer') return refusal('table.log.elsewhere');
  if (isFinished) return refusal('table.log.finished');
  if (entries >= MOST_ENTRIES) return refusal('table.log.full', { entries: MOST_ENTRIES });
  return undefined;
}

/** An entry that could be written and not be read again. */
export function unreadable({ path, expected, received }: Damage): Refusal {
  return refusal('table.log.unreadable', { path, expected, received });
}

function refusal(clause: ClauseId, facts: Facts = {}): Refusal {
  return { clause, facts, firm: true };
}
