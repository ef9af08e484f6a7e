// The options of a match as its form tells them: those told by hand before last time's were read stand.
type Options = Readonly<Record<string, unknown>>;

export class ToldOptions {
  /** As the form begins by itself. */
  #plain: Options | undefined;
  #last: Options = {};
  #at = '';

  /** `at`: at which level and for whom the form asks; what changes with that was not told by hand. */
  hear(options: unknown, at: string): void {
    const next = partsOf(options);
    const isAsked = this.#plain === undefined || at !== this.#at;
    if (isAsked) this.#plain = { ...this.#plain, ...changed(this.#last, next) };
    this.#last = next;
    this.#at = at;
  }

  /** What was told by hand over what is proposed. */
  over(proposed: unknown): unknown {
    const told = changed(this.#plain ?? {}, this.#last);
    if (Object.keys(told).length === 0) return proposed;
    const all = Object.entries({ ...partsOf(proposed), ...told });
    return Object.fromEntries(all.filter(([, part]) => part !== undefined));
  }
}

/** Parts that are another thing after, undefined where they are gone. */
function changed(before: Options, after: Options): Options {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const isSame = (key: string) => JSON.stringify(before[key]) === JSON.stringify(after[key]);
  return Object.fromEntries([...keys].flatMap((key) => (isSame(key) ? [] : [[key, after[key]]])));
}

function partsOf(options: unknown): Options {
  return typeof options === 'object' && options !== null ? { ...options } : {};
}
