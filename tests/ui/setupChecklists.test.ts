// What to lay out, in every game and at every table: each line leads to a clause that its rulebook has.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { GameCard } from '../../src/lib/games/card.ts';
import { GAMES } from '../../src/lib/games/registry.ts';
import { TRACKING_LEVELS } from '../../src/lib/referee/rules.ts';
import { SEAT_LOOKS } from '../../src/lib/referee/looks.ts';

const seatsOf = (count: number) =>
  SEAT_LOOKS.slice(0, count).map((look, at) => ({ id: `s${at + 1}`, name: `N${at + 1}`, ...look }));

async function setUp(card: GameCard, count: number, level: (typeof TRACKING_LEVELS)[number]) {
  const { SetupOptions } = await card.views();
  const seats = seatsOf(count);
  const shown = render(SetupOptions, {
    seats,
    firstSeat: seats[0]?.id ?? '',
    level,
    options: {},
    position: undefined,
    houseRulings: {},
    card,
    rulebook: await card.rulebook('en'),
    onchange: () => undefined,
    onposition: () => undefined,
  });
  return { ...shown, list: await opened('What to lay out') };
}

/** What a row of the set-up opens. */
async function opened(title: string): Promise<HTMLElement> {
  const row = (await screen.findByText(title)).closest('button');
  if (row) await fireEvent.click(row);
  const list = row?.closest<HTMLElement>('.setup-fold');
  if (!list) throw new Error(`nothing to open: ${title}`);
  return list;
}

/** Every line is opened, and answers with the clause it leads to. */
async function clausesIn(list: HTMLElement, known: ReadonlyMap<string, string>) {
  const found = new Set<string>();
  for (const line of list.querySelectorAll('li')) {
    await fireEvent.click(within(line).getByLabelText(/^The rule: ./));
    const way = within(line).getByText('Open the rulebook here');
    const clause = way.getAttribute('href')?.replace(/^\/([\w-]+)\/rules\/#/, '$1.') ?? '';
    expect(known.get(clause), clause).toBeDefined();
    expect(line).toHaveTextContent(known.get(clause) ?? '');
    found.add(clause);
  }
  return found;
}

/** Games whose set-up rests on fewer clauses. */
const LESS: Readonly<Record<string, number>> = {};

const TABLES = GAMES.flatMap((card) =>
  Array.from({ length: card.seats.max - card.seats.min + 1 }, (_, at) => at + card.seats.min).map(
    (count) => ({ card, slug: card.slug, count }),
  ),
);

it.each(TABLES)('$slug for $count: each line of the set-up opens its clause', async (at) => {
  const { card, count } = at;
  const { clauses } = await card.contents();
  const rulebook = await card.rulebook('en');
  const known = new Map(clauses.map(({ id }) => [id as string, rulebook.clauseText(id) ?? '']));
  for (const level of TRACKING_LEVELS) {
    const { list, container, unmount } = await setUp(card, count, level);
    expect((await clausesIn(list, known)).size).toBeGreaterThan(LESS[card.slug] ?? 5);
    // Whatever is chosen of the variants in the box, its list is whole too.
    for (const chosen of container.querySelectorAll('.option[aria-pressed=false]')) {
      await fireEvent.click(chosen);
      await clausesIn(list, known);
    }
    unmount();
  }
});
