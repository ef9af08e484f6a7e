// The house rulings of the ledger: the default and every other reading, in play.
import { describe, expect, it } from 'vitest';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import type { Measure } from '../../../src/lib/games/histrio/rules/moves.ts';
import { given } from '../../support/given.ts';
import type { Lying } from './positions.ts';
import { changing, festival, preparing, resolving, travelling } from './positions.ts';

const resolve = { type: 'resolve', city: 4 } as const;
const useOx = { type: 'useAcrobat', seat: 'ann', card: 'A:Ox' } as const;
const ox = { card: 'A:Ox' };
const prepare = { type: 'prepareSeason' } as const;

/** Ann alone in city 4, Bo in city 8. */
const alone = ({ ann, ...lying }: Lying) =>
  resolving({
    cities: { 4: ['C4'], 8: ['C4'] },
    bo: { to: [8], used: [8] },
    ...lying,
    ann: { to: [4], used: [4], ...ann },
  });

it('lists each ruling with the default of the ledger first', () =>
  expect(
    Object.fromEntries(
      histrioRules.rulesets[0].houseRulings.map(({ id, confidence, readings }) => [
        id.replace('histrio.ruling.', ''),
        `${confidence}: ${readings[0]}`,
      ]),
    ),
  ).toEqual({
    'actor1-current-card': 'likely: all-cards',
    'actor-effects-mandatory': 'likely: mandatory',
    'actor2-poor-victim': 'unknown: victim-must-have-money',
    'actor3-no-manager-left': 'unknown: still-paid',
    'acrobat-this-phase': 'likely: whole-phase',
    'acrobat-ban-scope': 'likely: lone-resolving',
    'request-limit-face-up': 'unknown: face-up-counts',
    'request-none-in-season-1': 'likely: one-a-festival',
    'request-unmet': 'unknown: pays-nothing',
    'request-evaluation-moment': 'unknown: after-the-shows',
    'chameleon-side': 'likely: owner-chooses',
    'managers-season-change': 'likely: if-the-mood-changes',
    'refill-with-zero-cards': 'likely: one-or-none',
    'money-secret': 'unknown: open',
    'friendly-meets-player': 'likely: crowded-city',
    'friendly-season-change': 'likely: pile-continues',
    'friendly-level-1': 'likely: own-cards-only',
  }));

describe('on the way', () => {
  it('actor1-current-card: all-cards, earlier-cards', () => {
    const table = (reading: string, ann = {}) =>
      alone({
        rulings: { 'actor1-current-card': reading },
        cities: { 4: ['C1'], 8: ['C4'] },
        ann: { used: [7, 2, 4], ...ann },
      });
    given(histrioRules, table('all-cards'))
      .when(resolve)
      .leaves({ seats: { ann: { used: [] } } });
    given(histrioRules, table('earlier-cards'))
      .when(resolve)
      .because('histrio.alone.actor-1-recall', { cards: 7 })
      .leaves({ seats: { ann: { used: [4] } } });
    // Two cities in one turn: both cards of it stay.
    given(histrioRules, table('earlier-cards', { used: [7, 6, 4], to: [4, 6] }))
      .when(resolve)
      .leaves({ seats: { ann: { used: [6, 4] } } });
    // An acrobat sent her here: the card she played lies on top, that of this city in her hand.
    given(histrioRules, table('earlier-cards', { used: [7, 2] }))
      .when(resolve)
      .leaves({ seats: { ann: { used: [2] } } });
  });

  it('actor-effects-mandatory: mandatory, may-decline', () => {
    const declined = { ...resolve, declined: ['C5' as const] };
    const cities = { 4: ['C5', 'T4'], 8: ['C4'] };
    given(histrioRules, alone({ cities }))
      .when(declined)
      .refusedBecause('histrio.alone.takes-all', { card: 'C5' })
      .overridable();
    given(histrioRules, alone({ cities, rulings: { 'actor-effects-mandatory': 'may-decline' } }))
      .when(declined)
      .because('histrio.alone.takes-all', { card: 'C5' })
      .totals(5, 5, 5)
      .leaves({ seats: { ann: { troupe: ['T4'] } } });
  });

  it('actor-effects-mandatory: equal actors are declined one by one, and a declined thief robs nobody', () => {
    const rulings = { 'actor-effects-mandatory': 'may-decline' };
    const cities = { 4: ['C2', 'T2', 'C2'], 8: ['C4'] };
    const both = { ...resolve, declined: ['C2', 'C2'] as ('C2' | 'T2')[] };
    given(histrioRules, alone({ cities, rulings }))
      .when({ ...both, victims: ['bo'] })
      .totals(6, 4, 5)
      .leaves({ seats: { ann: { troupe: ['T2'] } } });
    // The newest one is declined: the victims are those of the two who are left.
    given(histrioRules, alone({ cities, rulings }))
      .when({ ...resolve, declined: ['C2'], victims: ['bo', 'cy'] })
      .totals(7, 4, 4);
    given(histrioRules, alone({ cities, rulings }))
      .when({ ...resolve, declined: ['C2'], victims: ['bo', 'cy', 'bo'] })
      .refusedBecause('histrio.alone.actor-2-steal', { seat: 'ann', victim: 'bo', tooMany: true })
      .firmly();
    given(histrioRules, alone({ cities, rulings }))
      .when({ ...both, declined: ['C2', 'C2', 'C2'], victims: ['bo'] })
      .refusedBecause('histrio.alone.takes-all', { card: 'C2' });
    given(histrioRules, alone({ cities: { 8: ['C4'] } }))
      .when({ ...resolve, victims: ['bo'] })
      .refusedBecause('histrio.alone.actor-2-steal', { tooMany: true })
      .firmly();
    // Nobody has an ecu left for the second thief: naming somebody does no harm.
    given(histrioRules, alone({ cities, bo: { ecus: 1 }, cy: { ecus: 0 } }))
      .when({ ...resolve, victims: ['bo', 'bo', 'cy'] })
      .totals(6, 0, 0);
  });

  it('actor2-poor-victim: victim-must-have-money, anyone', () => {
    const poor = { cities: { 4: ['C2'], 8: ['C4'] }, cy: { ecus: 0 } };
    const rob = { ...resolve, victims: ['cy'] };
    given(histrioRules, alone(poor))
      .when(rob)
      .refusedBecause('histrio.alone.actor-2-steal', { victim: 'cy', candidates: ['bo'] })
      .overridable();
    given(histrioRules, alone(poor))
      .whenLetStand(rob, 'histrio.alone.actor-2-steal')
      .because('histrio.alone.actor-2-steal', { moved: 0 })
      .totals(5, 5, 0);
    const anyone = { ...poor, rulings: { 'actor2-poor-victim': 'anyone' } };
    given(histrioRules, alone(anyone))
      .when(rob)
      .because('histrio.alone.actor-2-steal', { moved: 0 })
      .totals(5, 5, 0);
    given(histrioRules, alone(anyone))
      .when(resolve)
      .refusedBecause('histrio.alone.actor-2-steal', { candidates: ['bo', 'cy'] });
  });

  it('actor3-no-manager-left: still-paid, no-effect', () => {
    const table = (reading: string) =>
      alone({
        rulings: { 'actor3-no-manager-left': reading },
        cities: { 4: ['C3'], 8: ['C4'] },
        ann: { stage: 3 },
        cy: { stage: 1 },
      });
    given(histrioRules, table('still-paid'))
      .when(resolve)
      .because('histrio.alone.actor-3-place-manager', { stage: 3, placed: false })
      .scores('ann', 4)
      .leaves({ seats: { ann: { stage: 3 } } });
    given(histrioRules, table('no-effect'))
      .when(resolve)
      .because('histrio.alone.actor-3-place-manager', { placed: false })
      .scores('ann', 0)
      .leaves({ seats: { ann: { stage: 3, troupe: ['C3'] } } });
  });

  it('acrobat-this-phase: whole-phase, that-city', () => {
    const table = (reading: string) =>
      alone({ rulings: { 'acrobat-this-phase': reading }, cities: { 4: ['A:Ox'], 8: ['C4'] } });
    given(histrioRules, table('whole-phase'))
      .after(resolve)
      .when(useOx)
      .refusedBecause('histrio.alone.acrobat-usable-after-phase', { card: 'A:Ox' });
    given(histrioRules, table('that-city')).after(resolve).when(useOx).isAllowed();
  });

  it('acrobat-ban-scope: lone-resolving, whole-phase', () => {
    const table = (reading: string) =>
      alone({ rulings: { 'acrobat-ban-scope': reading }, ann: { acrobats: [ox] } });
    given(histrioRules, table('lone-resolving')).when(useOx).isAllowed();
    given(histrioRules, table('whole-phase'))
      .when(useOx)
      .refusedBecause('histrio.alone.no-acrobats', { card: 'A:Ox' })
      .overridable();
    // Who sees no cards does not know which part of a turn it is.
    given(
      histrioRules,
      resolving({ level: 'scorekeeper', rulings: { 'acrobat-ban-scope': 'whole-phase' } }),
    )
      .when(useOx)
      .isAllowed();
    given(
      histrioRules,
      travelling({ rulings: { 'acrobat-ban-scope': 'whole-phase' }, ann: { acrobats: [ox] } }),
    )
      .when(useOx)
      .isAllowed();
  });

  it('request-limit-face-up: face-up-counts, face-down-only', () => {
    const table = (reading: string, requests: number) =>
      resolving({
        season: 2,
        rulings: { 'request-limit-face-up': reading },
        cities: { 4: ['B1'] },
        ann: { to: [4], requests, faceUp: 'In Favour' },
        bo: { to: [4] },
      });
    given(histrioRules, table('face-up-counts', 2)).when(resolve).asks('discardRequest', 'ann');
    given(histrioRules, table('face-down-only', 2))
      .when(resolve)
      .notBecause('histrio.request.limit-three')
      .leaves({ phase: 'opportunities', seats: { ann: { requests: 3 } } });
    given(histrioRules, table('face-down-only', 3))
      .when(resolve)
      .because('histrio.request.limit-three', { discarded: 'face-down' })
      .leaves({
        phase: 'opportunities',
        requestDiscard: 1,
        seats: { ann: { requests: 3, faceUp: 'In Favour' } },
      });
    given(histrioRules, table('face-down-only', 4))
      .when({ type: 'discardRequest', seat: 'ann', which: 'face-up' })
      .refusedBecause('histrio.request.limit-three', { seat: 'ann', held: 4 })
      .firmly();
  });

  it('refill-with-zero-cards: one-or-none, exactly-one', () => {
    const used = [1, 2, 3, 5, 6, 7, 4];
    const table = (reading: string, pile: number[]) =>
      alone({ rulings: { 'refill-with-zero-cards': reading }, ann: { used: pile } });
    for (const reading of ['one-or-none', 'exactly-one'])
      given(histrioRules, table(reading, used))
        .when(resolve)
        .because('histrio.caravel.refill-at-one', { left: 1 });
    given(histrioRules, table('one-or-none', [8, ...used]))
      .when(resolve)
      .because('histrio.caravel.refill-at-one', { left: 0 })
      .leaves({ seats: { ann: { used: [] } } });
    given(histrioRules, table('exactly-one', [8, ...used]))
      .when(resolve)
      .notBecause('histrio.caravel.refill-at-one')
      .leaves({ seats: { ann: { used: [8, ...used] } } });
  });

  it('money-secret: open, hidden – the rules stay the same', () => {
    const cities = { 4: ['B2', 'C2'], 8: ['C4'] };
    for (const reading of ['open', 'hidden'])
      given(histrioRules, alone({ cities, rulings: { 'money-secret': reading } }))
        .when({ ...resolve, victims: ['cy'] })
        .totals(8, 5, 4);
  });
});

describe('at the festival', () => {
  const play = { type: 'playRequest', seat: 'ann', payout: { ecus: 2 } } as const;
  const shown = (rulings: Record<string, string>, lying: Lying = {}) =>
    festival({ shown: true, rulings, ann: { requests: 3 }, ...lying });

  it('request-none-in-season-1: one-a-festival, two-in-season-2', () => {
    const name = 'request-none-in-season-1';
    given(histrioRules, shown({ [name]: 'one-a-festival' }, { season: 2 }))
      .after(play)
      .when(play)
      .refusedBecause('histrio.festival.season-2-second-request');
    const two = { [name]: 'two-in-season-2' };
    given(histrioRules, shown(two, { season: 2 }))
      .after(play)
      .when(play)
      .because('histrio.festival.season-2-second-request', { ecus: 2 })
      .totals(9, 5, 5);
    given(histrioRules, shown(two, { season: 2 }))
      .after(play, play)
      .when(play)
      .refusedBecause('histrio.festival.season-2-second-request');
    given(histrioRules, shown(two, { season: 2, ann: { requests: 2, faceUp: '' } }))
      .after(play)
      .when(play)
      .refusedBecause('histrio.festival.season-2-second-request');
    given(histrioRules, shown(two))
      .after(play)
      .when(play)
      .refusedBecause('histrio.request.one-per-season-end');
    // Who played one in season 1 and discarded it since has no second one for it.
    given(histrioRules, shown(two, { season: 2, ann: { requests: 3, playedBefore: true } }))
      .after(play)
      .when(play)
      .refusedBecause('histrio.festival.season-2-second-request');
    given(histrioRules, changing({ rulings: two, ann: { requests: 1, played: 1, faceUp: '' } }))
      .when(prepare)
      .leaves({ seats: { ann: { playedBefore: true }, bo: { playedBefore: false } } });
  });

  it('request-unmet: pays-nothing, not-played', () => {
    const unmet = { ...play, payout: { ecus: 0 } };
    given(histrioRules, shown({ 'request-unmet': 'pays-nothing' }))
      .when(unmet)
      .scores('ann', 0)
      .leaves({ seats: { ann: { requests: 2, faceUp: '' } } });
    given(histrioRules, shown({ 'request-unmet': 'not-played' }))
      .when(unmet)
      .refusedBecause('histrio.festival.play-one-request', { seat: 'ann', unmet: true })
      .overridable();
  });

  it('request-evaluation-moment: after-the-shows, one-after-another', () => {
    const richer = {
      ...play,
      payout: { condition: { pays: 'each', counts: 'players-with-less', ecus: 3 } },
    } as const;
    const before = { type: 'playRequest', seat: 'bo', payout: { ecus: 9 } } as const;
    const table = (reading: string) =>
      festival({
        rulings: { 'request-evaluation-moment': reading },
        ann: { requests: 1 },
        bo: { ecus: 4, requests: 1 },
        cy: { ecus: 4 },
      });
    given(histrioRules, table('after-the-shows'))
      .after({ type: 'scoreShows' }, before)
      .when(richer)
      .because('histrio.festival.play-one-request', { counted: 2, ecus: 6 });
    given(histrioRules, table('one-after-another'))
      .after({ type: 'scoreShows' }, before)
      .when(richer)
      .because('histrio.festival.play-one-request', { counted: 1, ecus: 3 });
  });

  it('request-evaluation-moment: after the shows no order matters, whatever a request counts', () => {
    const asks = (counts: Measure) => {
      const condition = { pays: 'each', counts, ecus: 1 } as const;
      return { ...play, payout: { condition } };
    };
    const table = (reading: string) =>
      festival({
        season: 2,
        rulings: { 'request-evaluation-moment': reading },
        ann: { requests: 3, stage: 2, troupe: ['C4', 'C1'], acrobats: [ox] },
      });
    const shows = { type: 'scoreShows' } as const;
    const over = { ...useOx, needle: -3 };
    const counted: readonly (readonly [Measure, number, number])[] = [
      ['all-managers', 2, 0],
      ['own-managers', 2, 0],
      ['matching-actors', 2, 0],
      ['other-actors', 0, 2],
      ['show-pleases', 1, 0],
      ['show-is-best', 1, 0],
      ['show-displeases', 0, 1],
    ];
    for (const [counts, after, now] of counted) {
      given(histrioRules, table('after-the-shows'))
        .after(shows, over)
        .when(asks(counts))
        .because('histrio.festival.play-one-request', { counted: after });
      given(histrioRules, table('one-after-another'))
        .after(shows, over)
        .when(asks(counts))
        .because('histrio.festival.play-one-request', { counted: now });
    }
    const again = (reading: string) =>
      festival({
        season: 2,
        rulings: { 'request-evaluation-moment': reading },
        ann: { requests: 2, faceUp: 'In Favour' },
      });
    const repeat = { ...asks('requests'), type: 'repeatRequest' } as const;
    given(histrioRules, again('after-the-shows')).after(shows, play).when(repeat).scores('ann', 3);
    given(histrioRules, again('one-after-another'))
      .after(shows, play)
      .when(repeat)
      .scores('ann', 2);
  });

  it('request-evaluation-moment: a purse corrected after the shows is judged as corrected', () => {
    const rich = { pays: 'each', counts: 'ecus', ecus: 1 } as const;
    const rules = histrioRules.rulesOf(histrioRules.rulesets[0]);
    const begun = rules.begin(festival({ shown: true, ann: { ecus: 7, judged: 5, requests: 1 } }));
    const corrected = begun.allowed
      ? rules.correct(begun.state, { seat: 'ann', points: 3 })
      : begun;
    const paid = corrected.allowed
      ? rules.rule(corrected.state, { ...play, payout: { condition: rich } })
      : corrected;
    expect(paid).toMatchObject({ allowed: true, effects: [{ points: 8 }, {}] });
  });

  it('chameleon-side: owner-chooses, kings-mood', () => {
    const table = (reading: string) =>
      festival({ rulings: { 'chameleon-side': reading }, ann: { acrobats: [{ card: 'CH' }] } });
    const other = { type: 'scoreShows', chameleon: { ann: 'tragedian' } } as const;
    given(histrioRules, table('owner-chooses')).when(other).totals(5, 5, 5);
    given(histrioRules, table('kings-mood'))
      .when(other)
      .refusedBecause('histrio.acrobat.chameleon-level-one', { seat: 'ann', mood: 'comedy' })
      .overridable();
    given(histrioRules, table('kings-mood'))
      .when({ type: 'scoreShows', chameleon: { ann: 'comedian' } })
      .totals(11, 5, 5);
    given(histrioRules, table('kings-mood')).when({ type: 'scoreShows' }).totals(11, 5, 5);
  });
});

describe('between the seasons', () => {
  it('managers-season-change: if-the-mood-changes, always, never', () => {
    const lying = { ann: { stage: 2 }, needle: 'comedy:3' } as const;
    const change = (reading: string) =>
      changing({ rulings: { 'managers-season-change': reading }, ...lying });
    const flip = (reading: string) =>
      preparing({
        rulings: { 'managers-season-change': reading },
        season: 2,
        dealing: 0,
        deck: 40,
        ...lying,
      });
    const [heads, tails] = [
      { type: 'flip', mood: 'comedy' },
      { type: 'flip', mood: 'tragedy' },
    ] as const;
    const stays = { seats: { ann: { stage: 2 } } };
    const home = { seats: { ann: { stage: 0 } } };
    given(histrioRules, change('if-the-mood-changes')).when(prepare).leaves(stays);
    given(histrioRules, flip('if-the-mood-changes')).when(heads).leaves(stays);
    given(histrioRules, flip('if-the-mood-changes')).when(tails).leaves(home);
    given(histrioRules, change('always'))
      .when(prepare)
      .because('histrio.mood.change-returns-managers', { managers: 2 })
      .leaves(home);
    given(histrioRules, change('never')).when(prepare).leaves(stays);
    given(histrioRules, flip('never')).when(tails).leaves(stays);
  });
});

describe('friendly troupes', () => {
  it('friendly-meets-player: crowded-city, friendly-ignored, needle-stays', () => {
    const table = (reading: string, bo = {}) =>
      resolving({
        seats: 2,
        rulings: { 'friendly-meets-player': reading },
        cities: { 4: ['T4', 'B2'] },
        ann: { to: [4], used: [4] },
        bo: { friendTo: [4], ...bo },
      });
    given(histrioRules, table('crowded-city'))
      .when(resolve)
      .leaves({
        needle: { mood: 'tragedy', space: 4 },
        seats: { ann: { requests: 1, troupe: [] } },
      })
      .totals(5, 5);
    given(histrioRules, table('friendly-ignored'))
      .when(resolve)
      .leaves({
        needle: { mood: 'comedy', space: 1 },
        seats: { ann: { requests: 0, troupe: ['T4'] }, bo: { friendTo: [] } },
      })
      .totals(7, 5);
    given(histrioRules, table('needle-stays'))
      .when(resolve)
      .leaves({
        needle: { mood: 'comedy', space: 1 },
        seats: { ann: { requests: 1, troupe: [] } },
      })
      .totals(5, 5);
    // Two friendly troupes move the needle by the printed rule, and two players are a crowd.
    for (const reading of ['friendly-ignored', 'needle-stays']) {
      given(
        histrioRules,
        resolving({
          seats: 2,
          rulings: { 'friendly-meets-player': reading },
          cities: { 4: ['T4'] },
          ann: { to: [4], friendTo: [4] },
          bo: { friendTo: [4] },
        }),
      )
        .when(resolve)
        .leaves({ needle: { mood: 'tragedy', space: 4 } });
      given(histrioRules, table(reading, { to: [4] }))
        .when(resolve)
        .leaves({ needle: { mood: 'tragedy', space: 4 }, seats: { ann: { requests: 1 } } });
    }
  });

  it('friendly-season-change: pile-continues, pile-renewed', () => {
    const table = (reading: string) =>
      changing({
        seats: 2,
        rulings: { 'friendly-season-change': reading },
        ann: { friendUsed: [3, 1], used: [5] },
      });
    given(histrioRules, table('pile-continues'))
      .when(prepare)
      .notBecause('histrio.friendly.refill')
      .leaves({ seats: { ann: { friendUsed: [3, 1], used: [5] } } });
    given(histrioRules, table('pile-renewed'))
      .when(prepare)
      .because('histrio.friendly.refill', { cards: 8 })
      .leaves({ seats: { ann: { friendUsed: [], used: [5] } } });
  });

  it('friendly-level-1: own-cards-only, both-sets', () => {
    const table = (reading: string, seats: 2 | 3 = 2) =>
      alone({
        seats,
        rulings: { 'friendly-level-1': reading },
        cities: { 4: ['C1'], 8: ['C4'] },
        ...(seats === 2 ? { ann: { used: [1, 4], friendUsed: [3, 1] } } : {}),
      });
    given(histrioRules, table('own-cards-only'))
      .when(resolve)
      .leaves({ seats: { ann: { used: [], friendUsed: [3, 1] } } });
    given(histrioRules, table('both-sets'))
      .when(resolve)
      .because('histrio.friendly.refill', { cards: 8 })
      .leaves({ seats: { ann: { used: [], friendUsed: [] } } });
    given(histrioRules, table('both-sets', 3)).when(resolve).notBecause('histrio.friendly.refill');
  });
});
