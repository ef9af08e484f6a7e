// A whole match of Summer Pavilion at referee level, dealt from a seed and played greedily by four (or fewer) seats.
// What is drawn out of bag and tower is decided here, as it is at a table; everything else follows from the rules.

const COLOURS = ['purple', 'green', 'orange', 'yellow', 'blue', 'red'];

/**
 * @param {typeof import('./core-entry.ts')} core
 * @param {{ seats?: number, side?: 'coloured' | 'grey', seed?: number }} [wish]
 */
export function dealt(core, { seats = 4, side = 'coloured', seed = 1 } = {}) {
  const [ruleset] = core.summerPavilionRules.rulesets;
  const rules = core.summerPavilionRules.rulesOf(ruleset);
  const table = core.tableOf(ruleset);
  const names = ['ann', 'bo', 'cy', 'dee'].slice(0, seats);
  const setup = {
    seats: names,
    firstSeat: names[0],
    level: 'referee',
    options: { side },
    houseRulings: {},
  };
  const box = boxOf(seed);
  /** @type {import('../../src/lib/games/summer-pavilion/rules/moves.ts').Move[]} */
  const moves = [];
  let { state } = granted(rules.begin(setup));
  const tell = (move) => {
    ({ state } = granted(rules.rule(state, move)));
    moves.push(move);
    box.settle(state.tiles.tower);
  };

  while (!rules.isOver(state)) {
    const { unknown } = state.tiles.supply;
    if (unknown > 0) tell({ type: 'fillSupply', tiles: box.draw(unknown) });
    else if (state.phase === 'acquire') tell(draft(table, state, box));
    else if (state.phase === 'place') {
      const move = placing(core, rules, table, state) ?? passing(state);
      box.discard(thrownBy(state, move));
      tell(move);
    } else if (state.phase === 'prepare') tell({ type: 'prepareRound' });
    else tell({ type: 'scoreGoals' });
  }
  return { rules, ruleset, setup, moves, totals: rules.standings(state).map(({ total }) => total) };
}

export function tellOf(move) {
  return { type: 'tell', act: { type: 'move', move } };
}

/** What is told, as the entries of a log. */
export function entriesOf(told, device = 'bench') {
  const start = Date.UTC(2026, 2, 1, 19);
  return told.map((one, index) => ({
    id: `${device}:${index + 1}`,
    device,
    at: new Date(start + index * 1000).toISOString(),
    told: one,
  }));
}

/** Takes as many tiles as there are to take, out of the next source that holds any. */
function draft(table, state, box) {
  const seat = state.seats[state.turn].seat;
  const joker = table.tables.jokers[state.round - 1];
  const { displays, center } = state.tiles;
  const open = displays.findIndex((display) => (display.unknown ?? 0) > 0);
  const source = open < 0 ? 'center' : open + 1;
  const contents = open < 0 ? center : box.draw(displays[open].unknown);
  const plain = COLOURS.filter((colour) => colour !== joker && (contents[colour] ?? 0) > 0);
  const most = (best, colour) => (contents[colour] > contents[best] ? colour : best);
  const colour = plain.length === 0 ? joker : plain.reduce(most);
  const move = { type: 'draft', seat, source, colour };
  return open < 0 ? move : { ...move, contents };
}

/** The placement that gives the most points now; among equal ones the dearest. */
function placing(core, rules, table, state) {
  const seat = state.seats[state.turn].seat;
  const options = [...core.placementsOf(rules, table, state, seat).values()].flat();
  if (options.length === 0) return undefined;
  const worth = ({ points, payments }) => points * 100 + sum(payments[0]);
  const { space, colour, bonus, payments } = options.reduce((best, option) =>
    worth(option) > worth(best) ? option : best,
  );
  const pick = firstOf(state.tiles.supply.known, bonus);
  return { type: 'place', seat, space, colour, pay: some(payments[0]), pick };
}

function passing(state) {
  const { seat, hand } = state.seats[state.turn];
  return { type: 'pass', seat, keep: firstOf(hand, state.round < 6 ? 4 : 0) };
}

function thrownBy(state, move) {
  if (move.type === 'place') return minus(move.pay, { [move.colour]: 1 });
  return minus(state.seats[state.turn].hand, move.keep);
}

/** Bag and tower by colour. Nobody can tell a tile in the bag from one that lies untold, so they are one heap. */
function boxOf(seed) {
  let at = seed;
  const random = (below) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return Math.floor((at / 2 ** 32) * below);
  };
  const heap = COLOURS.flatMap((colour) => Array.from({ length: 22 }, () => colour));
  const tower = [];
  return {
    draw(count) {
      const drawn = {};
      for (let left = count; left > 0; left -= 1) {
        const [colour] = heap.splice(random(heap.length), 1);
        drawn[colour] = (drawn[colour] ?? 0) + 1;
      }
      return drawn;
    },
    discard(tiles) {
      for (const colour of COLOURS)
        for (let left = tiles[colour] ?? 0; left > 0; left -= 1) tower.push(colour);
    },
    /** The rules have tipped the tower into the bag when it holds fewer tiles than were thrown in. */
    settle(count) {
      if (count < tower.length) heap.push(...tower.splice(0));
    },
  };
}

function granted(ruling) {
  if (!ruling.allowed) throw new Error(`The dealt match broke ${ruling.refusal.clause}`);
  return ruling;
}

function firstOf(tiles, count) {
  const taken = {};
  let left = count;
  for (const colour of COLOURS) {
    const some = Math.min(left, tiles[colour] ?? 0);
    if (some > 0) taken[colour] = some;
    left -= some;
  }
  return taken;
}

function some(tiles) {
  return Object.fromEntries(Object.entries(tiles).filter(([, count]) => count > 0));
}

function minus(tiles, fewer) {
  return Object.fromEntries(
    COLOURS.map((colour) => [colour, (tiles[colour] ?? 0) - (fewer[colour] ?? 0)]),
  );
}

function sum(tiles) {
  return COLOURS.reduce((total, colour) => total + (tiles[colour] ?? 0), 0);
}
