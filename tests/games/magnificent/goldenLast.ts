// A solitaire match as it lies before its last round: enough points to win, not yet enough for more.
import type { Position } from '../../../src/lib/games/magnificent/rules/positionSchema.ts';
import { CARDS, POSTERS, TENTS } from './tables.ts';

const card = (name: string) => ({ card: CARDS.find(({ id }) => id === name) });
const poster = (name: string) => ({ poster: POSTERS.find(({ id }) => id === name) });
const tent = (name: string) => ({ tent: TENTS.find(({ id }) => id === name) });

export const LAST_ROUND: Position = {
  round: 3,
  phase: 'turns',
  seats: {
    ann: {
      points: 151,
      coins: 12,
      cards: [card('coin and rows'), card('small ones'), card('points and coins'), card('columns')],
      hats: [1],
      own: {
        dealt: true,
        gems: { orange: 2, green: 3, purple: 1, clear: 2 },
        trainers: 4,
        tiles: ['two_coins', 'extra_large_tile', 'point_per_poster'],
        camp: [
          { tile: 'orange_large', cells: [0, 1, 2, 9, 10, 11] },
          { tile: 'green_large', cells: [18, 19, 20, 27, 28, 29] },
          { tile: 'purple_small', cells: [3, 4, 12, 13] },
          { tile: 'green_small', cells: [36, 37, 38, 39] },
          { tile: 'orange_small', cells: [21, 22, 30, 31] },
        ],
        tents: [
          { space: 2, ...tent('plain') },
          { space: 4, ...tent('dear') },
        ],
        posters: [
          { space: 1, ...poster('grand one') },
          { space: 2, ...poster('costly one') },
          { space: 5, ...poster('small one') },
        ],
        completed: [poster('small one'), poster('costly one'), poster('small one')],
      },
    },
  },
  dice: { orange: 1, green: 1, purple: 1, clear: 2 },
  tent: [
    { colour: 'orange', value: 5 },
    { colour: 'green', value: 6 },
    { colour: 'purple', value: 2 },
    { colour: 'clear', value: 4 },
    { colour: 'clear', value: 1 },
  ],
  sets: [card('orange'), card('favourite'), card('trainer'), card('poster and flat')],
  posters: [
    { space: 1, ...poster('small one') },
    { space: 2, ...poster('grand one') },
    { space: 3 },
    { space: 4, ...poster('costly one') },
  ],
  wagons: { orange: 3, green: 10, purple: 6 },
  tents: {
    orange: [{ space: 5, ...tent('plain') }, { space: 7 }, { space: 9 }, { space: 11 }],
    green: [{ space: 2 }, { space: 7, ...tent('dear') }, { space: 9 }, { space: 11 }],
    purple: [{ space: 2 }, { space: 5 }, { space: 7 }, { space: 9 }, { space: 11 }],
  },
};
