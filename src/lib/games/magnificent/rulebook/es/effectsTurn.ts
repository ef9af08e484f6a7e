// What follows from a turn, in Spanish: one short line each.
import { gemCount, tileOf } from '../../data/kinds.ts';
import type { Source } from '../../rules/effectFacts.ts';
import type { Words } from '../words.ts';
import {
  agree,
  capital,
  coins as coinsOf,
  COLOUR,
  counted,
  dieText,
  FEMININE,
  gemsText,
  gemTexts,
  left as leftOf,
  list,
  posters as postersOf,
  power as powerOf,
  sizedText,
  spaces as spacesOf,
  tents as tentsOf,
  tileNames,
  tileText,
  trainers as trainersOf,
  trackPlace,
  trackSpace,
} from './grammar.ts';
import { actions } from './terms.ts';

/** «2 monedas del campamento» */
const FROM: Readonly<Record<Source, string>> = {
  card: 'de la carta maestra',
  camp: 'del campamento',
  tent: 'de la casilla de carpa',
  trainer: 'de los entrenadores',
  track: 'del viaje',
  setup: 'de la preparación',
};

const withTrainers = (count: number) => `Con ${trainersOf(count)}`;
const plus = ({ trainers, power }: { readonly trainers: number; readonly power: number }) =>
  `${withTrainers(trainers)}, +${powerOf(power)}`;

export const turnEffects = {
  // Dado y poder
  'magnificent.die.take-one-from-main-tent': ({ colour, value, card, as }) =>
    `Dado ${dieText({ colour, value })} en la carta ${card}${as === undefined ? '' : `, como ${COLOUR[as]}`}`,
  'magnificent.overview.higher-sum-costs-more': ({ due, coins }) =>
    `Al final de la ronda debe ${due}; tiene ${coinsOf(coins)}`,
  'magnificent.trainers.board-flip-die': ({ from, to, trainers }) =>
    `${withTrainers(trainers)}, dado girado del ${from} al ${to}`,
  'magnificent.bonuses.set-die-face': ({ from, to }) => `Dado girado del ${from} al ${to}`,
  'magnificent.power.gem-boost': ({ gems, power }) => `+${powerOf(power)} por ${gemsText(gems)}`,
  'magnificent.bonuses.plus-one-any': ({ power }) => `+${powerOf(power)} por la carta maestra`,
  'magnificent.bonuses.plus-two-colour': ({ power, colour }) =>
    `+${powerOf(power)} por la carta maestra y un dado ${COLOUR[colour]}`,
  'magnificent.bonuses.copy-card': ({ card, copied }) =>
    `La carta ${card} copia la carta ${copied}`,

  // Ganancias
  'magnificent.bonuses.one-coin': ({ coins, source }) => `${coinsOf(coins)} ${FROM[source]}`,
  'magnificent.bonuses.five-points': ({ source }) => `Puntos ${FROM[source]}`,
  'magnificent.build.bonus-immediate': ({ source }) => `Puntos ${FROM[source]}`,
  'magnificent.tents.space-bonuses': ({ source }) => `Puntos ${FROM[source]}`,
  'magnificent.bonuses.one-poster': ({ posters, source }) =>
    `${postersOf(posters)} ${FROM[source]}`,
  'magnificent.bonuses.gain-trainer': ({ trainers, source }) =>
    `${trainersOf(trainers)} ${FROM[source]}`,
  'magnificent.gems.store-matching': ({ gems, source }) =>
    `${capital(gemsText(gems))} ${FROM[source]}`,
  'magnificent.gems.overflow-coin': ({ gems, coins }) =>
    `${coinsOf(coins)} por ${gemsText(gems)} que no ${agree(gemCount(gems), 'cabe', 'caben')}`,
  'magnificent.components.trainers-total': ({ trainers, exist }) =>
    `Ya tiene los ${exist} entrenadores: no gana ${trainers} más`,
  'magnificent.bonuses.trainer-for-small-tile': ({ colour }) =>
    `1 entrenador devuelto por ${tileText(tileOf(colour, 'small'), 1)}`,
  'magnificent.bonuses.gems-for-small-tile': ({ colour, gems }) =>
    `${capital(gemsText(gems))} por ${tileText(tileOf(colour, 'small'), 1)}`,
  'magnificent.bonuses.buy-trainer': ({ cost, coins, trainers }) =>
    `${trainersOf(trainers)} por ${coinsOf(cost)}; ${leftOf(coins)}`,

  // Entrenadores
  'magnificent.trainers.board-buy-poster': ({ trainers, cost, posters }) =>
    `${withTrainers(trainers)}, ${postersOf(posters)} por ${coinsOf(cost)}`,
  'magnificent.trainers.board-change-tile-colour': (told) =>
    'trainers' in told
      ? `${withTrainers(told.trainers)}, color libre para ${counted(told.trainers, 'loseta')}`
      : `La carta da una loseta ${FEMININE[told.printed]}. Según la lectura vigente, un entrenador no le cambia el color; la mesa lo admite`,
  'magnificent.trainers.board-counterclockwise': ({ trainers }) =>
    `${withTrainers(trainers)}, viaje en sentido antihorario`,
  'magnificent.trainers.board-rearrange-before': ({ trainers }) =>
    `${withTrainers(trainers)}, carteles recolocados antes de actuar`,
  'magnificent.trainers.tile-two-coins': ({ trainers, coins }) =>
    `${withTrainers(trainers)}, ${coinsOf(coins)}`,
  'magnificent.trainers.tile-clear-gem': ({ trainers }) =>
    `${withTrainers(trainers)}, 1 gema transparente`,
  'magnificent.trainers.tile-plus-one-each': plus,
  'magnificent.trainers.tile-build-plus-two': plus,
  'magnificent.trainers.tile-travel-plus-three': plus,
  'magnificent.trainers.tile-perform-plus-two': plus,
  'magnificent.trainers.tile-extra-large-tile': ({ trainers, colour }) =>
    `${withTrainers(trainers)}, además ${tileText(tileOf(colour, 'large'), 1)}`,
  'magnificent.trainers.tile-double-camp-bonus': ({ trainers }) =>
    `${withTrainers(trainers)}, bonificaciones dobles de una loseta`,
  'magnificent.trainers.tile-double-tent-bonus': ({ trainers }) =>
    `${withTrainers(trainers)}, bonificación doble de la carpa`,
  'magnificent.trainers.tile-point-per-poster': ({ trainers, posters }) =>
    `${withTrainers(trainers)}, 1 punto por cartel: ${counted(posters, 'completado')}`,
  'magnificent.trainers.tile-ignore-camp-tile': ({ trainers }) =>
    `${withTrainers(trainers)}, se pasa por alto una loseta de un cartel`,
  'magnificent.trainers.tile-extra-poster': ({ trainers, posters }) =>
    `${withTrainers(trainers)}, ${postersOf(posters)} más`,
  'magnificent.trainers.move-to-main-tent': ({ trainers }) =>
    `A la carpa principal: ${trainersOf(trainers)}`,

  // Construir
  'magnificent.build.level-gives-tiles': ({ requirement, power, small, large }) =>
    `Nivel de ${requirement} con ${powerOf(power)}: ${sizedText(small, large)}`,
  'magnificent.build.take-from-supply': ({ tile, left }) =>
    `${tileText(tile, 1)}; en la reserva, ${left}`,
  'magnificent.build.supply-exhausted': ({ tile }) => `Se han acabado las ${tileNames(tile)}`,

  // Viajar y carteles
  'magnificent.travel.wagon-of-die-colour': ({ wagon, steps, power }) =>
    `Carromato ${COLOUR[wagon]}: ${spacesOf(steps)}, con ${powerOf(power)}`,
  'magnificent.travel.collect-passed-symbols': ({ gems, posters }) => {
    const found = [...gemTexts(gems), ...(posters === 0 ? [] : [postersOf(posters)])];
    return found.length === 0 ? 'Ningún símbolo en el camino' : `En el camino: ${list(found)}`;
  },
  'magnificent.tents.place-any-empty-space': ({ space }) => `Carpa en la casilla de carpa ${space}`,
  'magnificent.tents.may-stop-without-taking': ({ tents }) =>
    `Deja la carpa en la ruta; tiene ${tentsOf(tents)}`,
  'magnificent.posters.source': ({ from, name, space }) =>
    [
      from === 'deck' ? 'Cartel del mazo' : 'Cartel del expositor',
      ...(name === undefined ? [] : [name]),
      ...(space === undefined ? [] : [`en la casilla ${space}`]),
    ].join(', '),
  'magnificent.posters.refill-at-once': ({ deck, shuffled }) =>
    `${shuffled ? 'Descartes barajados; en' : 'En'} el mazo, ${postersOf(deck)}`,
  'magnificent.posters.full-three-options': ({ option, space }) => {
    switch (option) {
      case 'replaced':
        return space === undefined
          ? 'Descarta un cartel colocado'
          : `Descarta el cartel de la casilla ${space}`;
      case 'discarded':
        return 'Descarta el cartel nuevo';
      case 'declined':
        return 'No toma el cartel';
    }
  },

  // Actuar
  'magnificent.perform.space-within-power': ({ space, from, requirement, power, posters }) =>
    [
      from === undefined
        ? `Sombrero de la zona de juego a la ${trackSpace({ space, requirement })}`
        : `Sombrero de la ${trackSpace(from)} a la ${trackPlace({ space, requirement })}`,
      ...(power === undefined ? [] : [`con ${powerOf(power)}`]),
      ...(posters === undefined ? [] : [`hasta ${postersOf(posters)}`]),
    ].join('; '),
  'magnificent.perform.space-vacant': (place) =>
    `Vuelve a la ${trackSpace(place)}: el reglamento ni lo permite ni lo prohíbe; la mesa lo admite`,
  'magnificent.perform.discard-poster-gems': ({ gems }) => `Descarta ${gemsText(gems)}`,
  'magnificent.perform.reward-poster': ({ space, name, coins }) =>
    paidBy(`Cartel de la casilla ${space}${name === undefined ? '' : `, ${name}`}`, coins),
  'magnificent.perform.reward-tent': ({ space, coins }) =>
    paidBy(`Carpa de la casilla ${space}`, coins),
  'magnificent.perform.starting-tent-reward': ({ coins }) => paidBy('Carpa inicial', coins),
  'magnificent.perform.completed-face-down': ({ posters }) => `Carteles completados: ${posters}`,
  'magnificent.perform.rearrange-after': () => 'Carteles recolocados',
  'magnificent.perform.rearrange-only-then': () => 'Carteles recolocados antes de actuar',

  // Lo que indica la mesa
  'magnificent.setup.scoring-marker-moves': () => 'Puntos del turno',
  'magnificent.components.coin-unit': ({ gained, coins }) =>
    gained < 0
      ? `Paga ${coinsOf(-gained)}; ${leftOf(coins)}`
      : `Gana ${coinsOf(gained)}; en total, ${coins}`,
  'magnificent.action.choose-one-of-three': ({ action }) => `Acción: ${actions[action]}`,
} satisfies Partial<Words['effects']>;

const paidBy = (what: string, coins: number) => (coins === 0 ? what : `${what}: ${coinsOf(coins)}`);
