// Well-typed nonsense: values that pass a game's own schema and mean nothing in particular.
import fc from 'fast-check';
import type { GenericSchema } from 'valibot';

/** What valibot schemas say about themselves, as far as it is needed here. */
interface Described {
  readonly type: string;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, Described>>;
  readonly item?: Described;
  readonly wrapped?: Described;
  readonly value?: Described;
  readonly requirement?: unknown;
  readonly pipe?: readonly Described[];
}

/** `words` are strings that mean something in the match; other strings are mixed in. */
export function arbitraryOf<T>(
  schema: GenericSchema<unknown, T>,
  words: readonly string[],
): fc.Arbitrary<T> {
  return arbitrary(schema, words) as fc.Arbitrary<T>;
}

function arbitrary(schema: Described, words: readonly string[]): fc.Arbitrary<unknown> {
  const inner = (part: unknown) => arbitrary(part as Described, words);
  switch (schema.type) {
    case 'literal':
      return fc.constant(schema.literal);
    case 'picklist':
      return fc.constantFrom(...(schema.options ?? []));
    case 'boolean':
      return fc.boolean();
    case 'string':
      return text(schema, words);
    case 'number':
      return whole(schema);
    case 'optional':
      return inner(schema.wrapped);
    case 'array':
      return fc.array(inner(schema.item), lengths(schema));
    case 'record':
      return fc.dictionary(text({ type: 'string' }, words), inner(schema.value), { maxKeys: 6 });
    case 'union':
    case 'variant':
      return fc.oneof(...(schema.options ?? []).map(inner));
    case 'object':
    case 'strict_object':
      return fields(schema.entries ?? {}, words);
    default:
      throw new Error(`No nonsense known for a schema of type ${schema.type}`);
  }
}

function fields(
  entries: Readonly<Record<string, Described>>,
  words: readonly string[],
): fc.Arbitrary<unknown> {
  const needed = Object.keys(entries).filter((key) => entries[key]?.type !== 'optional');
  const parts = Object.entries(entries).map(
    ([key, part]) => [key, arbitrary(part, words)] as const,
  );
  return fc.record(Object.fromEntries(parts), { requiredKeys: needed });
}

/** As long as the schema lets a list be, and no longer than a dozen where it sets no limit. */
function lengths({ pipe }: Described) {
  const exact = limitOf(pipe, 'length');
  return {
    minLength: exact ?? limitOf(pipe, 'min_length') ?? 0,
    maxLength: exact ?? Math.min(12, limitOf(pipe, 'max_length') ?? 12),
  };
}

function text({ pipe }: Described, words: readonly string[]): fc.Arbitrary<string> {
  const least = limitOf(pipe, 'min_length') ?? 0;
  const most = limitOf(pipe, 'max_length') ?? 40;
  const strange = fc.oneof(
    fc.string({ minLength: least, maxLength: Math.min(most, 12) }),
    fc.constantFrom('constructor', '__proto__', 'toString', 'null', '0'),
  );
  return words.length === 0
    ? strange
    : fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...words) },
        { weight: 1, arbitrary: strange },
      );
}

/** Small numbers mostly: they come nearest to sense. */
function whole({ pipe }: Described): fc.Arbitrary<number> {
  const min = limitOf(pipe, 'min_value') ?? -1_000_000;
  const max = limitOf(pipe, 'max_value') ?? 1_000_000;
  const near = Math.max(min, Math.min(max, 6));
  return fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: Math.min(Math.max(min, 0), near), max: near }) },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
  );
}

/** Of a pipe inside a pipe the limits hold as well; the last word is the narrower one. */
function limitOf(pipe: Described['pipe'], type: string): number | undefined {
  const requirement = pipe?.findLast((part) => part.type === type)?.requirement;
  if (typeof requirement === 'number') return requirement;
  const [inner] = pipe ?? [];
  return inner === undefined ? undefined : limitOf(inner.pipe, type);
}
