// A table told as it lies in any moment of a season: each can be begun, and what lies there already stays.
import { describe, expect, it } from 'vitest';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import type { HistrioSetup } from '../../../src/lib/games/histrio/rules/fresh.ts';
import { fitting, momentsIn, withMoment } from '../../../src/lib/games/histrio/rules/moment.ts';
import type { Position } from '../../../src/lib/games/histrio/rules/moves.ts';
import type { State } from '../../../src/lib/games/histrio/rules/state.ts';
import { chooser, type Chooser } from '../../support/chooser.ts';
import { histrioPlay, TABLE } from './play.ts';
import { festival, setUp, travelling } from './positions.ts';

const rules = histrioRules.rulesOf(histrioRules.rulesets[0]);
const timeout = 120_000;
/** The cards of the turn lie at the cities already; somebody holds a request too many. */
const STILL_THERE = ['histrio.component.encounter-cards', 'histrio.request.limit-three'];

function begun(setup: HistrioSetup, position: Position | undefined): State {
  const ruling = rules.begin(position === undefined ? setup : { ...setup, position });
  if (!ruling.allowed) throw new Error(ruling.refusal.clause);
  return ruling.state;
}

/** Tables of random matches, now and then. */
function everyTable(look: (setup: HistrioSetup, state: State, choose: Chooser) => void) {
  for (let seed = 1; seed <= 20; seed++) {
    const choose = chooser(seed);
    const setup = histrioPlay.setup(choose);
    let state = begun(setup, setup.position);
    for (let told = 0; told < histrioPlay.mostMoves && !rules.isOver(state); told++) {
      if (choose.once(5)) look(setup, state, choose);
      const ruling = rules.rule(state, histrioPlay.move(rules, state, choose));
      if (!ruling.allowed) throw new Error(ruling.refusal.clause);
      ({ state } = ruling);
    }
    look(setup, state, choose);
  }
}

function playOn(begun: State, choose: Chooser) {
  let state = begun;
  for (let told = 0; !rules.isOver(state); told++) {
    expect(told).toBeLessThan(histrioPlay.mostMoves);
    expect(histrioPlay.faultsIn(state)).toEqual([]);
    const ruling = rules.rule(state, histrioPlay.move(rules, state, choose));
    if (!ruling.allowed) throw new Error(ruling.refusal.clause);
    ({ state } = ruling);
  }
}

describe('the moment of a table', () => {
  it('leaves out nothing that lies on the table of a match', { timeout }, () => {
    everyTable((setup, state) => {
      const position = rules.positionOf(state);
      const fits = begun(setup, fitting(position));
      const lies = begun(setup, position);
      const noted = ({ seats }: State) => seats.map(({ playedBefore: _, ...seat }) => seat);
      expect(noted(fits)).toEqual(noted(lies));
      expect({ ...fits, seats: [] }).toEqual({ ...lies, seats: [] });
    });
  });

  it(
    'can be any of the season, whatever was told before, and the match goes on to its end',
    { timeout },
    () => {
      everyTable((setup, state, choose) => {
        if (!choose.once(8)) return;
        for (const season of [1, 2] as const)
          for (const moment of momentsIn(state, season)) {
            if (moment === 'resolution' && state.cards !== undefined) continue; // nobody stands anywhere
            const told = { ...rules.positionOf(state), season };
            const lying = fitting(withMoment(TABLE, told, moment));
            const after = rules.begin({ ...setup, position: lying });
            if (after.allowed) playOn(after.state, choose);
            else expect(STILL_THERE).toContain(after.refusal.clause);
          }
      });
    },
  );

  it('histrio.flow.season-of-turns: the deck follows it', () => {
    const { position } = travelling({ turn: 3, deck: 24 });
    if (position === undefined) throw new Error('No position');
    const at = (moment: Parameters<typeof withMoment>[2]) => withMoment(TABLE, position, moment);
    expect(at('deal')).toMatchObject({ phase: 'opportunities', turn: 3, deck: 32 });
    expect(withMoment(TABLE, at('deal'), 'travel')).toMatchObject({ turn: 3, deck: 24 });
    expect(at('shows')).toMatchObject({ phase: 'scoring', turn: 6, deck: 0 });
    expect(withMoment(TABLE, { ...position, turn: 1, deck: 40 }, 'deal')).toMatchObject({
      turn: 2,
      deck: 40,
    });
    expect(withMoment(TABLE, { ...position, season: 2, turn: 2, deck: 27 }, 'shows')).toMatchObject(
      { turn: 6, deck: 0 },
    );
  });

  it('histrio.festival.season-2-second-request: who has a request of season 1 before them has played one', () => {
    const { position } = travelling({ season: 2, ann: { faceUp: 'In Favour' } });
    if (position === undefined) throw new Error('No position');
    const { seats } = begun(setUp(), fitting(position));
    expect(seats.map(({ playedBefore }) => playedBefore)).toEqual([true, false, false]);
  });

  it('a request played before the phone came counts as held after the shows', () => {
    const { position } = festival({
      season: 2,
      shown: true,
      ann: { requests: 1, faceUp: '', played: 1 },
    });
    if (position === undefined) throw new Error('No position');
    const state = begun(setUp(), fitting(position));
    expect(state.judged?.seats['ann']).toEqual({ stage: 0, requests: 3 });
  });
});
