import { describe, expect, it, vi } from 'vitest';
import {
  formatChange,
  formatAgo,
  formatBytes,
  formatDayOf,
  formatNames,
  formatNumber,
  plural,
} from '../../src/lib/i18n/format.ts';

const points = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };

describe('plural', () => {
  it.each([
    [1, 'очко'],
    [2, 'очка'],
    [5, 'очков'],
    [11, 'очков'],
    [21, 'очко'],
    [112, 'очков'],
    [0, 'очков'],
  ])('Russian: %i %s', (count, form) => {
    expect(plural('ru', count, points)).toBe(form);
  });

  it('English and Spanish know one and many', () => {
    expect(plural('en', 1, { one: 'point', other: 'points' })).toBe('point');
    expect(plural('es', 0, { one: 'punto', other: 'puntos' })).toBe('puntos');
  });

  it('a form that is not given falls back to `other`', () => {
    expect(plural('ru', 5, { other: 'очки' })).toBe('очки');
  });
});

describe('numbers, dates and names', () => {
  it('a change carries its sign, and none on zero', () => {
    expect(['+4', '−2', '0']).toEqual([4, -2, 0].map((value) => formatChange('en', value)));
  });

  it('a change is what the formatter of the language would write', () => {
    for (const language of ['en', 'ru', 'es'] as const) {
      const theirs = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
      for (const value of [-12345, -1000, -999, -1.5, -1, 0, 0.5, 1, 999, 1000, 12345])
        expect(formatChange(language, value)).toBe(theirs.format(value).replace('-', '−'));
    }
  });

  it('a short change needs no formatter, which a first tap would wait for', async () => {
    vi.resetModules(); // nothing is made yet
    const fresh = await import('../../src/lib/i18n/format.ts');
    const made = vi.spyOn(Intl, 'NumberFormat');
    expect(fresh.formatChange('es', 4)).toBe('+4');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('a number below zero has the same real minus in every language', () => {
    for (const locale of ['en', 'ru', 'es'] as const) {
      expect(formatNumber(locale, -3)).toBe('−3');
      expect(formatChange(locale, -3)).toBe('−3');
    }
  });

  it('each language groups and joins in its own way', () => {
    expect(formatNumber('en', 12345)).toBe('12,345');
    expect(formatNumber('ru', 12345)).toMatch(/^12\s345$/);
    expect(formatNames('en', ['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo and Cy');
    expect(formatNames('ru', ['Аня', 'Боря'])).toBe('Аня и Боря');
    expect(formatNames('es', ['Ana', 'Inés'])).toBe('Ana e Inés');
  });

  it('a size is in units of the language, and never looks smaller than it is', () => {
    expect(formatBytes('en', 100_000_001)).toBe('100.1 MB');
    expect(formatBytes('en', 100_000_000)).toBe('100 MB');
    expect(formatBytes('en', 1_500_000_000)).toBe('1.5 GB');
    expect(formatBytes('ru', 12_340_000)).toMatch(/^12,4\sМБ$/);
    expect(formatBytes('ru', 2e9)).toMatch(/^2\sГБ$/);
    expect(formatBytes('es', 12_340_000)).toMatch(/^12,4\sMB$/);
    expect(formatBytes('en', 0)).toBe('0 MB');
  });

  it('a day names the year', () => {
    expect(formatDayOf('en', '2026-03-14T23:30:00-05:00')).toBe('14 Mar 2026');
  });

  it('how long ago is said in the largest unit that fits, and by its day from a week on', () => {
    const now = new Date(2026, 2, 14, 12, 5).getTime();
    const ago = (seconds: number) => formatAgo('en', now - seconds * 1000, now);
    expect([0, 59, 60, 3_599, 3_600, 86_399].map(ago)).toEqual([
      'now',
      'now',
      '1 minute ago',
      '59 minutes ago',
      '1 hour ago',
      '23 hours ago',
    ]);
    expect([86_400, 6 * 86_400, 7 * 86_400].map(ago)).toEqual([
      'yesterday',
      '6 days ago',
      '7 Mar 2026',
    ]);
    expect(formatAgo('en', now + 5_000, now)).toBe('now');
    expect(formatAgo('ru', now - 5 * 60_000, now)).toBe('5 минут назад');
    expect(formatAgo('es', now - 86_400_000, now)).toBe('ayer');
  });

  it.each([
    ['Sunday evening', new Date(2026, 2, 15, 20), '23 hours ago'],
    ['early on Sunday', new Date(2026, 2, 15, 0, 1), 'yesterday'],
    ['Saturday evening', new Date(2026, 2, 14, 20), '2 days ago'],
    ['early on Tuesday', new Date(2026, 2, 10, 0, 1), '6 days ago'],
    ['late on Monday of last week', new Date(2026, 2, 9, 23), '9 Mar 2026'],
  ])('from a day on, days are those of the calendar: on Monday evening, %s', (_, then, said) => {
    const monday = new Date(2026, 2, 16, 19);
    expect(formatAgo('en', then.getTime(), monday.getTime())).toBe(said);
  });
});
