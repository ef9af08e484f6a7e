// The search files as the build makes them, for tests that ask without a build.
import { vi } from 'vitest';
import type { AskFile } from '../../src/lib/ask/file.ts';
import { localeOfPath, placeOfPath } from '../../src/lib/i18n/paths.ts';
import { builtFile } from '../ask/understood.ts';

const built = new Map<string, Promise<AskFile>>();

/** Answers requests for `…/ask.json` as the host of the built app would. */
export function serveAskFiles(): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const path = address instanceof Request ? address.url : address.toString();
    const [game = '', file] = placeOfPath(path);
    if (file !== 'ask.json') return new Response('', { status: 404 });
    const made = built.get(path) ?? builtFile(game, localeOfPath(path));
    built.set(path, made);
    return Response.json(await made);
  });
}
