// Refusals in Spanish: performing and trainers.
import type { RefusalFacts } from '../../rules/facts.ts';
import type { Name, Words } from '../words.ts';
import {
  agree,
  coins as coinsOf,
  counted,
  gemText,
  posters as postersOf,
  power as powerOf,
  spaces as spacesOf,
  tileText,
  trainers as trainersOf,
  trackPlace,
  trackSpace,
  list,
} from './grammar.ts';
import { actions, spaceName } from './terms.ts';

export const showRefusals = {
  // Sombreros
  'magnificent.perform.any-lower-space': ({ space, spaces, requirement, seat }, name) => {
    if (requirement === undefined)
      return {
        reason:
          space > spaces
            ? `La pista de actuaciones tiene ${spacesOf(spaces)} y la ${trackPlace({ space })} no existe.`
            : 'La pista de actuaciones indicada no sube de menos a más poder, o no deja sitio a cada sombrero.',
        instead: 'Las casillas se cuentan desde la más baja, que es la 1.',
      };
    const hat = seat === undefined ? 'Un sombrero de otro color' : `Un sombrero de ${name(seat)}`;
    const where =
      `la ${trackSpace({ space, requirement })}` + (requirement === 0 ? ', sin número,' : '');
    return {
      reason: `${hat} está en ${where} y la pista leída no tiene una casilla así.`,
      instead: 'Se busca esa casilla en el tablero y se lee la pista otra vez desde abajo.',
    };
  },
  'magnificent.perform.space-within-power': ({ seat, requirement, power }, name) => ({
    reason: `La casilla pide ${powerOf(requirement)} y ${name(seat)} tiene ${power}.`,
    instead: 'Se puede elegir una casilla libre más baja.',
  }),
  'magnificent.perform.space-vacant': ({ by, ...place }, name) => ({
    reason:
      by === undefined
        ? `La ${trackSpace(place)} está ocupada toda la partida.`
        : `En la ${trackSpace(place)} hay un sombrero de ${name(by)}.`,
    instead: 'Se elige una casilla libre más baja, u otra que permita el poder.',
  }),
  'magnificent.perform.first-time-board-hat': ({ seat }, name) => ({
    reason: `Falta decir a qué casilla va el sombrero de ${name(seat)}, o no es el del tablero.`,
    instead:
      'La primera vez en la ronda se mueve el del tablero; la segunda, el de la zona de juego.',
  }),
  'magnificent.perform.second-time-second-hat': ({ seat }, name) => ({
    reason: `Es la segunda actuación de ${name(seat)} en la ronda y usa el sombrero de la zona de juego.`,
    instead: 'Se indica solo a qué casilla va.',
  }),
  'magnificent.perform.third-fourth-any-hat': ({ seat, hats }, name) => ({
    reason: `Falta decir cuál de los sombreros de ${name(seat)} se mueve.`,
    instead: `${agree(hats.length, 'Está en la casilla', 'Están en las casillas')} ${list(hats.map(trackPlace))}.`,
  }),

  // Carteles
  'magnificent.perform.poster-limit': ({ seat, told, most }, name) => ({
    reason:
      most === 0
        ? `Desde esta casilla ${name(seat)} no puede completar carteles.`
        : `${name(seat)} puede completar ${postersOf(most)} y ${agree(told, 'se ha', 'se han')} indicado ${told}.`,
    instead: 'Se completan menos, o se elige otra casilla.',
  }),
  'magnificent.posters.linked-tent-space': ({ seat, space, once }, name) =>
    once === true
      ? {
          reason: `El cartel de la casilla ${space} de ${name(seat)} tiene que quedar en una sola casilla.`,
          instead: 'Cada cartel recibe una casilla.',
        }
      : {
          reason: `En la casilla ${space} de ${name(seat)} no hay un cartel por completar.`,
          instead: 'Se indica una vez cada casilla con cartel.',
        },
  'magnificent.perform.completed-face-down': (facts, name) =>
    'space' in facts
      ? {
          reason: `${name(facts.seat)} indica dos veces el cartel de la casilla ${facts.space}; al completarse se da la vuelta.`,
          instead: 'Cada cartel se indica una vez.',
        }
      : {
          reason: `De los carteles completados de ${name(facts.seat)} no pueden contar ${facts.count} para esta carta.`,
          instead: `Se cuentan otra vez: ${between(facts.least, facts.most)}.`,
        },
  'magnificent.perform.needs-tent-below': ({ seat, space, isRead }, name) => ({
    reason:
      isRead === true
        ? `En la casilla ${space} de ${name(seat)} no hay carpa.`
        : `Debajo del cartel de la casilla ${space} de ${name(seat)} no hay carpa.`,
    instead:
      isRead === true
        ? 'Se anota una carpa que esté en la zona de carpas.'
        : 'Se completan carteles con una carpa debajo.',
  }),
  'magnificent.perform.reward-poster': ({ space }) => ({
    reason: `Del cartel de la casilla ${space} no se ha indicado lo que lleva impreso.`,
    instead: 'Se indican sus losetas, gemas, puntos y monedas.',
  }),
  'magnificent.perform.reward-tent': ({ space }) => ({
    reason: `De la carpa de la casilla ${space} no se ha indicado lo que lleva impreso.`,
    instead: 'Se indican su gema, si la pide, y sus puntos y monedas.',
  }),
  'magnificent.perform.needs-all-camp-tiles': ({ seat, tile, has, needs }, name) => ({
    reason: `Para el cartel ${agree(needs, 'hace', 'hacen')} falta ${tileText(tile, needs)} y ${name(seat)} tiene ${has}.`,
    instead: 'Se completa otro cartel, o ninguno.',
  }),
  'magnificent.perform.tile-requirements-add-up': ({ seat, tile, has, needs }, name) => ({
    reason: `Para esos carteles juntos ${agree(needs, 'hace', 'hacen')} falta ${tileText(tile, needs)} y ${name(seat)} tiene ${has}.`,
    instead: 'Se completan menos carteles: cada loseta sirve para uno.',
  }),
  'magnificent.perform.discard-poster-gems': lackingGems,
  'magnificent.perform.discard-tent-gem': lackingGems,
  'magnificent.perform.rearrange-only-then': ({ seat }, name) => ({
    reason: `${name(seat)} no puede recolocar así sus carteles ahora.`,
    instead:
      'Se recolocan tras completar carteles; antes, solo con un entrenador en la casilla que lo permite.',
  }),

  // Entrenadores
  'magnificent.trainers.any-number': ({ seat, trainers, has }, name) => ({
    reason:
      has === 0
        ? `${name(seat)} no tiene entrenadores libres.`
        : `${name(seat)} tiene ${counted(has, 'entrenador libre', 'entrenadores libres')} y no puede usar ${trainers}.`,
    instead:
      has === 0 ? 'Los usados vuelven al final de la ronda.' : `Se pueden usar hasta ${has}.`,
  }),
  'magnificent.trainers.own-tiles-or-board-only': ({ seat, space, owner }, name) => ({
    reason:
      owner === undefined
        ? `${name(seat)} no tiene la ficha ${spaceName(space)}.`
        : `La ficha ${spaceName(space)} es de ${name(owner)}.`,
    instead: 'Se usan las casillas del tablero y las de las fichas propias.',
  }),
  'magnificent.trainers.kind-single': placed,
  'magnificent.trainers.kind-per-trainer': placed,
  'magnificent.trainers.kind-double': placed,
  'magnificent.trainers.action-specific': ({ seat, space, action, needed }, name) =>
    action === undefined
      ? {
          reason: `La casilla ${spaceName(space)} vale solo al ${actions[needed]} y ${name(seat)} no puede ${actions[needed]} ahora.`,
          instead: 'Antes se aumenta el poder, o se usa otra casilla.',
        }
      : {
          reason: `La casilla ${spaceName(space)} vale solo al ${actions[needed]} y la acción de ${name(seat)} es otra: ${actions[action]}.`,
          instead: 'Se usa otra casilla.',
        },
  'magnificent.trainers.board-flip-die': ({ seat, value, opposite }, name) =>
    value + opposite === 7
      ? {
          reason: `Ya es tarde para que ${name(seat)} gire el dado: está tomado.`,
          instead: 'Se gira antes de pulsar «Tomar»; para volver ahí, se deshace.',
        }
      : {
          reason: `La cara opuesta del dado de ${name(seat)} es el ${opposite}, no el ${value}.`,
          instead: `Se gira al ${opposite}, o se deja como está.`,
        },
  'magnificent.trainers.board-buy-poster': ({ seat, cost, coins }, name) => ({
    reason: `Comprar así cuesta ${coinsOf(cost)} y ${name(seat)} tiene ${coins}.`,
    instead: 'Se usan menos entrenadores, o ninguno.',
  }),
  'magnificent.trainers.board-counterclockwise': ({ seat }, name) => ({
    reason: `${name(seat)} ha usado un entrenador para viajar en sentido antihorario.`,
    instead: 'El carromato hace así todo el viaje.',
  }),
  'magnificent.trainers.board-rearrange-before': ({ seat }, name) => ({
    reason: `${name(seat)} ya no puede recolocar carteles con esta casilla.`,
    instead: 'Su efecto llega antes de actuar.',
  }),
  'magnificent.trainers.fresh-trainer-not-on-its-source': ({ seat, space }, name) => ({
    reason: `En la casilla ${spaceName(space)}, el entrenador que acaba de ganar ${name(seat)} no puede cambiar aquello de lo que procede.`,
    instead: 'Se puede usar para lo que venga después.',
  }),
  'magnificent.trainers.board-change-tile-colour': ({ seat }, name) => ({
    reason: `A ${name(seat)} no le queda ninguna loseta a la que cambiar el color.`,
    instead: 'Se usa al construir, antes de poner la loseta: un entrenador por loseta.',
  }),
  'magnificent.trainers.tile-double-camp-bonus': ({ seat }, name) => ({
    reason: `${name(seat)} no tiene ninguna loseta cuya bonificación doblar ahora.`,
    instead: 'Se usa al construir, antes de poner la loseta.',
  }),
  'magnificent.trainers.tile-double-camp-bonus-not-card-tiles': ({ seat }, name) => ({
    reason: `La loseta de ${name(seat)} viene de una carta maestra y su bonificación no se dobla.`,
    instead: 'Se dobla la de una loseta de la acción.',
  }),
} satisfies Partial<Words['refusals']>;

function lackingGems(
  { seat, colour, has, needs }: RefusalFacts['magnificent.perform.discard-poster-gems'],
  name: Name,
) {
  return {
    reason:
      has < needs
        ? `Hace falta descartar ${gemText(colour, needs)} y ${name(seat)} tiene ${has}.`
        : `Las gemas indicadas para ${name(seat)} no son las que se piden: ${gemText(colour, needs)}.`,
    instead:
      'Una gema transparente sirve en lugar de cualquiera; si no, se completan menos carteles.',
  };
}

const TAKES = {
  single: 'admite 1 entrenador, para un solo uso por turno',
  each: 'admite un entrenador por cada uso',
  double: 'admite 2 entrenadores, para un solo uso por turno',
} as const;

function placed(
  { seat, space, trainers, kind }: RefusalFacts['magnificent.trainers.kind-single'],
  name: Name,
) {
  return {
    reason: `La casilla ${spaceName(space)} ${kind === undefined ? 'admite 1 o 2 entrenadores, para un solo uso por turno' : TAKES[kind]}; ${name(seat)} pondría ${trainersOf(trainers)}.`,
    instead: 'Se indica otro número de entrenadores, o se sigue sin esa casilla.',
  };
}

function between(least: number, most: number): string {
  return least === most ? `pueden ser ${most}` : `pueden ser de ${least} a ${most}`;
}
