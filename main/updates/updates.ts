import { join } from 'node:path';
import type { UpdateSource } from '../administration/policy';
import { KontorError } from '../errors/kontor-error';
import type { UpdateEngine } from './update-engine';

export interface UpdatesOptions {
  readonly source: UpdateSource | null;
  readonly isPackaged: boolean;
  /** Something is sent or analysed. */
  readonly isAtWork: () => boolean;
  readonly makeEngine: (source: UpdateSource) => Promise<UpdateEngine>;
}

/** Updates on request (SEC-36): nothing is looked for, fetched or installed by itself. */
export class Updates {
  readonly #options: UpdatesOptions;
  #engine: Promise<UpdateEngine> | null = null;

  constructor(options: UpdatesOptions) {
    this.#options = options;
  }

  /** The newer version that there is, or null. @throws KontorError update.off, update.notSigned, update.failed */
  async check(): Promise<{ version: string | null }> {
    const version = await this.#with((engine) => engine.newerVersion());
    return { version };
  }

  /** Fetches the newer version and ends the program for it. @throws KontorError update.busy too, before and after it was fetched */
  async install(): Promise<void> {
    this.#requireRest();
    await this.#with(async (engine) => {
      if ((await engine.newerVersion()) === null) throw new KontorError('update.none');
      await engine.fetch();
      this.#requireRest();
      engine.install();
    });
  }

  #requireRest(): void {
    if (this.#options.isAtWork()) throw new KontorError('update.busy');
  }

  async #with<T>(use: (engine: UpdateEngine) => Promise<T>): Promise<T> {
    const { source, isPackaged, makeEngine } = this.#options;
    // A build of a checkout is signed by nobody: it is never replaced.
    if (source === null || !isPackaged) throw new KontorError('update.off');
    this.#engine ??= makeEngine(source);
    try {
      return await use(await this.#engine);
    } catch (cause) {
      if (cause instanceof KontorError) throw cause;
      // Not kept: the next try begins anew.
      this.#engine = null;
      const reason = String((cause as { code?: unknown } | null)?.code ?? 'network').slice(0, 100);
      throw new KontorError('update.failed', { reason }, { cause });
    }
  }
}

/** With the library behind it, which is loaded when somebody first asks. */
export function updatesOf(
  source: UpdateSource | null,
  { isPackaged, userData }: { readonly isPackaged: boolean; readonly userData: string },
  isAtWork: () => boolean,
): Updates {
  const makeEngine = async (given: UpdateSource) =>
    (await import('./update-engine')).updateEngine(given, join(userData, 'updates'));
  return new Updates({ source, isPackaged, isAtWork, makeEngine });
}
