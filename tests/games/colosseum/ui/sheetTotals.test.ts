// The totals beside the lines of a sheet: where the marker stood on the track, and nothing in between.
import { expect, it } from 'vitest';
import { colosseumRules } from '../../../../src/lib/games/colosseum/module.ts';
import { linesOf } from '../../../../src/lib/referee/sheet.ts';
import { sheetsOf } from '../../../../src/lib/ui/sheetView.ts';
import { GOLDENS } from '../goldens.ts';
import { opened } from '../goldenSheet.ts';

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
