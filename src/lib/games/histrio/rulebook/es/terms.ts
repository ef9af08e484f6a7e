// Names of chapters, columns and what a secret request counts, in Spanish.
import type { Condition } from '../../rules/moves.ts';
import type { Words } from '../words.ts';
import { isYesNo } from '../yesNo.ts';
import { ecus } from './grammar.ts';

export const phases: Words['phases'] = {
  any: 'El juego y su caja',
  setup: 'Preparación',
  travel: 'Fase 1: Viaje',
  resolution: 'Fase 2: Resolución',
  'new-opportunities': 'Fase 3: Nuevas oportunidades',
  scoring: 'Festival: recuento de escudos',
  'season-change': 'Preparación de la segunda temporada',
  end: 'Final de la partida',
};

export const modes: Words['modes'] = {
  friends: 'solo con 2 jugadores',
};

export const categories: Words['categories'] = {
  start: 'Inicio',
  bonuses: 'Bonificaciones',
  thefts: 'Robos',
  managers: 'Regidores',
  wages: 'Pagos a actores',
  actors: 'Actores acordes',
  shows: 'Espectáculos',
  requests: 'Peticiones secretas',
  acrobats: 'Acróbatas',
  counted: 'Lo demás, sin anotar',
};

export const measures: Words['measures'] = {
  actors: 'actores de la compañía',
  comedians: 'comediantes',
  tragedians: 'trágicos',
  'level-1': 'actores de nivel 1',
  'level-2': 'actores de nivel 2',
  'level-3': 'actores de nivel 3',
  'level-4': 'actores de nivel 4',
  'level-5': 'actores de nivel 5',
  'comedian-experience': 'experiencia de los comediantes',
  'tragedian-experience': 'experiencia de los trágicos',
  difference: 'diferencia del espectáculo',
  'matching-actors': 'actores acordes con el humor del Rey',
  'other-actors': 'actores contrarios al humor del Rey',
  acrobats: 'acróbatas',
  'own-managers': 'regidores propios en el Teatro',
  'all-managers': 'todos los regidores en el Teatro',
  requests: 'peticiones secretas',
  'show-pleases': 'el espectáculo agrada al Rey',
  'show-is-best': 'el espectáculo es el mejor',
  'show-displeases': 'el espectáculo no agrada al Rey',
  ecus: 'escudos del jugador',
  'players-with-less': 'jugadores con menos escudos',
  'used-travel-cards': 'cartas de viaje usadas',
};

export function conditionText({ pays, counts, ecus: paid, atLeast, atMost }: Condition): string {
  if (isYesNo(counts)) return `${ecus(paid)} si ${measures[counts]}`;
  const often = pays === 'each' ? 'por cada uno' : 'una vez';
  return `${ecus(paid)} ${often}: ${measures[counts]}${boundsText(atLeast, atMost)}`;
}

function boundsText(atLeast: number | undefined, atMost: number | undefined): string {
  if (atLeast === undefined) return atMost === undefined ? '' : `, ${atMost} como máximo`;
  if (atMost === undefined) return `, ${atLeast} o más`;
  return atLeast === atMost ? `, exactamente ${atLeast}` : `, de ${atLeast} a ${atMost}`;
}
