// What a table might tell when it is asked something, most of it sensible, the safe way out last.
import type {
  CardBonus,
  Colour,
  Die,
  Gain,
  Gems,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  COLOURS,
  DIE_COLOURS,
  GEM_COLOURS,
  TRAINER_SPACES,
  TRAINER_TILES,
  gemsOf,
  tileOf,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import { effectiveBonus } from '../../../src/lib/games/magnificent/rules/cardBonus.ts';
import { tentSpacesOf } from '../../../src/lib/games/magnificent/rules/known.ts';
import { bonusesUnder, placingsOf } from '../../../src/lib/games/magnificent/rules/grid.ts';
import type { Scored } from '../../../src/lib/games/magnificent/rules/moveParts.ts';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { routeOf } from '../../../src/lib/games/magnificent/rules/route.ts';
import { scoreOf } from '../../../src/lib/games/magnificent/rules/scoring.ts';
import type { Own, SeatState, State } from '../../../src/lib/games/magnificent/rules/state.ts';
import { seatOf, turnColour, usedOn } from '../../../src/lib/games/magnificent/rules/table.ts';
import { tilesLeft } from '../../../src/lib/games/magnificent/rules/trainerTiles.ts';
import type { Step } from '../../../src/lib/referee/rules.ts';
import type { Chooser } from '../../support/chooser.ts';
import { CARDS, POSTERS, TABLE, TENTS } from './tables.ts';

const { tables } = TABLE;

/** Every die in use with any face. */
export function anyDice(dice: State['dice'], choose: Chooser): Die[] {
  return DIE_COLOURS.flatMap((colour) =>
    Array.from({ length: dice[colour] }, () => ({ colour, value: 1 + choose.below(6) })),
  );
}

export function answersTo(state: State, step: Step, choose: Chooser): Move[] {
  const seat = step.seat ?? '';
  const one = seatOf(state, seat);
  switch (step.step) {
    case 'roll':
      return state.table === undefined && choose.once(2)
        ? [{ type: 'roll' }]
        : [{ type: 'roll', dice: anyDice(state.dice, choose) }];
    case 'layOut':
      return [anyLayOut(state, step, choose)];
    case 'deal':
      return anyDeals(state, seat, choose);
    case 'chooseTile': {
      const offered = step.facts['offered'] as readonly (typeof TRAINER_TILES)[number][];
      return [{ type: 'chooseTile', seat, tile: choose.of(offered) }];
    }
    case 'placeTent':
      return tentsIn(state, one?.own, choose, 1).map((tent) => ({
        type: 'placeTent',
        seat,
        ...tent,
      }));
    case 'turn':
      return one === undefined ? [] : anyTurns(state, one, choose);
    case 'addDie':
      return anyAdded(state, choose);
    case 'takeDie':
      return one === undefined ? [] : anyTaken(state, one, choose);
    case 'act':
      return one === undefined ? [] : anyActions(state, one, choose);
    case 'layTile':
      return one === undefined ? [] : anyTiles(state, one, choose);
    case 'takePoster':
      return anyPosters(state, one, choose);
    case 'endTurn':
      return [{ type: 'endTurn', seat }];
    case 'pay':
      return [{ type: 'pay' }];
    case 'takeSet':
      return anySets(state, seat, choose);
    case 'scoreCard':
      return one === undefined
        ? []
        : [{ type: 'scoreCard', seat, scored: anyScored(state, one, 1 + choose.below(5), choose) }];
    case 'scoreHalves':
      return one === undefined
        ? []
        : [{ type: 'scoreHalves', seat, cards: anyHalves(state, one, choose) }];
    case 'scoreAreas':
      return [
        choose.once(2)
          ? { type: 'scoreAreas', seat, covered: choose.below(10) }
          : {
              type: 'scoreAreas',
              seat,
              uncovered: Array.from({ length: 9 }, () => choose.below(5)),
            },
      ];
    default:
      throw new Error(`No move known for ${step.step}`);
  }
}

function anyLayOut(state: State, step: Step, choose: Chooser): Move {
  const { sets, isWithTiles, offered, posters } = step.facts;
  // Where a table was told wrongly there may be too few others.
  const free = [...shuffled(tilesLeft(state), choose), ...(state.table?.spent ?? [])];
  const isFirst = state.phase === 'setup';
  const laid = Array.from({ length: Number(sets) }, () => {
    const tile = isWithTiles === true ? free.shift() : undefined;
    return {
      ...(choose.once(2) ? { card: choose.of(CARDS) } : {}),
      ...(tile === undefined ? {} : { tile }),
    };
  });
  return {
    type: 'layOut',
    sets: laid,
    ...(isFirst
      ? {
          offered: free.slice(0, Number(offered)),
          posters: Array.from({ length: Number(posters) }, () =>
            choose.once(2) ? { poster: choose.of(POSTERS) } : {},
          ),
          ...(choose.once(2) && state.table?.tents.green !== undefined
            ? { tents: { green: [{ tent: choose.of(TENTS) }, {}] } }
            : {}),
        }
      : {}),
  };
}

function anyDeals(state: State, seat: string, choose: Chooser): Move[] {
  const numeral = seatOf(state, seat)?.board?.number;
  const cards = Array.from({ length: 4 }, () => {
    const card = choose.of(CARDS);
    if (choose.once(4)) return {};
    return {
      card: numeral === undefined || state.draft ? card : { ...card, numeral },
    };
  });
  return [
    {
      type: 'deal',
      seat,
      ...(choose.once(4) ? {} : { cards }),
      ...(choose.once(3) ? {} : { poster: choose.of(POSTERS) }),
    },
  ];
}

function anyTurns(state: State, one: SeatState, choose: Chooser): Move[] {
  const { seat, coins } = one;
  const hat = { to: 1 + choose.below(state.copy.track?.length ?? 1) };
  const from = one.hats.length > 1 ? { from: choose.of(one.hats) } : {};
  return shuffled(diceLeft(state), choose).flatMap((die): Move[] => {
    const told = {
      ...(choose.once(2) ? { points: choose.below(20) } : {}),
      ...(choose.once(2) ? { coins: choose.below(9) - Math.min(4, coins) } : {}),
    };
    const plain = { type: 'turn', seat, die } as const;
    return [
      ...(choose.once(2)
        ? [{ ...plain, ...told, action: 'perform' as const, hat: { ...hat, ...from } }]
        : []),
      { ...plain, ...told, action: choose.of(['build', 'travel']) },
      plain,
    ];
  });
}

/** Dice that may be taken: those that lie there, or any face of a colour of which one is left. */
function diceLeft(state: State): Die[] {
  if (state.tent !== undefined) return [...state.tent];
  return DIE_COLOURS.flatMap((colour) => {
    const taken = state.seats
      .flatMap(({ dice }) => dice)
      .filter((die) => die.colour === colour).length;
    return taken < state.dice[colour] ? [1, 3, 6].map((value) => ({ colour, value })) : [];
  });
}

function anyAdded(state: State, choose: Chooser): Move[] {
  const spaces = state.table?.posters ?? [];
  const shown = spaces.length > 0 ? choose.of(spaces) : undefined;
  const colours = shuffled([...COLOURS], choose);
  const symbol = shown?.poster?.symbol;
  return (symbol === undefined ? colours : [symbol]).map((colour) => ({
    type: 'addDie',
    die: { colour, value: 1 + choose.below(6) },
    ...(shown === undefined ? {} : { space: shown.space }),
    ...(choose.once(2) && shown !== undefined ? { next: choose.of(POSTERS) } : {}),
  }));
}

function anyTaken(state: State, one: SeatState, choose: Chooser): Move[] {
  const { seat } = one;
  const free = [1, 2, 3, 4].filter((card) => one.dice.every((die) => die.card !== card));
  return shuffled(diceLeft(state), choose).flatMap((die): Move[] => {
    const card = choose.of(free);
    const as = die.colour === 'clear' ? { as: choose.of(COLOURS) } : {};
    const plain = { type: 'takeDie', seat, die, card, ...as } as const;
    const trainers = choose.once(2) ? {} : { trainers: 1 };
    const to = trainers.trainers === undefined ? 1 + choose.below(6) : 7 - die.value;
    return choose.once(4) ? [{ ...plain, turned: { to, ...trainers } }, plain] : [plain];
  });
}

/** Gems, trainers, bonus and cards told anew: what may be told besides the step. */
export function asidesIn(state: State, choose: Chooser): Move[] {
  const { seat } = choose.of(state.seats);
  const card = 1 + choose.below(4);
  const track = state.copy.track?.map((space) => ({ ...space }));
  const reading: Move[] = [
    { type: 'readCard', seat, card, read: choose.of(CARDS) },
    { type: 'readBoard', trainerSpaces: { counterclockwise: choose.of(['single', 'double']) } },
    ...(track === undefined ? [] : [{ type: 'readBoard' as const, track }]),
    ...(state.level === 'referee' ? pieceReadings(seat, choose) : []),
  ];
  const { turn } = state;
  const one = turn === undefined ? undefined : seatOf(state, turn.seat);
  if (turn === undefined || one?.own === undefined || choose.once(8))
    return choose.once(4) ? [choose.of(reading)] : [];
  return shuffled(
    [
      ...boostsIn(one, one.own, choose),
      ...bonusesIn(state, one, choose),
      ...trainersIn(one, choose),
      { type: 'arrange', seat: one.seat, spaces: shuffledSpaces(one.own, choose) },
    ],
    choose,
  );
}

/** What lies on a space of the player board, or does not. */
function pieceReadings(seat: string, choose: Chooser): Move[] {
  return [
    { type: 'readPoster', seat, space: 1 + choose.below(5), read: choose.of(POSTERS) },
    { type: 'readTent', seat, space: 2 + choose.below(4), read: choose.of(TENTS) },
  ];
}

/** Every poster on some space. */
function shuffledSpaces(own: Own, choose: Chooser): number[] {
  const from = [1, 2, 3, 4, 5].map((space) =>
    own.posters.some((poster) => poster.space === space) ? space : 0,
  );
  return shuffled(from, choose);
}

function boostsIn(one: SeatState, own: Own, choose: Chooser): Move[] {
  const colour = choose.once(3) ? choose.of(GEM_COLOURS) : (turnColour(one) ?? 'orange');
  return gemsOf(own.gems, colour) > 0
    ? [{ type: 'boost', seat: one.seat, gems: { [colour]: 1 } }]
    : [];
}

const TOLD: readonly CardBonus[] = CARDS.flatMap(({ bonus }) => (bonus ? [bonus] : []));

function bonusesIn(state: State, one: SeatState, choose: Chooser): Move[] {
  const { seat } = one;
  const card = one.dice.at(-1)?.card ?? 1;
  const copied = choose.once(3) ? { copied: 1 + choose.below(4) } : {};
  const told = choose.of(TOLD);
  const bonus = effectiveBonus(state, one, card, copied.copied, told);
  if (bonus === undefined || 'allowed' in bonus) return [];
  const wants = bonus.kind === 'gems_for_tile' || bonus.kind === 'gems';
  const gems =
    bonus.kind === 'gems_for_tile'
      ? firstGems(one.own?.gems ?? {}, bonus.count)
      : bonus.kind === 'gems' && bonus.colour === undefined
        ? { green: bonus.count }
        : undefined;
  return [
    {
      type: 'useBonus',
      seat,
      ...copied,
      bonus: told,
      ...(wants && gems !== undefined ? { gems } : {}),
    },
  ];
}

function firstGems(storage: Gems, count: number): Gems {
  let left = count;
  return Object.fromEntries(
    GEM_COLOURS.flatMap((colour) => {
      const used = Math.min(left, gemsOf(storage, colour));
      left -= used;
      return used === 0 ? [] : [[colour, used]];
    }),
  );
}

export function trainersIn(one: SeatState, choose: Chooser): Move[] {
  const { seat, own } = one;
  const spaces = TRAINER_SPACES.filter(
    (space) =>
      !TRAINER_TILES.some((tile) => tile === space) ||
      own?.tiles.some((tile) => tile === space) === true,
  );
  return [1, 2].map((trainers) => ({
    type: 'useTrainers',
    seat,
    space: choose.of(spaces),
    trainers,
  }));
}

/** Build, travel or perform in any order; a wagon that goes nowhere, or one step, is the way out. */
function anyActions(state: State, one: SeatState, choose: Chooser): Move[] {
  const ways = shuffled(
    [buildsIn(state, one, choose), travelsIn(state, one, choose), performsIn(state, one, choose)],
    choose,
  );
  return [
    ...ways.flat(),
    ...travelsIn(state, one, choose, 0),
    ...travelsIn(state, one, choose, 1),
    ...buildsIn(state, one, choose),
    ...performsIn(state, one, choose),
  ];
}

function buildsIn(state: State, { seat, board }: SeatState, choose: Chooser): Move[] {
  const levels =
    state.copy.boards?.find((one) => one.board === board?.number && one.side === board.side)
      ?.levels ?? state.copy.levels;
  return levels === undefined
    ? [
        { type: 'build', seat, requirement: 9 },
        { type: 'build', seat, requirement: choose.below(4), small: 1 + choose.below(2), large: 0 },
        { type: 'build', seat, requirement: 0, small: 1 },
      ]
    : shuffled([...levels], choose).map(({ requirement }) => ({
        type: 'build',
        seat,
        requirement,
      }));
}

function travelsIn(
  state: State,
  one: SeatState,
  choose: Chooser,
  steps = choose.below(12),
): Move[] {
  const { seat, own } = one;
  const wagon = turnColour(one) ?? 'orange';
  const isBackwards = state.turn !== undefined && usedOn(state.turn, 'counterclockwise') > 0;
  const walk = { steps, isBackwards, turnsAfter: 0 };
  const route = routeOf(state, wagon, walk);
  const way = { type: 'travel', seat, steps, ...(isBackwards ? { isBackwards } : {}) } as const;
  const isDoubled = state.turn !== undefined && usedOn(state.turn, 'double_tent_bonus') > 0;
  const tents = tentsIn(state, own, choose, isDoubled ? 2 : 1).map((tent) => ({ ...way, tent }));
  const told =
    route === undefined && steps > 0
      ? { gems: { [choose.of(GEM_COLOURS)]: 1 + choose.below(3) }, posters: choose.below(2) }
      : {};
  if (route?.tent !== undefined) return [...tents, way];
  return choose.once(2) ? [...tents, { ...way, ...told }] : [{ ...way, ...told }, ...tents];
}

/** Every free space of the tent area, with the gems it gives. */
function tentsIn(state: State, own: Own | undefined, choose: Chooser, times: number) {
  const free = [2, 3, 4, 5].filter(
    (space) => own?.tents.every((tent) => tent.space !== space) === true,
  );
  return shuffled(free, choose).map((space) => {
    const gains = tentSpacesOf(tables, state.copy)[space - 2] ?? [];
    const gems = openIn(gains) * times;
    return {
      space,
      ...(choose.once(2) ? { tent: choose.of(TENTS) } : {}),
      ...(gems === 0 ? {} : { gems: { [choose.of(GEM_COLOURS)]: gems } }),
    };
  });
}

function openIn(gains: readonly Gain[]): number {
  return gains.reduce(
    (sum, gain) => (gain.kind === 'gems' && gain.colour === undefined ? sum + gain.count : sum),
    0,
  );
}

function performsIn(state: State, one: SeatState, choose: Chooser): Move[] {
  const { seat, own, hats } = one;
  const count = state.copy.track?.length ?? 1;
  const spaces = shuffled(
    Array.from({ length: count }, (_, at) => at + 1),
    choose,
  );
  const shown = (own?.posters ?? []).map(({ space }) => ({
    space,
    poster: choose.of(POSTERS),
    tent: choose.of(TENTS),
  }));
  const ways = spaces.flatMap((to) =>
    hats.length > 1 ? shuffled(hats, choose).map((from) => ({ to, from })) : [{ to }],
  );
  return ways.flatMap((way): Move[] => {
    const plain = { type: 'perform', seat, ...way } as const;
    const some = shuffled(shown, choose).slice(0, 1 + choose.below(3));
    return [
      { ...plain, posters: some },
      ...shown.map((poster) => ({ ...plain, posters: [poster] })),
      { ...plain, posters: [] },
    ];
  });
}

function anyTiles(state: State, one: SeatState, choose: Chooser): Move[] {
  const { seat, own } = one;
  const { turn } = state;
  if (turn === undefined || own === undefined) return [];
  const colour = turnColour(one) ?? 'orange';
  const other = usedOn(turn, 'change_tile_colour') > 0 ? choose.of(COLOURS) : colour;
  const { small = 0, large = 0, extra = 0 } = turn.build ?? {};
  const card = turn.cardTiles[0];
  return [
    ...(card === undefined
      ? []
      : tilesAt(state, one, { colour: card, size: 'small' }, true, choose)),
    ...(small === 0 ? [] : tilesAt(state, one, { colour: other, size: 'small' }, false, choose)),
    ...(large + extra === 0
      ? []
      : tilesAt(state, one, { colour: other, size: 'large' }, false, choose)),
  ].map((move) => ({ ...move, seat }));
}

function tilesAt(
  state: State,
  one: SeatState,
  { colour, size }: { colour: Colour; size: 'small' | 'large' },
  isCardTile: boolean,
  choose: Chooser,
): Move[] {
  const { seat, own } = one;
  const tile = tileOf(colour, size);
  const plain = { type: 'layTile', seat, tile, ...(isCardTile ? { isCardTile } : {}) } as const;
  const times = !isCardTile && state.turn?.build?.doubled === true ? 2 : 1;
  if (own?.camp === undefined) {
    const gains: Gain[] = choose.once(3) ? [{ kind: 'gems', count: 1 }] : [];
    return [{ ...plain, gains, ...(gains.length > 0 ? { gems: { orange: times } } : {}) }];
  }
  const { board, tiles } = own.camp;
  const outline = state.copy.outlines?.[tile];
  const places = outline === undefined ? [] : placingsOf(board, tiles, outline);
  if (places.length === 0) return [];
  const cells = [...choose.of(places)];
  const gems = openIn(bonusesUnder(board, cells)) * times;
  return [{ ...plain, cells, ...(gems === 0 ? {} : { gems: { purple: gems } }) }];
}

function anyPosters(state: State, one: SeatState | undefined, choose: Chooser): Move[] {
  const own = one?.own;
  if (one === undefined || own === undefined) return [];
  const { seat } = one;
  const free = [1, 2, 3, 4, 5].filter((space) =>
    own.posters.every((poster) => poster.space !== space),
  );
  const space = free.length > 0 ? choose.of(free) : 1 + choose.below(5);
  const poster = choose.once(2) ? { poster: choose.of(POSTERS) } : {};
  const shown = (state.table?.posters ?? []).map((lying): Move => ({
    type: 'takePoster',
    seat,
    from: 'display',
    display: lying.space,
    space,
    ...(choose.once(2) ? { next: choose.of(POSTERS) } : {}),
  }));
  return [
    ...(choose.once(3) ? shuffled(shown, choose) : []),
    ...(choose.once(8) ? [{ type: 'takePoster', seat, from: 'none' } as const] : []),
    ...(choose.once(8) ? [{ type: 'takePoster', seat, from: 'deck', ...poster } as const] : []),
    { type: 'takePoster', seat, from: 'deck', space, ...poster },
    ...shown,
    { type: 'takePoster', seat, from: 'none' },
  ];
}

function anySets(state: State, seat: string, choose: Chooser): Move[] {
  if (state.table === undefined)
    return [{ type: 'takeSet', seat, ...(choose.once(3) ? { card: choose.of(CARDS) } : {}) }];
  const lying = state.table.sets.flatMap(({ gone }, at) => (gone === true ? [] : [at + 1]));
  const [set, discard] = shuffled(lying, choose);
  const card = choose.once(2) ? { card: choose.of(CARDS) } : {};
  if (set === undefined) return [];
  const taken = { type: 'takeSet', seat, set, ...card } as const;
  return discard === undefined ? [taken] : [{ ...taken, discard }, taken];
}

/** As it counts, or points where nobody has read the card. */
function anyScored(state: State, one: SeatState, card: number, choose: Chooser): Scored {
  const plain = { card };
  const counted = { ...plain, count: Math.min(one.coins, choose.below(4)) };
  const ways: Scored[] = [
    ...(choose.once(2) ? [plain] : []),
    counted,
    { ...plain, points: choose.below(20) },
    // As many as were completed, where some of them are unread.
    ...Array.from({ length: 55 }, (_, count) => ({ ...plain, count })),
  ];
  return ways.find((scored) => !('allowed' in scoreOf(state, one, scored))) ?? plain;
}

function anyHalves(state: State, one: SeatState, choose: Chooser): Scored[] {
  let { coins } = one;
  return [1, 2, 3, 4].map((card) => {
    const scored = anyScored(state, { ...one, coins }, card, choose);
    const score = scoreOf(state, { ...one, coins }, scored);
    if (!('allowed' in score)) coins -= score.paid;
    return scored;
  });
}

function shuffled<One>(list: readonly One[], choose: Chooser): One[] {
  const left = [...list];
  const mixed: One[] = [];
  while (left.length > 0) mixed.push(...left.splice(choose.below(left.length), 1));
  return mixed;
}
