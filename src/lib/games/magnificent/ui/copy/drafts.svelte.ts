// What is told in an editor and not kept yet: it waits while the app is open, so that a closed sheet takes nothing with it.
import { SvelteMap } from 'svelte/reactivity';
import {
  NUMERALS,
  type BuildLevel,
  type CampBoard,
  type CardBonus,
  type Gain,
  type Numeral,
  type Outline,
  type Poster,
  type StartingGoods,
  type StartingTent,
  type TrackSpace,
  type TravelSymbol,
} from '../../data/kinds.ts';
import type { CardNote } from '../cardNote.ts';
import type { Open, PiecePart } from './parts.ts';

/** A master card while it is read. */
export interface CardTold {
  readonly bonus: CardBonus | undefined;
  readonly note: CardNote;
  readonly numeral: Numeral | undefined;
  readonly name: string;
}

export const shelves = {
  track: new SvelteMap<string, readonly TrackSpace[]>(),
  levels: new SvelteMap<string, readonly BuildLevel[]>(),
  tentSpaces: new SvelteMap<string, readonly (readonly Gain[])[]>(),
  outlines: new SvelteMap<string, Outline>(),
  travel: new SvelteMap<string, readonly (readonly TravelSymbol[])[]>(),
  camp: new SvelteMap<string, CampBoard>(),
  goods: new SvelteMap<string, StartingGoods>(),
  card: new SvelteMap<string, CardTold>(),
  poster: new SvelteMap<string, Poster>(),
  tent: new SvelteMap<string, StartingTent>(),
};

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

/** Called while an editor is set up; without a name the draft ends with the editor. */
export function draftOn<Told>(
  shelf: SvelteMap<string, Told>,
  name: string | undefined,
  begun: Told,
) {
  let told = $state.raw(name === undefined ? begun : (shelf.get(name) ?? begun));

  function done() {
    if (name !== undefined) shelf.delete(name);
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
    /** It has been kept. */
    done,
    /** Everything is as it was before. */
    drop() {
      told = begun;
      done();
    },
  };
}
