import type { ServiceClient } from '../../service/service-client';
import type { NextBatch } from '../../store/operations/sending/sending-operations';
import type { ServicePeer } from './service-peer';

/** What became of the call of a batch. `wasAlone`: no other was under way at any moment of it. */
export type BatchAnswer = { attempts: number } | { error: unknown; client: ServiceClient; wasAlone: boolean };

/** Posts batches, and knows which are under way at once and whether one of them failed that nobody has looked at yet. */
export class BatchesInAir {
  readonly #peer: ServicePeer;
  readonly #userId: string;
  readonly #inAir = new Set<{ isAlone: boolean }>();
  #isInTrouble = false;

  constructor(peer: ServicePeer, userId: string) {
    this.#peer = peer;
    this.#userId = userId;
  }

  /** One failed: nothing further leaves before that is settled, though the other is still waited for. */
  get isInTrouble(): boolean {
    return this.#isInTrouble;
  }

  /** What failed was looked at. */
  settle(): void {
    this.#isInTrouble = false;
  }

  /** Never rejects. */
  async post({ serviceAccountId, body }: NextBatch): Promise<BatchAnswer> {
    const { client, signal } = this.#peer;
    const own = { isAlone: this.#inAir.size === 0 };
    for (const other of this.#inAir) other.isAlone = false;
    this.#inAir.add(own);
    try {
      const { attempts } = await client.call('upload.addTransactions', {
        path: { 'user-id': this.#userId, 'account-id': serviceAccountId },
        rawBody: body,
        repeat: false,
        waitsForService: true,
        signal,
      });
      return { attempts };
    } catch (error) {
      this.#isInTrouble = true;
      return { error, client, wasAlone: own.isAlone };
    } finally {
      this.#inAir.delete(own);
    }
  }
}
