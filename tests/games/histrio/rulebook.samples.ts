// Facts as the rules make them, at least one set for every sentence of the rulebook.
import type { Condition, Move } from '../../../src/lib/games/histrio/rules/moves.ts';
import type {
  ChecklistClause,
  ChecklistFacts,
  EffectClause,
  EffectFacts,
  RefusalClause,
  RefusalFacts,
  StepFacts,
  StepName,
} from '../../../src/lib/games/histrio/rules/facts.ts';

/** Numbers that ask for different plural forms in Russian. */
const PLURALS = [0, 1, 2, 5, 11, 21] as const;

const cards = PLURALS.map((many) => ({ cards: many }));
const seats = PLURALS.map((many) => ({ seats: many }));
const money = PLURALS.map((many) => ({ ecus: many }));
const one = [{ cards: ['C3'] }, { cards: ['T1', 'C2'] }];
const lying = ['C3', 'T2', 'B2', 'A:Ox', 'CH'];
const drawing = PLURALS.map((held) => ({ city: 3, held }));
const dealing = PLURALS.map((many) => ({ cards: many, deck: 40 - many }));
const rewards = PLURALS.map((many) => ({ ecus: many, difference: many }));
const requests = [
  { ecus: 4 },
  { name: '', ecus: 0 },
  ...PLURALS.map((counted) => ({ name: 'In Favour', ecus: counted, counted })),
];
const anyCard = [
  { card: 'C1' },
  { card: 'T5' },
  { card: 'B1' },
  { card: 'B5' },
  { card: 'CH' },
  { card: 'A:Ox' },
];
const maybeCards = [{}, ...cards];

export const CONDITIONS: readonly Condition[] = [
  { pays: 'each', counts: 'comedians', ecus: 2 },
  { pays: 'each', counts: 'level-3', ecus: 1, atMost: 4 },
  { pays: 'once', counts: 'tragedian-experience', ecus: 5, atLeast: 8 },
  { pays: 'once', counts: 'acrobats', ecus: 3, atLeast: 2, atMost: 4 },
  { pays: 'once', counts: 'difference', ecus: 6, atLeast: 3, atMost: 3 },
  { pays: 'once', counts: 'show-pleases', ecus: 4, atLeast: 1 },
];

export const REFUSALS: { readonly [C in RefusalClause]: readonly RefusalFacts[C][] } = {
  'histrio.component.players': seats,
  'histrio.component.player-set': [{ seat: 'ann', managers: 4, exist: 3 }],
  'histrio.component.encounter-cards': [{ count: 49, exist: 48 }],
  'histrio.component.secret-requests': [{ count: 23, exist: 22 }],
  'histrio.component.coins': PLURALS.map((has) => ({ seat: 'ann', has, pays: has + 1 })),
  'histrio.setup.take-colour': [{ seat: 'ann', city: 3 }],
  'histrio.setup.flip-for-mood': [{ season: 1 }, { season: 2 }],
  'histrio.flow.two-seasons': [{ season: 1 }, { season: 2 }],
  'histrio.flow.season-of-turns': PLURALS.map((turns) => ({ season: 1, turn: 3, turns })),
  'histrio.flow.three-phases': [
    { phase: 'resolution', needed: 'resolution' },
    { phase: 'setup', needed: 'travel' },
    { phase: 'travel', needed: 'resolution' },
    { phase: 'resolution', needed: 'travel' },
    { phase: 'opportunities', needed: 'resolution' },
    { phase: 'opportunities', needed: 'resolution', city: 3 },
    { phase: 'resolution', needed: 'travel', waiting: [] },
    { phase: 'resolution', needed: 'opportunities', waiting: [3] },
    { phase: 'resolution', needed: 'opportunities', waiting: [1, 5] },
    { phase: 'scoring', needed: 'setup' },
    { phase: 'season-change', needed: 'scoring' },
    { phase: 'counting', needed: 'over' },
    { phase: 'over', needed: 'opportunities' },
    { phase: 'travel', needed: 'season-change' },
    { phase: 'travel', needed: 'counting' },
  ],
  'histrio.travel.card-must-be-in-hand': [
    { seats: [{ seat: 'ann', cities: [3], hand: [1] }] },
    { seats: [{ seat: 'ann', cities: [3], hand: [1, 5, 8] }] },
    { seats: [{ seat: 'ann', cities: [3, 5], hand: [1, 8] }] },
    { seats: [{ seat: 'ann', cities: [3], hand: [] }] },
    {
      seats: [
        { seat: 'ann', cities: [3], hand: [1, 5] },
        { seat: 'bo', cities: [1, 4], hand: [8] },
      ],
    },
    {
      seats: [
        { seat: 'ann', cities: [3], hand: [] },
        { seat: 'bo', cities: [1], hand: [] },
      ],
    },
  ],
  'histrio.travel.exactly-one': [
    ...PLURALS.map((chosen) => ({ seats: [{ seat: 'ann', chosen }] })),
    {
      seats: [
        { seat: 'ann', chosen: 2 },
        { seat: 'bo', chosen: 3 },
      ],
    },
  ],
  'histrio.travel.reveal': [{ missing: ['ann'] }, { missing: ['ann', 'bo'] }],
  'histrio.mood.direction-and-distance': [{ space: 9, dial: 6 }],
  'histrio.resolution.city-order': [{ city: 5, next: 2 }],
  'histrio.resolution.unvisited-untouched': [{ city: 4 }],
  'histrio.alone.takes-all': [{ card: 'T5', city: 3 }],
  'histrio.alone.no-acrobats': [{ card: 'A:Ox' }, { card: 'A:Ox', city: 4 }],
  'histrio.alone.acrobat-usable-after-phase': [{ card: 'A:Ox' }],
  'histrio.alone.actor-2-steal': [
    { seat: 'ann', candidates: ['bo', 'cy'] },
    { seat: 'ann', victim: 'ann', candidates: ['bo'] },
    { seat: 'ann', victim: 'bo', candidates: ['cy'] },
    { seat: 'ann', victim: 'bo', candidates: [] },
    { seat: 'ann', victim: 'bo', candidates: [], tooMany: true },
  ],
  'histrio.alone.one-to-court': [{ actors: ['C3', 'T2'] }, { actors: ['C1', 'T1', 'T4'] }],
  'histrio.alone.court-only-new': [
    { seat: 'ann', card: 'C3', gathered: [] },
    { seat: 'ann', card: 'C3', gathered: ['T2'] },
    { seat: 'ann', card: 'C3', gathered: ['T2', 'C1'] },
  ],
  'histrio.crowd.all-discarded': [{ city: 3 }],
  'histrio.request.limit-three': PLURALS.map((held) => ({ seat: 'ann', held, limit: 3 })),
  'histrio.request.one-per-season-end': [
    { seat: 'ann', season: 1 },
    { seat: 'ann', season: 2 },
  ],
  'histrio.festival.play-one-request': [
    { seat: 'ann', requests: 0, unmet: false },
    { seat: 'ann', requests: 2, unmet: true },
    { seat: 'ann', requests: 2, unmet: false, untold: 'acrobats' },
    { seat: 'ann', requests: 2, unmet: false, untold: 'show-is-best' },
  ],
  'histrio.festival.season-2-second-request': [{ seat: 'ann' }],
  'histrio.festival.season-1-request-again': [
    { seat: 'ann', season: 1, paid: false },
    { seat: 'ann', season: 2, paid: false },
    { seat: 'ann', season: 2, paid: true },
  ],
  'histrio.festival.order': [{ shown: true }, { shown: false }],
  'histrio.acrobat.once-per-season': [{ seat: 'ann', card: 'A:Ox' }],
  'histrio.acrobat.follow-card': ['A:Ox', 'C5', 'T1', 'B2'].map((card) => ({ seat: 'ann', card })),
  'histrio.acrobat.chameleon-is-acrobat': [{ seat: 'ann' }],
  'histrio.acrobat.chameleon-level-one': [
    { seat: 'ann', mood: 'comedy' },
    { seat: 'ann', mood: 'tragedy' },
  ],
  'histrio.opportunity.deal-one-per-city': [
    { city: 3, next: 0 },
    { city: 0, next: 2 },
    { city: 3, next: 2 },
    { city: 0, next: 0, bare: [4] },
    { city: 0, next: 0, bare: [1, 2, 8] },
  ],
  'histrio.season2.discard-becomes-deck': [
    { card: 'C3', exist: 0 },
    { card: 'T2', exist: 1 },
    { card: 'B2', exist: 4 },
    { card: 'A:Ox', exist: 1 },
  ],
  'histrio.end.after-season-2': [{}],
  'histrio.friendly.second-set': [{ seats: 3 }, { seats: 5 }, { seats: 2, colour: 'Zoe' }],
  'histrio.friendly.reveal-both': [
    { seats: [{ seat: 'ann', left: [1, 2] }] },
    {
      seats: [
        { seat: 'ann', left: [1, 2] },
        { seat: 'bo', left: [3] },
      ],
    },
    { seats: [{ seat: 'ann', city: 4, left: [1, 2, 8] }] },
    { seats: [{ seat: 'ann', city: 4, left: [8] }] },
    { seats: [{ seat: 'ann', city: 4, left: [] }] },
    {
      seats: [
        { seat: 'ann', city: 4, left: [1, 2] },
        { seat: 'bo', city: 5, left: [3] },
      ],
    },
  ],
};

export const EFFECTS: { readonly [C in EffectClause]: readonly EffectFacts[C][] } = {
  'histrio.component.encounter-cards': cards,
  'histrio.component.secret-requests': cards,
  'histrio.setup.starting-money': money,
  'histrio.setup.treasury': money,
  'histrio.setup.first-deal': dealing,
  'histrio.flow.first-season-six-turns': [{ turns: 6 }],
  'histrio.setup.flip-for-mood': [{ mood: 'comedy' }, { mood: 'tragedy' }],
  'histrio.setup.needle-first-space': [
    { to: { mood: 'comedy', space: 1 } },
    { to: { mood: 'tragedy', space: 1 } },
  ],
  'histrio.friendly.second-set': [{ seats: 2 }],
  'histrio.friendly.only-obstacle': [{}],
  'histrio.travel.card-to-own-discard': PLURALS.map((left) => ({ city: 3, left })),
  'histrio.friendly.reveal-both': PLURALS.map((left) => ({ city: 3, left })),
  'histrio.resolution.unvisited-untouched': [
    { cities: [] },
    { cities: [4] },
    { cities: [1, 2, 3, 4, 5, 7, 8] },
  ],
  'histrio.alone.bonus-pays': PLURALS.flatMap((ecus) => [
    { ecus, city: 3 },
    { ecus, city: 0 },
  ]),
  'histrio.alone.bonus-discarded': [{ card: 'B1' }, { card: 'B5' }],
  'histrio.alone.acrobat-kept': [
    { card: 'A:Ox', city: 3 },
    { card: 'CH', city: 8 },
    { card: 'A:', city: 8 },
    { card: 'A:Ox', city: 0 },
  ],
  'histrio.alone.actor-1-recall': PLURALS.map((many) => ({ card: 'T1', cards: many })),
  'histrio.alone.actor-2-steal': [
    { card: 'C2', thief: 'ann', moved: 0 },
    { card: 'C2', thief: 'ann', victim: 'bo', moved: 0 },
    { card: 'C2', thief: 'ann', victim: 'bo', moved: 1 },
    { thief: 'ann', victim: 'bo', moved: 1 },
  ],
  'histrio.alone.actor-3-place-manager': [
    { card: 'C3', stage: 1, placed: true },
    { stage: 1, placed: true },
    { card: 'C3', stage: 2, placed: true },
    { card: 'C3', stage: 3, placed: false },
  ],
  'histrio.alone.actor-3-pay': [undefined, true, false].flatMap((placed) =>
    PLURALS.map((managers) => ({
      card: 'C3',
      managers,
      ...(placed === undefined ? {} : { placed }),
    })),
  ),
  'histrio.alone.actor-4-nothing': [{ card: 'T4' }],
  'histrio.alone.actor-5-cost': [{ card: 'C5', paid: 1 }, { paid: 1 }],
  'histrio.alone.actor-5-cannot-pay': [{ card: 'C5' }, {}],
  'histrio.alone.takes-all': [{ card: 'C5' }, { card: 'T2' }],
  'histrio.alone.actors-into-hand': [
    { cards: ['C3'], city: 3 },
    { cards: ['T1', 'C2'], city: 3 },
  ],
  'histrio.alone.court-moves-needle': [
    { card: 'C3', spaces: 3, talent: 'comedian' },
    { card: 'T1', spaces: 1, talent: 'tragedian' },
    { card: 'T5', spaces: 5, talent: 'tragedian' },
  ],
  'histrio.alone.court-card-discarded': [{ card: 'C3' }, { card: 'T1' }],
  'histrio.alone.court-keeps-effect': [{ card: 'C3' }, { card: 'T5' }],
  'histrio.alone.rest-joins-troupe': one,
  'histrio.mood.direction-and-distance': [
    ...PLURALS.map((many) => ({
      towards: 'comedy' as const,
      spaces: many,
      lost: many,
      to: { mood: 'comedy' as const, space: 5 },
    })),
    { towards: 'tragedy', spaces: 3, lost: 0, to: { mood: 'tragedy', space: 2 } },
    { towards: 'tragedy', spaces: 0, lost: 3, to: { mood: 'tragedy', space: 6 } },
  ],
  'histrio.mood.what-moves-needle': [
    { to: { mood: 'comedy', space: 2 }, reason: 'Zoe & Max' },
    { to: { mood: 'tragedy', space: 1 }, reason: 'Zoe & Max' },
  ],
  'histrio.mood.change-on-crossing': [{ mood: 'comedy' }, { mood: 'tragedy' }],
  'histrio.mood.change-returns-managers': PLURALS.map((managers) => ({ managers })),
  'histrio.mood.managers-stay-otherwise': PLURALS.map((managers) => ({ managers })),
  'histrio.mood.sector-decides': [
    { mood: 'comedy', to: { mood: 'comedy', space: 4 } },
    { mood: 'tragedy', to: { mood: 'tragedy', space: 1 } },
  ],
  'histrio.crowd.all-discarded': [
    { city: 3, cards: lying },
    { city: 3, cards: ['C1'] },
    { city: 3, cards: [] },
  ],
  'histrio.crowd.acrobat-bonus-no-effect': [{ cards: ['B1', 'A:Ox'] }, { cards: ['CH'] }],
  'histrio.crowd.actors-move-needle': one,
  'histrio.crowd.net-movement': [
    { comedians: 4, tragedians: 5, spaces: 1 },
    { comedians: 7, tragedians: 2, spaces: 5 },
    { comedians: 3, tragedians: 3, spaces: 0 },
  ],
  'histrio.crowd.each-draws-request': drawing,
  'histrio.opportunity.empty-city-request': drawing,
  'histrio.request.limit-three': [
    { held: 4, discarded: 'face-down' },
    { held: 4, discarded: 'face-up' },
  ],
  'histrio.request.reshuffle': cards,
  'histrio.caravel.shows-used-cities': [
    { used: [3], free: [1, 2, 4, 5, 6, 7, 8] },
    { used: [1, 2, 3, 4, 5, 6], free: [7, 8] },
    { used: [], free: [1, 2, 3, 4, 5, 6, 7, 8] },
    { used: [1, 2, 3, 4, 5, 6, 7, 8], free: [] },
  ],
  'histrio.caravel.refill-at-one': PLURALS.map((left) => ({ left, cards: 8 })),
  'histrio.friendly.alone-discards': [
    { city: 3, cards: lying },
    { city: 3, cards: ['C1'] },
  ],
  'histrio.friendly.two-friendly': [
    { city: 3, cards: ['C1'] },
    { city: 3, cards: ['C1', 'T2'] },
    { city: 3, cards: lying },
  ],
  'histrio.friendly.never-takes': [{ city: 3 }],
  'histrio.friendly.refill': cards,
  'histrio.acrobat.turned-when-used': [{ card: 'A:Ox' }],
  'histrio.acrobat.follow-card': [
    { card: 'A:Ox' },
    { card: 'A:Ox', note: 'Zoe & Max' },
    ...PLURALS.map((ecus) => ({ card: 'A:Ox', ecus })),
    { card: 'A:Ox', ecus: -1 },
    { card: 'A:Ox', ecus: -2 },
  ],
  'histrio.opportunity.season-ends-on-empty-deck': [{ season: 1 }, { season: 2 }],
  'histrio.opportunity.deal-one-per-city': dealing,
  'histrio.opportunity.short-deal': [{ cities: 1 }, { cities: 2 }, { cities: 7 }],
  'histrio.season2.deal': dealing,
  'histrio.opportunity.keep-edges-visible': anyCard.map(({ card }) => ({ card, city: 3 })),
  'histrio.festival.matching-actors': PLURALS.flatMap((actors) => [
    { actors, mood: 'comedy' as const },
    { actors, mood: 'tragedy' as const },
  ]),
  'histrio.acrobat.chameleon-no-ecu': [{}],
  'histrio.acrobat.chameleon-level-one': [
    { talent: 'comedian', experience: 1 },
    { talent: 'tragedian', experience: 1 },
    { talent: 'comedian', experience: 1, chameleons: 2 },
    { talent: 'tragedian', experience: 1, chameleons: 3 },
  ],
  'histrio.festival.show-difference': [
    { comedians: 8, tragedians: 3, difference: 5, side: 'comedian' },
    { comedians: 3, tragedians: 4, difference: 1, side: 'tragedian' },
    { comedians: 3, tragedians: 3, difference: 0 },
  ],
  'histrio.festival.pleases-when-on-side': [
    { mood: 'comedy', difference: 5, side: 'comedian' },
    { mood: 'comedy', difference: 5, side: 'tragedian' },
    { mood: 'tragedy', difference: 1, side: 'tragedian' },
    { mood: 'tragedy', difference: 2, side: 'comedian' },
    { mood: 'comedy', difference: 0 },
  ],
  'histrio.festival.not-pleasing-never-best': [
    { mood: 'comedy', difference: 7 },
    { mood: 'tragedy', difference: 1 },
  ],
  'histrio.festival.reward-season-1': rewards,
  'histrio.festival.reward-season-2': rewards,
  'histrio.festival.best-show-double': rewards,
  'histrio.festival.best-show-tie': rewards.map((reward) => ({ ...reward, tied: ['ann', 'bo'] })),
  'histrio.festival.play-one-request': requests,
  'histrio.festival.season-2-second-request': requests,
  'histrio.festival.season-1-request-again': requests,
  'histrio.festival.season-1-request-stays': [{}, { name: 'In Favour' }, { name: '' }],
  'histrio.season2.discard-actors': cards,
  'histrio.season2.keep-acrobats': cards,
  'histrio.season2.keep-requests': PLURALS.map((faceDown) => ({ faceDown, faceUp: 1 })),
  'histrio.season2.acrobats-ready': cards,
  'histrio.season2.travel-not-returned': [{ used: [] }, { used: [3] }, { used: [1, 5] }],
  'histrio.season2.city-cards-discarded': cards,
  'histrio.season2.discard-becomes-deck': cards,
  'histrio.season2.flip-needle': [{ mood: 'comedy' }, { mood: 'tragedy' }],
  'histrio.season2.money-kept': money,
  'histrio.season2.number-of-turns': [
    { turns: 6, last: 1 },
    { turns: 6, last: 3 },
    { turns: 5, last: 8 },
  ],
  'histrio.end.most-ecus-wins': [
    ...PLURALS.map((ecus) => ({ seat: 'ann', ecus })),
    ...PLURALS.map((ecus) => ({ seat: 'ann', ecus, known: 3 })),
  ],
  'histrio.end.tie-shared': PLURALS.map((ecus) => ({ seats: ['ann', 'bo'], ecus })),
};

export const CHECKLIST: { readonly [C in ChecklistClause]: readonly ChecklistFacts[C][] } = {
  'histrio.setup.board-centre': [{}],
  'histrio.setup.flip-for-mood': [{}],
  'histrio.setup.take-colour': seats,
  'histrio.setup.request-deck': cards,
  'histrio.setup.encounter-deck': cards,
  'histrio.setup.first-deal': cards,
  'histrio.setup.starting-money': money,
  'histrio.friendly.second-set': [{}],
  'histrio.friendly.shuffled-pile': [{}],
  'histrio.season2.discard-actors': maybeCards,
  'histrio.season2.keep-acrobats': maybeCards,
  'histrio.season2.keep-requests': [{}],
  'histrio.season2.acrobats-ready': [{}],
  'histrio.season2.city-cards-discarded': maybeCards,
  'histrio.season2.discard-becomes-deck': maybeCards,
  'histrio.season2.deal': cards,
  'histrio.season2.flip-needle': [{}],
  'histrio.season2.travel-not-returned': [{}],
  'histrio.season2.caravels-stay': [{}],
  'histrio.friendly.refill': [{}],
  'histrio.mood.change-returns-managers': PLURALS.map((managers) => ({ managers })),
  'histrio.season2.money-kept': [{}],
};

export const STEPS: { readonly [S in StepName]: readonly StepFacts[S][] } = {
  flip: [{ season: 1 }, { season: 2 }],
  deal: PLURALS.map((left) => ({ city: 3, left })),
  travel: [{ turn: 2, turns: 6 }],
  resolve: PLURALS.map((many) => ({ city: 3, cards: many, seats: ['ann'] })),
  discardRequest: [{ held: 4, limit: 3 }],
  endTurn: [{ turn: 6, turns: 6 }],
  scoreShows: [
    { season: 1, mood: 'comedy' },
    { season: 2, mood: 'tragedy' },
  ],
  closeFestival: [{ season: 1 }, { season: 2 }],
  prepareSeason: [{}],
  countPurses: [{}],
};

/** Steps of a city where nobody is alone: they have no name to call. */
export const SHARED_CITIES: readonly StepFacts['resolve'][] = [
  ...PLURALS.map((many) => ({ city: 3, cards: many, seats: ['ann', 'bo'] })),
  { city: 3, cards: 0, seats: [] },
  { city: 3, cards: 2, seats: [] },
];

export const MOVES: readonly Move[] = [
  { type: 'flip', mood: 'comedy' },
  { type: 'flip', mood: 'tragedy' },
  ...anyCard.map(({ card }): Move => ({ type: 'deal', city: 3, card })),
  { type: 'travel', to: { ann: [3], bo: [5] } },
  { type: 'travel', to: { ann: [3, 4], bo: [] }, friendly: { ann: 1, bo: 8 } },
  { type: 'resolve', city: 3 },
  { type: 'resolve', city: 3, victims: ['bo', 'ann'], court: 'C2', declined: ['T5'] },
  { type: 'discardRequest', seat: 'ann', which: 'face-down' },
  { type: 'discardRequest', seat: 'ann', which: 'face-up' },
  { type: 'useAcrobat', seat: 'ann', card: 'A:Ox' },
  {
    type: 'useAcrobat',
    seat: 'ann',
    card: 'A:Ox',
    ecus: { ann: 2, bo: -1 },
    needle: -1,
    to: { bo: [4] },
    note: 'Zoe & Max',
  },
  ...PLURALS.map((needle): Move => ({ type: 'useAcrobat', seat: 'ann', card: 'A:Ox', needle })),
  { type: 'useAcrobat', seat: 'ann', card: 'A:Ox', during: 3 },
  { type: 'setNeedle', mood: 'tragedy', space: 2, reason: 'Zoe & Max' },
  { type: 'gainAcrobat', seat: 'ann', card: 'A:Ox' },
  { type: 'push', from: 'court', actors: ['C3'], seat: 'ann' },
  { type: 'push', from: 'crowd', actors: ['C3', 'T2'] },
  { type: 'stage', seat: 'ann' },
  ...PLURALS.map((ecus): Move => ({ type: 'takeBonus', seat: 'ann', ecus })),
  { type: 'payActor', seat: 'ann' },
  { type: 'steal', seat: 'ann', victim: 'bo' },
  { type: 'endTurn' },
  { type: 'scoreShows' },
  { type: 'scoreShows', troupes: { ann: ['C3', 'CH'] }, chameleon: { ann: 'tragedian' } },
  { type: 'playRequest', seat: 'ann', payout: { ecus: 4 } },
  ...CONDITIONS.map((condition): Move => ({
    type: 'playRequest',
    seat: 'ann',
    name: 'In Favour',
    payout: { condition },
  })),
  ...PLURALS.map((ecus): Move => ({ type: 'repeatRequest', seat: 'ann', payout: { ecus } })),
  { type: 'closeFestival' },
  { type: 'prepareSeason' },
  ...PLURALS.map((acrobats): Move => ({ type: 'prepareSeason', acrobats })),
  { type: 'countPurses', ecus: { ann: 34, bo: 1 } },
];
