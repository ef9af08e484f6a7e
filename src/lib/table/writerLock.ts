// One writer per match over all windows of this phone. Without Web Locks everybody may write,
// and the database alone keeps two windows apart.

export type Locks = Pick<LockManager, 'request'>;

export interface WriterLockEvents {
  /** The window that wrote has gone, or this one has taken over. */
  granted(): void;
  /** Another window has taken over. */
  lost(): void;
}

export class WriterLock {
  readonly #name: string;
  readonly #locks: Locks | undefined;
  readonly #events: WriterLockEvents;
  #letGo: (() => void) | undefined;
  #waiting: AbortController | undefined;
  #isReleased = false;

  constructor(match: string, locks: Locks | undefined, events: WriterLockEvents) {
    this.#name = `impresario-match-${match}`;
    this.#locks = locks;
    this.#events = events;
  }

  get isShared(): boolean {
    return this.#locks === undefined;
  }

  /** True when this window may write now; else it is told when the other one has gone. */
  async tryTake(): Promise<boolean> {
    if (this.#locks === undefined) return true;
    const isTaken = await this.#ask({ ifAvailable: true });
    if (!isTaken) this.#waitInLine();
    return isTaken;
  }

  /** Takes the pen out of the other window's hand. */
  async steal(): Promise<void> {
    this.#waiting?.abort();
    if (this.#locks !== undefined) await this.#ask({ steal: true });
  }

  /** For good: a lock that comes later is let go at once. */
  release(): void {
    this.#isReleased = true;
    this.#waiting?.abort();
    this.#letGo?.();
    this.#letGo = undefined;
  }

  #waitInLine(): void {
    const waiting = new AbortController();
    this.#waiting = waiting;
    this.#ask({ signal: waiting.signal })
      .then((isTaken) => isTaken && this.#events.granted())
      .catch(() => undefined); // given up: this window closes, or has stolen the lock
  }

  /** Settles when the lock is granted or denied; held until it is released or stolen. */
  #ask(options: LockOptions): Promise<boolean> {
    return new Promise((resolve, reject) => {
      let isHeld = false;
      const held = this.#locks?.request(this.#name, options, (lock) => {
        resolve(lock !== null);
        if (!lock || this.#isReleased) return undefined;
        isHeld = true;
        return new Promise<void>((letGo) => (this.#letGo = letGo));
      });
      held?.catch((error: unknown) => {
        if (!isHeld) {
          reject(error instanceof Error ? error : new Error('The lock was refused'));
          return;
        }
        this.#letGo = undefined;
        this.#waitInLine();
        this.#events.lost();
      });
    });
  }
}
