// Asked inside a match: what it rests on now comes first among equals, what does not hold in it comes last.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Ask } from '../../src/lib/ask/ask.ts';
import { openAsk } from '../../src/lib/ask/ask.ts';
import { standpointOf, type Standpoint } from '../../src/lib/ask/standpoint.ts';
import { isAnswered } from '../../src/lib/ask/verdict.ts';
import { colosseum } from '../../src/lib/games/colosseum/game.ts';
import { CONTENTS as colosseumContents } from '../../src/lib/games/colosseum/rulebook/contents.ts';
import { magnificent } from '../../src/lib/games/magnificent/game.ts';
import { CONTENTS } from '../../src/lib/games/magnificent/rulebook/contents.ts';
import { RULESET_1 } from '../../src/lib/games/magnificent/data/ruleset1.ts';
import { rulesOf } from '../../src/lib/games/magnificent/rules/rule.ts';
import { dice } from '../games/magnificent/showing.ts';
import type { Lying } from '../games/magnificent/tables.ts';
import { lying } from '../games/magnificent/tables.ts';
import { builtFile } from './understood.ts';

const rules = rulesOf(RULESET_1);

let ask: Ask;
let askColosseum: Ask;
beforeAll(async () => {
  ask = await openAsk(await builtFile('magnificent', 'en'));
  askColosseum = await openAsk(await builtFile('colosseum', 'en'));
});

/** As the dispute sheet of a match that lies like this. */
function standingAt(told: Lying): Standpoint {
  const setup = lying(told);
  const begun = rules.begin(setup);
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  const now = new Set(rules.steps(begun.state).flatMap(({ clauses }) => clauses));
  return standpointOf(CONTENTS, rules.modes?.(setup) ?? [], now, []);
}

/** Four dice each, as at the end of every round. */
function paymentOf(round: number): Standpoint {
  const rolled = dice(['orange', 5], ['green', 2], ['purple', 1], ['clear', 1]);
  return standingAt({ round, phase: 'payment', ann: { dice: rolled }, bo: { dice: rolled } });
}

const firstOf = (question: string, from?: Standpoint) => ask(question, from).answers[0]?.place.id;

describe('of rules that speak alike', () => {
  const QUESTION = 'minus points for a missing coin this round';

  it.each([
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
  ] as const)('that of the payment of round %i comes first', (round, name) => {
    const from = paymentOf(round);
    expect(firstOf(QUESTION, from)).toBe(`magnificent.payment.penalty-round-${name}`);
    expect(['answered', 'several']).toContain(ask(QUESTION, from).verdict);
  });

  it('a place in play that is not near does not come to the front', () => {
    const from = paymentOf(2);
    const question = 'how many camp tiles may be turned over';
    expect(firstOf(question, from)).toBe(firstOf(question));
  });

  it('that of the way it is played comes first', async () => {
    const contents = await colosseum.contents();
    const plain = standpointOf(contents, ['usual'], new Set(), []);
    const intense = standpointOf(contents, ['intense'], new Set(), []);
    const question = 'how many lots can i win in a round';
    const first = (from: Standpoint) => askColosseum(question, from).answers[0]?.place.id;
    expect(first(plain)).toBe('colosseum.auction.one-win-per-round');
    expect(first(intense)).toBe('colosseum.variant-intense.rebid-after-opener-change');
  });
});

describe('a rule of another way of playing', () => {
  const DICE = 'how many dice do we use';
  const diceFor = (seats: 2 | 3 | 4) => firstOf(DICE, standingAt({ seats }));

  it('comes after one that holds, where both are near', () => {
    expect([diceFor(2), diceFor(3), diceFor(4)]).toEqual([
      'magnificent.setup.dice-two-players',
      'magnificent.setup.dice-three-players',
      'magnificent.setup.dice-four-players',
    ]);
  });

  it('is still found when it is asked for by name', () => {
    const question = 'playing alone: with how many points have I won the solo game';
    expect(firstOf(question, standingAt({ seats: 3 }))).toBe('magnificent.solo.goal');
  });

  it('is never the one sure answer while a rule that holds is near', async () => {
    const { clauses } = await magnificent.contents();
    const from = standingAt({ seats: 3 });
    const rulebook = await magnificent.rulebook('en');
    const replies = clauses.map(({ id }) => ask(rulebook.clauseText(id) ?? '', from));
    const sure = replies.filter(
      ({ verdict, answers: [first] }) =>
        verdict === 'answered' && from.elsewhere.has(first?.place.id ?? ''),
    );
    expect(sure).not.toHaveLength(0);
    for (const { answers } of sure) {
      const [first] = answers;
      const near = answers.find(({ place }) => !from.elsewhere.has(place.id));
      expect(near?.score ?? 0).toBeLessThan(0.95 * (first?.score ?? 0));
    }
  });
});

it('knows what holds from the set-up, and the unclear places that touch what is in play', () => {
  const { ours, elsewhere, inPlay, people } = standpointOf(
    {
      clauses: [
        { id: 'toy.a', tool: 'guide', phase: 'x', heading: 'X' },
        { id: 'toy.b', tool: 'guide', phase: 'x', heading: 'X', only: 'solo' },
        { id: 'toy.c', tool: 'guide', phase: 'x', heading: 'X', only: 'two' },
      ],
      rulings: [
        { id: 'toy.ruling.a', confidence: 'certain', clauses: ['toy.a'] },
        { id: 'toy.ruling.b', confidence: 'certain', clauses: ['toy.b'], only: 'solo' },
      ],
    },
    ['two'],
    new Set(['toy.a']),
    [{ name: 'Ann' }],
  );
  expect([...ours]).toEqual(['toy.c']);
  expect([...elsewhere]).toEqual(['toy.b', 'toy.ruling.b']);
  expect([...inPlay]).toEqual(['toy.a', 'toy.ruling.a']);
  expect(people).toEqual([{ name: 'Ann' }]);
});

describe('who sits at the table', () => {
  const QUESTION = 'karen and boris are tied, who gets the podium?';
  const at = (...names: string[]) =>
    standpointOf(
      colosseumContents,
      [],
      new Set(),
      names.map((name) => ({ name })),
    );

  it('is no word of the question: a rule is as sure as if nobody had been named', () => {
    expect(askColosseum(QUESTION, at('Bo')).verdict).toBe('perhaps');
    const reply = askColosseum(QUESTION, at('Karen', 'Boris'));
    expect(isAnswered(reply)).toBe(true);
    expect(reply.answers[0]?.place.id).toBe('colosseum.podium.tie-coins');
  });

  it('is no word of the question by the colour of the seat either, unless a rule has that colour', () => {
    const seated = (colour: string) =>
      standpointOf(colosseumContents, [], new Set(), [{ name: 'Bo', colour }]);
    const question = 'blue and red are tied, who gets the podium?';
    const ofBlue = askColosseum(question, seated('seat-4'));
    expect(ofBlue).toEqual(askColosseum('bo and red are tied, who gets the podium?', at('Bo')));
    const green = 'what is a green token?';
    expect(askColosseum(green, seated('seat-3'))).toEqual(askColosseum(green, at('Bo')));
  });

  it('is asked about as the rulebook says it where a name is a word of the game', () => {
    const question = 'what does a joker stand for?';
    expect(askColosseum(question, at('Joker'))).toEqual(askColosseum(question, at('Bo')));
  });
});
