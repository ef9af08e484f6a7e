// given … when … then: one move on one table, ruled by a game, and what must follow. Every state and move is frozen.
import { expect } from 'vitest';
import type { RulesModule } from '../../src/lib/referee/game.ts';
import type { ClauseId, Effect, Facts, Ruling } from '../../src/lib/referee/ruling.ts';
import type { Rules, Setup } from '../../src/lib/referee/rules.ts';
import { deepFreeze } from './freeze.ts';

/** Amounts are compared whole, anything else as far as it is written down. */
type Partly<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: Partly<T[Key]> | undefined }
    : T;

export function given<S extends Setup, State, Move>(
  module: RulesModule<S, State, Move>,
  setup: S,
): Given<S, State, Move> {
  const rules = module.rulesOf(module.rulesets.at(-1) ?? module.rulesets[0]);
  return new Given(rules, setup, rules.begin(deepFreeze(setup)));
}

/** A table, before the move in question. */
class Given<S extends Setup, State, Move> {
  readonly #rules: Rules<S, State, Move>;
  readonly #setup: S;
  readonly #ruling: Ruling<State>;

  constructor(rules: Rules<S, State, Move>, setup: S, ruling: Ruling<State>) {
    this.#rules = rules;
    this.#setup = setup;
    this.#ruling = deepFreeze(ruling);
  }

  /** Moves that lead to the table in question; each must be allowed. */
  after(...moves: readonly Move[]): Given<S, State, Move> {
    let ruling = this.#ruling;
    for (const move of moves)
      ruling = deepFreeze(this.#rules.rule(this.#standing(ruling, move), deepFreeze(move)));
    this.#standing(ruling, moves.at(-1));
    return new Given(this.#rules, this.#setup, ruling);
  }

  when(move: Move): Then<S, State, Move> {
    const state = this.#standing(this.#ruling, move);
    return this.#then(this.#rules.rule(state, deepFreeze(move)));
  }

  /** The table lets the move stand although these clauses are against it. */
  whenLetStand(move: Move, ...waived: readonly ClauseId[]): Then<S, State, Move> {
    const state = this.#standing(this.#ruling, move);
    return this.#then(this.#rules.rule(state, deepFreeze(move), new Set(waived)));
  }

  /** The table moves a marker by hand. */
  whenCorrected(seat: string, points: number): Then<S, State, Move> {
    const state = this.#standing(this.#ruling, 'a correction');
    return this.#then(this.#rules.correct(state, { seat, points }));
  }

  /** What the beginning itself says. */
  whenBegun(): Then<S, State, Move> {
    return this.#then(this.#ruling);
  }

  #then(ruling: Ruling<State>): Then<S, State, Move> {
    return new Then(this.#rules, this.#setup, ruling);
  }

  #standing(ruling: Ruling<State>, before: unknown): State {
    if (ruling.allowed) return ruling.state;
    const { clause, facts } = ruling.refusal;
    throw new Error(`Refused before ${JSON.stringify(before)}: ${clause} ${JSON.stringify(facts)}`);
  }
}

/** What followed. `because` and `also` speak of what was looked at last, or of everything before anything was. */
class Then<S extends Setup, State, Move> {
  readonly #rules: Rules<S, State, Move>;
  readonly #setup: S;
  readonly #ruling: Ruling<State>;
  #cited: readonly Pick<Effect, 'clause' | 'facts' | 'also'>[];
  /** The seat whose points were counted last. */
  #counted: string | undefined;

  constructor(rules: Rules<S, State, Move>, setup: S, ruling: Ruling<State>) {
    this.#rules = rules;
    this.#setup = setup;
    this.#ruling = deepFreeze(ruling);
    this.#cited = ruling.allowed ? ruling.effects : [ruling.refusal];
  }

  isAllowed(): this {
    this.#allowed();
    return this;
  }

  /** Points of one seat, all lines of this move together. */
  scores(seat: string, points: number): this {
    const lines = this.#allowed().effects.filter(
      (effect) => effect.seat === seat && effect.points !== undefined,
    );
    expect(
      lines.reduce((sum, line) => sum + (line.points ?? 0), 0),
      JSON.stringify(lines),
    ).toBe(points);
    this.#cited = lines;
    this.#counted = seat;
    return this;
  }

  /** This clause decides: it stands over one of the effects, with these facts; once a seat is counted, over no other seat's points. */
  because(clause: ClauseId, facts: Facts = {}): this {
    const found = this.#allowed().effects.filter(
      ({ seat, points, ...effect }) =>
        effect.clause === clause &&
        (this.#counted === undefined || seat === this.#counted || points === undefined),
    );
    expect(found.map((effect) => effect.facts)).toContainEqual(expect.objectContaining(facts));
    const among = this.#cited.filter((effect) => effect.clause === clause);
    this.#cited = among.length > 0 ? among : found;
    return this;
  }

  /** No effect rests on this clause. */
  notBecause(clause: ClauseId): this {
    expect(this.#allowed().effects.map((effect) => effect.clause)).not.toContain(clause);
    return this;
  }

  /** No effect of this clause names this fact. */
  saysNot(clause: ClauseId, fact: string): this {
    const found = this.#allowed().effects.filter((effect) => effect.clause === clause);
    expect(found).not.toEqual([]);
    for (const { facts } of found) expect(facts[fact]).toBeUndefined();
    return this;
  }

  /** This clause had a part in what was looked at last. */
  also(clause: ClauseId): this {
    expect(this.#cited.flatMap((effect) => effect.also ?? [])).toContain(clause);
    return this;
  }

  /** This clause had no part in what was looked at last. */
  notAlso(clause: ClauseId): this {
    expect(this.#cited.flatMap((effect) => effect.also ?? [])).not.toContain(clause);
    return this;
  }

  /** Effects of these clauses follow one another in this order. */
  inOrder(...clauses: readonly ClauseId[]): this {
    const said = this.#allowed().effects.map((effect) => effect.clause);
    const order = said.filter((clause) => clauses.includes(clause));
    expect([...new Set(order)]).toEqual(clauses);
    for (const [before, after] of clauses
      .slice(1)
      .map((after, at) => [clauses[at], after] as const))
      if (before !== undefined) expect(said.lastIndexOf(before)).toBeLessThan(said.indexOf(after));
    return this;
  }

  refusedBecause(clause: ClauseId, facts: Facts = {}): this {
    expect(this.#ruling, 'must be refused').toMatchObject({ allowed: false });
    if (this.#ruling.allowed) return this;
    const { refusal } = this.#ruling;
    expect(refusal.clause, JSON.stringify(refusal.facts)).toBe(clause);
    expect(refusal.facts).toEqual(expect.objectContaining(facts));
    return this;
  }

  /** There is nothing to carry out: no table can let it stand. */
  firmly(): this {
    expect(this.#ruling).toMatchObject({ allowed: false, refusal: { firm: true } });
    return this;
  }

  /** A refusal the table may set aside. */
  overridable(): this {
    expect(this.#ruling.allowed).toBe(false);
    if (!this.#ruling.allowed) expect(this.#ruling.refusal.firm).toBeUndefined();
    return this;
  }

  /** How the table lies now, as far as it is written down here. */
  leaves(position: Partly<NonNullable<S['position']>>): this {
    const left = this.#rules.positionOf(this.#allowed().state);
    expectPartly(left, position, '');
    return this;
  }

  /** The table can be written down and begun again as it lies now. */
  liesAgain(): this {
    const { state } = this.#allowed();
    const position = this.#rules.positionOf(state);
    expect(this.#rules.begin({ ...this.#setup, position })).toMatchObject({ allowed: true, state });
    return this;
  }

  /** The totals of all seats, clockwise. */
  totals(...totals: readonly number[]): this {
    const { state } = this.#allowed();
    expect(this.#rules.standings(state).map(({ total }) => total)).toEqual(totals);
    return this;
  }

  /** The first thing the table is asked now, with these facts. */
  asks(step: string, seat?: string, facts: Facts = {}): this {
    const [first] = this.#rules.steps(this.#allowed().state);
    expect([first?.step, first?.seat]).toEqual([step, seat]);
    expect(first?.facts).toEqual(expect.objectContaining(facts));
    return this;
  }

  #allowed(): Ruling<State> & { allowed: true } {
    if (this.#ruling.allowed) return this.#ruling;
    const { clause, facts } = this.#ruling.refusal;
    throw new Error(`Refused: ${clause} ${JSON.stringify(facts)}`);
  }
}

function expectPartly(found: unknown, wanted: unknown, at: string): void {
  const whole = isObject(wanted) && isObject(found) ? isAmounts(wanted) && isAmounts(found) : true;
  if (whole || !isObject(wanted) || !isObject(found)) {
    expect(found, at).toEqual(wanted);
    return;
  }
  for (const [key, part] of Object.entries(wanted)) expectPartly(found[key], part, `${at}.${key}`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Counts by name, also none at all. */
function isAmounts(value: Readonly<Record<string, unknown>>): boolean {
  return Object.values(value).every((part) => typeof part === 'number');
}
