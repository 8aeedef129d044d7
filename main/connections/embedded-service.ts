import { KontorError } from '../errors/kontor-error';

/** What the embedded service needs to start; the keys come from the key store. */
export interface EmbeddedStart {
  databasePath: string;
  databaseKey: string;
  clientId: string;
  clientSecret: string;
  /** What main's own witness says has surely passed, ms since 1970. */
  clockSeen?: number;
  /** The user gave up the last transactions of a damaged database. */
  isLogGivenUp?: boolean;
}

/** A child that runs the service: Electron's utility process in the program. */
export interface ServiceProcess {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  kill(): boolean;
}

export interface EmbeddedServiceOptions {
  fork: () => ServiceProcess;
  start: () => Promise<EmbeddedStart>;
  startTimeoutMs: number;
  onExit: (code: number) => void;
  /** The name of a failure inside the service that nobody foresaw. */
  onFault: (name: string) => void;
  /** Its database cannot be opened, or can again. */
  onDamage: () => void;
}

/** What the process says when its database does not open, and the code under which the user hears of it. */
const damageCodes = new Map([
  ['pages', 'localService.damaged'],
  ['gone', 'localService.gone'],
  ['log', 'localService.logDamaged'],
  ['key', 'localService.wrongKey'],
  ['newer', 'localService.newer'],
  ['readOnly', 'localService.readOnly'],
]);

const startTimeoutMs = 20_000;

/** How long it may take to start, and what the log has of its end and its faults. */
export function serviceWatch(
  log: (entry: { event: string; level: 'info' | 'fault'; count?: number; code?: string }) => void,
): Pick<EmbeddedServiceOptions, 'startTimeoutMs' | 'onExit' | 'onFault'> {
  return {
    startTimeoutMs,
    onExit: (code) => log({ event: 'localService.exit', level: code === 0 ? 'info' : 'fault', count: code }),
    onFault: (name) => log({ event: 'localService.fault', level: 'fault', code: name }),
  };
}

/** The service on this computer: started on first use, started again when it died, stopped at quit. */
export class EmbeddedService {
  readonly #options: EmbeddedServiceOptions;
  #running: Promise<string> | null = null;
  #process: ServiceProcess | null = null;
  #address: string | null = null;
  #damage: string | null = null;

  constructor(options: EmbeddedServiceOptions) {
    this.#options = options;
  }

  /** Where it listens, or an empty text while it does not run. */
  get address(): string {
    return this.#address ?? '';
  }

  /** The code of what is wrong with its database; null where nothing is known to be. */
  get damage(): string | null {
    return this.#damage;
  }

  /** Resolves with the base address once it answers. Rejects with `localService.notStarted`, or with what is wrong with its database. */
  ensureRunning(): Promise<string> {
    this.#running ??= this.#startNow().catch((error: unknown) => {
      this.#running = null;
      throw error;
    });
    return this.#running;
  }

  async #startNow(): Promise<string> {
    const start = await this.#options.start().catch((error: unknown) => {
      if (error instanceof KontorError && error.code === 'localService.wrongKey')
        this.#noteDamage(error.code);
      throw error;
    });
    const child = this.#options.fork();
    this.#process = child;
    return new Promise<string>((resolve, reject) => {
      const giveUp = (reason: string) => {
        clearTimeout(limit);
        reject(new KontorError('localService.notStarted', { reason }));
      };
      const limit = setTimeout(() => {
        child.kill();
        if (this.#process === child) this.#process = null;
        giveUp('timeout');
      }, this.#options.startTimeoutMs);
      child.on('message', (rawMessage) => {
        const { address, fault, problem } = (rawMessage ?? {}) as Record<string, unknown>;
        if (typeof fault === 'string') this.#options.onFault(fault);
        const damage = damageCodes.get(String(problem));
        if (damage) {
          clearTimeout(limit);
          this.#noteDamage(damage);
          reject(new KontorError(damage));
        }
        if (typeof address !== 'string') return;
        clearTimeout(limit);
        this.#noteDamage(null);
        this.#address = address;
        resolve(address);
      });
      child.on('exit', (code) => {
        giveUp('exit');
        this.#options.onExit(code);
        // A late end of one that was given up must not take its successor's place away.
        if (this.#process !== child) return;
        this.#running = null;
        this.#process = null;
        this.#address = null;
      });
      child.postMessage(start);
    });
  }

  #noteDamage(code: string | null): void {
    if (this.#damage === code) return;
    this.#damage = code;
    this.#options.onDamage();
  }

  /** Another witness of the clock has seen this instant pass; one that does not run hears of it when it starts. */
  vouch(clockSeen: number): void {
    this.#process?.postMessage({ type: 'clock', clockSeen });
  }

  /** Asks it to finish what it does and stop. Resolves when it is gone, or after the deadline. */
  async stop(deadlineMs: number): Promise<void> {
    // One that is just starting is stopped too, and not left behind.
    await this.#running?.catch(() => undefined);
    const child = this.#process;
    if (!child) return;
    await new Promise<void>((resolve) => {
      const limit = setTimeout(() => {
        child.kill();
        resolve();
      }, deadlineMs);
      child.on('exit', () => {
        clearTimeout(limit);
        resolve();
      });
      child.postMessage({ type: 'stop' });
    });
  }
}
