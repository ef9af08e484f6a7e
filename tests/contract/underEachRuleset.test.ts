// The golden matches under every ruleset: what each of them makes of the same entries is pinned, since matches go on for ever under
// the one they began with. A new version adds lines; a line that changes is a ruleset that was edited. `npx vitest run … -u` writes anew.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMatchFile, type MatchFile } from '../../src/lib/referee/matchFile.ts';
import { openMatch } from '../../src/lib/referee/openMatch.ts';
import { ranksOf } from '../../src/lib/referee/sheet.ts';
import { stateOf } from '../../src/lib/referee/match.ts';
import { goldenNames } from '../support/golden.ts';
import { CONTRACTED, type Contracted } from './games.ts';

describe.each(CONTRACTED)('$slug', (game) => {
  it('comes to the same under each ruleset as when that was the newest', async () => {
    const { slug, module } = game;
    const lines = goldenNames(slug).flatMap((name) =>
      module.rulesets.map(({ version }) => `${name} ${version}: ${outcome(game, name, version)}`),
    );
    const pinned = `under/${slug}.txt`;
    expect(existsSync(`${import.meta.dirname}/${pinned}`), `${pinned} is missing`).toBe(true);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(pinned);
  });
});

/** Totals and ranks in the order of the seats, or where the match stops and by which clause. */
function outcome({ slug, module }: Contracted, name: string, version: number): string {
  const text = readFileSync(`tests/games/${slug}/golden/${name}.json`, 'utf8');
  const reading = readMatchFile(text, [module]);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  const file: MatchFile = { ...reading.file, ruleset: { game: slug, version } };
  const opening = openMatch(file, module);
  if (!opening.ok) return opening.fault.code;
  const { match, rules } = opening.opened;
  const { stop } = match;
  if (stop !== undefined) return `stops at ${match.acts.length}, ${stop.refusal.clause}`;
  return ranksOf(rules.standings(stateOf(match)))
    .map(({ seat, total, rank }) => `${seat} ${total} (${rank})`)
    .join(', ');
}
