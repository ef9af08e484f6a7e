// How a match begins: at the printed set-up, or from a table as it lies. Rulebook «Подготовка к игре».
import type { Effect, Ruling } from '../../../referee/ruling.ts';
import type { HistrioSetup } from './fresh.ts';
import { emptyState } from './fresh.ts';
import { announceDeal } from './phases/deal.ts';
import { beginAt } from './position.ts';
import { effect, refuseFirmly, refuseSeat, rest } from './rulings.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { ecusInBox, hasFriends } from './table.ts';

export function begin(table: Table, setup: HistrioSetup): Ruling<State> {
  const { seats, options, position } = setup;
  const { min, max } = table.tables.seats;
  if (seats.length < min || seats.length > max)
    return refuseFirmly('histrio.component.players', { seats: seats.length });
  const stranger = Object.keys(options.friendlyColours ?? {}).find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return refuseSeat(stranger);
  if (options.friendlyColours !== undefined && seats.length !== table.tables.friendlySeats)
    return refuseFirmly('histrio.friendly.second-set', { seats: seats.length }, [
      'histrio.component.player-set',
    ]);
  const [colour, ...others] = Object.values(options.friendlyColours ?? {});
  if (colour !== undefined && others.includes(colour))
    return refuseFirmly('histrio.friendly.second-set', { seats: seats.length, colour });
  return position === undefined ? fromSetup(table, setup) : beginAt(table, setup, position);
}

function fromSetup(table: Table, setup: HistrioSetup): Ruling<State> {
  const { tables } = table;
  const state = emptyState(table, setup);
  const treasury = ecusInBox(tables) - tables.startEcus * setup.seats.length;
  const effects: Effect[] = [
    effect('histrio.component.encounter-cards', undefined, { cards: tables.encounterCards }),
    effect('histrio.component.secret-requests', undefined, { cards: tables.secretRequests }),
    ...setup.seats.map((seat) => ({
      ...effect('histrio.setup.starting-money', seat, { ecus: tables.startEcus }),
      points: tables.startEcus,
    })),
    effect('histrio.setup.treasury', undefined, { ecus: treasury }, ['histrio.component.coins']),
    effect('histrio.flow.first-season-six-turns', undefined, {
      turns: tables.encounterCards / tables.cities,
    }),
    ...(hasFriends(table, state)
      ? [
          effect('histrio.friendly.second-set', undefined, { seats: setup.seats.length }, [
            'histrio.friendly.shuffled-pile',
          ]),
          effect('histrio.friendly.only-obstacle', undefined, {}, ['histrio.friendly.base-rules']),
        ]
      : []),
  ];
  return rest(announceDeal(table, { state, effects }));
}
