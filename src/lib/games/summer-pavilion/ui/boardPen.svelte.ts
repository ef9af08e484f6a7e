// The pen on a finished board: what a tap lays or takes off, and of which space or star the colours are asked.
import {
  coloursFor,
  isStarFull,
  withStarEmpty,
  withStarFull,
  withStarIn,
  type FinishedBoard,
} from '../advice/finishedBoard.ts';
import { COLOURS, type Colour } from '../data/pieces.ts';
import type { Cells, Space, Star } from '../rules/board.ts';
import type { PavilionRules } from '../rules/rule.ts';
import type { Table } from '../rules/table.ts';

type Asked = { readonly space: Space } | { readonly star: Star };

interface PenWays {
  readonly rules: Pick<PavilionRules, 'rule'>;
  readonly table: Table;
  readonly board: () => FinishedBoard;
  /** The colour laid last. */
  readonly colour: () => Colour;
  /** Without a colour the next space takes the one that this one took. */
  readonly lay: (cells: Cells, colour?: Colour) => void;
}

export class BoardPen {
  readonly #ways: PenWays;
  #asked: Asked | undefined = $state.raw();

  constructor(ways: PenWays) {
    this.#ways = ways;
  }

  /** The space just laid, while its colour is asked. */
  get space(): Space | undefined {
    return this.#asked && 'space' in this.#asked ? this.#asked.space : undefined;
  }
  /** The star just laid, while its colour is asked. */
  get star(): Star | undefined {
    return this.#asked && 'star' in this.#asked ? this.#asked.star : undefined;
  }

  /** Colours that may lie where one was just laid, alone or with all of its star. */
  readonly colours: readonly Colour[] = $derived.by(() => {
    if (this.star) return this.#board.side === 'grey' ? COLOURS : [];
    const { space } = this;
    if (!space) return [];
    const { rules, table } = this.#ways;
    const alone = this.#aloneAt(space);
    const isAllowed = (colour: Colour) =>
      alone.includes(colour) ||
      withStarIn(rules, table, this.#board, space.star, colour) !== undefined;
    return COLOURS.filter(isAllowed);
  });

  get laid(): Colour | undefined {
    const index = this.space?.index ?? this.star?.first;
    const cell = index === undefined ? 'empty' : this.#board.cells[index];
    return cell === 'empty' ? undefined : cell;
  }

  tapSpace(space: Space): void {
    const { rules, table, colour, lay } = this.#ways;
    const { cells } = this.#board;
    const isFree = cells[space.index] === 'empty';
    this.#asked = isFree && space.star.colour === undefined ? { space } : undefined;
    if (!isFree) {
      lay(cells.with(space.index, 'empty'));
      return;
    }
    const allowed = coloursFor(rules, table, this.#board, space);
    const taken = allowed.includes(colour()) ? colour() : allowed[0];
    if (taken !== undefined) lay(cells.with(space.index, taken));
  }

  tapStar(star: Star): void {
    const { rules, table, colour, lay } = this.#ways;
    const isFull = isStarFull(this.#board, star);
    this.#asked = isFull || star.colour !== undefined ? undefined : { star };
    lay(
      isFull
        ? withStarEmpty(table, this.#board, star)
        : withStarFull(rules, table, this.#board, star, colour()),
    );
  }

  /** Another colour where one was just laid, and where it cannot lie alone, on all of its star; the next space takes it too. */
  change(colour: Colour): void {
    const { rules, table, lay } = this.#ways;
    const { space, star } = this;
    if (space) {
      const cells = this.#aloneAt(space).includes(colour)
        ? this.#board.cells.with(space.index, colour)
        : withStarIn(rules, table, this.#board, space.star, colour);
      if (cells) lay(cells, colour);
    }
    if (!star) return;
    const bare = { ...this.#board, cells: withStarEmpty(table, this.#board, star) };
    lay(withStarFull(rules, table, bare, star, colour), colour);
  }

  /** No colour is asked any more. */
  rest(): void {
    this.#asked = undefined;
  }

  #aloneAt(space: Space): readonly Colour[] {
    const { rules, table } = this.#ways;
    const bare = { ...this.#board, cells: this.#board.cells.with(space.index, 'empty') };
    return coloursFor(rules, table, bare, space);
  }

  get #board(): FinishedBoard {
    return this.#ways.board();
  }
}
