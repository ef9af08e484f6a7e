// Markets filled with green tokens first, then from the bag. Rulebook «Заполнение рынков».
import type { Ruling } from '../../../../referee/ruling.ts';
import { tokensOf } from '../../data/assets.ts';
import { goOn } from '../flow.ts';
import { allFilled, refillDue, refuseTypes } from '../refilling.ts';
import type { MoveOf } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, refuseFirmly, rest } from '../rulings.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { refuseOver } from './turn.ts';

export function refill(table: Table, state: State, { tokens }: MoveOf<'refill'>): Ruling<State> {
  const isSetup = state.phase === 'setup';
  const over = refuseOver(state);
  if (over !== undefined) return over;
  if (state.table === undefined || (!state.refilling && !isFillable(state)))
    return refuseFirmly(
      'colosseum.refill.delayed',
      isAfterAll(table, state) ? { isLast: true } : {},
    );
  const due = refillDue(table, state);
  if (tokens.length !== due.tokens)
    return refuseFirmly('colosseum.refill.green-first', {
      told: tokens.length,
      tokens: due.tokens,
      green: due.green,
      orange: due.orange,
    });
  const wrong = refuseTypes(table, state, tokensOf(tokens));
  if (wrong !== undefined) return wrong;
  const markets = state.table.markets.map((all, at) => {
    const place = due.markets.indexOf(at + 1);
    return place < 0 ? all : tokens.slice(place * table.tables.lot, (place + 1) * table.tables.lot);
  });
  const [green, bag] = [state.table.green - due.green, state.table.bag - due.orange];
  const filled: Course = {
    state: { ...allFilled(state), table: { ...state.table, markets, green, bag } },
    effects: [
      isSetup
        ? effect('colosseum.setup.fill-markets-green', undefined, {
            markets: due.markets.length,
            tokens: tokens.length,
          })
        : effect('colosseum.refill.green-first', undefined, {
            green: due.green,
            orange: due.orange,
            greenLeft: green,
            bag,
          }),
    ],
  };
  return rest(goOn(table, filled));
}

/** No auction follows for which a market could be filled. */
function isAfterAll({ tables }: Table, { phase, round }: State): boolean {
  return round === tables.rounds && phase !== 'investing' && phase !== 'acquiring';
}

/** At set-up the markets are filled once. */
function isFillable({ phase, table }: State): boolean {
  return phase === 'setup' && table !== undefined && table.markets.every((all) => all.length === 0);
}
