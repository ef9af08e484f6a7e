// What nobody can check is said: boards that are not told, and what nobody has read from the copy. And which clauses a step rests on.
import { describe, expect, it } from 'vitest';
import { RULESET_1 } from '../../../src/lib/games/magnificent/data/ruleset1.ts';
import { TRAINER_SPACES } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { CLAUSES } from '../../../src/lib/games/magnificent/rulebook/clauses.ts';
import type { Options } from '../../../src/lib/games/magnificent/rules/options.ts';
import { rulesOf } from '../../../src/lib/games/magnificent/rules/rule.ts';
import type { State } from '../../../src/lib/games/magnificent/rules/state.ts';
import type { ClauseCard } from '../../../src/lib/referee/game.ts';
import type { Lying, Match } from './tables.ts';
import { COPY, lying, setUp } from './tables.ts';

const rules = rulesOf(RULESET_1);

/** Clauses of play that a scorekeeper checks too: turns, dice on cards, hats, the order of the round end. */
const CHECKED = [
  ...['overview.rounds', 'overview.turns-per-round', 'overview.turn-order', 'overview.turn-phases'],
  'components.hats',
  ...['die.take-one-from-main-tent', 'die.place-on-vacant-master-card'],
  'die.four-dice-by-round-end',
  'action.choose-one-of-three',
  ...['perform.first-time-board-hat', 'perform.second-time-second-hat'],
  ...['perform.third-fourth-any-hat', 'perform.space-vacant'],
  ...['round-end.trigger', 'round-end.step-order', 'payment.no-choice-to-keep-coins'],
  ...['sets.order-by-hats', 'sets.everyone-gets-one', 'score-card.one-of-five'],
  ...['prepare.only-after-first-two-rounds', 'prepare.still-clockwise'],
  ...['end.after-third-round', 'end.step-order'],
  ...['solo.discard-poster-for-die', 'solo.new-round-dice'],
];
/** They allow something, or follow from how a move is told. */
const NOTHING_TO_REFUSE = [
  ...['power.clear-gem-wild', 'perform.clear-gem-wild', 'trainers.fresh-trainer-usable'],
  ...['build.level-need-not-be-max', 'build.first-tile-anywhere'],
  ...['travel.need-not-use-all', 'travel.tent-ends-movement'],
  ...['posters.tent-not-needed-to-place', 'posters.full-three-options'],
  ...['perform.hat-may-go-down', 'perform.may-complete-none', 'perform.starting-tent-always-there'],
  'score-card.new-card-allowed',
];

function begun(setup: Parameters<typeof rules.begin>[0]): State {
  const ruling = rules.begin(setup);
  if (!ruling.allowed) throw new Error(ruling.refusal.clause);
  return ruling.state;
}

const uncheckedAt = (match: Match) => rules.notChecked(begun(setUp(match)));
const clausesAt = (told: Lying) => rules.steps(begun(lying(told)))[0]?.clauses;

describe('not checked', () => {
  const kinds = { trainerSpaces: Object.fromEntries(TRAINER_SPACES.map((one) => [one, 'single'])) };
  const whole: NonNullable<Options['copy']> = { ...COPY, ...kinds };
  const boards = {
    ann: { board: 'I', side: 'A' },
    bo: { board: 'II', side: 'A' },
  } as const;

  it('nothing where everything was read', () =>
    expect(uncheckedAt({ options: { copy: whole, boards } })).toEqual([]));

  it('magnificent.perform.poster-limit: where a space of the track does not say how many', () => {
    const track = [...(COPY.track ?? []), { requirement: 20 }];
    expect(uncheckedAt({ options: { copy: { ...whole, track }, boards } })).toEqual([
      'magnificent.perform.poster-limit',
    ]);
  });

  it('magnificent.build.level-gives-tiles: where nobody has read the levels', () => {
    const { levels: _, ...copy } = whole;
    expect(uncheckedAt({ options: { copy, boards } })).toEqual([
      'magnificent.build.level-gives-tiles',
    ]);
  });

  it('magnificent.trainers.kind-double: where nobody knows how many trainers a space takes', () =>
    expect(uncheckedAt({ options: { copy: COPY, boards } })).toEqual([
      'magnificent.trainers.kind-single',
      'magnificent.trainers.kind-double',
    ]));

  it('magnificent.sets.two-players-gap: with two seats, where nobody has read the track', () => {
    const gap = [
      'magnificent.perform.any-lower-space',
      'magnificent.sets.two-players-gap',
      'magnificent.sets.two-players-no-gap',
    ];
    const { track: _, ...copy } = whole;
    expect(uncheckedAt({ options: { copy, boards } })).toEqual(expect.arrayContaining(gap));
    expect(uncheckedAt({ level: 'scorekeeper' })).toEqual(expect.arrayContaining(gap));
    for (const clause of gap)
      expect(uncheckedAt({ seats: 3, options: { copy } })).not.toContain(clause);
  });

  it('magnificent.build.rotate-and-flip: where a camp is kept and an outline is not drawn', () => {
    const { outlines: _, ...copy } = whole;
    expect(uncheckedAt({ options: { copy, boards } })).toEqual([
      'magnificent.build.rotate-and-flip',
    ]);
  });

  it('magnificent.end.camp-areas: where not all nine areas of a camp were read, or none', () => {
    const [first, ...others] = COPY.boards ?? [];
    if (first?.camp === undefined) throw new Error('no camp in the copy');
    const camp = { ...first.camp, areas: first.camp.areas.slice(0, 8) };
    const copy = { ...whole, boards: [{ ...first, camp }, ...others] };
    expect(uncheckedAt({ options: { copy, boards } })).toEqual(['magnificent.end.camp-areas']);
    expect(uncheckedAt({ options: { copy: whole } })).toContain('magnificent.end.camp-areas');
  });

  it('of all that is enforced in play, a scorekeeper checks it or says that nobody does', () => {
    const said = new Set(
      ([1, 2, 3, 4] as const).flatMap((seats) => uncheckedAt({ seats, level: 'scorekeeper' })),
    );
    const isSetUp = ({ id, phase }: ClauseCard) => phase === 'expert' || /\.setup[.-]/.test(id);
    const left = CLAUSES.filter(
      (clause) => clause.tool === 'enforce' && !isSetUp(clause) && !said.has(clause.id),
    );
    expect(left.map(({ id }) => id.replace('magnificent.', '')).sort()).toEqual(
      [...CHECKED, ...NOTHING_TO_REFUSE].sort(),
    );
  });

  it('magnificent.solo.discard-top-sets: alone, which sets and which poster went is not told', () => {
    expect(uncheckedAt({ seats: 1, level: 'scorekeeper' })).toEqual(
      expect.arrayContaining(['magnificent.solo.discard-top-sets']),
    );
    expect(uncheckedAt({ seats: 2, level: 'scorekeeper' })).not.toContain(
      'magnificent.solo.discard-top-sets',
    );
  });

  it('no clause is named twice, whatever was read', () => {
    for (const level of ['referee', 'scorekeeper'] as const)
      for (const copy of [{}, COPY, whole]) {
        const clauses = uncheckedAt({ level, options: { copy } });
        expect(new Set(clauses).size).toBe(clauses.length);
      }
  });
});

describe('a step rests on', () => {
  const DEALT = ['roll', 'layOut'];

  it('magnificent.variant.draft-pick-and-pass: the way the cards came to hand', () => {
    const dealing = (match: Match) =>
      rules.steps(begun(setUp(match))).find(({ step }) => !DEALT.includes(step))?.clauses;
    expect(dealing({})).toContain('magnificent.setup.numbered-master-cards');
    const draft = dealing({ options: { cards: 'draft' } });
    expect(draft).toContain('magnificent.variant.draft-pick-and-pass');
    expect(draft).not.toContain('magnificent.setup.numbered-master-cards');
    expect(dealing({ seats: 1 })).toContain('magnificent.solo.setup-master-cards');
  });

  it('magnificent.sets.two-players-gap: the gap between two hats, or none', () => {
    const gap = 'magnificent.sets.two-players-gap';
    const none = 'magnificent.sets.two-players-no-gap';
    const at = (hats: number, seats: 2 | 3 = 2) =>
      clausesAt({
        seats,
        phase: 'sets',
        ann: { hats: [2] },
        bo: { hats: [hats] },
        cy: { hats: [1] },
      });
    expect(at(4)).toContain(gap);
    expect(at(4)).not.toContain(none);
    expect(at(3)).toContain(none);
    expect(at(4, 3)).not.toContain(gap);
    expect(clausesAt({ phase: 'sets', round: 3 })).toContain(
      'magnificent.sets.no-tiles-in-last-round',
    );
    expect(clausesAt({ seats: 1, phase: 'sets' })).toContain('magnificent.solo.discard-top-sets');
  });
});
