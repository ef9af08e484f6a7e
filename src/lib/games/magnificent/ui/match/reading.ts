// What the table is about to read from a card, a poster or a tent before it, and which pieces can no longer be it.
import type { MasterCard, Numeral, Poster, Tent } from '../../data/kinds.ts';
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
        /** A starting one or not: both come into question. */
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

/** Pieces that lie somewhere already: each is in the box once. */
export function lyingIn({ seats, table }: State): ReadonlySet<string> {
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
  return new Set(
    [
      ...cards.map(({ card }) => card?.id),
      ...posters.map(({ poster }) => poster?.id),
      ...tents.map(({ tent }) => tent?.id),
    ].filter((id) => id !== undefined),
  );
}
