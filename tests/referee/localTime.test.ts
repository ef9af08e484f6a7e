// Which local times there are.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLocalTime } from '../../src/lib/referee/localTime.ts';

const OFFSETS = ['Z', '+01:00', '-03:30', '+14:00'];

it('is every moment that a clock can show, in any zone', () => {
  const moment = fc.date({
    min: new Date('0000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, fc.constantFrom(...OFFSETS), (date, offset) => {
      expect(isLocalTime(date.toISOString().replace('Z', offset))).toBe(true);
    }),
  );
});

it('can be reckoned with, whatever its figures are', () => {
  const upTo = (max: number) =>
    fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0'));
  const figures = fc.tuple(upTo(14), upTo(33), upTo(25), upTo(61), upTo(61), upTo(25), upTo(61));
  fc.assert(
    fc.property(fc.nat(9999), figures, (year, [month, day, hour, minute, second, east, past]) => {
      const date = `${String(year).padStart(4, '0')}-${month}-${day}`;
      const text = `${date}T${hour}:${minute}:${second}+${east}:${past}`;
      fc.pre(isLocalTime(text));
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
      expect(Date.parse(text)).not.toBeNaN();
    }),
  );
});

it.each([
  ['2024-02-29T00:00:00Z', true],
  ['2000-02-29T00:00:00Z', true],
  ['2026-02-29T00:00:00Z', false],
  ['1900-02-29T00:00:00Z', false],
  ['2026-04-31T00:00:00Z', false],
  ['2026-00-10T00:00:00Z', false],
  ['2026-01-00T00:00:00Z', false],
  ['2026-01-01T23:59:60Z', false],
  ['2026-01-01T20:15', false],
  ['2026-01-01T20:15:00', false],
  [' 2026-01-01T20:15:00Z', false],
  ['2026-01-01T20:15:00.123456+05:45', true],
])('%s: %s', (text, isOne) => expect(isLocalTime(text)).toBe(isOne));
