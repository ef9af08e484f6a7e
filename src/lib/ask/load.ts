// Fetches what a game is searched with; once for each file, however often somebody asks.
import { openAsk, type Ask } from './ask.ts';
import type { AskFile } from './file.ts';

const opened = new Map<string, Promise<Ask>>();

/** Rejects when the file is neither on the phone nor to be had; the next call tries again. */
export function loadAsk(address: string): Promise<Ask> {
  const known = opened.get(address);
  if (known !== undefined) return known;
  const asking = fetched(address);
  opened.set(address, asking);
  asking.catch(() => opened.delete(address));
  return asking;
}

async function fetched(address: string): Promise<Ask> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const file = (await response.json()) as AskFile;
  return openAsk(file);
}
