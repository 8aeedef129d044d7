import { type ImportFile, type KontorApi, keptFileLimit, keptPieceBytes } from '../../../preload/contract';
import { unwrapped } from '../../base/kontor';
import { ReadFailed } from './reading-worker';

interface KeeperParts {
  readonly imports: Pick<KontorApi<'main'>['imports'], 'keepBytes' | 'keptBytes'>;
  /** Nothing is being read: reading comes first. */
  isIdle(): boolean;
  /** The store has all of a file. */
  onKept(): void;
}

interface Keeping {
  readonly fileId: string;
  readonly file: File;
  piece: number;
}

/**
 * Hands the bytes of files that are read to the store, piece by piece while nothing else is to be done, so that their reading can be
 * changed after a restart. A file that is not kept, for whatever reason, is asked for again when it is needed: nothing fails here.
 */
export class ByteKeeper {
  private waiting: Keeping[] = [];
  private isRunning = false;

  constructor(private readonly parts: KeeperParts) {}

  keep(fileId: string, file: File): void {
    if (file.size === 0 || file.size > keptFileLimit) return;
    this.waiting.push({ fileId, file, piece: 0 });
  }

  /** The file is not in the store any more. */
  forget(fileId: string): void {
    this.waiting = this.waiting.filter((one) => one.fileId !== fileId);
  }

  forgetAll(): void {
    this.waiting = [];
  }

  /** Goes on where it was left, as long as nothing is read. */
  async goOn(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      for (let next = this.waiting[0]; next && this.parts.isIdle(); next = this.waiting[0]) {
        await this.keepNext(next);
      }
    } finally {
      this.isRunning = false;
    }
  }

  private async keepNext(next: Keeping): Promise<void> {
    const start = next.piece * keptPieceBytes;
    const outcome = await this.handOver(next, start);
    const isLast = start + keptPieceBytes >= next.file.size;
    if (outcome === 'part' && !isLast) {
      next.piece += 1;
      return;
    }
    this.forget(next.fileId);
    if (outcome === 'whole') this.parts.onKept();
  }

  private async handOver(
    { fileId, file, piece }: Keeping,
    start: number,
  ): Promise<'part' | 'whole' | 'refused'> {
    try {
      const bytes = new Uint8Array(await file.slice(start, start + keptPieceBytes).arrayBuffer());
      return unwrapped(await this.parts.imports.keepBytes(fileId, piece, bytes));
    } catch {
      // The file vanished from the disk, or the store is full or gone: the reading that was staged stays good.
      return 'refused';
    }
  }

  /** @throws ReadFailed file.vanished when the store has it no more, or not whole */
  async fetch({ id, name, sizeBytes }: Pick<ImportFile, 'id' | 'name' | 'sizeBytes'>): Promise<File> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let piece = 0; size < sizeBytes; piece += 1) {
      const answer = await this.parts.imports.keptBytes(id, piece);
      if (!answer.ok || answer.value === null) throw new ReadFailed({ code: 'file.vanished' });
      parts.push(answer.value);
      size += answer.value.byteLength;
    }
    if (size !== sizeBytes) throw new ReadFailed({ code: 'file.vanished' });
    return new File(parts, name);
  }
}
