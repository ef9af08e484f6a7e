// Names of chapters, columns, stages and investments in Russian.
import type { Words } from '../words.ts';

export const phases: Words['phases'] = {
  all: 'Вся игра',
  setup: 'Коробка и подготовка к игре',
  investing: 'Фаза 1: Инвестирование',
  acquiring: 'Фаза 2: Приобретение жетонов',
  trading: 'Фаза 3: Торговля',
  producing: 'Фаза 4: Создание представления',
  closing: 'Фаза 5: Завершающие церемонии',
  end: 'Конец игры',
};

export const modes: Words['modes'] = {
  usual: 'только в аукционах по базовым правилам',
  intense: 'только в интенсивном аукционе',
  three: 'только втроём',
  four: 'только вчетвером',
  five: 'только впятером',
};

export const categories: Words['categories'] = {
  program: 'Программа',
  previous: 'Прежние представления',
  stars: 'Награды',
  nobles: 'Знатные персоны',
  podiums: 'Подиумы',
  tickets: 'Сезонные билеты',
  medals: 'Медали',
  marker: 'Указано столом',
};

export const stages: Words['stages'] = {
  setup: 'подготовка',
  investing: 'инвестирование',
  acquiring: 'аукционы',
  trading: 'торговля',
  producing: 'представления',
  closing: 'завершающие церемонии',
  farewell: 'последние монеты',
  over: 'конец игры',
};

export const ceremonies: Words['ceremonies'] = {
  podium: 'подиум',
  discard: 'сброс жетона',
  donation: 'дарение',
};

export const parts: Words['parts'] = {
  base: 'сама программа',
  previous: 'прежние представления',
  stars: 'награды',
  nobles: 'знатные персоны на арене',
  podiums: 'подиумы',
  tickets: 'Сезонные билеты',
  medals: 'сыгранные медали',
  other: 'со слов, по фишке',
};

export const assetMarks: Words['assetMarks'] = {
  gladiator: 'Гл',
  comedian: 'Ком',
  musician: 'Муз',
  horse: 'Лош',
  torch: 'Фак',
  priest: 'Про',
  ship: 'Кор',
  lion: 'Лев',
  scenery: 'Сц',
  decoration: 'Дек',
  chariot: 'Кол',
  cage: 'Кле',
  joker: 'Дж',
  emperor_token: 'Имп',
  special_event: 'ДД',
};

export const investments: Words['investments'] = {
  program: 'программа представления',
  expansion: 'расширение арены',
  ticket: 'Сезонный билет',
  loge: 'Императорская ложа',
};
