// The limit: the same match refereed by a loop written for nothing but speed. One mutable table of typed arrays, no
// history, no undo, no effects, no cited clauses; yet every move is checked as the core checks it (phase, turn,
// source, joker duty, payment, hand, free space, star colour, supply, bonus pick, kept tiles), and it throws when one
// is refused. It reads the very moves of the log. Both sides of the board are played; readings are the defaults.

const COLOURS = ['purple', 'green', 'orange', 'yellow', 'blue', 'red'];
const INDEX = Object.fromEntries(COLOURS.map((colour, index) => [colour, index]));
const EMPTY = 6;
const SPACES = 42;

/** What is printed, as flat arrays. @param {ReturnType<typeof import('./core-entry.ts').tableOf>} table */
export function printed({ tables, boards }, side) {
  const { spaces, features, stars } = boards[side];
  return {
    tables,
    side,
    indexById: Object.fromEntries(spaces.map(({ id, index }) => [id, index])),
    number: Uint8Array.from(spaces, ({ number }) => number),
    starColour: Uint8Array.from(stars, ({ colour }) => (colour ? INDEX[colour] : EMPTY)),
    touches: spaces.map((space) => Uint8Array.from(space.touches)),
    around: features.map((feature) => Uint8Array.from(feature.spaces)),
    reward: Uint8Array.from(features, ({ kind }) => tables.rewards[kind]),
    numbers: [1, 2, 3, 4].map((number) => ({
      spaces: spaces.filter((space) => space.number === number).map(({ index }) => index),
      points: tables.numbers[number],
    })),
    starPoints: COLOURS.map((colour) => tables.stars[colour]),
    multicolour: tables.stars.multicolour,
  };
}

/** Totals by seat after the whole log. */
export function refereed(print, { seats: seatNames, firstSeat }, moves) {
  const { tables } = print;
  const seats = seatNames.length;
  const seatIndex = Object.fromEntries(seatNames.map((name, index) => [name, index]));
  const displayCount = tables.displays[seats];
  const board = new Uint8Array(seats * SPACES).fill(EMPTY);
  const hand = new Uint8Array(seats * 6);
  const corners = new Uint8Array(seats * 6);
  const kept = new Uint8Array(seats);
  const passed = new Uint8Array(seats);
  const total = new Int32Array(seats).fill(tables.startTotal);
  const display = new Uint8Array(displayCount);
  const known = new Uint8Array(displayCount * 6);
  const center = new Uint8Array(6);
  const supply = new Uint8Array(6);
  const told = new Uint8Array(6);
  const paid = new Uint8Array(6);
  let unknown = tables.supplySpaces;
  let bag = tables.tilesPerColour * 6 - unknown;
  let tower = 0;
  let round = 1;
  let phase = 'acquire';
  let token = -1;
  let starter = seatIndex[firstSeat];
  let turn = starter;
  fill();

  for (const move of moves) {
    switch (move.type) {
      case 'draft':
        draft(move);
        break;
      case 'fillDisplay':
        fillDisplay(move);
        break;
      case 'fillSupply':
        fillSupply(move);
        break;
      case 'place':
        place(move);
        break;
      case 'pass':
        pass(move);
        break;
      case 'prepareRound':
        prepare();
        break;
      case 'scoreGoals':
        goals();
        break;
      default:
        refuse(move.type);
    }
  }
  if (phase !== 'over') refuse('unfinished');
  return [...total];

  function draft({ seat, source, colour, contents }) {
    const index = seatIndex[seat];
    if (phase !== 'acquire' || index !== turn) refuse('draft');
    const joker = round - 1;
    const wanted = INDEX[colour];
    const found = source === 'center' ? center : told;
    if (source === 'center') {
      if (sum(center, 0) === 0) refuse('empty centre');
    } else {
      if (contents !== undefined) fillDisplay({ display: source, tiles: contents });
      const at = (source - 1) * 6;
      if (!display[source - 1] || sum(known, at) === 0) refuse('display');
      for (let c = 0; c < 6; c += 1) {
        told[c] = known[at + c];
        known[at + c] = 0;
      }
    }
    if (found[wanted] === 0) refuse('colour');
    if (wanted === joker)
      for (let c = 0; c < 6; c += 1) if (c !== joker && found[c] > 0) refuse('joker');
    const jokers = found[joker] > 0 ? 1 : 0;
    const plain = wanted === joker ? 0 : found[wanted];
    const at = index * 6;
    hand[at + joker] += jokers;
    if (plain > 0) hand[at + wanted] += plain;
    found[joker] -= jokers;
    found[wanted] -= plain;
    if (source === 'center') {
      if (token < 0) {
        token = index;
        lose(index, plain + jokers);
      }
    } else {
      display[source - 1] = 0;
      for (let c = 0; c < 6; c += 1) center[c] += told[c];
    }
    turn = (turn + 1) % seats;
    if (sum(center, 0) > 0) return;
    for (let d = 0; d < displayCount; d += 1) if (display[d] > 0) return;
    phase = 'place';
    turn = token < 0 ? starter : token;
    skipEmptyHanded();
  }

  function fillDisplay({ display: number, tiles }) {
    const at = (number - 1) * 6;
    read(tiles, told);
    if (phase !== 'acquire' || sum(told, 0) !== display[number - 1]) refuse('display');
    for (let c = 0; c < 6; c += 1) known[at + c] = 0;
    refuseTooMany(told, EMPTY);
    for (let c = 0; c < 6; c += 1) known[at + c] = told[c];
  }

  function fillSupply({ tiles }) {
    read(tiles, told);
    const count = sum(told, 0);
    if (count > unknown) refuse('supply');
    refuseTooMany(told, EMPTY);
    for (let c = 0; c < 6; c += 1) supply[c] += told[c];
    unknown -= count;
  }

  function place({ seat, space: id, colour, pay, pick }) {
    const index = seatIndex[seat];
    if (phase !== 'place' || index !== turn || passed[index] !== 0) refuse('place');
    const space = print.indexById[id];
    if (space === undefined) refuse('space');
    const first = index * SPACES;
    if (board[first + space] !== EMPTY) refuse('covered');
    const star = (space / 6) | 0;
    const own = print.starColour[star];
    const laid = colour === undefined ? own : INDEX[colour];
    if (laid === EMPTY || (own !== EMPTY && laid !== own)) refuse('star colour');
    if (own === EMPTY) refuseOnFreeStar(first + star * 6, laid);

    const joker = round - 1;
    const at = index * 6;
    read(pay, paid);
    for (let c = 0; c < 6; c += 1)
      if (paid[c] > 0 && ((c !== laid && c !== joker) || paid[c] > hand[at + c])) refuse('payment');
    const price = print.number[space];
    if (paid[laid] === 0 || sum(paid, 0) !== price) refuse('price');

    board[first + space] = laid;
    let due = 0;
    for (const feature of print.touches[space])
      if (isCovered(first, print.around[feature])) due += print.reward[feature];
    read(pick, told);
    const available = sum(supply, 0) + unknown;
    if (sum(told, 0) !== (due < available ? due : available)) refuse('pick');
    let untold = unknown;
    for (let c = 0; c < 6; c += 1) if (told[c] > supply[c]) untold -= told[c] - supply[c];
    if (untold < 0) refuse('supply');
    if (untold < unknown) refuseTooMany(told, laid);

    total[index] += groupOn(first + star * 6, space % 6);
    for (let c = 0; c < 6; c += 1) {
      hand[at + c] += told[c] - paid[c];
      supply[c] -= told[c] < supply[c] ? told[c] : supply[c];
    }
    unknown = untold;
    tower += price - 1;
    refill();
    next();
  }

  function pass({ seat, keep }) {
    const index = seatIndex[seat];
    if (phase !== 'place' || index !== turn || passed[index] !== 0) refuse('pass');
    const at = index * 6;
    read(keep, told);
    for (let c = 0; c < 6; c += 1) if (told[c] > hand[at + c]) refuse('keep');
    const isLast = round === tables.rounds;
    const count = sum(told, 0);
    if (count > tables.cornerSpaces) refuse('corners');
    const thrown = sum(hand, at) - (isLast ? 0 : count);
    for (let c = 0; c < 6; c += 1) {
      hand[at + c] = 0;
      if (!isLast) corners[at + c] = told[c];
    }
    kept[index] = isLast ? 0 : count;
    passed[index] = 1;
    tower += thrown;
    lose(index, thrown);
    refill();
    next();
  }

  function prepare() {
    if (phase !== 'prepare') refuse('prepare');
    round += 1;
    refill();
    fill();
    starter = token < 0 ? starter : token;
    turn = starter;
    token = -1;
    for (let at = 0; at < hand.length; at += 1) hand[at] += corners[at];
    corners.fill(0);
    kept.fill(0);
    passed.fill(0);
    phase = 'acquire';
  }

  function goals() {
    if (phase !== 'goals') refuse('goals');
    for (let index = 0; index < seats; index += 1) {
      const first = index * SPACES;
      for (let star = 0; star < 7; star += 1) total[index] += starValue(first + star * 6, star);
      for (const { spaces, points } of print.numbers)
        if (isCovered(first, spaces)) total[index] += points;
    }
    phase = 'over';
  }

  function starValue(at, star) {
    const one = board[at];
    let isSingle = true;
    for (let slot = 0; slot < 6; slot += 1) {
      if (board[at + slot] === EMPTY) return 0;
      if (board[at + slot] !== one) isSingle = false;
    }
    const own = print.starColour[star];
    if (own !== EMPTY) return print.starPoints[own];
    return isSingle && print.side === 'grey' ? print.starPoints[one] : print.multicolour;
  }

  /** Central star: each colour once. Grey stars: six alike or six different, as the second tile decides. */
  function refuseOnFreeStar(at, laid) {
    let first = EMPTY;
    let second = EMPTY;
    let isThere = false;
    for (let slot = 0; slot < 6; slot += 1) {
      const cell = board[at + slot];
      if (cell === EMPTY) continue;
      if (cell === laid) isThere = true;
      if (first === EMPTY) first = cell;
      else if (second === EMPTY) second = cell;
    }
    if (print.side === 'coloured') {
      if (isThere) refuse('central star');
    } else if (second !== EMPTY && (first === second ? laid !== first : isThere)) refuse('star');
  }

  function groupOn(at, slot) {
    let size = 1;
    let clockwise = 1;
    while (clockwise < 6 && board[at + ((slot + clockwise) % 6)] !== EMPTY) clockwise += 1;
    size = clockwise;
    for (let back = 1; back <= 6 - clockwise; back += 1) {
      if (board[at + ((slot - back + 6) % 6)] === EMPTY) break;
      size += 1;
    }
    return size < 6 ? size : 6;
  }

  function isCovered(first, spaces) {
    for (const space of spaces) if (board[first + space] === EMPTY) return false;
    return true;
  }

  /** More tiles of a colour in sight than exist; `laid` lies already on the board and not in the hand. */
  function refuseTooMany(more, laid) {
    for (let c = 0; c < 6; c += 1) {
      if (more[c] === 0) continue;
      let seen = center[c] + supply[c] + more[c] - (c === laid ? 1 : 0);
      for (let at = c; at < hand.length; at += 6) seen += hand[at] + corners[at];
      for (let at = c; at < known.length; at += 6) seen += known[at];
      for (const cell of board) if (cell === c) seen += 1;
      if (seen > tables.tilesPerColour) refuse('tiles');
    }
  }

  function lose(index, amount) {
    const most = total[index] - tables.floor;
    total[index] -= amount < most ? amount : most;
  }

  function refill() {
    const gaps = tables.supplySpaces - sum(supply, 0) - unknown;
    unknown += drawn(gaps);
  }

  function fill() {
    let left = drawn(displayCount * tables.tilesPerDisplay);
    for (let d = 0; d < displayCount; d += 1) {
      display[d] = left < tables.tilesPerDisplay ? left : tables.tilesPerDisplay;
      left -= display[d];
    }
  }

  function drawn(wanted) {
    if (wanted <= bag) {
      bag -= wanted;
      return wanted;
    }
    const all = bag + tower;
    const count = wanted < all ? wanted : all;
    bag = all - count;
    tower = 0;
    return count;
  }

  function next() {
    for (let step = 1; step <= seats; step += 1) {
      const index = (turn + step) % seats;
      if (passed[index] !== 0) continue;
      turn = index;
      skipEmptyHanded();
      return;
    }
    phase = round < tables.rounds ? 'prepare' : 'goals';
  }

  function skipEmptyHanded() {
    if (sum(hand, turn * 6) > 0) return;
    passed[turn] = 1;
    next();
  }
}

function read(tiles, into) {
  for (let c = 0; c < 6; c += 1) into[c] = (tiles !== undefined && tiles[COLOURS[c]]) || 0;
}

function sum(tiles, from) {
  return (
    tiles[from] +
    tiles[from + 1] +
    tiles[from + 2] +
    tiles[from + 3] +
    tiles[from + 4] +
    tiles[from + 5]
  );
}

function refuse(why) {
  throw new Error(`The limit refuses: ${why}`);
}
