// Which window writes a match: one has the pen, the others follow what it tells until the pen comes to them.
import { WriterLock, type Locks } from './writerLock.ts';

/** `writer` tells; a `follower` sees what another window tells, as it is told. */
export type Role = 'writer' | 'follower';

interface PenWays {
  readonly match: string;
  /** The browser's own when left out; `false` for a browser without. */
  readonly locks?: Locks | false | undefined;
  /** Hears from now on what other windows write. Returns the way to stop. */
  readonly follow: () => () => void;
  /** Reads what another window has written, before anything is told behind it. */
  readonly catchUp: () => Promise<void>;
  /** This window writes from now on, whichever way the pen has come to it. */
  readonly onheld: () => void;
}

export class Pen {
  readonly #ways: PenWays;
  readonly #lock: WriterLock;
  #role: Role = $state('follower');
  #stopFollowing: (() => void) | undefined;
  #isClosed = false;
  /** Times that another window has taken the pen away. */
  #losses = 0;

  constructor(ways: PenWays) {
    const { match, locks = locksHere() } = ways;
    this.#ways = ways;
    this.#lock = new WriterLock(match, locks === false ? undefined : locks, {
      granted: () => void this.hold(),
      lost: () => {
        this.#losses += 1;
        this.#follow();
      },
    });
  }

  get role(): Role {
    return this.#role;
  }

  /** Writes when nobody does, else follows. */
  async take(): Promise<void> {
    if (await this.#lock.tryTake()) await this.hold();
    else this.#follow();
  }

  /** Takes the pen from the window that has it; `hold` comes next. */
  async steal(): Promise<void> {
    if (this.#role === 'follower') await this.#lock.steal();
  }

  async hold(): Promise<void> {
    if (this.#isClosed) return;
    this.#stopFollowing?.();
    this.#stopFollowing = undefined;
    const before = this.#losses;
    await this.#ways.catchUp();
    if (this.#losses > before) return; // another window took over meanwhile, and is followed by now
    this.#role = 'writer';
    if (this.#lock.isShared) this.#startFollowing();
    this.#ways.onheld();
  }

  /** Follows from the beginning, where it does: what could not be read at first is not heard of later. */
  followAnew(): void {
    if (this.#stopFollowing) this.#startFollowing();
  }

  /** Neither follows nor takes the pen any more. */
  close(): void {
    this.#isClosed = true;
    this.#stopFollowing?.();
  }

  /** Lets the next window write. */
  release(): void {
    this.#lock.release();
  }

  #follow(): void {
    this.#role = 'follower';
    this.#startFollowing();
  }

  #startFollowing(): void {
    if (this.#isClosed) return;
    this.#stopFollowing?.();
    this.#stopFollowing = this.#ways.follow();
  }
}

function locksHere(): Locks | undefined {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : undefined;
}
