// Where a clause or an unclear place stands in the app, in the current language: among its neighbours in the rulebook,
// and on a page of its own.
import { href } from '$lib/i18n/locale.svelte.ts';

/** Its place in the book, by its id. Undefined for `table.…`, which no rulebook holds. */
export function clauseLink(id: string): string | undefined {
  const game = gameOfId(id);
  return game === 'table' ? undefined : href(`/${game}/rules#${anchorOf(id)}`);
}

/** Its own page, by its id: the address to hand on. */
export function pageLink(id: string): string {
  return href(`/${gameOfId(id)}/rules/${anchorOf(id)}`);
}

/** What follows the game in an id is its anchor: `place.empty-only`. */
export function anchorOf(id: string): string {
  return id.slice(id.indexOf('.') + 1);
}

const gameOfId = (id: string) => id.slice(0, id.indexOf('.'));
