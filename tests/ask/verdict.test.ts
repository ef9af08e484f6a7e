// When an answer is sure, and which of several rulebooks' replies is read first.
import { describe, expect, it } from 'vitest';
import {
  byVerdict,
  isUnknown,
  replyOf,
  type Rated,
  type Reply,
} from '../../src/lib/ask/verdict.ts';

type Known = Pick<Reply, 'verdict' | 'silence'>;

const reply = (known: Known, covered: number, score = 20): Reply => ({
  ...known,
  answers: [{ place: { kind: 'clause', id: 'some.clause' }, score, covered }],
  alike: 1,
});

const ANSWERED: Known = { verdict: 'answered' };
const SEVERAL: Known = { verdict: 'several' };
const OPEN: Known = { verdict: 'silent', silence: 'Nobody says who begins.' };
const UNSURE: Known = { verdict: 'perhaps' };

const ordered = (...replies: readonly Reply[]) => replies.toSorted(byVerdict);

describe('the order of verdicts', () => {
  it('is: one rule, several rules, known to be left open, a guess – however much a lesser one knows', () => {
    const one = reply(ANSWERED, 0.2);
    const several = reply(SEVERAL, 0.4);
    const open = reply(OPEN, 0.6);
    const guess = reply(UNSURE, 0.8);
    expect(ordered(guess, open, several, one)).toEqual([one, several, open, guess]);
    expect(ordered(several, guess, one, open)).toEqual([one, several, open, guess]);
  });

  it('is among equals that of how much of the question is known, never of the score', () => {
    const less = reply(ANSWERED, 0.5, 90);
    const more = reply(ANSWERED, 0.9, 20);
    expect(ordered(less, more)).toEqual([more, less]);
  });

  it('sets a reply that shows no place last of its like', () => {
    const nothing: Reply = { ...UNSURE, answers: [], alike: 0 };
    const guess = reply(UNSURE, 0.1);
    expect(ordered(nothing, guess)).toEqual([guess, nothing]);
  });
});

const rated = (id: 'game.first' | 'game.next', likeness: number, score: number): Rated => ({
  topic: { kind: 'clause', id },
  spoken: score,
  score,
  covered: 1,
  likeness,
});

describe('a question of a few words', () => {
  it('is answered for sure where it is nearly a phrase of one topic and every other stays far behind', () => {
    expect(replyOf([rated('game.first', 0.7, 14), rated('game.next', 0.2, 11)])).toMatchObject({
      verdict: 'answered',
      alike: 1,
    });
  });

  it('is not where no phrase is like it', () => {
    expect(replyOf([rated('game.first', 0.3, 14), rated('game.next', 0.2, 11)]).verdict).toBe(
      'perhaps',
    );
  });

  it('is said to concern several rules where another topic comes near', () => {
    const [first, next, far] = [
      rated('game.first', 0.6, 14),
      rated('game.next', 0.2, 13),
      rated('game.next', 0.2, 11),
    ];
    expect(replyOf([first, next, far])).toMatchObject({ verdict: 'several', alike: 2 });
    const nearest = Array.from({ length: 7 }, () => next);
    expect(replyOf([first, ...nearest])).toMatchObject({ verdict: 'several', alike: 4 });
  });

  it('concerns several as well where it is rather like a phrase and nearly sure', () => {
    const next = rated('game.next', 0.2, 23);
    expect(replyOf([rated('game.first', 0.45, 25), next]).verdict).toBe('several');
    expect(replyOf([rated('game.first', 0.45, 23.5), next]).verdict).toBe('perhaps');
    expect(replyOf([rated('game.first', 0.35, 25), next]).verdict).toBe('perhaps');
  });

  it('is said to concern both where the second stays behind, and not far', () => {
    const first = rated('game.first', 0.7, 40);
    expect(replyOf([first, rated('game.next', 0.2, 35)])).toMatchObject({
      verdict: 'several',
      alike: 2,
    });
    expect(replyOf([first, rated('game.next', 0.2, 33)]).verdict).toBe('answered');
  });

  it('concerns none for sure, however loud, where a third of it is not known', () => {
    const loud = { ...rated('game.first', 0.9, 90), covered: 0.64 };
    expect(replyOf([loud, rated('game.next', 0.2, 13)]).verdict).toBe('perhaps');
    expect(replyOf([{ ...loud, covered: 0.66 }]).verdict).toBe('answered');
  });

  it('concerns none for sure where what is left open is less far behind than another rule may be', () => {
    const first = rated('game.first', 0.7, 40);
    const open = (score: number): Rated => ({
      ...rated('game.next', 0.2, score),
      topic: { kind: 'silent', answer: 'Nobody says.' },
    });
    expect(replyOf([first, rated('game.next', 0.2, 33)]).verdict).toBe('answered');
    expect(replyOf([first, open(31)]).verdict).toBe('perhaps');
    expect(replyOf([first, open(29)]).verdict).toBe('answered');
  });

  it('concerns none for sure where only a part of it is known, or what is left open comes near', () => {
    const next = rated('game.next', 0.2, 13);
    const partly = { ...rated('game.first', 0.7, 14), covered: 0.6 };
    expect(replyOf([partly, next]).verdict).toBe('perhaps');
    const open: Rated = { ...next, topic: { kind: 'silent', answer: 'Nobody says.' } };
    expect(replyOf([rated('game.first', 0.7, 14), open]).verdict).toBe('perhaps');
  });
});

it('words that are said nowhere are not taken for what the rulebook leaves open', () => {
  const reply = replyOf([]);
  expect(reply).toMatchObject({ verdict: 'perhaps', answers: [] });
  expect(isUnknown(reply)).toBe(true);
});

describe('what is known to be left open', () => {
  const leftOpen: Rated = {
    ...rated('game.first', 0.7, 20),
    topic: { kind: 'silent', answer: 'Nobody says who begins.' },
  };

  it('is said where the rules speak less of it', () => {
    expect(replyOf([leftOpen, rated('game.next', 0.2, 15)])).toMatchObject({
      verdict: 'silent',
      silence: 'Nobody says who begins.',
    });
    const partly = { ...rated('game.next', 0.2, 19), covered: 0.6 };
    expect(replyOf([leftOpen, partly]).verdict).toBe('silent');
  });

  it('is not where a rule accounts for as much of the question and speaks nearly as loud', () => {
    const reply = replyOf([leftOpen, rated('game.next', 0.2, 19)]);
    expect(reply.verdict).toBe('perhaps');
    expect(reply.answers.map(({ place }) => place)).toEqual([{ kind: 'clause', id: 'game.next' }]);
  });
});
