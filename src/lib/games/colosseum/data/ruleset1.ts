// Version 1 of the tables. Counts and prices: the Russian rulebook, certain. The ring, the arenas and the programs: public
// sources, likely; the players may tell what their own board and cards say.
import type { Ruleset } from '../../../referee/ruleset.ts';
import { HOUSE_RULINGS } from './houseRulings.ts';
import { PROGRAMS } from './programs.ts';
import type { Tables } from './tables.ts';

const TABLES: Tables = {
  seats: { min: 3, max: 5 },
  rounds: 5,
  startCoins: 30,
  dealt: { 3: 8, 4: 6, 5: 5 },
  green: 40,
  orange: 112,
  tokens: {
    gladiator: 20,
    comedian: 12,
    musician: 12,
    horse: 12,
    torch: 12,
    priest: 11,
    ship: 11,
    lion: 10,
    scenery: 10,
    decoration: 10,
    chariot: 10,
    cage: 10,
    joker: 4,
    emperor_token: 4,
    special_event: 4,
  },
  markets: 5,
  lot: 3,
  minimumBid: 8,
  prices: { expansion: 10, ticket: 10, loge: 5 },
  supply: { medals: 18, tickets: 10, loges: 5, podiums: 4 },
  arena: { start: 2, most: 4 },
  spectators: {
    previous: 5,
    star: 4,
    podium: 3,
    ticket: 5,
    medal: 3,
    emperor: 7,
    consul: 5,
    senator: 3,
  },
  medal: { coins: 6, investment: 2, squares: 3 },
  starFrom: 3,
  ring: {
    squares: 36,
    rest: [0, 6, 12, 19, 26, 30],
    nobles: { emperor: 0, consul_1: 12, consul_2: 26, senator_1: 6, senator_2: 19, senator_3: 30 },
    arenas: { 3: [8, 21, 32], 4: [3, 14, 23, 32], 5: [2, 8, 15, 23, 32] },
  },
  dealtPrograms: 10,
  programs: [...PROGRAMS],
};

export const RULESET_1: Ruleset<Tables> = {
  game: 'colosseum',
  version: 1,
  tables: TABLES,
  houseRulings: HOUSE_RULINGS,
};
