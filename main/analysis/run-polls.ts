import type { PollRun, PollSnapshot } from '../service/polling/poll-run';
import { isSettled } from '../service/polling/poll-run';
import type { CorrelationKey, ServiceClient } from '../service/service-client';
import { isConnectionLoss } from './interruption-policy';

interface RunPollsParts {
  readonly userId: string;
  /** Asked again after every loss: the service on this computer comes back under another address. */
  readonly clientNow: () => Promise<ServiceClient>;
  readonly signal: AbortSignal;
}

interface PollWish {
  readonly key: CorrelationKey;
  readonly correlationId: string | undefined;
  /** Goes on where a saved poll stood. */
  readonly resumeFrom?: PollSnapshot | undefined;
  /** Hears of each poll without an answer; false ends the polling. */
  readonly onWait: (snapshot: PollSnapshot) => boolean;
}

/** The polls of one run, and the client that they and its other calls use: another one when the service has moved. */
export class RunPolls {
  readonly #parts: RunPollsParts;
  readonly #open = new Set<PollRun>();
  client: ServiceClient;

  constructor(parts: RunPollsParts, client: ServiceClient) {
    this.#parts = parts;
    this.client = client;
  }

  /** A service that cannot be reached now is asked for again after the next wait. */
  async renewClient(): Promise<void> {
    this.client = await this.#parts.clientNow().catch(() => this.client);
  }

  /** How the polling ended; `stopped` also where the signal or `onWait` ended it. */
  async untilEnd({ resumeFrom, ...wish }: PollWish): Promise<PollSnapshot> {
    let isUnwanted = false;
    const onWait = (snapshot: PollSnapshot) => {
      isUnwanted ||= !wish.onWait(snapshot);
      return !isUnwanted;
    };
    for (let saved = resumeFrom; ; ) {
      const { client } = this;
      const end = await this.#pollWith(client, { ...wish, onWait, resumeFrom: saved });
      if (this.#parts.signal.aborted || isUnwanted || end.state === 'done') return end;
      if (end.state === 'stopped') await this.renewClient();
      if (this.client === client) return end;
      saved = { ...end, state: 'running', nextPollAt: null, elapsedMs: 0 };
    }
  }

  /** Whatever is still polled ends at once. */
  stopAll(): void {
    for (const poll of this.#open) poll.stop();
  }

  async #pollWith(client: ServiceClient, wish: PollWish): Promise<PollSnapshot> {
    const { userId, clientNow, signal } = this.#parts;
    const { key, correlationId, resumeFrom, onWait } = wish;
    const poll: PollRun = client.poll({
      key,
      userId,
      correlationId,
      resumeFrom,
      signal,
      onChange: (snapshot) => {
        if (signal.aborted || isSettled(snapshot.state)) return;
        // The first change comes before there is a poll to stop.
        if (!onWait(snapshot)) queueMicrotask(() => poll.stop());
        if (!snapshot.fault || !isConnectionLoss(snapshot.fault)) return;
        clientNow().then(
          (now) => now !== client && poll.stop(),
          // It cannot be started now; the next poll asks again.
          () => undefined,
        );
      },
    });
    this.#open.add(poll);
    const end = await poll.settled();
    this.#open.delete(poll);
    return end;
  }
}
