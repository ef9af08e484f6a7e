// The words of Azul: Summer Pavilion in Spanish (Spain). Impersonal throughout; colours agree with «loseta» or «estrella».
import { clauses } from './es/clauses.ts';
import { effects } from './es/effects.ts';
import { COLOUR_NAMES, FEATURE_NAMES, someTiles, spaceText, STAR_NAMES } from './es/grammar.ts';
import { headings } from './es/headings.ts';
import { refusals } from './es/refusals.ts';
import { rulings } from './es/rulings.ts';
import { checklist, moves, steps } from './es/tasks.ts';
import type { Words } from './words.ts';

export const es: Words = {
  phases: {
    setup: 'Preparación',
    round: 'La ronda',
    acquire: 'Fase 1: Adquirir losetas',
    place: 'Fase 2: Jugar losetas y puntuar',
    prepare: 'Fase 3: Preparar la siguiente ronda',
    end: 'Final de la partida',
  },
  modes: {
    coloured: 'solo en la cara de colores',
    grey: 'solo en la cara gris',
    two: 'solo con 2 jugadores',
    three: 'solo con 3 jugadores',
    four: 'solo con 4 jugadores',
  },
  categories: {
    start: 'Inicio',
    placing: 'Colocación',
    token: 'Jugador inicial',
    passing: 'Al pasar',
    stars: 'Estrellas',
    numbers: 'Números',
    leftover: 'Sobrantes',
  },
  amounts: { ...COLOUR_NAMES, kept: 'losetas en las esquinas' },
  colours: COLOUR_NAMES,
  letters: { purple: 'M', green: 'V', orange: 'N', yellow: 'A', blue: 'Z', red: 'R' },
  stars: STAR_NAMES,
  features: FEATURE_NAMES,
  headings,
  clauses,
  refusals,
  effects,
  checklist,
  steps,
  moves,
  rulings,
  moment: ({ round }) => `ronda ${round}`,
  spaceText,
  tilesText: someTiles,
};
