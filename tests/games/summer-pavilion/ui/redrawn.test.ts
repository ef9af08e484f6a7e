// What has not changed stays the same object, so that it is not drawn again.
import { expect, it } from 'vitest';
import { redrawn } from '../../../../src/lib/games/summer-pavilion/ui/redrawn.ts';

interface Look {
  readonly colour: string | undefined;
  readonly isAimed: boolean;
}

const empty: Look = { colour: undefined, isAimed: false };
const red: Look = { colour: 'red', isAimed: false };

it('answers the earlier object where all is as before, and the new one where anything is not', () => {
  const draw = redrawn<Look>();
  const first = draw([{ ...empty }, { ...red }, { ...red }]);
  const next = draw([{ ...empty }, { ...red, isAimed: true }, { ...empty }, { ...red }]);
  expect(next).toEqual([empty, { ...red, isAimed: true }, empty, red]);
  expect(next[0]).toBe(first[0]);
  expect(next[1]).not.toBe(first[1]);
  expect(draw(next.map((look) => ({ ...look })))).toStrictEqual(next);
});

it('compares with what was drawn last, not with what was drawn once', () => {
  const draw = redrawn<Look>();
  draw([red]);
  const [shown] = draw([empty]);
  expect(draw([{ ...red }])[0]).toEqual(red);
  expect(shown).toEqual(empty);
});
