// Whole matches kept as files: each replays to exactly the sheet that was kept with it, and that a hand would keep.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Move, Options } from '../../../src/lib/games/histrio/rules/moves.ts';
import type { Act } from '../../../src/lib/referee/entry.ts';
import { stateOf } from '../../../src/lib/referee/match.ts';
import { writeMatchFile } from '../../../src/lib/referee/matchFile.ts';
import { goldenNames } from '../../support/golden.ts';
import { FOLDER, opened, sheetOf } from './goldenSheet.ts';
import { COLUMNS, handSheet, type ToldMove } from './handSheet.ts';
import { GOLDENS } from './makeGolden.ts';

describe('golden matches', () => {
  const names = goldenNames('histrio');

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
    const seats = file.seats.map(({ id }) => id);
    const { level } = file.setup;
    const options = file.setup.options as Options;
    const told = match.acts.toArray().map(({ act }) => toldOf(act));
    const byHand = handSheet({ seats, level, options }, told);
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

  // A scorekeeper tells less than the match that was played: only the clauses of the moves that are left.
  it.each(
    GOLDENS.filter(({ level }) => level === 'referee').flatMap(({ name, shows }) =>
      shows.map((clause) => [name, clause] as const),
    ),
  )('%s shows %s', (name, clause) => expect(clausesOf(name)).toContain(clause));

  it.each([
    ['2-scorekeeper-counted', 'histrio.mood.change-returns-managers'],
    ['2-scorekeeper-counted', 'histrio.end.most-ecus-wins'],
    ['3-scorekeeper-kept', 'histrio.alone.actor-2-steal'],
    ['3-scorekeeper-kept', 'histrio.opportunity.short-deal'],
    ['4-scorekeeper-counted', 'histrio.festival.best-show-tie'],
  ] as const)('%s shows %s', (name, clause) => expect(clausesOf(name)).toContain(clause));

  it('2-scorekeeper-counted has coins on the sheet that nobody told before the end', () => {
    const { columns } = sheetOf(opened('2-scorekeeper-counted').match);
    expect(Object.values(columns['counted'] ?? {}).some((ecus) => ecus !== 0)).toBe(true);
    expect(columns['bonuses']).toEqual({ ann: 0, bo: 0 });
  });
});

function toldOf(act: Act): ToldMove {
  switch (act.type) {
    case 'move':
    case 'overrule':
      return act.move as Move;
    case 'correct':
      return act;
    case 'restate':
      throw new Error('Nobody keeps a sheet by hand over a new position');
  }
}

function clausesOf(name: string): string[] {
  return opened(name)
    .match.ruled.toArray()
    .flatMap(({ effects }) => effects.map(({ clause }) => clause));
}
