// An agreement is found again by the words it shares with a question, in any of their forms.
import { describe, expect, it } from 'vitest';
import { akin } from '../../src/lib/ask/akin.ts';
import { termsOf } from '../../src/lib/ask/terms.ts';

const BAG = { question: 'кто держит мешок?', decision: 'Аня.' };
const DICE = { question: 'кубик упал на пол', decision: 'Перебрасываем.' };
const BOTH = { question: 'мешок и кубики', decision: 'Лежат у Бориса.' };

describe('agreements like a question', () => {
  it('come most alike first, of equals the newest', async () => {
    const { of } = await termsOf('ru', []);
    expect(akin(of, 'а где мешок с кубиками', [BAG, DICE, BOTH])).toEqual([BOTH, DICE, BAG]);
    expect(akin(of, 'у кого этот мешок?', [BAG, DICE])).toEqual([BAG]);
    expect(akin(of, 'сколько очков', [BAG, DICE])).toEqual([]);
  });
});
