// What the table is about to read from a card, a poster or a tent before it, and which pieces can no longer be it.
import type { MasterCard, Numeral, Poster, Tent } from '../../data/kinds.ts';
import { withPiece, type Catalogue } from '../../rules/catalogue.ts';
import type { State } from '../../rules/state.ts';

interface Common {
  /** Where it lies: "card 3". */
  readonly of?: string;
  /** Told in the same move already: the table does not know of them yet. */
  readonly beside?: readonly ({ readonly id: string } | undefined)[];
}

export type Reading = Common &
  (
    | {
        readonly what: 'card';
        /** Only cards with this number come into question. */
        readonly numeral?: Numeral | undefined;
        /** And none with one of these. */
        readonly taken?: readonly Numeral[];
        readonly onread: (card: MasterCard) => void;
      }
    | {
        readonly what: 'poster';
        readonly isStarting?: boolean;
        /** A starting one or not: both come into question, `isStarting` is only proposed. */
        readonly isEither?: boolean;
        readonly onread: (poster: Poster) => void;
      }
    | { readonly what: 'tent'; readonly onread: (tent: Tent) => void }
  );

/** The sheet goes first: what is read may end the scene it lies over. */
export function closedBy(close: () => void, reading: Reading): Reading {
  function closed<Piece>(onread: (read: Piece) => void) {
    return (read: Piece) => {
      close();
      onread(read);
    };
  }
  switch (reading.what) {
    case 'card':
      return { ...reading, onread: closed(reading.onread) };
    case 'poster':
      return { ...reading, onread: closed(reading.onread) };
    case 'tent':
      return { ...reading, onread: closed(reading.onread) };
  }
}

/** Whatever has been read of the pieces on the table. */
function piecesIn({ seats, table }: State) {
  const cards = [...seats.flatMap((one) => one.cards), ...(table?.sets ?? [])];
  const posters = [
    ...seats.flatMap(({ own }) => [...(own?.posters ?? []), ...(own?.completed ?? [])]),
    ...(table?.posters ?? []),
  ];
  const tents = [
    ...seats.flatMap(({ own }) =>
      (own?.tents ?? []).map((one) => ({ tent: one.tent ?? one.usedAs })),
    ),
    ...Object.values(table?.tents ?? {}).flat(),
  ];
  return {
    cards: cards.flatMap(({ card }) => card ?? []),
    posters: posters.flatMap(({ poster }) => poster ?? []),
    tents: tents.flatMap(({ tent }) => tent ?? []),
  };
}

/** Pieces that lie somewhere already: each is in the box once. */
export function lyingIn(state: State): ReadonlySet<string> {
  const { cards, posters, tents } = piecesIn(state);
  return new Set([...cards, ...posters, ...tents].map(({ id }) => id));
}

/** What has come to lie there since and the copy does not hold: it was read from the box just now. */
export function learnedIn(before: State, now: State, held: Catalogue): Partial<Catalogue> {
  const lay = lyingIn(before);
  const { cards, posters, tents } = piecesIn(now);
  function learned<Piece extends { readonly id: string }>(read: readonly Piece[], kept: Piece[]) {
    const known = new Set([...lay, ...kept.map(({ id }) => id)]);
    const fresh = read.filter(({ id }) => !known.has(id));
    return fresh.length > 0 ? fresh.reduce(withPiece, kept) : undefined;
  }
  const parts = {
    cards: learned(cards, held.cards ?? []),
    posters: learned(posters, held.posters ?? []),
    tents: learned(tents, held.tents ?? []),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}
