// Whole matches kept as files: each replays to exactly the sheet that was kept with it, and that a hand would keep.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/lib/games/summer-pavilion/rules/state.ts';
import type { Act } from '../../../src/lib/referee/entry.ts';
import type { Match } from '../../../src/lib/referee/match.ts';
import { stateOf } from '../../../src/lib/referee/match.ts';
import { writeMatchFile } from '../../../src/lib/referee/matchFile.ts';
import { COLUMNS, handSheet, type ToldMove } from './handSheet.ts';
import { goldenNames } from '../../support/golden.ts';
import { FOLDER, opened, sheetOf } from './goldenSheet.ts';
import { GOLDENS } from './makeGolden.ts';

describe('golden matches', () => {
  const names = goldenNames('summer-pavilion');

  it('are all there', () =>
    expect(names.toSorted()).toEqual(GOLDENS.map(({ name }) => name).toSorted()));

  it.each(names)('%s replays to its own sheet', (name) => {
    const { match } = opened(name);
    expect(match.stop).toBeUndefined();
    expect(stateOf(match).phase).toBe('over');
    const kept: unknown = JSON.parse(readFileSync(`${FOLDER}/${name}.sheet.json`, 'utf8'));
    expect(sheetOf(match)).toEqual(kept);
  });

  it.each(names)('%s comes to the sheet that is kept by hand', (name) => {
    const { file, match } = opened(name);
    const { options } = match.setup as { options: { side: 'coloured' | 'grey' } };
    const seats = file.seats.map(({ id }) => id);
    const byHand = handSheet(
      seats,
      options.side,
      match.acts.toArray().map(({ act }) => toldOf(act)),
    );
    const { columns, totals, ranks } = sheetOf(match);
    expect(totals).toEqual(byHand.totals);
    for (const column of COLUMNS)
      expect(columns[column], column).toEqual(
        Object.fromEntries(seats.map((seat) => [seat, byHand.rows[seat]?.[column]])),
      );
    const ahead = (seat: string) =>
      seats.filter((other) => (byHand.totals[other] ?? 0) > (byHand.totals[seat] ?? 0)).length;
    expect(ranks).toEqual(Object.fromEntries(seats.map((seat) => [seat, ahead(seat) + 1])));
  });

  it.each(names)('%s is written again as it was read', (name) => {
    const { file } = opened(name);
    expect(writeMatchFile(file)).toBe(readFileSync(`${FOLDER}/${name}.json`, 'utf8'));
  });

  it.each([
    ['4-coloured-referee-shortage', 'summer-pavilion.prep.shortage'],
    ['shared-victory', 'summer-pavilion.final.tie'],
    ['floor-at-one', 'summer-pavilion.token.floor-one'],
    ['floor-at-one', 'summer-pavilion.pass.floor-one'],
    ['beyond-eighty', 'summer-pavilion.track.eighty-token'],
    ['untaken-token', 'summer-pavilion.token.nobody-took'],
    ['amended-corrected-overruled', 'table.overruled'],
    ['amended-corrected-overruled', 'table.correction'],
  ] as const)('%s shows %s', (name, clause) =>
    expect(effectsOf(opened(name).match).filter((effect) => effect.clause === clause)).not.toEqual(
      [],
    ),
  );

  it('3-coloured-scorekeeper is a whole evening: six rounds and 60 placements at least', () => {
    const { file, match } = opened('3-coloured-scorekeeper');
    expect(file.seats.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy']);
    const told = match.acts.toArray().map(({ act }) => toldOf(act).type);
    expect(told.filter((type) => type === 'place').length).toBeGreaterThanOrEqual(60);
    expect(told.filter((type) => type === 'prepareRound')).toHaveLength(5);
  });

  it('amended-corrected-overruled uses every way to retell', () => {
    const { file } = opened('amended-corrected-overruled');
    const told = new Set(file.entries.map(({ told }) => told.type));
    expect(told).toEqual(new Set(['tell', 'undo', 'redo', 'amend', 'strike']));
  });
});

function toldOf(act: Act): ToldMove {
  switch (act.type) {
    case 'move':
    case 'overrule':
      return act.move as ToldMove;
    case 'correct':
      return act;
    case 'restate':
      throw new Error('Nobody keeps a sheet by hand over a new position');
  }
}

function effectsOf(match: Match<State>) {
  return match.ruled.toArray().flatMap(({ effects }) => effects);
}
