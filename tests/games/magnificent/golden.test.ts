// Whole matches kept as files: each replays to exactly the sheet that was kept with it, and that a hand would keep.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { magnificentRules } from '../../../src/lib/games/magnificent/module.ts';
import type { MagnificentSetup } from '../../../src/lib/games/magnificent/rules/fresh.ts';
import type { State } from '../../../src/lib/games/magnificent/rules/state.ts';
import { seatOf } from '../../../src/lib/games/magnificent/rules/table.ts';
import type { Act } from '../../../src/lib/referee/entry.ts';
import type { Match } from '../../../src/lib/referee/match.ts';
import { stateOf } from '../../../src/lib/referee/match.ts';
import { readMatchFile, writeMatchFile } from '../../../src/lib/referee/matchFile.ts';
import { openMatch } from '../../../src/lib/referee/openMatch.ts';
import { goldenNames } from '../../support/golden.ts';
import { FOLDER, opened, sheetOf } from './goldenSheet.ts';
import { GOLDENS, effectsOf, statesOf } from './goldens.ts';
import { COLUMNS } from './handPlayer.ts';
import type { ToldMove } from './handSheet.ts';
import { handSheet } from './handSheet.ts';
import { isShown } from './makeGolden.ts';

describe('golden matches', () => {
  const names = GOLDENS.map(({ name }) => name);

  it('are all there', () =>
    expect(goldenNames('magnificent').toSorted()).toEqual(names.toSorted()));

  it.each(GOLDENS.map((golden) => [golden.name, golden.about, golden] as const))(
    '%s shows %s',
    (name, _, golden) => expect(isShown(golden, once(name).match)).toBe(true),
  );

  it.each(names)('%s replays to its own sheet', (name) => {
    const { match } = once(name);
    expect(match.stop).toBeUndefined();
    expect(stateOf(match).phase).toBe('over');
    const kept: unknown = JSON.parse(readFileSync(`${FOLDER}/${name}.sheet.json`, 'utf8'));
    expect(sheetOf(match)).toEqual(kept);
  });

  it.each([
    ['two-player-gap', 'chooses-then-discards'],
    ['gem-boost-timing', 'until-done'],
    ['modifier-timing', 'until-done'],
  ])(
    'open as well where %s was settled by the table, in the hour when it could be',
    (id, reading) => {
      const [name = ''] = names;
      const { file } = once(name);
      const houseRulings = { ...file.setup.houseRulings, [`magnificent.ruling.${id}`]: reading };
      const text = JSON.stringify({ ...file, setup: { ...file.setup, houseRulings } });
      const read = readMatchFile(text, [magnificentRules]);
      const opening = read.ok && openMatch(read.file, magnificentRules);
      expect(opening && opening.ok && opening.opened.match.stop).toBeUndefined();
      expect(opening && opening.ok && sheetOf(opening.opened.match)).toEqual(
        sheetOf(once(name).match),
      );
    },
  );

  it.each(names)('%s is written again as it was read', (name) =>
    expect(writeMatchFile(once(name).file)).toBe(readFileSync(`${FOLDER}/${name}.json`, 'utf8')),
  );

  it.each(names)('%s comes to the sheet that is kept by hand', (name) => {
    const { match } = once(name);
    const byHand = handOf(match);
    const { columns, totals, ranks, coins } = sheetOf(match);
    expect({ totals, ranks, coins }).toEqual({
      totals: byHand.totals,
      ranks: byHand.ranks,
      coins: byHand.coins,
    });
    for (const column of COLUMNS)
      expect(columns[column], column).toEqual(
        Object.fromEntries(Object.entries(byHand.rows).map(([seat, row]) => [seat, row[column]])),
      );
  });

  it.each(names)('%s moves every marker as a hand moves it, move by move', (name) => {
    const { match } = once(name);
    const [, ...states] = statesOf(match);
    const { course } = handOf(match);
    // Coins are counted by hand with the halves, and by the rules once all halves are.
    const isBetween = ({ phase }: State) => phase === 'halves';
    for (const [at, state] of states.entries())
      if (!isBetween(state))
        expect(course[at], `move ${at + 1}`).toEqual(
          Object.fromEntries(state.seats.map(({ seat, points }) => [seat, points])),
        );
  });

  it.each(names)('%s has the payments that a hand reckons', (name) => {
    const { match } = once(name);
    const said = effectsOf(match).filter(
      ({ clause }) => clause === 'magnificent.payment.highest-colour-sum',
    );
    expect(
      said.map(({ seat, facts }) => ({ seat, due: facts['due'], paid: facts['paid'] })),
    ).toEqual(handOf(match).bills.map(({ seat, due, paid }) => ({ seat, due, paid })));
  });

  it.each(names)('%s has the power of each action that a hand reckons', (name) => {
    const { match } = once(name);
    const isRefereed = stateOf(match).level === 'referee';
    const said = effectsOf(match).filter(({ clause }) => ACTIONS.has(clause));
    expect(isRefereed ? said.map(({ facts }) => facts['power']) : []).toEqual(handOf(match).powers);
  });

  it('3-referee-below-zero falls below 0 by the payment and rises again by a card', () => {
    const { match } = once('3-referee-below-zero');
    const fallen = match.ruled.toArray().filter(({ state }) => annIn(state) < 0);
    const [first] = fallen;
    expect(first?.effects.map(({ clause }) => clause)).toContain(
      'magnificent.payment.penalty-round-one',
    );
    expect(annIn(stateOf(match))).toBeGreaterThan(0);
  });

  it('4-referee-tie is decided by the hat', () => {
    const { match } = once('4-referee-tie');
    const { totals, ranks, decidedBy } = sheetOf(match);
    const [first = '', second = ''] = Object.keys(ranks);
    expect(totals[first]).toBe(totals[second]);
    expect([ranks[first], ranks[second]]).toEqual([1, 2]);
    expect(decidedBy).toMatchObject({
      [first]: 'magnificent.end.tie-break',
      [second]: 'magnificent.end.tie-break',
    });
    const hatOf = (seat: string) => Math.max(...(seatOf(stateOf(match), seat)?.hats ?? []));
    expect(hatOf(first)).toBeGreaterThan(hatOf(second));
  });
});

/** Effects that name the power of an action. */
const ACTIONS = new Set<string>([
  'magnificent.build.level-gives-tiles',
  'magnificent.travel.wagon-of-die-colour',
  'magnificent.perform.space-within-power',
]);

const annIn = (state: State) => seatOf(state, 'ann')?.points ?? 0;

const read = new Map<string, ReturnType<typeof opened>>();

/** Nobody changes a match that was opened: each is replayed once. */
function once(name: string) {
  const match = read.get(name) ?? opened(name);
  read.set(name, match);
  return match;
}

function handOf(match: Match<State>) {
  return handSheet(
    match.setup as MagnificentSetup,
    match.acts.toArray().map(({ act }) => toldOf(act)),
  );
}

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
