// The totals beside the lines of a sheet: where the marker stood on the track, and nothing in between.
import { expect, it } from 'vitest';
import { colosseumRules } from '../../../../src/lib/games/colosseum/module.ts';
import { linesOf } from '../../../../src/lib/referee/sheet.ts';
import { sheetsOf } from '../../../../src/lib/ui/sheetView.ts';
import { GOLDENS } from '../goldens.ts';
import { opened } from '../goldenSheet.ts';

it('colosseum.score.marker-only-forward: a correction that a better event overtakes is taken back where it stands', () => {
  const sheets = sheetsOf(
    [
      { seat: 'ann', clause: 'table.correction', points: 5, facts: { points: 5 } },
      {
        seat: 'ann',
        clause: 'colosseum.score.marker-only-forward',
        points: -5,
        facts: { spectators: 34, before: 32, result: 34, lost: 5 },
      },
    ],
    ['ann'],
    colosseumRules,
    () => undefined,
  );
  const sections = sheets.get('ann') ?? [];
  expect(sections.map(({ category }) => category)).not.toContain('marker');
  expect(sections.at(-1)).toMatchObject({ category: 'by-table', points: 0 });
  expect(sections.at(-1)?.lines).toHaveLength(2);
});

const rules = colosseumRules.rulesOf(colosseumRules.rulesets[0]);

it.each(GOLDENS.map(({ name }) => name))(
  '%s: each total beside a line stood on the track',
  (name) => {
    const { match } = opened(name);
    const stood = new Map<string, Set<number>>();
    for (let at = 0; at < match.ruled.length; at += 1) {
      const ruled = match.ruled.at(at);
      for (const { seat, total } of ruled ? rules.standings(ruled.state) : [])
        stood.set(seat, (stood.get(seat) ?? new Set()).add(total));
    }
    const sheets = sheetsOf(linesOf(match), [...stood.keys()], colosseumRules, () => undefined);
    for (const [seat, sections] of sheets)
      for (const { total } of sections.flatMap(({ lines }) => lines))
        expect([...(stood.get(seat) ?? [])]).toContain(total);
  },
);
