// What other editions of The Magnificent have otherwise, in Spanish.
import type { Words } from '../words.ts';

export const editions: Words['editions'] = {
  'magnificent.components.camp-tiles-russian': {
    spanish: 'La lista dice 72 losetas y no da tamaños: es un error.',
  },
  'magnificent.components.camp-tiles-spanish': { russian: '84 losetas: 36 grandes y 48 pequeñas.' },
  'magnificent.components.plastic-box': {
    russian: 'La reserva se deja en montones junto al tablero.',
  },
  'magnificent.setup.sort-supply': {
    spanish: 'La reserva se queda en los compartimentos de la caja de plástico.',
  },
  'magnificent.setup.first-game-side-a': {
    spanish: 'Siempre se juega con el lado A; del lado B no se dice nada.',
  },
  'magnificent.setup.side-a-always-in-spanish': {
    russian: 'El lado A es obligatorio solo en la primera partida.',
  },
  'magnificent.end.winner': { spanish: 'El objetivo es sumar puntos; no se habla de quién gana.' },
  'magnificent.end.tie-break': { spanish: 'No se habla de empates.' },
  'magnificent.end.tie-break-missing-in-spanish': {
    russian: 'En caso de empate decide el sombrero más alto de la pista de actuaciones.',
  },
};
