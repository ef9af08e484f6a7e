// The sheets over a table of the toy game: what each test of them hands over alike.
import { summerPavilion } from '../../src/lib/games/summer-pavilion/game.ts';
import type { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import { Teller } from '../../src/lib/table/teller.svelte.ts';
import { toyRules } from './toyGame.ts';
import { TOY_SEATS } from './toyMatch.ts';
import { toyProps } from './toyTable.ts';

export async function toySheets(live: LiveMatch) {
  const teller = new Teller<unknown, unknown>(live);
  return {
    ...toyProps,
    live,
    teller,
    module: toyRules,
    views: await summerPavilion.views(),
    seats: TOY_SEATS,
    onscoreboard: () => undefined,
    ontell: (move: unknown) => {
      teller.tell(move);
    },
  };
}
