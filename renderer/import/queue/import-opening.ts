import type { BridgeError, KontorApi } from '../../../preload/contract';
import { errorOf, RefusedAnswer, unwrapped } from '../../base/kontor';
import { ReadFailed } from './reading-worker';

/** Begins an import in the store once, however many files ask for it at a time. */
export class ImportOpening {
  private opening: Promise<string> | null = null;

  constructor(private readonly imports: Pick<KontorApi<'main'>['imports'], 'create'>) {}

  get isUnderWay(): boolean {
    return this.opening !== null;
  }

  /** Whatever is being begun is not the import in hand any more. */
  forget(): void {
    this.opening = null;
  }

  /** @param settled hears of the outcome, unless another import was taken up meanwhile: that was said later, so it counts */
  async open(
    settled: (outcome: { importId: string; error: null } | { error: BridgeError }) => void,
  ): Promise<string> {
    this.opening ??= this.imports.create().then((answer) => unwrapped(answer).id);
    const { opening } = this;
    try {
      const importId = await opening;
      if (this.opening === opening) settled({ importId, error: null });
      return importId;
    } catch (thrown) {
      if (this.opening === opening) {
        this.opening = null;
        settled({ error: errorOf(thrown) });
      }
      throw thrown instanceof RefusedAnswer ? thrown : new ReadFailed({ code: 'internal' });
    }
  }
}
