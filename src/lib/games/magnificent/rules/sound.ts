// What cannot lie on a table: too many pieces, two things on one space, a phase in the wrong round.
import type { Refused } from '../../../referee/ruling.ts';
import { sameJson } from '../../../referee/sameJson.ts';
import type { DieColour } from '../data/kinds.ts';
import {
  COLOURS,
  DIE_COLOURS,
  TILE_KINDS,
  TRAINER_SPACES,
  gemCount,
  gemsOf,
  tilesOf,
} from '../data/kinds.ts';
import type { Tables } from '../data/tables.ts';
import { posterSymbols } from './known.ts';
import { diceClause } from './diceClauses.ts';
import { topSets } from './flow.ts';
import { spareTentsOf } from './fresh.ts';
import { hatsOf } from './hats.ts';
import { areTopsAsked, areTurnsOrdered } from './mended.ts';
import { refuseTiles } from './newTiles.ts';
import { draftClause, setsDue } from './phases/setup.ts';
import { rises } from './phases/readBoard.ts';
import { refuseFirmly } from './rulings.ts';
import { refuseBoard } from './soundBoard.ts';
import type { State, Turn } from './state.ts';
import { isSolo, turnBegunBy } from './state.ts';
import type { Table } from './table.ts';
import { inOrder, leftOf, seatOf, usedOn } from './table.ts';
import { placeOf } from './trackPlace.ts';
import { isAtAnyMoment } from './trainerSpaces.ts';
import { tilesLying } from './trainerTiles.ts';

export function refuseUnsound(table: Table, state: State): Refused | undefined {
  return (
    refuseMoment(table, state) ??
    refuseHats(table, state) ??
    refuseCards(table, state) ??
    refuseDice(table, state) ??
    refuseOrder(state) ??
    refusePieces(table, state) ??
    firstOf(state.seats, (one) => refuseBoard(table, state, one)) ??
    refuseTiles(table, state) ??
    refuseMiddle(table, state)
  );
}

function firstOf<One>(
  list: readonly One[],
  look: (one: One) => Refused | undefined,
): Refused | undefined {
  for (const one of list) {
    const wrong = look(one);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function refuseMoment({ tables }: Table, state: State): Refused | undefined {
  const { round, phase, table, seats } = state;
  const isLast = round === tables.rounds;
  const isEnd = phase === 'halves' || phase === 'areas' || phase === 'over';
  if (round > tables.rounds || (isEnd && !isLast) || (isLast && phase === 'preparing'))
    return refuseFirmly('magnificent.overview.rounds', { round, rounds: tables.rounds }, [
      'magnificent.prepare.only-after-first-two-rounds',
    ]);
  if (phase === 'setup' && (round > 1 || table === undefined))
    return refuseFirmly('magnificent.round-end.step-order', { phase, needed: 'turns' });
  const short = seats.find(({ dice }) => dice.length < tables.turns);
  if (phase === 'payment' && short !== undefined)
    return refuseFirmly('magnificent.die.four-dice-by-round-end', {
      seat: short.seat,
      dice: short.dice.length,
    });
  return refuseTurn(tables, state);
}

/** Four dice are taken and a fifth turn has begun; or a turn has come further than its die. */
function refuseTurn({ turns }: Tables, { seats, turn }: State): Refused | undefined {
  const acting = seats.find(({ seat }) => seat === turn?.seat);
  if (turn === undefined || acting === undefined) return undefined;
  const { seat, dice } = acting;
  const isBefore = turn.stage === 'die';
  if (isBefore && dice.length >= turns)
    return refuseFirmly('magnificent.overview.turns-per-round', { seat, turns: dice.length });
  return (isBefore ? hasOnlyTrainers(turn) : dice.length > 0)
    ? undefined
    : refuseFirmly('magnificent.overview.turn-phases', { seat, stage: 'die', needed: 'power' });
}

/** Dice are taken in turn: no seat has more of them than one before it in the round, and none two fewer. */
function refuseOrder(state: State): Refused | undefined {
  if (state.phase !== 'turns' || !areTurnsOrdered(state)) return undefined;
  const [first, ...others] = inOrder(state).map((seat) => ({
    seat,
    dice: seatOf(state, seat)?.dice.length ?? 0,
  }));
  if (first === undefined) return undefined;
  let before = first;
  for (const one of others) {
    if (one.dice > before.dice)
      return refuseFirmly('magnificent.overview.turn-order', { seat: one.seat, next: before.seat });
    if (one.dice < first.dice - 1)
      return refuseFirmly('magnificent.overview.turn-order', { seat: first.seat, next: one.seat });
    before = one;
  }
  return undefined;
}

/** Before its die nothing comes of a turn but what trainers do at any moment. */
function hasOnlyTrainers(turn: Turn): boolean {
  const { seat, trainers } = turn;
  return (
    sameJson(turn, { ...turnBegunBy(seat), trainers }) &&
    TRAINER_SPACES.every((space) => usedOn(turn, space) === 0 || isAtAnyMoment(space))
  );
}

/** One or two hats for each seat, each on a space of its own. */
function refuseHats({ tables }: Table, state: State): Refused | undefined {
  const { seats, copy, phase } = state;
  const spaces = copy.track?.length ?? 0;
  if (!rises(copy.track ?? []))
    return refuseFirmly('magnificent.perform.any-lower-space', { space: 1, spaces });
  const most = phase === 'turns' || phase === 'payment' ? tables.hats : 1;
  const taken = new Set(state.neutral);
  for (const { seat, hats } of seats) {
    if (hats.length === 0 || hats.length > most)
      return refuseFirmly('magnificent.components.hats', {
        seat,
        hats: hats.length,
        exist: most,
      });
    for (const space of hats) {
      if (space > spaces)
        return refuseFirmly('magnificent.perform.any-lower-space', { space, spaces });
      if (taken.has(space))
        return refuseFirmly('magnificent.perform.space-vacant', {
          seat,
          ...placeOf(state, space),
          ...ownerOf(state, space),
        });
      taken.add(space);
    }
  }
  return undefined;
}

function ownerOf(state: State, space: number) {
  const by = hatsOf(state).find((one) => one.space === space)?.seat;
  return by === undefined || state.neutral.includes(space) ? {} : { by };
}

/** Four cards, or five while sets are taken and scored. */
function refuseCards({ tables }: Table, { seats, phase, done }: State): Refused | undefined {
  const five = (seat: string) =>
    (phase === 'sets' && done.includes(seat)) || (phase === 'scoring' && !done.includes(seat));
  const wrong = seats.find(
    ({ seat, cards }) => cards.length !== tables.hand + (five(seat) ? 1 : 0),
  );
  return wrong === undefined
    ? undefined
    : refuseFirmly('magnificent.components.master-cards', {
        count: wrong.cards.length,
        exist: tables.hand + (five(wrong.seat) ? 1 : 0),
      });
}

/** Dice on cards and in the main tent are those in use, and no two lie on one card. */
function refuseDice(table: Table, state: State): Refused | undefined {
  const { tables } = table;
  const { seats, tent, dice, phase } = state;
  const taken = seats.flatMap((one) => one.dice);
  const total = Math.max(gemCount(dice), taken.length + (tent?.length ?? 0));
  const box = gemCount(tables.dice.box);
  if (total > box)
    return refuseFirmly('magnificent.components.dice-total', { count: total, exist: box });
  for (const colour of DIE_COLOURS) {
    const exist = dice[colour];
    const wrong = isSolo(state) ? wrongInUse(table, state, colour) : undefined;
    if (wrong !== undefined)
      return refuseFirmly(diceClause(state), { colour, count: exist, exist: wrong });
    const left = tent?.filter((die) => die.colour === colour).length;
    const count = taken.filter((die) => die.colour === colour).length + (left ?? 0);
    const isWhole = left === undefined || phase === 'preparing' ? count <= exist : count === exist;
    if (!isWhole) return refuseFirmly(diceClause(state), { colour, count, exist });
  }
  const doubled = seats.find((one) => {
    const cards = one.dice.map(({ card }) => card);
    return new Set(cards).size !== cards.length || cards.some((card) => card > tables.hand);
  });
  return doubled === undefined
    ? undefined
    : refuseFirmly('magnificent.die.place-on-vacant-master-card', {
        seat: doubled.seat,
        card: doubled.dice.at(-1)?.card ?? 1,
      });
}

/** Solitaire begins each round with the same dice, and only coloured ones come to them: how many there can be instead. */
function wrongInUse({ tables }: Table, { dice, phase }: State, colour: DieColour) {
  const least = gemsOf(tables.dice.bySeats[1] ?? {}, colour);
  const isOpen = colour !== 'clear' && phase !== 'setup' && phase !== 'preparing';
  const most = isOpen ? gemsOf(tables.dice.box, colour) : least;
  return dice[colour] < least ? least : dice[colour] > most ? most : undefined;
}

/** No more of anything than the box has. */
function refusePieces(table: Table, state: State): Refused | undefined {
  const { tables } = table;
  const owns = state.seats.flatMap(({ own }) => (own === undefined ? [] : [own]));
  const over = TILE_KINDS.find((tile) => leftOf(table, state, tile) < 0);
  if (over !== undefined)
    return refuseFirmly('magnificent.components.camp-tiles-russian', {
      tile: over,
      count: owns.reduce((sum, { built }) => sum + tilesOf(built, over), 0),
      exist: tilesOf(tables.tiles, over),
    });
  const tents = owns.reduce((sum, own) => sum + own.tents.length + own.spareTents, 0);
  const most = mostTents(table, state);
  if (tents > most)
    return refuseFirmly('magnificent.components.tents', { count: tents, exist: most });
  const posters = owns.reduce((sum, own) => sum + own.posters.length + own.completed.length, 0);
  if (posters > tables.posters.box)
    return refuseFirmly('magnificent.components.posters', {
      count: posters,
      exist: tables.posters.box,
    });
  const tiles = tilesLying(state.seats, state.table);
  const twice = tiles.find((tile, at) => tiles.indexOf(tile) !== at);
  return twice === undefined
    ? undefined
    : refuseFirmly('magnificent.components.trainer-tiles', { tile: twice });
}

/** Those of the tracks, and from the box what starting goods name. */
function mostTents(table: Table, { seats, copy }: State): number {
  const { perTrack, box } = table.tables.tents;
  const spare = seats.reduce((sum, { board }) => sum + spareTentsOf(table, copy, board), 0);
  return Math.min(box, perTrack * COLOURS.length + spare);
}

/** The displays, and the tracks that are kept. */
function refuseMiddle(table: Table, state: State): Refused | undefined {
  const middle = state.table;
  if (middle === undefined) return undefined;
  const needed = setsDue(table, state);
  const { sets, offered, posters } = middle;
  const left = sets.filter(({ gone }) => gone !== true).length;
  const choosing = state.seats.length - state.done.length;
  if (sets.length !== 0 && sets.length !== needed)
    return refuseFirmly('magnificent.prepare.refill-main-display', { told: sets.length, needed });
  const isShort = state.phase === 'sets' ? left < choosing : left < sets.length;
  if (isShort)
    return refuseFirmly('magnificent.prepare.refill-main-display', { told: left, needed });
  const standing = refuseTops(table, state);
  if (standing !== undefined) return standing;
  const waiting = state.seats.filter(({ own }) => own?.tiles.length === 0).length;
  if (state.phase === 'setup' && sets.length > 0 && offered.length < waiting)
    return refuseFirmly(draftClause(state), { told: offered.length, needed: waiting });
  const spaces = posters.map(({ space }) => space);
  if (new Set(spaces).size !== spaces.length)
    return refuseFirmly('magnificent.setup.poster-display-four', {
      told: spaces.length,
      needed: table.tables.posters.display,
    });
  return firstOf(COLOURS, (colour) => {
    const track = state.copy.travel?.[colour] ?? [];
    const tents = middle.tents[colour] ?? [];
    const isOff = tents.some(
      ({ space }, at) =>
        track[space]?.includes('poster') !== true ||
        tents.findIndex((other) => other.space === space) !== at,
    );
    const wagon = middle.wagons[colour] ?? 0;
    return isOff || (track.length > 0 && wagon >= track.length)
      ? refuseFirmly('magnificent.setup.tents-on-poster-spaces', {
          colour,
          told: tents.length,
          needed: posterSymbols(track),
        })
      : undefined;
  });
}

/** In solitaire a set goes from the top for each hat above, before one is taken. */
function refuseTops(table: Table, state: State): Refused | undefined {
  const [one] = state.seats;
  const isNow = areTopsAsked(state) && isSolo(state) && state.phase === 'sets';
  if (one === undefined || !isNow) return undefined;
  const sets = topSets(table, state);
  const lying = (state.table?.sets ?? []).slice(0, sets).findIndex(({ gone }) => gone !== true);
  return lying < 0
    ? undefined
    : refuseFirmly('magnificent.solo.discard-top-sets', { seat: one.seat, set: lying + 1, sets });
}
