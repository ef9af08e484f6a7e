// A whole match as a list of rulings with its final table: what the headless referee prints and compares.
import type { RulesModule } from './game.ts';
import type { Act, EntryId } from './entry.ts';
import { stateOf, type Match } from './match.ts';
import type { MatchFile } from './matchFile.ts';
import type { Opened } from './openMatch.ts';
import type { ClauseId, Effect, Refusal, SeatId } from './ruling.ts';
import type { HouseRulings } from './rules.ts';
import { freezeSheet, type Line, type Rank } from './sheet.ts';
import { isSameResult } from './summary.ts';

export type RuledAct = {
  /** From 1, in the order of the table. */
  readonly number: number;
  readonly entry: EntryId;
  readonly act: Act;
  readonly seat?: SeatId;
} & (
  | {
      readonly ruling: 'allowed';
      readonly points: number;
      readonly clause?: ClauseId;
      readonly effects: readonly Effect[];
    }
  | { readonly ruling: 'refused'; readonly refusal: Refusal }
  /** Behind a refused act: nobody can rule on it. */
  | { readonly ruling: 'waiting' }
);

export interface Transcript {
  readonly match: string;
  readonly game: string;
  readonly ruleset: number;
  readonly houseRulings: HouseRulings;
  /** What the set-up itself gave. */
  readonly beginning: readonly Effect[];
  readonly acts: readonly RuledAct[];
  /** Changes of house rulings that the rules refuse: they changed nothing. Left out where there are none. */
  readonly refusedRulings?: Match['refused'];
  readonly isOver: boolean;
  /** The whole table, as a match could begin from it. */
  readonly position: unknown;
  readonly lines: readonly Line[];
  readonly ranks: readonly Rank[];
  /** Whether the sheet that was frozen when the match was finished still comes out of it: its ranks and totals. */
  readonly frozen?: 'same' | 'differs';
}

/** Of the file a match was opened from: every act in table order, then the table and the sheet as they are after the last one ruled on. */
export function transcriptOf(
  file: MatchFile,
  module: RulesModule,
  { rules, ruleset, match }: Opened,
): Transcript {
  const state = stateOf(match);
  const stamp = { rulesetVersion: ruleset.version, finishedAt: file.result?.finishedAt ?? '' };
  const sheet = freezeSheet(rules, match, stamp);
  const { result } = file;
  const isSame = result && isSameResult(result, sheet);
  return {
    match: file.id,
    game: module.game,
    ruleset: ruleset.version,
    houseRulings: match.houseRulings,
    beginning: match.ruled.at(0)?.effects ?? [],
    acts: match.acts.toArray().map((_, index) => ruledAct(match, index)),
    ...(match.refused.length > 0 && { refusedRulings: match.refused }),
    isOver: rules.isOver(state),
    position: rules.positionOf(state),
    lines: sheet.lines,
    ranks: sheet.ranks,
    ...(result && { frozen: isSame ? 'same' : 'differs' }),
  };
}

function ruledAct(match: Match, index: number): RuledAct {
  const placed = match.acts.at(index);
  if (placed === undefined) throw new Error(`There is no act ${index}`);
  const { entry, act } = placed;
  const seat = seatOf(act);
  const head = { number: index + 1, entry, act, ...(seat === undefined ? {} : { seat }) };
  const effects = match.ruled.at(index + 1)?.effects;
  if (effects) {
    const points = effects.reduce((sum, effect) => sum + (effect.points ?? 0), 0);
    const deciding = effects.find((effect) => effect.points !== undefined) ?? effects[0];
    const clause = deciding && { clause: deciding.clause };
    return { ...head, ruling: 'allowed', points, ...clause, effects };
  }
  if (match.stop?.entry === entry)
    return { ...head, ruling: 'refused', refusal: match.stop.refusal };
  return { ...head, ruling: 'waiting' };
}

/** Whose act it is, where the game names a seat in its moves. */
function seatOf(act: Act): SeatId | undefined {
  if (act.type === 'correct') return act.seat;
  if (act.type === 'restate') return undefined;
  const { move } = act;
  const seat = typeof move === 'object' && move && 'seat' in move ? move.seat : undefined;
  return typeof seat === 'string' ? seat : undefined;
}
