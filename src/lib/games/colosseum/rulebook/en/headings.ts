// The printed headings, in English.
import type { Heading } from '../clauses.ts';

export const headings: Readonly<Record<Heading, string>> = {
  'Цель игры': 'Aim of the game',
  'Подготовка к игре': 'Set-up',
  'Ход игры': 'Course of the game',
  'Компоненты игры': 'Components',
  'Награды звездных исполнителей': 'Star performer awards',
  'Фаза 1. Инвестирование': 'Phase 1. Investing',
  'Дополнительное действие': 'Special Event',
  'Покупка нового представления': 'Buying a new event program',
  'Расширение вашей арены': 'Expanding your arena',
  'Покупка сезонных билетов': 'Buying season tickets',
  'Строительство Императорской ложи': "Building an Emperor's loge",
  'Фаза 2: приобретение жетонов ресурсов представлений': 'Phase 2: acquiring event asset tokens',
  Аукцион: 'Auction',
  'Заполнение рынков': 'Refilling the markets',
  'Фаза 3: Торговля или обмен жетонами ресурсов представлений':
    'Phase 3: trading event asset tokens',
  'Фаза 4: Создание представления': 'Phase 4: Producing an event',
  'Шаг 1: Перемещение Сенаторов, Консулов и Императора':
    'Step 1: moving Senators, Consuls and the Emperor',
  'Шаг 2: Создание вашего представления': 'Step 2: producing your event',
  'Шаг 3: подсчёт зрителей на вашем представлении': 'Step 3: counting the spectators of your event',
  'Фаза 5: Завершающие церемонии': 'Phase 5: Closing ceremonies',
  Подиумы: 'Podiums',
  'Завершение представлений': 'Clean-up after the events',
  'Дарение ресурсов': 'Asset donation',
  'Конец игры': 'End of the game',
  'Предыдущие представления': 'Previous events',
  'Ресурсы представлений': 'Event assets',
  Джокер: 'Joker',
  Император: 'Emperor',
  'Императорские медали': 'Emperor medals',
  'Варианты правил / Интенсивный аукцион': 'Variants / Intense auctions',
};
