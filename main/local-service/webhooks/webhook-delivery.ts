import { isLoopbackHost } from '../http/loopback';
import type { Stored } from '../storage/document-repository';
import type { DeliveryRecord, WebhookRecord } from '../storage/records';
import type { Repositories } from '../storage/repositories';
import type { StoredUser } from '../storage/user-repository';

/** Waits between attempts; after the last one the delivery is given up. */
export const RETRY_DELAYS_MS: readonly number[] = [500, 2_000, 8_000, 30_000, 120_000];
const ATTEMPT_TIMEOUT_MS = 10_000;
/** Deliveries kept in the log per webhook. */
const LOG_LENGTH = 50;

interface DeliveryOptions {
  repositories: Pick<Repositories, 'webhooks' | 'deliveries'>;
  now(): number;
  onFault(error: unknown): void;
  retryDelaysMs?: readonly number[];
}

/** Why an address is refused, or null: deliveries never leave this computer. */
export function whyNotDeliverable(address: string): string | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return 'must be an address';
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'must be an http address';
  if (url.username !== '' || url.password !== '') return 'must not carry credentials';
  return isLoopbackHost(url.hostname)
    ? null
    : 'must be a loopback address: this service sends nothing elsewhere';
}

/**
 * Delivers events to webhooks (`interface.md` 6) with back-off until an answer of at most 299. Every delivery and each
 * attempt stands in the database, so deliveries outlive a restart.
 */
export class WebhookDelivery {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly abort = new AbortController();
  private readonly pending = new Set<Promise<void>>();

  constructor(private readonly options: DeliveryOptions) {}

  start(): void {
    for (const delivery of this.options.repositories.deliveries.listAll()) {
      if (delivery.value.state === 'pending') this.schedule(delivery.id, delivery.value.nextAttemptAt);
    }
  }

  async stop(): Promise<void> {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.abort.abort();
    await Promise.allSettled(this.pending);
  }

  /** Queues `event` for every webhook of the tenant that asked for it. */
  announce(
    user: Pick<StoredUser, 'userId' | 'tenant'>,
    event: string,
    details: Record<string, unknown>,
  ): void {
    const { deliveries, webhooks } = this.options.repositories;
    for (const webhook of webhooks.list(user.tenant)) {
      if (!webhook.value.events.includes(event)) continue;
      const nextAttemptAt = this.options.now();
      const { id } = deliveries.create({
        tenant: user.tenant,
        // What is told of a user goes with the user.
        userId: user.userId,
        value: {
          webhookId: webhook.id,
          payload: {
            event,
            userId: user.userId,
            ...details,
            timestamp: new Date(nextAttemptAt).toISOString(),
          },
          state: 'pending',
          attempts: [],
          nextAttemptAt,
        },
      });
      this.trimLog(webhook.id, user.tenant);
      this.schedule(id, nextAttemptAt);
    }
  }

  /** Ends what is still to be delivered to a webhook, and its log. */
  forget(tenant: string, webhookId: string): void {
    for (const { id } of this.ofWebhook(tenant, webhookId)) {
      clearTimeout(this.timers.get(id));
      this.timers.delete(id);
      this.options.repositories.deliveries.delete(id);
    }
  }

  /** Deliveries of a webhook, newest first. */
  log(tenant: string, webhookId: string): DeliveryRecord[] {
    return this.ofWebhook(tenant, webhookId)
      .map((delivery) => delivery.value)
      .reverse();
  }

  private schedule(id: string, at: number | null): void {
    const timer = setTimeout(
      () => {
        this.timers.delete(id);
        const attempt = this.attempt(id)
          .catch(this.options.onFault)
          .finally(() => this.pending.delete(attempt));
        this.pending.add(attempt);
      },
      Math.max(0, (at ?? 0) - this.options.now()),
    );
    timer.unref();
    this.timers.set(id, timer);
  }

  private async attempt(id: string): Promise<void> {
    const { deliveries, webhooks } = this.options.repositories;
    const delivery = deliveries.find(id);
    const webhook = delivery && webhooks.find(delivery.value.webhookId);
    if (!delivery || !webhook) return;
    const outcome = await send(webhook, delivery.value.payload, this.abort.signal);
    if (this.abort.signal.aborted) return;
    const attempts = [
      ...delivery.value.attempts,
      { at: new Date(this.options.now()).toISOString(), ...outcome },
    ];
    const isDelivered = outcome.status !== null && outcome.status <= 299;
    const delay = (this.options.retryDelaysMs ?? RETRY_DELAYS_MS)[attempts.length - 1];
    const isOver = isDelivered || delay === undefined;
    const nextAttemptAt = isOver ? null : this.options.now() + delay;
    const state = isDelivered ? 'delivered' : isOver ? 'given-up' : 'pending';
    deliveries.update(id, { ...delivery.value, attempts, state, nextAttemptAt });
    if (!isOver) this.schedule(id, nextAttemptAt);
  }

  private trimLog(webhookId: string, tenant: string): void {
    const log = this.ofWebhook(tenant, webhookId);
    for (const delivery of log.slice(0, Math.max(0, log.length - LOG_LENGTH))) {
      if (delivery.value.state !== 'pending') this.options.repositories.deliveries.delete(delivery.id);
    }
  }

  private ofWebhook(tenant: string, webhookId: string): Stored<DeliveryRecord>[] {
    return this.options.repositories.deliveries
      .list(tenant)
      .filter((delivery) => delivery.value.webhookId === webhookId);
  }
}

/** A GET has no body: the payload stands in the query, behind what the address holds already. */
function withPayload(address: string, payload: Record<string, unknown>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(payload)) url.searchParams.set(name, String(value));
  return url.href;
}

async function send(
  webhook: Stored<WebhookRecord>,
  payload: Record<string, unknown>,
  signal: AbortSignal,
): Promise<{ status: number | null; problem?: string }> {
  const { method, secret, url } = webhook.value;
  const problem = whyNotDeliverable(url);
  if (problem) return { status: null, problem };
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ATTEMPT_TIMEOUT_MS);
  const stop = (): void => limit.abort();
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(method === 'GET' ? withPayload(url, payload) : url, {
      method,
      // A redirect would lead away from the address that was checked: its 3xx counts as a failure.
      redirect: 'manual',
      signal: limit.signal,
      headers: {
        ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
        // Nothing is signed: the secret itself is sent along (gaps page).
        ...(secret === undefined ? {} : { 'Webhook-Secret': secret }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(payload) }),
    });
    await response.body?.cancel();
    return { status: response.status };
  } catch {
    return { status: null, problem: limit.signal.aborted ? 'timeout' : 'unreachable' };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
