// The coin of the season and the cards laid at the cities. Rulebook «Подготовка к игре» 2 and 6, «Новые возможности».
import type { Refused, Ruling } from '../../../../referee/ruling.ts';
import type { Card } from '../../data/cards.ts';
import { change, needleAt, placeOf, sendHome } from '../needle.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, rest, withEffects } from '../rulings.ts';
import type { MoveOf } from '../moves.ts';
import type { CardTable, State } from '../state.ts';
import type { Table } from '../table.ts';
import { moodOf, stands } from '../table.ts';
import { citiesToResolve } from './visit.ts';

/** Heads is comedy, tails is tragedy; the needle starts on the first space of that side. */
export function flip(table: Table, state: State, { mood }: MoveOf<'flip'>): Ruling<State> {
  if (state.phase !== 'setup') return refusePhase(state, 'setup');
  if (state.flipped)
    return refuseFirmly('histrio.setup.flip-for-mood', { season: state.season }, [
      'histrio.season2.flip-needle',
    ]);
  const needle = needleAt({ mood, space: 1 });
  const isChange = state.season === 2 && moodOf(state) !== mood;
  const clause = state.season === 1 ? 'histrio.setup.flip-for-mood' : 'histrio.season2.flip-needle';
  const set: Course = {
    state: { ...state, needle, flipped: true },
    effects: [
      effect(clause, undefined, { mood }, ['histrio.setup.backdrop']),
      effect('histrio.setup.needle-first-space', undefined, { to: placeOf(needle) }, [
        'histrio.mood.what-moves-needle',
      ]),
      ...(isChange ? [change(mood)] : []),
    ],
  };
  const home = isChange && state.readings.managers === 'if-the-mood-changes' ? sendHome(set) : set;
  return rest(openTravel(table, home));
}

/** The next card of the deck, laid at the next city. */
export function deal(table: Table, state: State, { city, card }: MoveOf<'deal'>): Ruling<State> {
  const { cards } = state;
  if (state.phase !== 'setup' && state.phase !== 'opportunities')
    return refusePhase(state, 'opportunities');
  if (cards === undefined || cards.dealing === 0 || city !== cards.dealing)
    return refuseFirmly('histrio.opportunity.deal-one-per-city', {
      city,
      next: cards?.dealing ?? 0,
    });
  const tooMany = refuseUnseen(table, cards, card);
  if (tooMany !== undefined) return tooMany;
  const deck = state.deck - 1;
  const cities = cards.cities.map((stack, at) => (at === city - 1 ? [card, ...stack] : stack));
  const isLast = city === table.tables.cities || deck === 0;
  const laid: CardTable = {
    ...cards,
    cities,
    dealing: isLast ? 0 : city + 1,
    dealt: plusOne(cards.dealt, card),
  };
  const effects = [
    effect('histrio.opportunity.keep-edges-visible', undefined, { card, city }, [
      'histrio.opportunity.deal-one-per-city',
    ]),
  ];
  return rest(openTravel(table, { state: { ...state, deck, cards: laid }, effects }));
}

/** What the deal of this phase brings, before the cards themselves are told. */
export function announceDeal(table: Table, course: Course): Course {
  const { deck, season, phase } = course.state;
  const { cities } = table.tables;
  const cards = Math.min(deck, cities);
  if (phase === 'setup') {
    const clause = season === 1 ? 'histrio.setup.first-deal' : 'histrio.season2.deal';
    return withEffects(course, effect(clause, undefined, { cards, deck: deck - cards }));
  }
  return withEffects(
    course,
    deck < cities
      ? effect('histrio.opportunity.short-deal', undefined, { cities: deck })
      : effect('histrio.opportunity.deal-one-per-city', undefined, { cards, deck: deck - cards }, [
          'histrio.summary.season-check',
        ]),
  );
}

/** Once the coin has fallen and every city has its card, the travel begins; at scorekeeper level the turn. */
export function openTravel(table: Table, course: Course): Course {
  const { state } = course;
  if (!state.flipped) return course;
  if (state.cards === undefined) {
    const deck = Math.max(0, state.deck - table.tables.cities);
    return { ...course, state: { ...state, deck, phase: 'resolution' } };
  }
  return state.cards.dealing > 0 ? course : { ...course, state: { ...state, phase: 'travel' } };
}

/** In season 2 only cards that passed by in season 1 can come. */
function refuseUnseen(table: Table, { box, dealt }: CardTable, card: Card): Refused | undefined {
  if (box === undefined || !stands(table, 'histrio.season2.discard-becomes-deck')) return undefined;
  const exist = amountOf(box, card);
  return amountOf(dealt, card) < exist
    ? undefined
    : refuse('histrio.season2.discard-becomes-deck', { card, exist });
}

export function amountOf(amounts: Readonly<Record<Card, number>>, card: Card): number {
  return Object.hasOwn(amounts, card) ? (amounts[card] ?? 0) : 0;
}

/** How many cards these are in all. */
export function sumOf(amounts: Readonly<Record<Card, number>>): number {
  return Object.keys(amounts).reduce((sum, card) => sum + amountOf(amounts, card), 0);
}

export function plusOne(amounts: Readonly<Record<Card, number>>, card: Card) {
  return { ...amounts, [card]: amountOf(amounts, card) + 1 };
}

/** The wrong moment: what is told belongs to another phase. */
export function refusePhase(state: State, needed: State['phase'], city?: number): Refused {
  const { phase } = state;
  if (phase === 'over') return refuseFirmly('histrio.end.after-season-2', {});
  const waiting = phase === 'resolution' && phase !== needed ? citiesToResolve(state) : [];
  return refuseFirmly('histrio.flow.three-phases', {
    phase,
    needed,
    ...(waiting.length === 0 ? {} : { waiting }),
    ...(phase === 'opportunities' && city !== undefined ? { city } : {}),
  });
}
