// The rulebook as it is read: every clause with its place, unclear places tied both ways, the filter, links one can copy.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { summerPavilion } from '../../src/lib/games/summer-pavilion/game.ts';
import { CONTENTS } from '../../src/lib/games/summer-pavilion/rulebook/contents.ts';
import { loadRulebook } from '../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import type { Locale } from '../../src/lib/referee/game.ts';
import { clauseLink } from '../../src/lib/ui/clauseLink.ts';
import ClauseNote from '../../src/lib/ui/ClauseNote.svelte';
import Book from '../../src/lib/ui/rulebook/Book.svelte';
import PrintedPlace from '../../src/lib/ui/rulebook/PrintedPlace.svelte';

async function openBook(locale: Locale) {
  const rulebook = await loadRulebook(locale);
  const { container } = render(Book, {
    slug: 'summer-pavilion',
    title: 'Azul: Summer Pavilion',
    contents: CONTENTS,
    rulebook,
  });
  const articles = () => [...container.querySelectorAll<HTMLElement>('article')];
  return {
    container,
    entry: (anchor: string) => {
      const found = articles().find(({ id }) => id === anchor);
      if (found === undefined) throw new Error(`Nothing stands at #${anchor}`);
      return found;
    },
    shown: () => articles().filter((article) => article.closest('[hidden]') === null),
    articles,
  };
}

describe('the book', () => {
  it('holds every clause and every unclear place once, under its own anchor', async () => {
    const { articles } = await openBook('en');
    const anchors = articles().map(({ id }) => id);
    expect(anchors).toHaveLength(CONTENTS.clauses.length + CONTENTS.rulings.length);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { id } of [...CONTENTS.clauses, ...CONTENTS.rulings])
      expect(anchors).toContain(id.replace('summer-pavilion.', ''));
  });

  it('says where a clause is printed, in the words of the printed rulebook', async () => {
    const { entry } = await openBook('en');
    const empty = entry('place.empty-only');
    expect(empty).toHaveTextContent('A covered space takes no second tile.');
    expect(empty).toHaveTextContent(
      'Rules for placing tiles (Russian rulebook, p. 4: «ПРАВИЛА РАЗМЕЩЕНИЯ ПЛИТОК»)',
    );
    expect(within(empty).getByText('ПРАВИЛА РАЗМЕЩЕНИЯ ПЛИТОК')).toHaveAttribute('lang', 'ru');
  });

  it('names no page where the text of the rulebook has none', () => {
    const { container } = render(PrintedPlace, { heading: 'Розыгрыш' });
    expect(container).toHaveTextContent(/^Розыгрыш$/);
  });

  it('marks what is not printed', async () => {
    const { entry } = await openBook('en');
    expect(entry('draft.source-not-empty')).toHaveTextContent('follows from printed rules');
    expect(entry('score.ring')).toHaveTextContent('not printed, settled by a ruling');
    expect(entry('place.empty-only')).not.toHaveTextContent(/printed rules|ruling/);
  });

  it('ties a clause to the questions it has raised, and back', async () => {
    const { entry } = await openBook('en');
    const question = within(entry('score.ring')).getByRole('link', {
      name: 'Do spaces 6 and 1 of a star touch?',
    });
    expect(question).toHaveAttribute('href', '#ruling.ring-closes');
    const back = within(entry('ruling.ring-closes')).getAllByRole('link');
    expect(back.map((link) => link.getAttribute('href'))).toContain('#score.ring');
  });

  it('has a target for every link inside it', async () => {
    const { container } = await openBook('es');
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    expect(links.length).toBeGreaterThan(200);
    for (const link of links) {
      const anchor = (link.getAttribute('href') ?? '').slice(1);
      expect(document.getElementById(anchor), anchor).not.toBeNull();
    }
  });

  it('shows both readings of what the table may settle, the default marked first', async () => {
    const { entry } = await openBook('en');
    const readings = within(entry('ruling.leftover-order'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.trim());
    expect(readings).toHaveLength(2);
    expect(readings[0]).toMatch(/^Before the goals.*holds unless you choose$/s);
    expect(readings[1]).toMatch(/^After the goals/);
    expect(entry('ruling.leftover-order')).toHaveTextContent('(likely)');
  });

  it('gives a settled place its one reading, why, evidence and sureness', async () => {
    const { entry } = await openBook('en');
    const ruling = entry('ruling.connected-or-adjacent');
    expect(within(ruling).getAllByRole('listitem')).toHaveLength(1);
    expect(ruling).not.toHaveTextContent('unless you choose');
    expect(ruling).toHaveTextContent('The whole chain with the new tile');
    expect(ruling).toHaveTextContent('(certain)');
    expect(ruling).toHaveTextContent('the licensed Board Game Arena adaptation');
  });
});

describe('the filter', () => {
  it('is instant, looks into clauses and unclear places, and counts what it finds', async () => {
    const { shown } = await openBook('en');
    await userEvent.type(screen.getByRole('searchbox'), 'Eighty');
    expect(shown()).toHaveLength(0);
    expect(screen.getByText('Nothing here speaks of “Eighty”.')).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), '80 points');
    const anchors = shown().map(({ id }) => id);
    expect(anchors).toEqual(
      expect.arrayContaining(['track.eighty-token', 'ruling.eighty-boundary']),
    );
    expect(screen.getByText(`Found: ${anchors.length}`)).toBeInTheDocument();
  });

  it.each([
    ['ru', 'подсчета', 'подсчёта'],
    ['ru', 'ПОДСЧЁТА', 'подсчёта'],
    ['es', 'comodin', 'comodín'],
    ['es', 'PUNTUACION', 'puntuación'],
  ] as const)('%s: %s finds %s', async (locale, typed, printed) => {
    const { shown } = await openBook(locale);
    await userEvent.type(screen.getByRole('searchbox'), typed);
    expect(shown().length).toBeGreaterThan(0);
    expect(shown().some(({ textContent }) => textContent.includes(printed))).toBe(true);
  });

  it('hides a chapter in which nothing is found', async () => {
    await openBook('en');
    await userEvent.type(screen.getByRole('searchbox'), 'no second tile');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(headings).toEqual(['Phase 2: place tiles and score']);
  });
});

it('copies the whole address of a place', async () => {
  const user = userEvent.setup();
  const { entry } = await openBook('en');
  await user.click(within(entry('place.empty-only')).getByRole('link', { name: /Copy the link/ }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#place.empty-only`);
  expect(screen.getByText('Link copied.')).toBeInTheDocument();
});

describe('a clause elsewhere', () => {
  it('has its address in the rulebook; what the table decides has none', () => {
    expect(clauseLink('summer-pavilion.place.empty-only')).toBe(
      '/summer-pavilion/rules/#place.empty-only',
    );
    expect(clauseLink('table.seat-unknown')).toBeUndefined();
  });

  it('is quoted with its place in print and the way to the rulebook', async () => {
    render(ClauseNote, {
      clause: 'summer-pavilion.final.all-3s',
      rulebook: await loadRulebook('en'),
      card: summerPavilion,
      facts: { spaces: 7, points: 12 },
    });
    expect(screen.getByText('12 points: all 7 spaces with a 3 covered')).toBeInTheDocument();
    expect(await screen.findByText(/Russian rulebook, p. 6/)).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      '/summer-pavilion/rules/#final.all-3s',
    );
  });

  it('says nothing of a clause the game does not have', async () => {
    const { container } = render(ClauseNote, {
      clause: 'summer-pavilion.no.such',
      rulebook: await loadRulebook('en'),
      card: summerPavilion,
    });
    expect(container).toHaveTextContent('');
  });
});
