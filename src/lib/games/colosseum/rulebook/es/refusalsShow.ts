// Refusals in Spanish: producing, medals, closing ceremonies and the end.
import type { SeatId } from '../../../../referee/ruling.ts';
import type { Face } from '../../data/assets.ts';
import type { Name, Words } from '../words.ts';
import {
  agree,
  assetNames,
  assetText,
  counted,
  dice as diceOf,
  faces,
  list,
  medals as medalsOf,
  names,
  needed,
  oneOfAssets,
  oneOfNames,
  oneOfNumbers,
  squares,
} from './grammar.ts';
import { checked } from './refusalsTable.ts';

export const showRefusals = {
  // Producción
  'colosseum.produce.turn-order': ({ seat, next }, name) => ({
    reason: `Ahora no le toca a ${name(seat)}, sino a ${name(next)}.`,
    instead: `${name(next)} mueve nobles y produce un espectáculo, o pasa.`,
  }),
  'colosseum.produce.one-per-round': ({ seat, program }, name) => ({
    reason: `${name(seat)} ya ha producido el programa ${program} esta ronda.`,
    instead: 'Se sigue con los demás jugadores: hay un espectáculo por ronda.',
  }),
  'colosseum.produce.three-steps': ({ seat, step }, name) => {
    switch (step) {
      case 'rolled':
        return {
          reason: `${name(seat)} ya ha movido nobles con los dados.`,
          instead: 'Ahora se juegan medallas, se produce un espectáculo o se pasa.',
        };
      case 'told':
        return {
          reason: 'En esta mesa no se anotan las casillas de los nobles.',
          instead: 'Los nobles de la arena se indican con el espectáculo.',
        };
      case 'event':
        return {
          reason: `${name(seat)} ha tirado los dados y en esta mesa no se tira sin producir.`,
          instead: 'Se produce un espectáculo o se deshace la tirada.',
        };
    }
  },
  'colosseum.produce.choose-program': ({ seat, program, owned }, name) => ({
    reason: `${name(seat)} no tiene el programa ${program}.`,
    instead:
      owned.length === 0
        ? 'Se indica un programa propio o se pasa.'
        : `Se puede producir el programa ${oneOfNumbers(owned)}.`,
  }),
  'colosseum.produce.arena-size': ({ program, needs, has, unread }) => ({
    reason: `El programa ${program} pide una arena de ${squares(needs)} y la de ahora tiene ${has}.`,
    instead: checked('Se puede producir otro programa o pasar.', unread, program),
  }),
  'colosseum.produce.lay-assets': ({ seat, asset, placed, has }, name) => ({
    reason:
      has === 0
        ? `${name(seat)} no tiene ${assetNames(asset)} que poner.`
        : `${name(seat)} tiene ${assetText(asset, has)} y no puede poner ${placed}.`,
    instead: 'Lo que falta lo sustituye un comodín o se queda sin poner.',
  }),
  'colosseum.produce.minimum-set': ({ program, placed, least, unread }) => ({
    reason: `El programa ${program} exige al menos ${needed(least)} y hay ${placed}.`,
    instead: checked('Se pueden poner más, producir otro programa o pasar.', unread, program),
  }),
  'colosseum.score.stars': ({ program, stars, most, unread }) => ({
    reason: `Con el programa ${program} y estas fichas ${agree(most, 'cuenta', 'cuentan')} ${counted(most, 'premio')}, no ${stars}.`,
    instead: checked(`Se indica ${most} como máximo.`, unread, program),
  }),
  'colosseum.joker.replaces-one': ({ seat, jokers, has, asset }, name) => {
    if (asset === 'joker')
      return {
        reason: 'Falta decir a qué recurso sustituye cada comodín.',
        instead: 'Se indica uno del programa por cada comodín.',
      };
    if (asset !== undefined)
      return {
        reason: `Ningún programa pide ${assetNames(asset)}.`,
        instead: 'Se ponen recursos estándar y comodines.',
      };
    return has === 0
      ? { reason: `${name(seat)} no tiene comodines.`, instead: 'Se produce sin ellos.' }
      : {
          reason: `${name(seat)} tiene ${assetText('joker', has)} y no puede poner ${jokers}.`,
          instead: `Se puede poner ${has} como máximo.`,
        };
  },

  // Dados
  'colosseum.dice.one-without-loge': ({ seat, dice }, name) => ({
    reason: `Sin palco del Emperador, ${name(seat)} tira 1 dado, no ${dice}.`,
    instead: 'Se indica un solo dado.',
  }),
  'colosseum.dice.two-with-loge': ({ seat, dice }, name) => ({
    reason: `Con palco del Emperador, ${name(seat)} tira 2 dados, no ${dice}.`,
    instead: 'Se indican los dos, o no se tira.',
  }),
  'colosseum.dice.clockwise': ({ dice, by }) => ({
    reason: unreached(dice, by),
    instead: 'Cada dado mueve a un noble justo lo que muestra; los dos a uno solo, la suma.',
  }),
  'colosseum.dice.choice-face': ({ dice, by }) => ({
    reason: unreached(dice, by),
    instead: 'La cara I–III vale 1, 2 o 3 a elección y las demás, justo lo que muestran.',
  }),
  'colosseum.rest.medal': ({ seat, rests, most }, name) => ({
    reason: `La tirada de ${name(seat)} da ${medalsOf(most)} como máximo, no ${rests}.`,
    instead: `Se indica ${most} como máximo.`,
  }),
  'colosseum.dice.split-or-sum': ({ dice, moves }) =>
    moves > dice.length
      ? {
          reason: `Con ${diceOf(dice.length)} no se pueden hacer ${moves} movimientos.`,
          instead: 'Cada dado mueve a un noble.',
        }
      : {
          reason: 'Los dos dados para el mismo noble son un solo movimiento.',
          instead: 'Se indica la suma, o un noble distinto con cada dado.',
        },

  // Medallas y fichas especiales
  'colosseum.medal.move-after-dice': ({ seat }, name) => ({
    reason: `${name(seat)} aún no ha movido nobles con los dados.`,
    instead: 'Primero van los dados y después las medallas.',
  }),
  'colosseum.medal.use-move': ({ by, most }) => ({
    reason: `Una medalla mueve a un noble de 1 a ${most} casillas, no ${Math.abs(by)}.`,
    instead: 'Para ir más lejos se juegan más medallas, una tras otra.',
  }),
  'colosseum.medal.discarded': ({ seat, medals, has }, name) =>
    has === 0
      ? {
          reason: `${name(seat)} no tiene medallas que jugar.`,
          instead: 'Se sigue sin ellas.',
        }
      : {
          reason: `${name(seat)} tiene ${medalsOf(has)} y no puede jugar ${medals}.`,
          instead: `Se puede jugar ${has} como máximo.`,
        },
  'colosseum.medal.use-coins': ({ seat }, name) => ({
    reason: `En esta mesa ya no se cambian medallas tras el último espectáculo: ${name(seat)} conserva las suyas.`,
    instead: 'Se termina la partida con las monedas que hay.',
  }),
  'colosseum.medal.supply': ({ seat }, name) => ({
    reason: 'Junto al tablero no queda ninguna medalla.',
    instead: `${name(seat)} conserva la ficha de evento especial para más adelante.`,
  }),
  'colosseum.special-event.two-uses': ({ seat }, name) => ({
    reason: `${name(seat)} no tiene ninguna ficha de evento especial.`,
    instead: 'Se sigue sin ella.',
  }),
  'colosseum.emperor-token.exchange': ({ seat }, name) => ({
    reason: `${name(seat)} no guarda fichas del Emperador: al recibirlas se cambian por medallas.`,
    instead: 'El cambio se anota solo; en una mesa empezada se indican las medallas.',
  }),

  // Ceremonias de clausura
  'colosseum.podium.best-so-far': ({ seat, leaders, result }, name) => ({
    reason: `${name(seat)} no va en cabeza: el mejor resultado es ${result}.`,
    instead: `El podio es para ${oneOfNames(leaders, name)}.`,
  }),
  'colosseum.podium.tie-coins': ({ seat, richest, coins }, name) =>
    seat === undefined
      ? {
          reason: unkeptText(richest, name),
          instead: 'Se indica quién de ellos tiene más monedas.',
        }
      : {
          reason: `En cabeza hay empate y ${names(richest, name)} ${agree(richest.length, 'tiene', 'tienen')} más monedas que ${name(seat)}: ${coins}.`,
          instead: `El podio es para ${oneOfNames(richest, name)}.`,
        },
  'colosseum.podium.tie-dice': ({ tied }, name) => ({
    reason: `Empatan en resultado y en monedas ${names(tied, name)}.`,
    instead: 'Cada uno tira 2 dados y se indica quién saca la suma mayor.',
  }),
  'colosseum.cleanup.discard-one': ({ seat, asset, used }, name) => {
    if (used.length === 0)
      return {
        reason: `${name(seat)} no tiene nada que descartar ahora.`,
        instead: 'Se sigue con los demás jugadores.',
      };
    return {
      reason:
        asset === undefined
          ? `Falta decir qué ficha descarta ${name(seat)}.`
          : `${name(seat)} no puede descartar ${assetText(asset, 1)} de su último espectáculo.`,
      instead: `Se puede descartar: ${oneOfAssets(used)}.`,
    };
  },
  'colosseum.donation.last-asks-leader': ({ leader, owned, asset, seat }, name) => {
    if (seat !== undefined)
      return {
        reason:
          seat === leader
            ? `${name(leader)} tiene el podio de esta ronda: entrega la ficha, no la pide.`
            : `${name(seat)} no ocupa el último lugar.`,
        instead: 'Pide quien va en último lugar y, si hay empate, quien tiene menos monedas.',
      };
    return {
      reason:
        asset === undefined
          ? `Falta decir qué ficha se pide a ${name(leader)}.`
          : `${name(leader)} no tiene ${assetNames(asset)}.`,
      instead:
        owned.length === 0 ? 'Se sigue sin donación.' : `Se puede pedir: ${oneOfAssets(owned)}.`,
    };
  },
  'colosseum.donation.no-specials': ({ asset }) => ({
    reason: `No se pueden pedir ${assetNames(asset)}.`,
    instead: 'Se pide un recurso estándar.',
  }),
  'colosseum.donation.tie-poorest': ({ seat, poorest }, name) =>
    seat === undefined
      ? {
          reason: unkeptText(poorest, name),
          instead: 'Se indica quién de ellos tiene menos monedas.',
        }
      : {
          reason: `En el último lugar hay empate y ${names(poorest, name)} ${agree(poorest.length, 'tiene', 'tienen')} menos monedas que ${name(seat)}.`,
          instead: `La ficha es para ${oneOfNames(poorest, name)}.`,
        },
  'colosseum.donation.tie-dice': ({ tied }, name) => ({
    reason: `Empatan en el último lugar y en monedas ${names(tied, name)}.`,
    instead: 'Cada uno tira 1 dado y se indica quién saca más.',
  }),
  'colosseum.end.tie-coins': ({ tied }, name) => ({
    reason: unkeptText(tied, name),
    instead: 'Se indica cuántas monedas tiene cada uno.',
  }),
  'colosseum.end.tie-stars': ({ tied }, name) => ({
    reason: `Empatan en resultado y en monedas ${names(tied, name)}.`,
    instead: 'Se indica cuántos premios de artista estrella tiene cada uno.',
  }),
} satisfies Partial<Words['refusals']>;

function unkeptText(tied: readonly SeatId[], name: Name): string {
  return `Empatan ${names(tied, name)}, y nadie ha llevado la cuenta de sus monedas.`;
}

function unreached(dice: readonly Face[], by: readonly number[]): string {
  const last = by.at(-1);
  if (last === undefined)
    return `${agree(dice.length, 'Ha', 'Han')} salido ${faces(dice)} y no se ha movido a nadie.`;
  const walked = list([...by.slice(0, -1).map(String), squares(last)]);
  const sum = by.reduce((all, one) => all + one, 0);
  return `Con ${faces(dice)} no se ${agree(sum, 'puede', 'pueden')} avanzar ${walked} así.`;
}
