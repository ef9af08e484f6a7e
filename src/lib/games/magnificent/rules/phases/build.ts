// Build: a level, then its tiles one by one. Rulebook «Строительство».
import type { Refused, Ruling, SeatId } from '../../../../referee/ruling.ts';
import type { BuildLevel, Colour, Gain, TileKind } from '../../data/kinds.ts';
import { colourOfTile, plusTiles, sizeOfTile, tileCount } from '../../data/kinds.ts';
import { hasRoom, shortOf } from '../fitting.ts';
import { goOn } from '../flow.ts';
import { gain, refuseKinds } from '../gaining.ts';
import { bonusesUnder } from '../grid.ts';
import { isDoublingKept } from '../mended.ts';
import type { MoveOf } from '../moves.ts';
import { refuseTile } from '../placing.ts';
import { powerNow } from '../powerNow.ts';
import type { TileDue } from '../recolouring.ts';
import { isRecolouringLetBe, mayRecolour } from '../recolouring.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, rest, withEffects } from '../rulings.ts';
import type { Acting, BuildState, State } from '../state.ts';
import { stageOf } from '../state.ts';
import type { Table } from '../table.ts';
import { leftOf, levelsFor, stands, turnColour, usedOn, withOwn, withTurn } from '../table.ts';
import { acting, isRefused, refuseAction, refuseDue } from './turn.ts';

export function build(table: Table, state: State, move: MoveOf<'build'>): Ruling<State> {
  const { seat } = move;
  const act = acting(state, seat);
  if (isRefused(act)) return act;
  const { turn } = act;
  if (turn.build !== undefined)
    return refuseFirmly('magnificent.build.one-level-only', {
      seat,
      requirement: turn.build.requirement,
    });
  const wrong = refuseAction(table, state, act, 'build');
  if (wrong !== undefined) return wrong;
  const level = levelOf(table, state, act, move);
  if ('allowed' in level) return level;
  const refusal = refuseLevel(table, state, act, level);
  return refusal ?? rest(goOn(table, begun(table, state, act, level)));
}

/** As the board says it, or as told where nobody has read the board. */
function levelOf(
  { tables }: Table,
  state: State,
  { one }: Acting,
  { seat, requirement, small, large }: MoveOf<'build'>,
): BuildLevel | Refused {
  const levels = levelsFor(state, one);
  const known = (levels ?? tables.known.levels).find((level) => level.requirement === requirement);
  const isTold = small !== undefined || large !== undefined;
  const told = { requirement, small: small ?? 0, large: large ?? 0 };
  if (known !== undefined)
    return isTold && (told.small !== known.small || told.large !== known.large)
      ? refuseOther(seat, known, told)
      : known;
  const isOpen = levels === undefined && isTold && told.small + told.large > 0;
  return isOpen ? told : refuseFirmly('magnificent.build.level-gives-tiles', { seat, requirement });
}

/** Other tiles than the level gives were told. */
function refuseOther(seat: SeatId, known: BuildLevel, { small, large }: BuildLevel): Refused {
  const { requirement } = known;
  const clause = 'magnificent.build.level-gives-tiles';
  return requirement === 9
    ? refuseFirmly('magnificent.build.level-nine', known, [clause])
    : refuseFirmly(clause, { seat, requirement, small, large });
}

function refuseLevel(
  table: Table,
  state: State,
  { one }: Acting,
  level: BuildLevel,
): Refused | undefined {
  const { requirement } = level;
  const { seat } = one;
  const power = powerNow(table, state, one, 'build');
  if (requirement > power && stands(table, 'magnificent.build.level-within-power'))
    return refuse('magnificent.build.level-within-power', { seat, requirement, power });
  if (state.readings.level !== 'level-barred') return undefined;
  const short = shortOf(table, state, one, level);
  if (short !== undefined && stands(table, 'magnificent.build.supply-exhausted'))
    return refuse('magnificent.build.supply-exhausted', { tile: short.tile, left: short.left });
  const isTight = short === undefined && !hasRoom(table, state, one, level);
  return isTight && stands(table, 'magnificent.build.one-level-only')
    ? refuse('magnificent.build.one-level-only', { seat, requirement, fits: false })
    : undefined;
}

function begun(
  table: Table,
  state: State,
  { one, turn }: Acting,
  { requirement, small, large }: BuildLevel,
): Course {
  const level: BuildState = {
    requirement,
    small,
    large,
    extra: usedOn(turn, 'extra_large_tile') > 0 ? 1 : 0,
    laid: 0,
    recoloured: 0,
    doubled: usedOn(turn, 'double_camp_bonus') > 0,
  };
  const power = powerNow(table, state, one, 'build');
  return {
    state: withTurn(state, { action: 'build', stage: stageOf('build', level), build: level }),
    effects: [
      effect(
        'magnificent.build.level-gives-tiles',
        one.seat,
        { requirement, power, small, large },
        [
          'magnificent.action.choose-one-of-three',
          'magnificent.build.level-need-not-be-max',
          'magnificent.build.level-within-power',
          ...(requirement === 9 ? (['magnificent.build.level-nine'] as const) : []),
        ],
      ),
    ],
  };
}

export function layTile(table: Table, state: State, move: MoveOf<'layTile'>): Ruling<State> {
  const { seat, tile } = move;
  const act = acting(state, seat);
  if (isRefused(act)) return act;
  const kind = kindOf(state, act, move);
  const wrong = refuseDue(act);
  if (wrong !== undefined) return wrong;
  if (kind === undefined)
    return (
      refuseAgain(act, move) ??
      refuseFirmly('magnificent.build.take-from-supply', {
        seat,
        size: sizeOfTile(tile),
        small: act.turn.build?.small ?? 0,
        large: (act.turn.build?.large ?? 0) + (act.turn.build?.extra ?? 0),
      })
    );
  const gains = gainsOf(act, move, kind);
  const refusal =
    refuseTile(table, state, act, move) ??
    refuseTileColour(table, state, act, move, kind) ??
    refuseKinds(gains, move.gems, seat);
  return refusal ?? rest(goOn(table, laid(table, state, act, move, kind)));
}

/** The bonus of a card gives one tile, and that lies. */
function refuseAgain(
  { one, turn }: Acting,
  { isCardTile }: MoveOf<'layTile'>,
): Refused | undefined {
  const { bonus, cardTiles } = turn;
  if (isCardTile !== true || bonus === undefined || cardTiles.length > 0) return undefined;
  return refuseFirmly('magnificent.bonuses.never-twice', { seat: one.seat, card: bonus }, [
    'magnificent.card-bonus.once-any-time',
  ]);
}

/**
 * A tile of the level first, then the one a trainer adds. Where only tiles of the level may change their colour, one in the colour
 * of the die is the added one: the tiles may come in any order.
 */
function kindOf(
  { readings }: State,
  { one, turn }: Acting,
  { tile, isCardTile }: MoveOf<'layTile'>,
): TileDue | undefined {
  const size = sizeOfTile(tile);
  const { build: level, cardTiles } = turn;
  if (isCardTile === true) return size === 'small' && cardTiles.length > 0 ? 'card' : undefined;
  if (level === undefined) return undefined;
  if (size === 'small') return level.small > 0 ? 'small' : undefined;
  const isAddedFirst = readings.recolour === 'level-only' && colourOfTile(tile) === turnColour(one);
  const order = isAddedFirst ? (['extra', 'large'] as const) : (['large', 'extra'] as const);
  return order.find((kind) => level[kind] > 0);
}

/** The colour of the die, or that of the card; another one by the trainer space of the board. */
function refuseTileColour(
  table: Table,
  state: State,
  { one, turn }: Acting,
  { tile }: MoveOf<'layTile'>,
  kind: TileDue,
): Refused | undefined {
  const due = dueColour({ one, turn }, tile, kind);
  const clause = 'magnificent.build.colour-matches-die';
  if (colourOfTile(tile) === due || mayRecolour(state, turn, kind) || !stands(table, clause))
    return undefined;
  const facts = { seat: one.seat, tile, die: due };
  return kind === 'card'
    ? refuse(clause, { ...facts, isCard: true })
    : refuse(clause, facts, ['magnificent.trainers.board-change-tile-colour']);
}

function dueColour(
  { one, turn }: Pick<Acting, 'one' | 'turn'>,
  tile: TileKind,
  kind: TileDue,
): Colour {
  if (kind !== 'card') return turnColour(one) ?? 'orange';
  const colour = colourOfTile(tile);
  return turn.cardTiles.includes(colour) ? colour : (turn.cardTiles[0] ?? colour);
}

/** Bonuses under the tile, as printed or as told; twice where a trainer doubles them. */
function gainsOf(
  { own, turn }: Acting,
  { cells = [], gains = [] }: MoveOf<'layTile'>,
  kind: TileDue,
) {
  const plain: readonly Gain[] =
    own.camp === undefined ? gains : bonusesUnder(own.camp.board, cells);
  const isDoubled = kind !== 'card' && turn.build?.doubled === true;
  return isDoubled ? plain.map((one) => ({ ...one, count: 2 * one.count })) : plain;
}

function laid(
  table: Table,
  state: State,
  act: Acting,
  move: MoveOf<'layTile'>,
  kind: TileDue,
): Course {
  const { one, own, turn } = act;
  const { seat, tile, cells = [], gems = {} } = move;
  const camp = own.camp;
  const placed = withOwn(state, seat, {
    built: plusTiles(own.built, { [tile]: 1 }),
    ...(camp === undefined
      ? {}
      : { camp: { ...camp, tiles: [...camp.tiles, { tile, cells: inOrder(cells) }] } }),
  });
  const printed = dueColour({ one, turn }, tile, kind);
  // What the table let stand takes no trainer.
  const isRecoloured =
    colourOfTile(tile) !== printed &&
    mayRecolour(state, turn, kind) &&
    stands(table, 'magnificent.build.colour-matches-die');
  const gains = gainsOf(act, move, kind);
  const isKept = gains.length === 0 && isDoublingKept(state);
  const after = counted(placed, turn, tile, kind, isRecoloured, isKept);
  const left = leftOf(table, after, tile);
  const said = withEffects(
    { state: after, effects: [] },
    effect('magnificent.build.take-from-supply', seat, { tile, left }, [
      'magnificent.build.tiles-never-move',
      sizeOfTile(tile) === 'small'
        ? 'magnificent.build.small-covers-four'
        : 'magnificent.build.large-covers-six',
      ...(tileCount(own.built) === 0 ? (['magnificent.build.first-tile-anywhere'] as const) : []),
      ...(kind === 'card' ? (['magnificent.bonuses.card-tile-covers-bonus'] as const) : []),
    ]),
    ...(isRecoloured && isRecolouringLetBe(state, kind)
      ? [
          effect(
            'magnificent.trainers.board-change-tile-colour',
            seat,
            { printed, isLetBe: true },
            ['magnificent.build.colour-matches-die'],
          ),
        ]
      : []),
    ...(left === 0 ? [effect('magnificent.build.supply-exhausted', undefined, { tile })] : []),
  );
  return gain(table, said, seat, gains, 'camp', gems);
}

function inOrder(cells: readonly number[]): number[] {
  return [...cells].sort((low, high) => low - high);
}

/** One fewer to lay; `isDoublingLeft`: it covered nothing that could count twice. */
function counted(
  state: State,
  { build: level, cardTiles, recoloured = 0 }: Acting['turn'],
  tile: TileKind,
  kind: TileDue,
  isRecoloured: boolean,
  isDoublingLeft: boolean,
): State {
  if (kind === 'card') {
    const at = Math.max(0, cardTiles.indexOf(colourOfTile(tile)));
    const left = cardTiles.filter((_, index) => index !== at);
    return withTurn(state, {
      fresh: 0,
      cardTiles: left,
      ...(isRecoloured ? { recoloured: recoloured + 1 } : {}),
    });
  }
  if (level === undefined) return state;
  const next: BuildState = {
    ...level,
    [kind]: level[kind] - 1,
    laid: level.laid + 1,
    recoloured: level.recoloured + (isRecoloured ? 1 : 0),
    doubled: level.doubled && isDoublingLeft,
  };
  return withTurn(state, { build: next, stage: stageOf('build', next), fresh: 0 });
}
