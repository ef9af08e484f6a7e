// Where a clause or a ruling stands in the app's rulebook: its permalink in the current language.
import { href } from '$lib/i18n/locale.svelte.ts';

/** Of a clause or an unclear place by its id. Undefined for `table.…`, which no rulebook holds. */
export function clauseLink(clause: string): string | undefined {
  const [slug] = clause.split('.', 1);
  return slug === 'table' ? undefined : href(`/${slug}/rules#${anchorOf(clause)}`);
}

/** What follows the game in an id is its anchor: `place.empty-only`. */
export function anchorOf(id: string): string {
  return id.slice(id.indexOf('.') + 1);
}
