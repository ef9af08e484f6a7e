// The rulebook as it is read: every clause with its place, unclear places tied both ways, the filter, links one can copy.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { summerPavilion } from '../../src/lib/games/summer-pavilion/game.ts';
import { CONTENTS } from '../../src/lib/games/summer-pavilion/rulebook/contents.ts';
import { loadRulebook } from '../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import type { Locale } from '../../src/lib/referee/game.ts';
import { followLocale } from '../../src/lib/i18n/locale.svelte.ts';
import { clauseLink } from '../../src/lib/ui/clauseLink.ts';
import type { ClauseId } from '../../src/lib/referee/ruling.ts';
import AskAll from '../../src/lib/ui/ask/AskAll.svelte';
import type { OurReadings } from '../../src/lib/ui/ask/ourReadings.ts';
import PlaceNote from '../../src/lib/ui/ask/PlaceNote.svelte';
import ClauseNote from '../../src/lib/ui/ClauseNote.svelte';
import Book from '../../src/lib/ui/rulebook/Book.svelte';
import PrintedPlace from '../../src/lib/ui/rulebook/PrintedPlace.svelte';
import ShareKey from '../../src/lib/ui/ShareKey.svelte';
import { openHouse } from '../../src/lib/table/house.ts';
import { changeCustoms, NO_CUSTOMS, readCustoms } from '../../src/lib/storage/customs.ts';
import { serveAskFiles } from '../support/ask.ts';
import { eventually } from '../support/eventually.ts';

afterEach(() => {
  followLocale(() => 'en');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openBook(locale: Locale) {
  followLocale(() => locale);
  const rulebook = await loadRulebook(locale);
  const { container } = render(Book, {
    card: summerPavilion,
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

  it('opens at an address that was cut inside a letter, at its beginning', async () => {
    location.hash = '#%E0%A4%A';
    onTestFinished(() => void (location.hash = ''));
    const { articles } = await openBook('en');
    expect(articles()).not.toHaveLength(0);
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
    const { container } = render(PrintedPlace, { heading: 'Розыгрыш', printedIn: 'ru' });
    expect(container).toHaveTextContent(/^Розыгрыш$/);
  });

  it('says which language a rulebook is printed in', () => {
    const { container } = render(PrintedPlace, {
      ...{ heading: 'Preparación', title: 'Set-up', page: 2 },
      printedIn: 'es',
    });
    expect(container).toHaveTextContent('Set-up (Spanish rulebook, p. 2: «Preparación»)');
    expect(screen.getByText('Preparación')).toHaveAttribute('lang', 'es');
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
    expect(links.length).toBeGreaterThan(100);
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

describe('asked', () => {
  beforeEach(serveAskFiles);

  it('says when the search cannot be had, and tries again', async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('no network'));
    await openBook('es');
    const field = screen.getByRole('searchbox');
    await fireEvent.input(field, { target: { value: 'comod' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar la búsqueda');
    await fireEvent.input(field, { target: { value: 'comodin' } });
    await eventually(() => {
      if (screen.queryByRole('alert')) throw new Error('Still not loaded');
    });
    expect(field).toHaveValue('comodin');
  });

  it('is fetched with the first touch of the field, before anything is typed', async () => {
    await openBook('ru');
    await fireEvent.focus(screen.getByRole('searchbox'));
    await eventually(() => {
      expect(fetch).toHaveBeenCalledOnce();
    });
  });

  /** The reply, once it is there. */
  async function asked(locale: Locale, question: string) {
    const { shown, container } = await openBook(locale);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: question } });
    const reply = await eventually(() => {
      const found = container.querySelector<HTMLElement>('.reply');
      if (found === null) throw new Error('Nothing is said yet');
      return found;
    });
    return { reply, shown };
  }

  it.each([
    ['en', 'can he choose the wild colour', 'cannot be chosen'],
    ['en', 'how many displais for three', '7 displays'],
    ['en', 'put a second tile on a taken space?', 'A covered space takes no second tile'],
    ['ru', 'нас трое, сколько тарелок', '7'],
    ['ru', 'класть еще плитку на занятую клетку', 'пуст'],
    ['es', 'cuantos expositores siendo tres', '7 expositores'],
  ] as const)('%s: “%s”', async (locale, question, answer) => {
    const { reply } = await asked(locale, question);
    expect(within(reply).getByRole('region')).toHaveTextContent(answer);
  });

  it('stands in for the chapters, which come back with an empty field', async () => {
    const { shown } = await asked('en', 'who begins');
    expect(shown()).toHaveLength(0);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: '' } });
    expect(shown()).toHaveLength(CONTENTS.clauses.length + CONTENTS.rulings.length);
  });

  it('leads into the book, to the very place', async () => {
    const { reply } = await asked('en', 'how many displays for three');
    const link = await within(reply).findByRole('link', { name: 'Open the rulebook here' });
    expect(link).toHaveAttribute('href', '/summer-pavilion/rules/#setup.factories-3p');
  });

  it('does not call the rulebook silent where none of the words is known', async () => {
    const { reply } = await asked('ru', 'how many displays for three');
    expect(reply).toHaveTextContent('Таких слов в правилах нет.');
    expect(reply).not.toHaveTextContent('В правилах этого нет.');
  });

  it('says that the rulebook is silent, and never guesses', async () => {
    const { reply } = await asked('en', 'who holds the bag');
    expect(reply).toHaveTextContent('The rulebook does not say.');
    expect(reply).toHaveTextContent('Who refills the supply');
    expect(within(reply).queryByRole('region')).toBeNull();
  });

  it('is agreed on where the rulebook is silent, and found again when asked with other words', async () => {
    const user = userEvent.setup();
    const { reply } = await asked('en', 'who holds the bag');
    await user.click(await within(reply).findByRole('button', { name: 'We settle it ourselves' }));
    expect(screen.getByLabelText('What was asked')).toHaveValue('who holds the bag');
    expect(screen.getByRole('button', { name: 'Agreed' })).toBeDisabled();
    await user.type(screen.getByLabelText('We play it this way'), 'Whoever passed last.');
    await user.click(screen.getByRole('button', { name: 'Agreed' }));
    expect(await screen.findByText('Agreed: Whoever passed last.')).toBeVisible();
    const house = await openHouse();
    if (!house.ok) throw new Error(house.fault.code);
    await eventually(async () =>
      expect(await readCustoms(house.value.db, 'summer-pavilion')).toMatchObject({
        value: {
          agreements: [{ question: 'who holds the bag', decision: 'Whoever passed last.' }],
        },
      }),
    );
    await fireEvent.input(screen.getByRole('searchbox'), {
      target: { value: 'whose hands is the bag in' },
    });
    expect(await screen.findByText('as your group plays')).toBeVisible();
    expect(screen.queryByText(/^Agreed: /)).toBeNull();
  });

  it('that several rules speak of is agreed on by one of them', async () => {
    const user = userEvent.setup();
    const { reply } = await asked('en', 'who goes first placing');
    const several = within(reply).getByRole('region', {
      name: 'More than one rule speaks of this.',
    });
    const [row, other] = within(several).getAllByRole('button', { expanded: false });
    if (row === undefined || other === undefined) throw new Error('Fewer than two speak of it');
    await user.click(other);
    await user.click(await within(several).findByRole('button', { name: 'We play it like this' }));
    const said = other.querySelector('.words')?.textContent ?? '';
    expect(screen.getByLabelText('We play it this way')).toHaveValue(said);
    await user.click(screen.getByRole('button', { name: 'Agreed' }));
    expect(await screen.findByText(`Agreed: ${said}`)).toBeVisible();
  });

  it('answers an open place as this group reads it', async () => {
    const house = await openHouse();
    if (!house.ok) throw new Error(house.fault.code);
    const ruling = 'summer-pavilion.ruling.floor-for-all-losses';
    await changeCustoms(house.value.db, 'summer-pavilion', (customs) => ({
      ...customs,
      readings: { [ruling]: 'token-only', 'summer-pavilion.ruling.none': 'such' },
    }));
    const { reply } = await asked('en', 'does the limit of 1 hold for every kind of loss');
    expect(await within(reply).findByText('as you play it')).toBeVisible();
    const words = (await loadRulebook('en')).rulingWords(ruling);
    expect(reply.querySelector('.short')).toHaveTextContent(words?.readings['token-only'] ?? '?');
    await changeCustoms(house.value.db, 'summer-pavilion', () => NO_CUSTOMS);
  });

  it('says which way of playing an answer is of', async () => {
    const { reply } = await asked('en', 'on the grey side may a board hold two red stars');
    expect(within(reply).getByRole('region')).toHaveTextContent('only on the grey side');
    expect(reply).not.toHaveTextContent('not in this match');
  });

  it('shows both readings of an open place with the evidence', async () => {
    const { reply } = await asked('en', 'are leftovers paid before the goals or after');
    const answer = within(reply).getByRole('region');
    const readings = await within(answer).findAllByRole('listitem');
    expect(readings).toHaveLength(2);
    expect(answer).toHaveTextContent('Evidence');
    expect(answer).toHaveTextContent('(likely)');
  });
});

describe('a clause that answers', () => {
  const show = async (id: ClauseId, of?: OurReadings['of']) =>
    render(PlaceNote, {
      place: { kind: 'clause', id },
      rulebook: await loadRulebook('en'),
      card: summerPavilion,
      decide: undefined,
      ours: of && { of, whose: 'this table reads it so' },
    });

  it('shows what is unclear about it, with the reading that holds and what that rests on', async () => {
    await show('summer-pavilion.score.connected');
    await screen.findByText('Questions it has raised');
    const [question] = screen.getAllByRole('button', { expanded: false });
    if (question === undefined) throw new Error('No question was raised');
    await userEvent.click(question);
    expect(screen.getAllByRole('listitem')).not.toHaveLength(0);
    expect(screen.getByText('Evidence')).toBeVisible();
  });

  it('begins with what this match reads otherwise', async () => {
    const [house] = CONTENTS.houseRulings;
    const [clause] = house?.clauses ?? [];
    const [standing, other] = house?.readings ?? [];
    if (house === undefined || clause === undefined || other === undefined)
      throw new Error('Nothing is left to the table');
    const { unmount } = await show(clause, () => standing ?? '');
    await screen.findByText('Questions it has raised');
    expect(screen.queryByText('this table reads it so')).toBeNull();
    unmount();
    await show(clause, ({ readings }) => (readings === house.readings ? other : readings[0]));
    expect(await screen.findByText('this table reads it so')).toBeVisible();
    const words = (await loadRulebook('en')).rulingWords(house.id);
    expect(screen.getByText(words?.readings[other] ?? '')).toBeVisible();
  });
});

describe('all rulebooks at once', () => {
  beforeEach(serveAskFiles);

  async function askAll(question: string) {
    render(AskAll);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: question } });
  }

  it('answers under each game that is sure, the others below', async () => {
    await askAll('how many displays for three players');
    const [first] = await screen.findAllByRole('region', { name: /Summer Pavilion/ });
    expect(first).toHaveTextContent('7 displays');
    expect(document.querySelectorAll('[data-stage]').length).toBeLessThan(4);
  });

  it('says when none is sure', async () => {
    await askAll('xyzzy plugh');
    expect(await screen.findByText('No rulebook gives a sure answer to this.')).toBeInTheDocument();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('names a game whose file cannot be had, and asks it when it is tried again', async () => {
    const serve = vi.mocked(fetch).getMockImplementation();
    let isOffline = true;
    vi.mocked(fetch).mockImplementation((address, init) =>
      serve === undefined ||
      (isOffline && typeof address === 'string' && address.includes('colosseum'))
        ? Promise.reject(new TypeError('no network'))
        : serve(address, init),
    );
    followLocale(() => 'ru');
    await askAll('нас трое, сколько тарелок');
    expect(await screen.findByRole('region', { name: /Летний дворец/ })).toHaveTextContent('7');
    expect(screen.queryByText('Колизей')).toBeNull();
    const missing = screen.getByText(/Без ответа: Колизей\./);
    isOffline = false;
    await fireEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByText('Колизей')).toBeInTheDocument();
    expect(missing).not.toBeInTheDocument();
  });
});

describe('handed on', () => {
  const key = { path: '/summer-pavilion/rules/place.empty-only/', title: 'Not allowed.' };

  it('is shared by the phone where it can', async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    render(ShareKey, key);
    await userEvent.click(screen.getByRole('link', { name: 'Share' }));
    const url = `${location.origin}/summer-pavilion/rules/place.empty-only/`;
    expect(share).toHaveBeenCalledWith({ title: 'Not allowed.', url });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is copied whole where the phone cannot', async () => {
    const user = userEvent.setup();
    render(ShareKey, key);
    await user.click(screen.getByRole('link', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/summer-pavilion/rules/place.empty-only/`,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
  });
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

  it('shows the worked example where the rulebook has one', async () => {
    render(ClauseNote, {
      clause: 'summer-pavilion.wild.own-colour',
      rulebook: await loadRulebook('es'),
      card: summerPavilion,
    });
    expect(await screen.findByText(/Una verde no sirve ahí/)).toBeInTheDocument();
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
