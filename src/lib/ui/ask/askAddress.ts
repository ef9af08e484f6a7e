// Where the search file of a game lies: apart from the games themselves, whose tables ask it too.
import { href } from '$lib/i18n/locale.svelte.ts';

/** In the current language. */
export const askAddress = (game: string): string => `${href(`/${game}`)}ask.json`;
