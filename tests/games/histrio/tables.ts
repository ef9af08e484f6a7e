// Any table to begin at: the printed set-up, and now and then the middle of a season.
import type { Card } from '../../../src/lib/games/histrio/data/cards.ts';
import { ACTORS, seen } from '../../../src/lib/games/histrio/data/cards.ts';
import { RULESET_1 } from '../../../src/lib/games/histrio/data/ruleset1.ts';
import type { HistrioSetup } from '../../../src/lib/games/histrio/rules/fresh.ts';
import type { Position } from '../../../src/lib/games/histrio/rules/moves.ts';
import type { TrackingLevel } from '../../../src/lib/referee/rules.ts';
import type { Chooser } from '../../support/chooser.ts';
import { SEATS } from './positions.ts';

const ACROBATS = ['CH', 'A:Ox', 'A:Horse', 'A:Goat', 'A:Fox', 'A:Ox'] as const;
const BONUSES = { B1: 4, B2: 4, B3: 4 } as const;

/** 48 cards: what is in the real box nobody knows. */
export function boxOf(): Readonly<Record<Card, number>> {
  const box: Record<Card, number> = { ...BONUSES };
  for (const actor of ACTORS) box[actor] = 3;
  for (const acrobat of ACROBATS) box[acrobat] = (box[acrobat] ?? 0) + 1;
  return box;
}

export function anySetup(choose: Chooser): HistrioSetup {
  const seats = SEATS.slice(0, 2 + choose.below(4));
  const level: TrackingLevel = choose.once(3) ? 'scorekeeper' : 'referee';
  const dial = choose.once(2) ? { dial: 2 + choose.below(8) } : {};
  const purses =
    level === 'scorekeeper' && choose.once(2)
      ? { purses: choose.of(['kept', 'counted'] as const) }
      : {};
  const friendlyColours =
    seats.length === 2 && choose.once(2)
      ? { friendlyColours: { ann: 'seat-3', bo: 'seat-4' } }
      : {};
  const position = choose.once(3) ? { position: anyPosition(seats, level, choose) } : {};
  return {
    seats,
    firstSeat: choose.of(seats),
    level,
    options: { ...dial, ...purses, ...friendlyColours },
    houseRulings: Object.fromEntries(
      RULESET_1.houseRulings.flatMap(({ id, readings }) =>
        choose.once(2) ? [[id, choose.of(readings)]] : [],
      ),
    ),
    ...position,
  };
}

/** Some turns into a season: cards at the cities, troupes, acrobats and requests; in season 2 the box may be known. */
function anyPosition(seats: readonly string[], level: TrackingLevel, choose: Chooser): Position {
  const season = choose.of([1, 2] as const);
  const isReferee = level === 'referee';
  const pile = Object.entries(boxOf()).flatMap(([card, amount]) => Array<Card>(amount).fill(card));
  const draw = () => pile.splice(choose.below(pile.length), 1).at(0) ?? 'C1';
  const turn = 1 + choose.below(6);
  const places = seats.map(() => {
    const hand = Array.from({ length: choose.below(4) }, draw);
    const stage = choose.below(4);
    const requests = choose.below(3);
    const faceUp = season === 2 && choose.once(2) ? { faceUp: choose.of(['', 'In Favour']) } : {};
    const troupe = isReferee ? hand.filter((card) => seen(card).kind === 'actor') : [];
    const acrobats = hand
      .filter((card) => isReferee && seen(card).kind === 'acrobat')
      .map((card) => ({ card, ...(choose.once(3) ? { spent: true } : {}) }));
    const used = some(choose, choose.below(7));
    const friendUsed = some(choose, choose.below(7));
    const ecus = choose.below(12);
    return {
      ecus,
      stage,
      troupe,
      acrobats,
      ...faceUp,
      ...(isReferee ? { used, requests } : {}),
      ...(isReferee && seats.length === 2 ? { friendUsed } : {}),
    };
  });
  const cities = Array.from({ length: 8 }, () => Array.from({ length: choose.below(3) }, draw));
  // Short decks too; never more than the turns to come, nor than there are cards left.
  const deck = Math.max(0, Math.min(pile.length, 8 * (6 - turn)) - choose.below(8));
  const inDeck = pile.slice(0, deck);
  const box = boxOf();
  const dealt = Object.fromEntries(
    Object.entries(box).map(([card, amount]) => [
      card,
      amount - inDeck.filter((one) => one === card).length,
    ]),
  );
  return {
    season,
    turn,
    phase: isReferee ? 'travel' : 'resolution',
    needle: { mood: choose.of(['comedy', 'tragedy']), space: 1 + choose.below(2) },
    deck,
    seats: Object.fromEntries(seats.map((seat, index) => [seat, places[index] ?? { ecus: 3 }])),
    ...(isReferee ? { cities } : {}),
    ...(isReferee && choose.once(2) ? { box, dealt } : {}),
  };
}

function some(choose: Chooser, count: number): number[] {
  const cities = [1, 2, 3, 4, 5, 6, 7, 8];
  return Array.from({ length: count }, () => cities.splice(choose.below(cities.length), 1)).flat();
}
