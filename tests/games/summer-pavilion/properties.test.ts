// Whole random matches: what is conserved, what never happens, and the same points by two other ways of counting.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../../src/lib/games/summer-pavilion/data/pieces.ts';
import { LATEST } from '../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import type { PavilionSetup } from '../../../src/lib/games/summer-pavilion/rules/begin.ts';
import type { Move } from '../../../src/lib/games/summer-pavilion/rules/moves.ts';
import { inSight } from '../../../src/lib/games/summer-pavilion/rules/sight.ts';
import type { State } from '../../../src/lib/games/summer-pavilion/rules/state.ts';
import type { Allowed } from '../../../src/lib/referee/ruling.ts';
import { refusesOrPlaysOn } from '../../support/bent.ts';
import { chooser } from '../../support/chooser.ts';
import { frozen } from '../../support/play.ts';
import { FACES } from './boards.ts';
import { featuresAt, groupAt, handSheet } from './handSheet.ts';
import { summerPavilionPlay, TABLE } from './play.ts';
import { scorekeeperMoves } from './twin.ts';

const rules = frozen(pavilion.rulesOf(LATEST));
/** Milliseconds; a busy machine is no failure. */
const timeout = 60_000;
const MATCHES = { numRuns: 25 };
const OWING = 'summer-pavilion.ruling.supply-too-small';

describe('the tables', () => {
  it('are what stands on both faces of the board', () => {
    for (const side of ['coloured', 'grey'] as const) {
      const { stars, features } = TABLE.tables.boards[side];
      expect(Object.fromEntries(stars.map(({ id, numbers }) => [id, numbers]))).toEqual(
        FACES[side].numbers,
      );
      expect(Object.fromEntries(features.map(({ id, spaces }) => [id, new Set(spaces)]))).toEqual(
        Object.fromEntries(
          Object.entries(FACES[side].features).map(([id, spaces]) => [id, new Set(spaces)]),
        ),
      );
    }
  });
});

it('a table told wrongly is refused, or played on to its end', { timeout }, () => {
  refusesOrPlaysOn(pavilion, summerPavilionPlay);
});

describe('random matches', { timeout }, () => {
  it('keep 132 tiles at every step, and no count falls below none', () =>
    everyMatch(({ state }) => {
      expect(summerPavilionPlay.faultsIn(state)).toEqual([]);
    }));

  it('know the place of no more than 22 tiles of a colour, those in the tower included', () =>
    everyMatch(({ state }) => {
      for (const colour of COLOURS)
        expect(inSight(state, colour)).toBeLessThanOrEqual(TABLE.tables.tilesPerColour);
    }));

  it('never take a total below 1 while every loss stops there', () =>
    everyMatch(({ state }, _, { houseRulings }) => {
      if (houseRulings['summer-pavilion.ruling.floor-for-all-losses'] === 'token-only') return;
      for (const { total } of state.seats) expect(total).toBeGreaterThanOrEqual(1);
    }));

  it('score each placement as a walk over the star does, and complete what the pictures show', () =>
    everyMatch(({ state, effects }, move) => {
      if (move?.type !== 'place') return;
      const { side } = state;
      const board = state.seats.find(({ seat }) => seat === move.seat)?.board ?? [];
      const { spaces } = TABLE.boards[side];
      const tiles = new Map(
        spaces.flatMap(({ id, index }) => {
          const cell = board[index];
          return cell === undefined || cell === 'empty' ? [] : [[id, cell] as const];
        }),
      );
      const scored = effects.filter(({ clause }) => clause.includes('.score.'));
      expect(scored.map(({ points }) => points)).toEqual([groupAt(tiles, side, move.space).size]);
      const completed = effects.flatMap(({ clause, facts }) =>
        clause.includes('.bonus.') && 'feature' in facts ? [facts['feature']] : [],
      );
      expect(new Set(completed)).toEqual(new Set(featuresAt(tiles, side, move.space)));
    }));

  it('end after six rounds, with the goals counted once', () =>
    everyMatch(({ state, effects }, move) => {
      expect(state.round).toBeGreaterThanOrEqual(1);
      expect(state.round).toBeLessThanOrEqual(6);
      if (move?.type === 'scoreGoals') expect([state.phase, state.round]).toEqual(['over', 6]);
      else expect(effects.map(({ clause }) => clause.includes('.final.star'))).not.toContain(true);
    }));

  it('come to the sheet that is kept by hand, under the default readings', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const choose = chooser(seed);
        const { position: _, ...any } = summerPavilionPlay.setup(choose);
        const setup = { ...any, houseRulings: {} };
        const { moves, last } = played(setup, seed);
        const { totals } = handSheet(setup.seats, setup.options.side, moves);
        expect(Object.fromEntries(last.seats.map(({ seat, total }) => [seat, total]))).toEqual(
          totals,
        );
      }),
      MATCHES,
    );
  });

  it('give the same totals at scorekeeper level, told by a twin who sees less', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const any = summerPavilionPlay.setup(chooser(seed));
        // Owed tiles come beside a board after its pass: only who is told all tiles sees them.
        const houseRulings = { ...any.houseRulings, [OWING]: 'rest-is-lost' };
        const setup = { ...any, houseRulings, level: 'referee' as const };
        const { last, rulings, moves } = played(setup, seed);
        const twin = moves.reduce(
          (state, move, index) => {
            const ruling = rulings[index];
            const seen = ruling === undefined ? [] : scorekeeperMoves(move, ruling.effects);
            return seen.reduce((twin, told) => ruled(twin, told).state, state);
          },
          begun({ ...setup, level: 'scorekeeper' }).state,
        );
        expect(rules.standings(twin)).toEqual(rules.standings(last));
        expect(twin.seats.map(({ board }) => board)).toEqual(last.seats.map(({ board }) => board));
        expect([twin.phase, twin.starter]).toEqual([last.phase, last.starter]);
      }),
      MATCHES,
    );
  });
});

type Seen = Allowed<State>;

function everyMatch(
  look: (ruling: Seen, move: Move | undefined, setup: PavilionSetup) => void,
): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const setup = summerPavilionPlay.setup(chooser(seed));
      look(begun(setup), undefined, setup);
      const { moves, rulings } = played(setup, seed);
      for (const [index, ruling] of rulings.entries()) look(ruling, moves[index], setup);
    }),
    MATCHES,
  );
}

function begun(setup: PavilionSetup): Seen {
  const beginning = rules.begin(setup);
  if (!beginning.allowed) throw new Error(beginning.refusal.clause);
  return beginning;
}

/** A random match to its end. */
function played(setup: PavilionSetup, seed: number) {
  const choose = chooser(seed);
  const moves: Move[] = [];
  const rulings: Seen[] = [];
  let { state } = begun(setup);
  while (!rules.isOver(state)) {
    const move = summerPavilionPlay.move(rules, state, choose);
    const ruling = ruled(state, move);
    moves.push(move);
    rulings.push(ruling);
    ({ state } = ruling);
    expect(moves.length).toBeLessThan(summerPavilionPlay.mostMoves);
  }
  return { moves, rulings, last: state };
}

function ruled(state: State, move: Move): Seen {
  const ruling = rules.rule(state, move);
  if (!ruling.allowed)
    throw new Error(`${JSON.stringify(move)} refused: ${JSON.stringify(ruling.refusal)}`);
  return ruling;
}
