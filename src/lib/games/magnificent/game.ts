// The card of The Magnificent.
import type { GameCard } from '../card.ts';
import { loadExamples, loadRulebook } from './rulebook/rulebook.ts';

export const magnificent: GameCard = {
  slug: 'magnificent',
  titles: { en: 'The Magnificent', ru: 'Грандиозное представление', es: 'The Magnificent' },
  seats: { min: 1, max: 4 },
  first: { clause: 'magnificent.setup.random-starting-player', isByChance: true },
  bggId: 283863,
  purpose: {
    en: 'Adds up dice and power, says what you will owe, runs the round end and counts every card.',
    ru: 'Считает кубики и очки действий, долг в конце раунда, ведёт наборы и подсчёт карт.',
    es: 'Suma dados y poder, dice cuánto deberás, lleva el final de ronda y cuenta cada carta.',
  },
  tools: [
    { path: 'power', titles: { en: 'Power and dice', ru: 'Кубики и ОД', es: 'Poder y dados' } },
    { path: 'payment', titles: { en: 'Payment', ru: 'Оплата', es: 'Pago' } },
    {
      path: 'cards',
      titles: { en: 'What a card is worth', ru: 'Чего стоит карта', es: 'Lo que vale una carta' },
    },
    { path: 'final', titles: { en: 'Final count', ru: 'Итоговый подсчёт', es: 'Recuento final' } },
    { path: 'copy', titles: { en: 'Your copy', ru: 'Ваша коробка', es: 'Vuestra caja' } },
  ],
  progress: {
    en: ({ at, of }) => `Round ${at} of ${of}`,
    ru: ({ at, of }) => `Раунд ${at} из ${of}`,
    es: ({ at, of }) => `Ronda ${at} de ${of}`,
  },
  rules: async () => (await import('./module.ts')).magnificentRules,
  contents: async () => (await import('./rulebook/contents.ts')).CONTENTS,
  rulebook: loadRulebook,
  examples: loadExamples,
  named: async () => (await import('./advice/named.ts')).NAMED_MOVES,
  // Views are made on the phone; the condition keeps their styles off every page that is written at build time.
  views: () =>
    import.meta.env.SSR
      ? Promise.reject(new Error('A match has no page that is written at build time'))
      : import('./ui/views.ts').then(({ views }) => views),
};
