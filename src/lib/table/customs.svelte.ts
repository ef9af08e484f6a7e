// How the people round this phone play a game, read when it is looked at and kept when they say so.
import type { Agreement } from '../referee/agreements.ts';
import {
  changeCustoms,
  NO_CUSTOMS,
  readCustoms,
  withAgreement,
  withoutAgreement,
  withReading,
  type Customs,
} from '../storage/customs.ts';
import type { ImpresarioDb } from '../storage/db.ts';
import type { Outcome, StoreFault } from '../storage/faults.ts';
import { openHouse } from './house.ts';

export class OurCustoms {
  readonly #game: string;
  #current: Customs = $state.raw(NO_CUSTOMS);
  #fault: StoreFault | undefined = $state.raw();
  /** What is kept is kept in turn: one change never undoes another. */
  #last: Promise<void>;

  constructor(game: string) {
    this.#game = game;
    this.#last = this.#take((db) => readCustoms(db, game));
  }

  get current(): Customs {
    return this.#current;
  }
  /** Why something could not be read or kept. */
  get fault(): StoreFault | undefined {
    return this.#fault;
  }
  /** All that was said so far is kept, or has failed. */
  get settled(): Promise<void> {
    return this.#last;
  }

  /** `undefined`: as proposed. */
  read(ruling: string, reading: string | undefined): void {
    this.#keep((customs) => withReading(customs, ruling, reading));
  }
  agree(agreement: Agreement): void {
    this.#keep((customs) => withAgreement(customs, agreement));
  }
  forget(agreement: Agreement): void {
    this.#keep((customs) => withoutAgreement(customs, agreement));
  }

  #keep(change: (customs: Customs) => Customs): void {
    this.#last = this.#last.then(() => this.#take((db) => changeCustoms(db, this.#game, change)));
  }

  async #take(work: (db: ImpresarioDb) => Promise<Outcome<Customs>>): Promise<void> {
    const house = await openHouse();
    const outcome = house.ok ? await work(house.value.db) : house;
    if (outcome.ok) this.#current = outcome.value;
    this.#fault = outcome.ok ? undefined : outcome.fault;
  }
}
