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

/** How many times as long as an answer took nothing is asked: what is known of all files then takes a tenth of the time, however many they are. */
const restPerAnswer = 9;
/** Nobody waits longer for it, also where the store had other things to do first. */
const longestRestMs = 500;

/** Asks the store how the import stands, once for all who want to know at a time. */
export class SummaryReads {
  private last: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  constructor(private readonly read: () => Promise<void>) {}

  /** Ends when an answer is known that was asked for after this. */
  fresh(): Promise<void> {
    this.next ??= this.askNext();
    return this.next;
  }

  private async askNext(): Promise<void> {
    await this.last;
    this.next = null;
    const startedAt = performance.now();
    // Whoever waits for it goes on also when nobody answers: what was known before stays.
    const answered = this.read().catch(() => undefined);
    this.last = answered.then(() => {
      const restMs = Math.min((performance.now() - startedAt) * restPerAnswer, longestRestMs);
      return new Promise((rest) => setTimeout(rest, restMs));
    });
    await answered;
  }
}
