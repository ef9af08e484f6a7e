// An agreement is found again when the same is asked in other words, and stands above nothing else.
import { describe, expect, it } from 'vitest';
import { akin } from '../../src/lib/ask/akin.ts';
import { openAsk } from '../../src/lib/ask/ask.ts';
import type { Locale } from '../../src/lib/referee/game.ts';
import { builtFile } from './understood.ts';

interface Case {
  readonly locale: Locale;
  readonly agreed: { readonly question: string; readonly decision: string };
  /** The same, asked otherwise. */
  readonly same: readonly string[];
  readonly other: readonly string[];
}

const CASES: readonly Case[] = [
  {
    locale: 'ru',
    agreed: { question: 'можно взять два джокера', decision: 'Нет, только один джокер' },
    same: [
      'а два джокера взять можно?',
      'можно ли забрать оба джокера',
      'Аня берёт два джокера с третьего диска, так можно?',
      'два джокера',
      'берёт сразу двух джокеров',
      'сколько джокеров можно взять',
      'можно унести с тарелки два джокера',
      'можно взять два джокира',
    ],
    other: [
      'могу ли взять фишку без плиток',
      'можно взять часть плиток с диска',
      'можно ли положить два цвета за один ход',
      'можно ли оплатить клетку одними джокерами',
      'можно взять два цвета',
      'можно положить два джокера',
      'какой джокер в этом раунде',
      'взять две бонусные плитки',
      'если на диске одни джокеры',
      'можно взять',
    ],
  },
  {
    locale: 'en',
    agreed: { question: 'can I take two jokers', decision: 'No, only one joker' },
    same: [
      'may he take two wilds',
      'two jokers',
      'taking 2 jokers at once',
      'can I take both jokers',
      'am I allowed to grab two jokers from a display',
      'is it ok if Ann takes two jokers off the disc',
    ],
    other: [
      'can I take the token without tiles',
      'may I place two colours in one turn',
      'can I pay for a space with jokers only',
      'can I take some tiles from a display',
      'may I take two colours',
      'what is the joker this round',
      'can I pass',
      'take',
    ],
  },
  {
    locale: 'es',
    agreed: { question: 'puedo tomar dos comodines', decision: 'No, solo un comodín' },
    same: [
      '¿se pueden coger dos comodines?',
      'dos comodines',
      'Ana toma dos comodines del expositor, vale?',
      'puedo llevarme los dos comodines',
    ],
    other: [
      'puedo tomar la ficha sin losetas',
      'puedo colocar dos colores en un turno',
      'puedo pagar un espacio solo con comodines',
      'puedo tomar parte de las losetas',
      'puedo tomar dos colores',
      'puedo colocar dos comodines',
      'puedo pasar',
    ],
  },
];

const BAG = { question: 'кто держит мешок?', decision: 'Аня.' };
const DICE = { question: 'кубик упал на пол', decision: 'Перебрасываем.' };
const UNASKED = { question: '', decision: 'Мешок держит Аня' };

describe('agreements like a question', () => {
  it.each(CASES)('are found by the same question in other words ($locale)', async (one) => {
    const ask = await openAsk(await builtFile('summer-pavilion', one.locale));
    const finds = (question: string) => akin(ask, question, [one.agreed]).length > 0;
    expect(one.same.filter((question) => !finds(question))).toEqual([]);
  });

  it.each(CASES)('stand above no other question ($locale)', async (one) => {
    const ask = await openAsk(await builtFile('summer-pavilion', one.locale));
    const finds = (question: string) => akin(ask, question, [one.agreed]).length > 0;
    expect(one.other.filter(finds)).toEqual([]);
  });

  it('come most alike first, of equals the newest; what was decided counts where nobody asked', async () => {
    const ask = await openAsk(await builtFile('summer-pavilion', 'ru'));
    const again = { ...BAG, decision: 'Боря.' };
    expect(akin(ask, 'у кого этот мешок, кто держит?', [BAG, DICE, again])).toEqual([again, BAG]);
    expect(akin(ask, 'держит мешок', [UNASKED, DICE])).toEqual([UNASKED]);
    expect(akin(ask, 'кубик упал', [BAG, DICE])).toEqual([DICE]);
  });

  it('are found by fewer of the same words where both are surely answered alike', async () => {
    const ask = await openAsk(await builtFile('summer-pavilion', 'en'));
    const bag = { question: 'who holds the bag', decision: 'Ann.' };
    expect(akin(ask, 'whose hands is the bag in', [bag])).toEqual([bag]);
    expect(akin(ask, 'what if the bag is empty', [bag])).toEqual([]);
  });
});
