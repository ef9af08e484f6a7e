// The pen on a finished board: what a tap lays or takes off, and of which space or star the colours are asked.
import {
  coloursFor,
  isStarFull,
  withStarEmpty,
  withStarFull,
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

  /** Colours that may lie where one was just laid. */
  get colours(): readonly Colour[] {
    if (this.star) return this.#board.side === 'grey' ? COLOURS : [];
    if (!this.space) return [];
    const { rules, table } = this.#ways;
    const bare = { ...this.#board, cells: this.#board.cells.with(this.space.index, 'empty') };
    return coloursFor(rules, table, bare, this.space);
  }

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

  /** Another colour where one was just laid; the next space takes it too. */
  change(colour: Colour): void {
    const { rules, table, lay } = this.#ways;
    const { space, star } = this;
    if (space) lay(this.#board.cells.with(space.index, colour), colour);
    if (!star) return;
    const bare = { ...this.#board, cells: withStarEmpty(table, this.#board, star) };
    lay(withStarFull(rules, table, bare, star, colour), colour);
  }

  /** No colour is asked any more. */
  rest(): void {
    this.#asked = undefined;
  }

  get #board(): FinishedBoard {
    return this.#ways.board();
  }
}
