// «y» and «o» change before a like sound, whichever letter writes it.
import { expect, it } from 'vitest';
import { formatNames } from '../../src/lib/i18n/format.ts';
import { listAnd, listOr } from '../../src/lib/i18n/spanishList.ts';

it.each([
  [['Ana', 'Íñigo'], 'Ana e Íñigo', 'Ana o Íñigo'],
  [['Ana', 'Bea', 'íñigo'], 'Ana, Bea e íñigo', 'Ana, Bea o íñigo'],
  [['Ana', 'Inés'], 'Ana e Inés', 'Ana o Inés'],
  [['Ana', 'Hímero'], 'Ana e Hímero', 'Ana o Hímero'],
  [['Ana', 'Hierro'], 'Ana y Hierro', 'Ana o Hierro'],
  [['Ana', 'Óscar'], 'Ana y Óscar', 'Ana u Óscar'],
  [['Ana', 'Hórus'], 'Ana y Hórus', 'Ana u Hórus'],
  [['Ana', 'Olga'], 'Ana y Olga', 'Ana u Olga'],
  [['Rey y Íñigo', 'Ana'], 'Rey y Íñigo y Ana', 'Rey y Íñigo o Ana'],
  [['Íñigo'], 'Íñigo', 'Íñigo'],
  [[], '', ''],
])('%j', (names, and, or) => {
  expect(listAnd(names)).toBe(and);
  expect(listOr(names)).toBe(or);
  expect(formatNames('es', names)).toBe(and);
});
