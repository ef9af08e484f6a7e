// Where trainers may stand now, by dry runs of the rules; and where those of this turn stand.
import type { Refused } from '$lib/referee/ruling.ts';
import type { TrainerSpace } from '../../data/kinds.ts';
import { BOARD_SPACES } from '../../data/kinds.ts';
import { spaceKindOf } from '../../rules/known.ts';
import { seatOf, usedOn } from '../../rules/table.ts';
import { toldAs } from './draft.ts';
import type { SeatScene } from './seatScene.ts';

type Asked = Pick<SeatScene, 'rules' | 'table' | 'state' | 'seat' | 'told'>;

export interface TrainerWays {
  readonly ways: readonly { readonly space: TrainerSpace; readonly trainers: number }[];
  /** Where nobody may stand now, and why; with no trainer at hand it is the same everywhere. */
  readonly barred: readonly {
    readonly space: TrainerSpace;
    readonly refusal: Refused['refusal'];
  }[];
}

/** The seat's own tiles, then the spaces of the board. */
function spacesOf({ state, seat }: Pick<Asked, 'state' | 'seat'>): readonly TrainerSpace[] {
  return [...(seatOf(state, seat)?.own?.tiles ?? []), ...BOARD_SPACES];
}

/** A space for any number takes one at each tap; where nobody knows, one or two. */
export function trainerWays(asked: Asked): TrainerWays {
  const { rules, table, state, seat } = asked;
  const was = toldAs(asked, 'useTrainers');
  const tries = spacesOf(asked).map((space) => {
    const kind = spaceKindOf(table.tables, state.copy, space);
    const counts = kind === undefined ? [1, 2] : [kind === 'double' ? 2 : 1];
    const told = was?.space === space ? [was.trainers] : [];
    return [...new Set([...counts, ...told])].map((trainers) => ({
      space,
      trainers,
      ruling: rules.rule(state, { type: 'useTrainers', seat, space, trainers }),
    }));
  });
  const hasNone = (seatOf(state, seat)?.own?.trainers ?? 0) === 0;
  return {
    ways: tries.flat().filter(({ ruling }) => ruling.allowed),
    barred: tries.flatMap(([first, ...others]) =>
      hasNone ||
      first === undefined ||
      first.ruling.allowed ||
      others.some(({ ruling }) => ruling.allowed)
        ? []
        : [{ space: first.space, refusal: first.ruling.refusal }],
    ),
  };
}

/** Spaces with trainers of the turn under way, and how many. */
export function trainersStanding(
  asked: Pick<Asked, 'state' | 'seat'>,
): readonly { readonly space: TrainerSpace; readonly count: number }[] {
  const { turn } = asked.state;
  if (turn === undefined) return [];
  return [...new Set([...spacesOf(asked), 'flip_die' as const])]
    .map((space) => ({ space, count: usedOn(turn, space) }))
    .filter(({ count }) => count > 0);
}
