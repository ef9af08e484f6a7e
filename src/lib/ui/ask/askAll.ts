// One question to every game's rulebook at once.
import type { Ask } from '$lib/ask/ask.ts';
import { byVerdict, type Reply } from '$lib/ask/verdict.ts';
import { loadAsk } from '$lib/ask/load.ts';
import type { GameCard } from '$lib/games/card.ts';
import { GAMES } from '$lib/games/registry.ts';
import type { Locale, Rulebook } from '$lib/referee/game.ts';
import { placeTexts } from '../placeTexts.ts';
import { askAddress } from './askAddress.ts';

export interface GameReply {
  readonly card: GameCard;
  readonly rulebook: Rulebook;
  readonly reply: Reply;
}

export interface AllReplies {
  /** What is sure comes first, then what is known to be left open. */
  readonly replies: readonly GameReply[];
  /** Games whose file could not be had: nobody knows what they say. */
  readonly missing: readonly GameCard[];
}

/** Rejects when no game's file can be had. */
export async function loadAll(locale: Locale): Promise<(question: string) => AllReplies> {
  const loaded = await Promise.allSettled(
    GAMES.map(async (card): Promise<Asked> => {
      const [ask, rulebook] = await Promise.all([
        loadAsk(askAddress(card.slug)),
        card.rulebook(locale),
        placeTexts(card, locale),
      ]);
      return { card, rulebook, ask };
    }),
  );
  const games = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (games.length === 0) throw new Error('no search file could be had');
  const missing = GAMES.filter((card) => !games.some((game) => game.card === card));
  return (question) => ({
    replies: games
      .map(({ ask, ...game }) => ({ ...game, reply: ask(question) }))
      .toSorted((one, other) => byVerdict(one.reply, other.reply)),
    missing,
  });
}

interface Asked extends Omit<GameReply, 'reply'> {
  readonly ask: Ask;
}
