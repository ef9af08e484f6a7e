// Summer Pavilion as a boardgame.io author would write it: phases, turn order and move limits are the library's,
// moves change G in place (immer), a wrong move answers INVALID_MOVE. The same checks and points as our rules at
// referee level under the default readings, but no reasons: neither effects nor clauses are kept.
// Written to be quick within that style: plain counts by colour, what is looked at twice is read out of G once.

const COLOURS = ['purple', 'green', 'orange', 'yellow', 'blue', 'red'];
const NONE = { purple: 0, green: 0, orange: 0, yellow: 0, blue: 0, red: 0 };
const INVALID = 'INVALID_MOVE';

/**
 * @param {ReturnType<typeof import('../core-entry.ts').tableOf>} table
 * @param {{ seats: string[], firstSeat: string, options: { side: 'coloured' | 'grey' } }} setup
 * @param {boolean} canUndo
 */
export function pavilionGame({ tables, boards }, { seats, firstSeat, options }, canUndo) {
  const { side } = options;
  const { spaceById, features, stars, spacesByNumber } = boards[side];
  const { tilesPerColour, tilesPerDisplay, supplySpaces, cornerSpaces, floor, rounds } = tables;

  const jokerIn = (G) => tables.jokers[G.round - 1];
  const isDrafted = ({ center, displays }) =>
    count(center) === 0 && displays.every((lying) => lying === 0);
  const isOut = ({ seats }, index) => seats[index].passed || count(seats[index].hand) === 0;
  const nextIn = (G, { playOrderPos, numPlayers }) => {
    for (let step = 1; step <= numPlayers; step += 1) {
      const index = (playOrderPos + step) % numPlayers;
      if (!isOut(G, index)) return index;
    }
    return undefined;
  };

  return {
    name: 'summer-pavilion',
    disableUndo: !canUndo,
    setup: ({ ctx }) => {
      const displays = tables.displays[ctx.numPlayers];
      return {
        round: 1,
        starter: seats.indexOf(firstSeat),
        token: -1,
        displays: Array(displays).fill(tilesPerDisplay),
        known: Array.from({ length: displays }, () => ({ ...NONE })),
        center: { ...NONE },
        supply: { ...NONE },
        unknown: supplySpaces,
        bag: tilesPerColour * COLOURS.length - supplySpaces - displays * tilesPerDisplay,
        tower: 0,
        isPrepared: false,
        seats: Array.from({ length: ctx.numPlayers }, () => ({
          total: tables.startTotal,
          board: Array(42).fill(''),
          hand: { ...NONE },
          corners: { ...NONE },
          passed: false,
        })),
      };
    },
    phases: {
      acquire: {
        start: true,
        next: 'place',
        moves: {
          draft,
          fillDisplay: { move: fillDisplay, noLimit: true },
          fillSupply: { move: fillSupply, noLimit: true },
        },
        turn: {
          maxMoves: 1,
          order: {
            first: ({ G }) => G.starter,
            next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
          },
        },
        endIf: ({ G }) => isDrafted(G),
      },
      place: {
        next: ({ G }) => (G.round < rounds ? 'prepare' : 'goals'),
        moves: { place, pass, fillSupply: { move: fillSupply, noLimit: true } },
        turn: {
          maxMoves: 1,
          order: {
            first: ({ G, ctx }) => {
              const opener = G.token < 0 ? G.starter : G.token;
              return isOut(G, opener) ? nextIn(G, { ...ctx, playOrderPos: opener }) : opener;
            },
            next: ({ G, ctx }) => nextIn(G, ctx),
          },
        },
      },
      prepare: {
        next: 'acquire',
        moves: { prepareRound, fillSupply: { move: fillSupply, noLimit: true } },
        endIf: ({ G }) => G.isPrepared,
        onEnd: ({ G }) => {
          G.isPrepared = false;
        },
      },
      goals: { moves: { scoreGoals, fillSupply: { move: fillSupply, noLimit: true } } },
    },
  };

  function draft({ G, ctx }, { source, colour, contents }) {
    const joker = jokerIn(G);
    const isCenter = source === 'center';
    if (contents && fillDisplay({ G }, { display: source, tiles: contents })) return INVALID;
    const found = { ...(isCenter ? G.center : G.known[source - 1]) };
    if (count(found) === 0 || found[colour] === 0) return INVALID;
    if (colour === joker && COLOURS.some((one) => one !== joker && found[one] > 0)) return INVALID;
    const jokers = Math.min(1, found[joker]);
    const plain = colour === joker ? 0 : found[colour];
    const seat = G.seats[Number(ctx.currentPlayer)];
    add(seat.hand, { [joker]: jokers });
    if (plain > 0) add(seat.hand, { [colour]: plain });
    found[joker] -= jokers;
    if (plain > 0) found[colour] = 0;
    if (isCenter) {
      G.center = found;
      if (G.token < 0) {
        G.token = Number(ctx.currentPlayer);
        lose(seat, plain + jokers);
      }
    } else {
      G.displays[source - 1] = 0;
      G.known[source - 1] = { ...NONE };
      add(G.center, found);
    }
    return undefined;
  }

  function fillDisplay({ G }, { display, tiles }) {
    if (count(tiles) !== G.displays[display - 1]) return INVALID;
    G.known[display - 1] = { ...NONE };
    if (isTooMany(G, tiles)) return INVALID;
    G.known[display - 1] = { ...NONE, ...tiles };
    return undefined;
  }

  function fillSupply({ G }, { tiles }) {
    if (count(tiles) > G.unknown || isTooMany(G, tiles)) return INVALID;
    add(G.supply, tiles);
    G.unknown -= count(tiles);
    return undefined;
  }

  function place({ G, ctx }, { space: id, colour, pay, pick = NONE }) {
    const space = spaceById.get(id);
    const seat = G.seats[Number(ctx.currentPlayer)];
    const { board } = seat;
    if (space === undefined || board[space.index] !== '') return INVALID;
    const own = space.star.colour;
    const laid = colour ?? own;
    if (laid === undefined || (own !== undefined && own !== laid)) return INVALID;
    const ring = board.slice(space.star.first, space.star.first + 6);
    if (own === undefined && !fitsFreeStar(ring, laid)) return INVALID;

    const joker = jokerIn(G);
    const hand = { ...seat.hand };
    for (const one of COLOURS) {
      const paid = pay[one] ?? 0;
      if (paid > 0 && ((one !== laid && one !== joker) || paid > hand[one])) return INVALID;
      hand[one] += (pick[one] ?? 0) - paid;
    }
    if (!pay[laid] || count(pay) !== space.number) return INVALID;

    const isCovered = (index) => index === space.index || board[index] !== '';
    let due = 0;
    for (const at of space.touches) {
      const { kind, spaces } = features[at];
      if (spaces.every(isCovered)) due += tables.rewards[kind];
    }
    const supply = { ...G.supply };
    const inSupply = count(supply) + G.unknown;
    if (count(pick) !== Math.min(due, inSupply)) return INVALID;
    let { unknown } = G;
    for (const one of COLOURS) {
      const wanted = pick[one] ?? 0;
      unknown -= Math.max(0, wanted - supply[one]);
      supply[one] = Math.max(0, supply[one] - wanted);
    }
    if (unknown < 0 || (unknown < G.unknown && isTooMany(G, pick))) return INVALID;

    board[space.index] = laid;
    ring[space.slot] = laid;
    seat.total += groupOn(ring, space.slot);
    seat.hand = hand;
    G.supply = supply;
    G.unknown = unknown;
    G.tower += space.number - 1;
    refill(G);
    return undefined;
  }

  function pass({ G, ctx }, { keep = NONE }) {
    const seat = G.seats[Number(ctx.currentPlayer)];
    if (seat.passed || count(keep) > cornerSpaces) return INVALID;
    const hand = { ...seat.hand };
    if (COLOURS.some((one) => (keep[one] ?? 0) > hand[one])) return INVALID;
    const isLast = G.round === rounds;
    const thrown = count(hand) - (isLast ? 0 : count(keep));
    seat.hand = { ...NONE };
    if (!isLast) seat.corners = { ...NONE, ...keep };
    seat.passed = true;
    G.tower += thrown;
    lose(seat, thrown);
    refill(G);
    return undefined;
  }

  function prepareRound({ G }) {
    G.round += 1;
    refill(G);
    let left = drawn(G, G.displays.length * tilesPerDisplay);
    for (let at = 0; at < G.displays.length; at += 1) {
      G.displays[at] = Math.min(tilesPerDisplay, left);
      left -= G.displays[at];
    }
    if (G.token >= 0) G.starter = G.token;
    G.token = -1;
    for (const seat of G.seats) {
      add(seat.hand, seat.corners);
      seat.corners = { ...NONE };
      seat.passed = false;
    }
    G.isPrepared = true;
  }

  function scoreGoals({ G, events }) {
    for (const seat of G.seats) {
      const board = [...seat.board];
      for (const star of stars)
        seat.total += starValue(board.slice(star.first, star.first + 6), star);
      for (const number of [1, 2, 3, 4])
        if (spacesByNumber.get(number)?.every((index) => board[index] !== ''))
          seat.total += tables.numbers[number];
    }
    events.endGame({ totals: G.seats.map(({ total }) => total) });
  }

  function starValue(ring, star) {
    if (ring.includes('')) return 0;
    if (star.colour !== undefined) return tables.stars[star.colour];
    const isSingle = side === 'grey' && ring.every((one) => one === ring[0]);
    return tables.stars[isSingle ? ring[0] : 'multicolour'];
  }

  function fitsFreeStar(ring, laid) {
    const lying = ring.filter((cell) => cell !== '');
    if (side === 'coloured') return !lying.includes(laid);
    if (lying.length < 2) return true;
    return lying[0] === lying[1] ? laid === lying[0] : !lying.includes(laid);
  }

  /** More tiles of a colour in sight than exist. */
  function isTooMany(G, more) {
    return COLOURS.some((colour) => {
      if (!more[colour]) return false;
      let seen = G.center[colour] + G.supply[colour] + more[colour];
      for (const lying of G.known) seen += lying[colour];
      for (const { hand, corners, board } of G.seats) {
        seen += hand[colour] + corners[colour];
        for (const cell of board) if (cell === colour) seen += 1;
      }
      return seen > tilesPerColour;
    });
  }

  function lose(seat, amount) {
    seat.total -= Math.max(0, Math.min(amount, seat.total - floor));
  }

  function refill(G) {
    const gaps = supplySpaces - count(G.supply) - G.unknown;
    if (gaps > 0) G.unknown += drawn(G, gaps);
  }

  function drawn(G, wanted) {
    if (wanted <= G.bag) {
      G.bag -= wanted;
      return wanted;
    }
    const some = Math.min(wanted, G.bag + G.tower);
    G.bag += G.tower - some;
    G.tower = 0;
    return some;
  }
}

/** The library's actions for a log of ours; what nobody in particular does is done by who is on turn. */
export function actionOf(move, playerID) {
  return { type: 'MAKE_MOVE', payload: { type: move.type, args: [move], playerID } };
}

function groupOn(ring, slot) {
  const covered = (at) => ring[(at + 6) % 6] !== '';
  let clockwise = 1;
  while (clockwise < 6 && covered(slot + clockwise)) clockwise += 1;
  let back = 1;
  while (back <= 6 - clockwise && covered(slot - back)) back += 1;
  return Math.min(6, clockwise + back - 1);
}

function add(tiles, more) {
  for (const colour of COLOURS) if (more[colour]) tiles[colour] += more[colour];
}

function count(tiles) {
  let sum = 0;
  for (const colour of COLOURS) sum += tiles[colour] ?? 0;
  return sum;
}
