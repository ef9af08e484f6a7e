// Names of the event programs in Russian. No Russian cards were seen: these are translations, the number is what counts.
import type { Words } from '../words.ts';
import { NBSP } from './grammar.ts';

export const programs: Words['programs'] = {
  1: 'Дань Мунусу',
  2: 'Амфитрион',
  3: 'Ода Авроре',
  4: 'Забег Януса',
  5: 'Навмахия',
  6: 'Венацио',
  7: 'Последний из самнитов',
  8: 'Драма Ультима',
  9: 'Гимн Купидону',
  10: 'Конница Спартака',
  11: 'Гнев Амфитриты',
  12: 'Пещера львиных мук',
  13: 'Ретиарий против секутора',
  14: 'Сатирикон Мома',
  15: 'Лиры Меркурия',
  16: 'Пони Эпоны',
  17: 'Вакх и нимфы',
  18: 'Море Спилбергус',
  19: 'Шествие львов',
  20: 'Большой цирк',
  21: 'Диалоги Плутона',
  22: 'И Теллус сотворила землю',
  23: 'Сафари Оптимус Максимус',
  24: 'Галеры Аполлона',
  25: 'Легендарные охотники на львов',
  26: 'Кавалькада Венеры',
  27: 'Ярость Нептуна',
  28: 'Раскрытые тайны Исиды',
  29: 'Великие пророчества Юпитера',
  30: 'Триумфальный марш Цезаря',
};

const BY_NUMBER: Readonly<Record<number, string>> = programs;

/** «программа 7» */
export const programText = (program: number) => `программа${NBSP}${program}`;

/** «программа 7 «Последний из самнитов»» */
export function programTitle(program: number): string {
  const name = BY_NUMBER[program];
  return name === undefined ? programText(program) : `${programText(program)} «${name}»`;
}

/** Genitive: «программы 7 нет». */
export const programGen = (program: number) => `программы${NBSP}${program}`;

/** Dative: «программе 7». */
export const programDat = (program: number) => `программе${NBSP}${program}`;

/** «программу 3 или 7»: accusative. */
export function oneOfPrograms(some: readonly number[]): string {
  const list = new Intl.ListFormat('ru', { type: 'disjunction' }).format(some.map(String));
  return `программу${NBSP}${list}`;
}

/** Added where the row of the program was not checked against its card. */
export function unreadText(unread: boolean): string {
  return unread
    ? ' Строка этой программы взята из открытых источников: посмотрите на саму карту.'
    : '';
}
