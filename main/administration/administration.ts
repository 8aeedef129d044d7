import type { AppInfo, Settings } from '../../preload/contract';
import { connectionRule } from './connection-rule';
import type { UpdateSource } from './policy';
import type { FoundPolicy } from './policy-file';

/** What an administrator set, as the parts of the program ask for it; `null`: nobody set anything. */
export class Administration {
  readonly #found: FoundPolicy | null;
  /** See `connectionRule`. */
  readonly requireAllowed: (baseAddress: string | null) => void;

  constructor(found: FoundPolicy | null) {
    this.#found = found;
    this.requireAllowed = connectionRule(found?.policy ?? null);
  }

  /** Nothing is kept on this computer: no store, no secret. */
  get isSessionOnly(): boolean {
    return this.#found?.policy.sessionOnly === true;
  }

  get isMaskedAtStart(): boolean {
    return this.#found?.policy.maskedAtStart === true;
  }

  /** The least that is logged, whatever the user wants. */
  get logLevel(): Settings['logLevel'] | null {
    return this.#found?.policy.logLevel ?? null;
  }

  get updateSource(): UpdateSource | null {
    const updates = this.#found?.policy.updates;
    return updates === undefined || updates === 'off' ? null : updates;
  }

  /** For the settings: which values are his, and in which file they stand. */
  get shown(): AppInfo['administrator'] {
    if (!this.#found) return null;
    const { file, policy } = this.#found;
    const { version: _, updates, ...others } = policy;
    const address = typeof updates === 'object' ? updates.address : updates;
    return { setBy: file.slice(0, 1_000), ...others, ...(address === undefined ? {} : { updates: address }) };
  }
}
