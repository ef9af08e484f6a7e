// Hands a result on to BG Stats: the link its "createPlay" page takes. Pure; nobody is asked, the table taps it.
import { DAYS_IN_ERA, DAYS_TO_1970, daysBefore, LOCAL_TIME } from './localTime.ts';
import type { SeatId } from './ruling.ts';
import type { Rank } from './sheet.ts';

export interface PlayToHandOn {
  /** The match; the same play is recognised by it for ever. */
  readonly id: string;
  /** Without its number on BoardGameGeek the game is found by its name. */
  readonly game: {
    readonly slug: string;
    readonly title: string;
    readonly bggId?: number | undefined;
  };
  /** Local time with its offset, ISO 8601. */
  readonly ended: string;
  readonly minutes: number;
  /** The side that was played on, in words; only where the game has sides. */
  readonly board?: string | undefined;
  /** Left out where all play at once and nobody begins. */
  readonly firstSeat?: SeatId | undefined;
  readonly seats: readonly {
    readonly id: SeatId;
    readonly name: string;
    readonly player?: string;
  }[];
  readonly ranks: readonly Rank[];
  /** Nobody, where a single player fell short of the goal. */
  readonly winners: readonly SeatId[];
}

const PAGE = 'https://app.bgstatsapp.com/createPlay.html';
/** Remembered there together with the ids of game and players: never to be changed. */
const SOURCE = 'Impresario';

/** Every boolean is sent: its Android app misses one that is left out. Undefined for a time that is none. */
export function bgStatsLink(play: PlayToHandOn): string | undefined {
  const ended = utcOf(play.ended);
  if (ended === undefined) return undefined;
  const rankOf = new Map(play.ranks.map((rank) => [rank.seat, rank]));
  const data = {
    sourceName: SOURCE,
    sourcePlayId: play.id,
    playDate: ended,
    durationMin: play.minutes,
    ...(play.board === undefined ? {} : { board: play.board }),
    game: {
      name: play.game.title,
      sourceGameId: play.game.slug,
      ...(play.game.bggId === undefined ? {} : { bggId: play.game.bggId }),
      highestWins: true,
      noPoints: false,
    },
    players: play.seats.map(({ id, name, player }) => {
      const rank = rankOf.get(id);
      return {
        name,
        sourcePlayerId: player ?? `guest-${name.trim().normalize('NFC').toLowerCase()}`,
        startPlayer: id === play.firstSeat,
        winner: play.winners.includes(id),
        ...(rank ? { rank: rank.rank, score: rank.total } : {}),
      };
    }),
  };
  return `${PAGE}?data=${encodeURIComponent(JSON.stringify(data))}`;
}

/** `2026-11-20 19:16:58`: the same moment by the clock of Greenwich. Reckoned, because the referee has no clock to ask. */
function utcOf(local: string): string | undefined {
  const read = LOCAL_TIME.exec(local);
  if (!read) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = read
    .slice(1, 7)
    .map(Number);
  const east = (read[7] === '-' ? -1 : 1) * (Number(read[8] ?? 0) * 60 + Number(read[9] ?? 0));
  const minutes = daysBefore(year, month, day) * 1440 + hour * 60 + minute - east;
  const date = dateAfter(Math.floor(minutes / 1440));
  const left = ((minutes % 1440) + 1440) % 1440;
  const clock = [Math.floor(left / 60), left % 60, second].map(twoDigits).join(':');
  return `${date} ${clock}`;
}

function dateAfter(days: number): string {
  const since = days + DAYS_TO_1970;
  const era = Math.floor(since / DAYS_IN_ERA);
  const inEra = since - era * DAYS_IN_ERA;
  const year = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) /
      365,
  );
  const inYear = inEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const march = Math.floor((5 * inYear + 2) / 153);
  const day = inYear - Math.floor((153 * march + 2) / 5) + 1;
  const month = march < 10 ? march + 3 : march - 9;
  const shown = year + era * 400 + (month <= 2 ? 1 : 0);
  return `${shown}-${twoDigits(month)}-${twoDigits(day)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
