// How a match came out: the ranks, who won by which clause, and the one sentence that says it.
import { formatNames } from '../i18n/format.ts';
import { locale } from '../i18n/locale.svelte.ts';
import { m } from '../paraglide/messages.js';
import type { NameOf, Rulebook } from '../referee/game.ts';
import type { Effect, SeatId } from '../referee/ruling.ts';
import { firstOf, type Rank } from '../referee/sheet.ts';
import type { LiveMatch } from '../table/liveMatch.svelte.ts';
import { amountText } from './counting.ts';
import { victoryIn } from './victory.ts';
import { effectWords } from './wordsOf.ts';

export interface HowItCameOut {
  readonly ranks: readonly Rank[];
  /** Who sat there alone too. */
  readonly winners: readonly SeatId[];
  /** The effect that said so, as long as it holds. */
  readonly victory: Effect | undefined;
  readonly words: string;
  /** Nobody else sat there, so nobody was beaten: what the points are worth is said instead. */
  readonly isAlone: boolean;
  /** Alone, and short of the goal. */
  readonly isLost: boolean;
}

export function outcomeOf(live: LiveMatch, rulebook: Rulebook, nameOf: NameOf): HowItCameOut {
  const ranks = live.result?.ranks ?? live.ranks;
  const winners = firstOf(ranks);
  const victory = victoryIn(live.rules, live.match, winners);
  const isAlone = live.seats.length === 1;
  const isLost = isAlone && victory?.facts['won'] === false;
  return { ranks, winners, victory, words: wordsOf(), isAlone, isLost };

  function wordsOf(): string {
    const [best] = ranks;
    if (isAlone && best !== undefined)
      return victory?.facts['points'] === best.total
        ? effectWords(victory, rulebook, nameOf)
        : `${nameOf(best.seat)}: ${amountText(rulebook, best.total)}`;
    const names = formatNames(locale.current, winners.map(nameOf));
    return winners.length > 1 ? m.results_share({ names }) : m.results_wins({ name: names });
  }
}
