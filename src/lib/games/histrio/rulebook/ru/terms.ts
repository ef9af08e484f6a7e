// Names of chapters, columns and what a secret request counts, in Russian.
import type { Condition } from '../../rules/moves.ts';
import type { Words } from '../words.ts';
import { isYesNo } from '../yesNo.ts';
import { ecus } from './grammar.ts';

export const phases: Words['phases'] = {
  any: 'Игра и её состав',
  setup: 'Подготовка к игре',
  travel: 'Фаза 1: Странствие',
  resolution: 'Фаза 2: Розыгрыш',
  'new-opportunities': 'Фаза 3: Новые возможности',
  scoring: 'Фестиваль: подсчёт экю',
  'season-change': 'Подготовка второго сезона',
  end: 'Конец игры',
};

export const modes: Words['modes'] = {
  friends: 'только вдвоём',
};

export const categories: Words['categories'] = {
  start: 'Начало',
  bonuses: 'Бонусы',
  thefts: 'Кражи',
  managers: 'Распорядители',
  wages: 'Плата актёрам',
  actors: 'Актёры под настроение',
  shows: 'Шоу',
  requests: 'Тайные просьбы',
  acrobats: 'Акробаты',
  counted: 'Остальное, без записи',
};

export const measures: Words['measures'] = {
  actors: 'актёры в труппе',
  comedians: 'комедианты',
  tragedians: 'трагики',
  'level-1': 'актёры 1-го уровня',
  'level-2': 'актёры 2-го уровня',
  'level-3': 'актёры 3-го уровня',
  'level-4': 'актёры 4-го уровня',
  'level-5': 'актёры 5-го уровня',
  'comedian-experience': 'опыт комедиантов',
  'tragedian-experience': 'опыт трагиков',
  difference: 'разница шоу',
  'matching-actors': 'актёры под настроение Короля',
  'other-actors': 'актёры не под настроение Короля',
  acrobats: 'акробаты',
  'own-managers': 'свои распорядители в Театре',
  'all-managers': 'все распорядители в Театре',
  requests: 'тайные просьбы',
  'show-pleases': 'шоу нравится Королю',
  'show-is-best': 'шоу лучшее',
  'show-displeases': 'шоу не нравится Королю',
  ecus: 'экю игрока',
  'players-with-less': 'игроки, у которых меньше экю',
  'used-travel-cards': 'сброшенные карты странствий',
};

export function conditionText({ pays, counts, ecus: paid, atLeast, atMost }: Condition): string {
  if (isYesNo(counts)) return `${ecus(paid)}, если ${measures[counts]}`;
  const often = pays === 'each' ? `по ${ecus(paid)}` : `${ecus(paid)} один раз`;
  return `${often}: ${measures[counts]}${boundsText(atLeast, atMost)}`;
}

function boundsText(atLeast: number | undefined, atMost: number | undefined): string {
  if (atLeast === undefined) return atMost === undefined ? '' : `, не больше ${atMost}`;
  if (atMost === undefined) return `, не меньше ${atLeast}`;
  return atLeast === atMost ? `, ровно ${atLeast}` : `, от ${atLeast} до ${atMost}`;
}
