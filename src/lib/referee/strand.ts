// An immutable list whose append costs the same at 10 and at 10,000 elements, because versions share what they are made of.

/** Elements in one piece. A version that branches off shares all full pieces with the one it comes from. */
const PIECE = 128;

export class Strand<T> {
  /** All but the last one are full. */
  readonly #pieces: T[][];
  readonly length: number;

  private constructor(pieces: T[][], length: number) {
    this.#pieces = pieces;
    this.length = length;
  }

  static of<T>(items: readonly T[]): Strand<T> {
    const pieces: T[][] = [];
    for (let from = 0; from < items.length; from += PIECE)
      pieces.push(items.slice(from, from + PIECE));
    return new Strand(pieces, items.length);
  }

  at(index: number): T | undefined {
    if (index < 0 || index >= this.length) return undefined;
    return this.#pieces[Math.floor(index / PIECE)]?.[index % PIECE];
  }

  /** The last element, undefined when there is none. */
  last(): T | undefined {
    return this.at(this.length - 1);
  }

  /** A longer version. What is shared grows in place unless another version has already grown it differently. */
  with(item: T): Strand<T> {
    const place = this.length % PIECE;
    const full = (this.length - place) / PIECE;
    const piece = this.#pieces[full];
    if (piece === undefined) this.#pieces.push([item]);
    else if (piece.length === place) piece.push(item);
    else if (piece[place] !== item) {
      const branch = [...this.#pieces.slice(0, full), [...piece.slice(0, place), item]];
      return new Strand(branch, this.length + 1);
    }
    return new Strand(this.#pieces, this.length + 1);
  }

  /** The first `length` elements. */
  take(length: number): Strand<T> {
    return length >= this.length ? this : new Strand(this.#pieces, Math.max(0, length));
  }

  /** The same elements in pieces of their own: what grows on it is forgotten with it. */
  fork(): Strand<T> {
    return Strand.of(this.toArray());
  }

  toArray(): T[] {
    const own = this.#pieces.slice(0, Math.ceil(this.length / PIECE));
    return own.flat().slice(0, this.length);
  }
}
