// How players ask: every clause and every unclear place can be asked for, in each language, and is answered in one breath.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readAsked } from '../../src/lib/ask/asked.ts';
import { OPENINGS } from '../../src/lib/ask/openings.ts';
import { GAMES } from '../../src/lib/games/registry.ts';
import { LOCALES } from '../../src/lib/referee/game.ts';
import { builtFile } from './understood.ts';

/** Characters: what is read at one glance. */
const ONE_BREATH = 100;
/** KiB, zipped: it is fetched on a phone when somebody first asks. */
const LIGHT = 60;

const files = GAMES.flatMap((card) => LOCALES.map((locale) => ({ card, slug: card.slug, locale })));

describe.each(files)('$slug, $locale', ({ card, slug, locale }) => {
  const asked = readAsked(readFileSync(`src/lib/games/${slug}/asked/${locale}.yaml`, 'utf8'));
  const entries = [
    ...Object.entries(asked.clauses),
    ...Object.entries(asked.rulings),
    ...asked.silent.map((silence, at) => [`silent ${at}`, silence] as const),
  ];

  it('has every clause and every unclear place of the rulebook, and no other', async () => {
    const { clauses, rulings } = await card.contents();
    const clauseIds = clauses.map(({ id }) => id.slice(slug.length + 1));
    const rulingIds = rulings.map(({ id }) => id.slice(`${slug}.ruling.`.length));
    expect(Object.keys(asked.clauses).toSorted()).toEqual(clauseIds.toSorted());
    expect(Object.keys(asked.rulings).toSorted()).toEqual(rulingIds.toSorted());
  });

  it('answers in one breath', () => {
    const long = entries.filter(([, { answer }]) => answer.length > ONE_BREATH);
    expect(long).toEqual([]);
  });

  it('says of an unclear place that it is one, and whether the table may choose', async () => {
    const { open, settled } = OPENINGS[locale];
    const { rulings, houseRulings } = await card.contents();
    const said = rulings.map(({ id, confidence }) => {
      const { answer = '' } = asked.rulings[id.slice(`${slug}.ruling.`.length)] ?? {};
      const isHouse = houseRulings.some((house) => house.id === id);
      const isSettled = Object.values(settled).some((opening) => answer.startsWith(opening));
      return { id, isHouse, isCertain: confidence === 'certain', answer, isSettled };
    });
    // A certain reading may be the rulebook's own; one of which nobody can be sure never is.
    const missing = said.filter(
      (one) => !one.isCertain && !(one.isHouse ? one.answer.startsWith(open) : one.isSettled),
    );
    const unfounded = said.filter(
      (one) =>
        (one.answer.startsWith(open) && (!one.isHouse || one.isCertain)) ||
        (one.isSettled && one.isHouse),
    );
    expect(missing).toEqual([]);
    expect(unfounded).toEqual([]);
  });

  it('names what else a place could mean wherever the app alone settles it', async () => {
    const { silent, unclear } = OPENINGS[locale].settled;
    const [{ rulings }, rulebook] = await Promise.all([card.contents(), card.rulebook(locale)]);
    const settled = rulings.filter(({ id }) => {
      const { answer = '' } = asked.rulings[id.slice(`${slug}.ruling.`.length)] ?? {};
      return [silent, unclear].some((opening) => answer.startsWith(opening));
    });
    const oneSided = settled.filter(({ id }) => {
      const { readings = {}, otherwise = [] } = rulebook.rulingWords(id) ?? {};
      const texts = [...Object.values(readings), ...otherwise];
      return otherwise.length === 0 || new Set(texts).size < texts.length;
    });
    expect(oneSided.map(({ id }) => id)).toEqual([]);
  });

  it('never opens so where a clause decides', () => {
    const { open, settled } = OPENINGS[locale];
    const openings = [open, settled.silent, settled.unclear];
    const undecided = Object.entries(asked.clauses).filter(([, { answer }]) =>
      openings.some((opening) => answer.startsWith(opening)),
    );
    expect(undecided.map(([id]) => id)).toEqual([]);
  });

  it('knows several ways of asking, each once', () => {
    const few = entries.filter(([, { asked: phrases }]) => phrases.length < 2);
    const twice = entries.filter(
      ([, { asked: phrases }]) => new Set(phrases).size < phrases.length,
    );
    expect(few).toEqual([]);
    expect(twice).toEqual([]);
  });

  it('joins single words only', () => {
    expect(asked.same.flat().filter((word) => /\s/u.test(word))).toEqual([]);
  });

  it('makes a file light enough to be fetched at the table', async () => {
    const zipped = gzipSync(JSON.stringify(await builtFile(slug, locale)));
    expect(zipped.length / 1024).toBeLessThanOrEqual(LIGHT);
  });
});

it('reads nothing that is not such a file', () => {
  expect(() => readAsked('clauses: {}')).toThrow();
  expect(() => readAsked('{ clauses: { a.b: { answer: "" } } }')).toThrow();
});
