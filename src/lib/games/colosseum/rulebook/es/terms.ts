// Names of chapters, columns, pieces and programs, in Spanish.
import type { Asset } from '../../data/assets.ts';
import type { ProgramNumber, Words } from '../words.ts';
import { assetName, starText } from './grammar.ts';

export const phases: Words['phases'] = {
  all: 'Toda la partida',
  setup: 'Preparación',
  investing: 'Fase 1: Inversión',
  acquiring: 'Fase 2: Subastas',
  trading: 'Fase 3: Comercio',
  producing: 'Fase 4: Producción',
  closing: 'Fase 5: Ceremonias de clausura',
  end: 'Final de la partida',
};

export const modes: Words['modes'] = {
  usual: 'solo en subastas con reglas básicas',
  intense: 'solo en subastas intensas',
  three: 'solo con 3 jugadores',
  four: 'solo con 4 jugadores',
  five: 'solo con 5 jugadores',
};

export const categories: Words['categories'] = {
  program: 'Programa',
  previous: 'Espectáculos anteriores',
  stars: 'Premios de artista estrella',
  nobles: 'Nobles en la arena',
  podiums: 'Podios',
  tickets: 'Abonos de temporada',
  medals: 'Medallas jugadas',
  marker: 'Por la mesa',
};

export const stages: Words['stages'] = {
  setup: 'preparación',
  investing: 'inversión',
  acquiring: 'subastas',
  trading: 'comercio',
  producing: 'producción',
  closing: 'ceremonias de clausura',
  farewell: 'últimas monedas',
  over: 'final de la partida',
};

export const ceremonies: Words['ceremonies'] = {
  podium: 'podio',
  discard: 'descarte',
  donation: 'donación',
};

export const parts: Words['parts'] = {
  base: 'programa',
  previous: 'espectáculos anteriores',
  stars: 'premios de artista estrella',
  nobles: 'nobles en la arena',
  podiums: 'podios',
  tickets: 'abonos de temporada',
  medals: 'medallas jugadas',
  other: 'marcador indicado sin desglose',
};

export const assets: Readonly<Record<Asset, string>> = {
  gladiator: assetName('gladiator'),
  comedian: assetName('comedian'),
  musician: assetName('musician'),
  horse: assetName('horse'),
  torch: assetName('torch'),
  priest: assetName('priest'),
  ship: assetName('ship'),
  lion: assetName('lion'),
  scenery: assetName('scenery'),
  decoration: assetName('decoration'),
  chariot: assetName('chariot'),
  cage: assetName('cage'),
  joker: assetName('joker'),
  emperor_token: assetName('emperor_token'),
  special_event: assetName('special_event'),
};

export const assetMarks: Readonly<Record<Asset, string>> = {
  gladiator: 'Gl',
  comedian: 'Co',
  musician: 'Mú',
  horse: 'Cb',
  torch: 'An',
  priest: 'Sa',
  ship: 'Ba',
  lion: 'Le',
  scenery: 'Es',
  decoration: 'De',
  chariot: 'Cu',
  cage: 'Ja',
  joker: 'Cm',
  emperor_token: 'Em',
  special_event: 'Ev',
};

export const stars: Words['stars'] = {
  gladiator: starText('gladiator'),
  ship: starText('ship'),
  musician: starText('musician'),
  comedian: starText('comedian'),
  priest: starText('priest'),
  horse: starText('horse'),
  lion: starText('lion'),
};

export const investments: Words['investments'] = {
  program: 'programa',
  expansion: 'ampliación de arena',
  ticket: 'abono de temporada',
  loge: 'palco del Emperador',
};

export const programs: Readonly<Record<ProgramNumber, string>> = {
  1: 'Tributo al Munus',
  2: 'Anfitrión',
  3: 'Oda a Aurora',
  4: 'Carrera de Jano',
  5: 'Naumaquia',
  6: 'Venatio',
  7: 'El último de los samnitas',
  8: 'Drama Última',
  9: 'Himno a Cupido',
  10: 'Caballería de Espartaco',
  11: 'La ira de Anfitrite',
  12: 'La cueva del suplicio de los leones',
  13: 'Reciario contra Secutor',
  14: 'Satiricón de Momo',
  15: 'Liras de Mercurio',
  16: 'Los ponis de Epona',
  17: 'Baco y las ninfas',
  18: 'Mare Spielbergus',
  19: 'Procesión de leones',
  20: 'Circus Maximus',
  21: 'Los diálogos de Plutón',
  22: 'Y Telus creó la Tierra',
  23: 'Safari Optimus Maximus',
  24: 'Las galeras de Apolo',
  25: 'Legendarios cazadores de leones',
  26: 'Cabalgata ecuestre de Venus',
  27: 'La furia de Neptuno',
  28: 'Los secretos revelados de Isis',
  29: 'Grandes profecías de Júpiter',
  30: 'Marcha triunfal de César',
};

export const programText = (program: number) => `programa ${program}`;

export function programTitle(program: number): string {
  const title = isNamed(program) ? programs[program] : undefined;
  return title === undefined ? programText(program) : `${programText(program)}, ${title}`;
}

function isNamed(program: number): program is ProgramNumber {
  return Object.hasOwn(programs, program);
}
