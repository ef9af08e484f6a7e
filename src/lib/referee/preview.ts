// What an entry would change, looked at before it is taken: totals, what follows differently, where it would stop, what is lost.
import type { Act, Entry, EntryId, Told } from './entry.ts';
import { forkOf, hear, stateOf, undoneIn, waitingOf, type Match } from './match.ts';
import type { Stop } from './version.ts';
import type { Effect, Refusal, SeatId } from './ruling.ts';
import type { Rules, SeatAmounts, Setup, Standing } from './rules.ts';

export interface Preview {
  readonly before: readonly Standing[];
  /** Up to the stop, when there is one. */
  readonly after: readonly Standing[];
  /** What else a seat would have more or less of, up to the stop. */
  readonly moved: readonly Moved[];
  /** Acts from which something else follows, in their order. Those that would wait are not among them. */
  readonly consequences: readonly Consequence[];
  /** Place in the match as it stands of the act that tells the table anew after the change: behind it nothing is otherwise. */
  readonly retold: number | undefined;
  readonly stop: Stop | undefined;
  /** Acts that would wait behind the stop. */
  readonly waiting: number;
  /** Undone steps that a redo can bring back now, and could not any more. */
  readonly lost: number;
}

/** An amount of a seat that would be another, by the name under which the rulebook says it. */
export interface Moved {
  readonly seat: SeatId;
  readonly amount: string;
  readonly before: number;
  readonly after: number;
}

/** What a change means for one seat. */
export interface SeatChange {
  readonly seat: SeatId;
  readonly total: number;
  readonly now: number;
  /** Of the total. */
  readonly change: number;
  readonly amounts: readonly Moved[];
}

/** What would no longer follow from an act, and what would follow instead. */
export interface Consequence {
  readonly entry: EntryId;
  /** Place in the match as it stands, from 1; a new act has the place it would take. */
  readonly number: number;
  /** No act of the match as it stands. */
  readonly isNew: boolean;
  readonly act: Act;
  readonly gone: readonly Effect[];
  readonly come: readonly Effect[];
  /** Told as before, and by no clause what it was: a pass on a lot, say, that becomes a pass on opening one. */
  readonly isRecast: boolean;
}

/** A preview seat by seat, in their order. */
export function seatChanges({
  before,
  after,
  moved,
}: Pick<Preview, 'before' | 'after' | 'moved'>): readonly SeatChange[] {
  return before.map(({ seat, total }) => {
    const now = after.find((standing) => standing.seat === seat)?.total ?? total;
    const amounts = moved.filter((one) => one.seat === seat);
    return { seat, total, now, change: now - total, amounts };
  });
}

/** What an entry would change, without taking it. */
export function preview<State, Move>(
  rules: Rules<Setup, State, Move>,
  match: Match<State, Move>,
  entry: Entry<Move>,
): Preview | Refusal {
  const heard = hear(rules, forkOf(match), entry);
  if (!heard.accepted) return heard.refusal;
  const { type } = entry.told;
  return {
    before: rules.standings(stateOf(match)),
    after: rules.standings(stateOf(heard.match)),
    moved: movedBetween(rules.amounts?.(stateOf(match)), rules.amounts?.(stateOf(heard.match))),
    consequences: consequencesOf(match, heard.match),
    retold: heard.match.stop === undefined ? retoldAfter(match, entry.told) : undefined,
    stop: heard.match.stop,
    waiting: waitingOf(heard.match).length,
    lost: type === 'undo' || type === 'redo' ? 0 : undoneIn(match),
  };
}

export function isRefusal(answer: Preview | Refusal): answer is Refusal {
  return 'clause' in answer;
}

function movedBetween(
  was: readonly SeatAmounts[] = [],
  would: readonly SeatAmounts[] = [],
): readonly Moved[] {
  return was.flatMap(({ seat, amounts }) => {
    const now = would.find((one) => one.seat === seat)?.amounts ?? amounts;
    return Object.keys({ ...amounts, ...now })
      .map((amount) => ({
        seat,
        amount,
        before: amounts[amount] ?? 0,
        after: now[amount] ?? 0,
      }))
      .filter(({ before, after }) => before !== after);
  });
}

/** A change of the past reaches as far as the next position that the table has told; an agreement reaches everything. */
function retoldAfter({ acts }: Match, told: Told): number | undefined {
  const entries = changedBy(told);
  if (entries.length === 0) return undefined;
  const all = acts.toArray();
  const places = entries.map((entry) => all.findIndex((act) => act.entry === entry));
  if (places.includes(-1)) return undefined;
  const after = Math.max(...places) + (told.type === 'tell' ? 0 : 1);
  const at = all.findIndex(({ act }, place) => place >= after && act.type === 'restate');
  return at < 0 ? undefined : at + 1;
}

/** Where it changes the past: acts that it changes, or the one before which it puts another. */
function changedBy(told: Told): readonly EntryId[] {
  switch (told.type) {
    case 'tell':
      return told.before === undefined ? [] : [told.before];
    case 'amend':
      return [told.target];
    case 'strike':
      return told.targets;
    default:
      return [];
  }
}

interface Followed {
  readonly number: number;
  readonly act: Act;
  /** Undefined while it waits. */
  readonly effects: readonly Effect[] | undefined;
}

function consequencesOf(was: Match, would: Match): readonly Consequence[] {
  const before = followedIn(was);
  const after = followedIn(would);
  const consequences: Consequence[] = [];
  for (const [entry, { number, act, effects: now = [] }] of before) {
    const then = after.get(entry);
    if (then !== undefined && then.effects === undefined) continue;
    const same = { entry, number, isNew: false, act: then?.act ?? act };
    add(same, now, then?.effects ?? [], then?.act === act);
  }
  for (const [entry, { number, act, effects = [] }] of after)
    if (!before.has(entry)) add({ entry, number, isNew: true, act }, [], effects);
  return consequences.toSorted(
    (one, other) => one.number - other.number || Number(other.isNew) - Number(one.isNew),
  );

  function add(
    act: Pick<Consequence, 'entry' | 'number' | 'isNew' | 'act'>,
    now: readonly Effect[],
    then: readonly Effect[],
    isToldSo = false,
  ): void {
    if (now === then) return;
    const gone = without(now, then);
    const come = without(then, now);
    const isRecast = isToldSo && isRuledAnew(now, then);
    if (gone.length + come.length > 0) consequences.push({ ...act, gone, come, isRecast });
  }
}

function followedIn(match: Match): ReadonlyMap<EntryId, Followed> {
  return new Map(
    match.acts.toArray().map(({ entry, act }, index) => {
      const effects = match.ruled.at(index + 1)?.effects;
      return [entry, { number: index + 1, act, effects }];
    }),
  );
}

/** Something follows either way, and not by one and the same clause. */
function isRuledAnew(now: readonly Effect[], then: readonly Effect[]): boolean {
  const before = new Set(now.map(({ clause }) => clause));
  return before.size > 0 && then.length > 0 && then.every(({ clause }) => !before.has(clause));
}

/** The effects of one list that the other does not have. */
function without(effects: readonly Effect[], others: readonly Effect[]): readonly Effect[] {
  const known = new Set(others.map(substanceOf));
  return effects.filter((effect) => !known.has(substanceOf(effect)));
}

/** Facts that only repeat where the track stood: they change with every point before them. */
const RUNNING = new Set(['before', 'total', 'also']);

function substanceOf(effect: Effect): string {
  return JSON.stringify(effect, (name, value: unknown) => (RUNNING.has(name) ? undefined : value));
}
