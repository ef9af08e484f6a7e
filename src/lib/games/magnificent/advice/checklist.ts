// What the hands do at set-up and between the rounds, with the amounts of this very table. Rulebook «Подготовка к игре», «Режим одиночной игры».
import type { SeatId } from '../../../referee/ruling.ts';
import { sameJson } from '../../../referee/sameJson.ts';
import type { BoardSide, Numeral, StartingGoods } from '../data/kinds.ts';
import { COLOURS, gemCount } from '../data/kinds.ts';
import type { Catalogue } from '../rules/catalogue.ts';
import { DICE_CLAUSES } from '../rules/diceClauses.ts';
import type { ChecklistClause, ChecklistFacts } from '../rules/facts.ts';
import { diceFor, goodsFor, spareTentsOf } from '../rules/fresh.ts';
import { isWithTiles, setsDue } from '../rules/phases/setup.ts';
import type { Readings } from '../rules/readings.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { inOrder, lastOf } from '../rules/table.ts';

export type ChecklistItem = {
  readonly [C in ChecklistClause]: { readonly clause: C; readonly facts: ChecklistFacts[C] };
}[ChecklistClause];

interface Beginning {
  readonly seats: readonly SeatId[];
  readonly first: SeatId;
  readonly isFirstGame?: boolean;
  readonly isDraft?: boolean;
  /** What the table has settled about the numbered cards in solitaire. */
  readonly soloCards?: Readings['soloCards'];
  /** As far as they are told. */
  readonly boards?: Readonly<Record<SeatId, { readonly board: Numeral; readonly side: BoardSide }>>;
  /** What is read out of the players' own copy. */
  readonly copy?: Catalogue;
}

type Lines = readonly ChecklistItem[];

/** In the order of the rulebook: nothing is dealt or turned up before the deck it comes from lies there. */
export function setupChecklist(table: Table, beginning: Beginning): Lines {
  const { seats, isFirstGame = false } = beginning;
  // In the first game everybody takes the cards of the board.
  const isDraft = beginning.isDraft === true && !isFirstGame && seats.length > 1;
  return [
    { clause: 'magnificent.setup.board-centre', facts: {} },
    { clause: 'magnificent.setup.sort-supply', facts: {} },
    ...diceLines(table, beginning),
    ...deckLines(table, beginning, isDraft),
    ...travelLines(table),
    ...trackLines(table, beginning),
    ...boardLines(table, beginning, isDraft),
    ...posterLines(table, seats.length),
    ...(isDraft ? draftLines(table) : []),
    { clause: 'magnificent.setup.master-cards-beside-board', facts: {} },
    ...goodsLines(table, beginning),
    ...tileLines(table, beginning),
  ];
}

/** Before the next round; hats, the starting player and the dice are told by the rules. */
export function prepareChecklist(table: Table, state: State): Lines {
  const withTiles = isWithTiles(table, state);
  const isAlone = state.seats.length === 1;
  return [
    { clause: 'magnificent.prepare.trainers-return', facts: {} },
    ...only(isAlone, { clause: 'magnificent.solo.clear-and-refill-display', facts: {} }),
    {
      clause: 'magnificent.prepare.refill-main-display',
      facts: { sets: setsDue(table, state), isWithTiles: withTiles },
    },
    ...only(!withTiles, {
      clause: 'magnificent.prepare.no-trainer-tiles-before-last-round',
      facts: {},
    }),
    ...only(isAlone, { clause: 'magnificent.solo.new-round-dice', facts: {} }),
  ];
}

function diceLines(table: Table, { seats, first }: Beginning): Lines {
  const { tables } = table;
  const dice = diceFor(table, seats.length);
  // What is left over is the supply; no player has to be found.
  if (seats.length === 1) return [{ clause: 'magnificent.solo.setup-dice', facts: { dice } }];
  const used = gemCount(dice);
  const left = gemCount(tables.dice.box) - used;
  return [
    { clause: 'magnificent.setup.random-starting-player', facts: { seat: first } },
    {
      clause: DICE_CLAUSES[seats.length] ?? 'magnificent.setup.dice-four-players',
      facts: { dice },
    },
    ...only(left > 0, { clause: 'magnificent.setup.dice-leftover', facts: { dice: left } }),
    { clause: 'magnificent.setup.roll-into-main-tent', facts: { dice: used } },
  ];
}

/** The deck of master cards, the stack of trainer tiles, and the display from both. */
function deckLines(
  { tables }: Table,
  { seats, soloCards = 'shuffled-in' }: Beginning,
  isDraft: boolean,
): Lines {
  const count = seats.length;
  const isWhole = count === 1 && soloCards === 'shuffled-in';
  const { box } = tables.masterCards;
  return [
    isDraft
      ? { clause: 'magnificent.variant.draft-include-numbered', facts: {} }
      : isWhole
        ? {
            clause: 'magnificent.setup.unused-numbered-cards-shuffled',
            facts: { deck: box },
          }
        : { clause: 'magnificent.setup.set-aside-numbered-master-cards', facts: {} },
    { clause: 'magnificent.setup.master-deck', facts: {} },
    { clause: 'magnificent.setup.trainer-stack', facts: {} },
    displayItem(count, tables.display[count] ?? 0),
  ];
}

function displayItem(seats: number, sets: number): ChecklistItem {
  if (seats === 1) return { clause: 'magnificent.solo.setup-display', facts: { sets } };
  return seats === 4
    ? { clause: 'magnificent.setup.display-four-players', facts: { sets } }
    : { clause: 'magnificent.setup.display-two-or-three-players', facts: { sets } };
}

/** Wagons, tents and the poster display. */
function travelLines({ tables }: Table): Lines {
  return [
    { clause: 'magnificent.setup.wagons-on-start', facts: {} },
    { clause: 'magnificent.setup.wagons-face-left', facts: {} },
    {
      clause: 'magnificent.setup.tents-on-poster-spaces',
      facts: { tents: tables.tents.perTrack * COLOURS.length },
    },
    { clause: 'magnificent.setup.spare-tent', facts: {} },
    { clause: 'magnificent.setup.set-aside-starting-posters', facts: {} },
    { clause: 'magnificent.setup.poster-deck', facts: {} },
    {
      clause: 'magnificent.setup.poster-display-four',
      facts: { posters: tables.posters.display },
    },
  ];
}

function trackLines({ tables }: Table, { seats, first }: Beginning): Lines {
  return [
    { clause: 'magnificent.setup.scoring-marker', facts: {} },
    {
      clause: 'magnificent.setup.hats-initial-order',
      facts: { order: [...inOrder(ringOf(seats, first))] },
    },
    { clause: 'magnificent.setup.second-hat-aside', facts: {} },
    ...only(seats.length === 1, {
      clause: 'magnificent.solo.setup-neutral-hats',
      facts: { requirements: [...tables.solo.hats] },
    }),
  ];
}

function ringOf(seats: readonly SeatId[], first: SeatId) {
  return { seats: seats.map((seat) => ({ seat })), first };
}

/** Boards, and the master cards of their numbers; in solitaire six of the deck instead. */
function boardLines(
  { tables }: Table,
  { seats, isFirstGame = false }: Beginning,
  isDraft: boolean,
): Lines {
  const isSolo = seats.length === 1;
  const isNumbered = !isDraft && !isSolo;
  const spare = tables.masterCards.numbered - seats.length * tables.hand;
  return [
    { clause: 'magnificent.setup.random-player-board', facts: {} },
    isFirstGame
      ? { clause: 'magnificent.setup.first-game-side-a', facts: {} }
      : { clause: 'magnificent.variant.choose-board-side', facts: {} },
    ...only(isNumbered, { clause: 'magnificent.setup.numbered-master-cards', facts: {} }),
    ...only(isNumbered && spare > 0, {
      clause: 'magnificent.setup.unused-numbered-cards-shuffled',
      facts: {},
    }),
    ...only(isSolo, {
      clause: 'magnificent.solo.setup-master-cards',
      facts: { cards: tables.hand, revealed: tables.solo.cards },
    }),
  ];
}

function posterLines({ tables }: Table, seats: number): Lines {
  const spare = tables.posters.starting - seats;
  return [
    { clause: 'magnificent.setup.deal-starting-poster', facts: {} },
    ...only(spare > 0, {
      clause: 'magnificent.setup.spare-starting-posters',
      facts: { posters: spare },
    }),
  ];
}

/** Once everybody has a starting poster. */
function draftLines({ tables }: Table): Lines {
  return [
    { clause: 'magnificent.variant.draft-deal-five', facts: { cards: tables.draft } },
    { clause: 'magnificent.variant.draft-pick-and-pass', facts: { cards: tables.hand } },
    { clause: 'magnificent.variant.draft-leftover', facts: {} },
  ];
}

function goodsLines(table: Table, beginning: Beginning): Lines {
  const { tables } = table;
  const { seats, first } = beginning;
  const { side, goods } = goodsToTake(table, beginning);
  const ofSide = side === undefined ? {} : { side };
  const { gems, coins, trainers } = goods ?? {};
  const last = lastOf(ringOf(seats, first));
  return [
    {
      clause: 'magnificent.setup.starting-gems',
      facts: { ...ofSide, ...(gems === undefined ? {} : { gems }) },
    },
    {
      clause: 'magnificent.setup.starting-coins',
      facts: { ...ofSide, ...(coins === undefined ? {} : { coins }) },
    },
    {
      clause: 'magnificent.setup.starting-trainer',
      facts: { ...ofSide, ...(trainers === undefined ? {} : { trainers }) },
    },
    ...only(mayHaveTent(table, beginning), {
      clause: 'magnificent.variant.board-two-side-b-tent',
      facts: {},
    }),
    ...only(seats.length > 1, {
      clause: 'magnificent.setup.starting-player-pays-last',
      facts: { seat: first, to: last, coins: tables.goods.gift },
    }),
  ];
}

/** Of one side where all boards show it, and then no goods where the copy has none, or boards differ; otherwise those of side A. */
function goodsToTake(
  table: Table,
  { seats, isFirstGame = false, boards = {}, copy = {} }: Beginning,
): { readonly side?: BoardSide | undefined; readonly goods: StartingGoods | undefined } {
  const known = table.tables.goods.A;
  if (isFirstGame) return { side: 'A', goods: known };
  const told = seats.map((seat) => boards[seat]);
  const side = told[0]?.side;
  if (side === undefined || told.some((board) => board?.side !== side)) return { goods: known };
  const each = told.map(
    (board) => board && goodsFor(table, copy, { number: board.board, side: board.side }),
  );
  const [goods] = each;
  return { side, goods: each.every((one) => sameJson(one, goods)) ? goods : undefined };
}

/** Nobody has told that no board comes with a tent of its own. */
function mayHaveTent(
  table: Table,
  { seats, isFirstGame = false, boards = {}, copy = {} }: Beginning,
): boolean {
  if (isFirstGame) return false;
  return seats.some((seat) => {
    const told = boards[seat];
    return (
      told === undefined || spareTentsOf(table, copy, { number: told.board, side: told.side }) > 0
    );
  });
}

/** Trainer tiles to choose from, and where the chosen one goes and the one that nobody chose. */
function tileLines({ tables }: Table, { seats, first }: Beginning): Lines {
  const count = seats.length;
  const tiles = tables.tileDraft[count] ?? 0;
  const place: ChecklistItem = { clause: 'magnificent.setup.trainer-draft-place', facts: {} };
  if (count === 1)
    return [{ clause: 'magnificent.solo.setup-trainer-tile', facts: { tiles } }, place];
  return [
    count === tables.seats.max
      ? { clause: 'magnificent.setup.trainer-draft-four', facts: { tiles } }
      : { clause: 'magnificent.setup.trainer-draft-two-or-three', facts: { tiles } },
    {
      clause: 'magnificent.setup.trainer-draft-order',
      facts: { order: [...inOrder(ringOf(seats, first))].reverse() },
    },
    place,
    ...only(tiles > count, {
      clause: 'magnificent.setup.trainer-draft-two-player-leftover',
      facts: {},
    }),
  ];
}

function only(isSo: boolean, item: ChecklistItem): Lines {
  return isSo ? [item] : [];
}
