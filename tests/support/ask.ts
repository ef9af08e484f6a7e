// The search files as the build makes them, for tests that ask without a build.
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { readAsked } from '../../src/lib/ask/asked.ts';
import { askFileOf, type AskFile } from '../../src/lib/ask/file.ts';
import { gameOf } from '../../src/lib/games/registry.ts';
import { localeOfPath, placeOfPath } from '../../src/lib/i18n/paths.ts';
import type { Locale } from '../../src/lib/referee/game.ts';

const made = new Map<string, Promise<AskFile>>();

/** Made once for each game and language. */
function askFile(game: string, locale: Locale): Promise<AskFile> {
  const key = `${game} ${locale}`;
  const known = made.get(key) ?? makeFile(game, locale);
  made.set(key, known);
  return known;
}

async function makeFile(game: string, locale: Locale): Promise<AskFile> {
  const card = gameOf(game);
  if (card === undefined) throw new Error(`No game is called ${game}`);
  const text = readFileSync(`src/lib/games/${game}/asked/${locale}.yaml`, 'utf8');
  const [contents, rulebook] = await Promise.all([card.contents(), card.rulebook(locale)]);
  return askFileOf(game, contents, rulebook, readAsked(text));
}

/** Answers requests for `…/ask.json` as the host of the built app would. */
export function serveAskFiles(): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const path = address instanceof Request ? address.url : address.toString();
    const [game = '', file] = placeOfPath(path);
    if (file !== 'ask.json') return new Response('', { status: 404 });
    return Response.json(await askFile(game, localeOfPath(path)));
  });
}
