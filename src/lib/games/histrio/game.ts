// The card of Histrio.
import type { GameCard } from '../card.ts';
import { loadExamples, loadRulebook } from './rulebook/rulebook.ts';

export const histrio: GameCard = {
  slug: 'histrio',
  titles: { en: 'Histrio', ru: 'Пьеса из леса', es: 'Histrio' },
  seats: { min: 2, max: 5 },
  turns: 'together',
  bggId: 182120,
  purpose: {
    en: 'Keeps the King’s mood, the cities and the seasons, counts the festival, and says which rule it was.',
    ru: 'Следит за настроением Короля, городами и сезонами, считает фестиваль и называет правило.',
    es: 'Lleva el humor del Rey, las ciudades y las temporadas, cuenta el festival y cita la regla de cada caso.',
  },
  tools: [
    {
      path: 'mood',
      titles: { en: 'The King’s mood', ru: 'Настроение Короля', es: 'El humor del Rey' },
    },
    {
      path: 'festival',
      titles: { en: 'Count the festival', ru: 'Посчитать фестиваль', es: 'Contar el festival' },
    },
    {
      path: 'copy',
      titles: { en: 'Your copy', ru: 'Ваша коробка', es: 'Vuestra caja' },
    },
  ],
  progress: {
    en: ({ at, of }) => `Season ${at} of ${of}`,
    ru: ({ at, of }) => `Сезон ${at} из ${of}`,
    es: ({ at, of }) => `Temporada ${at} de ${of}`,
  },
  rules: async () => (await import('./module.ts')).histrioRules,
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
