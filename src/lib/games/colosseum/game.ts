// The card of Colosseum.
import type { GameCard } from '../card.ts';
import { loadExamples, loadRulebook } from './rulebook/rulebook.ts';

export const colosseum: GameCard = {
  slug: 'colosseum',
  titles: { en: 'Colosseum', ru: 'Колизей', es: 'Colosseum' },
  seats: { min: 3, max: 5 },
  first: { clause: 'colosseum.frame.initial-first-player' },
  bggId: 27746,
  purpose: {
    en: 'Runs the auctions, moves the nobles, counts every audience, and says which rule it was.',
    ru: 'Ведёт аукционы, двигает знать, считает зрителей и называет правило.',
    es: 'Lleva las subastas, mueve a los nobles, cuenta el público de cada espectáculo y cita la regla de cada caso.',
  },
  tools: [
    {
      path: 'auction',
      titles: { en: 'Auction clerk', ru: 'Аукционист', es: 'Subastador' },
    },
    {
      path: 'audience',
      titles: { en: 'Count the audience', ru: 'Посчитать зрителей', es: 'Contar el público' },
    },
    {
      path: 'nobles',
      titles: { en: 'The nobles’ ring', ru: 'Кольцо знати', es: 'El anillo de los nobles' },
    },
    {
      path: 'copy',
      titles: { en: 'Your programs', ru: 'Ваши программы', es: 'Vuestros programas' },
    },
  ],
  progress: {
    en: ({ at, of }) => `Round ${at} of ${of}`,
    ru: ({ at, of }) => `Ход ${at} из ${of}`,
    es: ({ at, of }) => `Ronda ${at} de ${of}`,
  },
  rules: async () => (await import('./module.ts')).colosseumRules,
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
