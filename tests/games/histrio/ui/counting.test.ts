// Histrio counts ecus, by seasons and festivals: so says every view that speaks of points and rounds in other games.
import { render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { histrio } from '../../../../src/lib/games/histrio/game.ts';
import { histrioRules } from '../../../../src/lib/games/histrio/module.ts';
import { followLocale } from '../../../../src/lib/i18n/locale.svelte.ts';
import { courseOf } from '../../../../src/lib/referee/course.ts';
import { LOCALES, type Locale } from '../../../../src/lib/referee/game.ts';
import { linesOf } from '../../../../src/lib/referee/sheet.ts';
import { amountText } from '../../../../src/lib/ui/counting.ts';
import CourseChart from '../../../../src/lib/ui/course/CourseChart.svelte';
import { leadText } from '../../../../src/lib/ui/course/leadText.ts';
import SeatStrip from '../../../../src/lib/ui/SeatStrip.svelte';
import { roundsOf } from '../../../../src/lib/ui/sheetView.ts';
import { roundHeads, timelineOf } from '../../../../src/lib/ui/timeline.ts';
import { opened } from '../goldenSheet.ts';

const rules = histrioRules.rulesOf(histrioRules.rulesets[0]);

afterEach(() => {
  followLocale(() => 'en');
});

function bookIn(language: Locale) {
  followLocale(() => language);
  return histrio.rulebook(language);
}

function courseAt(name: string) {
  const { file, match } = opened(name);
  const under = { match, rules } as never;
  return { file, match, under, course: courseOf(linesOf(match), under, ['ann', 'bo', 'cy']) };
}

describe('the unit', () => {
  it.each([
    ['en', ['1 ecu', '2 ecus', '5 ecus', '21 ecus']],
    ['ru', ['1 экю', '2 экю', '5 экю', '21 экю']],
    ['es', ['1 escudo', '2 escudos', '5 escudos', '21 escudos']],
  ] as const)('is the coin of the box: %s', async (language, said) => {
    const book = await bookIn(language);
    const spoken = [1, 2, 5, 21].map((total) => amountText(book, total).replace(/\s/g, ' '));
    expect(spoken).toEqual(said);
  });

  it('points where a game has no unit of its own', () => {
    expect(amountText(undefined, -1)).toBe('−1 point');
  });

  it('is said of each seat to who does not see the figure', async () => {
    render(SeatStrip, {
      seats: [{ id: 'ann', name: 'Ann', colour: 'seat-1', symbol: 'circle' }],
      standings: [{ seat: 'ann', total: 17, tieBreaks: [] }],
      gains: { serial: 1, pointsBySeat: {}, effects: [], told: 1 },
      rulebook: await bookIn('en'),
      onseat: () => undefined,
    });
    expect(screen.getByRole('button', { name: /^Ann: 17 ecus\. Sheet/ })).toBeVisible();
  });

  it.each(LOCALES)('no sentence of the end speaks of points or rounds: %s', async (language) => {
    const book = await bookIn(language);
    const { unit, rounds } = book;
    const said = [
      unit?.byCategory,
      unit?.most,
      unit?.forgotten,
      unit?.aheadAll('Ann'),
      unit?.aheadAtEnd('Ann'),
      rounds?.totals,
      ...[1, 2, 3, 4].flatMap((round) => [rounds?.heading(round), rounds?.aheadFrom('Ann', round)]),
    ];
    for (const text of said) {
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(/point|round|очк|раунд|punto|ronda/i);
    }
  });
});

describe('seasons and festivals', () => {
  it.each(['3-referee-chameleon', '3-scorekeeper-kept', '2-scorekeeper-counted'])(
    'head the history in their order: %s',
    async (name) => {
      const { match, under } = courseAt(name);
      const newestFirst = timelineOf(match).toReversed();
      const { rounds } = await bookIn('en');
      const heads = [...roundHeads(newestFirst, roundsOf(under)).values()];
      expect(heads.map((round) => rounds?.heading(round))).toEqual([
        'Festival of season 2',
        'Season 2',
        'Festival of season 1',
        'Season 1',
      ]);
    },
  );

  it('the shows belong to the festival, and preparing the second season to that season', () => {
    const { match, under } = courseAt('3-referee-chameleon');
    const roundOf = roundsOf(under);
    const roundsOfMove = (type: string) =>
      match.acts.toArray().flatMap(({ entry, act }) => {
        const move = act.type === 'move' ? (act.move as { type: string }) : undefined;
        return move?.type === type ? [roundOf(entry)] : [];
      });
    expect(roundsOfMove('scoreShows')).toEqual([2, 4]);
    expect(roundsOfMove('closeFestival')).toEqual([2, 4]);
    expect(roundsOfMove('prepareSeason')).toEqual([3]);
    expect(new Set(roundsOfMove('travel'))).toEqual(new Set([1, 3]));
  });

  it('mark the course of the match, and stand beside its totals in words', async () => {
    const { file, course } = courseAt('3-referee-chameleon');
    const rulebook = await bookIn('en');
    const { container } = render(CourseChart, { course, seats: file.seats, rulebook });
    const marks = [...container.querySelectorAll('text.round')].map((mark) => mark.textContent);
    expect(marks).toEqual(['1', 'Festival', '2', 'Festival']);
    const table = screen.getByRole('table', {
      name: 'Ecus at the end of each season and each festival',
    });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((row) => row.textContent),
    ).toEqual(['Season 1', 'Festival of season 1', 'Season 2', 'Festival of season 2']);
  });

  it('say since when who won was ahead', async () => {
    const rulebook = await bookIn('en');
    const course = {
      acts: 9,
      seats: new Map([
        ['ann', [1, 2, 8].map((act) => ({ act, total: act }))],
        ['bo', [{ act: 1, total: 1 }]],
      ]),
      rounds: [
        { round: 1, from: 0 },
        { round: 2, from: 1 },
      ],
    };
    expect(leadText(course, 'ann', () => 'Ann', rulebook)).toBe(
      'Ann was ahead for good from the festival of season 1.',
    );
  });
});
