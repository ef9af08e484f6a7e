// The match that a rulebook was opened from: its clauses list where they mattered in it. Read once the page stands, and never written.
import type { GameCard } from '../../games/card.ts';
import { href } from '../../i18n/locale.svelte.ts';
import type { Rulebook } from '../../referee/game.ts';
import type { InMatch } from '../inMatch.ts';
import { nameIn } from '../seatNames.ts';

/** Undefined where it cannot be read: the match itself says why. */
export async function bookMatch(
  card: GameCard,
  rulebook: Rulebook,
  id: string,
): Promise<InMatch | undefined> {
  const [{ openHouse }, { loadMatch }, { MatchSight }, { leaveForHistory }, { matteringIn }] =
    await Promise.all([
      import('../../table/house.ts'),
      import('../../table/loadMatch.ts'),
      import('../../table/matchSight.svelte.ts'),
      import('../../table/leftBefore.ts'),
      import('../../referee/mattered.ts'),
    ]);
  const [house, module] = await Promise.all([openHouse(), card.rules()]);
  const loaded = house.ok ? await loadMatch({ db: house.value.db, id, module }) : house;
  if (!loaded.ok || loaded.value.file.game !== card.slug) return undefined;
  const live = new MatchSight(loaded.value);
  return {
    live,
    rulebook,
    nameOf: (seat) => nameIn(live.seats, seat),
    outside: {
      mattering: matteringIn(live.match),
      href: href(`/${card.slug}/match/${id}`),
      leaveFor(entry) {
        leaveForHistory(live, entry);
      },
    },
  };
}
