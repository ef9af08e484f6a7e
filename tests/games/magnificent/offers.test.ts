// What the scenes offer in the middle of random matches is what the rules then allow, and brings what was shown.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halvesChoices, lastCard } from '../../../src/lib/games/magnificent/advice/scoreNow.ts';
import { trainersAhead } from '../../../src/lib/games/magnificent/advice/openTrainers.ts';
import type { Gems, TrainerTile } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { gemCount } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { magnificentRules } from '../../../src/lib/games/magnificent/module.ts';
import type { Move, MoveOf } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { holdingsOf } from '../../../src/lib/games/magnificent/rules/scoring.ts';
import type { SeatState, State } from '../../../src/lib/games/magnificent/rules/state.ts';
import { seatOf } from '../../../src/lib/games/magnificent/rules/table.ts';
import { tileOffers } from '../../../src/lib/games/magnificent/ui/match/buildOffers.ts';
import { areaOf } from '../../../src/lib/games/magnificent/ui/match/posterArea.ts';
import {
  areaTold,
  arranging,
  hatTargets,
  performing,
  showSight,
  type Place,
} from '../../../src/lib/games/magnificent/ui/match/showSight.ts';
import { actionsNow } from '../../../src/lib/games/magnificent/ui/match/turnSight.ts';
import type { Allowed, Effect } from '../../../src/lib/referee/ruling.ts';
import type { Step } from '../../../src/lib/referee/rules.ts';
import type { Chooser } from '../../support/chooser.ts';
import { chooser } from '../../support/chooser.ts';
import { magnificentPlay } from './play.ts';
import { COPY, POSTERS, TABLE, TENTS, lying } from './tables.ts';

const rules = magnificentRules.rulesOf(
  magnificentRules.rulesets.at(-1) ?? magnificentRules.rulesets[0],
);
const { tables } = TABLE;
/** Milliseconds; a busy machine is no failure. */
const timeout = 120_000;
const MATCHES = { numRuns: 8 };
/** Refusals that have nothing to do with what is offered: the box is out of a tile, or a gem has to be named. */
const ELSEWHERE = ['magnificent.build.supply-exhausted', 'magnificent.bonuses.coloured-gem'];

type Asked = { readonly state: State; readonly one: SeatState; readonly choose: Chooser };

describe('what is offered', { timeout }, () => {
  it('gems that reach a level or a space can be discarded, and leave it open', () =>
    everyStep('act', ({ state, one }) => {
      const { seat } = one;
      for (const { action, reach, barred } of actionsNow(TABLE, state, one)) {
        if (barred !== undefined || action === 'travel') continue;
        for (const { requirement, gems, plus, trainers } of reach) {
          if (gems === undefined) continue;
          const move = reaching(state, one, action, requirement);
          if (move === undefined) continue;
          const free = plus === undefined ? state : told(state, { type: 'useBonus', seat });
          const helped = trainersAhead(TABLE, free, seatOf(free, seat) ?? one, action);
          const raised = helped.find((put) => put.trainers === trainers)?.state ?? free;
          const boosted =
            gemCount(gems) === 0 ? raised : told(raised, { type: 'boost', seat, gems });
          const ruling = rules.rule(boosted, move);
          const clause = ruling.allowed ? '' : ruling.refusal.clause;
          const isFull = action === 'build' && state.readings.level === 'level-barred';
          expect(isFull || ruling.allowed, `${action} ${requirement}: ${clause}`).toBe(true);
        }
      }
    }));

  it('magnificent.trainers.action-specific: gems reach nothing where their power binds the turn to another action', () => {
    const beginning = rules.begin(
      lying({
        seats: 4,
        rulings: { 'hat-returns-to-own-space': 'own-space-taken' },
        options: { copy: COPY },
        round: 2,
        ann: {
          hats: [1],
          own: { gems: { green: 1 }, trainers: 2, tiles: ['perform_plus_two', 'plus_one'] },
        },
        bo: { hats: [2] },
        cy: { hats: [3] },
        dee: { hats: [4] },
      }),
    );
    if (!beginning.allowed) throw new Error(beginning.refusal.clause);
    const die = { colour: 'green', value: 3 } as const;
    const taken = told(beginning.state, { type: 'takeDie', seat: 'ann', die, card: 1 });
    const before = {
      type: 'useTrainers',
      seat: 'ann',
      space: 'perform_plus_two',
      trainers: 1,
    } as const;
    const gemsFor = (state: State, action: string, requirement: number) => {
      const one = seatOf(state, 'ann');
      const sights = one === undefined ? [] : actionsNow(TABLE, state, one);
      const reach = sights.find((sight) => sight.action === action)?.reach;
      return reach?.find((space) => space.requirement === requirement)?.gems;
    };
    expect(gemsFor(taken, 'build', 4)).toEqual({ green: 1 });
    const bound = told(taken, before);
    expect(gemsFor(bound, 'build', 4)).toBeUndefined();
    expect(gemsFor(bound, 'perform', 6)).toEqual({ green: 1 });
  });

  it('posters that can be completed are, moved first where that is shown, and bring what is shown', () =>
    everyStep('act', ({ state, one, choose }) => {
      const { seat, own, hats, coins } = one;
      const now = {
        posters: Object.fromEntries(
          (own?.posters ?? []).map(({ space }) => [space, choose.of(POSTERS)]),
        ),
        tents: Object.fromEntries((own?.tents ?? []).map(({ space }) => [space, choose.of(TENTS)])),
      };
      const area = areaTold(areaOf(TABLE, state, one), now);
      const from = hats.length > 1 ? choose.of(hats) : undefined;
      const [to] = hatTargets(rules, state, seat, from);
      if (to === undefined) return;
      const showing = (places: readonly Place[]): MoveOf<'perform'> => ({
        ...performing(seat, to, from),
        posters: places.map((place) => ({
          space: place.to,
          poster: now.posters[place.from],
          tent: now.tents[place.to],
        })),
      });
      const sight = showSight({ table: TABLE, rules, state }, one, area, to);
      for (const { places, points, coins: gained, gems } of sight.sets) {
        const isMoved = places.some((place) => place.from !== place.to);
        const arranged = isMoved ? told(state, arranging(seat, area, places)) : state;
        const { state: after, effects } = ruled(arranged, showing(places));
        expect(pointsIn(effects, seat)).toBe(points);
        expect(seatOf(after, seat)?.coins).toBe(coins + gained);
        expect(gemsOf(after, seat)).toBe(gemsOf(state, seat) - gemCount(gems));
      }
      // Where they lie, every other choice lacks something.
      const alone = showSight({ table: TABLE, rules, state, isAlone: true }, one, area, to);
      for (const spaces of choicesOf(
        area.filter(({ poster }) => poster).map(({ space }) => space),
      )) {
        const places = spaces.map((space) => ({ from: space, to: space }));
        expect(rules.rule(state, showing(places)).allowed).toBe(alone.lackOf(spaces).isReady);
      }
    }));

  it('tiles that may be taken up are due, in their colour', () =>
    everyStep('layTile', ({ state, one }) => {
      if (state.turn === undefined || one.own?.camp !== undefined) return;
      for (const { tile, isCardTile } of tileOffers(one, state, state.turn)) {
        const ruling = rules.rule(state, { type: 'layTile', seat: one.seat, tile, isCardTile });
        if (!ruling.allowed) expect(ELSEWHERE).toContain(ruling.refusal.clause);
      }
    }));

  it('what a step names to choose from can be chosen', () =>
    everyMatch((state) => {
      for (const step of rules.steps(state))
        for (const move of namedBy(step, state))
          if (!rules.rule(state, move).allowed)
            expect(rules.rule(state, move)).toMatchObject({
              refusal: { clause: 'magnificent.bonuses.coloured-gem' },
            });
    }));

  it('the card to score last, and the coins to pay for the halves, bring the points that are shown', () =>
    everyMatch((state) => {
      for (const { step, seat = '' } of rules.steps(state)) {
        const one = seatOf(state, seat);
        if (one === undefined) continue;
        if (step === 'scoreCard' && state.round === tables.rounds) expectLast(state, one);
        if (step === 'scoreHalves') expectHalves(state, one);
      }
    }));
});

function expectLast(state: State, one: SeatState): void {
  const cards = seenOf(one);
  const { choices, untold } = lastCard(
    cards,
    holdingsOf(state, one),
    readingsOf(state),
    tables.end.coins,
  );
  if (untold.length > 0) return;
  for (const choice of choices) {
    const paid = new Map(choice.cards.map(({ id, paid: coins }) => [id, coins]));
    const scored = { card: Number(choice.id), count: paid.get(choice.id) };
    const { state: after, effects } = ruled(state, { type: 'scoreCard', seat: one.seat, scored });
    const left = cards.filter(({ id }) => id !== choice.id).map(({ id }) => paid.get(id));
    // The others have scored nothing yet: the halves of this seat are looked at by themselves.
    const halves = ruled({ ...after, phase: 'halves', done: [] }, halvesMove(one.seat, left));
    const coins = seatOf(halves.state, one.seat)?.coins ?? 0;
    expect(pointsIn([...effects, ...onlyCards(halves.effects)], one.seat)).toBe(
      choice.points - choice.coinPoints,
    );
    if (state.seats.length > 1) expect(coins).toBe(choice.coinsLeft);
  }
}

function expectHalves(state: State, one: SeatState): void {
  const cards = seenOf(one);
  if (cards.some(({ criterion }) => criterion === undefined)) return;
  const choices = halvesChoices(cards, holdingsOf(state, one), readingsOf(state), tables.end.coins);
  for (const { paid, halves } of choices) {
    const ruling = rules.rule(state, halvesMove(one.seat, paid));
    // What nobody keeps, a count has to say.
    if (!ruling.allowed) expect(ruling.refusal.clause).toBe('magnificent.criteria.lower-half');
    else expect(pointsIn(onlyCards(ruling.effects), one.seat)).toBe(halves);
  }
}

function halvesMove(seat: string, paid: readonly (number | undefined)[]): Move {
  return { type: 'scoreHalves', seat, cards: paid.map((count, at) => ({ card: at + 1, count })) };
}

function onlyCards(effects: readonly Effect[]): readonly Effect[] {
  return effects.filter(({ clause }) => clause === 'magnificent.end.half-master-cards');
}

function seenOf({ cards }: SeatState) {
  return cards.map(({ card }, at) => ({ id: String(at + 1), criterion: card?.criterion }));
}

function readingsOf({ readings }: State) {
  return { half: readings.halves, paidCoins: readings.lastCoins, dice: readings.lastDice };
}

/** Begins the action where its requirement is asked; undefined where every such space is taken. */
function reaching(
  state: State,
  { seat, hats }: SeatState,
  action: 'build' | 'perform',
  requirement: number,
): Move | undefined {
  if (action === 'build') return { type: 'build', seat, requirement };
  const taken = [...state.neutral, ...state.seats.flatMap((one) => one.hats)];
  const at = (state.copy.track ?? []).findIndex(
    (space, index) => space.requirement === requirement && !taken.includes(index + 1),
  );
  return at < 0 ? undefined : performing(seat, at + 1, hats.length > 1 ? hats[0] : undefined);
}

function namedBy({ step, seat = '', facts }: Step, { table }: State): readonly Move[] {
  const offered = (facts['offered'] ?? []) as readonly TrainerTile[];
  const spaces = (facts['spaces'] ?? []) as readonly number[];
  switch (step) {
    case 'chooseTile':
      return offered.map((tile) => ({ type: step, seat, tile }));
    case 'placeTent':
      return spaces.map((space) => ({ type: step, seat, space }));
    case 'takePoster':
      return (table?.decks.posters ?? 0) === 0
        ? []
        : spaces.map((space) => ({ type: step, seat, from: 'deck', space }));
    default:
      return [];
  }
}

function choicesOf(spaces: readonly number[]): readonly (readonly number[])[] {
  return spaces
    .reduce<readonly (readonly number[])[]>(
      (all, space) => [...all, ...all.map((one) => [...one, space])],
      [[]],
    )
    .filter((one) => one.length > 0);
}

function pointsIn(effects: readonly Effect[], seat: string): number {
  return effects.reduce((sum, one) => (one.seat === seat ? sum + (one.points ?? 0) : sum), 0);
}

function gemsOf(state: State, seat: string): number {
  const gems: Gems = seatOf(state, seat)?.own?.gems ?? {};
  return gemCount(gems);
}

function told(state: State, move: Move): State {
  return ruled(state, move).state;
}

function ruled(state: State, move: Move): Allowed<State> {
  const ruling = rules.rule(state, move);
  if (!ruling.allowed)
    throw new Error(`${JSON.stringify(move)} refused: ${JSON.stringify(ruling.refusal)}`);
  return ruling;
}

/** Each time a seat is asked this. */
function everyStep(asked: string, look: (asked: Asked) => void): void {
  everyMatch((state, choose) => {
    for (const { step, seat = '' } of rules.steps(state)) {
      const one = seatOf(state, seat);
      if (step === asked && one !== undefined) look({ state, one, choose });
    }
  });
}

function everyMatch(look: (state: State, choose: Chooser) => void): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const choose = chooser(seed);
      const beginning = rules.begin(magnificentPlay.setup(choose));
      if (!beginning.allowed) throw new Error(JSON.stringify(beginning.refusal));
      let { state } = beginning;
      while (!rules.isOver(state)) {
        look(state, choose);
        state = told(state, magnificentPlay.move(rules, state, choose));
      }
    }),
    MATCHES,
  );
}
