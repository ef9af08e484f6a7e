// The way through what is half told, tap by tap, so that undo takes back the last tap before it takes back a move.
import { sameJson } from '../referee/sameJson.ts';

export class TapSteps<Told> {
  /** What was told before each tap, and what was taken back, the last of either at the end. */
  #before: readonly Told[] = $state.raw([]);
  #after: readonly Told[] = $state.raw([]);
  #taken = $state(0);
  /** What was told when the last tap came, as long as that tap has changed nothing: one tap is one step, whatever it changes. */
  #atTap: Told | undefined;

  /** Steps back and on so far. */
  get taken(): number {
    return this.#taken;
  }
  get canGoBack(): boolean {
    return this.#before.length > 0;
  }
  get canGoOn(): boolean {
    return this.#after.length > 0;
  }

  /** Somebody taps, presses a key or types. */
  tapped(now: Told): void {
    this.#atTap = now;
  }

  /** What is told changes. Without a tap that is no step of its own. */
  step(): void {
    if (this.#atTap === undefined) return;
    this.#before = [...this.#before, this.#atTap];
    this.#after = [];
    this.#atTap = undefined;
  }

  /** Something was found told half: by which taps nobody knows, so all of it is one step. */
  found(before: Told): void {
    if (!this.canGoBack && !this.canGoOn) this.#before = [before];
  }

  /** What was told before the last tap that changed it; undefined where there was none. */
  back(now: Told): Told | undefined {
    this.#atTap = undefined;
    const steps = this.#before.findLastIndex((told) => !sameJson(told, now));
    const told = this.#before[steps];
    this.#before = this.#before.slice(0, Math.max(0, steps));
    if (told === undefined) return undefined;
    this.#after = [...this.#after, now];
    this.#taken += 1;
    return told;
  }

  /** What was told before it was taken back. */
  on(now: Told): Told | undefined {
    this.#atTap = undefined;
    const told = this.#after.at(-1);
    this.#after = this.#after.slice(0, -1);
    if (told === undefined) return undefined;
    this.#before = [...this.#before, now];
    this.#taken += 1;
    return told;
  }

  /** All stands as it began: there is no tap to take back. */
  begun(): void {
    if (this.#before.length > 0) this.#before = [];
  }

  /** Another move has been told. */
  forget(): void {
    this.begun();
    if (this.#after.length > 0) this.#after = [];
  }
}
