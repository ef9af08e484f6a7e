// The card of Azul: Summer Pavilion.
import type { GameCard } from '../card.ts';
import { loadExamples, loadRulebook } from './rulebook/rulebook.ts';

export const summerPavilion: GameCard = {
  slug: 'summer-pavilion',
  titles: {
    en: 'Azul: Summer Pavilion',
    ru: 'Azul: Летний дворец',
    es: 'Azul: Pabellón de Verano',
  },
  seats: { min: 2, max: 4 },
  first: { clause: 'summer-pavilion.round.youngest-starts' },
  bggId: 287954,
  purpose: {
    en: 'Keeps the round and its joker, counts every placement and all goals, and says which rule it was.',
    ru: 'Следит за раундом и джокером, считает каждую плитку и все цели и называет правило.',
    es: 'Lleva la ronda y su comodín, cuenta cada loseta y todos los objetivos, y cita la regla de cada caso.',
  },
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
  progress: {
    en: ({ at, of }) => `Round ${at} of ${of}`,
    ru: ({ at, of }) => `Раунд ${at} из ${of}`,
    es: ({ at, of }) => `Ronda ${at} de ${of}`,
  },
  rules: async () => (await import('./module.ts')).summerPavilionRules,
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
