// What the hands do at set-up, with the amounts of this very table. Rulebook «Подготовка к игре», «Режим одиночной игры».
import type { SeatId } from '../../../referee/ruling.ts';
import { COLOURS, gemCount } from '../data/kinds.ts';
import { DICE_CLAUSES } from '../rules/diceClauses.ts';
import type { ChecklistClause, ChecklistFacts } from '../rules/facts.ts';
import { diceFor } from '../rules/fresh.ts';
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
}

export function setupChecklist(table: Table, beginning: Beginning): readonly ChecklistItem[] {
  const { tables } = table;
  const { seats, first, isFirstGame = false, isDraft = false } = beginning;
  const count = seats.length;
  const isSolo = count === 1;
  const ring = { seats: seats.map((seat) => ({ seat })), first };
  const dice = diceFor(table, count);
  const used = gemCount(dice);
  const tents = tables.tents.perTrack * COLOURS.length;
  const tiles = tables.tileDraft[count] ?? 0;
  const { coins, trainers } = tables.goods.A;
  const last = lastOf(ring);
  return [
    { clause: 'magnificent.setup.board-centre', facts: {} },
    { clause: 'magnificent.setup.sort-supply', facts: {} },
    ...only(!isSolo, {
      clause: 'magnificent.setup.random-starting-player',
      facts: { seat: first },
    }),
    { clause: DICE_CLAUSES[count] ?? 'magnificent.setup.dice-four-players', facts: { dice } },
    {
      clause: 'magnificent.setup.dice-leftover',
      facts: { dice: gemCount(tables.dice.box) - used },
    },
    { clause: 'magnificent.setup.roll-into-main-tent', facts: { dice: used } },
    isDraft && !isSolo
      ? { clause: 'magnificent.variant.draft-include-numbered', facts: {} }
      : { clause: 'magnificent.setup.set-aside-numbered-master-cards', facts: {} },
    { clause: 'magnificent.setup.wagons-on-start', facts: {} },
    { clause: 'magnificent.setup.wagons-face-left', facts: {} },
    { clause: 'magnificent.setup.tents-on-poster-spaces', facts: { tents } },
    { clause: 'magnificent.setup.spare-tent', facts: {} },
    { clause: 'magnificent.setup.set-aside-starting-posters', facts: {} },
    { clause: 'magnificent.setup.poster-deck', facts: {} },
    {
      clause: 'magnificent.setup.poster-display-four',
      facts: { posters: tables.posters.display },
    },
    { clause: 'magnificent.setup.scoring-marker', facts: {} },
    { clause: 'magnificent.setup.hats-initial-order', facts: { order: [...inOrder(ring)] } },
    { clause: 'magnificent.setup.second-hat-aside', facts: {} },
    ...only(isSolo, {
      clause: 'magnificent.solo.setup-neutral-hats',
      facts: { requirements: [...tables.solo.hats] },
    }),
    { clause: 'magnificent.setup.random-player-board', facts: {} },
    isFirstGame
      ? { clause: 'magnificent.setup.first-game-side-a', facts: {} }
      : { clause: 'magnificent.variant.choose-board-side', facts: {} },
    ...cardItems(table, count, isDraft),
    { clause: 'magnificent.setup.master-cards-beside-board', facts: {} },
    { clause: 'magnificent.setup.master-deck', facts: {} },
    { clause: 'magnificent.setup.trainer-stack', facts: {} },
    displayItem(count, tables.display[count] ?? 0),
    { clause: 'magnificent.setup.deal-starting-poster', facts: {} },
    ...only(tables.posters.starting > count, {
      clause: 'magnificent.setup.spare-starting-posters',
      facts: { posters: tables.posters.starting - count },
    }),
    { clause: 'magnificent.setup.starting-gems', facts: {} },
    { clause: 'magnificent.setup.starting-coins', facts: { coins } },
    { clause: 'magnificent.setup.starting-trainer', facts: { trainers } },
    ...only(!isSolo, {
      clause: 'magnificent.setup.starting-player-pays-last',
      facts: { seat: first, to: last, coins: tables.goods.gift },
    }),
    isSolo
      ? { clause: 'magnificent.solo.setup-trainer-tile', facts: { tiles } }
      : count === tables.seats.max
        ? { clause: 'magnificent.setup.trainer-draft-four', facts: { tiles } }
        : { clause: 'magnificent.setup.trainer-draft-two-or-three', facts: { tiles } },
    ...only(!isSolo, {
      clause: 'magnificent.setup.trainer-draft-order',
      facts: { order: [...inOrder(ring)].reverse() },
    }),
  ];
}

function only(isSo: boolean, item: ChecklistItem): readonly ChecklistItem[] {
  return isSo ? [item] : [];
}

function displayItem(seats: number, sets: number): ChecklistItem {
  if (seats === 1) return { clause: 'magnificent.solo.setup-display', facts: { sets } };
  return seats === 4
    ? { clause: 'magnificent.setup.display-four-players', facts: { sets } }
    : { clause: 'magnificent.setup.display-two-or-three-players', facts: { sets } };
}

function cardItems({ tables }: Table, seats: number, isDraft: boolean): readonly ChecklistItem[] {
  if (seats === 1)
    return [
      {
        clause: 'magnificent.solo.setup-master-cards',
        facts: { cards: tables.hand, revealed: tables.solo.cards },
      },
    ];
  return isDraft
    ? [
        { clause: 'magnificent.variant.draft-deal-five', facts: { cards: tables.draft } },
        { clause: 'magnificent.variant.draft-pick-and-pass', facts: { cards: tables.hand } },
        { clause: 'magnificent.variant.draft-leftover', facts: {} },
      ]
    : [
        { clause: 'magnificent.setup.numbered-master-cards', facts: {} },
        { clause: 'magnificent.setup.unused-numbered-cards-shuffled', facts: {} },
      ];
}
