import { KontorError } from '../../errors/kontor-error';
import type { ServiceClient } from '../../service/service-client';
import { type CallFailure, judgeFailedCall } from '../decisions/call-failure-policy';
import { isSameServiceMoved } from '../decisions/moved-service';

/** Answers lost one after the other before the work stops and waits for the user. */
const mostLostInARow = 5;

export interface ServicePeerOptions {
  client: ServiceClient;
  /** Asked again when the connection was lost: the service on this computer comes back under another address. */
  clientNow: () => Promise<ServiceClient>;
  /** Aborts the call under way. */
  signal: AbortSignal;
  wait: (delayMs: number, signal: AbortSignal) => Promise<void>;
}

/** The service as a long piece of work sees it: calls get lost, and it may come back under another address. */
export class ServicePeer {
  readonly signal: AbortSignal;
  readonly #options: ServicePeerOptions;
  #client: ServiceClient;
  #lostInARow = 0;

  constructor(options: ServicePeerOptions) {
    this.#options = options;
    this.signal = options.signal;
    this.#client = options.client;
  }

  get client(): ServiceClient {
    return this.#client;
  }

  /** A write was answered. */
  noteAnswer(): void {
    this.#lostInARow = 0;
  }

  /** Waits a little longer each time before anything is asked again. @throws the error when that does not help */
  async waitAfterLoss(error: unknown): Promise<void> {
    this.#lostInARow += 1;
    if (this.#lostInARow > mostLostInARow) throw error;
    await this.#options.wait(500 * 2 ** (this.#lostInARow - 1), this.signal);
    await this.#renewClient();
  }

  /**
   * A client that was closed because its service came back elsewhere lost an answer; anything else that stops, stops.
   * @param client with which the call was made
   */
  async judge(error: unknown, client = this.#client): Promise<CallFailure> {
    const failure = judgeFailedCall(error);
    if (failure !== 'stopped' || this.signal.aborted) return failure;
    if (client !== this.#client) return 'lost';
    return (await this.#renewClient()) ? 'lost' : 'stopped';
  }

  /** Repeats what only reads when the connection is lost on the way. */
  async insist<T>(read: (client: ServiceClient) => Promise<T>): Promise<T> {
    for (let lost = 0; ; lost += 1) {
      try {
        return await read(this.#client);
      } catch (error) {
        if (lost === mostLostInARow || (await this.judge(error)) !== 'lost') throw error;
        await this.#options.wait(500 * 2 ** lost, this.signal);
        await this.#renewClient();
      }
    }
  }

  /** Answers true when the service is to be found elsewhere now. One that cannot be started is asked for again later. */
  async #renewClient(): Promise<boolean> {
    const now = await this.#options.clientNow().catch(() => this.#client);
    if (!isSameServiceMoved(this.#client, now)) return false;
    this.#client = now;
    return true;
  }
}

export function codeOf(error: unknown): string {
  if (error instanceof KontorError) return error.code;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'internal';
}
