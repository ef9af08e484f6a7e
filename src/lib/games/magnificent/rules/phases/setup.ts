// What lies on the table before the first turn, and is laid out again between the rounds. Rulebook «Подготовка к игре».
import type { Refused, Ruling } from '../../../../referee/ruling.ts';
import { COLOURS } from '../../data/kinds.ts';
import { goOn } from '../flow.ts';
import { trackedIn } from '../fresh.ts';
import type { MoveOf } from '../moves.ts';
import { bySpace } from '../posterDeck.ts';
import type { Course } from '../rulings.ts';
import { effect, refuseFirmly, rest, withEffects } from '../rulings.ts';
import type { PlacedPoster, State, TableState } from '../state.ts';
import type { Table } from '../table.ts';
import { withTable } from '../table.ts';
import { spentAgain, tilesLying, withoutSpent } from '../trainerTiles.ts';
import { refuseLevel, refuseOver, refusePhase } from './turn.ts';

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

/** Trainer tiles to choose from, at set-up alone. */
export function tilesOffered(
  { tables }: Pick<Table, 'tables'>,
  { phase, seats }: Pick<State, 'phase' | 'seats'>,
): number {
  return phase === 'setup' ? (tables.tileDraft[seats.length] ?? 0) : 0;
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
  const told = tilesLying([], { sets, offered });
  const all = [...tilesLying(state.seats), ...told];
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
  const needed = tilesOffered({ tables }, state);
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
  // Those of a track nobody has read lie there too.
  const { perTrack } = tables.tents;
  const count = COLOURS.reduce((sum, colour) => sum + (tents[colour]?.length ?? perTrack), 0);
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
      ...(isTiled ? {} : { isCard: true }),
    }),
    ...(isTiled
      ? []
      : [effect('magnificent.prepare.no-trainer-tiles-before-last-round', undefined, {})]),
  );
}
