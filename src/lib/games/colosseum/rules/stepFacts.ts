// What the table is asked now and what its hands do: the facts of each step and checklist line.
import type { SeatId } from '../../../referee/ruling.ts';
import type { Asset } from '../data/assets.ts';

/** Facts of a checklist item: what the hands do at set-up and between the rounds. */
export type ChecklistFacts = {
  'colosseum.setup.common-supply': Record<never, never>;
  'colosseum.setup.player-kit': { coins: number };
  'colosseum.setup.score-marker-start': Record<never, never>;
  'colosseum.setup.sort-tokens': Record<never, never>;
  'colosseum.setup.fill-markets-green': { markets: number; tokens: number };
  'colosseum.setup.deal-green-3p': { tokens: number };
  'colosseum.setup.deal-green-4p': { tokens: number };
  'colosseum.setup.deal-green-5p': { tokens: number };
  'colosseum.setup.leftover-green': { tokens: number };
  'colosseum.setup.orange-bag': { tokens: number };
  'colosseum.setup.arena-positions': { squares: number[] };
  'colosseum.setup.nobles-on-coloured-squares': { squares: number[] };
  'colosseum.setup.deal-programs-low': Record<never, never>;
  'colosseum.setup.deal-programs-mid': Record<never, never>;
  'colosseum.setup.remove-spare-programs': { programs: number };
  'colosseum.setup.program-stacks': Record<never, never>;
  'colosseum.setup.initial-star-awards': Record<never, never>;
  'colosseum.frame.initial-first-player': { seat: SeatId };
  'colosseum.frame.round-counter': { round: number };
};

export type ChecklistClause = keyof ChecklistFacts;

/** Facts of what the table is asked now; `seat` is told with the step. */
export type StepFacts = {
  dealTokens: { tokens: number };
  dealPrograms: Record<never, never>;
  refill: { tokens: number; green: number; orange: number; markets: number[] };
  /** `again`: a second investment may be made with medals or a Special Event token. */
  invest: { round: number; coins: number; again: boolean };
  open: { markets: number[]; least: number; means?: number };
  bid: { market: number; bid: number; bidder: SeatId; least: number; means?: number };
  /** The winner has to cash medals before paying. */
  cashMedals: { bid: number; coins: number };
  /** `left`: who has not finished trading, in their order. */
  trade: { left: SeatId[] };
  moveNobles: { dice: number };
  produce: Record<never, never>;
  /** Who gets it; more than one where the dice must decide. */
  givePodium: { candidates: SeatId[]; result: number; by: 'result' | 'coins' | 'dice' };
  discard: { used: Asset[] };
  /** `seat` of the step asks; without it the dice decide among `candidates`. */
  donate: { leader: SeatId; candidates: SeatId[]; owned: Asset[]; mayWaive: boolean };
  /** `mayCash`: medals still become coins; `untold`: whose coins would decide and are not kept. */
  finish: { tied: SeatId[]; untold: SeatId[]; mayCash: boolean };
};

export type StepName = keyof StepFacts;
