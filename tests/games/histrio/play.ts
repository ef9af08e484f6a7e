// Histrio played at random: any table, any legal move; and what can never lie on one.
import type { Card } from '../../../src/lib/games/histrio/data/cards.ts';
import {
  ACTORS,
  CHAMELEON,
  MOODS,
  TALENTS,
  isActor,
  seen,
} from '../../../src/lib/games/histrio/data/cards.ts';
import { RULESET_1 } from '../../../src/lib/games/histrio/data/ruleset1.ts';
import type { HistrioSetup } from '../../../src/lib/games/histrio/rules/fresh.ts';
import type { Move, Payout } from '../../../src/lib/games/histrio/rules/moves.ts';
import { MEASURES } from '../../../src/lib/games/histrio/rules/moves.ts';
import { victimsFor } from '../../../src/lib/games/histrio/rules/phases/arrivals.ts';
import { amountOf } from '../../../src/lib/games/histrio/rules/phases/deal.ts';
import { citiesToResolve, visitOf } from '../../../src/lib/games/histrio/rules/phases/visit.ts';
import { isTold } from '../../../src/lib/games/histrio/rules/request.ts';
import type { HistrioRules } from '../../../src/lib/games/histrio/rules/rule.ts';
import { tableOf } from '../../../src/lib/games/histrio/rules/rule.ts';
import type { CardTable, SeatState, State } from '../../../src/lib/games/histrio/rules/state.ts';
import { handOf } from '../../../src/lib/games/histrio/rules/table.ts';
import type { Step } from '../../../src/lib/referee/rules.ts';
import type { Chooser } from '../../support/chooser.ts';
import type { Play } from '../../support/play.ts';
import { anySetup, boxOf } from './tables.ts';

export const TABLE = tableOf(RULESET_1);
const { tables } = TABLE;

export const histrioPlay: Play<HistrioSetup, State, Move> = {
  game: 'histrio',
  // Two seasons of 48 deals and 6 turns of at most a travel, 8 cities, some discards and acrobats, and the festivals.
  mostMoves: 700,
  setup: anySetup,
  move: anyMove,
  words: ({ seats }) => [...seats.map(({ seat }) => seat), ...ACTORS, 'B2', CHAMELEON, 'A:Ox'],
  faultsIn,
};

function anyMove(rules: HistrioRules, state: State, choose: Chooser): Move {
  const acrobat = choose.once(6) ? anyAcrobat(rules, state, choose) : undefined;
  if (acrobat !== undefined) return acrobat;
  const needle = choose.once(15) ? anyNeedle(rules, state, choose) : undefined;
  if (needle !== undefined) return needle;
  return answer(rules, state, choose.of(rules.steps(state)), choose);
}

/** What the table might tell when it is asked this. */
export function answer(rules: HistrioRules, state: State, step: Step, choose: Chooser): Move {
  switch (step.step) {
    case 'flip':
      return { type: 'flip', mood: choose.of(MOODS) };
    case 'deal':
      return { type: 'deal', city: Number(step.facts['city']), card: anyUnseen(state, choose) };
    case 'travel':
      return anyTravel(state, choose);
    case 'resolve':
      return anyResolve(rules, state, Number(step.facts['city']), choose);
    case 'discardRequest':
      return anyDiscard(rules, state, step.seat ?? '', choose);
    case 'endTurn':
      return choose.once(5) ? { type: 'endTurn' } : anyTracked(rules, state, choose);
    case 'scoreShows':
      return anyShows(state, choose);
    case 'closeFestival':
      return anyRequest(rules, state, choose) ?? { type: 'closeFestival' };
    case 'prepareSeason':
      return state.cards === undefined && choose.once(2)
        ? { type: 'prepareSeason', acrobats: heldIn(state) + choose.below(9) }
        : { type: 'prepareSeason' };
    case 'countPurses':
      return { type: 'countPurses', ecus: each(state, () => choose.below(60)) };
    default:
      throw new Error(`No move known for ${step.step}`);
  }
}

/** A card nobody has seen yet: of the box that is known, or of one made up. */
function anyUnseen({ cards }: State, choose: Chooser): Card {
  const { box, dealt = {} } = cards ?? {};
  const all = box ?? boxOf();
  const left = Object.keys(all).flatMap((card) =>
    Array<Card>(Math.max(0, amountOf(all, card) - amountOf(dealt, card))).fill(card),
  );
  return left.length > 0 ? choose.of(left) : choose.of(ACTORS);
}

/** Cards from the hands; two of them or none after an acrobat. */
function anyTravel(state: State, choose: Chooser): Move {
  const to = each(state, ({ used, free }) => {
    const hand = handOf(TABLE, used);
    const wanted = free ? choose.below(3) : 1;
    const cities: number[] = [];
    while (cities.length < Math.min(wanted, hand.length)) {
      const city = choose.of(hand);
      if (!cities.includes(city)) cities.push(city);
    }
    return cities;
  });
  if (state.seats.length !== tables.friendlySeats) return { type: 'travel', to };
  const friendly = each(state, ({ friendUsed }) => choose.of(handOf(TABLE, friendUsed)));
  return { type: 'travel', to, friendly };
}

/** A city with whatever its visitor may decide; the first choice the rules allow. */
function anyResolve(rules: HistrioRules, state: State, city: number, choose: Chooser): Move {
  const { kind, cards, seats } = visitOf(state, city);
  const plain = { type: 'resolve', city } as const;
  const [seat] = seats;
  if (kind !== 'alone' || seat === undefined) return plain;
  const actors = cards.filter(isActor);
  const thefts = actors.filter((card) => seen(card).kind === 'actor' && card.endsWith('2'));
  const declined =
    state.readings.effects === 'may-decline' && actors.length > 0 && choose.once(3)
      ? { declined: [choose.of(actors)] }
      : {};
  const court = actors.length > 0 && choose.once(2) ? { court: choose.of(actors) } : {};
  const victims = thefts.flatMap(() => {
    const candidates = victimsFor(state, seat);
    return candidates.length > 0 ? [choose.of(candidates)] : [];
  });
  const told = [
    { ...plain, ...declined, ...court, victims },
    { ...plain, ...court, victims },
    { ...plain, victims },
    // Somebody was robbed of the last ecu: the second thief goes elsewhere.
    ...victimsFor(state, seat).flatMap((one) =>
      victimsFor(state, seat).flatMap((other) =>
        thefts.map((_, at) => ({ ...plain, victims: [one, other, one, other].slice(0, at + 1) })),
      ),
    ),
    plain,
  ];
  return told.find((move) => rules.rule(state, move).allowed) ?? plain;
}

function anyDiscard(rules: HistrioRules, state: State, seat: string, choose: Chooser): Move {
  const faceUp = { type: 'discardRequest', seat, which: 'face-up' } as const;
  return choose.once(2) && rules.rule(state, faceUp).allowed
    ? faceUp
    : { ...faceUp, which: 'face-down' };
}

/** Scorekeeper level: an event of the turn. */
function anyTracked(rules: HistrioRules, state: State, choose: Chooser): Move {
  const { seat } = choose.of(state.seats);
  const some = Array.from({ length: 1 + choose.below(4) }, () => choose.of(ACTORS));
  const move = choose.of<Move>([
    { type: 'push', from: 'court', actors: some.slice(0, 1), seat },
    { type: 'push', from: 'crowd', actors: some },
    { type: 'stage', seat },
    { type: 'takeBonus', seat, ecus: 1 + choose.below(3) },
    { type: 'payActor', seat },
    { type: 'steal', seat, victim: choose.of(state.seats).seat },
    { type: 'gainAcrobat', seat, card: choose.of(['A:Ox', 'A:Horse', CHAMELEON]) },
  ]);
  return rules.rule(state, move).allowed ? move : { type: 'endTurn' };
}

function anyShows(state: State, choose: Chooser): Move {
  const troupes = state.cards === undefined ? { troupes: anyTroupes(state, choose) } : {};
  const holds = ({ seat, acrobats }: SeatState) =>
    state.cards === undefined
      ? troupes.troupes?.[seat]?.includes(CHAMELEON) === true
      : acrobats.some(({ card }) => card === CHAMELEON);
  const sides = state.seats.flatMap((one) =>
    holds(one) && state.readings.chameleon === 'owner-chooses' && choose.once(2)
      ? [[one.seat, choose.of(TALENTS)] as const]
      : [],
  );
  return {
    type: 'scoreShows',
    ...troupes,
    ...(sides.length > 0 ? { chameleon: Object.fromEntries(sides) } : {}),
  };
}

function anyTroupes(state: State, choose: Chooser): Record<string, Card[]> {
  const lucky = choose.of(state.seats).seat;
  return each(state, ({ seat }) => [
    ...Array.from({ length: choose.below(8) }, () => choose.of(ACTORS)),
    ...(seat === lucky && choose.once(2) ? [CHAMELEON] : []),
  ]);
}

/** A request that may still be played, or none. */
function anyRequest(rules: HistrioRules, state: State, choose: Chooser): Move | undefined {
  const { seat } = choose.of(state.seats);
  const payout = anyPayout(state, choose);
  const told: Move[] = [
    { type: 'repeatRequest', seat, payout },
    { type: 'playRequest', seat, payout, ...(choose.once(2) ? { name: 'In Favour' } : {}) },
  ];
  return choose.once(4) ? undefined : told.find((move) => rules.rule(state, move).allowed);
}

function anyPayout(state: State, choose: Chooser): Payout {
  if (choose.once(2)) return { ecus: choose.below(7) };
  const counts = choose.of(MEASURES.filter((what) => isTold(state, what)));
  const pays = choose.of(['each', 'once'] as const);
  return { condition: { counts, pays, ecus: choose.below(4), atLeast: choose.below(3) } };
}

/** The real dial shows something else, where it may. */
function anyNeedle(rules: HistrioRules, state: State, choose: Chooser): Move | undefined {
  const mood = choose.of(MOODS);
  const space = 1 + choose.below(9);
  const move = { type: 'setNeedle', mood, space, reason: 'somebody bumped it' } as const;
  return rules.rule(state, move).allowed ? move : undefined;
}

/** An acrobat that lies ready and does something at random; at scorekeeper level nobody knows which. */
function anyAcrobat(rules: HistrioRules, state: State, choose: Chooser): Move | undefined {
  const owner = choose.of(state.seats);
  const ready = owner.acrobats.filter((one) => one.ready && one.card !== CHAMELEON);
  if (state.cards !== undefined && ready.length === 0) return undefined;
  const card = state.cards === undefined ? 'A:Ox' : choose.of(ready).card;
  const ecus = each(state, () => choose.below(4) - 1);
  const begun = citiesToResolve(state);
  const move: Move = {
    type: 'useAcrobat',
    seat: owner.seat,
    card,
    ...(choose.once(2) ? { ecus } : {}),
    ...(choose.once(3) ? { needle: choose.below(9) - 4 } : {}),
    ...(choose.once(4) ? { to: { [choose.of(state.seats).seat]: cities(choose) } } : {}),
    ...(begun.length > 0 && choose.once(3) ? { during: choose.of(begun) } : {}),
    ...(choose.once(3) ? { note: 'as its card says' } : {}),
  };
  return rules.rule(state, move).allowed ? move : undefined;
}

function cities(choose: Chooser): number[] {
  return Array.from({ length: choose.below(3) }, () => 1 + choose.below(tables.cities));
}

function each<T>({ seats }: State, of: (seat: SeatState) => T): Record<string, T> {
  return Object.fromEntries(seats.map((seat) => [seat.seat, of(seat)]));
}

function heldIn({ seats }: State): number {
  return seats.reduce((sum, { acrobats }) => sum + acrobats.length, 0);
}

function faultsIn(state: State): readonly string[] {
  const faults: string[] = [];
  const count = (what: string, amount: number, most = Number.MAX_SAFE_INTEGER) => {
    if (!Number.isSafeInteger(amount) || amount < 0 || amount > most)
      faults.push(`${what} is ${amount}`);
    return amount;
  };
  const { dial, needle, deck, turn, seats, cards } = state;
  if (!Number.isSafeInteger(needle) || (dial > 0 && (needle >= dial || needle < -dial)))
    faults.push(`the needle stands at ${needle} of ${dial}`);
  if (turn < 1 || turn > 6) faults.push(`turn ${turn}`);
  count('deck', deck, tables.encounterCards);
  for (const one of seats) {
    const { seat, ecus, stage, used, to, friendUsed, friendTo, requests } = one;
    count(`${seat}.ecus`, ecus);
    count(`${seat}.stage`, stage, tables.managersPerSeat);
    count(`${seat}.requests`, requests, tables.secretRequests);
    count(`${seat}.friendTo`, friendTo.length, 1);
    for (const pile of [used, to, friendUsed])
      if (new Set(pile).size !== pile.length || pile.some((city) => city < 1 || city > 8))
        faults.push(`${seat} has ${JSON.stringify(pile)}`);
  }
  return [...faults, ...(cards === undefined ? [] : faultsInCards(state, cards))];
}

/** The discard is what lies nowhere else: all that is seen must fit into the box, and each of its kind too. */
function faultsInCards({ seats, deck }: State, cards: CardTable): string[] {
  const lying = [
    ...cards.cities.flat(),
    ...seats.flatMap(({ troupe, acrobats }) => [...troupe, ...acrobats.map(({ card }) => card)]),
  ];
  const faults: string[] = [];
  const discard = tables.encounterCards - deck - lying.length;
  if (discard < 0) faults.push(`${discard} encounter cards in the discard`);
  const requests = seats.reduce(
    (sum, { requests: own, faceUp }) => sum + own + (faceUp === undefined ? 0 : 1),
    cards.requestDeck + cards.requestDiscard,
  );
  if (requests !== tables.secretRequests) faults.push(`${requests} secret requests`);
  if (cards.requestDeck < 0 || cards.requestDiscard < 0) faults.push('requests from nowhere');
  const all = Object.values(cards.dealt).reduce((sum, amount) => sum + amount, deck);
  if (all > tables.encounterCards) faults.push(`${all} cards in the deck and dealt`);
  return faults;
}
