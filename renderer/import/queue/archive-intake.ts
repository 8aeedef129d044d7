import type { BridgeError } from '../../../preload/contract';
import type { ArchiveEntry } from '../engine/derived/derived-export';
import { type Packed, packedKind, packedKindOf } from '../reading/packed-file';
import type { AddedFile, QueueAction, QueueItem } from './queue-state';
import { ReadFailed, type ReadingWorker } from './reading-worker';
import { SideWorker } from './side-worker';

/** Bytes that the files of one import may be unpacked to. */
const bytesLimit = 1_000_000_000;
/** Each costs the window a question to another process, twice. */
const takenAtOnce = 25;

interface ArchiveParts {
  readonly makeWorker: () => ReadingWorker;
  readonly newId: () => string;
  /** Keeps the file for its reading, under a new name of the queue. */
  keep(file: File): AddedFile;
  forget(id: string): void;
  itemOf(id: string): QueueItem | undefined;
  act(action: QueueAction): void;
  /** An export is about to take a place of its own. */
  beforeMember(): void;
}

/**
 * Takes zips and workbooks apart beside everything else: what they hold enters the queue as it gets ready, and one that is cancelled or
 * fails keeps what came out of it before. Zips wait for each other; a workbook, which is mostly read as it is, waits for no zip.
 */
export class ArchiveIntake {
  private readonly zips: SideWorker;
  private readonly workbooks: SideWorker;
  private readonly underWay = new Map<string, { worker: SideWorker; job: string }>();
  private bytes = 0;
  /** How many were ended. */
  private imports = 0;

  constructor(private readonly parts: ArchiveParts) {
    this.zips = new SideWorker(parts.makeWorker, parts.newId);
    this.workbooks = new SideWorker(parts.makeWorker, parts.newId);
  }

  /** Files of a drop take their places in their order; those that hold others are opened. The first of many does not wait for the last. */
  async take(files: readonly File[]): Promise<void> {
    const { imports } = this;
    for (let at = 0; at < files.length; at += takenAtOnce) {
      const some = files.slice(at, at + takenAtOnce);
      const packed = await Promise.all(some.map(packedKindOf));
      // The import that the drop was for was left meanwhile, and what of it had a place already is gone.
      if (at > 0 && this.imports !== imports) return;
      const added = some.map((file, n) => ({ ...this.parts.keep(file), isPacked: packed[n] !== null }));
      this.parts.act({ type: 'added', files: added });
      for (const [n, file] of some.entries()) void this.unpack(added[n]?.id ?? '', file, packed[n] ?? null);
    }
  }

  /** Whatever of it is still unpacked is of no interest any more. */
  stop(id: string): void {
    const run = this.underWay.get(id);
    if (!run) return;
    this.underWay.delete(id);
    run.worker.cancel(run.job);
  }

  /** The next import has as much room as the first, and gets nothing of a drop that was for this one. */
  endImport(): void {
    this.bytes = 0;
    this.imports += 1;
  }

  private async unpack(id: string, file: File, packed: Packed): Promise<void> {
    if (packed === null) return;
    const { act } = this.parts;
    const run = {
      worker: packed === 'zip' ? this.zips : this.workbooks,
      job: `unpack:${this.parts.newId()}`,
    };
    this.underWay.set(id, run);
    const isWanted = () => this.underWay.get(id) === run;
    try {
      const outcome = await run.worker.unpack(run.job, file, {
        onUnpacking: (done, total) => {
          if (isWanted()) act({ type: 'unpackingOf', id, done, total });
        },
        onRefused: (name, error) => {
          if (isWanted()) act({ type: 'memberRefused', id, member: { name, error } });
        },
        onMember: (entry) => {
          if (isWanted()) this.takeMember(id, entry);
        },
      });
      if (isWanted()) this.end(id, outcome);
    } catch (thrown) {
      if (isWanted()) this.fail(id, thrown instanceof ReadFailed ? thrown.error : { code: 'internal' });
    } finally {
      // A worker that nobody waits for holds the last unpacked bytes for nothing.
      if (![...this.underWay.values()].some(({ worker }) => worker === run.worker)) run.worker.end();
    }
  }

  private takeMember(id: string, { name, bytes }: ArchiveEntry): void {
    this.bytes += bytes.length;
    if (this.bytes > bytesLimit) {
      this.fail(id, { code: 'limit.archive', params: { limit: bytesLimit } });
      return;
    }
    const file = new File([bytes], name);
    const packed = packedKind(bytes);
    this.parts.beforeMember();
    const member = { ...this.parts.keep(file), isPacked: packed !== null };
    this.parts.act({ type: 'memberTaken', id, member });
    void this.unpack(member.id, file, packed);
  }

  private end(id: string, outcome: 'members' | 'asItIs'): void {
    this.underWay.delete(id);
    const hasRefused = (this.parts.itemOf(id)?.unpacking?.refused.length ?? 0) > 0;
    if (outcome === 'members' && !hasRefused) this.parts.forget(id);
    else this.parts.act({ type: 'unpacked', id, isReadAsItIs: outcome === 'asItIs' });
  }

  private fail(id: string, error: BridgeError): void {
    this.stop(id);
    this.parts.act({ type: 'failed', id, error });
  }
}
