// Ways of mending the log: what each would tell, and where one comes back to from a look at what it changes.
import { expect, it } from 'vitest';
import type { Act } from '../../src/lib/referee/entry.ts';
import { backTo, labelOf, strikingOf, tellingOf, titleOf } from '../../src/lib/ui/mending.ts';
import type { TimelineAct } from '../../src/lib/ui/timeline.ts';

const SECOND: TimelineAct = {
  kind: 'act',
  entry: 'phone:2',
  number: 2,
  act: { type: 'move', move: 'b2' },
  at: undefined,
  amendedAt: undefined,
  before: undefined,
  effects: undefined,
};
const DRAFT: Act = { type: 'move', move: 'b3' };

it('an act that is amended is told as it is to be, and a look at it leads back to the draft', () => {
  const amending = { what: 'amend', act: SECOND, draft: SECOND.act } as const;
  const looked = tellingOf(amending, DRAFT);
  expect(looked.told).toEqual({ type: 'amend', target: 'phone:2', act: DRAFT });
  expect(looked.from).toEqual({ ...amending, draft: DRAFT });
  expect([looked.title, looked.label]).toEqual([titleOf(amending), labelOf(amending)]);
});

it('a move that was forgotten is told before the act', () => {
  const inserting = { what: 'insert', act: SECOND, draft: undefined } as const;
  expect(tellingOf(inserting, DRAFT).told).toEqual({ type: 'tell', act: DRAFT, before: 'phone:2' });
});

it('an act alone is struck out, or all that came after it', () => {
  expect(strikingOf(SECOND).told).toEqual({ type: 'strike', targets: ['phone:2'] });
  expect(backTo(SECOND, ['phone:3', 'phone:4']).told).toEqual({
    type: 'strike',
    targets: ['phone:3', 'phone:4'],
  });
});
