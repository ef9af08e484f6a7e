// An immutable list whose append costs the same at 10 and at 10,000 elements, because versions share one buffer.

export class Strand<T> {
  readonly #buffer: T[];
  readonly length: number;

  private constructor(buffer: T[], length: number) {
    this.#buffer = buffer;
    this.length = length;
  }

  static of<T>(items: readonly T[]): Strand<T> {
    return new Strand([...items], items.length);
  }

  at(index: number): T | undefined {
    return index >= 0 && index < this.length ? this.#buffer[index] : undefined;
  }

  /** The last element, undefined when there is none. */
  last(): T | undefined {
    return this.at(this.length - 1);
  }

  /** A longer version. The shared buffer grows in place unless another version has already grown it differently. */
  with(item: T): Strand<T> {
    if (this.#buffer.length === this.length) {
      this.#buffer.push(item);
      return new Strand(this.#buffer, this.length + 1);
    }
    if (this.#buffer[this.length] === item) return new Strand(this.#buffer, this.length + 1);
    const copy = this.#buffer.slice(0, this.length);
    copy.push(item);
    return new Strand(copy, copy.length);
  }

  /** The first `length` elements. */
  take(length: number): Strand<T> {
    return length >= this.length ? this : new Strand(this.#buffer, Math.max(0, length));
  }

  /** The same elements in a buffer of their own: what grows on it is forgotten with it. */
  fork(): Strand<T> {
    return Strand.of(this.toArray());
  }

  toArray(): T[] {
    return this.#buffer.slice(0, this.length);
  }
}
