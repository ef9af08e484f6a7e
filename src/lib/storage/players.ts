// Who has played here, so that names and colours of last time can be offered.
import * as v from 'valibot';
import type { MatchSeat } from '../referee/matchFile.ts';
import { IdSchema, SeatsSchema } from '../referee/fieldSchemas.ts';
import { isSameName, nameKey, plainName } from '../referee/nameKey.ts';
import { PlayerSchema, type Player } from '../referee/storeFile.ts';
import type { ImpresarioDb, MatchRow } from './db.ts';
import { attempt, Broken, type Outcome } from './faults.ts';
import { isLater } from './later.ts';

const LAST_TABLE = 'last-table';
const LastTableSchema = v.array(IdSchema);

/** Everybody known, who played last first. A record that cannot be read is left out and left alone. */
export function knownPlayers(db: ImpresarioDb): Promise<Outcome<readonly Player[]>> {
  return attempt(async () => {
    const players = await readable(db);
    return players.sort((one, other) => Date.parse(other.lastPlayed) - Date.parse(one.lastPlayed));
  });
}

/** Those who sat round the table last time, in their order. */
export function lastTable(db: ImpresarioDb): Promise<Outcome<readonly Player[]>> {
  return attempt(async () => {
    const ids = await lastSeated(db);
    const known = new Map((await readable(db)).map((player) => [player.id, player]));
    return ids.flatMap((id) => known.get(id) ?? []);
  });
}

/** Remembers a table that begins to play; each seat comes back with its player. The same name is the same player. */
export function rememberPlayers(
  db: ImpresarioDb,
  seats: readonly MatchSeat[],
  at: string,
  newId: () => string,
): Promise<Outcome<readonly MatchSeat[]>> {
  return attempt(() =>
    db.transaction('rw', db.players, db.settings, async () => {
      const byName = new Map((await readable(db)).map((one) => [nameKey(one.name), one.id]));
      const seated = seats.map((seat) => ({
        ...seat,
        name: plainName(seat.name),
        player: byName.get(nameKey(seat.name)) ?? newId(),
      }));
      await db.players.bulkPut(
        seated.map(({ player, name, colour, symbol }) => ({
          id: player,
          name,
          colour,
          symbol,
          lastPlayed: at,
        })),
      );
      await db.settings.put({ key: LAST_TABLE, value: seated.map(({ player }) => player) });
      return seated;
    }),
  );
}

/**
 * A name that was written wrong, mended in its match and for the next ones; the log knows seats, not names. Where somebody of
 * that name has played, it was that one who sat there. The seats as they are now.
 */
export function renameSeat(
  db: ImpresarioDb,
  match: string,
  seat: string,
  given: string,
): Promise<Outcome<readonly MatchSeat[]>> {
  return attempt(() =>
    db.transaction('rw', db.matches, db.players, db.settings, async () => {
      const row = await db.matches.get(match);
      if (row === undefined) throw new Broken({ code: 'no-such-match', match });
      const name = plainName(given);
      const people = await readable(db);
      const sat = row.seats.find(({ id }) => id === seat)?.player;
      const bearer = people.find((one) => isSameName(one.name, name));
      const own = people.find(({ id }) => id === sat);
      if (own && bearer && own !== bearer) await giveSeat(db, row, own, bearer);
      else if (own) await db.players.put({ ...own, name });
      const player = bearer?.id ?? sat;
      const seats = row.seats.map((one) =>
        one.id === seat ? { ...one, name, ...(player === undefined ? {} : { player }) } : one,
      );
      await db.matches.put({ ...row, seats });
      return seats;
    }),
  );
}

/** It was the bearer who sat there: so it is at the next set-up too, and a slip that has no other match is nobody. */
async function giveSeat(
  db: ImpresarioDb,
  { id: match, begun }: MatchRow,
  { id: sat, colour, symbol, lastPlayed }: Player,
  bearer: Player,
): Promise<void> {
  if (lastPlayed === begun) {
    const ids = await lastSeated(db);
    const value = ids.map((id) => (id === sat ? bearer.id : id));
    if (ids.includes(sat)) await db.settings.put({ key: LAST_TABLE, value });
    if (isLater(begun, bearer.lastPlayed))
      await db.players.put({ ...bearer, colour, symbol, lastPlayed });
  }
  const isSat = (seats: unknown) =>
    v.is(SeatsSchema, seats) && seats.some(({ player }) => player === sat);
  const others = db.matches.filter(({ id, seats }) => id !== match && isSat(seats));
  if ((await others.count()) === 0) await db.players.delete(sat);
}

/**
 * Out of a file, for a transaction that may write players. The same name is the same player, whatever id another phone gave;
 * who has played here since stays as here.
 */
export async function takePlayers(db: ImpresarioDb, players: readonly Player[]): Promise<void> {
  const known = await readable(db);
  const byId = new Map(known.map((one) => [one.id, one]));
  const byName = new Map(known.map((one) => [nameKey(one.name), one]));
  for (const theirs of players) {
    const ours = byName.get(nameKey(theirs.name)) ?? byId.get(theirs.id);
    if (!isLater(theirs.lastPlayed, ours?.lastPlayed)) continue;
    const player = { ...theirs, id: ours?.id ?? theirs.id, name: plainName(theirs.name) };
    await db.players.put(player);
    // A file may name one player twice, and call one otherwise than here.
    const former = nameKey(ours?.name ?? player.name);
    if (byName.get(former)?.id === player.id) byName.delete(former);
    byName.set(nameKey(player.name), player);
    byId.set(player.id, player);
  }
}

/** As it was before it was forgotten. */
export function bringBackPlayer(db: ImpresarioDb, player: Player): Promise<Outcome<string>> {
  return attempt(() => db.players.put(player));
}

export function forgetPlayer(db: ImpresarioDb, id: string): Promise<Outcome<void>> {
  return attempt(() => db.players.delete(id));
}

async function lastSeated(db: ImpresarioDb): Promise<readonly string[]> {
  const ids = v.safeParse(LastTableSchema, (await db.settings.get(LAST_TABLE))?.value);
  return ids.success ? ids.output : [];
}

async function readable(db: ImpresarioDb): Promise<Player[]> {
  const rows = await db.players.toArray();
  return rows.filter((row) => v.is(PlayerSchema, row));
}
