// Why a move is not allowed, and what would be, in Russian.
import { seen } from '../../data/cards.ts';
import type { Phase } from '../../rules/state.ts';
import type { Words } from '../words.ts';
import {
  capital,
  cardText,
  city as cityNom,
  citiesNamedGen,
  cityDat,
  cityGen,
  cityList,
  ecus,
  encounters,
  inBrackets,
  inCity,
  managers as managersOf,
  MOOD,
  oneOfCardsOrNobody,
  oneOfNames,
  players,
  requests as requestsOf,
  spaces,
  turns as turnsOf,
} from './grammar.ts';
import { travelRefusals } from './refusalsTravel.ts';
import { measures } from './terms.ts';

const NOW: Readonly<Record<Phase, string>> = {
  setup: 'Сейчас подготовка сезона',
  travel: 'Сейчас странствие',
  resolution: 'Сейчас розыгрыш',
  opportunities: 'Сейчас новые возможности',
  scoring: 'Сейчас фестиваль',
  'season-change': 'Сейчас смена сезонов',
  counting: 'Сейчас пересчёт экю',
  over: 'Игра окончена',
};

const BELONGS: Readonly<Record<Phase, string>> = {
  setup: 'к подготовке сезона',
  travel: 'к странствию',
  resolution: 'к розыгрышу',
  opportunities: 'к новым возможностям',
  scoring: 'к фестивалю',
  'season-change': 'к смене сезонов',
  counting: 'к пересчёту экю',
  over: 'к концу игры',
};

const ALLOWED: Readonly<Record<Phase, string>> = {
  setup: 'Подбросьте экю и выложите к каждому городу по карте.',
  travel: 'Откройте карты странствий всех игроков.',
  resolution: 'Разыграйте города, у которых стоят каравеллы.',
  opportunities: 'Выложите к каждому городу ещё по карте.',
  scoring: 'Подсчитайте шоу, затем тайные просьбы.',
  'season-change': 'Подготовьте сезон 2.',
  counting: 'Пересчитайте экю всех игроков.',
  over: 'Можно посмотреть счёт или отменить последний шаг.',
};

export const refusals: Words['refusals'] = {
  // Состав и подготовка
  'histrio.component.players': ({ seats }) => ({
    reason: `Игра рассчитана на 2–5 игроков, а за столом ${players(seats)}.`,
    instead: 'Посадите за стол от 2 до 5 игроков.',
  }),
  'histrio.component.player-set': ({ seat, managers, exist }, name) => ({
    reason: `${name(seat)}: в запасе ${managersOf(exist)}, в Театре не может стоять ${managers}.`,
    instead: `Назовите от 0 до ${exist}.`,
  }),
  'histrio.component.encounter-cards': ({ count, exist }) => ({
    reason: `В игре ${encounters(exist)}, а вышло бы ${count}.`,
    instead: 'Пересчитайте колоду, карты у городов и труппы.',
  }),
  'histrio.component.secret-requests': ({ count, exist }) => ({
    reason: `В игре ${requestsOf(exist)}, а вышло бы ${count}.`,
    instead: 'Пересчитайте просьбы у игроков и в колоде.',
  }),
  'histrio.component.coins': ({ seat, has, pays }, name) => ({
    reason: `${name(seat)}: в наличии ${ecus(has)}, заплатить ${pays} нельзя.`,
    instead: has === 0 ? 'Назовите плату 0.' : `Назовите плату не больше ${has}.`,
  }),
  'histrio.setup.take-colour': ({ seat, city }, name) => ({
    reason: `${name(seat)}: карта странствий ${cityGen(city, name)} одна, а названа дважды.`,
    instead: 'Назовите каждый город один раз.',
  }),
  'histrio.setup.flip-for-mood': ({ season }) => ({
    reason: `Монета в сезоне ${season} уже подброшена.`,
    instead: 'Продолжайте с картами или отмените бросок.',
  }),

  // Ход игры
  'histrio.flow.two-seasons': ({ season }) =>
    season === 1
      ? {
          reason: 'Игра не кончается после сезона 1.',
          instead: 'Подготовьте сезон 2 после первого фестиваля.',
        }
      : {
          reason: 'Сезон 2 последний, готовить больше нечего.',
          instead: 'Доиграйте сезон 2 и проведите его фестиваль.',
        },
  'histrio.flow.season-of-turns': ({ season, turn, turns }) => ({
    reason: `Сезон ${season}, ход ${turn}: вместе с ним впереди ${turnsOf(turns)}.`,
    instead: 'Играйте дальше: фестиваль начнётся, когда кончится колода.',
  }),
  'histrio.flow.three-phases': ({ phase, needed, waiting, city }, name) => {
    if (waiting?.length === 0)
      return {
        reason: 'Перед городами никто не стоит: разыгрывать нечего.',
        instead: 'Поставьте каравеллы, которые ещё ждут розыгрыша, или раздавайте новые карты.',
      };
    if (waiting !== undefined)
      return {
        reason: `Ещё ${waiting.length === 1 ? 'ждёт' : 'ждут'} розыгрыша: ${cityList(waiting, name)}.`,
        instead: `Сначала разыграйте ${cityList(waiting, name)}.`,
      };
    if (city !== undefined)
      return {
        reason: `У ${cityGen(city, name)} каравелл больше нет: все города уже разыграны.`,
        instead: ALLOWED[phase],
      };
    return {
      reason:
        phase === needed
          ? `${NOW[phase]}, но при таком учёте это не записывают.`
          : `${NOW[phase]}, а это относится ${BELONGS[needed]}.`,
      instead: ALLOWED[phase],
    };
  },

  // Странствие
  ...travelRefusals,

  // Розыгрыш
  'histrio.mood.direction-and-distance': ({ space, dial }) => ({
    reason: `На каждой стороне шкалы ${spaces(dial)}, деления ${space} нет.`,
    instead: `Назовите деление от 1 до ${dial}.`,
  }),
  'histrio.resolution.city-order': ({ city, next }, name) => ({
    reason: `${capital(cityNom(next, name))} идёт раньше, чем ${cityNom(city, name)}.`,
    instead: `Сначала разыграйте ${cityNom(next, name)}.`,
  }),
  'histrio.resolution.unvisited-untouched': ({ city }, name) => ({
    reason: `У ${cityGen(city, name)} нет ни одной каравеллы.`,
    instead: 'Оставьте его карты и разыграйте город, где каравелла есть.',
  }),
  'histrio.alone.takes-all': ({ card, city }, name) => ({
    reason: `${capital(cardText(card))}: отказаться ${inCity(city, name)} нельзя.`,
    instead: 'Разыграйте все карты города; 1 актёр потом может уйти ко Двору.',
  }),
  'histrio.alone.no-acrobats': ({ card, city }, name) =>
    city === undefined
      ? {
          reason: `${capital(cardText(card))}: во время розыгрыша акробатов не играют.`,
          instead: 'Сыграйте эту карту, когда все города разыграны.',
        }
      : {
          reason: `${capital(cardText(card))}: ${cityNom(city, name)} разыгрывает игрок, который там один.`,
          instead: `Сыграйте эту карту, когда ${cityNom(city, name)} будет разыгран.`,
        },
  'histrio.alone.acrobat-usable-after-phase': ({ card }) => ({
    reason: `${capital(cardText(card))}: карта получена в этом же розыгрыше.`,
    instead: 'Её можно сыграть начиная с новых возможностей.',
  }),
  'histrio.alone.actor-2-steal': ({ seat, victim, candidates, tooMany }, name) => {
    if (tooMany === true)
      return {
        reason: `${name(seat)}: ограбленных названо больше, чем воров в этом городе.`,
        instead: 'Назовите по одному ограбленному на каждого вора.',
      };
    const instead =
      candidates.length === 0
        ? 'Кражи нет: экю ни у кого нет.'
        : `Укажите, у кого: ${oneOfNames(candidates, name)}.`;
    if (victim === undefined)
      return { reason: `${name(seat)} крадёт 1\u00A0экю, но не сказано, у кого.`, instead };
    return victim === seat
      ? { reason: `${name(seat)}: у себя красть нельзя.`, instead }
      : {
          reason: `${name(victim)}: нет ни одного экю, красть нечего. Место неясное, за столом решено так.`,
          instead,
        };
  },
  'histrio.alone.one-to-court': ({ actors }) => ({
    reason: `Ко Двору уходит 1 актёр, а названо ${actors.length}.`,
    instead: `Ко Двору может уйти ${oneOfCardsOrNobody(actors)}.`,
  }),
  'histrio.alone.court-only-new': ({ card, gathered }) => {
    if (gathered.length === 0)
      return {
        reason: 'Здесь не собрано ни одного актёра для Двора.',
        instead: 'Не отправляйте никого.',
      };
    return {
      reason: `${capital(cardText(card))}: этой карты нет среди собранных в городе.`,
      instead: `Ко Двору может уйти ${oneOfCardsOrNobody(gathered)}.`,
    };
  },
  'histrio.crowd.all-discarded': ({ city }, name) => ({
    reason: `${capital(inCity(city, name))} никто не один, выбирать там нечего.`,
    instead: 'Сбросьте его карты без выбора.',
  }),
  'histrio.request.limit-three': ({ seat, held, limit }, name) =>
    held > limit
      ? {
          reason: `${name(seat)}: ${requestsOf(held)}, а можно иметь ${limit}.`,
          instead: 'Сначала надо сбросить одну.',
        }
      : {
          reason: `${name(seat)}: ${requestsOf(held)}, а можно иметь ${limit}.`,
          instead: 'Продолжайте: сбрасывать ничего не надо.',
        },

  // Фестиваль
  'histrio.request.one-per-season-end': ({ seat, season }, name) => ({
    reason: `${name(seat)}: тайная просьба на фестивале ${season} уже сыграна.`,
    instead: season === 1 ? 'Остальные пригодятся в сезоне 2.' : 'Остальные остаются закрытыми.',
  }),
  'histrio.festival.play-one-request': ({ seat, unmet, untold }, name) => {
    if (untold !== undefined)
      return {
        reason: `За этим столом не записывают то, что считает просьба: ${measures[untold]}.`,
        instead: 'Назовите, сколько экю она приносит.',
      };
    return unmet
      ? {
          reason: 'Условие не выполнено, а такие просьбы за этим столом не играют.',
          instead: `${name(seat)} может сыграть другую или ни одной.`,
        }
      : {
          reason: `${name(seat)}: закрытых тайных просьб нет.`,
          instead: 'Продолжайте без просьбы.',
        };
  },
  'histrio.festival.season-2-second-request': ({ seat }, name) => ({
    reason: `${name(seat)}: новая просьба сезона 2 уже сыграна.`,
    instead: 'Принести экю может ещё просьба, открытая в сезоне 1.',
  }),
  'histrio.festival.season-1-request-again': ({ seat, season, paid }, name) => {
    if (season === 1)
      return {
        reason: 'Сыгранная просьба снова приносит экю в конце сезона 2, а не сейчас.',
        instead: 'Оставьте её открытой.',
      };
    return paid
      ? {
          reason: `${name(seat)}: открытая просьба в этом сезоне уже принесла экю.`,
          instead: 'Продолжайте: второй раз она не считается.',
        }
      : {
          reason: `${name(seat)}: открытой просьбы с сезона 1 нет.`,
          instead: 'Сыграйте одну из закрытых.',
        };
  },
  'histrio.festival.order': ({ shown }) =>
    shown
      ? {
          reason: 'Шоу этого фестиваля уже подсчитаны.',
          instead: 'Сыграйте тайные просьбы и закончите фестиваль.',
        }
      : {
          reason: 'Тайные просьбы играют после шоу.',
          instead: 'Сначала подсчитайте актёров и шоу.',
        },

  // Акробаты
  'histrio.acrobat.once-per-season': ({ seat, card }, name) => ({
    reason: `${name(seat)}: этот акробат в этом сезоне уже использован${inBrackets(card)}.`,
    instead: 'Сыграйте другого; к сезону 2 все снова будут готовы.',
  }),
  'histrio.acrobat.follow-card': ({ seat, card }, name) =>
    seen(card).kind === 'acrobat'
      ? {
          reason: `${name(seat)}: так этого акробата сейчас сыграть нельзя${inBrackets(card)}.`,
          instead: 'Играют только своего акробата; менять города он может лишь в розыгрыше.',
        }
      : {
          reason: `${capital(cardText(card))} — не акробат.`,
          instead: 'Назовите, какой это был акробат.',
        },
  'histrio.acrobat.chameleon-is-acrobat': ({ seat }, name) => ({
    reason: `${name(seat)}: Хамелеона нет.`,
    instead: 'Назовите сторону только тем, у кого он есть.',
  }),
  'histrio.acrobat.chameleon-level-one': ({ mood }) => ({
    reason: 'Хамелеон этого не может: он лишь считается на фестивале.',
    instead: `Оставьте его: на фестивале он даст 1 в пользу ${MOOD[mood].gen}.`,
  }),

  // Новые возможности и сезон 2
  'histrio.opportunity.deal-one-per-city': ({ city, next, bare }, name) => {
    if (bare !== undefined)
      return {
        reason: `К началу странствия у каждого города лежит карта, а для ${citiesNamedGen(bare, name)} ещё ни одной не названо.`,
        instead: 'Нажмите на город и назовите его карты, начиная с самой старой.',
      };
    if (next === 0)
      return {
        reason: 'Сейчас карты к городам не кладут.',
        instead: 'Перейдите к следующему шагу.',
      };
    return city === 0
      ? {
          reason: `К ${cityDat(next, name)} положить нечего.`,
          instead: 'Пересчитайте колоду или назовите другую фазу.',
        }
      : {
          reason: `Следующая карта ложится к ${cityDat(next, name)}, а не к ${cityDat(city, name)}.`,
          instead: `Положите её к ${cityDat(next, name)}.`,
        };
  },
  'histrio.season2.discard-becomes-deck': ({ card, exist }) => ({
    reason:
      exist === 0
        ? `${capital(cardText(card))}: в сезоне 1 такой карты не было, нет и в сезоне 2.`
        : `${capital(cardText(card))}: в игре таких карт ${exist}, больше прийти не может.`,
    instead: 'Проверьте карту или исправьте сказанное раньше.',
  }),
  'histrio.end.after-season-2': () => ({ reason: 'Игра окончена.', instead: ALLOWED.over }),

  // Дружественные труппы
  'histrio.friendly.second-set': ({ seats, colour }) =>
    colour === undefined
      ? {
          reason: `Дружественные труппы бывают только при 2 игроках, а за столом ${players(seats)}.`,
          instead: 'Играйте без дружественных трупп.',
        }
      : {
          reason: 'У обеих дружественных трупп один и тот же цвет.',
          instead: 'Дайте каждой из них свой цвет.',
        },
};
