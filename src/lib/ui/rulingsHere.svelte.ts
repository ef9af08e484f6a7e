// Which unclear places can come up in the way a match is played: some are of one way alone.
import { onMount } from 'svelte';
import type { GameCard } from '$lib/games/card.ts';
import type { RulingCard } from '$lib/referee/game.ts';
import type { HouseRuling } from '$lib/referee/ruleset.ts';

/** Called while a component is set up. */
export function followRulingsHere(card: () => GameCard) {
  let known = $state.raw<readonly RulingCard[]>([]);

  onMount(async () => {
    known = (await card().contents()).rulings;
  });

  return {
    /** All of them while nobody knows how it is played. */
    of(
      rulings: readonly HouseRuling[],
      modes: readonly string[] | undefined,
    ): readonly HouseRuling[] {
      return rulings.filter(({ id }) => {
        const mode = known.find((ruling) => ruling.id === id)?.only;
        return mode === undefined || modes === undefined || modes.includes(mode);
      });
    },
  };
}
