// Phase 4: what stands against an event: its program, the arena, the tokens laid and the awards told. Rulebook «Шаг 2».
import type { Refused } from '../../../../referee/ruling.ts';
import { ASSETS, STARS, amountOf, isStandard, lackIn, plus } from '../../data/assets.ts';
import type { Program } from '../../data/tables.ts';
import { assetsOf, filledBy, leastOf } from '../audience.ts';
import type { MoveOf } from '../moves.ts';
import { refuse, refuseFirmly } from '../rulings.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { hasRoomFor, isRead, ownerOf, programOf, stands } from '../table.ts';
import { missingIn } from './eventTerms.ts';
import { refuseClaim } from './setup.ts';

type Produce = MoveOf<'produce'>;

export function refuseEvent(
  table: Table,
  state: State,
  one: SeatState,
  program: Program,
  move: Produce,
): Refused | undefined {
  return (
    refuseProgram(table, state, one, program) ??
    refuseAssets(table, state, one, program, move) ??
    refuseMinimum(table, state, program, missingIn(state, program, move)) ??
    refuseStars(table, state, program, move)
  );
}

function refuseProgram(
  table: Table,
  state: State,
  one: SeatState,
  program: Program,
): Refused | undefined {
  const { number, arena: needs } = program;
  const { seat, programs, arena } = one;
  if (!programs.includes(number)) {
    const owner = ownerOf(state, number);
    if (owner !== undefined)
      return refuseFirmly('colosseum.program.unique', { program: number, owner });
    const isClaim = state.table === undefined && number <= table.tables.dealtPrograms;
    const refusal = isClaim
      ? refuseClaim(table, state, seat, number)
      : stands(table, 'colosseum.produce.choose-program')
        ? refuse('colosseum.produce.choose-program', {
            seat,
            program: number,
            owned: [...programs],
          })
        : undefined;
    if (refusal !== undefined) return refusal;
  }
  return !hasRoomFor(one, program) && stands(table, 'colosseum.produce.arena-size')
    ? refuse(
        'colosseum.produce.arena-size',
        { program: number, needs, has: arena.size, unread: !isRead(state, number) },
        ['colosseum.program.needs-larger-arena-later'],
      )
    : undefined;
}

/** Tokens that are not there, or more of a type than the program asks for. */
function refuseAssets(
  table: Table,
  state: State,
  { seat, tokens: held }: SeatState,
  { number, assets }: Program,
  { tokens = {}, jokers = [] }: Produce,
): Refused | undefined {
  if (state.table === undefined) return undefined;
  const special = ASSETS.find((asset) => !isStandard(asset) && amountOf(tokens, asset) > 0);
  const has = amountOf(held, 'joker');
  if (special !== undefined || jokers.length > has)
    return refuseFirmly('colosseum.joker.replaces-one', {
      seat,
      jokers: jokers.length,
      has,
      ...(special === undefined ? {} : { asset: special }),
    });
  const lacking = lackIn(held, tokens);
  if (lacking !== undefined)
    return refuseFirmly('colosseum.produce.lay-assets', {
      seat,
      asset: lacking,
      placed: amountOf(tokens, lacking),
      has: amountOf(held, lacking),
    });
  const placed = jokers.reduce((sum, asset) => plus(sum, { [asset]: 1 }), tokens);
  const asset = lackIn(assets, placed);
  return asset !== undefined && stands(table, 'colosseum.program.contents')
    ? refuse('colosseum.program.contents', {
        program: number,
        asset,
        placed: amountOf(placed, asset),
        needs: amountOf(assets, asset),
        unread: !isRead(state, number),
      })
    : undefined;
}

function refuseMinimum(table: Table, state: State, program: Program, missing: number) {
  const isEnough = missing < program.spectators.length;
  return isEnough || !stands(table, 'colosseum.produce.minimum-set')
    ? undefined
    : refuse('colosseum.produce.minimum-set', {
        program: program.number,
        placed: Math.max(0, assetsOf(program) - missing),
        least: leastOf(program),
        unread: !isRead(state, program.number),
      });
}

/** Awards are told where tokens are not: no more than the program has types with one, nor than tokens are laid. */
function refuseStars(
  table: Table,
  state: State,
  program: Program,
  { stars = 0, missing = 0 }: Produce,
): Refused | undefined {
  const types = STARS.filter((star) => amountOf(program.assets, star) > 0).length;
  const most = Math.min(types, Math.max(0, assetsOf(program) - missing));
  const isFew = state.table !== undefined || stars <= most;
  return isFew || !stands(table, 'colosseum.score.stars')
    ? undefined
    : refuse('colosseum.score.stars', {
        program: program.number,
        stars,
        most,
        unread: !isRead(state, program.number),
      });
}

/** True where the round had no event yet, the arena is large enough and the tokens, Jokers too, make the minimum set of an owned program. */
export function canProduce(table: Table, state: State, one: SeatState): boolean {
  if (one.latest?.round === state.round) return false;
  return one.programs.some((number) => {
    const program = programOf(table, state, number);
    if (program === undefined || !hasRoomFor(one, program)) return false;
    const placed = filledBy(program, one.tokens, []) + amountOf(one.tokens, 'joker');
    return placed >= leastOf(program);
  });
}
