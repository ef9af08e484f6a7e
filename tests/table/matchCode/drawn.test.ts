// What is drawn is read by another library than the one that draws it.
import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { drawnCode } from '../../../src/lib/table/matchCode/drawn.ts';
import { pixelsOf } from '../../support/pixels.ts';

const LINK = 'https://example.org/take/#1.';

it.each([40, 900, 2_500, 6_000])('a code of %i digits is read as it was written', async (count) => {
  const link = LINK + '7041952863'.repeat(count / 10);
  const drawn = await drawnCode(link);
  if (drawn === undefined) throw new Error('too long');
  expect(decodeQR(pixelsOf(drawn), { timeLimit: 10_000 })).toBe(link);
});

it('a text that no code can hold is not drawn', async () => {
  expect(await drawnCode(LINK + '7'.repeat(7_100))).toBeUndefined();
});
