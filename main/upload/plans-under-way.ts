import type { UploadPlan } from '../../preload/contract';

/** Plans being made, at most one of an import: they wait for the service, and whoever waits for them may leave. */
export class PlansUnderWay {
  readonly #plans = new Map<string, { abort: AbortController; planned: Promise<UploadPlan> }>();

  /** Takes the place of a plan of the import that is under way. */
  async make(importId: string, plan: (signal: AbortSignal) => Promise<UploadPlan>): Promise<UploadPlan> {
    await this.stop(importId);
    const abort = new AbortController();
    const underWay = { abort, planned: plan(abort.signal) };
    this.#plans.set(importId, underWay);
    try {
      return await underWay.planned;
    } finally {
      if (this.#plans.get(importId) === underWay) this.#plans.delete(importId);
    }
  }

  /** Ends it with `service.cancelled`; a plan has sent nothing. */
  async stop(importId: string): Promise<void> {
    const underWay = this.#plans.get(importId);
    underWay?.abort.abort();
    await underWay?.planned.catch(() => undefined);
  }
}
