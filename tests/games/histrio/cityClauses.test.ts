// What is in play while a city is resolved: the clauses of its own cards, and of who stands there.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { tableOf } from '../../../src/lib/games/histrio/rules/rule.ts';
import { cityClauses } from '../../../src/lib/games/histrio/rules/cityClauses.ts';
import type { HistrioSetup } from '../../../src/lib/games/histrio/rules/fresh.ts';
import type { State } from '../../../src/lib/games/histrio/rules/state.ts';
import { visitOf } from '../../../src/lib/games/histrio/rules/phases/visit.ts';
import { stateBefore } from '../../../src/lib/referee/match.ts';
import type { MatchFile } from '../../../src/lib/referee/matchFile.ts';
import { openMatch } from '../../../src/lib/referee/openMatch.ts';
import { goldenNames } from '../../support/golden.ts';
import { resolving } from './positions.ts';

const GOLDEN = 'tests/games/histrio/golden';
/** Said of a city itself; what follows after it belongs to the caravels and the deck. */
const OF_THE_CITY = /^histrio\.(?:alone|crowd|friendly\.(?:two|alone|never))/;
/** Said of a city, by its cards or without any. */
const isOfCity = (clause: string) =>
  OF_THE_CITY.test(clause) || clause === 'histrio.opportunity.empty-city-request';
/** Of an actor that has gone to the Court: a reminder, in play for nobody who chooses. */
const REMINDERS: readonly string[] = ['histrio.alone.court-keeps-effect'];

it.each(goldenNames('histrio'))(
  'histrio.resolution.city-order: whatever follows in a city of %s was in play there',
  (name) => {
    const file = JSON.parse(readFileSync(`${GOLDEN}/${name}.json`, 'utf8')) as MatchFile<never>;
    const opening = openMatch(file, histrioRules);
    if (!opening.ok) throw new Error(opening.fault.code);
    const { rules, match } = opening.opened;
    for (const { entry, act } of match.acts.toArray()) {
      const move: { readonly type?: string } = act.type === 'move' ? act.move : {};
      const state = stateBefore(match, entry);
      if (move.type !== 'resolve' || state === undefined) continue;
      const ruling = rules.rule(state, move as never);
      if (!ruling.allowed) throw new Error(ruling.refusal.clause);
      const inPlay = rules.steps(state).flatMap(({ clauses }) => clauses);
      const followed = ruling.effects
        .map(({ clause }) => clause)
        .filter((clause) => OF_THE_CITY.test(clause) && !REMINDERS.includes(clause));
      expect(inPlay).toEqual(expect.arrayContaining(followed));
      expect(new Set(inPlay).size).toBe(inPlay.length);
    }
  },
);

it('histrio.alone.actor-3-pay: a lone player has the clauses of the cards that lie there, and no others', () => {
  const lone = clausesWith(['C3', 'B2'], 5);
  expect(lone).toContain('histrio.alone.actor-3-pay');
  expect(lone).toContain('histrio.alone.bonus-pays');
  expect(lone).not.toContain('histrio.alone.actor-2-steal');
  expect(lone).not.toContain('histrio.alone.acrobat-kept');
  expect(clausesWith(['B2'], 5)).not.toContain('histrio.alone.one-to-court');
});

it('histrio.alone.actor-5-cannot-pay: is in play for an empty purse, not for a full one', () => {
  expect(clausesWith(['T5'], 0)).toContain('histrio.alone.actor-5-cannot-pay');
  expect(clausesWith(['T5'], 5)).not.toContain('histrio.alone.actor-5-cannot-pay');
});

it('histrio.opportunity.empty-city-request: is all that is in play where no card lies', () =>
  expect(clausesWith([], 5)).toEqual(['histrio.opportunity.empty-city-request']));

describe('two players and their friendly troupes', () => {
  const WHO = [[], ['ann'], ['ann', 'bo']] as const;
  const READINGS = ['crowded-city', 'needle-stays', 'friendly-ignored'] as const;
  /** Whoever comes along with cards that push the needle, and where none lie. */
  const visits = READINGS.flatMap((reading) =>
    WHO.flatMap((players) =>
      WHO.flatMap((friends) =>
        [['T3', 'B1'], []].map((cards) => ({ reading, players, friends, cards })),
      ),
    ),
  ).filter(({ players, friends }) => players.length + friends.length > 0);

  it.each(visits)(
    'histrio.friendly.never-takes: by $reading players $players and troupes $friends with cards $cards have in play what follows',
    ({ reading, players, friends, cards }) => {
      const { state, inPlay } = visited(cards, { reading, players, friends });
      const ruling = rulesOf().rule(state, { type: 'resolve', city: 4 });
      if (!ruling.allowed) throw new Error(ruling.refusal.clause);
      const followed = ruling.effects.map(({ clause }) => clause).filter(isOfCity);
      expect(inPlay).toEqual(expect.arrayContaining(followed));
      if (visitOf(state, 4).kind !== 'alone')
        expect(inPlay.filter(isOfCity).toSorted()).toEqual([...new Set(followed)].toSorted());
    },
  );

  it('histrio.crowd.each-draws-request: is in play for a player met by a friendly troupe where the needle stays', () => {
    const met = { reading: 'needle-stays', players: ['ann'], friends: ['bo'] } as const;
    expect(visited(['T3'], met).inPlay).toEqual([
      'histrio.friendly.alone-discards',
      'histrio.crowd.each-draws-request',
      'histrio.friendly.never-takes',
    ]);
    expect(visited([], met).inPlay).toEqual([
      'histrio.opportunity.empty-city-request',
      'histrio.friendly.never-takes',
    ]);
  });

  it('histrio.friendly.two-friendly: is in play where cards lie, not in an empty city', () => {
    const both = { players: [], friends: ['ann', 'bo'] } as const;
    expect(visited(['T3'], both).inPlay).toContain('histrio.friendly.two-friendly');
    expect(visited([], both).inPlay).toEqual(['histrio.friendly.never-takes']);
  });

  it('histrio.friendly.alone-discards: is in play where cards lie, not in an empty city', () => {
    const one = { players: [], friends: ['bo'] } as const;
    expect(visited(['T3'], one).inPlay).toContain('histrio.friendly.alone-discards');
    expect(visited([], one).inPlay).toEqual(['histrio.friendly.never-takes']);
  });
});

interface Visitors {
  readonly reading?: string;
  readonly players: readonly string[];
  readonly friends: readonly string[];
}

function visited(cards: readonly string[], { reading, players, friends }: Visitors) {
  const place = (name: string) => ({
    to: players.includes(name) ? [4] : [],
    friendTo: friends.includes(name) ? [4] : [],
  });
  const rulings = reading === undefined ? {} : { 'friendly-meets-player': reading };
  const cities = { 4: cards };
  return at(resolving({ seats: 2, rulings, cities, ann: place('ann'), bo: place('bo') }));
}

function clausesWith(cards: readonly string[], ecus: number): readonly string[] {
  return at(resolving({ cities: { 4: cards }, ann: { to: [4], used: [4], ecus } })).inPlay;
}

function rulesOf() {
  return histrioRules.rulesOf(histrioRules.rulesets[0]);
}

function at(setup: HistrioSetup) {
  const begun = rulesOf().begin(setup);
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const state: State = begun.state;
  const table = tableOf(histrioRules.rulesets[0]);
  return { state, inPlay: cityClauses(table, state, visitOf(state, 4)) };
}
