// Bytes as digits, and back.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOfDigits, digitsOf } from '../../../src/lib/table/matchCode/digits.ts';

it('any bytes come back as they were', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect([...(bytesOfDigits(digitsOf(bytes)) ?? [])]).toEqual([...bytes]);
    }),
  );
});

it('any digits are bytes or are refused, never another text of the same bytes', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,60}$/), (digits) => {
      const bytes = bytesOfDigits(digits);
      if (bytes) expect(digitsOf(bytes)).toBe(digits);
    }),
  );
});

it('seven bytes take seventeen digits, a hundredth more than can be', () => {
  expect(digitsOf(new Uint8Array(700).fill(255))).toHaveLength(1700);
});
