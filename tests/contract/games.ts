// Every registered game with its rules and its random play, ready for the contract.
import { GAMES } from '../../src/lib/games/registry.ts';
import type { RulesModule } from '../../src/lib/referee/game.ts';
import type { Play } from '../support/play.ts';
import { PLAYS } from './plays.ts';

/** Games whose moves words cannot name, and games whose rulebook prints no worked example: none of ours. */
export const WITHOUT_NAMED: readonly string[] = [];
export const WITHOUT_EXAMPLES: readonly string[] = [];

export interface Contracted {
  readonly slug: string;
  readonly module: RulesModule;
  readonly play: Play;
  /** Names of what its rules count beside totals, as far as they have words. */
  readonly amounts: readonly string[];
}

export const CONTRACTED: readonly Contracted[] = await Promise.all(
  GAMES.map(async (card) => {
    const { slug } = card;
    const play = PLAYS.find(({ game }) => game === slug);
    if (play === undefined) throw new Error(`tests/contract/plays.ts has no line for ${slug}`);
    const { amounts = {} } = await card.rulebook('en');
    return { slug, module: await card.rules(), play, amounts: Object.keys(amounts) };
  }),
);

/** Rules under which a match begun today is played. */
export function rulesOf({ module }: Contracted) {
  return module.rulesOf(module.rulesets.at(-1) ?? module.rulesets[0]);
}
