// Built files that would run before what they need.
import { expect, it } from 'vitest';
import { circleIn } from '../../scripts/circles.js';

const files = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

it('finds files that import one another in a circle', () => {
  const circle = circleIn(
    files({ page: ['rules'], rules: ['state'], state: ['moves', 'tables'], moves: ['rules'] }),
  );
  expect(circle).toEqual(['rules', 'state', 'moves']);
  expect(circleIn(files({ own: ['own'] }))).toEqual(['own']);
});

it('lets files pass that are imported by many', () => {
  expect(
    circleIn(files({ page: ['left', 'right'], left: ['base'], right: ['base', 'left'] })),
  ).toBeUndefined();
  expect(circleIn(new Map())).toBeUndefined();
});
