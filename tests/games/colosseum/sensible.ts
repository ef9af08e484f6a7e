// Colosseum played as people play it: programs with a plan, lots for what they lack, nobles drawn home. Golden matches come from it.
import type {
  Asset,
  Face,
  Noble,
  StandardAsset,
  Tokens,
} from '../../../src/lib/games/colosseum/data/assets.ts';
import {
  ASSETS,
  FACES,
  NOBLES,
  STANDARD_ASSETS,
  amountOf,
  isStandard,
  tokensOf,
} from '../../../src/lib/games/colosseum/data/assets.ts';
import type { Program } from '../../../src/lib/games/colosseum/data/tables.ts';
import type { Move, MoveOf } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { SIDES } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { canProduce } from '../../../src/lib/games/colosseum/rules/phases/eventChecks.ts';
import type { Nobles } from '../../../src/lib/games/colosseum/rules/ring.ts';
import {
  noblesIn,
  onwards,
  ranksOf,
  reachOf,
  spectatorsOf,
  sumsOf,
} from '../../../src/lib/games/colosseum/rules/ring.ts';
import type { ColosseumRules } from '../../../src/lib/games/colosseum/rules/rule.ts';
import type { SeatState, State } from '../../../src/lib/games/colosseum/rules/state.ts';
import { ownerOf, programOf, seatOf } from '../../../src/lib/games/colosseum/rules/table.ts';
import type { Step } from '../../../src/lib/referee/rules.ts';
import type { Chooser } from '../../support/chooser.ts';
import { TABLE } from './play.ts';
import { boxWithout } from './tables.ts';

const { tables } = TABLE;

/** `calm` never plays a medal for anything but spectators and trades for coins alone. */
export type Style = 'calm' | 'lively';

export interface Box {
  readonly green: readonly Asset[];
  readonly orange: readonly Asset[];
}

export interface Evening {
  readonly rules: ColosseumRules;
  readonly box: Box;
  readonly style: Style;
  readonly choose: Chooser;
}

/** Tokens with a green back as far as they are public; the bag holds the others. */
const GREEN = {
  gladiator: 10,
  horse: 6,
  comedian: 5,
  musician: 4,
  scenery: 4,
  decoration: 3,
  ship: 2,
  lion: 2,
  torch: 1,
  priest: 1,
  chariot: 1,
  cage: 1,
};

/** All tokens in the order in which they will come up. */
export function shuffledBox(choose: Chooser): Box {
  const shuffled = (tokens: Tokens) => {
    const left = ASSETS.flatMap((asset) => Array<Asset>(tokens[asset] ?? 0).fill(asset));
    return left.map((_, at) => {
      const from = at + choose.below(left.length - at);
      const [here, there] = [left[at] ?? 'gladiator', left[from] ?? 'gladiator'];
      [left[at], left[from]] = [there, here];
      return there;
    });
  };
  return { green: shuffled(GREEN), orange: shuffled(boxWithout(GREEN)) };
}

/** What a sensible table tells when it is asked the first thing it is asked now. */
export function sensibleMove(evening: Evening, state: State): Move {
  const { rules, choose } = evening;
  const [step] = rules.steps(state);
  if (step === undefined) throw new Error('The table is asked nothing');
  const seat = step.seat ?? '';
  const one = seatOf(state, seat);
  const pass: Move = { type: 'pass', seat };
  const candidates = () => step.facts['candidates'] as readonly string[];
  switch (step.step) {
    case 'dealTokens':
      return {
        type: 'dealTokens',
        seat,
        tokens: drawn(evening, state, Number(step.facts['tokens']), 0),
      };
    case 'dealPrograms':
      return dealt(state, seat, choose);
    case 'refill': {
      const { green, orange } = step.facts;
      return { type: 'refill', tokens: drawn(evening, state, Number(green), Number(orange)) };
    }
    case 'finish':
      return { type: 'finish' };
    case 'givePodium': {
      const [only, other] = candidates();
      return {
        type: 'givePodium',
        ...(other === undefined || only === undefined ? {} : { to: choose.of(candidates()) }),
      };
    }
    case 'donate':
      return donation(state, candidates(), step.facts['owned'] as readonly Asset[], choose);
    case 'cashMedals':
      return one === undefined ? pass : covering(one, Number(step.facts['bid']));
    default:
      return (one === undefined ? undefined : wishOf(evening, state, step, one)) ?? pass;
  }
}

/** Undefined where the seat does nothing (more) in this phase. */
function wishOf(evening: Evening, state: State, step: Step, one: SeatState): Move | undefined {
  switch (step.step) {
    case 'invest':
      return investment(evening, state, one);
    case 'open':
      return opening(evening, state, one);
    case 'bid':
      return bidding(evening, state, one, Number(step.facts['least']));
    case 'trade':
      return deal(evening, state, one);
    case 'moveNobles':
      return canProduce(TABLE, state, one) ? roll(state, one, evening.choose) : undefined;
    case 'produce':
      return production(evening, state, one);
    case 'discard':
      return {
        type: 'discard',
        seat: one.seat,
        asset: spared(state, one, step.facts['used'] as readonly Asset[]),
      };
    default:
      throw new Error(`No move known for ${step.step}`);
  }
}

/** The next tokens of the box; what has been drawn already follows from what is left. */
function drawn({ box }: Evening, { table }: State, green: number, orange: number): Asset[] {
  const [first, second] = [tables.green - (table?.green ?? 0), tables.orange - (table?.bag ?? 0)];
  return [...box.green.slice(first, first + green), ...box.orange.slice(second, second + orange)];
}

function dealt({ seats }: State, seat: string, choose: Chooser): Move {
  const owned = seats.flatMap(({ programs }) => programs);
  const free = (from: number) =>
    [0, 1, 2, 3, 4].map((at) => from + at).filter((number) => !owned.includes(number));
  return { type: 'dealPrograms', seat, low: choose.of(free(1)), mid: choose.of(free(6)) };
}

function programsOf(state: State, numbers: readonly number[]): Program[] {
  return numbers.flatMap((number) => programOf(TABLE, state, number) ?? []);
}

/** Most tokens of a type that any own program asks for. */
function needOf(state: State, { programs }: SeatState, asset: StandardAsset): number {
  return Math.max(0, ...programsOf(state, programs).map(({ assets }) => assets[asset] ?? 0));
}

function lackOf(state: State, one: SeatState, asset: StandardAsset): number {
  return needOf(state, one, asset) - amountOf(one.tokens, asset);
}

/** Coins a seat would give for these tokens. */
function worthOf(state: State, one: SeatState, tokens: readonly Asset[]): number {
  return tokens.reduce((sum, asset, at) => {
    if (!isStandard(asset)) return sum + 5;
    const before = tokens.slice(0, at).filter((other) => other === asset).length;
    return sum + (lackOf(state, one, asset) > before ? 5 : 1);
  }, 0);
}

/** Spectators of a program if three more of its assets come. */
function promiseOf({ tokens }: SeatState, { assets, spectators }: Program): number {
  const missing = STANDARD_ASSETS.reduce(
    (sum, asset) => sum + Math.max(0, (assets[asset] ?? 0) - amountOf(tokens, asset)),
    0,
  );
  return spectators[Math.max(0, missing - 3 - amountOf(tokens, 'joker'))] ?? 0;
}

function investment(
  { rules, style, choose }: Evening,
  state: State,
  one: SeatState,
): Move | undefined {
  const { seat, coins, arena, tokens } = one;
  const again = one.invested > 0;
  const special = amountOf(tokens, 'special_event') > 0;
  if (again && (style === 'calm' || (!special && one.medals < 3))) return undefined;
  const extra = again ? { extra: special ? ('special-event' as const) : ('medals' as const) } : {};
  const own = programsOf(state, one.programs);
  const best = Math.max(...own.map((program) => promiseOf(one, program)));
  const [offer] = tables.programs
    .filter(({ number, arena: needs }) => number > tables.dealtPrograms && needs <= arena.size + 1)
    .filter(({ number, cost }) => ownerOf(state, number) === undefined && cost + 8 <= coins)
    .toSorted((first, second) => promiseOf(one, second) - promiseOf(one, first));
  const buys =
    offer !== undefined && promiseOf(one, offer) > best + 3
      ? [{ what: 'program', program: offer.number } as const]
      : [];
  const grows = own.some((program) => program.arena > arena.size);
  const ideas = [
    ...(grows ? [{ what: 'expansion', side: choose.of(SIDES) } as const] : []),
    ...buys,
    ...(coins >= 13 && !one.loge ? [{ what: 'loge' } as const] : []),
    ...(coins >= 20 || state.round === tables.rounds ? [{ what: 'ticket' } as const] : []),
  ];
  return ideas
    .map((idea): Move => ({ type: 'invest', seat, ...idea, ...extra }))
    .find((move) => rules.rule(state, move).allowed);
}

function opening({ choose }: Evening, state: State, one: SeatState): Move | undefined {
  const { seat } = one;
  const lots = (state.table?.markets ?? []).map((tokens, at) => ({
    market: at + 1,
    worth: tokens.length === 0 ? 0 : worthOf(state, one, tokens),
  }));
  const [best] = lots.toSorted((first, second) => second.worth - first.worth);
  const bid = 8 + choose.below(2);
  if (best === undefined || best.worth < 10 || one.coins < bid) return undefined;
  return { type: 'open', seat, market: best.market, bid };
}

function bidding({ style, choose }: Evening, state: State, one: SeatState, least: number) {
  const { seat } = one;
  const lot = state.table?.markets[(state.lot?.market ?? 0) - 1] ?? [];
  const worth = worthOf(state, one, lot) + choose.below(style === 'calm' ? 2 : 8);
  const means = one.coins + (style === 'calm' ? 0 : tables.medal.coins * one.medals);
  const bid = least + choose.below(2);
  const isWanted = bid <= Math.min(worth, means) && (style === 'lively' || choose.once(2));
  return isWanted ? ({ type: 'bid', seat, bid } as const) : undefined;
}

/** What the winner cashes to pay. */
function covering({ seat, coins, medals }: SeatState, bid: number): Move {
  const needed = Math.ceil((bid - coins) / tables.medal.coins);
  return { type: 'cashMedals', seat, medals: Math.min(needed, medals) };
}

/** A token too many for one that lacks, or for coins; the other does not always agree. */
function deal({ style, choose }: Evening, state: State, one: SeatState): Move | undefined {
  const deals = state.seats
    .filter(({ seat }) => seat !== one.seat)
    .flatMap((other): Move[] => {
      const [wanted] = useful(state, other, one);
      if (wanted === undefined) return [];
      const [offered] = useful(state, one, other);
      const gets = { tokens: { [wanted]: 1 } };
      const gives =
        offered === undefined || style === 'calm'
          ? { coins: 2 + choose.below(4) }
          : { tokens: { [offered]: 1 } };
      return [{ type: 'trade', seat: one.seat, with: other.seat, gives, gets }];
    })
    .filter((move) => move.type === 'trade' && (move.gives.coins ?? 0) + 8 <= one.coins);
  const isAgreed = style === 'calm' ? choose.once(4) : choose.once(2);
  return deals.length > 0 && isAgreed ? choose.of(deals) : undefined;
}

/** Types of which one player has too many and another too few. */
function useful(state: State, from: SeatState, to: SeatState): StandardAsset[] {
  return STANDARD_ASSETS.filter(
    (asset) =>
      amountOf(from.tokens, asset) > 0 &&
      lackOf(state, from, asset) < 0 &&
      lackOf(state, to, asset) > 0,
  );
}

function nobleWorth(nobles: Nobles, { arena }: SeatState): number {
  return spectatorsOf(ranksOf(noblesIn(tables.ring, nobles, arena)), tables);
}

/** The dice fall, and the nobles go where they draw most spectators or earn a medal. */
function roll(state: State, one: SeatState, choose: Chooser): Move {
  const { seat } = one;
  const [first, second]: [Face, Face] = [choose.of(FACES), choose.of(FACES)];
  const walks = (squares: readonly number[]) =>
    NOBLES.flatMap((noble) => squares.map((by) => ({ noble, by })));
  const options = one.loge
    ? [
        ...walks(sumsOf([first, second], state.readings)).map((walk) => [walk]),
        ...walks(reachOf(first, state.readings)).flatMap((walk) =>
          walks(reachOf(second, state.readings))
            .filter(({ noble }) => noble !== walk.noble)
            .map((other) => [walk, other]),
        ),
      ]
    : walks(reachOf(first, state.readings)).map((walk) => [walk]);
  const worth = (moves: readonly { noble: Noble; by: number }[]) => {
    const { ring } = state;
    if (ring === undefined) return 0;
    const reached = moves.map(
      ({ noble, by }) => [noble, onwards(tables.ring, ring[noble], by)] as const,
    );
    const rests = reached.filter(([, square]) => tables.ring.rest.includes(square)).length;
    return nobleWorth({ ...ring, ...Object.fromEntries(reached) }, one) + 4 * rests;
  };
  const [moves = []] = options.toSorted((left, right) => worth(right) - worth(left));
  return { type: 'moveNobles', seat, dice: one.loge ? [first, second] : [first], moves };
}

function production(evening: Evening, state: State, one: SeatState): Move | undefined {
  const { rules, style } = evening;
  const { seat, medals, tokens } = one;
  const isLast = state.round === tables.rounds;
  if (style === 'lively' && isLast && amountOf(tokens, 'special_event') > 0 && state.medals > 0)
    return { type: 'takeMedal', seat, from: 'special-event' };
  const pushed = style === 'lively' && medals > 0 ? pushing(state, one) : undefined;
  if (pushed !== undefined) return pushed;
  const told = state.ring === undefined ? company(state, one, evening.choose) : {};
  const events = programsOf(state, one.programs).flatMap((program) => {
    const placed = placedOn(program, one);
    const move: MoveOf<'produce'> = {
      type: 'produce',
      seat,
      program: program.number,
      ...told,
      ...placed,
    };
    const played = isLast && medals > 0 ? { ...move, medals } : move;
    const ruling = rules.rule(state, played);
    if (!ruling.allowed) return [];
    const income = ruling.effects.find(({ clause }) => clause === 'colosseum.score.income');
    return [{ move: played, income: Number(income?.facts['income']) }];
  });
  return events.toSorted((first, second) => second.income - first.income)[0]?.move;
}

/** A medal brings somebody of rank home. */
function pushing({ ring }: State, one: SeatState): Move | undefined {
  if (ring === undefined) return undefined;
  const now = nobleWorth(ring, one);
  const [best] = NOBLES.flatMap((noble) =>
    [1, 2, 3, -1, -2, -3].map((by) => ({
      by,
      noble,
      gain: nobleWorth({ ...ring, [noble]: onwards(tables.ring, ring[noble], by) }, one) - now,
    })),
  ).toSorted((first, second) => second.gain - first.gain);
  if (best === undefined || best.gain < 5) return undefined;
  return { type: 'moveByMedal', seat: one.seat, noble: best.noble, by: best.by };
}

/** Who stands in the arena, where the ring is told; a larger arena draws more. */
function company({ medals }: State, { arena }: SeatState, choose: Chooser) {
  const nobles = {
    emperor: choose.once(4) ? 1 : 0,
    consul: choose.below(arena.size - 1),
    senator: choose.below(arena.size),
  };
  return choose.once(3) && medals > 0 ? { nobles, rests: 1 } : { nobles };
}

/** All own tokens the program asks for, and Jokers for what is missing. */
function placedOn({ assets }: Program, { tokens }: SeatState) {
  const own = STANDARD_ASSETS.flatMap((asset) =>
    Array<Asset>(Math.min(assets[asset] ?? 0, amountOf(tokens, asset))).fill(asset),
  );
  const missing = STANDARD_ASSETS.flatMap((asset) =>
    Array<StandardAsset>(Math.max(0, (assets[asset] ?? 0) - amountOf(tokens, asset))).fill(asset),
  );
  const jokers = missing.slice(0, amountOf(tokens, 'joker'));
  return { tokens: tokensOf(own), ...(jokers.length > 0 ? { jokers } : {}) };
}

/** The token one can best do without. */
function spared(state: State, one: SeatState, used: readonly Asset[]): Asset {
  const lack = (asset: Asset) => (isStandard(asset) ? lackOf(state, one, asset) : 9);
  return used.toSorted((first, second) => lack(first) - lack(second))[0] ?? 'gladiator';
}

function donation(
  state: State,
  candidates: readonly string[],
  owned: readonly Asset[],
  choose: Chooser,
): Move {
  const to = choose.of(candidates);
  const one = seatOf(state, to);
  const lacking = owned.find(
    (asset) => one !== undefined && isStandard(asset) && lackOf(state, one, asset) > 0,
  );
  const asset = lacking ?? owned[0];
  return {
    type: 'donate',
    ...(candidates.length > 1 ? { to } : {}),
    ...(asset === undefined ? {} : { asset }),
  };
}
