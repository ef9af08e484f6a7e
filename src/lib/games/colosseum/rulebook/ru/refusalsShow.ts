// Refusals of the nobles, the events, the medals and the closing ceremonies in Russian.
import type { SeatId } from '../../../../referee/ruling.ts';
import type { RefusalFacts } from '../../rules/facts.ts';
import type { Name, Words } from '../words.ts';
import {
  ASSET,
  and,
  assetGen,
  capital,
  dice as diceOf,
  faceList,
  names,
  oneOfAssets,
  oneOfNames,
  plural,
  resources,
  squares as squaresOf,
} from './grammar.ts';
import { oneOfPrograms, programDat, programGen, programText, unreadText } from './programs.ts';

export const showRefusals = {
  // Представление
  'colosseum.produce.turn-order': ({ seat, next }, name) => ({
    reason: `Представление ставит сейчас ${name(next)}, а не ${name(seat)}.`,
    instead: `Сначала представление или пас: ${name(next)}.`,
  }),
  'colosseum.produce.one-per-round': ({ seat, program }, name) => ({
    reason: `${name(seat)}: в этом ходу уже поставлена ${programText(program)}.`,
    instead: 'Следующее представление — в следующем ходу.',
  }),
  'colosseum.produce.three-steps': ({ seat, step }, name) => {
    switch (step) {
      case 'rolled':
        return {
          reason: `${name(seat)}: кубики в этом ходу уже брошены.`,
          instead: 'Сыграйте медали, поставьте представление или спасуйте.',
        };
      case 'told':
        return {
          reason: 'За этим столом не записывают, где стоят знатные персоны.',
          instead: 'Скажите, кто из них на арене, когда ставите представление.',
        };
      case 'event':
        return {
          reason: `${name(seat)}: за этим столом кубики бросают только ради представления.`,
          instead: 'Поставьте представление или отмените бросок.',
        };
    }
  },
  'colosseum.produce.choose-program': ({ seat, program, owned }, name) => ({
    reason: `${name(seat)}: ${programGen(program)} нет.`,
    instead:
      owned.length === 0 ? 'Назовите программу этого игрока.' : `Выберите ${oneOfPrograms(owned)}.`,
  }),
  'colosseum.produce.arena-size': ({ program, needs, has, unread }) => ({
    reason: `${capital(programDat(program))} нужна арена в ${squaresOf(needs)}, а эта занимает ${has}.`,
    instead: `Выберите программу поменьше.${unreadText(unread)}`,
  }),
  'colosseum.produce.lay-assets': ({ seat, asset, placed, has }, name) => ({
    reason: `${name(seat)}: ${ASSET[asset]} — выложено ${placed}, а есть ${has}.`,
    instead: 'Выложите только то, что лежит перед игроком.',
  }),
  'colosseum.produce.minimum-set': ({ program, placed, least, unread }) => ({
    reason: `${capital(programDat(program))} ${plural(least, 'нужен', 'нужно', 'нужно')} хотя бы ${resources(least)}, а выложено ${placed}.`,
    instead: `Выложите больше, выберите другую программу или спасуйте.${unreadText(unread)}`,
  }),
  'colosseum.score.stars': ({ program, stars, most, unread }) => ({
    reason: `${capital(programDat(program))} с такими жетонами подходит наград: ${most}, а названо ${stars}.`,
    instead: `Назовите не больше ${most}.${unreadText(unread)}`,
  }),
  'colosseum.joker.replaces-one': ({ seat, jokers, has, asset }, name) => {
    if (asset === undefined)
      return {
        reason: `${name(seat)}: джокеров выложено ${jokers}, а есть ${has}.`,
        instead: has === 0 ? 'Обойдитесь без джокеров.' : `Выложите не больше ${has}.`,
      };
    return asset === 'joker'
      ? {
          reason: 'Не сказано, какой ресурс заменяет джокер.',
          instead: 'Назовите ресурс для каждого джокера.',
        }
      : {
          reason: `${capital(ASSET[asset])} на программу не выкладывают.`,
          instead: 'Выложите обычные жетоны и джокеры.',
        };
  },

  // Знатные персоны
  'colosseum.dice.one-without-loge': ({ seat, dice }, name) => ({
    reason: `${name(seat)}: ложи нет, а брошено ${diceOf(dice)}.`,
    instead: `Бросьте ${diceOf(1)}.`,
  }),
  'colosseum.dice.two-with-loge': ({ seat, dice }, name) => ({
    reason: `${name(seat)}: с ложей бросают ${diceOf(2)}, а не ${dice}.`,
    instead: `Бросьте ${diceOf(2)} или не бросайте вовсе.`,
  }),
  'colosseum.dice.clockwise': (facts) => ({
    reason: reachText(facts),
    instead: 'Идут вперёд ровно на столько квадратов, сколько выпало.',
  }),
  'colosseum.dice.choice-face': (facts) => ({
    reason: reachText(facts),
    instead: 'Грань I–III — это 1, 2 или 3 квадрата, остальные грани точны.',
  }),
  'colosseum.rest.medal': ({ seat, rests, most }, name) => ({
    reason: `${name(seat)}: бросок приносит не больше ${most} ${plural(most, 'медали', 'медалей', 'медалей')}, а названо ${rests}.`,
    instead: `Назовите не больше ${most}.`,
  }),
  'colosseum.dice.split-or-sum': ({ dice, moves }) => ({
    reason:
      moves > dice.length
        ? `Кубиков брошено ${dice.length}, а перемещений названо ${moves}.`
        : 'Одна знатная персона названа дважды.',
    instead:
      dice.length === 1
        ? 'Двигайте одну знатную персону.'
        : 'Двигайте двух знатных персон, каждую своим кубиком, или одну на сумму.',
  }),
  'colosseum.medal.move-after-dice': ({ seat }, name) => ({
    reason: `${name(seat)}: кубики ещё не брошены.`,
    instead: 'Сначала бросьте кубики, потом двигайте медалями.',
  }),
  'colosseum.medal.use-move': ({ by, most }) => ({
    reason: `Медаль двигает самое большее на ${squaresOf(most)}, а названо ${Math.abs(by)}.`,
    instead: `Назовите от 1 до ${most}, вперёд или назад.`,
  }),

  // Медали
  'colosseum.medal.discarded': ({ seat, medals, has }, name) => ({
    reason: `${name(seat)}: медалей ${has}, сыграть ${medals} нельзя.`,
    instead: has === 0 ? 'Обойдитесь без медалей.' : `Сыграйте не больше ${has}.`,
  }),
  'colosseum.medal.use-coins': ({ seat }, name) => ({
    reason: `${name(seat)}: за этим столом после последнего представления медали монет не дают.`,
    instead: 'Закончите игру.',
  }),
  'colosseum.medal.supply': ({ seat }, name) => ({
    reason: 'Медалей в запасе нет.',
    instead: `Жетон остаётся у хозяина: ${name(seat)}.`,
  }),
  'colosseum.special-event.two-uses': ({ seat }, name) => ({
    reason: `${name(seat)}: жетона «Дополнительное действие» нет.`,
    instead: 'Медаль приносят ещё зоны отдыха и жетон «Император».',
  }),
  'colosseum.emperor-token.exchange': ({ seat }, name) => ({
    reason: `${name(seat)}: жетон «Император» становится медалью сразу, как достался.`,
    instead: 'Отдельно его не меняют и у игрока не записывают.',
  }),

  // Завершающие церемонии
  'colosseum.podium.best-so-far': ({ seat, leaders, result }, name) => ({
    reason: `Впереди не ${name(seat)}, лучший результат ${result}: ${names(leaders, name)}.`,
    instead: `Подиум получает ${oneOfNames(leaders, name)}.`,
  }),
  'colosseum.podium.tie-coins': ({ seat, richest, coins }, name) =>
    seat === undefined
      ? {
          reason: unkeptText(richest, name),
          instead: 'Назовите, у кого из них больше монет.',
        }
      : {
          reason: `${name(seat)} уступает по монетам: наибольшее число — ${coins}.`,
          instead: `Подиум получает ${oneOfNames(richest, name)}.`,
        },
  'colosseum.podium.tie-dice': ({ tied }, name) => ({
    reason: `Поровну и результат, и монеты: ${names(tied, name)}.`,
    instead: `Бросьте по ${diceOf(2)} и назовите, чья сумма больше.`,
  }),
  'colosseum.cleanup.discard-one': ({ seat, asset, used }, name) => {
    if (used.length === 0)
      return {
        reason: `${name(seat)}: сбрасывать нечего.`,
        instead: 'Продолжайте без сброса.',
      };
    return {
      reason:
        asset === undefined
          ? `${name(seat)}: не сказано, какой жетон сбросить.`
          : `${name(seat)}: ${assetGen(asset)} в этом представлении нет.`,
      instead: `Из игры уходит ${oneOfAssets(used)}.`,
    };
  },
  'colosseum.donation.last-asks-leader': ({ leader, owned, asset, seat }, name) => {
    if (asset !== undefined)
      return {
        reason: `${name(leader)}: ${assetGen(asset)} нет.`,
        instead:
          owned.length === 0
            ? 'Продолжайте без дарения.'
            : `Попросить можно то, что есть: ${oneOfAssets(owned)}.`,
      };
    return seat === undefined || seat === leader
      ? {
          reason: `${name(leader)}: подиум здесь, просить жетон у себя нельзя.`,
          instead: 'Назовите другого игрока на последнем месте.',
        }
      : {
          reason: `${name(seat)}: место не последнее.`,
          instead: 'Жетон просит тот, кто позади всех.',
        };
  },
  'colosseum.donation.no-specials': ({ asset }) => ({
    reason: `${capital(ASSET[asset])} — специальный жетон, его не просят.`,
    instead: 'Назовите обычный ресурс.',
  }),
  'colosseum.donation.tie-poorest': ({ seat, poorest }, name) =>
    seat === undefined
      ? {
          reason: unkeptText(poorest, name),
          instead: 'Назовите, у кого из них меньше монет.',
        }
      : {
          reason: `${name(seat)}: среди последних есть игрок беднее.`,
          instead: `Жетон просит ${oneOfNames(poorest, name)}.`,
        },
  'colosseum.donation.tie-dice': ({ tied }, name) => ({
    reason: `Поровну и результат, и монеты: ${names(tied, name)}.`,
    instead: 'Бросьте по кубику и назовите, у кого больше.',
  }),
  'colosseum.end.tie-coins': ({ tied }, name) => ({
    reason: unkeptText(tied, name),
    instead: 'Назовите, сколько у каждого из них монет.',
  }),
  'colosseum.end.tie-stars': ({ tied }, name) => ({
    reason: `Поровну и результат, и монеты: ${names(tied, name)}.`,
    instead: 'Назовите, сколько у них наград.',
  }),
} as const satisfies Partial<Words['refusals']>;

function unkeptText(tied: readonly SeatId[], name: Name): string {
  return `Поровну: ${names(tied, name)}, а монеты здесь никто не считал.`;
}

function reachText({ dice, by }: RefusalFacts['colosseum.dice.clockwise']): string {
  const last = by.at(-1);
  return last === undefined
    ? `Бросок ${faceList(dice)} надо использовать целиком.`
    : `Бросок ${faceList(dice)} не позволяет пройти ${and([...by.slice(0, -1).map(String), squaresOf(last)])}.`;
}
