// The card of Azul: Summer Pavilion.
import type { GameCard } from '../card.ts';

export const summerPavilion: GameCard = {
  slug: 'summer-pavilion',
  titles: {
    en: 'Azul: Summer Pavilion',
    ru: 'Azul: Летний дворец',
    es: 'Azul: Pabellón de Verano',
  },
  seats: { min: 2, max: 4 },
  bggId: 287954,
  tools: [
    {
      path: 'score',
      titles: { en: 'Count a board', ru: 'Посчитать планшет', es: 'Contar un tablero' },
    },
    {
      path: 'round',
      titles: { en: 'Round and joker', ru: 'Раунд и джокер', es: 'Ronda y comodín' },
    },
  ],
  rules: async () => (await import('./module.ts')).summerPavilionRules,
  rulebook: async (locale) => (await import('./rulebook/rulebook.ts')).loadRulebook(locale),
  views: async () => (await import('./ui/views.ts')).views,
};
