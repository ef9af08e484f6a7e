import { describe, expect, it } from 'vitest';
import {
  formatChange,
  formatDay,
  formatMoment,
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

  it('each language groups and joins in its own way', () => {
    expect(formatNumber('en', 12345)).toBe('12,345');
    expect(formatNumber('ru', 12345)).toMatch(/^12\s345$/);
    expect(formatNames('en', ['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo, and Cy');
    expect(formatNames('ru', ['Аня', 'Боря'])).toBe('Аня и Боря');
    expect(formatNames('es', ['Ana', 'Inés'])).toBe('Ana e Inés');
  });

  it('a day and a moment name the year', () => {
    const noon = new Date(2026, 2, 14, 12, 5).getTime();
    expect(formatDay('en', noon)).toBe('Mar 14, 2026');
    expect(formatMoment('ru', noon)).toMatch(/14 мар.*2026.*12:05/);
  });
});
