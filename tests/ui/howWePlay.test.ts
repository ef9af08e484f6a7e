// How this table plays: unclear places of another way of playing are none of its own.
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { histrio } from '../../src/lib/games/histrio/game.ts';
import { histrioRules } from '../../src/lib/games/histrio/module.ts';
import { loadRulebook } from '../../src/lib/games/histrio/rulebook/rulebook.ts';
import type { HouseRuling } from '../../src/lib/referee/ruleset.ts';
import HowWePlay from '../../src/lib/ui/HowWePlay.svelte';
import { eventually } from '../support/eventually.ts';

const FRIENDLY = 'histrio.ruling.friendly-meets-player';

async function played(modes: readonly string[]) {
  const rulings = histrioRules.rulesets[0].houseRulings;
  const rulebook = await loadRulebook('en');
  render(HowWePlay, {
    agreements: [],
    rulings,
    modes,
    readingOf: ({ readings }: HouseRuling) => readings[0],
    rulebook,
    card: histrio,
    onforget: () => undefined,
    onchoose: undefined,
  });
  await histrio.contents();
  const question = (id: string) => rulebook.rulingWords(id)?.question ?? '';
  const common = rulings.find(({ id }) => !id.includes('friendly'))?.id ?? '';
  expect(screen.getByText(question(common))).toBeInTheDocument();
  return () => screen.queryByText(question(FRIENDLY));
}

it('leaves out the friendly troupe where there is none', async () => {
  const friendly = await played([]);
  await eventually(() => {
    expect(friendly()).toBeNull();
  });
});

it('has it where two play', async () => {
  const friendly = await played(['friends']);
  expect(friendly()).toBeInTheDocument();
});
