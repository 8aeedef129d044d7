import { randomUUID } from 'node:crypto';
import type { CategoryCorrection, CorrectionInput, Customer } from '../../preload/contract';
import { inJob } from '../service';
import type { ServiceClient } from '../service/service-client';
import { isServiceError } from '../service/transport/service-error';
import type { Store } from '../store/open-store';
import type { CorrectionToSend } from '../store/operations/correction-operations';
import { bridgeErrorOf } from '../upload/bridge-error';

export interface CategoryCorrectionsDeps {
  store: () => Pick<Store, 'call'>;
  serviceClientOf: (connectionId: string) => Promise<ServiceClient>;
  onFault: (error: unknown) => void;
}

/** How often the store learns how far a sending came, in bookings. */
const noteEvery = 50;
/** Statuses of a service that has no `POST /feedback`. */
const noFeedback: readonly (number | undefined)[] = [404, 405, 410, 501];

/**
 * What an analyst says about categories: kept first, then sent as feedback, one call per booking, because
 * interface.md 4.7 names the endpoint and shows no body; ours is `userId`, `transactionId`, `category`. A failure
 * leaves kept what was said, with how far it came.
 */
export class CategoryCorrections {
  readonly #deps: CategoryCorrectionsDeps;
  /** Words about a customer leave in the order they were said, or an older one could come last. */
  readonly #sending = new Map<string, Promise<unknown>>();

  constructor(deps: CategoryCorrectionsDeps) {
    this.#deps = deps;
  }

  list(customerId: string): Promise<CategoryCorrection[]> {
    return this.#deps.store().call('corrections.list', customerId);
  }

  /**
   * Answers once it is sent, or could not be.
   * @throws KontorError correction.unknown, customer.unknown
   */
  async set(customerId: string, input: CorrectionInput): Promise<CategoryCorrection> {
    const store = this.#deps.store();
    const customer = await store.call('customers.get', customerId);
    const saved = await store.call('corrections.save', customerId, input);
    const before = this.#sending.get(customerId) ?? Promise.resolve();
    const job = { kind: 'customer', id: randomUUID(), customerId } as const;
    const sending = before.then(() => inJob(job, () => this.#send(customer, saved)));
    const settled = sending.catch(() => undefined);
    this.#sending.set(customerId, settled);
    void settled.then(() => {
      if (this.#sending.get(customerId) === settled) this.#sending.delete(customerId);
    });
    return sending;
  }

  async #send(customer: Customer, saved: CorrectionToSend): Promise<CategoryCorrection> {
    const { correction, transactionIds, revision } = saved;
    const category = correction.category ?? withdrawal(customer, correction);
    let reached: Pick<CategoryCorrection, 'sent' | 'state' | 'error'> = {
      sent: correction.sent,
      state: 'open',
      error: null,
    };
    const note = () =>
      this.#deps.store().call('corrections.noteSent', correction.id, revision, { ...reached });
    try {
      // Said before anything leaves: a word that was overtaken while it waited is not sent.
      if (!(await note())) return correction;
      const client = await this.#deps.serviceClientOf(customer.connectionId);
      for (const transactionId of transactionIds.slice(correction.sent)) {
        await client.call('feedback.create', { body: { userId: customer.userId, transactionId, category } });
        reached = { ...reached, sent: reached.sent + 1 };
        if (reached.sent % noteEvery === 0 && !(await note())) return { ...correction, ...reached };
      }
      reached = { ...reached, state: 'sent' };
    } catch (error) {
      const isMissing = isServiceError(error) && noFeedback.includes(error.status);
      reached = isMissing
        ? { ...reached, state: 'kept' }
        : { ...reached, error: bridgeErrorOf(error, this.#deps.onFault) };
    }
    await note();
    return { ...correction, ...reached };
  }
}

/**
 * The local service takes an empty category for a withdrawal (its README); another one can only be told what it had
 * said itself.
 */
function withdrawal({ environment }: Customer, { original }: CategoryCorrection): string {
  return environment === 'local' ? '' : original;
}
