// Why somebody won, in every golden match of every game: one clause, and the one that decided it.
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import { stateOf } from '../../src/lib/referee/match.ts';
import { ranksOf } from '../../src/lib/referee/sheet.ts';
import { victoryIn } from '../../src/lib/ui/victory.ts';
import { goldenNames, goldensOf } from '../support/golden.ts';

/** Clauses that say who wins: alone, or with others. */
const OUTCOMES: Readonly<Record<string, readonly string[]>> = {
  'summer-pavilion': ['summer-pavilion.final.winner', 'summer-pavilion.final.tie'],
  histrio: ['histrio.end.most-ecus-wins', 'histrio.end.tie-shared'],
  colosseum: ['colosseum.end.winner'],
  magnificent: [
    'magnificent.end.winner',
    'magnificent.solo.goal',
    'magnificent.solo.rank-outstanding',
  ],
};

const modules = await Promise.all(GAMES.map((card) => card.rules()));

describe.each(modules)('the end of $game', (module) => {
  const folder = `tests/games/${module.game}/golden`;

  it.each(goldenNames(module.game))('%s says by which clause it was won', (name) => {
    const { match } = goldensOf(module, folder, []).opened(name);
    const rules = module.rulesOf(module.rulesets[0]);
    const winners = ranksOf(rules.standings(stateOf(match)))
      .filter(({ rank }) => rank === 1)
      .map(({ seat }) => seat);
    expect(rules.isOver(stateOf(match))).toBe(true);
    const outcomes = OUTCOMES[module.game];
    if (!outcomes) throw new Error(`OUTCOMES has no row for ${module.game}`);
    expect(outcomes).toContain(victoryIn(rules, match, winners)?.clause);
  });
});
