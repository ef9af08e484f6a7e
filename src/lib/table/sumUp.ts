// Sums up matches of earlier versions of the app, once and behind the picture, so that the shelf can say how they stand.
import type { RulesModule } from '../referee/game.ts';
import { openMatch } from '../referee/openMatch.ts';
import { NOTHING_KNOWN, summaryOf, summaryUpTo, type Summary } from '../referee/summary.ts';
import type { ImpresarioDb, SummaryRow } from '../storage/db.ts';
import { salvageStored, summaryRow } from '../storage/matches.ts';
import { readRuleset } from '../storage/rulesets.ts';
import type { MatchCard } from '../storage/shelf.ts';
import { addSummary } from '../storage/summaries.ts';
import type { RulesDoor } from './house.ts';

/** The number of those that have a summary now and had none before. */
export async function sumUp(
  db: ImpresarioDb,
  cards: readonly MatchCard[],
  rulesOf: RulesDoor,
): Promise<number> {
  let made = 0;
  for (const card of cards) {
    if (card.summary) continue;
    const module = await rulesOf(card.game);
    const row = module && (await summed(db, card, module));
    if (row && (await addSummary(db, row)).ok) made += 1;
  }
  return made;
}

async function summed(
  db: ImpresarioDb,
  card: MatchCard,
  module: RulesModule,
): Promise<SummaryRow | undefined> {
  const salvaged = await salvageStored(db, card.id, [module]);
  if (!salvaged.ok) {
    const { code } = salvaged.fault;
    return code === 'damaged' ? summaryRow({ ...card, entries: [] }, NOTHING_KNOWN) : undefined;
  }
  const { file, unread } = salvaged.value;
  const ruleset = await readRuleset(db, module, file.ruleset.version);
  const opening = ruleset.ok && openMatch(file, module, ruleset.value);
  const summary: Summary =
    opening && opening.ok ? summaryOf(opening.opened.rules, opening.opened.match) : NOTHING_KNOWN;
  return {
    ...summaryRow(file, summaryUpTo(summary, unread)),
    entries: file.entries.length + unread.length,
  };
}
