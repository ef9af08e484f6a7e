// The printed headings, in Spanish.
import type { Heading } from '../clauses.ts';

export const headings: Readonly<Record<Heading, string>> = {
  'Цель игры': 'Objetivo del juego',
  'Компоненты игры': 'Componentes',
  'Подготовка к игре': 'Preparación',
  'Ход игры': 'Desarrollo del juego',
  'Фаза 1. Инвестирование': 'Fase 1: Inversión',
  'Покупка нового представления': 'Compra de un programa nuevo',
  'Расширение вашей арены': 'Ampliación de la arena',
  'Покупка сезонных билетов': 'Compra de abonos de temporada',
  'Строительство Императорской ложи': 'Construcción del palco del Emperador',
  'Фаза 2: приобретение жетонов ресурсов представлений': 'Fase 2: Adquisición de fichas de recurso',
  Аукцион: 'Subasta',
  'Заполнение рынков': 'Reposición de los mercados',
  'Фаза 3: Торговля или обмен жетонами ресурсов представлений':
    'Fase 3: Comercio de fichas de recurso',
  'Фаза 4: Создание представления': 'Fase 4: Producción de un espectáculo',
  'Шаг 1: Перемещение Сенаторов, Консулов и Императора':
    'Paso 1: Movimiento de los Senadores, los Cónsules y el Emperador',
  'Шаг 2: Создание вашего представления': 'Paso 2: Producción del espectáculo',
  'Шаг 3: подсчёт зрителей на вашем представлении':
    'Paso 3: Recuento de los espectadores del espectáculo',
  'Фаза 5: Завершающие церемонии': 'Fase 5: Ceremonias de clausura',
  Подиумы: 'Podios',
  'Завершение представлений': 'Fin de los espectáculos',
  'Дарение ресурсов': 'Donación de recursos',
  'Конец игры': 'Final del juego',
  'Предыдущие представления': 'Espectáculos anteriores',
  'Ресурсы представлений': 'Recursos de espectáculo',
  Джокер: 'Comodín',
  Император: 'Emperador',
  'Дополнительное действие': 'Evento especial',
  'Награды звездных исполнителей': 'Premios de artista estrella',
  'Императорские медали': 'Medallas del Emperador',
  'Варианты правил / Интенсивный аукцион': 'Variantes / Subastas intensas',
};
