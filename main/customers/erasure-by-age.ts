import type { StoreState } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';

export interface ErasureByAgeParts {
  readonly clock: { readonly isDoubted: boolean; passed(): number; confirm(): void; rest(): void };
  /** Deletes what has become too old by this instant; answers the names of the customers that went, and how many imports without one. */
  readonly purge: (now: Date) => Promise<{ names: string[]; imports: number }>;
  /** The service on this computer deletes by age too. */
  readonly tellService: (passed: number) => void;
  readonly log: (entry: { event: string; count?: number }) => void;
}

/** As many names as a note has room for. */
const namesTold = 20;

/**
 * What is kept for a time and then deleted on this computer: nothing by a clock that leapt, until a person says that it is right (SEC-47), and
 * never without a note of what went.
 */
export class ErasureByAge {
  readonly #parts: ErasureByAgeParts;
  #erased: StoreState['erasedByAge'];

  constructor(parts: ErasureByAgeParts) {
    this.#parts = parts;
  }

  /** The latest instant that has surely passed, ms since 1970. */
  passed(): number {
    return this.#parts.clock.passed();
  }

  /** What the window says of it. */
  get shown(): Pick<StoreState, 'isClockDoubted' | 'erasedByAge'> {
    return {
      ...(this.#parts.clock.isDoubted ? { isClockDoubted: true } : {}),
      ...(this.#erased ? { erasedByAge: this.#erased } : {}),
    };
  }

  async erase(): Promise<void> {
    const { clock, purge, log } = this.#parts;
    const passed = clock.passed();
    if (clock.isDoubted) log({ event: 'clock.doubted' });
    const { names, imports } = await purge(new Date(passed));
    if (names.length + imports === 0) return;
    log({ event: 'customers.erasedByAge', count: names.length + imports });
    this.#erased = { names: names.slice(0, namesTold), customers: names.length, imports };
  }

  /** A person says that the date of this computer is right: what is due by it goes. */
  async confirm(): Promise<void> {
    const { clock, tellService, log } = this.#parts;
    log({ event: 'clock.confirmed' });
    clock.confirm();
    tellService(clock.passed());
    await this.erase().catch((error: unknown) => {
      // What is due goes when the store opens: `erase` is called then too.
      if (!isStoreClosed(error)) throw error;
    });
  }

  rest(): void {
    this.#parts.clock.rest();
  }
}

function isStoreClosed(error: unknown): boolean {
  return error instanceof KontorError && error.code === 'store.unavailable';
}
