// How a match begins: at the printed set-up, or from a table as it lies. Rulebook «Подготовка к игре».
import type { Effect, Ruling } from '../../../referee/ruling.ts';
import type { ColosseumSetup } from './fresh.ts';
import { emptyState } from './fresh.ts';
import { dealtTo } from './phases/setup.ts';
import { beginAt } from './position.ts';
import { squaresOf } from './ring.ts';
import { effect, refuseFirmly, refuseSeat, rest } from './rulings.ts';
import { refuseArenas } from './sound.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

export function begin(table: Table, setup: ColosseumSetup): Ruling<State> {
  const { seats, options, position, firstSeat } = setup;
  const { min, max } = table.tables.seats;
  if (seats.length < min || seats.length > max)
    return refuseFirmly('colosseum.frame.player-count', {
      seats: seats.length,
      least: min,
      most: max,
    });
  const stranger = [...Object.keys(options.arenas ?? {}), firstSeat].find(
    (seat) => !seats.includes(seat),
  );
  if (stranger !== undefined) return refuseSeat(stranger);
  const fresh = emptyState(table, setup);
  return (
    refuseArenas(table, fresh) ??
    (position === undefined
      ? rest({ state: fresh, effects: boxEffects(table, fresh) })
      : beginAt(table, setup, position))
  );
}

/** What lies ready, as the box and the set-up have it. */
function boxEffects(table: Table, state: State): Effect[] {
  const { tables } = table;
  const { green, orange, startCoins, dealtPrograms, markets, lot } = tables;
  const { seats } = state;
  const left = green - markets * lot - seats.length * dealtTo(table, state);
  return [
    effect('colosseum.components.asset-tokens', undefined, { green, orange }, [
      'colosseum.asset.counts',
      'colosseum.asset.special-counts',
      'colosseum.components.arena-pieces',
      'colosseum.components.arena-expansions',
      'colosseum.components.loges',
      'colosseum.components.season-tickets',
      'colosseum.components.nobles',
      'colosseum.components.dice',
      'colosseum.components.coins',
      'colosseum.components.podiums',
      'colosseum.components.star-awards',
      'colosseum.star.types',
      'colosseum.components.programs',
      'colosseum.components.medals',
    ]),
    ...seats.map(({ seat }) =>
      effect('colosseum.setup.starting-coins', seat, { coins: startCoins }, [
        'colosseum.setup.player-kit',
        'colosseum.setup.score-marker-start',
      ]),
    ),
    ...(left > 0 ? [effect('colosseum.setup.leftover-green', undefined, { tokens: left })] : []),
    effect('colosseum.setup.orange-bag', undefined, { tokens: orange }),
    ...seats.map(({ seat, arena }) =>
      effect('colosseum.setup.arena-positions', seat, { squares: squaresOf(tables.ring, arena) }),
    ),
    effect('colosseum.setup.nobles-on-coloured-squares', undefined, {
      squares: [...tables.ring.rest],
    }),
    effect(
      'colosseum.setup.remove-spare-programs',
      undefined,
      { programs: dealtPrograms - 2 * seats.length },
      ['colosseum.setup.program-stacks'],
    ),
  ];
}
