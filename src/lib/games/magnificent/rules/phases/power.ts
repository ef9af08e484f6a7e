// What raises power besides dice, and the bonus of this turn's card. Rulebook «Определите количество очков действий», «Бонусы».
import type { Refused, Ruling } from '../../../../referee/ruling.ts';
import type { CardBonus, Colour, Gain } from '../../data/kinds.ts';
import { GAIN_KINDS, GEM_COLOURS, gemCount, gemsOf, plusGems, tileOf } from '../../data/kinds.ts';
import { effectiveBonus, isTileThere, isTrainerThere, returnable } from '../cardBonus.ts';
import { goOn } from '../flow.ts';
import { gain, gainTrainers, refuseKinds } from '../gaining.ts';
import { holds } from '../gems.ts';
import type { MoveOf } from '../moves.ts';
import { isPossible } from '../possible.ts';
import { refuseBoost } from '../power.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, rest, withEffects } from '../rulings.ts';
import type { Acting, State } from '../state.ts';
import type { Table } from '../table.ts';
import { stands, trainersOf, turnColour, withOwn, withSeat, withTurn } from '../table.ts';
import { refuseLatePlus } from '../trainerSpaces.ts';
import { acting, isRefused, refuseDue } from './turn.ts';

/** Gems of the colour of the die, each for two power. */
export function boost(table: Table, state: State, move: MoveOf<'boost'>): Ruling<State> {
  const { seat, gems } = move;
  const act = acting(state, seat);
  if (isRefused(act)) return act;
  const refusal = refuseDue(act) ?? refuseBoosting(table, state, act, move);
  if (refusal !== undefined) return refusal;
  const { own, turn } = act;
  const power = gemCount(gems) * table.tables.gems.power;
  const paid = withOwn(state, seat, { gems: plusGems(own.gems, gems, -1) });
  const boosted = withTurn(paid, { gems: plusGems(turn.gems, gems) });
  return rest(
    goOn(table, {
      state: boosted,
      effects: [
        effect('magnificent.power.gem-boost', seat, { gems, power }, [
          'magnificent.power.clear-gem-wild',
          'magnificent.power.clear-die-gem-colour',
        ]),
      ],
    }),
  );
}

function refuseBoosting(
  table: Table,
  state: State,
  { one, own, turn }: Acting,
  { gems }: MoveOf<'boost'>,
): Refused | undefined {
  const { seat } = one;
  const { performGems } = state.readings;
  const die = turnColour(one) ?? 'orange';
  const lacking = GEM_COLOURS.find((colour) => gemsOf(gems, colour) > gemsOf(own.gems, colour));
  if (lacking !== undefined || gemCount(gems) === 0)
    return refuseFirmly('magnificent.power.gem-boost', {
      seat,
      colour: lacking ?? die,
      gems: gemsOf(gems, lacking ?? die),
      has: gemsOf(own.gems, lacking ?? die),
    });
  if (turn.stage !== 'power' && stands(table, 'magnificent.overview.turn-phases'))
    return refuse(
      'magnificent.overview.turn-phases',
      { seat, stage: turn.stage, needed: 'power' },
      ['magnificent.power.gem-boost'],
    );
  const isPerform = turn.bound === 'perform' && isPossible(table, state, one, 'perform');
  if (isPerform && performGems === 'no-gems' && stands(table, 'magnificent.power.gem-colour'))
    return refuse('magnificent.power.gem-colour', { seat, colour: die, die }, [
      'magnificent.perform.colour-irrelevant',
    ]);
  // Gems of any colour are for performing: not where a trainer space binds the turn to another action that can be carried out with them.
  const boosted = withTurn(state, { gems: plusGems(turn.gems, gems) });
  const { bound } = turn;
  const isOther =
    bound !== undefined && bound !== 'perform' && isPossible(table, boosted, one, bound);
  const reading = performGems === 'any-gems' && !isOther ? 'any-gems' : 'die-colour-gems';
  const clause = refuseBoost(own.gems, gems, die, reading);
  const strange = GEM_COLOURS.find(
    (colour) => gemsOf(gems, colour) > 0 && colour !== die && colour !== 'clear',
  );
  return clause !== undefined && strange !== undefined && stands(table, clause)
    ? refuse('magnificent.power.gem-colour', { seat, colour: strange, die })
    : undefined;
}

/** The bonus of the card that holds this turn's die. */
export function useBonus(table: Table, state: State, move: MoveOf<'useBonus'>): Ruling<State> {
  const { seat, copied } = move;
  const act = acting(state, seat);
  if (isRefused(act)) return act;
  const card = act.one.dice.at(-1)?.card ?? 1;
  const bonus = effectiveBonus(state, act.one, card, copied, move.bonus);
  const refusal = refuseDue(act) ?? refuseAgain(table, act, card);
  if (refusal !== undefined) return refusal;
  if (bonus === undefined)
    return refuseFirmly('magnificent.card-bonus.once-any-time', {
      seat,
      card: copied ?? card,
      unread: true,
    });
  if ('allowed' in bonus) return bonus;
  const wrong = refuseUse(table, state, act, bonus, move);
  if (wrong !== undefined) return wrong;
  const begun: Course = {
    state: withTurn(state, { bonus: card }),
    effects:
      copied === undefined
        ? []
        : [
            effect('magnificent.bonuses.copy-card', seat, { card, copied }, [
              'magnificent.card-bonus.only-this-turns-card',
            ]),
          ],
  };
  return rest(goOn(table, used(table, begun, act, bonus, move)));
}

function refuseAgain(table: Table, { one, turn }: Acting, card: number): Refused | undefined {
  return turn.bonus !== undefined && stands(table, 'magnificent.bonuses.never-twice')
    ? refuse('magnificent.bonuses.never-twice', { seat: one.seat, card }, [
        'magnificent.card-bonus.once-any-time',
      ])
    : undefined;
}

function isGain(bonus: CardBonus): bonus is Gain {
  return GAIN_KINDS.some((kind) => kind === bonus.kind);
}

function refuseUse(
  table: Table,
  state: State,
  act: Acting,
  bonus: CardBonus,
  { gems = {} }: MoveOf<'useBonus'>,
): Refused | undefined {
  const { one, own, turn } = act;
  const { seat } = one;
  if (isGain(bonus)) return refuseKinds([bonus], gems, seat);
  const card = one.dice.at(-1)?.card ?? 1;
  switch (bonus.kind) {
    case 'copy':
      return refuseFirmly('magnificent.bonuses.copy-card', { seat, card });
    case 'set_face':
      return refuseFirmly('magnificent.bonuses.set-die-face', { seat, card, isLate: true });
    case 'plus':
      return refuseLatePlus(table, act) ?? refusePlus(table, act, bonus.colour);
    case 'trainer_for_tile': {
      const trainers = returnable(state, turn, own);
      return trainers > 0
        ? refuseGone(table, state, act, bonus.colour)
        : refuseFirmly('magnificent.bonuses.trainer-for-small-tile', { seat, trainers });
    }
    case 'gems_for_tile':
      return gemCount(gems) === bonus.count && holds(own.gems, gems)
        ? refuseGone(table, state, act, bonus.colour)
        : refuseFirmly('magnificent.bonuses.gems-for-small-tile', {
            seat,
            gems: bonus.count,
            told: gemCount(gems),
          });
    case 'buy_trainer':
      return refuseBuying(table, state, act, bonus.coins);
  }
}

/** Nothing is paid for a tile that is not there, unless a trainer gives it another colour. */
function refuseGone(
  table: Table,
  state: State,
  { turn }: Acting,
  colour: Colour,
): Refused | undefined {
  const tile = tileOf(colour, 'small');
  const clause = 'magnificent.build.supply-exhausted';
  return isTileThere(table, state, turn, colour) || !stands(table, clause)
    ? undefined
    : refuse(clause, { tile, left: 0 });
}

function refusePlus(
  table: Table,
  { one }: Acting,
  colour: string | undefined,
): Refused | undefined {
  const die = turnColour(one);
  const named = colour === 'orange' || colour === 'green' || colour === 'purple' ? colour : die;
  return named !== die &&
    named !== undefined &&
    stands(table, 'magnificent.bonuses.plus-two-colour')
    ? refuse('magnificent.bonuses.plus-two-colour', {
        seat: one.seat,
        colour: named,
        die: one.dice.at(-1)?.colour ?? 'clear',
      })
    : undefined;
}

function refuseBuying(
  table: Table,
  state: State,
  { one }: Acting,
  cost: number,
): Refused | undefined {
  const { seat, coins } = one;
  if (coins < cost) return refuseFirmly('magnificent.bonuses.buy-trainer', { seat, cost, coins });
  return isTrainerThere(table, state, one)
    ? undefined
    : refuseFirmly('magnificent.components.trainers-total', {
        seat,
        trainers: trainersOf(state, one) + 1,
        exist: table.tables.trainers,
      });
}

function used(
  table: Table,
  course: Course,
  { one, own, turn }: Acting,
  bonus: CardBonus,
  { gems = {} }: MoveOf<'useBonus'>,
): Course {
  const { seat } = one;
  if (isGain(bonus)) return gain(table, course, seat, [bonus], 'card', gems);
  const { state } = course;
  switch (bonus.kind) {
    case 'copy':
    case 'set_face':
      return course;
    case 'plus': {
      // Of another colour only where the table lets it stand.
      const power = bonus.count;
      const plus = [...turn.plus, { source: 'card' as const, power }];
      const said =
        bonus.colour === undefined
          ? effect('magnificent.bonuses.plus-one-any', seat, { power })
          : effect('magnificent.bonuses.plus-two-colour', seat, { power, colour: bonus.colour });
      return withEffects(
        { ...course, state: withTurn(state, { plus }) },
        { ...said, also: ['magnificent.power.modifier-not-carried-over'] },
      );
    }
    case 'trainer_for_tile': {
      const cardTiles = [...turn.cardTiles, bonus.colour];
      return withEffects(
        { ...course, state: withTurn(withoutTrainer(state, { one, own, turn }), { cardTiles }) },
        effect('magnificent.bonuses.trainer-for-small-tile', seat, { colour: bonus.colour }),
      );
    }
    case 'gems_for_tile': {
      const paid = withOwn(state, seat, { gems: plusGems(own.gems, gems, -1) });
      const cardTiles = [...turn.cardTiles, bonus.colour];
      return withEffects(
        { ...course, state: withTurn(paid, { cardTiles }) },
        effect('magnificent.bonuses.gems-for-small-tile', seat, { colour: bonus.colour, gems }),
      );
    }
    case 'buy_trainer': {
      const coins = one.coins - bonus.coins;
      const said = effect('magnificent.bonuses.buy-trainer', seat, {
        cost: bonus.coins,
        coins,
        trainers: 1,
      });
      const paid = withEffects({ ...course, state: withSeat(state, seat, { coins }) }, said);
      return gainTrainers(table, paid, seat, 1, 'card');
    }
  }
}

/** An unused trainer goes back to the supply; a used one where the table plays it so and none is left. */
function withoutTrainer(state: State, { one, own, turn }: Acting): State {
  return own.trainers > 0
    ? withOwn(state, one.seat, { trainers: own.trainers - 1 })
    : withTurn(state, { returned: (turn.returned ?? 0) + 1 });
}
