// Names of chapters, actions, artists, symbols and trainer spaces in Spanish.
import type { TrainerSpace } from '../../data/kinds.ts';
import type { Words } from '../words.ts';

export const phases: Words['phases'] = {
  overview: 'La partida de un vistazo',
  components: 'Componentes',
  setup: 'Preparación',
  expert: 'Para expertos',
  turn: 'El turno: dado y poder',
  build: 'Construir',
  travel: 'Viajar',
  posters: 'Carteles',
  perform: 'Actuar',
  trainers: 'Entrenadores',
  payment: 'Final de la ronda: pago',
  sets: 'Final de la ronda: conjuntos nuevos',
  scoring: 'Final de la ronda: puntuar una carta',
  prepare: 'Preparación de la ronda siguiente',
  end: 'Final de la partida',
  criteria: 'Criterios de las cartas maestras',
  bonuses: 'Bonificaciones',
  solo: 'En solitario',
};

export const modes: Words['modes'] = {
  solo: 'únicamente en solitario',
  first: 'solo en la primera partida',
  later: 'solo después de la primera partida',
  draft: 'solo con draft de cartas maestras',
  two: 'solo con 2 jugadores',
  'two-or-three': 'solo con 2 o 3 jugadores',
  three: 'solo con 3 jugadores',
  four: 'solo con 4 jugadores',
};

export const categories: Words['categories'] = {
  told: 'Puntos indicados',
  posters: 'Carteles y carpas',
  bonuses: 'Puntos de bonificación',
  payment: 'Monedas que faltan',
  cards: 'Cartas por ronda',
  halves: 'Cartas a la mitad',
  coins: 'Monedas al final',
  areas: 'Áreas del campamento',
};

export const stages: Words['stages'] = {
  setup: 'preparación',
  turns: 'turnos',
  payment: 'pago',
  sets: 'elección de conjuntos',
  scoring: 'puntuar una carta',
  preparing: 'preparación de la ronda siguiente',
  halves: 'cartas a la mitad',
  areas: 'monedas y áreas',
  over: 'final de la partida',
};

export const newCards = 'elección de cartas';

export const turnStages: Words['turnStages'] = {
  die: 'tomar un dado',
  power: 'poder',
  action: 'acción',
  after: 'tras la acción',
};

export const sources: Words['sources'] = {
  card: 'carta maestra',
  camp: 'campamento',
  tent: 'casilla de carpa',
  trainer: 'entrenador',
  track: 'viaje',
  setup: 'preparación',
};

export const boardParts: Words['boardParts'] = {
  track: 'pista de actuaciones',
  levels: 'niveles de construcción',
  tentSpaces: 'casillas de carpa',
  startingTent: 'carpa inicial',
  trainerSpaces: 'casillas de entrenador',
  trackGaps: 'huecos de la pista',
};

export const actions: Words['actions'] = {
  build: 'construir',
  travel: 'viajar',
  perform: 'actuar',
};

export const artists: Words['artists'] = {
  alberic: 'Alberic',
  bronson: 'Bronson',
  kimora: 'Kimora',
  larissa: 'Larissa',
  lungile: 'Lungile',
  suhayl: 'Suhayl',
};

export const symbols: Words['symbols'] = {
  orange: 'fuego',
  green: 'animales',
  purple: 'magia',
};

export const trainerSpaces: Words['trainerSpaces'] = {
  flip_die: 'dado a la cara opuesta',
  buy_poster: 'comprar un cartel',
  change_tile_colour: 'color libre de una loseta',
  counterclockwise: 'viaje en sentido antihorario',
  rearrange_before: 'recolocar antes de actuar',
  two_coins: '2 monedas',
  clear_gem: 'gema transparente',
  plus_one: '+1 al dado',
  build_plus_two: '+2 al construir',
  extra_large_tile: 'loseta grande adicional',
  double_camp_bonus: 'bonificación doble de loseta',
  travel_plus_three: '+3 al viajar',
  double_tent_bonus: 'bonificación doble de carpa',
  point_per_poster: '1 punto por cartel',
  ignore_camp_tile: 'pasar por alto una loseta',
  perform_plus_two: '+2 al actuar',
  extra_poster: 'un cartel más',
};

export const spaceKinds: Words['spaceKinds'] = {
  single: '1 entrenador',
  each: '1 o más',
  double: '2 entrenadores',
};

/** As a sentence names it: «+1 al dado» in quotes. */
export const spaceName = (space: TrainerSpace) => `«${trainerSpaces[space]}»`;
