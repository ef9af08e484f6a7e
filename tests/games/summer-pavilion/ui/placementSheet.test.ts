// What is asked about a placement: colours a star does not take are struck through, and payments begin with the colour itself.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Placement } from '../../../../src/lib/games/summer-pavilion/advice/placements.ts';
import {
  forbiddenOn,
  placementsOn,
} from '../../../../src/lib/games/summer-pavilion/advice/placements.ts';
import { LATEST } from '../../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { summerPavilion } from '../../../../src/lib/games/summer-pavilion/game.ts';
import { rulebookOf } from '../../../../src/lib/games/rulebookOf.ts';
import { loadWords } from '../../../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import type { Move } from '../../../../src/lib/games/summer-pavilion/rules/moves.ts';
import { rulesOf, tableOf } from '../../../../src/lib/games/summer-pavilion/rules/rule.ts';
import { givenNow } from '../../../../src/lib/games/summer-pavilion/rules/supply.ts';
import PlacementSheet from '../../../../src/lib/games/summer-pavilion/ui/PlacementSheet.svelte';
import type { Lying } from '../positions.ts';
import { placing } from '../positions.ts';

const rules = rulesOf(LATEST);
const table = tableOf(LATEST);

function lying(told: Lying, id: string) {
  const begun = rules.begin(placing(told));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const { state } = begun;
  const space = table.boards[state.side].spaceById.get(id);
  if (space === undefined) throw new Error(id);
  const placements = placementsOn(rules, table, state, 'ann', space);
  const forbidden = forbiddenOn(rules, table, state, 'ann', space);
  const { tiles } = state;
  const bonusDue = ({ bonus }: Placement) => (tiles === undefined ? 0 : givenNow(tiles, bonus));
  return { placements, forbidden, supply: tiles?.supply, bonusDue };
}

async function openSheet(told: Lying, id: string) {
  const words = await loadWords('en');
  const tellings: Move[] = [];
  render(PlacementSheet, {
    ...lying(told, id),
    words,
    rulebook: rulebookOf('en', words),
    card: summerPavilion,
    nameOf: (seat: string) => seat,
    seat: 'ann',
    onchoose: () => undefined,
    onforbidden: (move: Move) => tellings.push(move),
  });
  return tellings;
}

const central = { center: { 1: 'red', 3: 'blue' } } as const;

describe('colours a star does not take', () => {
  it('place.center-all-different: each colour that lies there is named with its clause', () => {
    const { forbidden, placements } = lying(
      { level: 'scorekeeper', ann: { board: central } },
      'center:2',
    );
    expect(forbidden.map(({ colour, refusal }) => [colour, refusal.clause])).toEqual([
      ['blue', 'summer-pavilion.place.center-all-different'],
      ['red', 'summer-pavilion.place.center-all-different'],
    ]);
    expect(placements).toHaveLength(4);
  });

  it('variant.single-colour-star: on the grey side as well', () => {
    const board = { nw: { 1: 'red', 2: 'red' } } as const;
    const told = { level: 'scorekeeper', side: 'grey', ann: { board } } as const;
    const { forbidden } = lying(told, 'nw:3');
    expect(new Set(forbidden.map(({ refusal }) => refusal.clause))).toEqual(
      new Set(['summer-pavilion.variant.single-colour-star']),
    );
    expect(forbidden).toHaveLength(5);
  });

  it('place.center-all-different: at referee level only colours that could be paid', () => {
    const { forbidden } = lying(
      { ann: { board: central, hand: { red: 2, green: 2 } } },
      'center:2',
    );
    expect(forbidden.map(({ colour, move }) => [colour, move.pay?.red])).toEqual([['red', 2]]);
  });

  it('place.center-all-different: a tap tells the move, so that the table may let it stand', async () => {
    const told = await openSheet({ level: 'scorekeeper', ann: { board: central } }, 'center:2');
    const key = screen.getByRole('button', { name: /^red\b.*not here/ });
    expect(screen.getByRole('button', { name: /central star takes every colour/ })).toBeVisible();
    await fireEvent.click(key);
    expect(told).toEqual([{ type: 'place', seat: 'ann', space: 'center:2', colour: 'red' }]);
  });
});

it('wild.substitute: a payment shows the colour itself first, wild tiles after it', async () => {
  await openSheet({ ann: { hand: { red: 3, purple: 2 } } }, 'red:3');
  const keys = screen.getAllByRole('listitem').map((item) => within(item).getAllByRole('img'));
  expect(keys.map((images) => images.map((image) => image.getAttribute('aria-label')))).toEqual([
    ['3 red'],
    ['2 red', '1 purple'],
    ['1 red', '2 purple'],
  ]);
});

it('bonus.short-supply: what brings the bonus tiles, how many of them there are and what becomes of the rest stands above them', async () => {
  const supply = { known: { blue: 2 }, unknown: 0 };
  await openSheet({ supply, ann: { board: { red: [5] }, hand: { red: 6 } } }, 'red:6');
  const window = screen.getByRole('button', { name: '3 bonus tiles: window of the red star' });
  const short = screen.getByRole('button', {
    name: '2 of 3 bonus tiles in the supply, the rest is lost',
  });
  const asked = screen.getByText('Take 2 tiles from the supply');
  expect(window.compareDocumentPosition(short)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(short.compareDocumentPosition(asked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await fireEvent.click(short);
  expect(screen.getByText(/than the supply holds, take them all/)).toBeVisible();
});

it('bonus.window: with a full supply the feature is named, and nothing is said to be short', async () => {
  await openSheet({ ann: { board: { red: [5] }, hand: { red: 6 } } }, 'red:6');
  expect(screen.getByRole('button', { name: /window of the red star/ })).toBeVisible();
  expect(screen.queryByText(/the rest is lost/)).not.toBeInTheDocument();
  expect(screen.getByText('Take 3 tiles from the supply')).toBeVisible();
});
