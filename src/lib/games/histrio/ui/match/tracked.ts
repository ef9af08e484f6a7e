// What is told beside the Court while only the score is kept: the keys of these, in their order, and what each one asks.
import { m } from '$lib/paraglide/messages.js';
import type { Move } from '../../rules/moves.ts';

export type Tracked = 'manager' | 'acrobat' | 'needle' | 'bonus' | 'wage' | 'theft';

const ALWAYS = ['manager', 'acrobat', 'needle'] as const satisfies readonly Tracked[];
const WITH_PURSES = ['manager', 'acrobat', 'bonus', 'theft', 'wage', 'needle'] as const;

/** What pays from hand to hand is told only where the purses are kept. */
export function trackedIn({ isKept }: { readonly isKept: boolean }): readonly Tracked[] {
  return isKept ? WITH_PURSES : ALWAYS;
}

/** What asked for a move; undefined when none of these did. */
export function trackedBy({ type }: Move): Tracked | undefined {
  switch (type) {
    case 'stage':
      return 'manager';
    case 'gainAcrobat':
      return 'acrobat';
    case 'takeBonus':
      return 'bonus';
    case 'steal':
      return 'theft';
    case 'payActor':
      return 'wage';
    default:
      return undefined;
  }
}

/** On its key. */
export function trackText(what: Tracked): string {
  switch (what) {
    case 'manager':
      return m.him_manager_on_stage();
    case 'acrobat':
      return m.him_acrobat_gain();
    case 'bonus':
      return m.him_bonus();
    case 'theft':
      return m.him_theft();
    case 'wage':
      return m.him_wage();
    case 'needle':
      return m.him_needle_elsewhere();
  }
}

/** Once it has been tapped. */
export function trackTitle(what: Tracked): string {
  switch (what) {
    case 'manager':
      return m.him_manager_whose();
    case 'acrobat':
      return m.him_acrobat_gain_whose();
    case 'bonus':
      return m.him_bonus_whose();
    case 'theft':
      return m.him_thief_who();
    case 'wage':
      return m.him_wage_whose();
    case 'needle':
      return m.him_needle_elsewhere();
  }
}
