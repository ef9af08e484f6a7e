// What the table hands to every scene of a match; a scene asks for what it needs.
import type { GameCard } from '$lib/games/card.ts';
import type { NameOf, Rulebook } from '$lib/referee/game.ts';
import type { MatchSeat } from '$lib/referee/matchFile.ts';
import type { Move } from '../../rules/moves.ts';
import type { Ruler } from '../../rules/rule.ts';
import type { State } from '../../rules/state.ts';
import type { Table } from '../../rules/table.ts';
import type { Words } from '../../rulebook/words.ts';

export interface SceneProps {
  readonly table: Table;
  readonly rules: Ruler;
  readonly state: State;
  /** Who is asked. */
  readonly seat: string;
  readonly seats: readonly MatchSeat[];
  readonly words: Words;
  readonly rulebook: Rulebook;
  readonly card: GameCard;
  readonly nameOf: NameOf;
  readonly ontell: (move: Move) => void;
  /** Tells moves that one tap stands for, one after the other; left out where one move is told again. */
  readonly ontellall?: ((moves: readonly Move[]) => void) | undefined;
}
