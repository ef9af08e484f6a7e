// The King's mood: where the needle goes, when the mood changes and who comes home then. Rulebook «Настроение Короля».
import type { Effect, SeatId } from '../../../referee/ruling.ts';
import type { Actor, Mood } from '../data/cards.ts';
import { experienceOf } from '../data/cards.ts';
import type { Place } from './facts.ts';
import type { Course } from './rulings.ts';
import { effect } from './rulings.ts';
import { managersOn, moodOf } from './table.ts';

/** Space of the dial: 0, 1 … are comedy 1, 2 …; -1, -2 … are tragedy 1, 2 … */
export function placeOf(needle: number): Place {
  return needle >= 0 ? { mood: 'comedy', space: needle + 1 } : { mood: 'tragedy', space: -needle };
}

export function needleAt({ mood, space }: Place): number {
  return mood === 'comedy' ? space - 1 : -space;
}

/** Spaces towards comedy (positive) or tragedy (negative) that these actors push together. */
export function pushOf(actors: readonly Actor[]): number {
  return experienceOf(actors, 'comedian') - experienceOf(actors, 'tragedian');
}

export function pushOfOne(actor: Actor): number {
  return pushOf([actor]);
}

/** Where the needle ends; what goes beyond the last space is lost. `dial` 0 is a dial whose length nobody told. */
export function movedNeedle(needle: number, by: number, dial: number): number {
  const to = needle + by;
  return dial === 0 ? to : Math.max(-dial, Math.min(dial - 1, to));
}

/** Moves the needle, and sends the managers home when the mood changes. `seat` is who pushed, where it was one player. */
export function moveNeedle({ state, effects }: Course, by: number, seat?: SeatId): Course {
  if (by === 0) return { state, effects };
  const needle = movedNeedle(state.needle, by, state.dial);
  const to = placeOf(needle);
  const spaces = Math.abs(needle - state.needle);
  const moved = effect('histrio.mood.direction-and-distance', seat, {
    towards: by > 0 ? 'comedy' : 'tragedy',
    spaces,
    lost: Math.abs(by) - spaces,
    to,
  });
  const managers = managersOn(state);
  if (moodOf({ needle }) === moodOf(state)) {
    const stay: Effect[] =
      managers === 0
        ? []
        : [effect('histrio.mood.managers-stay-otherwise', undefined, { managers })];
    const inside = effect('histrio.mood.sector-decides', undefined, { mood: to.mood, to });
    return { state: { ...state, needle }, effects: [...effects, moved, inside, ...stay] };
  }
  return sendHome(
    { state: { ...state, needle }, effects: [...effects, moved, change(to.mood)] },
    managers,
  );
}

/** All managers leave the theatre. */
export function sendHome({ state, effects }: Course, managers = managersOn(state)): Course {
  if (managers === 0) return { state, effects };
  const seats = state.seats.map((seat) => ({ ...seat, stage: 0 }));
  const home = effect('histrio.mood.change-returns-managers', undefined, { managers }, [
    'histrio.summary.mood-change-reminder',
  ]);
  return { state: { ...state, seats }, effects: [...effects, home] };
}

export function change(mood: Mood): Effect {
  return effect('histrio.mood.change-on-crossing', undefined, { mood }, [
    'histrio.mood.sector-decides',
    'histrio.mood.change-flips-backdrop',
  ]);
}
