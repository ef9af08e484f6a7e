// What the hands do at set-up and between the seasons, with the amounts of this very table.
import type { ChecklistClause, ChecklistFacts } from '../rules/facts.ts';
import { acrobatsHeld, renewsFriends, sendsManagersHome } from '../rules/phases/season.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { managersOn } from '../rules/table.ts';

export type ChecklistItem = {
  readonly [C in ChecklistClause]: { readonly clause: C; readonly facts: ChecklistFacts[C] };
}[ChecklistClause];

export function setupChecklist({ tables }: Table, seats: number): readonly ChecklistItem[] {
  const friends: readonly ChecklistItem[] =
    seats === tables.friendlySeats
      ? [
          { clause: 'histrio.friendly.second-set', facts: {} },
          { clause: 'histrio.friendly.shuffled-pile', facts: {} },
        ]
      : [];
  return [
    { clause: 'histrio.setup.board-centre', facts: {} },
    { clause: 'histrio.setup.flip-for-mood', facts: {} },
    { clause: 'histrio.setup.take-colour', facts: { seats } },
    ...friends,
    { clause: 'histrio.setup.request-deck', facts: { cards: tables.secretRequests } },
    { clause: 'histrio.setup.encounter-deck', facts: { cards: tables.encounterCards } },
    { clause: 'histrio.setup.first-deal', facts: { cards: tables.cities } },
    { clause: 'histrio.setup.starting-money', facts: { ecus: tables.startEcus } },
  ];
}

/** `acrobats` held by all players, where the table has told them; else those that have been seen, as the rules count them. */
export function seasonChecklist(
  table: Table,
  state: State,
  acrobats?: number,
): readonly ChecklistItem[] {
  const { tables } = table;
  const { seats, cards } = state;
  const managers = sendsManagersHome(state) ? managersOn(state) : 0;
  const held = acrobatsHeld(table, state, acrobats);
  const actors = seats.reduce((sum, { troupe }) => sum + troupe.length, 0);
  const lying = cards?.cities.reduce((sum, stack) => sum + stack.length, 0);
  const deck = tables.encounterCards - held;
  return [
    { clause: 'histrio.season2.discard-actors', facts: { cards: actors } },
    { clause: 'histrio.season2.keep-acrobats', facts: { cards: held } },
    ...(held === 0 ? [] : [{ clause: 'histrio.season2.acrobats-ready', facts: {} } as const]),
    { clause: 'histrio.season2.keep-requests', facts: {} },
    { clause: 'histrio.season2.travel-not-returned', facts: {} },
    { clause: 'histrio.season2.caravels-stay', facts: {} },
    ...(renewsFriends(table, state)
      ? [{ clause: 'histrio.friendly.refill', facts: {} } as const]
      : []),
    ...(managers > 0
      ? [{ clause: 'histrio.mood.change-returns-managers', facts: { managers } } as const]
      : []),
    {
      clause: 'histrio.season2.city-cards-discarded',
      facts: lying === undefined ? {} : { cards: lying },
    },
    { clause: 'histrio.season2.discard-becomes-deck', facts: { cards: deck } },
    {
      clause: 'histrio.season2.deal',
      facts: { cards: Math.min(tables.cities, deck) },
    },
    { clause: 'histrio.season2.flip-needle', facts: {} },
    { clause: 'histrio.season2.money-kept', facts: {} },
  ];
}
