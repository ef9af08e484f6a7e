// The letters on dice, gems and tiles: none can be read as a face of a die, and no two colours share theirs.
import { describe, expect, it } from 'vitest';
import en from '../../../../messages/en.json';
import es from '../../../../messages/es.json';
import ru from '../../../../messages/ru.json';
import { letterSize } from '../../../../src/lib/games/magnificent/ui/letters.ts';

/** What a hasty eye takes for a face of a die, 1 to 6, in either alphabet. */
const LIKE_A_FACE = /^[IІlZЗзЧчSЅБb]$/;

describe('the letters of a colour', () => {
  it.each(Object.entries({ en, ru, es }))(
    'are no face of a die and no other colour’s: %s',
    (_, texts) => {
      const letters = [
        texts.mg_letter_orange,
        texts.mg_letter_green,
        texts.mg_letter_purple,
        texts.mg_letter_clear,
      ];
      expect(new Set(letters).size).toBe(letters.length);
      for (const one of letters) expect(one).not.toMatch(LIKE_A_FACE);
    },
  );

  it('find the room of one where they are two', () => {
    expect(letterSize('V', 20)).toBe(20);
    expect(letterSize('Зл', 20)).toBeLessThan(20);
  });
});
