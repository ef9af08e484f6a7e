// What is agreed where the rulebook is silent: a settle without house rulings that says what was asked and decided.
import { describe, expect, it } from 'vitest';
import { agreementIn, agreementsOf, toldOf } from '../../src/lib/referee/agreements.ts';
import type { Told } from '../../src/lib/referee/entry.ts';
import { stateOf } from '../../src/lib/referee/match.ts';
import { readMatchFile, writeMatchFile } from '../../src/lib/referee/matchFile.ts';
import { toyRules, type ToyMove } from '../support/toyGame.ts';
import { entriesOf, toyFile } from '../support/toyMatch.ts';
import { played } from '../support/toyPlay.ts';

const BAG = { question: 'who holds the bag?', decision: 'Whoever sits next to the window.' };

describe('an agreement in the log', () => {
  it('says again what was told', () => {
    expect(agreementIn(toldOf(BAG))).toEqual(BAG);
    expect(agreementIn(toldOf({ question: '', decision: 'We sing.' }))).toEqual({
      question: '',
      decision: 'We sing.',
    });
  });

  it('never outgrows a reason: the question is cut, the decision is whole', () => {
    const decision = 'so '.repeat(40).trim();
    const told = toldOf({ question: 'why '.repeat(100), decision });
    expect(told.reason.length).toBeLessThanOrEqual(200);
    expect(agreementIn(told)?.decision).toBe(decision);
    const [entry] = entriesOf(told);
    const file = writeMatchFile(toyFile('m1', entry ? [entry] : []));
    expect(readMatchFile(file, [toyRules]).ok).toBe(true);
  });

  it('keeps question and decision apart, whatever was typed', () => {
    const told = toldOf({ question: ' who\nholds  it? ', decision: 'Ann,\n\nthen Bo' });
    expect(agreementIn(told)).toEqual({ question: 'who holds it?', decision: 'Ann, then Bo' });
  });

  it('is none where a house ruling is changed', () => {
    const houseRulings = { 'toy.ruling.overshoot': 'bounces' };
    expect(agreementIn({ houseRulings, reason: 'ours' })).toBeUndefined();
  });
});

describe('agreements of a match', () => {
  const other = { question: '', decision: 'No singing.' };

  it('stand in their order, change nothing else, and are told again, struck out and undone', () => {
    const told = (...more: readonly Told<ToyMove>[]) =>
      played(entriesOf('a1 b3', toldOf(BAG), 'c2', toldOf(other), ...more));
    const match = told();
    expect(agreementsOf(match)).toEqual([
      { ...BAG, entry: 'phone:3' },
      { ...other, entry: 'phone:5' },
    ]);
    expect(stateOf(match)).toEqual(stateOf(played(entriesOf('a1 b3 c2'))));
    const again = told(toldOf({ ...BAG, decision: 'Bo.' }, 'phone:3'));
    expect(agreementsOf(again).map(({ decision }) => decision)).toEqual(['Bo.', 'No singing.']);
    expect(agreementsOf(told({ type: 'strike', targets: ['phone:3'] }))).toHaveLength(1);
    expect(agreementsOf(told({ type: 'undo' }))).toHaveLength(1);
  });
});
