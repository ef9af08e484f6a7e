// Why a move is not allowed, in Russian: building, travelling, gems, tents and posters.
import { colourOfTile, sizeOfTile, tileOf } from '../../data/kinds.ts';
import type { RefusalFacts } from '../../rules/facts.ts';
import type { Words } from '../words.ts';
import {
  capital,
  cellsAcc,
  COLOUR,
  COLOURED,
  onSpace,
  postersAcc,
  power as powerOf,
  SIZED,
  stepsAcc,
  tents as tentsOf,
  tileName,
} from './grammar.ts';
import { trainerText } from './terms.ts';

export const buildRefusals = {
  // Строительство
  'magnificent.build.level-within-power': ({ seat, requirement, power }, name) => ({
    reason: `${name(seat)}: уровню ${requirement} нужно больше, есть ${powerOf(power)}.`,
    instead: `Выберите уровень не выше ${power}.`,
  }),
  'magnificent.build.one-level-only': ({ seat, requirement, fits }, name) =>
    fits === false
      ? {
          reason: `${name(seat)}: фрагментам уровня ${requirement} нет места в лагере.`,
          instead: 'Выберите уровень, чьи фрагменты помещаются, или другое действие.',
        }
      : {
          reason: `${name(seat)}: в этот ход уже выбран уровень ${requirement}.`,
          instead: 'Закончите строительство или ход.',
        },
  'magnificent.build.level-gives-tiles': ({ seat, requirement, small, large }, name) => ({
    reason:
      small === undefined || large === undefined
        ? `${name(seat)}: что даёт уровень ${requirement}, неизвестно.`
        : `${name(seat)}: уровень ${requirement} на планшете — это не больших ${large}, маленьких ${small}.`,
    instead: 'Назовите уровень с планшета и его фрагменты.',
  }),
  'magnificent.build.level-nine': ({ requirement, small, large }) => ({
    reason: `Уровень ${requirement} — это больших фрагментов ${large}, маленьких ${small}.`,
    instead: 'Назовите их или только сам уровень.',
  }),
  'magnificent.build.take-from-supply': ({ seat, size, small, large }, name) => ({
    reason: `${name(seat)}: ${SIZED[size]} фрагментов в этот ход больше не положено.`,
    instead:
      small + large === 0
        ? 'Закончите ход.'
        : `Осталось выложить больших ${large}, маленьких ${small}.`,
  }),
  'magnificent.build.supply-exhausted': ({ tile, left }) => ({
    reason: `${capital(tileName(tile))}: в запасе осталось ${left}.`,
    instead: 'Выберите другой фрагмент или другой уровень.',
  }),
  'magnificent.build.colour-matches-die': ({ seat, tile, die, isCard }, name) =>
    isCard
      ? {
          reason: `${name(seat)}: фрагмент по бонусу карты — ${COLOUR[die]}, а не ${COLOUR[colourOfTile(tile)]}.`,
          instead: `Выложите ${tileName(tileOf(die, sizeOfTile(tile)))}.`,
        }
      : {
          reason: `${name(seat)}: кубик ${COLOUR[die]}, а фрагмент ${COLOUR[colourOfTile(tile)]}.`,
          instead: `Выложите ${tileName(tileOf(die, sizeOfTile(tile)))} или займите ячейку ${trainerText('change_tile_colour')}.`,
        },
  'magnificent.build.later-tiles-adjacent': ({ seat, tile }, name) => ({
    reason: `${name(seat)}: ${tileName(tile)} не касается стороной ни одного из выложенных.`,
    instead: 'Положите его вплотную к другому.',
  }),
  'magnificent.build.inside-and-no-overlap': ({ seat, covered }, name) => ({
    reason: covered
      ? `${name(seat)}: фрагмент ложится на занятые клетки.`
      : `${name(seat)}: фрагмент выходит за край лагеря.`,
    instead: 'Назовите свободные клетки лагеря.',
  }),
  'magnificent.build.small-covers-four': wrongSize,
  'magnificent.build.large-covers-six': wrongSize,
  'magnificent.build.rotate-and-flip': ({ tile }) => ({
    reason: `Так ${tileName(tile)} не ляжет, как его ни поверни.`,
    instead: 'Назовите клетки по форме фрагмента.',
  }),

  // Путешествие
  'magnificent.travel.wagon-of-die-colour': ({ seat, wagon, die }, name) => ({
    reason: `${name(seat)}: ${COLOUR[wagon]} фургон в этот ход не едет.`,
    instead: `Двигайте ${COLOUR[die]} фургон, цвета кубика.`,
  }),
  'magnificent.travel.clockwise': ({ seat }, name) => ({
    reason: `${name(seat)}: в эту сторону фургон сейчас не едет.`,
    instead: `Едут по часовой стрелке, а против неё — с ячейкой ${trainerText('counterclockwise')}.`,
  }),
  'magnificent.travel.max-steps-power': ({ seat, steps, power }, name) => ({
    reason: `${name(seat)}: есть ${powerOf(power)}, проехать ${stepsAcc(steps)} нельзя.`,
    instead: `Проезжайте не больше ${power}.`,
  }),
  'magnificent.travel.need-not-use-all': ({ seat }, name) => ({
    reason: `${name(seat)}: за этим столом фургон едет хотя бы на одну ячейку.`,
    instead: 'Назовите, сколько ячеек он проехал.',
  }),
  'magnificent.travel.poster-symbol-after-tent': ({ posters, most, tents }) => ({
    reason:
      tents === 0
        ? 'Все символы афиш этой дорожки ещё под шатрами: ни одного шатра с неё не взято.'
        : `Шатров с этой дорожки взято не больше ${tents}: столько афиш (${posters}) на этом пути не открыто.`,
    instead: most === 0 ? 'Укажите 0 афиш.' : `Укажите не больше ${most}.`,
  }),
  'magnificent.travel.stop-to-take-tent': ({ seat, wagon }, name) => ({
    reason: `${name(seat)}: там, где встал ${COLOUR[wagon]} фургон, шатра взять нельзя.`,
    instead: 'Остановитесь на шатре или обойдитесь без него.',
  }),

  // Шатры и самоцветы
  'magnificent.tents.may-stop-without-taking': ({ seat, tents }, name) => ({
    reason: `${name(seat)}: есть ${tentsOf(tents)}, и этот шатёр надо взять.`,
    instead: 'Назовите ячейку, на которую он лёг.',
  }),
  'magnificent.tents.place-any-empty-space': ({ seat, space }, name) => ({
    reason: `${name(seat)}: шатёр ${onSpace(space)} уже лежит.`,
    instead: 'Назовите пустую ячейку шатра.',
  }),
  'magnificent.tents.starting-tent-not-coverable': ({ seat }, name) => ({
    reason: `${name(seat)}: левую ячейку, со стартовым шатром, закрыть нельзя.`,
    instead: 'Назовите ячейку шатра правее.',
  }),
  'magnificent.tents.maximum-four': ({ seat, tents }, name) => ({
    reason: `${name(seat)}: есть уже ${tentsOf(tents)}, больше взять нельзя.`,
    instead: 'Оставьте шатёр на месте.',
  }),
  'magnificent.gems.cap-three': ({ seat, colour, gems, most }, name) => ({
    reason: `${name(seat)}: ${COLOURED[colour]} самоцветов было бы ${gems}, а помещается ${most}.`,
    instead: `Назовите не больше ${most}.`,
  }),

  // Афиши
  'magnificent.posters.source': ({ seat, due, from }, name) =>
    from === 'deck'
      ? {
          reason: 'Колода афиш пуста: взять с неё нечего.',
          instead: 'Возьмите одну из открытых новых афиш.',
        }
      : from === 'display'
        ? {
            reason: 'Не сказано, какую из новых афиш взяли.',
            instead: 'Назовите ячейку новых афиш, от 1 до 4, или возьмите с колоды.',
          }
        : due === 0
          ? {
              reason: `${name(seat)}: афиш сейчас не получают.`,
              instead: 'Продолжайте ход.',
            }
          : {
              reason: `${name(seat)}: сначала надо взять ${postersAcc(due)}.`,
              instead: 'Назовите, откуда афиша и куда она легла.',
            },
  'magnificent.posters.refill-at-once': ({ display }) =>
    display === undefined
      ? {
          reason: 'Там, откуда берут афишу, пусто.',
          instead: 'Назовите ячейку новых афиш, от 1 до 4.',
        }
      : {
          reason: `На ячейке ${display} новых афиш пусто.`,
          instead: 'Назовите другую или возьмите с колоды.',
        },
  'magnificent.posters.full-options-only-when-full': ({ seat, posters, spaces }, name) => ({
    reason: `${name(seat)}: занято ячеек ${posters} из ${spaces}, афишу надо взять.`,
    instead: 'Положите её на пустую ячейку.',
  }),
} as const satisfies Partial<Words['refusals']>;

function wrongSize({ tile, spaces, told }: RefusalFacts['magnificent.build.small-covers-four']) {
  return {
    reason: `${capital(tileName(tile))} занимает ${cellsAcc(spaces)}, а названо ${told}.`,
    instead: `Назовите ${cellsAcc(spaces)}.`,
  };
}
