import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bgStatsLink, type PlayToHandOn } from '../../src/lib/referee/bgStats.ts';

const PLAY: PlayToHandOn = {
  id: 'match-1',
  game: { slug: 'summer-pavilion', title: 'Azul: Летний дворец', bggId: 287954 },
  ended: '2026-11-20T20:16:58.250+01:00',
  minutes: 61,
  firstSeat: 'b',
  seats: [
    { id: 'a', name: 'Ann', player: 'player-7' },
    { id: 'b', name: ' Борис ' },
    { id: 'c', name: 'Cleo & "Co"' },
  ],
  ranks: [
    { seat: 'b', rank: 1, total: 98 },
    { seat: 'c', rank: 1, total: 98 },
    { seat: 'a', rank: 3, total: 71 },
  ],
  winners: ['b', 'c'],
};

interface Sent {
  playDate: string;
  durationMin: number;
  players: Record<string, unknown>[];
}

function sentIn(link: string | undefined): Sent & Record<string, unknown> {
  const url = new URL(link ?? '');
  return JSON.parse(url.searchParams.get('data') ?? '') as Sent & Record<string, unknown>;
}

describe('the link to BG Stats', () => {
  it('leads to its createPlay page with one field of JSON', () => {
    const url = new URL(bgStatsLink(PLAY) ?? '');
    expect(url.origin + url.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
    expect([...url.searchParams.keys()]).toEqual(['data']);
  });

  it('says when the match ended, in UTC, and how long it took', () => {
    const sent = sentIn(bgStatsLink(PLAY));
    expect(sent.playDate).toBe('2026-11-20 19:16:58');
    expect(sent.durationMin).toBe(61);
  });

  it('names the side that was played on, where the game has sides', () => {
    expect(sentIn(bgStatsLink({ ...PLAY, board: 'Серая' }))['board']).toBe('Серая');
    expect(sentIn(bgStatsLink(PLAY))).not.toHaveProperty('board');
  });

  it('says of nobody that they began, where all play at once', () => {
    const together = sentIn(bgStatsLink({ ...PLAY, firstSeat: undefined }));
    expect(together.players.map(({ startPlayer }) => startPlayer)).toEqual([false, false, false]);
  });

  it('has no winner where nobody won: alone, and short of the goal', () => {
    const lost = sentIn(bgStatsLink({ ...PLAY, winners: [] }));
    expect(lost.players.map(({ winner }) => winner)).toEqual([false, false, false]);
  });

  it('names the game by the same ids for ever, and its number on BoardGameGeek as a number', () => {
    expect(sentIn(bgStatsLink(PLAY))).toMatchObject({
      sourceName: 'Impresario',
      sourcePlayId: 'match-1',
      game: {
        name: 'Azul: Летний дворец',
        sourceGameId: 'summer-pavilion',
        bggId: 287954,
        highestWins: true,
        noPoints: false,
      },
    });
  });

  it('leaves out a number on BoardGameGeek that nobody knows', () => {
    const game = { slug: 'histrio', title: 'Histrio' };
    const sent = sentIn(bgStatsLink({ ...PLAY, game }));
    expect(sent['game']).toEqual({
      name: 'Histrio',
      sourceGameId: 'histrio',
      highestWins: true,
      noPoints: false,
    });
  });

  it('sends every seat with all its booleans; shared victory is two winners and rank 3', () => {
    expect(sentIn(bgStatsLink(PLAY)).players).toEqual([
      {
        name: 'Ann',
        sourcePlayerId: 'player-7',
        startPlayer: false,
        winner: false,
        rank: 3,
        score: 71,
      },
      {
        name: ' Борис ',
        sourcePlayerId: 'guest-борис',
        startPlayer: true,
        winner: true,
        rank: 1,
        score: 98,
      },
      {
        name: 'Cleo & "Co"',
        sourcePlayerId: 'guest-cleo & "co"',
        startPlayer: false,
        winner: true,
        rank: 1,
        score: 98,
      },
    ]);
  });

  it('stays short enough for four long names', () => {
    const seats = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: 'Ж'.repeat(40) }));
    expect(bgStatsLink({ ...PLAY, seats })?.length).toBeLessThan(8_000);
  });

  it('is left out when a time is none', () => {
    expect(bgStatsLink({ ...PLAY, ended: 'yesterday' })).toBeUndefined();
  });

  it.each([
    ['2024-02-29T23:30:00-02:30', '2024-03-01 02:00:00'],
    ['2027-01-01T00:10:00+05:45', '2026-12-31 18:25:00'],
    ['2026-03-01T20:15:00Z', '2026-03-01 20:15:00'],
  ])('%s is %s by the clock of Greenwich', (ended, utc) => {
    expect(sentIn(bgStatsLink({ ...PLAY, ended })).playDate).toBe(utc);
  });

  it('reckons every day as the calendar has it', () => {
    const anyDay = fc.date({
      min: new Date('1970-01-01T00:00:00Z'),
      max: new Date('2199-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyDay, (date) => {
        const ended = `${date.toISOString().slice(0, 19)}+00:00`;
        const utc = date.toISOString().slice(0, 19).replace('T', ' ');
        expect(sentIn(bgStatsLink({ ...PLAY, ended })).playDate).toBe(utc);
      }),
    );
  });
});
