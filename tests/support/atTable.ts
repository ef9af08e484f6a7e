// A table of a real game in the middle of a golden match, laid as the match screen lays it: left and laid again, it is read from the disk anew.
import { cleanup, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { tick } from 'svelte';
import { gameOf } from '../../src/lib/games/registry.ts';
import { m } from '../../src/lib/paraglide/messages.js';
import type { MatchFile } from '../../src/lib/referee/matchFile.ts';
import { importText } from '../../src/lib/storage/transfer.ts';
import type { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import { freshDb } from './db.ts';
import LaidTable from './LaidTable.svelte';
import { NOW, openMatch } from './openMatch.ts';

export interface AtTable {
  readonly live: LiveMatch;
  /** What the golden match tells next. */
  readonly move: unknown;
  /** The page is left and opened again. */
  readonly again: () => Promise<AtTable>;
}

/** Up to the first move of this kind that the golden match tells, or to the one after `skip` of them. */
export async function atTable(
  slug: string,
  golden: string,
  type: string,
  skip = 0,
): Promise<AtTable> {
  const { moves } = goldenFile(slug, golden);
  const found = moves.flatMap((move, at) =>
    (move as { type?: string } | undefined)?.type === type ? [at] : [],
  );
  const at = found[skip];
  if (at === undefined) throw new Error(`No such ${type} in ${golden}`);
  return tableAt(slug, golden, () => at);
}

/** The file of a golden match and the moves it tells, entry by entry; undefined for what is no move. */
function goldenFile(slug: string, golden: string) {
  const text = readFileSync(`tests/games/${slug}/golden/${golden}.json`, 'utf8');
  const { result: _, ...file } = JSON.parse(text) as MatchFile;
  const moves = file.entries.map(({ told }) =>
    told.type === 'tell' && told.act.type === 'move' ? told.act.move : undefined,
  );
  return { file, moves };
}

/** With as many entries of the golden match told as are chosen of all. */
export async function tableAt(
  slug: string,
  golden: string,
  choose: (all: number) => number,
): Promise<AtTable> {
  const card = gameOf(slug);
  if (!card) throw new Error(slug);
  const { file, moves } = goldenFile(slug, golden);
  const at = choose(file.entries.length);
  const [module, rulebook, views] = await Promise.all([
    card.rules(),
    card.rulebook('en'),
    card.views(),
  ]);
  const db = freshDb();
  const document = JSON.stringify({ ...file, id: 'm1', entries: file.entries.slice(0, at) });
  const ways = { modules: [module], newId: () => 'm1', now: NOW };
  const imported = await importText(db, document, ways);
  if (!imported.ok) throw new Error(imported.fault.code);

  const lay = async (): Promise<AtTable> => {
    const live: LiveMatch = await openMatch({ db, module, id: 'm1' });
    const nameOf = (seat: string) => live.seats.find(({ id }) => id === seat)?.name ?? seat;
    const table = { live, card, module, rulebook, views, seats: live.seats, nameOf };
    render(LaidTable, { Table: views.Table, table });
    await screen.findByRole('button', { name: m.match_dispute() });
    const again = async () => {
      cleanup();
      await tick();
      await live.close();
      return lay();
    };
    return { live, move: moves[at], again };
  };
  return lay();
}
