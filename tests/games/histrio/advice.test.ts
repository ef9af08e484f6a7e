// What the app says before it happens: each piece of advice against what the rules then do.
import { describe, expect, it } from 'vitest';
import { seasonClock } from '../../../src/lib/games/histrio/advice/clock.ts';
import { citySight } from '../../../src/lib/games/histrio/advice/citySight.ts';
import {
  composition,
  kindsOf,
  stillInDeck,
  stillToCome,
} from '../../../src/lib/games/histrio/advice/composition.ts';
import { festivalSheet } from '../../../src/lib/games/histrio/advice/festivalSheet.ts';
import { festivalForecast } from '../../../src/lib/games/histrio/advice/forecast.ts';
import { momentsNow } from '../../../src/lib/games/histrio/advice/moments.ts';
import { stageWorth } from '../../../src/lib/games/histrio/advice/stageWorth.ts';
import {
  coinFlipped,
  crowdPushed,
  managerStaged,
  needleSet,
  sentToCourt,
  stateOf,
  type Theatre,
} from '../../../src/lib/games/histrio/advice/theatre.ts';
import { whoCanGoWhere } from '../../../src/lib/games/histrio/advice/travelGrid.ts';
import { whatIf } from '../../../src/lib/games/histrio/advice/whatIf.ts';
import { RULESET_1 } from '../../../src/lib/games/histrio/data/ruleset1.ts';
import { emptyState } from '../../../src/lib/games/histrio/rules/fresh.ts';
import { placeOf } from '../../../src/lib/games/histrio/rules/needle.ts';
import { tableOf } from '../../../src/lib/games/histrio/rules/rule.ts';
import type { SeatState, State } from '../../../src/lib/games/histrio/rules/state.ts';

const table = tableOf(RULESET_1);

function stateFor(seats: readonly string[], level: 'referee' | 'scorekeeper' = 'referee'): State {
  return emptyState(table, { seats, firstSeat: 'a', level, options: {}, houseRulings: {} });
}

const theatre = (needle: number, stage: Record<string, number> = {}, dial = 0): Theatre => ({
  needle,
  dial,
  stage: { a: 0, b: 0, c: 0, ...stage },
});

describe('an actor of level 3', () => {
  it('pays for the manager it sends on stage as well', () => {
    expect(stageWorth(table, stateOf(theatre(0, { b: 2 })))).toMatchObject([
      { seat: 'a', ecus: 3, effects: [{ clause: 'histrio.alone.actor-3-pay' }] },
      { seat: 'b', ecus: 3 },
      { seat: 'c', ecus: 3 },
    ]);
  });

  it('sends nobody where three own managers stand: whoever owns them is paid for those that are there', () => {
    const full = stateOf(theatre(0, { a: 3, b: 1 }));
    expect(stageWorth(table, full).map(({ ecus }) => ecus)).toEqual([4, 5, 5]);
    for (const { seat, ecus } of stageWorth(table, full))
      expect(managerStaged(theatre(0, { a: 3, b: 1 }), seat).ecus).toBe(ecus);
    const strict: State = { ...full, readings: { ...full.readings, noManager: 'no-effect' } };
    expect(stageWorth(table, strict).map(({ ecus }) => ecus)).toEqual([0, 5, 5]);
  });

  it('is worth as much where coins are counted at the end', () => {
    const counted: State = { ...stateOf(theatre(0, { b: 2 })), purses: 'counted' };
    expect(stageWorth(table, counted).map(({ ecus }) => ecus)).toEqual([3, 3, 3]);
  });
});

describe('the moments of acrobats', () => {
  it('follow the phases; a scorekeeper sees only the festival', () => {
    const at = (phase: State['phase'], level: 'referee' | 'scorekeeper' = 'referee') =>
      momentsNow({ ...stateFor(['a', 'b', 'c'], level), phase });
    expect(at('travel')).toEqual(['before-choosing']);
    expect(at('resolution')).toEqual(['after-reveal', 'before-a-city']);
    expect(at('opportunities')).toEqual(['new-opportunities']);
    expect(at('scoring', 'scorekeeper')).toEqual(['festival']);
    expect(at('resolution', 'scorekeeper')).toEqual([]);
    expect(at('season-change')).toEqual([]);
  });
});

describe('what if', () => {
  it('an actor stays in the sector: nobody goes home', () =>
    expect(whatIf(stateOf(theatre(1, { a: 2 })), ['C3'])).toEqual({
      from: { mood: 'comedy', space: 2 },
      to: { mood: 'comedy', space: 5 },
      towards: 'comedy',
      spaces: 3,
      lost: 0,
      changesMood: false,
      home: 0,
      ruled: {
        clause: 'histrio.mood.direction-and-distance',
        also: [
          'histrio.mood.direction-and-distance',
          'histrio.mood.sector-decides',
          'histrio.mood.managers-stay-otherwise',
        ],
      },
    }));

  it('there is no space between: one step from comedy 1 is tragedy 1, and managers go home', () =>
    expect(whatIf(stateOf(theatre(0, { a: 2, b: 1 })), ['T1'])).toMatchObject({
      to: { mood: 'tragedy', space: 1 },
      changesMood: true,
      home: 3,
      ruled: { clause: 'histrio.mood.change-on-crossing' },
    }));

  it('a crowd moves once, by the difference', () => {
    const state = stateOf(theatre(0));
    expect(whatIf(state, ['T2', 'T3', 'C4'])).toMatchObject({ towards: 'tragedy', spaces: 1 });
    expect(whatIf(state, ['T4', 'C4'])).toMatchObject({ to: placeOf(0), spaces: 0 });
    expect(whatIf(state, ['T4', 'C4'])).not.toHaveProperty('towards');
  });

  it('what goes beyond the end of the dial is lost', () =>
    expect(whatIf(stateOf(theatre(4, {}, 6)), ['C5'])).toMatchObject({
      to: { mood: 'comedy', space: 6 },
      spaces: 5,
      lost: 4,
    }));
});

describe('the theatre alone', () => {
  it('moves as in a match and says why', () => {
    const { theatre: after, effects } = sentToCourt(theatre(1, { a: 1 }), 'T5');
    expect(after).toEqual(theatre(-4, { a: 0 }));
    expect(effects.map(({ clause }) => clause)).toContain('histrio.mood.change-returns-managers');
  });

  it('a crowded city, the needle by hand and the coin', () => {
    expect(crowdPushed(theatre(0), ['T2', 'T3', 'C4']).theatre.needle).toBe(-1);
    expect(needleSet(theatre(3, { b: 2 }), -2).theatre).toEqual(theatre(-2));
    expect(coinFlipped(theatre(3, { b: 2 }), 2, 'tragedy').theatre).toEqual(theatre(-1));
    expect(coinFlipped(theatre(3, { b: 2 }), 2, 'comedy').theatre).toEqual(theatre(0, { b: 2 }));
  });

  it('a level 3 takes an ecu for every manager on stage, his own included', () => {
    expect(managerStaged(theatre(0, { a: 1, b: 2 }), 'a')).toMatchObject({ ecus: 4 });
    expect(managerStaged(theatre(0, { a: 3 }), 'a')).toMatchObject({
      ecus: 3,
      theatre: theatre(0, { a: 3 }),
    });
    expect(managerStaged(theatre(0), 'nobody')).toMatchObject({ ecus: 0, theatre: theatre(0) });
  });
});

describe('the festival without a match', () => {
  const valera = { seat: 'a', cards: ['C3', 'C3', 'C2', 'T1', 'T2'], request: 4 };
  const ippolit = { seat: 'b', cards: ['C1', 'C1', 'C2', 'C2', 'T1', 'T2', 'T2'] };

  it('the printed example: 13 and 7 ecus under comedy', () => {
    const { comedy } = festivalSheet(1, [valera, ippolit]);
    expect(comedy.map(({ ecus }) => ecus)).toEqual([13, 7]);
    const points = comedy[0]?.effects.flatMap(({ clause, points: ecus }) =>
      ecus === undefined ? [] : [[clause, ecus]],
    );
    expect(points).toEqual([
      ['histrio.festival.matching-actors', 3],
      ['histrio.festival.reward-season-1', 3],
      ['histrio.festival.best-show-double', 3],
      ['histrio.festival.play-one-request', 4],
    ]);
  });

  it('under tragedy the same troupes get their tragedians and the request only', () => {
    const { tragedy } = festivalSheet(1, [valera, ippolit]);
    expect(tragedy.map(({ ecus }) => ecus)).toEqual([6, 3]);
  });

  it('season 2: 5 ecus, the best shows share the double, the first request pays again', () => {
    const { comedy } = festivalSheet(2, [
      { seat: 'a', cards: ['C4'], again: 4, request: 2 },
      { seat: 'b', cards: ['C4'], again: 0 },
      { seat: 'c', cards: [] },
    ]);
    expect(comedy.map(({ ecus }) => ecus)).toEqual([17, 11, 0]);
  });

  it('the Chameleon counts 1 for the show and earns nothing', () => {
    const kings = festivalSheet(1, [
      { seat: 'a', cards: ['CH'] },
      { seat: 'b', cards: [] },
    ]);
    expect(kings.comedy[0]?.ecus).toBe(6);
    expect(kings.tragedy[0]?.ecus).toBe(6);
    const sided = festivalSheet(1, [
      { seat: 'a', cards: ['CH'], chameleon: 'tragedian' },
      { seat: 'b', cards: [], chameleon: 'tragedian' },
    ]);
    expect([sided.comedy[0]?.ecus, sided.tragedy[0]?.ecus]).toEqual([0, 6]);
  });
});

describe('the festival ahead', () => {
  it('says for each seat what either mood would give', () => {
    const state = stateFor(['a', 'b', 'c']);
    const troupes: Record<string, string[]> = { a: ['C5', 'T1'], b: ['T4'], c: ['C2', 'T2'] };
    const seats = state.seats.map((seat) => ({ ...seat, troupe: troupes[seat.seat] ?? [] }));
    const { comedy, tragedy } = festivalForecast(table, { ...state, season: 2, seats });
    expect(comedy.map(({ ecus }) => ecus)).toEqual([11, 0, 1]);
    expect(tragedy.map(({ ecus }) => ecus)).toEqual([1, 11, 1]);
  });
});

describe('the season clock', () => {
  const cards = (dealing: number) => ({
    cities: [],
    dealing,
    dealt: {},
    requestDeck: 22,
    requestDiscard: 0,
  });

  it('48 cards are six turns, before the deal and after it', () => {
    const fresh = stateFor(['a', 'b', 'c']);
    expect(seasonClock(table, fresh)).toMatchObject({ turn: 1, turns: 6, left: 5, lacks: [] });
    const dealt: State = { ...fresh, phase: 'travel', deck: 40, cards: cards(0) };
    expect(seasonClock(table, dealt)).toMatchObject({ turns: 6, left: 5, isLast: false });
    const half: State = { ...fresh, phase: 'opportunities', turn: 2, deck: 37, cards: cards(4) };
    expect(seasonClock(table, half)).toMatchObject({ turn: 2, turns: 6, left: 4 });
  });

  it('a short last deal leaves out the last cities', () => {
    const short: State = {
      ...stateFor(['a', 'b', 'c']),
      phase: 'travel',
      season: 2,
      turn: 4,
      deck: 13,
      cards: cards(0),
    };
    expect(seasonClock(table, short)).toMatchObject({ turns: 6, left: 2, lacks: [6, 7, 8] });
    expect(seasonClock(table, { ...short, turn: 6, deck: 0 })).toMatchObject({
      isLast: true,
      lacks: [],
    });
  });

  it('at scorekeeper level too', () => {
    const fresh = stateFor(['a', 'b', 'c'], 'scorekeeper');
    expect(seasonClock(table, fresh)).toMatchObject({ turns: 6, left: 5 });
    expect(seasonClock(table, { ...fresh, phase: 'resolution', deck: 40 })).toMatchObject({
      turns: 6,
    });
  });
});

describe('who can go where', () => {
  const withSeats = (count: number, change: Partial<SeatState>) => {
    const state = stateFor(['a', 'b', 'c'].slice(0, count));
    const seats = state.seats.map((seat) => (seat.seat === 'a' ? { ...seat, ...change } : seat));
    return whoCanGoWhere(table, { ...state, seats });
  };

  it('a card on the discard pile closes its city', () => {
    const { travellers, cities } = withSeats(3, { used: [2, 5] });
    expect(travellers[0]).toEqual({
      seat: 'a',
      isFriend: false,
      hand: [1, 3, 4, 6, 7, 8],
      returnsNext: false,
    });
    expect(cities[1]).toEqual({ city: 2, open: [false, true, true], rivals: ['b', 'c'] });
    expect(travellers).toHaveLength(3);
  });

  it('warns before the card after which all come back', () => {
    expect(withSeats(3, { used: [1, 2, 3, 4, 5] }).travellers[0]?.returnsNext).toBe(false);
    expect(withSeats(3, { used: [1, 2, 3, 4, 5, 6] }).travellers[0]?.returnsNext).toBe(true);
    expect(withSeats(3, { used: [1, 2, 3, 4, 5, 6, 7, 8] }).travellers[0]?.returnsNext).toBe(true);
  });

  it('with two players the friendly piles travel too', () => {
    const { travellers, cities } = withSeats(2, { friendUsed: [1, 2, 3, 4, 5, 6] });
    expect(travellers.map(({ isFriend }) => isFriend)).toEqual([false, false, true, true]);
    expect(travellers[2]).toMatchObject({ seat: 'a', hand: [7, 8], returnsNext: true });
    expect(cities[0]).toEqual({ city: 1, open: [true, true, false, true], rivals: ['a', 'b'] });
  });
});

it('a city: bonuses, acrobats and actors, and what a crowd would push', () => {
  const state = stateFor(['a', 'b', 'c']);
  const cities = [['B2', 'C3', 'A:Ox', 'T4', 'C3'], [], [], [], [], [], [], []];
  const sight = citySight(
    { ...state, cards: { cities, dealing: 0, dealt: {}, requestDeck: 22, requestDiscard: 0 } },
    1,
  );
  expect(sight).toMatchObject({
    city: 1,
    cards: cities[0],
    actors: ['C3', 'T4', 'C3'],
    acrobats: ['A:Ox'],
    bonus: 2,
    crowd: { to: { mood: 'comedy', space: 3 } },
  });
  expect(sight.court.map(({ actor, would }) => [actor, would.to])).toEqual([
    ['C3', { mood: 'comedy', space: 4 }],
    ['T4', { mood: 'tragedy', space: 4 }],
  ]);
  expect(citySight(state, 5)).toMatchObject({ cards: [], bonus: 0, court: [] });
});

it('the cards that passed by, and those still to come', () => {
  const dealt = { C3: 2, T1: 1, B3: 1, B1: 2, 'A:Ox': 1, CH: 1, C4: 0 };
  const { actors, bonuses, acrobats, total } = composition(dealt);
  expect(actors.filter(({ count }) => count > 0)).toEqual([
    { actor: 'C3', count: 2 },
    { actor: 'T1', count: 1 },
  ]);
  expect(bonuses).toEqual([
    { card: 'B1', ecus: 1, count: 2 },
    { card: 'B3', ecus: 3, count: 1 },
  ]);
  expect(acrobats.map(({ card }) => card)).toEqual(['A:Ox', 'CH']);
  expect(total).toBe(8);
  expect(stillToCome({ C3: 3, T1: 1 }, dealt)).toMatchObject({ total: 1, acrobats: [] });
});

it('what is still in the deck is known from the learned copy, and in season 2 from the season before', () => {
  const copy = { C3: 3, T1: 1, CH: 1 };
  const dealt = { C3: 1, CH: 1 };
  expect(stillInDeck({ dealt }, undefined)).toBeUndefined();
  const left = stillInDeck({ dealt }, copy);
  expect(left && kindsOf(left)).toEqual([
    { card: 'C3', count: 2 },
    { card: 'T1', count: 1 },
  ]);
  expect(stillInDeck({ dealt, box: { C3: 1, CH: 2 } }, copy)?.total).toBe(1);
});
