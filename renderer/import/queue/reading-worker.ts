import type { BridgeError, FileReading, KontorApi, ReadOptions } from '../../../preload/contract';
import { RefusedAnswer } from '../../base/kontor';
import type { ArchiveEntry } from '../engine/derived/derived-export';
import type { UnpackOutcome } from '../engine/unpack-archive';
import { digestOfFile } from '../reading/file-digest';
import type { PreviewTable, WorkerReply, WorkerRequest } from '../reading/worker-protocol';

/** The part of a Worker that is used, so that tests can stand in for it. */
export interface WorkerPort {
  postMessage(message: WorkerRequest, transfer: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The file could not be read; `error.code` is one of `readFailures` of the contract. */
export class ReadFailed extends Error {
  constructor(readonly error: BridgeError) {
    super(error.code);
    this.name = 'ReadFailed';
  }
}

interface ReadListener {
  onPreview(preview: PreviewTable): void;
  onProgress(bytesRead: number, rows: number): void;
  onRestart(): void;
}

export interface UnpackListener {
  onMember(entry: ArchiveEntry): void;
  onRefused(name: string, error: BridgeError): void;
  onUnpacking(done: number, total: number): void;
}

interface Pending {
  readonly listener: ReadListener | null;
  readonly unpacking: UnpackListener | null;
  readonly resolve: (value: PreviewTable | FileReading | UnpackOutcome) => void;
  readonly reject: (reason: ReadFailed | RefusedAnswer) => void;
  readonly file: File | null;
}

type StandOfFile = KontorApi<'main'>['intake']['stand'];
type DigestOfFile = KontorApi<'main'>['intake']['digest'];

/** From so many bytes on main hashes a file, in a tenth of the time. */
const largeBytes = 16_777_216;

/** The page's side of one import worker: requests become promises, chunks go to a listener. */
export class ReadingWorker {
  private readonly pending = new Map<string, Pending>();
  isDead = false;

  /**
   * @param stand asked about a file that the File API only calls unreadable: it may have changed, or gone, since it was given
   * @param digest asked for the hash of a large file, beside its reading
   */
  constructor(
    private readonly port: WorkerPort,
    private readonly stand: StandOfFile = async () => ({ ok: true, value: 'same' }),
    private readonly digest: DigestOfFile = async () => ({ ok: true, value: null }),
  ) {
    port.onmessage = (event) => this.receive(event.data);
    port.onerror = () => this.die();
  }

  /** Reads the head of the file only. @param next as what it is read as a whole behind that */
  preview(id: string, file: File, options: ReadOptions, next?: string): Promise<PreviewTable> {
    const following = next === undefined ? {} : { for: next };
    return this.ask<PreviewTable>({ type: 'preview', id, file, options, ...following });
  }

  async read(
    id: string,
    file: File,
    options: ReadOptions,
    isShown: boolean,
    listener: ReadListener,
  ): Promise<FileReading> {
    const isHashed = file.size >= largeBytes;
    const digest = isHashed ? this.digest(file).catch(() => null) : null;
    const request = { type: 'read', id, file, options, isShown, isHashed } as const;
    const reading = await this.ask<FileReading>(request, listener);
    if (!isHashed) return reading;
    const answer = await digest;
    // What is on no disk, as a part of an archive, is hashed here.
    const sha256 = (answer?.ok && answer.value) || (await digestOfFile(file).catch(() => null));
    if (sha256 === null) throw new ReadFailed({ code: 'file.changed' });
    return { ...reading, sha256 };
  }

  /** Takes an archive or a workbook apart; what came before a failure stays good. */
  unpack(id: string, file: File, listener: UnpackListener): Promise<UnpackOutcome> {
    return this.ask<UnpackOutcome>({ type: 'unpack', id, file }, null, listener);
  }

  /** The rows of a file that is read go through this port from here on. */
  stage(id: string, port: MessagePort): void {
    this.port.postMessage({ type: 'stage', id, port }, [port]);
  }

  cancel(id: string): void {
    this.port.postMessage({ type: 'cancel', id }, []);
  }

  terminate(): void {
    this.port.terminate();
    this.die();
  }

  private ask<T>(
    request: WorkerRequest,
    listener: ReadListener | null = null,
    unpacking: UnpackListener | null = null,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const file = 'file' in request ? request.file : null;
      const pending = { listener, unpacking, resolve: (value: unknown) => resolve(value as T), reject, file };
      this.pending.set(request.id, pending);
      this.port.postMessage(request, []);
    });
  }

  private receive(reply: WorkerReply): void {
    const pending = this.pending.get(reply.id);
    if (!pending) return;
    const { listener } = pending;
    switch (reply.type) {
      case 'preview': {
        const preview: PreviewTable = { reading: reply.reading, rows: reply.rows, records: reply.records };
        if (listener) listener.onPreview(preview);
        else this.settle(reply.id, () => pending.resolve(preview));
        return;
      }
      case 'progress':
        listener?.onProgress(reply.bytesRead, reply.rows);
        return;
      case 'unpacked':
        this.settle(reply.id, () => pending.resolve(reply.outcome));
        return;
      case 'unpacking':
        pending.unpacking?.onUnpacking(reply.done, reply.total);
        return;
      case 'member':
        pending.unpacking?.onMember(reply.entry);
        return;
      case 'refused':
        pending.unpacking?.onRefused(reply.name, { code: reply.code, params: reply.params });
        return;
      case 'restart':
        listener?.onRestart();
        return;
      case 'done':
        this.settle(reply.id, () => pending.resolve(reply.reading));
        return;
      case 'notStaged':
        this.settle(reply.id, () => pending.reject(new RefusedAnswer(reply.error)));
        return;
      case 'failed':
        this.settle(reply.id, () => void this.fail(pending, { code: reply.code, params: reply.params }));
        return;
      default:
        assertNever(reply);
    }
  }

  private async fail({ file, reject }: Pending, error: BridgeError): Promise<void> {
    if (!lookedAt.has(error.code) || !file) return reject(new ReadFailed(error));
    const stand = await this.stand(file).catch(() => null);
    const isNamed = stand?.ok && stand.value !== 'same';
    reject(new ReadFailed(isNamed ? { ...error, code: `file.${stand.value}` } : error));
  }

  private settle(id: string, end: () => void): void {
    this.pending.delete(id);
    end();
  }

  /** A worker that fell over takes the files in its hands with it, and no other. */
  private die(): void {
    this.isDead = true;
    const lost = [...this.pending.values()];
    this.pending.clear();
    for (const pending of lost) pending.reject(new ReadFailed({ code: 'internal' }));
  }
}

/** The page is told no more than that it cannot read; to it a file that nobody can open is not there. */
const lookedAt: ReadonlySet<string> = new Set(['file.unreadable', 'file.vanished']);

function assertNever(reply: never): never {
  throw new Error(`unknown worker reply ${JSON.stringify(reply)}`);
}
