// Perform: a hat on the track, posters completed together, their rewards. Rulebook «Представление».
import type { ClauseId, Effect, Refused, Ruling } from '../../../../referee/ruling.ts';
import type { Gems, StartingTent } from '../../data/kinds.ts';
import { GEM_COLOURS, gemCount, gemsOf, plusGems } from '../../data/kinds.ts';
import { goOn } from '../flow.ts';
import { holds } from '../gems.ts';
import type { HatMove } from '../hats.ts';
import { hatMoveOf, refuseSpace, withHat } from '../hats.ts';
import type { MoveOf } from '../moves.ts';
import { powerNow } from '../powerNow.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, rest, scored, withEffects } from '../rulings.ts';
import type { Shown } from '../showing.ts';
import { gemsFor, isShown, posterLimit, refuseShow, shownIn, staged } from '../showing.ts';
import type { Acting, PlacedTent, SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { spaceOf, stands, usedOn, withOwn, withSeat, withTurn } from '../table.ts';
import { placeOf } from '../trackPlace.ts';
import { acting, isRefused, refuseAction } from './turn.ts';

type Perform = MoveOf<'perform'>;

export function perform(table: Table, state: State, move: Perform): Ruling<State> {
  const { seat, to } = move;
  const act = acting(state, seat);
  if (isRefused(act)) return act;
  const wrong = refuseAction(table, state, act, 'perform');
  if (wrong !== undefined) return wrong;
  const hat = hatMoveOf(table, state, act.one, to, move.from);
  if ('allowed' in hat) return hat;
  const refusal = refuseSpace(table, state, act.one, hat) ?? refusePower(table, state, act, to);
  if (refusal !== undefined) return refusal;
  const shown = shownIn(table, state, act, move);
  if (!isShown(shown)) return shown;
  const gems = gemsFor(act, move, shown);
  const lacking =
    gems === undefined
      ? undefined
      : GEM_COLOURS.find((colour) => gemsOf(gems, colour) > gemsOf(act.own.gems, colour));
  if (lacking !== undefined)
    return refuseFirmly('magnificent.perform.discard-poster-gems', {
      seat,
      colour: lacking,
      has: gemsOf(act.own.gems, lacking),
      needs: gemsOf(gems ?? {}, lacking),
    });
  const unmet = refuseShow(table, state, act, { shown, gems: gems ?? {}, to });
  if (unmet !== undefined) return unmet;
  const told = { hat, shown, gems: gems ?? {}, posters: move.posters };
  return rest(goOn(table, performed(table, state, act, told)));
}

function refusePower(table: Table, state: State, { one }: Acting, to: number): Refused | undefined {
  const requirement = spaceOf(state, to)?.requirement ?? 0;
  const power = powerNow(table, state, one, 'perform');
  const clause = 'magnificent.perform.space-within-power';
  return requirement > power && stands(table, clause)
    ? refuse(clause, { seat: one.seat, requirement, power })
    : undefined;
}

interface Performed {
  readonly hat: HatMove;
  readonly shown: readonly Shown[];
  readonly gems: Gems;
  readonly posters: Perform['posters'];
}

function performed(
  table: Table,
  state: State,
  act: Acting,
  { hat, shown, gems, posters }: Performed,
): Course {
  const { one, own, turn } = act;
  const { seat } = one;
  const { perPoster, points, coins } = rewardsOf(table, turn, shown);
  const gone = new Set(shown.map(({ space }) => space));
  const completed = [...own.completed, ...shown.map(({ poster }) => ({ poster }))];
  const paid = withOwn(state, seat, {
    gems: holds(own.gems, gems) ? plusGems(own.gems, gems, -1) : own.gems,
    posters: own.posters.filter(({ space }) => !gone.has(space)),
    tents: own.tents.map((placed) => used(placed, posters)),
    completed,
  });
  const rewarded = withSeat(paid, seat, {
    hats: withHat(one, hat),
    performs: one.performs + 1,
    points: one.points + points,
    coins: one.coins + coins,
  });
  const after = withTurn(rewarded, { action: 'perform', stage: 'after', completed: shown.length });
  return withEffects(
    { state: after, effects: [] },
    withAlso(
      movedHat(table, state, act, hat),
      shown.length === 0 ? ['magnificent.perform.may-complete-none'] : [],
    ),
    ...hatBack(state, one, hat),
    ...(gemCount(gems) === 0
      ? []
      : [
          effect('magnificent.perform.discard-poster-gems', seat, { gems }, [
            'magnificent.perform.discard-tent-gem',
            'magnificent.perform.clear-gem-wild',
          ]),
        ]),
    ...shown.flatMap((poster) => linesOf(seat, poster)),
    ...(shown.length === 0
      ? []
      : [
          effect('magnificent.perform.completed-face-down', seat, { posters: completed.length }, [
            'magnificent.perform.tents-stay',
            'magnificent.perform.tiles-not-consumed',
            'magnificent.perform.needs-all-camp-tiles',
          ]),
        ]),
    ...(perPoster === 0
      ? []
      : [
          scored(
            'magnificent.trainers.tile-point-per-poster',
            seat,
            perPoster,
            { trainers: usedOn(turn, 'point_per_poster'), posters: shown.length },
            ['magnificent.setup.scoring-marker-moves'],
          ),
        ]),
  );
}

/** A tent that was told as it was used needs not be told again. */
function used(placed: PlacedTent, told: Perform['posters']): PlacedTent {
  const usedAs = told.find(({ space }) => space === placed.space)?.tent;
  return usedAs === undefined || placed.tent !== undefined ? placed : { ...placed, usedAs };
}

function withAlso(said: Effect, more: readonly ClauseId[]): Effect {
  return { ...said, also: [...(said.also ?? []), ...more] };
}

function rewardsOf({ tables }: Table, turn: Acting['turn'], shown: readonly Shown[]) {
  const perPoster =
    usedOn(turn, 'point_per_poster') > 0
      ? (tables.trainerSpaces.point_per_poster.gives ?? 0) * shown.length
      : 0;
  const sum = (of: (one: StartingTent) => number) =>
    staged(shown).reduce((all, { poster, tent }) => all + of(poster) + of(tent), 0);
  return {
    perPoster,
    points: perPoster + sum(({ points }) => points),
    coins: sum(({ coins }) => coins),
  };
}

/** Where the hat stands now; at scorekeeper level without power. */
export function movedHat(
  table: Table,
  state: State,
  { one, turn }: Pick<Acting, 'one'> & Partial<Pick<Acting, 'turn'>>,
  { to, from }: HatMove,
): Effect {
  const space = spaceOf(state, to);
  const posters = posterLimit(table, state, turn, to);
  const which =
    one.performs === 0
      ? 'magnificent.perform.first-time-board-hat'
      : one.performs === 1
        ? 'magnificent.perform.second-time-second-hat'
        : 'magnificent.perform.third-fourth-any-hat';
  return effect(
    'magnificent.perform.space-within-power',
    one.seat,
    {
      space: to,
      requirement: space?.requirement ?? 0,
      ...(from === undefined ? {} : { from: placeOf(state, from) }),
      ...(turn === undefined ? {} : { power: powerNow(table, state, one, 'perform') }),
      ...(posters === undefined ? {} : { posters }),
    },
    [
      which,
      'magnificent.action.choose-one-of-three',
      'magnificent.perform.colour-irrelevant',
      ...(from !== undefined && to < from
        ? (['magnificent.perform.hat-may-go-down'] as const)
        : []),
    ],
  );
}

/** Back on the space it was taken from: the rulebook does not settle that, so it is let be and said. */
export function hatBack(
  state: State,
  { seat }: Pick<SeatState, 'seat'>,
  { to, from }: HatMove,
): readonly Effect[] {
  return to === from && state.readings.ownSpace === 'own-space-free'
    ? [effect('magnificent.perform.space-vacant', seat, { ...placeOf(state, to), isLetBe: true })]
    : [];
}

/** What a poster and the tent below it bring. */
function linesOf(seat: string, { space, poster, tent }: Shown): Effect[] {
  const name = poster.name ?? poster.id;
  const card = scored(
    'magnificent.perform.reward-poster',
    seat,
    poster.points,
    { space, name, coins: poster.coins },
    ['magnificent.perform.needs-tent-below', 'magnificent.setup.scoring-marker-moves'],
  );
  if (tent === undefined || tent.points + tent.coins === 0) return [card];
  return [
    card,
    space === 1
      ? scored(
          'magnificent.perform.starting-tent-reward',
          seat,
          tent.points,
          { coins: tent.coins },
          ['magnificent.perform.starting-tent-always-there'],
        )
      : scored('magnificent.perform.reward-tent', seat, tent.points, { space, coins: tent.coins }),
  ];
}
