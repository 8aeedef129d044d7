import { KontorError } from '../errors/kontor-error';
import type { Keychain } from './keychain';

/** Names of entries in the key store, kept on disk: names only, never values. */
export interface WrittenNames {
  readonly value: readonly string[];
  save(names: string[]): void;
}

export type SecretState = 'none' | 'keychain' | 'session';

/**
 * Secrets by name for everyone else: in the key store, or, when the user agreed to it, in this process's memory until
 * quit (SEC-15). Nothing here writes to disk.
 */
export class SecretStore {
  readonly #keychain: Keychain;
  readonly #names: WrittenNames;
  readonly #session = new Map<string, string>();
  #hasSessionConsent: boolean;

  /** @param isSessionOnly an administrator decided it for the user */
  constructor(keychain: Keychain, names: WrittenNames, isSessionOnly = false) {
    this.#keychain = keychain;
    this.#names = names;
    this.#hasSessionConsent = isSessionOnly;
  }

  /** Every entry that was ever written to the key store and not removed since (SEC-42). */
  get writtenNames(): readonly string[] {
    return this.#names.value;
  }

  /** The same and whatever else the key store holds under the program's name: written by an older profile, say. */
  async allNames(): Promise<string[]> {
    const found = await this.#keychain.names().catch(() => []);
    return [...new Set([...this.#names.value, ...found])];
  }

  get hasSessionConsent(): boolean {
    return this.#hasSessionConsent;
  }

  allowSession(): void {
    this.#hasSessionConsent = true;
  }

  /** Value of an entry, or null. Without a usable key store and without consent the key store's error. */
  async read(name: string): Promise<string | null> {
    const held = this.#session.get(name);
    if (held !== undefined) return held;
    try {
      return await this.#keychain.read(name);
    } catch (error) {
      if (this.#hasSessionConsent) return null;
      throw error;
    }
  }

  async write(name: string, value: string, keepFor: 'keychain' | 'session'): Promise<void> {
    if (keepFor === 'session') {
      if (value === '') this.#session.delete(name);
      else this.#session.set(name, value);
      return;
    }
    // Noted first: an entry that nobody knows of would outlive "delete everything".
    const isNew = value !== '' && !this.#names.value.includes(name);
    if (isNew) this.#names.save([...this.#names.value, name]);
    await this.#keychain.write(name, value).catch((error: unknown) => {
      // Without a key store nothing was written; any other failure may have come after it was.
      if (isNew && error instanceof KontorError && error.code === 'keychain.missing') this.#forgetName(name);
      throw error;
    });
    if (value === '') this.#forgetName(name);
    this.#session.delete(name);
  }

  async remove(name: string): Promise<void> {
    this.#session.delete(name);
    try {
      await this.#keychain.remove(name);
      this.#forgetName(name);
    } catch (error) {
      if (!this.#hasSessionConsent) throw error;
    }
  }

  /** Where an entry is kept; never its value (SEC-13). A key store that cannot be asked holds nothing for now. */
  async stateOf(name: string): Promise<SecretState> {
    if (this.#session.has(name)) return 'session';
    try {
      return (await this.#keychain.read(name)) === null ? 'none' : 'keychain';
    } catch (error) {
      if (error instanceof KontorError) return 'none';
      throw error;
    }
  }

  /** An entry that is made on first use: from the key store, or for this session when the user agreed. */
  async readOrMake(name: string, make: () => string): Promise<string> {
    const held = await this.read(name);
    if (held !== null) return held;
    const value = make();
    await this.write(name, value, this.#hasSessionConsent ? 'session' : 'keychain');
    return value;
  }

  #forgetName(name: string): void {
    if (this.#names.value.includes(name))
      this.#names.save(this.#names.value.filter((known) => known !== name));
  }

  /** Forgets everything held in memory. */
  dropSession(): void {
    this.#session.clear();
  }
}
