// What is told in an editor and not kept yet: it waits in this window, so that neither a closed sheet nor a reload takes it away.
import { keepHere, keptHere } from '$lib/table/keptHere.ts';
import { SvelteMap } from 'svelte/reactivity';
import * as v from 'valibot';
import { NUMERALS, type Numeral } from '../../data/kinds.ts';
import { DRAFTS, type Drafts } from './draftSchemas.ts';
import type { Open, PiecePart } from './parts.ts';

const KEPT = 'copy-drafts-magnificent';

const NamedSchema = v.record(v.string(), v.unknown());

function namedIn(value: unknown): v.InferOutput<typeof NamedSchema> {
  const read = v.safeParse(NamedSchema, value);
  return read.success ? read.output : {};
}

/** Entry by entry: one that cannot be read takes no other with it. */
function shelfOf<Name extends keyof Drafts>(name: Name): SvelteMap<string, Drafts[Name]> {
  const schema: v.GenericSchema<unknown, Drafts[Name]> = DRAFTS[name];
  const shelf = new SvelteMap<string, Drafts[Name]>();
  for (const [draft, told] of Object.entries(namedIn(namedIn(keptHere(KEPT))[name]))) {
    const read = v.safeParse(schema, told);
    if (read.success) shelf.set(draft, read.output);
  }
  return shelf;
}

export const shelves = {
  track: shelfOf('track'),
  levels: shelfOf('levels'),
  tentSpaces: shelfOf('tentSpaces'),
  outlines: shelfOf('outlines'),
  travel: shelfOf('travel'),
  camp: shelfOf('camp'),
  goods: shelfOf('goods'),
  card: shelfOf('card'),
  poster: shelfOf('poster'),
  tent: shelfOf('tent'),
};

// As long as the app is open: whoever writes a draft need not think of it.
$effect.root(() => {
  $effect(() => {
    const left = Object.fromEntries(
      Object.entries(shelves).map(([name, shelf]) => [name, Object.fromEntries<unknown>(shelf)]),
    );
    const isEmpty = Object.values(shelves).every((shelf) => shelf.size === 0);
    keepHere(KEPT, isEmpty ? undefined : left);
  });
});

/** What is known of a new piece before it is read, in a match: the numeral of a card, or that a poster is a starting one. */
type Known = Numeral | 'starting' | '';

/** Such a piece is another one, so its draft waits apart from that of any new one. */
export function newDraftName(part: PiecePart['part'], known: Known = ''): string {
  return `${part} ${known}`;
}

/** The copy asks for any new piece: what was begun of one in a match is gone on with there. */
function waitingOrNew(part: PiecePart['part']): string {
  const names = (['', ...NUMERALS, 'starting'] as const).map((known) => newDraftName(part, known));
  return names.find((name) => shelves[part].has(name)) ?? newDraftName(part);
}

/** What a draft of this part is called. */
export function draftName(one: Open): string {
  switch (one.part) {
    case 'travel':
      return `${one.part} ${one.wagon}`;
    case 'camp':
    case 'ownLevels':
    case 'goods':
      return `${one.part} ${one.board} ${one.side}`;
    case 'card':
    case 'poster':
    case 'tent':
      return one.id === undefined ? waitingOrNew(one.part) : `${one.part} ${one.id}`;
    default:
      return one.part;
  }
}

/** Something was told of this part and not kept. */
export function hasDraft(one: Open): boolean {
  const name = draftName(one);
  if (one.part === 'outlines') return shelves.outlines.size > 0;
  return Object.values(shelves).some((shelf) => shelf.has(name));
}

/** True once what an editor tells is kept. */
export type Kept = boolean | Promise<boolean>;

/** Called while an editor is set up; without a name the draft ends with the editor. */
export function draftOn<Told>(
  shelf: SvelteMap<string, Told>,
  name: string | undefined,
  begun: NoInfer<Told>,
) {
  let told = $state.raw(name === undefined ? begun : (shelf.get(name) ?? begun));

  function done() {
    if (name !== undefined) shelf.delete(name);
  }

  /** Off the shelf while it is written: an editor of the next piece begins with nothing. What is not kept waits there again. */
  async function keep(write: () => Kept) {
    done();
    const isKept = await write();
    if (!isKept && name !== undefined) shelf.set(name, told);
  }

  return {
    get told() {
      return told;
    },
    get isBegun() {
      return name !== undefined && shelf.has(name);
    },
    tell(next: Told) {
      told = next;
      if (JSON.stringify(next) === JSON.stringify(begun)) done();
      else if (name !== undefined) shelf.set(name, next);
    },
    keep,
    /** Everything is as it was before. */
    drop() {
      told = begun;
      done();
    },
  };
}
