import type { Upload } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { Store } from '../store/open-store';
import { giveBalances } from './balance-giving';
import { removeEmptyAccounts } from './empty-accounts';
import { type Held, readHeld } from './read-held';
import { ServicePeer, type ServicePeerOptions } from './sending/service-peer';
import { mostRemovalPasses, removeTransactions } from './transaction-removal';

export interface RollBackRunOptions extends ServicePeerOptions {
  store: Pick<Store, 'call'>;
  uploadId: string;
  userId: string;
  onProgress: (change: { state?: Upload['state']; transactionsDone?: number; batchesDone?: number }) => void;
}

/**
 * Takes an upload back (feature 42): read what is there -> delete by identifier -> read again -> delete the accounts
 * that it had created and that are empty now -> give the balances that follow from what is left. Each call stands in
 * the journal before it leaves; a roll back that was interrupted begins with reading.
 *
 * @throws ServiceError, KontorError upload.notAllRemoved: it can be resumed
 */
export class RollBackRun {
  readonly #options: RollBackRunOptions;
  readonly #peer: ServicePeer;

  constructor(options: RollBackRunOptions) {
    this.#options = options;
    this.#peer = new ServicePeer(options);
  }

  /** Answers how many transactions were taken back, and how many of others are gone although nobody asked for it. */
  async walk(): Promise<NonNullable<Upload['readBack']>> {
    const { store, uploadId } = this.#options;
    const before = await readHeld(this.#peer, this.#options);
    let left = await store.call('rollBacks.adoptHeld', uploadId);
    const othersBefore = before.transactions - left;
    let after = before;
    for (let pass = 0; left > 0; pass += 1) {
      if (pass === mostRemovalPasses) throw new KontorError('upload.notAllRemoved', { left });
      await this.#removeAll();
      after = await readHeld(this.#peer, this.#options);
      left = await store.call('rollBacks.adoptHeld', uploadId);
    }
    await this.#removeEmptyAccounts(after);
    // What an account holds now follows from the other imports, and from the bookings that are left.
    await store.call('rollBacks.reopen', uploadId);
    await readHeld(this.#peer, this.#options);
    const otherBalances = await giveBalances(this.#peer, this.#options);
    const missing = Math.max(0, othersBefore - after.transactions);
    return { compared: before.transactions - othersBefore, missing, different: 0, otherBalances };
  }

  async #removeAll(): Promise<void> {
    const { store, uploadId, userId, onProgress } = this.#options;
    await removeTransactions(this.#peer, {
      store,
      uploadId,
      userId,
      advance: 'rollBacks.advance',
      // It stops and says how long, and is resumed: nothing else of the customer goes while it stands.
      waitsForService: false,
      lookAgain: async () => {
        await readHeld(this.#peer, this.#options);
        await store.call('rollBacks.adoptHeld', uploadId);
      },
      onRemoved: (transactions) => onProgress({ transactionsDone: -transactions }),
    });
  }

  /** Only accounts that this upload had created and in which nothing is left, of anybody. */
  async #removeEmptyAccounts({ accounts: used }: Held): Promise<void> {
    const { store, uploadId, userId } = this.#options;
    const created = await store.call('rollBacks.createdAccounts', uploadId);
    const onStays = (id: string) => store.call('rollBacks.accountStays', uploadId, id);
    await removeEmptyAccounts(this.#peer, {
      store,
      uploadId,
      userId,
      created,
      used,
      onStays,
      waitsForService: false,
    });
  }
}
