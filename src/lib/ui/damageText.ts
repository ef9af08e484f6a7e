// Where something is damaged, in the words of a table: readers of files speak of paths and types, people of seats and entries.
import { m } from '../paraglide/messages.js';

/** A sentence for the first wrong value of a match, a store or the database. */
export function damageText(path: string): string {
  const [part = '', place] = path.split('.');
  if (part === 'entries')
    return place === undefined
      ? m.fault_damaged_log()
      : m.fault_damaged_entry({ number: Number(place) + 1 });
  return SENTENCES[part]?.() ?? m.fault_damaged_head();
}

const SENTENCES: Readonly<Record<string, () => string>> = {
  '': m.fault_damaged_whole,
  matches: m.fault_damaged_whole,
  seats: m.fault_damaged_seats,
  setup: m.fault_damaged_setup,
  ruleset: m.fault_damaged_ruleset,
  rulesets: m.fault_damaged_ruleset,
  result: m.fault_damaged_result,
  players: m.fault_damaged_players,
  copies: m.fault_damaged_copies,
  contents: m.fault_damaged_copies,
  settings: m.fault_damaged_settings,
};
