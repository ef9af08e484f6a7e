// Totals and the parts of a match in Spanish.
import type { RoundWords, UnitWords } from '../../../../referee/counting.ts';
import { partOf } from '../../rules/parts.ts';
import { agree } from './grammar.ts';

export const unit: UnitWords = {
  amount: (count, shown) => `${shown} ${agree(count, 'escudo', 'escudos')}`,
  byCategory: 'Escudos por apartado',
  most: 'Más escudos',
  forgotten: 'faltaban escudos',
  aheadAll: (name) => `${name} va en cabeza desde los primeros escudos hasta los últimos.`,
  aheadAtEnd: (name) => `${name} solo se adelanta con los últimos escudos.`,
};

export const rounds: RoundWords = {
  heading: (round) => {
    const { season, isFestival } = partOf(round);
    return isFestival ? `Festival de la temporada ${season}` : `Temporada ${season}`;
  },
  mark: (round) => {
    const { season, isFestival } = partOf(round);
    return isFestival ? 'Festival' : String(season);
  },
  totals: 'Escudos al final de cada temporada y de cada festival',
  aheadFrom: (name, round) => {
    const { season, isFestival } = partOf(round);
    const since = isFestival ? `el festival de la temporada ${season}` : `la temporada ${season}`;
    return `Desde ${since} hasta el final va en cabeza ${name}.`;
  },
};
