// Where everybody goes, before it is told. Sealed choices are kept by match, season and turn, and gone once the cards are turned up;
// open ones are half told like anything else.
import { dropDraft, keepDraft, readDraft } from '$lib/table/drafts.ts';
import * as v from 'valibot';
import type { Choice } from '../../advice/goingAlone.ts';
import type { MoveOf } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';

const City = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8));
/** By choice: the cities, none where somebody stays. */
export const ChosenSchema = v.record(v.string(), v.array(City));
const DraftSchema = v.object({
  season: v.number(),
  turn: v.number(),
  /** Choices are sealed one by one; so they are in the next turns. */
  isSealed: v.boolean(),
  chosen: ChosenSchema,
  /** Friendly cards the phone has drawn: they stay what they are. */
  drawn: v.record(v.string(), City),
});
type Draft = Readonly<v.InferOutput<typeof DraftSchema>>;
export type Chosen = Draft['chosen'];

export function keyOf({ seat, isFriend }: Choice): string {
  return `${isFriend ? 'friend' : 'own'} ${seat}`;
}

/** What somebody chose who has told it. */
export function chosenIn({ to, friendly = {} }: MoveOf<'travel'>): Chosen {
  const own = Object.entries(to).map(([seat, cities]) => [
    keyOf({ seat, isFriend: false }),
    cities,
  ]);
  const friends = Object.entries(friendly).map(([seat, city]) => [
    keyOf({ seat, isFriend: true }),
    [city],
  ]);
  return Object.fromEntries([...own, ...friends]) as Chosen;
}

export class TravelDraft {
  readonly #match: string | undefined;
  #draft: Draft = $state.raw({ season: 0, turn: 0, isSealed: false, chosen: {}, drawn: {} });

  /**
   * Without a match nothing is kept; `open` are choices that nobody sealed, `before` those of a reveal that was undone: they have
   * been seen, so they stand in either way of telling until something else is chosen. `laid` is where undo or redo of a choice has
   * led: what was sealed since goes, or comes again.
   */
  constructor(
    match: string | undefined,
    { season, turn }: Pick<State, 'season' | 'turn'>,
    {
      open,
      before = {},
      laid,
    }: { readonly [Part in 'open' | 'before' | 'laid']?: Chosen | undefined } = {},
  ) {
    this.#match = match;
    const kept = match === undefined ? undefined : keptFor(match);
    const isOfNow = kept?.season === season && kept.turn === turn;
    const isSealed = kept?.isSealed ?? false;
    const sealed = isOfNow && isTouched(kept) ? kept.chosen : before;
    this.#draft = {
      season,
      turn,
      isSealed,
      chosen: laid ?? (isSealed ? sealed : (open ?? before)),
      drawn: isOfNow ? kept.drawn : {},
    };
    if (laid !== undefined && isSealed) this.#keep({});
  }

  get isSealed(): boolean {
    return this.#draft.isSealed;
  }

  /** What is chosen so far, secret or not. */
  get chosen(): Chosen {
    return this.#draft.chosen;
  }

  get isUntouched(): boolean {
    return !isTouched(this.#draft);
  }

  /** Undefined while the choice is open. */
  citiesOf(choice: Choice): readonly number[] | undefined {
    return this.#draft.chosen[keyOf(choice)];
  }

  /** The friendly card the phone drew. */
  drawnFor(choice: Choice): number | undefined {
    return this.#draft.drawn[keyOf(choice)];
  }

  seal(isSealed: boolean): void {
    this.#takeUp();
    if (isSealed || this.isUntouched) this.#keep({ isSealed });
  }

  settle(choice: Choice, cities: readonly number[]): void {
    this.#takeUp();
    this.#keep({ chosen: { ...this.#draft.chosen, [keyOf(choice)]: [...cities] } });
  }

  /** The top card of the shuffled friendly pile; once drawn it is never drawn again. */
  draw(choice: Choice, pile: readonly number[]): void {
    this.#takeUp();
    if (this.drawnFor(choice) !== undefined) return;
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
    const city = pile[chance % pile.length];
    if (city !== undefined) this.#keep({ drawn: { ...this.#draft.drawn, [keyOf(choice)]: city } });
  }

  /** All travel cards turned up together. */
  moveOf(choices: readonly Choice[]): MoveOf<'travel'> {
    const to: Record<string, number[]> = {};
    const friendly: Record<string, number> = {};
    for (const choice of choices) {
      const cities = this.citiesOf(choice) ?? [];
      const [city] = cities;
      if (!choice.isFriend) to[choice.seat] = [...cities];
      else if (city !== undefined) friendly[choice.seat] = city;
    }
    const isDouble = choices.some(({ isFriend }) => isFriend);
    return { type: 'travel', to, ...(isDouble ? { friendly } : {}) };
  }

  /** Another window may have sealed more of this turn: none of it is lost, nor opened. */
  #takeUp(): void {
    const kept = this.#match === undefined ? undefined : keptFor(this.#match);
    const { season, turn, chosen, drawn } = this.#draft;
    if (!kept?.isSealed || kept.season !== season || kept.turn !== turn) return;
    this.#draft = {
      ...kept,
      chosen: { ...chosen, ...kept.chosen },
      drawn: { ...drawn, ...kept.drawn },
    };
  }

  #keep(change: Partial<Draft>): void {
    this.#draft = { ...this.#draft, ...change };
    if (this.#match === undefined) return;
    if (this.#draft.isSealed) keepDraft(nameOf(this.#match), this.#draft);
    else dropDraft(nameOf(this.#match));
  }
}

/** After the reveal nothing is secret: the choices go, the way of telling them stays. Before it, whoever undoes moves comes back to them. */
export function forgetChoices(match: string, now: Pick<State, 'season' | 'turn' | 'phase'>): void {
  const kept = keptFor(match);
  if (kept && isBeforeReveal(now, kept)) return;
  if (kept?.isSealed === true) keepDraft(nameOf(match), { ...kept, chosen: {}, drawn: {} });
  else dropDraft(nameOf(match));
}

function isBeforeReveal(
  { season, turn, phase }: Pick<State, 'season' | 'turn' | 'phase'>,
  of: Draft,
): boolean {
  if (season !== of.season) return season < of.season;
  if (turn !== of.turn) return turn < of.turn;
  return phase === 'setup' || phase === 'opportunities' || phase === 'travel';
}

function isTouched({ chosen, drawn }: Pick<Draft, 'chosen' | 'drawn'>): boolean {
  return Object.keys({ ...chosen, ...drawn }).length > 0;
}

function nameOf(match: string): string {
  return `histrio.travel.${match}`;
}

function keptFor(match: string): Draft | undefined {
  const kept = v.safeParse(DraftSchema, readDraft(nameOf(match)));
  return kept.success ? kept.output : undefined;
}
