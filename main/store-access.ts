import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import type { DatabaseFile, KeychainState, StoreRecovery, StoreState } from '../preload/contract';
import type { SecretStore } from './credentials/secret-store';
import { isDatabaseThere, lastCopy, recoverFiles } from './database-guard/last-copy';
import { KontorError } from './errors/kontor-error';
import { openStore, type Store } from './store/open-store';

export interface StoreAccessOptions {
  path: string;
  /** The bundled worker; without it the store runs from the sources (tests). */
  workerFile: string;
  programVersion?: string;
  secrets: SecretStore;
  keychainState: () => KeychainState;
  onChange: (state: StoreState) => void;
  /** What the window says of deleting by age; see `ErasureByAge`. */
  erasure?: () => Pick<StoreState, 'isClockDoubted' | 'erasedByAge'>;
  /** Names that damaged files of the settings have now. */
  filesSetAside?: readonly string[];
  /** What is wrong with the database of the service on this computer. */
  localServiceState?: () => StoreState['localService'];
  /** The store has just opened: lists are to be published, unfinished work taken up. */
  onOpened: () => unknown;
  onSlow: (statement: { operation: string; durationMs: number }) => void;
}

/** Name of the store's key in the key store. */
export const storeKeyName = 'store.key';

/**
 * When and how the local store opens: while the window loads, whose first screen needs it; with its key from the key
 * store, or in memory only when the user agreed to that (SEC-15, SEC-23). It never goes on without protection by itself.
 */
export class StoreAccess {
  readonly #options: StoreAccessOptions;
  #mode: StoreState['mode'] = 'closed';
  #errorCode: string | undefined;
  #setAsideAs: string | undefined;
  #opening: Promise<StoreState> | null = null;
  /** The thread is opening the file. */
  #starting: Promise<Store> | null = null;
  /** The program ends: what opens now is closed again, and nothing is taken up. */
  #isClosing = false;
  #store: Store | null = null;
  /** What `onOpened` began: whoever works without a window waits for it. */
  takenUp: Promise<unknown> = Promise.resolve();

  constructor(options: StoreAccessOptions) {
    this.#options = options;
  }

  /** The program ends. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Something else than the store itself changed. */
  refresh(): void {
    this.#options.onChange(this.state());
  }

  state(): StoreState {
    const localService = this.#options.localServiceState?.();
    return {
      ...(localService ? { localService } : {}),
      ...this.#options.erasure?.(),
      ...(this.#options.filesSetAside?.length ? { filesSetAside: [...this.#options.filesSetAside] } : {}),
      mode: this.#mode,
      keychain: this.#options.keychainState(),
      hasSessionConsent: this.#options.secrets.hasSessionConsent,
      ...(this.#errorCode === undefined ? {} : { errorCode: this.#errorCode }),
      ...(this.#mode === 'failed' ? { file: databaseFile(this.#options.path) } : {}),
      ...(this.#setAsideAs === undefined ? {} : { setAsideAs: this.#setAsideAs }),
    };
  }

  /** The open store. Rejects with `store.unavailable` while there is none. */
  get(): Store {
    if (!this.#store) throw new KontorError('store.unavailable', { reason: this.#mode });
    return this.#store;
  }

  /** Opens once however many ask. What stands in the way is in the answer's state, not thrown. */
  open(): Promise<StoreState> {
    if (this.#store) return Promise.resolve(this.state());
    this.#opening ??= this.#openNow().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /** The user agreed to work without a key store: in memory, gone at quit. */
  async allowSession(): Promise<StoreState> {
    this.#options.secrets.allowSession();
    return this.open();
  }

  /**
   * Out of a store that does not open: nothing is deleted, the files as they are get another name. Rejects with
   * `store.noCopy` when the last good copy has gone meanwhile.
   */
  async recover(how: StoreRecovery): Promise<StoreState> {
    if (this.#store || this.#opening || this.#mode !== 'failed') return this.open();
    const { path } = this.#options;
    this.#setAsideAs = makeWay(path, how) ?? undefined;
    this.#opening = this.#openNow(how === 'withoutLog').finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /** One that is still opening opens first: a process that ends while its thread is at the file ends by a signal. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#starting?.catch(() => undefined);
    const store = this.#store;
    this.#store = null;
    await store?.close();
  }

  async #openNow(isLogGivenUp = false): Promise<StoreState> {
    try {
      const key = await this.#key();
      const isSession = key === null;
      if (this.#isClosing) return this.state();
      this.#starting = openStore({
        path: isSession ? ':memory:' : this.#options.path,
        key,
        isLogGivenUp,
        workerFile: this.#options.workerFile,
        onSlow: this.#options.onSlow,
        programVersion: this.#options.programVersion,
        onLost: () => {
          // While it opens, the reason it did not is thrown below.
          if (!this.#store) return;
          this.#store = null;
          this.#change('failed', 'store.unavailable');
        },
      });
      this.#store = await this.#starting;
      if (this.#isClosing) return this.state();
      const state = this.#change(isSession ? 'session' : 'encrypted');
      this.takenUp = Promise.resolve(this.#options.onOpened());
      return state;
    } catch (error) {
      const code = codeOf(error);
      // A key store that cannot be asked leaves the store closed: the user may unlock it, or agree to a session.
      return code.startsWith('keychain.') ? this.#change('closed', code) : this.#change('failed', code);
    }
  }

  /** The key, made on the first start; null for a session in memory. */
  async #key(): Promise<string | null> {
    const { secrets, path } = this.#options;
    const held = await secrets.read(storeKeyName);
    if (held !== null) return held;
    if (secrets.hasSessionConsent) return null;
    // A store whose key is gone must not be hidden behind a new, empty one.
    if (isDatabaseThere(path)) throw new KontorError('store.wrongKey');
    const key = randomBytes(32).toString('hex');
    await secrets.write(storeKeyName, key, 'keychain');
    return key;
  }

  #change(mode: StoreState['mode'], errorCode?: string): StoreState {
    this.#mode = mode;
    this.#errorCode = errorCode;
    const state = this.state();
    this.#options.onChange(state);
    return state;
  }
}

/** What the system says of a file, here of the names of keys, means the same for the store. */
const systemCodes: ReadonlyMap<unknown, string> = new Map([
  ['EACCES', 'store.readOnly'],
  ['EPERM', 'store.readOnly'],
  ['EROFS', 'store.readOnly'],
  ['ENOSPC', 'store.full'],
]);

function codeOf(error: unknown): string {
  if (error instanceof KontorError) return error.code;
  return systemCodes.get((error as NodeJS.ErrnoException | null)?.code) ?? 'store.unavailable';
}

/** See `recoverFiles`. @throws KontorError `store.noCopy` */
export function makeWay(path: string, how: StoreRecovery): string | null {
  const name = recoverFiles(path, how, new Date());
  if (name === null && how === 'copy') throw new KontorError('store.noCopy');
  return name;
}

/** What the user is told of the file of a database that does not open. */
export function databaseFile(path: string): DatabaseFile {
  const copy = lastCopy(path);
  return { name: basename(path), copyMadeAt: copy && new Date(copy.madeAt).toISOString() };
}
