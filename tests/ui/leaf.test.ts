// One place of a rulebook by itself: what stands on its page, what it is read between, and its card on paper.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Answers } from '../../src/lib/ask/asked.ts';
import { summerPavilion } from '../../src/lib/games/summer-pavilion/game.ts';
import { CONTENTS } from '../../src/lib/games/summer-pavilion/rulebook/contents.ts';
import { loadRulebook } from '../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import { bookOf, leafOf } from '../../src/lib/ui/rulebook/book.ts';
import { gistOf } from '../../src/lib/ui/rulebook/gist.ts';
import LeafPage from '../../src/lib/ui/rulebook/LeafPage.svelte';

const book = bookOf(CONTENTS, await loadRulebook('en'));

function leaf(place: string) {
  const found = leafOf(book, `summer-pavilion.${place}`);
  if (found === undefined) throw new Error(`There is no ${place}`);
  return found;
}

function show(place: string, answers: Answers = {}) {
  const title = 'Azul: Summer Pavilion';
  const examples = [{ clauses: [], text: 'An example.' }];
  render(LeafPage, { card: summerPavilion, title, book, leaf: leaf(place), answers, examples });
}

it('begins with the answer, then the clause, its print and an example', () => {
  show('place.empty-only', { 'place.empty-only': 'Not allowed.' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not allowed.');
  const article = screen.getByRole('article');
  expect(article).toHaveTextContent('A covered space takes no second tile.');
  expect(article).toHaveTextContent('Russian rulebook, p. 4');
  expect(article).toHaveTextContent('An example.');
});

it('says a clause once where nobody has written an answer', () => {
  show('place.empty-only');
  expect(screen.getAllByText('A covered space takes no second tile.')).toHaveLength(1);
});

it('leads to what it has raised, to its neighbours and into the book', () => {
  show('score.ring', { 'score.ring': 'They touch.' });
  expect(
    screen.getByRole('link', { name: /^Do spaces 6 and 1 of a star touch\?/ }),
  ).toHaveAttribute('href', '/summer-pavilion/rules/ruling.ring-closes/');
  const around = within(screen.getByRole('navigation', { name: 'Around it' }));
  expect(around.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Rulebook' })).toHaveAttribute(
    'href',
    '/summer-pavilion/rules/#score.ring',
  );
});

it('shows an unclear place with both readings and what it concerns', () => {
  show('ruling.leftover-order', { 'ruling.leftover-order': 'Open.' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/\?$/);
  const article = within(screen.getByRole('article'));
  expect(article.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Open.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'It concerns' })).toBeInTheDocument();
});

it('is printed by a key', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  show('place.empty-only');
  await userEvent.click(screen.getByRole('button', { name: 'Print as a card' }));
  expect(print).toHaveBeenCalledOnce();
});

it('every place of every chapter is found, with its neighbours on both sides', () => {
  for (const { clauses } of book.chapters)
    for (const [at, entry] of clauses.entries()) {
      const { before, after } = leaf(entry.card.id.replace('summer-pavilion.', ''));
      expect([before, after]).toEqual([clauses[at - 1], clauses[at + 1]]);
    }
  expect(leafOf(book, 'summer-pavilion.no.such')).toBeUndefined();
});

it('an unclear place is named by its question', () => {
  const { entry } = leaf('ruling.leftover-order');
  expect(gistOf(entry, {}).title).toMatch(/\?$/);
  expect(gistOf(entry, { 'ruling.leftover-order': 'Open.' }).words).toBe('Open.');
});

it('has the same page in the other languages, each in its own words, and remembers the one chosen', async () => {
  show('place.empty-only');
  const languages = within(screen.getByRole('navigation', { name: 'Language' }));
  const links = languages.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/ru/summer-pavilion/rules/place.empty-only/',
    '/es/summer-pavilion/rules/place.empty-only/',
  ]);
  // There is no page to go to here.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(languages.getByRole('link', { name: 'Español' }));
  expect(localStorage.getItem('impresario.locale')).toBe('es');
});
