// What is told in an editor and not kept yet: it waits while the app is open, so that a closed sheet takes nothing with it.
import { SvelteMap } from 'svelte/reactivity';
import type {
  BuildLevel,
  CampBoard,
  CardBonus,
  Gain,
  Numeral,
  Outline,
  Poster,
  StartingGoods,
  StartingTent,
  TrackSpace,
  TravelSymbol,
} from '../../data/kinds.ts';
import type { CardNote } from '../cardNote.ts';
import type { Open } from './parts.ts';

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

/** What a draft of this part is called; all new pieces of a kind share one, for only one is told at a time. */
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
      return `${one.part} ${one.id ?? ''}`;
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
