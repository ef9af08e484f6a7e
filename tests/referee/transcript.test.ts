// A match as a list of rulings.
import { describe, expect, it } from 'vitest';
import type { MatchFile } from '../../src/lib/referee/matchFile.ts';
import { openMatch } from '../../src/lib/referee/openMatch.ts';
import { freezeSheet } from '../../src/lib/referee/sheet.ts';
import { transcriptOf } from '../../src/lib/referee/transcript.ts';
import { toyRules, type ToyMove } from '../support/toyGame.ts';
import { entriesOf, toyFile } from '../support/toyMatch.ts';
import { played, TOY } from '../support/toyPlay.ts';

describe('a transcript', () => {
  it('has one ruling per act that stands, not per entry', () => {
    const { acts, position, isOver } = transcribed(entriesOf('a1 b2', { type: 'undo' }, 'b3'));
    expect(acts).toMatchObject([
      { number: 1, entry: 'phone:1', seat: 'a', ruling: 'allowed', points: 1 },
      { number: 2, entry: 'phone:4', seat: 'b', clause: 'toy.add.points', points: 3 },
    ]);
    expect(position).toEqual({ totals: { a: 1, b: 3, c: 0 }, turn: 'c' });
    expect(isOver).toBe(false);
  });

  it('shows the refused act and what waits behind it', () => {
    const { acts } = transcribed(entriesOf('a1 c1 b1'));
    expect(acts).toMatchObject([
      { ruling: 'allowed' },
      { ruling: 'refused', refusal: { clause: 'toy.turn.order' } },
      { ruling: 'waiting' },
    ]);
  });

  it('says whether a frozen sheet still comes out of the match', () => {
    const entries = entriesOf('a1 b2');
    const stamp = { rulesetVersion: 1, finishedAt: '2026-03-01T22:00:00+01:00' };
    const result = freezeSheet(TOY, played(entries), stamp);
    expect(transcribed(entries).frozen).toBeUndefined();
    expect(transcribed(entries, { result }).frozen).toBe('same');
    const lines = result.lines.map((line) => ({ ...line, facts: { ...line.facts, put: 'anew' } }));
    expect(transcribed(entries, { result: { ...result, lines } }).frozen).toBe('same');
    const [rank, ...rest] = result.ranks;
    if (rank === undefined) throw new Error('Nobody has a rank');
    const other = { ...result, ranks: [{ ...rank, total: 99 }, ...rest] };
    expect(transcribed(entries, { result: other }).frozen).toBe('differs');
  });
});

function transcribed(entries: MatchFile['entries'], more: Partial<MatchFile> = {}) {
  const file = { ...toyFile('m1', entries), ...more };
  const opening = openMatch(file as MatchFile<ToyMove>, toyRules);
  if (!opening.ok) throw new Error(opening.fault.code);
  return transcriptOf(file, toyRules, opening.opened);
}
