// magnificent.<advice>: how long each adviser of The Magnificent takes for the largest question it can be asked.
//
// What: nineteen dice and forty spaces to reach; five posters on five tents that may be rearranged; five cards that
// count coins, with every coin of the box; nine areas with twelve gems. How: the adviser's own function on fixed
// figures, the quickest of many answers, because other programs can only add time. Why 16 ms: that is one picture at
// 60 Hz, so the answer stands in the picture after the tap. That the answers are right is proved in
// tests/games/magnificent.
import { loadCore } from './core.js';

const NAMES = ['payment', 'power', 'scoreNow', 'posterSets', 'finalGems'];
const ANSWERS = 60;
const COLOURS = ['orange', 'green', 'purple', 'clear'];
const GEMS = { orange: 3, green: 3, purple: 3, clear: 3 };

/** @type {import('./harness.js').Measurement} */
export const advice = {
  lines: NAMES.map((name) => ({ name: `magnificent.${name}`, unit: 'ms', most: 16 })),
  async run() {
    const questions = questionsFor(await loadCore());
    return NAMES.map((name) => {
      const { ask, note } = questions[name];
      return { value: quickest(ask), note };
    });
  },
};

/** @param {() => unknown} ask */
function quickest(ask) {
  let least = Infinity;
  for (let answer = 0; answer < ANSWERS; answer += 1) {
    const start = performance.now();
    ask();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** @param {typeof import('./core-entry.ts')} core */
function questionsFor({ magnificent, magnificentRules }) {
  const { tables } = magnificentRules.rulesets[0];
  const dice = COLOURS.flatMap((colour) =>
    Array.from({ length: tables.dice.box[colour] }, (_, at) => ({ colour, value: 1 + (at % 6) })),
  );
  const earlier = dice.filter(({ value }) => value === 3).slice(0, 3);
  const seen = { earlier, gems: GEMS, perGem: tables.gems.power };
  const reached = Array.from({ length: 40 }, (_, at) => at);
  const cards = Array.from({ length: 5 }, (_, at) => ({
    id: `card ${at}`,
    criterion: { kind: 'paid_coin', points: 3 },
  }));
  const readings = { half: 'each-card', paidCoins: 'half-as-well', dice: 'last-round' };
  const spaces = Array.from({ length: tables.posters.spaces }, (_, at) => ({
    poster: {
      id: `poster ${at}`,
      tiles: { orange_small: 1, green_large: 2, purple_small: 1 },
      gems: { orange: 1 },
      points: 8,
      coins: 1,
    },
    tent: { gem: 'green', points: at, coins: 1 },
  }));
  const posters = {
    spaces,
    tiles: tables.tiles,
    gems: GEMS,
    limit: tables.posters.spaces,
    ignore: 'each-poster',
    canRearrange: true,
  };
  const open = Array.from({ length: tables.end.areas }, (_, at) => 1 + at);
  return {
    payment: {
      ask: () => magnificent.dieCosts(dice, earlier, 5, 3, tables.penalty),
      note: `${dice.length} dice`,
    },
    power: {
      ask: () =>
        magnificent
          .diePowers(dice, seen)
          .map(({ power, colour }) => magnificent.reachOf(reached, power, colour, seen)),
      note: `${dice.length} dice, ${reached.length} spaces`,
    },
    scoreNow: {
      ask: () => magnificent.lastCard(cards, { coins: 120 }, readings, tables.end.coins),
      note: `${cards.length} cards, 120 coins`,
    },
    posterSets: {
      ask: () => [magnificent.posterSets(posters), magnificent.lacksAlone(posters)],
      note: `${spaces.length} posters on as many tents`,
    },
    finalGems: {
      ask: () => magnificent.finalGems(open, GEMS, tables.end.area),
      note: `${open.length} areas, 12 gems`,
    },
  };
}
