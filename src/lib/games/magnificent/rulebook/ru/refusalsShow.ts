// Why a move is not allowed, in Russian: performing and trainers.
import type { RefusalFacts } from '../../rules/facts.ts';
import type { Name, Words } from '../words.ts';
import {
  capital,
  coins as coinsOf,
  coinsAcc,
  COLOUR,
  onSpace,
  power as powerOf,
  tileName,
  trackSpace,
  onTrack,
} from './grammar.ts';
import { actions, trainerText } from './terms.ts';

export const showRefusals = {
  // Представление
  'magnificent.perform.any-lower-space': ({ space, spaces, requirement, seat }, name) => {
    if (requirement === undefined)
      return {
        reason: `${capital(trackSpace({ space }))} не годится: на треке их ${spaces}.`,
        instead: 'Деления считают снизу, и чем выше, тем больше ОД.',
      };
    const where = `стоит ${onTrack({ space, requirement })}${requirement === 0 ? ', где нет числа' : ''}`;
    return {
      reason: `${seat === undefined ? 'Чужая шляпа' : `${name(seat)}: шляпа`} ${where}, а на прочитанном треке такого деления нет.`,
      instead: 'Найдите это деление на поле и прочитайте трек снизу ещё раз.',
    };
  },
  'magnificent.perform.space-within-power': ({ seat, requirement, power }, name) => ({
    reason: `${name(seat)}: делению нужно ${powerOf(requirement)}, а есть ${power}.`,
    instead: `Выберите деление, где не больше ${powerOf(power)}.`,
  }),
  'magnificent.perform.space-vacant': ({ seat, by, ...place }, name) => {
    const who = by === undefined ? 'чужая шляпа' : by === seat ? 'своя шляпа' : name(by);
    return {
      reason: `${name(seat)}: ${trackSpace(place)} занято, там ${who}.`,
      instead: 'Выберите свободное деление.',
    };
  },
  'magnificent.perform.first-time-board-hat': ({ seat }, name) => ({
    reason: `${name(seat)}: не сказано, куда пошла шляпа, или это не та шляпа.`,
    instead: 'Назовите деление; в первый раз за раунд идёт шляпа с трека.',
  }),
  'magnificent.perform.second-time-second-hat': ({ seat }, name) => ({
    reason: `${name(seat)}: на второе представление раунда идёт вторая шляпа, не с трека.`,
    instead: 'Поставьте ту, что стоит перед игроком.',
  }),
  'magnificent.perform.third-fourth-any-hat': ({ seat, hats }, name) => ({
    reason: `${name(seat)}: не ясно, какая шляпа уходит с места.`,
    instead: `Назовите одну из своих: ${hats.map(trackSpace).join(' или ')}.`,
  }),
  'magnificent.perform.poster-limit': ({ seat, told, most }, name) => ({
    reason: `${name(seat)}: наград за афиши может быть ${most}, а названо ${told}.`,
    instead: most === 0 ? 'Обойдитесь без наград.' : `Выберите не больше ${most}.`,
  }),
  'magnificent.posters.linked-tent-space': ({ seat, space, once }, name) =>
    once === true
      ? {
          reason: `${name(seat)}: афиша ${onSpace(space)} должна остаться ровно на одной ячейке.`,
          instead: 'Дайте каждой афише одну ячейку.',
        }
      : {
          reason: `${name(seat)}: афиши ${onSpace(space)} нет.`,
          instead: 'Назовите афиши, которые лежат на планшете, по одному разу.',
        },
  'magnificent.perform.completed-face-down': (facts, name) =>
    'space' in facts
      ? {
          reason: `${name(facts.seat)}: афиша ${onSpace(facts.space)} названа дважды, а после награды её переворачивают.`,
          instead: 'Назовите каждую афишу один раз.',
        }
      : {
          reason: `${name(facts.seat)}: ${facts.count} – столько перевёрнутых афиш эта карта учесть не может.`,
          instead: `Посчитайте ещё раз: ${between(facts.least, facts.most)}.`,
        },
  'magnificent.perform.needs-tent-below': ({ seat, space, isRead }, name) => ({
    reason:
      isRead === true
        ? `${name(seat)}: шатра ${onSpace(space)} нет.`
        : `${name(seat)}: под афишей ${onSpace(space)} нет шатра.`,
    instead:
      isRead === true
        ? 'Прочитайте шатёр, который стоит на планшете.'
        : 'Выберите афишу над шатром.',
  }),
  'magnificent.perform.reward-poster': ({ space }) => ({
    reason: `Что напечатано на афише ${onSpace(space)}, ещё не прочитано.`,
    instead: 'Назовите её фрагменты, самоцветы, ПО и монеты.',
  }),
  'magnificent.perform.reward-tent': ({ space }) => ({
    reason: `Что напечатано на шатре ${onSpace(space)}, ещё не прочитано.`,
    instead: 'Назовите его самоцвет, ПО и монеты.',
  }),
  'magnificent.perform.needs-all-camp-tiles': ({ seat, tile, has, needs }, name) => ({
    reason: `${name(seat)}: ${tileName(tile)} — нужно ${needs}, а в лагере ${has}.`,
    instead: 'Выберите другую афишу.',
  }),
  'magnificent.perform.tile-requirements-add-up': ({ seat, tile, has, needs }, name) => ({
    reason: `${name(seat)}: ${tileName(tile)} — всем афишам вместе нужно ${needs}, а в лагере ${has}.`,
    instead: 'Выберите меньше афиш.',
  }),
  'magnificent.perform.discard-poster-gems': lacksGems,
  'magnificent.perform.discard-tent-gem': lacksGems,
  'magnificent.perform.rearrange-only-then': ({ seat }, name) => ({
    reason: `${name(seat)}: сейчас афиши перекладывать нельзя.`,
    instead: `Сделайте это после наград или займите ячейку ${trainerText('rearrange_before')}.`,
  }),

  // Ассистенты
  'magnificent.trainers.any-number': ({ seat, trainers, has }, name) => ({
    reason: `${name(seat)}: свободных ассистентов ${has}, а названо ${trainers}.`,
    instead: 'Поставьте только тех, что есть.',
  }),
  'magnificent.trainers.own-tiles-or-board-only': ({ seat, space, owner }, name) => ({
    reason:
      owner === undefined
        ? `${name(seat)}: жетона ${trainerText(space)} нет.`
        : `${name(seat)}: жетон ${trainerText(space)} чужой, его хозяин — ${name(owner)}.`,
    instead: 'Поставьте ассистентов на ячейки поля или своих жетонов.',
  }),
  'magnificent.trainers.kind-single': wrongCount,
  'magnificent.trainers.kind-per-trainer': wrongCount,
  'magnificent.trainers.kind-double': wrongCount,
  'magnificent.trainers.action-specific': ({ seat, space, action, needed }, name) => ({
    reason:
      action === undefined
        ? `${name(seat)}: ячейка ${trainerText(space)} не для этого хода, ${actions[needed]} сейчас невозможно.`
        : `${name(seat)}: ячейка ${trainerText(space)} не для этого хода, здесь ${actions[action]}.`,
    instead:
      action === undefined
        ? 'Сначала прибавьте ОД или выберите другую ячейку.'
        : `Она действует только в ход, где ${actions[needed]}.`,
  }),
  'magnificent.trainers.board-flip-die': ({ seat, value, opposite }, name) =>
    value + opposite === 7
      ? {
          reason: `${name(seat)}: переворачивать кубик уже поздно, он взят.`,
          instead: 'Это делают до нажатия на «Взять»: вернуться туда можно отменой.',
        }
      : {
          reason: `${name(seat)}: напротив грань ${opposite}, а названа ${value}.`,
          instead: `Переверните кубик на ${opposite} или оставьте как есть.`,
        },
  'magnificent.trainers.board-buy-poster': ({ seat, cost, coins }, name) => ({
    reason: `${name(seat)}: это стоит ${coinsAcc(cost)}, а есть ${coinsOf(coins)}.`,
    instead: 'Купите меньше афиш.',
  }),
  'magnificent.trainers.board-counterclockwise': ({ seat }, name) => ({
    reason: `${name(seat)}: ассистент уже развернул фургон против часовой стрелки.`,
    instead: 'В этот ход фургон весь путь едет так.',
  }),
  'magnificent.trainers.board-rearrange-before': ({ seat }, name) => ({
    reason: `${name(seat)}: перекладывать афиши до наград уже поздно.`,
    instead: 'После наград это можно и без ассистентов.',
  }),
  'magnificent.trainers.fresh-trainer-not-on-its-source': ({ seat, space }, name) => ({
    reason: `${name(seat)}: новый ассистент не для эффекта, который его дал: ячейка ${trainerText(space)}.`,
    instead: 'Он годится для следующего фрагмента или для другой ячейки.',
  }),
  'magnificent.trainers.board-change-tile-colour': ({ seat }, name) => ({
    reason: `${name(seat)}: менять цвет больше не у чего.`,
    instead: 'Цвет выбирают, пока фрагмент не выложен: по ассистенту на фрагмент.',
  }),
  'magnificent.trainers.tile-double-camp-bonus': ({ seat }, name) => ({
    reason: `${name(seat)}: удваивать сейчас нечего.`,
    instead: 'Бонусы удваивают у одного фрагмента, до того как он выложен.',
  }),
  'magnificent.trainers.tile-double-camp-bonus-not-card-tiles': ({ seat }, name) => ({
    reason: `${name(seat)}: бонусы фрагмента, полученного за бонус карты, не удваивают.`,
    instead: 'Выложите сначала фрагмент самого строительства.',
  }),
} as const satisfies Partial<Words['refusals']>;

function lacksGems(
  { seat, colour, has, needs }: RefusalFacts['magnificent.perform.discard-poster-gems'],
  name: Name,
) {
  return {
    reason: `${name(seat)}: ${COLOUR[colour]} самоцвет — нужно ${needs}, а есть ${has}.`,
    instead: 'Выберите другие афиши или другие самоцветы.',
  };
}

/** What a space takes, after «здесь». */
const KIND = {
  single: 'нужен 1 ассистент',
  each: 'годится 1 ассистент или больше',
  double: 'нужны 2 ассистента',
} as const;

function wrongCount(
  { seat, space, trainers, kind }: RefusalFacts['magnificent.trainers.kind-single'],
  name: Name,
) {
  return {
    reason: `${name(seat)}: ячейка ${trainerText(space)}, ассистентов ${trainers} — так нельзя.`,
    instead: kind === undefined ? 'Поставьте 1 или 2 ассистентов.' : `Здесь ${KIND[kind]}.`,
  };
}

function between(least: number, most: number): string {
  return least === most ? `может быть ${most}` : `может быть от ${least} до ${most}`;
}
