// Tables under way as they were told in the set-up, by seats and level: who changes those and changes them back, or closes the fold
// and opens it again, finds the numbers as they were told last.

export class UnderWay<Position> {
  readonly #told = new Map<string, Position>();

  /** `left`: as somebody left it for the rulebook. */
  constructor(at: string, left: Position | undefined) {
    if (left !== undefined) this.#told.set(at, left);
  }

  told(at: string): Position | undefined {
    return this.#told.get(at);
  }

  tell(at: string, position: Position): void {
    this.#told.set(at, position);
  }
}
