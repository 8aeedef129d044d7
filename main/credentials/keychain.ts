import type { KeychainState } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';

/** The functions of keytar that Kontor uses. */
export interface KeychainAdapter {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
  findCredentials(service: string): Promise<{ account: string }[]>;
}

export interface KeychainOptions {
  /** Shown by the system's prompt; development builds use another one. */
  serviceName: string;
  /** Loads the native part; throws where there is no key store library. */
  load: () => Promise<KeychainAdapter>;
  timeoutMs: number;
  onState: (state: KeychainState) => void;
}

/** Windows keeps 2,560 bytes a value; the limit holds everywhere, so that nothing works on one system only (B031). */
export const secretBytesLimit = 2_400;

const probeAccount = 'probe';

/**
 * Secrets in the operating system's key store (SEC-14): loaded on first use, one call at a time, a time limit, one
 * shared read per entry, and after a call that hangs no further call until it returns. There is no plain-text way out.
 */
export class Keychain {
  readonly #options: KeychainOptions;
  readonly #reads = new Map<string, Promise<string | null>>();
  #adapter: Promise<KeychainAdapter> | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #hanging: Promise<unknown> | null = null;
  #state: KeychainState = 'unknown';

  constructor(options: KeychainOptions) {
    this.#options = options;
  }

  get state(): KeychainState {
    return this.#state;
  }

  /** The entry's value, or null when there is none. Rejects with `keychain.locked`, `.missing` or `.denied`. */
  read(account: string): Promise<string | null> {
    const running = this.#reads.get(account);
    if (running) return running;
    const reading = this.#call((adapter) => adapter.getPassword(this.#options.serviceName, account)).finally(
      () => this.#reads.delete(account),
    );
    this.#reads.set(account, reading);
    return reading;
  }

  /** Stores a value; an empty one deletes the entry. Rejects with `keychain.tooLong` above the limit. */
  async write(account: string, value: string): Promise<void> {
    if (value === '') return this.remove(account);
    const bytes = Buffer.byteLength(value, 'utf8');
    if (bytes > secretBytesLimit)
      throw new KontorError('keychain.tooLong', { bytes, limit: secretBytesLimit });
    await this.#call((adapter) => adapter.setPassword(this.#options.serviceName, account, value));
  }

  async remove(account: string): Promise<void> {
    await this.#call((adapter) => adapter.deletePassword(this.#options.serviceName, account));
  }

  /** Names of all entries under the program's own name, by whichever profile they were written. */
  async names(): Promise<string[]> {
    const entries = await this.#call((adapter) => adapter.findCredentials(this.#options.serviceName));
    return entries.map(({ account }) => account);
  }

  /** Finds out the state with an entry of no worth: written, read, deleted. */
  async probe(): Promise<KeychainState> {
    try {
      await this.write(probeAccount, 'x');
      await this.read(probeAccount);
      await this.remove(probeAccount);
    } catch {
      // The state tells it.
    }
    return this.#state;
  }

  #call<T>(use: (adapter: KeychainAdapter) => Promise<T>): Promise<T> {
    const turn = this.#queue.then(() => this.#callNow(use));
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #callNow<T>(use: (adapter: KeychainAdapter) => Promise<T>): Promise<T> {
    if (this.#hanging) throw this.#failed('locked');
    let adapter: KeychainAdapter;
    try {
      this.#adapter ??= this.#options.load();
      adapter = await this.#adapter;
    } catch (error) {
      // A failure is not kept: the library may be installed while the program runs.
      this.#adapter = null;
      throw this.#failed('missing', error);
    }
    const running = use(adapter);
    const outcome = await Promise.race([
      running.then(
        (value) => ({ kind: 'value' as const, value }),
        (error: unknown) => ({ kind: 'error' as const, error }),
      ),
      this.#timeLimit(),
    ]);
    if (outcome === 'timeout') {
      const release = () => {
        this.#hanging = null;
      };
      this.#hanging = running.then(release, release);
      throw this.#failed('locked');
    }
    if (outcome.kind === 'error') throw this.#failed(stateOfFailure(outcome.error), outcome.error);
    this.#setState('available');
    return outcome.value;
  }

  #timeLimit(): Promise<'timeout'> {
    return new Promise((resolve) => {
      setTimeout(() => resolve('timeout'), this.#options.timeoutMs).unref?.();
    });
  }

  #failed(state: Exclude<KeychainState, 'unknown' | 'available'>, cause?: unknown): KontorError {
    this.#setState(state);
    return new KontorError(`keychain.${state}`, undefined, { cause });
  }

  #setState(state: KeychainState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.onState(state);
  }
}

/** Signs in the system's words that there is no store to talk to, and that there is one which is shut. */
const missingSigns =
  /ServiceUnknown|NoReply|autolaunch|D-?Bus|not provided by any|could not connect|connection refused|no such file|Verbindung/i;
const lockedSigns = /IsLocked|locked|gesperrt|prompt|dismissed|interaction is not allowed/i;

/** keytar passes on the system's text, partly in the system's language; what is not understood counts as denied. */
function stateOfFailure(error: unknown): 'locked' | 'missing' | 'denied' {
  const message = error instanceof Error ? error.message : '';
  if (lockedSigns.test(message)) return 'locked';
  return missingSigns.test(message) ? 'missing' : 'denied';
}
