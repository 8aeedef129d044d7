import { KontorError } from '../errors/kontor-error';
import type { ActiveUploads } from './active-uploads';

/** One piece of work per import at a time: planned, started, sent or taken back. */
export class ImportLocks {
  readonly #active: ActiveUploads;
  readonly #busy = new Set<string>();

  constructor(active: ActiveUploads) {
    this.#active = active;
  }

  /** @throws KontorError upload.busy */
  async exclusively<T>(
    { importId, customerId }: { importId: string; customerId: string },
    work: () => Promise<T>,
  ): Promise<T> {
    const isRunning = this.#active.all().some(({ record }) => record.importId === importId);
    // A roll back changes what another import of the customer would find at the service.
    if (this.#busy.has(importId) || isRunning || this.isRollingBack(customerId))
      throw new KontorError('upload.busy');
    this.#busy.add(importId);
    try {
      return await work();
    } finally {
      this.#busy.delete(importId);
    }
  }

  isRollingBack(customerId: string): boolean {
    return this.#active
      .all()
      .some(({ record }) => record.customerId === customerId && record.state === 'rollingBack');
  }
}
