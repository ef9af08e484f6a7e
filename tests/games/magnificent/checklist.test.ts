// What to lay out, walked line by line as hands would: nothing is dealt, turned up or filled before the pile it comes from lies there,
// and at the end the piles are as high as the match says. Rulebook «Подготовка к игре», «Режим одиночной игры».
import { describe, expect, it } from 'vitest';
import type { ChecklistItem } from '../../../src/lib/games/magnificent/advice/checklist.ts';
import {
  prepareChecklist,
  setupChecklist,
} from '../../../src/lib/games/magnificent/advice/checklist.ts';
import { gemCount } from '../../../src/lib/games/magnificent/data/kinds.ts';
import type { Catalogue } from '../../../src/lib/games/magnificent/rules/catalogue.ts';
import { begin } from '../../../src/lib/games/magnificent/rules/begin.ts';
import { emptyState } from '../../../src/lib/games/magnificent/rules/fresh.ts';
import { SEATS, TABLE, lying, setUp } from './tables.ts';

interface Beginning {
  readonly seats: 1 | 2 | 3 | 4;
  readonly isFirstGame: boolean;
  readonly isDraft: boolean;
  readonly soloCards: 'shuffled-in' | 'set-aside';
}

const BEGINNINGS: readonly Beginning[] = ([1, 2, 3, 4] as const).flatMap((seats) =>
  [true, false].flatMap((isFirstGame) =>
    [true, false].flatMap((isDraft) =>
      (['shuffled-in', 'set-aside'] as const).map((soloCards) => ({
        seats,
        isFirstGame,
        isDraft,
        soloCards,
      })),
    ),
  ),
);

function linesOf({ seats, ...told }: Beginning): readonly ChecklistItem[] {
  return setupChecklist(TABLE, { seats: SEATS.slice(0, seats), first: 'ann', ...told });
}

const clausesOf = (beginning: Beginning) => linesOf(beginning).map(({ clause }) => clause);

/** Piles on the table, and what else lies there by now. */
interface Hands {
  readonly seats: number;
  readonly lying: Set<string>;
  /** Master cards with a numeral that lie aside, and cards in the deck once it lies there. */
  aside: number;
  deck: number | undefined;
  tiles: number | undefined;
  posters: number | undefined;
  starting: number | undefined;
  dice: number;
}

function take(hands: Hands, pile: 'deck' | 'tiles' | 'posters' | 'starting', count: number) {
  const left = hands[pile];
  if (left === undefined) throw new Error(`${pile}: nothing lies there yet`);
  expect(left, pile).toBeGreaterThanOrEqual(count);
  hands[pile] = left - count;
}

function needs(hands: Hands, ...things: readonly string[]) {
  for (const thing of things) expect([...hands.lying], thing).toContain(thing);
}

/** One line carried out; a line that nobody could carry out yet throws. */
function carryOut(hands: Hands, { clause, facts }: ChecklistItem): void {
  const { seats, lying } = hands;
  switch (clause) {
    case 'magnificent.setup.board-centre':
      lying.add('board');
      return;
    case 'magnificent.setup.sort-supply':
      lying.add('supply');
      return;
    case 'magnificent.setup.random-starting-player':
      lying.add('first');
      return;
    case 'magnificent.solo.setup-dice':
      needs(hands, 'board');
      hands.dice = gemCount(facts.dice);
      lying.add('roll');
      return;
    case 'magnificent.setup.dice-two-players':
    case 'magnificent.setup.dice-three-players':
    case 'magnificent.setup.dice-four-players':
      hands.dice = gemCount(facts.dice);
      return;
    case 'magnificent.setup.dice-leftover':
      expect(facts.dice).toBe(19 - hands.dice);
      return;
    case 'magnificent.setup.roll-into-main-tent':
      needs(hands, 'board', 'first');
      expect(facts.dice).toBe(hands.dice);
      lying.add('roll');
      return;
    case 'magnificent.setup.set-aside-numbered-master-cards':
      expect(hands.deck, 'before the deck is shuffled').toBeUndefined();
      hands.aside = 16;
      return;
    case 'magnificent.variant.draft-include-numbered':
      expect(hands.deck, 'before the deck is shuffled').toBeUndefined();
      return;
    case 'magnificent.setup.unused-numbered-cards-shuffled':
      if (facts.deck !== undefined) {
        expect(hands.deck, 'before the deck is shuffled').toBeUndefined();
        expect(facts.deck).toBe(56 - hands.aside);
        return;
      }
      needs(hands, 'numbered cards taken');
      expect(hands.aside).toBeGreaterThan(0);
      take(hands, 'deck', -hands.aside);
      hands.aside = 0;
      return;
    case 'magnificent.setup.master-deck':
      needs(hands, 'board');
      hands.deck = 56 - hands.aside;
      return;
    case 'magnificent.setup.trainer-stack':
      needs(hands, 'board');
      hands.tiles = 12;
      return;
    case 'magnificent.setup.display-two-or-three-players':
    case 'magnificent.setup.display-four-players':
    case 'magnificent.solo.setup-display':
      take(hands, 'deck', facts.sets);
      take(hands, 'tiles', facts.sets);
      return;
    case 'magnificent.setup.wagons-on-start':
      needs(hands, 'board');
      lying.add('wagons');
      return;
    case 'magnificent.setup.wagons-face-left':
      needs(hands, 'wagons');
      return;
    case 'magnificent.setup.tents-on-poster-spaces':
      needs(hands, 'board');
      lying.add('tents');
      return;
    case 'magnificent.setup.spare-tent':
      needs(hands, 'tents');
      lying.add('spare tent');
      return;
    case 'magnificent.setup.set-aside-starting-posters':
      expect(hands.posters, 'before the posters are shuffled').toBeUndefined();
      hands.starting = 6;
      return;
    case 'magnificent.setup.poster-deck':
      expect(hands.starting).toBe(6);
      hands.posters = 48;
      return;
    case 'magnificent.setup.poster-display-four':
      take(hands, 'posters', facts.posters);
      lying.add('posters');
      return;
    case 'magnificent.setup.scoring-marker':
      needs(hands, 'board');
      return;
    case 'magnificent.setup.hats-initial-order':
      needs(hands, 'board', ...(seats > 1 ? ['first'] : []));
      expect(facts.order).toHaveLength(seats);
      lying.add('hats');
      return;
    case 'magnificent.setup.second-hat-aside':
    case 'magnificent.solo.setup-neutral-hats':
      needs(hands, 'hats');
      return;
    case 'magnificent.setup.random-player-board':
      lying.add('player boards');
      return;
    case 'magnificent.setup.first-game-side-a':
    case 'magnificent.variant.choose-board-side':
      needs(hands, 'player boards');
      lying.add('sides');
      return;
    case 'magnificent.setup.numbered-master-cards':
      needs(hands, 'sides');
      expect(hands.aside).toBe(16);
      hands.aside -= 4 * seats;
      lying.add('numbered cards taken').add('hands');
      return;
    case 'magnificent.solo.setup-master-cards':
      take(hands, 'deck', facts.revealed);
      take(hands, 'deck', facts.cards - facts.revealed);
      lying.add('hands');
      return;
    case 'magnificent.variant.draft-deal-five':
      needs(hands, 'starting posters');
      take(hands, 'deck', facts.cards * seats);
      lying.add('five cards');
      return;
    case 'magnificent.variant.draft-pick-and-pass':
      needs(hands, 'five cards');
      lying.add('hands');
      return;
    case 'magnificent.variant.draft-leftover':
      needs(hands, 'hands');
      take(hands, 'deck', -seats);
      return;
    case 'magnificent.setup.deal-starting-poster':
      needs(hands, 'player boards');
      take(hands, 'starting', seats);
      lying.add('starting posters');
      return;
    case 'magnificent.setup.spare-starting-posters':
      needs(hands, 'starting posters');
      expect(facts.posters).toBe(hands.starting);
      return;
    case 'magnificent.setup.master-cards-beside-board':
      needs(hands, 'hands');
      lying.add('cards beside boards');
      return;
    case 'magnificent.setup.starting-gems':
    case 'magnificent.setup.starting-trainer':
      needs(hands, 'supply', 'sides');
      return;
    case 'magnificent.setup.starting-coins':
      needs(hands, 'supply', 'sides');
      lying.add('coins');
      return;
    case 'magnificent.variant.board-two-side-b-tent':
      // The bonus of its space is a poster besides.
      needs(hands, 'spare tent', 'sides', 'posters', 'starting posters');
      return;
    case 'magnificent.setup.starting-player-pays-last':
      needs(hands, 'coins', 'first');
      return;
    case 'magnificent.setup.trainer-draft-two-or-three':
    case 'magnificent.setup.trainer-draft-four':
      take(hands, 'tiles', facts.tiles);
      lying.add('offer');
      return;
    case 'magnificent.setup.trainer-draft-order':
      needs(hands, 'offer', 'first');
      expect(facts.order).toHaveLength(seats);
      lying.add('tiles');
      return;
    case 'magnificent.setup.trainer-draft-place':
      needs(hands, 'tiles', 'player boards');
      lying.add('tile on its space');
      return;
    case 'magnificent.setup.trainer-draft-two-player-leftover':
      needs(hands, 'tiles');
      take(hands, 'tiles', -1);
      return;
    case 'magnificent.solo.setup-trainer-tile':
      take(hands, 'tiles', facts.tiles);
      take(hands, 'tiles', 1 - facts.tiles);
      lying.add('tiles');
  }
}

function walked(beginning: Beginning): Hands {
  const hands: Hands = {
    seats: beginning.seats,
    lying: new Set(),
    aside: 0,
    deck: undefined,
    tiles: undefined,
    posters: undefined,
    starting: undefined,
    dice: 0,
  };
  for (const line of linesOf(beginning)) carryOut(hands, line);
  return hands;
}

describe('the order of the set-up', () => {
  it.each(BEGINNINGS)('%o: every line can be carried out when it is read', (beginning) => {
    const { lying, dice, deck, tiles, posters } = walked(beginning);
    expect([...lying]).toEqual(
      expect.arrayContaining([
        'roll',
        'cards beside boards',
        'starting posters',
        'coins',
        'tile on its space',
      ]),
    );
    const { seats, isFirstGame, isDraft, soloCards } = beginning;
    const options = { isFirstGame, cards: isDraft ? ('draft' as const) : ('numbered' as const) };
    const rulings = { 'solo-numbered-cards': soloCards };
    const { table, dice: inUse } = emptyState(TABLE, setUp({ seats, options, rulings }));
    expect(dice).toBe(gemCount(inUse));
    expect({ masters: deck, tiles, posters, discarded: 0 }).toEqual(table?.decks);
  });

  it('no line is read twice', () => {
    for (const beginning of BEGINNINGS) {
      const clauses = clausesOf(beginning);
      expect(new Set(clauses).size).toBe(clauses.length);
    }
  });
});

const USUAL: Beginning = { seats: 3, isFirstGame: false, isDraft: false, soloCards: 'shuffled-in' };

describe('what is not done at every table', () => {
  it('magnificent.setup.unused-numbered-cards-shuffled: with fewer than four players only', () => {
    const clause = 'magnificent.setup.unused-numbered-cards-shuffled';
    for (const seats of [2, 3] as const) expect(clausesOf({ ...USUAL, seats })).toContain(clause);
    expect(clausesOf({ ...USUAL, seats: 4 })).not.toContain(clause);
    expect(clausesOf({ ...USUAL, isDraft: true })).not.toContain(clause);
  });

  it('solo-numbered-cards: shuffled-in, set-aside', () => {
    const aside = 'magnificent.setup.set-aside-numbered-master-cards';
    const solo = { ...USUAL, seats: 1 } as const;
    expect(clausesOf(solo)).not.toContain(aside);
    expect(linesOf(solo)).toContainEqual({
      clause: 'magnificent.setup.unused-numbered-cards-shuffled',
      facts: { deck: 56 },
    });
    expect(clausesOf({ ...solo, soloCards: 'set-aside' })).toContain(aside);
  });

  it('magnificent.solo.setup-dice: the other dice are the supply, none goes back to the box', () => {
    const clauses = clausesOf({ ...USUAL, seats: 1 });
    expect(clauses).toContain('magnificent.solo.setup-dice');
    expect(clauses).not.toContain('magnificent.setup.dice-leftover');
    expect(clausesOf({ ...USUAL, seats: 4 })).not.toContain('magnificent.setup.dice-leftover');
    expect(linesOf(USUAL)).toContainEqual({
      clause: 'magnificent.setup.dice-leftover',
      facts: { dice: 4 },
    });
  });

  it('magnificent.variant.draft-deal-five: never in the first game', () => {
    const clause = 'magnificent.variant.draft-deal-five';
    expect(clausesOf({ ...USUAL, isDraft: true })).toContain(clause);
    expect(clausesOf({ ...USUAL, isDraft: true, isFirstGame: true })).not.toContain(clause);
    expect(clausesOf({ ...USUAL, isDraft: true, isFirstGame: true })).toContain(
      'magnificent.setup.numbered-master-cards',
    );
  });

  it('magnificent.setup.trainer-draft-two-player-leftover: only where a tile is left', () => {
    const clause = 'magnificent.setup.trainer-draft-two-player-leftover';
    expect(clausesOf({ ...USUAL, seats: 2 })).toContain(clause);
    expect(clausesOf(USUAL)).not.toContain(clause);
    expect(clausesOf({ ...USUAL, seats: 4 })).not.toContain(clause);
  });

  it('magnificent.variant.board-two-side-b-tent: only where a side B may lie', () => {
    const clause = 'magnificent.variant.board-two-side-b-tent';
    expect(clausesOf(USUAL)).toContain(clause);
    expect(clausesOf({ ...USUAL, isFirstGame: true })).not.toContain(clause);
  });

  describe('boards that are told', () => {
    const copy: Catalogue = {
      boards: [
        { board: 'I', side: 'B', goods: { coins: 9, trainers: 2, gems: { clear: 2 }, tents: 0 } },
        { board: 'III', side: 'B', goods: { coins: 4, trainers: 2, gems: { clear: 2 }, tents: 0 } },
      ],
    };
    const told = (boards: Parameters<typeof setupChecklist>[1]['boards'], seats = 2) =>
      setupChecklist(TABLE, {
        seats: SEATS.slice(0, seats),
        first: 'ann',
        copy,
        ...(boards && { boards }),
      });
    const coins = 'magnificent.setup.starting-coins';
    const tent = 'magnificent.variant.board-two-side-b-tent';

    it('magnificent.setup.starting-coins: those of side A where all boards show it', () => {
      const lines = told({ ann: { board: 'I', side: 'A' }, bo: { board: 'II', side: 'A' } });
      expect(lines).toContainEqual({ clause: coins, facts: { side: 'A', coins: 6 } });
      expect(lines.map(({ clause }) => clause)).not.toContain(tent);
    });

    it('magnificent.setup.starting-coins: both sides are named where they differ or one is not told', () => {
      const both = told({ ann: { board: 'I', side: 'A' }, bo: { board: 'II', side: 'B' } });
      expect(both).toContainEqual({ clause: coins, facts: { coins: 6 } });
      expect(both.map(({ clause }) => clause)).toContain(tent);
      expect(told({ ann: { board: 'I', side: 'B' } })).toContainEqual({
        clause: coins,
        facts: { coins: 6 },
      });
    });

    it('magnificent.setup.starting-coins: side B as the copy was read, if boards do not differ', () => {
      expect(told({ ann: { board: 'I', side: 'B' } }, 1)).toContainEqual({
        clause: coins,
        facts: { side: 'B', coins: 9 },
      });
      const unlike = told({ ann: { board: 'I', side: 'B' }, bo: { board: 'III', side: 'B' } });
      expect(unlike).toContainEqual({ clause: coins, facts: { side: 'B' } });
      expect(unlike.map(({ clause }) => clause)).not.toContain(tent);
    });

    it('magnificent.setup.starting-coins: a side B nobody has read is taken as printed', () => {
      const lines = told({ ann: { board: 'II', side: 'B' }, bo: { board: 'IV', side: 'B' } });
      expect(lines).toContainEqual({ clause: coins, facts: { side: 'B' } });
    });
  });
});

describe('before the next round', () => {
  function linesAfter(round: 1 | 2, seats: 1 | 2 | 3 | 4) {
    const begun = begin(TABLE, lying({ level: 'scorekeeper', phase: 'preparing', round, seats }));
    if (!begun.allowed) throw new Error(begun.refusal.clause);
    return prepareChecklist(TABLE, begun.state);
  }

  it('magnificent.prepare.trainers-return: trainers in the main tent are taken back first', () => {
    for (const round of [1, 2] as const)
      expect(linesAfter(round, 2)[0]?.clause).toBe('magnificent.prepare.trainers-return');
  });

  it('magnificent.prepare.refill-main-display: three sets, four with four players or alone', () => {
    for (const [seats, sets] of [
      [1, 4],
      [2, 3],
      [3, 3],
      [4, 4],
    ] as const)
      expect(linesAfter(1, seats)).toContainEqual({
        clause: 'magnificent.prepare.refill-main-display',
        facts: { sets, isWithTiles: true },
      });
  });

  it.each(['magnificent.solo.clear-and-refill-display', 'magnificent.solo.new-round-dice'])(
    '%s: alone the hands clear the display and give the added dice back',
    (clause) => {
      expect(linesAfter(1, 1)).toContainEqual({ clause, facts: {} });
      expect(linesAfter(1, 2).map((line) => line.clause)).not.toContain(clause);
    },
  );

  it('magnificent.prepare.no-trainer-tiles-before-last-round: cards alone before round 3', () => {
    const clause = 'magnificent.prepare.no-trainer-tiles-before-last-round';
    expect(linesAfter(1, 2).map((line) => line.clause)).not.toContain(clause);
    expect(linesAfter(2, 2)).toContainEqual({ clause, facts: {} });
    expect(linesAfter(2, 2)).toContainEqual({
      clause: 'magnificent.prepare.refill-main-display',
      facts: { sets: 3, isWithTiles: false },
    });
  });
});
