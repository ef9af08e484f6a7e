import { describe, expect, it } from 'vitest';
import { localeOfPath, pathIn, placeOfPath } from '../../src/lib/i18n/paths.ts';

describe('pathIn', () => {
  it.each([
    ['en', '/', '/'],
    ['ru', '/', '/ru/'],
    ['es', '/ru/', '/es/'],
    ['en', '/ru/summer-pavilion/score/', '/summer-pavilion/score/'],
    ['ru', '/summer-pavilion/score', '/ru/summer-pavilion/score/'],
    ['ru', 'settings', '/ru/settings/'],
    ['es', '/ru/rules?game=1#row', '/es/rules/?game=1#row'],
    ['ru', '/rustic/', '/ru/rustic/'],
  ] as const)('%s: %s is at %s', (locale, path, address) => {
    expect(pathIn(locale, path)).toBe(address);
  });
});

describe('localeOfPath', () => {
  it.each([
    ['/', 'en'],
    ['/ru', 'ru'],
    ['/es/settings/', 'es'],
    ['/rustic/', 'en'],
    ['/en/', 'en'],
  ])('%s is in %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });
});

describe('placeOfPath', () => {
  it.each([
    ['/', []],
    ['/ru/', []],
    ['/es/settings/', ['settings']],
    ['/summer-pavilion/match/kept', ['summer-pavilion', 'match', 'kept']],
  ])('%s leads to %j', (path, place) => {
    expect(placeOfPath(path)).toEqual(place);
  });
});
