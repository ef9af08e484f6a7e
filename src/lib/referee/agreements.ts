// What a table agrees on where its rulebook is silent. In the log it is a `settle` without house rulings: it changes no ruling,
// and its reason says what was asked and, on the next line, what was decided.
import type { EntryId, Told } from './entry.ts';
import type { Match } from './match.ts';

export interface Agreement {
  /** Empty where nobody asked. */
  readonly question: string;
  readonly decision: string;
}

/** One that stands in a match, by the entry that told it first. */
export interface MatchAgreement extends Agreement {
  readonly entry: EntryId;
}

/** Characters of question and decision together, with the line between them: a reason in the log. */
export const LONGEST_AGREEMENT = 200;
/** A question is cut rather than the decision. */
export const LONGEST_DECISION = 140;

type Settle = Extract<Told, { readonly type: 'settle' }>;

/** What is to be told; with a target it is told again in place of that one. */
export function toldOf({ question, decision }: Agreement, target?: EntryId): Settle {
  const said = inOneLine(decision).slice(0, LONGEST_DECISION);
  const asked = inOneLine(question).slice(0, LONGEST_AGREEMENT - said.length - 1);
  const reason = asked === '' ? said : `${asked}\n${said}`;
  return { type: 'settle', houseRulings: {}, reason, ...(target === undefined ? {} : { target }) };
}

/** Undefined for a change of house rulings. */
export function agreementIn(
  settled: Pick<Settle, 'houseRulings' | 'reason'>,
): Agreement | undefined {
  if (Object.keys(settled.houseRulings).length > 0) return undefined;
  const [first = '', ...rest] = settled.reason.split('\n');
  return rest.length === 0
    ? { question: '', decision: first }
    : { question: first, decision: rest.join(' ') };
}

/** Those that stand, in the order in which they were told. */
export function agreementsOf(match: Match): readonly MatchAgreement[] {
  return match.settled.flatMap((settled) => {
    const agreement = agreementIn(settled);
    return agreement === undefined ? [] : [{ ...agreement, entry: settled.entry }];
  });
}

function inOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
