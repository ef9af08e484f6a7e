// What lies on the table before the first turn, and is laid out again between the rounds. Rulebook «Подготовка к игре».
import type { Refused, Ruling, SeatId } from '../../../../referee/ruling.ts';
import type { TrainerTile } from '../../data/kinds.ts';
import { COLOURS } from '../../data/kinds.ts';
import { goOn } from '../flow.ts';
import { trackedIn } from '../fresh.ts';
import type { MoveOf } from '../moves.ts';
import { bySpace } from '../posterDeck.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, rest, withEffects } from '../rulings.ts';
import type { PlacedPoster, State, TableState } from '../state.ts';
import { isSolo } from '../state.ts';
import type { Table } from '../table.ts';
import { inOrder, seatOf, stands, withOwn, withSeat, withTable } from '../table.ts';
import { spentAgain, withoutSpent } from '../trainerTiles.ts';
import { refuseLevel, refuseOver, refusePhase, refuseStranger } from './turn.ts';

type LayOut = MoveOf<'layOut'>;

export function displayClause({ seats }: Pick<State, 'seats'>) {
  if (seats.length === 1) return 'magnificent.solo.setup-display';
  return seats.length === 4
    ? 'magnificent.setup.display-four-players'
    : 'magnificent.setup.display-two-or-three-players';
}

export function draftClause({ seats }: Pick<State, 'seats'>) {
  if (seats.length === 1) return 'magnificent.solo.setup-trainer-tile';
  return seats.length === 4
    ? 'magnificent.setup.trainer-draft-four'
    : 'magnificent.setup.trainer-draft-two-or-three';
}

/** Trainer tiles lie beside the cards in every round but the last. */
export function isWithTiles({ tables }: Pick<Table, 'tables'>, { phase, round }: State): boolean {
  return (phase === 'preparing' ? round + 1 : round) < tables.rounds;
}

export function setsDue(
  { tables }: Pick<Table, 'tables'>,
  { seats }: Pick<State, 'seats'>,
): number {
  return tables.display[seats.length] ?? 0;
}

export function layOut(table: Table, state: State, move: LayOut): Ruling<State> {
  const { phase } = state;
  const wrong =
    refuseOver(state) ??
    (phase === 'preparing' ? undefined : refusePhase(state, 'setup')) ??
    refuseLevel(state, 'referee') ??
    refuseAgain(state);
  if (wrong !== undefined || state.table === undefined)
    return wrong ?? refuseFirmly('magnificent.end.after-third-round', {});
  const refusal =
    refuseSets(table, state, move) ?? refuseTiles(state, move) ?? refuseFirst(table, state, move);
  if (refusal !== undefined) return refusal;
  const laid = phase === 'setup' ? laidFirst(table, state, move) : laidAgain(table, state, move);
  return rest(goOn(table, laid));
}

/** Once for each round. */
function refuseAgain({ phase, table }: State): Refused | undefined {
  return table !== undefined && table.sets.length > 0
    ? refuseFirmly('magnificent.round-end.step-order', { phase, needed: 'turns' })
    : undefined;
}

function refuseSets(table: Table, state: State, { sets }: LayOut): Refused | undefined {
  const needed = setsDue(table, state);
  const laid = { told: sets.length, needed };
  const isFirst = state.phase === 'setup';
  if (sets.length !== needed)
    return isFirst
      ? refuseFirmly(displayClause(state), laid)
      : refuseFirmly('magnificent.prepare.refill-main-display', laid);
  const tiles = sets.filter(({ tile }) => tile !== undefined).length;
  if (!isWithTiles(table, state))
    return tiles === 0
      ? undefined
      : refuseFirmly('magnificent.prepare.no-trainer-tiles-before-last-round', { tiles });
  return tiles === needed
    ? undefined
    : isFirst
      ? refuseFirmly(displayClause(state), { told: tiles, needed })
      : refuseFirmly('magnificent.prepare.refill-main-display', { told: tiles, needed });
}

/** There is one tile of each kind. */
function refuseTiles(state: State, { sets, offered = [] }: LayOut): Refused | undefined {
  const told = [...sets.flatMap(({ tile }) => (tile === undefined ? [] : [tile])), ...offered];
  const owned = state.seats.flatMap(({ own }) => own?.tiles ?? []);
  const all: TrainerTile[] = [...owned, ...told];
  const twice = told.find((tile) => all.filter((other) => other === tile).length > 1);
  return twice === undefined
    ? undefined
    : refuseFirmly('magnificent.components.trainer-tiles', { tile: twice });
}

/** What is laid out at set-up alone: tiles to choose from, posters, tents. */
function refuseFirst(
  { tables }: Table,
  state: State,
  { offered = [], posters = [], tents = {} }: LayOut,
): Refused | undefined {
  const isFirst = state.phase === 'setup';
  const needed = isFirst ? (tables.tileDraft[state.seats.length] ?? 0) : 0;
  if (offered.length !== needed)
    return refuseFirmly(draftClause(state), { told: offered.length, needed });
  if (posters.length > (isFirst ? tables.posters.display : 0))
    return refuseFirmly('magnificent.setup.poster-display-four', {
      told: posters.length,
      needed: isFirst ? tables.posters.display : 0,
    });
  const colour = COLOURS.find((one) => (tents[one]?.length ?? 0) > tentSpaces(state, one));
  return colour === undefined
    ? undefined
    : refuseFirmly('magnificent.setup.tents-on-poster-spaces', {
        colour,
        told: tents[colour]?.length ?? 0,
        needed: tentSpaces(state, colour),
      });
}

function tentSpaces({ phase, table }: State, colour: (typeof COLOURS)[number]): number {
  return phase === 'setup' ? (table?.tents[colour]?.length ?? 0) : 0;
}

function laidFirst(table: Table, state: State, move: LayOut): Course {
  const { tables } = table;
  const { sets, offered = [] } = move;
  const spaces = Array.from({ length: tables.posters.display }, (_, at) => at + 1);
  const posters = spaces.map((space): PlacedPoster => ({ ...move.posters?.[space - 1], space }));
  const tents = tentsOf(state, move);
  const laid = withTable(state, { sets, offered, posters: bySpace(posters), tents });
  const count = COLOURS.reduce((sum, colour) => sum + (tents[colour]?.length ?? 0), 0);
  const kept = trackedIn(state.copy).length;
  return withEffects(
    { state: laid, effects: [] },
    effect(displayClause(state), undefined, { sets: sets.length }),
    effect(draftClause(state), undefined, { tiles: [...offered] }),
    effect('magnificent.setup.poster-display-four', undefined, {
      posters: posters.length,
      deck: state.table?.decks.posters ?? 0,
    }),
    ...(kept === 0
      ? []
      : [effect('magnificent.setup.tents-on-poster-spaces', undefined, { tents: count })]),
  );
}

/** One on each poster symbol, clockwise from the start space; as far as they have been read. */
function tentsOf({ table }: State, { tents: told = {} }: LayOut): TableState['tents'] {
  const { tents = {} } = table ?? {};
  return Object.fromEntries(
    COLOURS.flatMap((colour) => {
      const lying = tents[colour];
      if (lying === undefined) return [];
      return [[colour, lying.map(({ space }, at) => ({ space, ...told[colour]?.[at] }))]];
    }),
  );
}

function laidAgain(table: Table, state: State, { sets }: LayOut): Course {
  const decks = state.table?.decks;
  if (decks === undefined) return { state, effects: [] };
  const isTiled = isWithTiles(table, state);
  const after = {
    ...decks,
    masters: Math.max(0, decks.masters - sets.length),
    tiles: Math.max(0, decks.tiles - (isTiled ? sets.length : 0)),
  };
  const tiles = sets.flatMap(({ tile }) => tile ?? []);
  const laid = withTable(withoutSpent(state, tiles), { sets, decks: after });
  return withEffects(
    { state: laid, effects: [] },
    ...spentAgain(state, tiles),
    effect('magnificent.prepare.refill-main-display', undefined, {
      sets: sets.length,
      cards: after.masters,
      tiles: after.tiles,
    }),
    ...(isTiled
      ? []
      : [effect('magnificent.prepare.no-trainer-tiles-before-last-round', undefined, {})]),
  );
}

/** Starting poster and master cards of a seat. */
export function deal(table: Table, state: State, move: MoveOf<'deal'>): Ruling<State> {
  const { seat, poster } = move;
  const wrong = refusePhase(state, 'setup') ?? refuseStranger(state, seat);
  const one = seatOf(state, seat);
  const own = one?.own;
  if (wrong !== undefined) return wrong;
  if (one === undefined || own === undefined || own.dealt)
    return refuseFirmly('magnificent.setup.deal-starting-poster', { seat });
  const refusal = refuseNumbered(table, state, move);
  if (refusal !== undefined) return refusal;
  const name = poster?.name ?? poster?.id;
  const laid: PlacedPoster = { space: 1, ...(poster === undefined ? {} : { poster }) };
  const cards = move.cards ?? one.cards;
  const dealt = withOwn(withSeat(state, seat, { cards }), seat, {
    dealt: true,
    posters: bySpace([...own.posters.filter(({ space }) => space !== 1), laid]),
  });
  return rest(
    goOn(
      table,
      withEffects(
        { state: dealt, effects: [] },
        effect(
          'magnificent.setup.starting-poster-place',
          seat,
          name === undefined ? {} : { name },
          ['magnificent.setup.deal-starting-poster'],
        ),
        handEffect(table, state, seat),
      ),
    ),
  );
}

/** The clause that says which master cards a seat begins with. */
export function handClause(state: Pick<State, 'seats' | 'draft'>) {
  if (isSolo(state)) return 'magnificent.solo.setup-master-cards';
  return state.draft
    ? 'magnificent.variant.draft-pick-and-pass'
    : 'magnificent.setup.numbered-master-cards';
}

function handEffect({ tables }: Table, state: State, seat: SeatId) {
  if (isSolo(state))
    return effect('magnificent.solo.setup-master-cards', seat, {
      cards: tables.hand,
      revealed: tables.solo.cards,
    });
  if (state.draft)
    return effect('magnificent.variant.draft-pick-and-pass', seat, { cards: tables.hand }, [
      'magnificent.variant.draft-deal-five',
    ]);
  const board = seatOf(state, seat)?.board;
  return effect(
    'magnificent.setup.numbered-master-cards',
    seat,
    board === undefined ? {} : { numeral: board.number },
  );
}

/** Without a draft the four cards carry the number of the board. */
function refuseNumbered(
  table: Table,
  state: State,
  { seat, cards = [] }: MoveOf<'deal'>,
): Refused | undefined {
  const board = seatOf(state, seat)?.board?.number;
  const clause = 'magnificent.setup.numbered-master-cards';
  if (board === undefined || state.draft || isSolo(state) || !stands(table, clause))
    return undefined;
  const other = cards
    .map(({ card }) => card?.numeral)
    .find((numeral) => numeral !== undefined && numeral !== board);
  return other === undefined ? undefined : refuse(clause, { seat, board, numeral: other });
}

/** From the right of the starting player counterclockwise; the starting player last. */
export function draftOrder(state: Pick<State, 'seats' | 'first'>): readonly SeatId[] {
  return [...inOrder(state)].reverse();
}

export function chooseTile(table: Table, state: State, move: MoveOf<'chooseTile'>): Ruling<State> {
  const { seat, tile } = move;
  const wrong = refusePhase(state, 'setup') ?? refuseStranger(state, seat);
  const own = seatOf(state, seat)?.own;
  if (wrong !== undefined || own === undefined || state.table === undefined)
    return wrong ?? refuseFirmly('magnificent.end.after-third-round', {});
  const { offered } = state.table;
  if (own.tiles.length > 0 || !offered.includes(tile))
    return refuseFirmly('magnificent.setup.trainer-draft-place', {
      seat,
      tile,
      offered: [...offered],
    });
  const next = draftOrder(state).find((one) => seatOf(state, one)?.own?.tiles.length === 0);
  const clause = 'magnificent.setup.trainer-draft-order';
  if (next !== undefined && next !== seat && stands(table, clause))
    return refuse(clause, { seat, next });
  const left = offered.filter((one) => one !== tile);
  const chosen = withOwn(withTable(state, { offered: left }), seat, { tiles: [tile] });
  const isLast = chosen.seats.every((one) => one.own === undefined || one.own.tiles.length > 0);
  const settled = isLast ? withTable(chosen, { offered: [] }) : chosen;
  return rest(
    goOn(
      table,
      withEffects(
        { state: settled, effects: [] },
        effect('magnificent.setup.trainer-draft-place', seat, { tile }),
        ...(isLast && left.length > 0 ? [leftover(state, left)] : []),
      ),
    ),
  );
}

/** What nobody chose goes back to the stack. */
function leftover(state: State, tiles: TrainerTile[]) {
  return isSolo(state)
    ? effect('magnificent.solo.setup-trainer-tile', undefined, { tiles, isBack: true })
    : effect('magnificent.setup.trainer-draft-two-player-leftover', undefined, { tiles });
}
