// How a match begins: at the printed set-up, or from a table as it lies. Rulebook «Подготовка к игре».
import type { Effect, Refused, Ruling } from '../../../referee/ruling.ts';
import type { MagnificentSetup } from './fresh.ts';
import { emptyState, goodsFor, isFirst } from './fresh.ts';
import { DICE_CLAUSES } from './diceClauses.ts';
import { rises } from './phases/readBoard.ts';
import { beginAt } from './position.ts';
import { effect, refuseFirmly, refuseSeat, rest } from './rulings.ts';
import type { SeatState, State } from './state.ts';
import { isSolo } from './state.ts';
import type { Table } from './table.ts';
import { hatOf, lastOf, seatOf, spaceOf } from './table.ts';
import { placeOf } from './trackPlace.ts';

export function begin(table: Table, setup: MagnificentSetup): Ruling<State> {
  const { seats, options, position, firstSeat } = setup;
  const { min, max } = table.tables.seats;
  if (seats.length < min || seats.length > max)
    return refuseFirmly('magnificent.components.player-boards', {
      seats: seats.length,
      exist: max,
    });
  const stranger = [...Object.keys(options.boards ?? {}), firstSeat].find(
    (seat) => !seats.includes(seat),
  );
  if (stranger !== undefined) return refuseSeat(stranger);
  const fresh = emptyState(table, setup);
  return (
    refuseBoards(table, fresh, isFirst(options)) ??
    refuseTrack(fresh) ??
    (position === undefined
      ? rest({ state: fresh, effects: boxEffects(table, fresh) })
      : beginAt(table, setup, fresh, position))
  );
}

/** Each board once, side A in the first game, and a side B only once its goods are read. */
function refuseBoards(table: Table, { seats, copy }: State, isFirst: boolean): Refused | undefined {
  const taken = new Set<string>();
  for (const { seat, board } of seats) {
    if (board === undefined) continue;
    if (taken.has(board.number))
      return refuseFirmly('magnificent.components.player-boards', {
        seats: seats.length,
        exist: table.tables.seats.max,
        board: board.number,
      });
    taken.add(board.number);
    if (isFirst && board.side === 'B')
      return refuseFirmly('magnificent.setup.first-game-side-a', { seat, board: board.number });
    if (goodsFor(table, copy, board) === undefined)
      return refuseFirmly(
        'magnificent.variant.choose-board-side',
        { seat, board: board.number, side: board.side },
        ['magnificent.variant.board-side-differences'],
      );
  }
  return undefined;
}

/** Every hat has its space. */
function refuseTrack({ seats, copy }: State): Refused | undefined {
  const spaces = copy.track?.length ?? 0;
  return rises(copy.track ?? []) && spaces >= seats.length
    ? undefined
    : refuseFirmly('magnificent.perform.any-lower-space', { space: seats.length, spaces });
}

/** What lies ready, as the box and the set-up have it. */
function boxEffects(table: Table, state: State): Effect[] {
  const { tables } = table;
  const { seats, first, dice, table: middle } = state;
  const last = lastOf(state);
  const gift = Math.min(tables.goods.gift, coinsIn(table, state, seatOf(state, first)?.board));
  const clause = DICE_CLAUSES[seats.length] ?? 'magnificent.setup.dice-four-players';
  return [
    effect('magnificent.setup.random-starting-player', first, {}),
    effect(clause, undefined, { dice }, ['magnificent.setup.roll-into-main-tent']),
    ...seats.map(({ seat, board }) =>
      effect('magnificent.setup.starting-coins', seat, { coins: coinsIn(table, state, board) }, [
        'magnificent.components.coin-unit',
        'magnificent.setup.scoring-marker',
      ]),
    ),
    ...(last === first || gift === 0
      ? []
      : [
          effect('magnificent.setup.starting-player-pays-last', first, {
            to: last,
            coins: gift,
          }),
        ]),
    ...seats.flatMap(({ seat, own }) =>
      own === undefined
        ? []
        : [
            effect('magnificent.setup.starting-gems', seat, { gems: own.gems }),
            effect('magnificent.setup.starting-trainer', seat, { trainers: own.trainers }, [
              'magnificent.components.trainers-total',
            ]),
          ],
    ),
    ...seats.map((one) =>
      effect('magnificent.setup.hats-initial-order', one.seat, placeOf(state, hatOf(one)), [
        'magnificent.setup.second-hat-aside',
        'magnificent.components.hats',
      ]),
    ),
    ...(isSolo(state)
      ? [
          effect('magnificent.solo.setup-neutral-hats', undefined, {
            requirements: state.neutral.map((space) => spaceOf(state, space)?.requirement ?? 0),
          }),
        ]
      : []),
    ...(middle === undefined ? [] : deckEffects(table, state, middle.decks)),
  ];
}

/** Coins of the board, before the starting player gives one. */
function coinsIn(table: Table, { copy }: State, board: SeatState['board']): number {
  return (goodsFor(table, copy, board) ?? table.tables.goods.A).coins;
}

function deckEffects(
  { tables }: Table,
  state: State,
  { masters, tiles }: NonNullable<State['table']>['decks'],
): Effect[] {
  const spare = tables.masterCards.numbered - state.seats.length * tables.hand;
  return [
    effect('magnificent.setup.master-deck', undefined, { cards: masters }, [
      'magnificent.components.master-cards',
    ]),
    ...(state.draft && !isSolo(state)
      ? [effect('magnificent.variant.draft-include-numbered', undefined, { cards: masters })]
      : spare > 0 && !isSolo(state)
        ? [effect('magnificent.setup.unused-numbered-cards-shuffled', undefined, { cards: spare })]
        : []),
    effect('magnificent.setup.trainer-stack', undefined, { tiles }, [
      'magnificent.components.trainer-tiles',
    ]),
  ];
}
