import type {
  Answer,
  BridgeError,
  FileReading,
  ImportChange,
  ImportFile,
  ImportSummary,
  MappingTemplate,
  ReadOtherwise,
  ReadWith,
} from '../../../../../preload/contract';
import type { WorkerPort } from '../../../../../renderer/import/queue/reading-worker';
import {
  ChunkSender,
  type SenderPort,
  StagingRefused,
} from '../../../../../renderer/import/reading/chunk-sender';
import type { WorkerReply, WorkerRequest } from '../../../../../renderer/import/reading/worker-protocol';
import { reading } from './samples';

type Script = (request: Extract<WorkerRequest, { type: 'read' }>, worker: ScriptedWorker) => void;

/**
 * A worker that says what a test tells it to, in the order and at the time the test wants. Like the real one it ends a job
 * once, and does not know what to do with the cancel of a job that it does not have.
 */
export class ScriptedWorker implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  readonly cancelled: string[] = [];
  readonly asked: string[] = [];
  /** Bytes of the file of each job. */
  readonly sizes: number[] = [];
  private readonly running = new Map<string, WorkerRequest['type']>();
  private readonly senders = new Map<string, ChunkSender>();

  constructor(
    private readonly script: Script,
    /** What the head of every file tells; `silent` for a worker that is still at it. */
    public head: FileReading | null | 'silent',
  ) {}

  postMessage(message: WorkerRequest): void {
    if (message.type === 'stage') {
      this.senders.get(message.id)?.use(message.port);
      return;
    }
    if (message.type === 'cancel') {
      if (!this.running.has(message.id)) return;
      this.cancelled.push(message.id);
      this.say({ type: 'failed', id: message.id, code: 'read.cancelled', params: {} });
      return;
    }
    this.running.set(message.id, message.type);
    this.senders.set(message.id, new ChunkSender());
    this.asked.push(message.id);
    this.sizes.push(message.file.size);
    queueMicrotask(() => {
      if (!this.running.has(message.id)) return;
      if (message.type === 'read') this.script(message, this);
      // Unpacking goes on as the test says.
      else if (message.type === 'preview') this.showHead(message.id);
    });
  }

  private showHead(id: string): void {
    if (this.head === 'silent') return;
    if (this.head) this.say({ type: 'preview', id, reading: this.head, rows: [], records: [] });
    else this.say({ type: 'failed', id, code: 'file.noTable', params: {} });
  }

  /** Hands so many chunks over to the store, and waits until it has them; what it refuses ends the job. */
  async stage(id: string, chunks: number): Promise<boolean> {
    const sender = this.senders.get(id);
    try {
      for (let chunk = 0; chunk < chunks; chunk += 1) await sender?.send(new Uint8Array([chunk]));
      await sender?.settle();
      return true;
    } catch (thrown) {
      if (!(thrown instanceof StagingRefused)) throw thrown;
      this.say({ type: 'notStaged', id, error: thrown.error });
      return false;
    }
  }

  restart(id: string): void {
    this.senders.get(id)?.restart();
    this.say({ type: 'restart', id });
  }

  say(reply: WorkerReply): void {
    const isPreview = reply.type === 'preview' && this.running.get(reply.id) === 'preview';
    if (isPreview || ['done', 'failed', 'notStaged', 'unpacked'].includes(reply.type))
      this.running.delete(reply.id);
    this.onmessage?.({ data: reply } as MessageEvent<WorkerReply>);
  }

  fall(): void {
    this.onerror?.({} as ErrorEvent);
  }

  terminate(): void {}
}

/** Chunks of a file, then its end. */
export function readsWell(result: FileReading = reading(), chunks = 1): Script {
  return (request, worker) => {
    const { id } = request;
    worker.say({ type: 'preview', id, reading: result, rows: [], records: [] });
    void worker.stage(id, chunks).then((isStaged) => {
      if (isStaged) worker.say({ type: 'done', id, reading: result });
    });
  };
}

interface Reread {
  fileId: string;
  readonly before: ReadWith;
  readonly after: ReadWith;
}

/** The calls of the store as they came, and its answers in memory. */
export class MemoryImports {
  readonly calls: string[] = [];
  /** Pieces that came to be kept, as file, number, bytes; and what is said to them. */
  readonly kept: [string, number, number][] = [];
  keeping: 'part' | 'whole' | 'refused' = 'whole';
  readonly fetched: [string, number][] = [];
  readonly bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  readWith: ReadWith = { options: {}, templateName: null };
  /** How files were read, or are to be. */
  readonly readAs = new Map<string, ReadWith>();
  readonly steps: { id: number; changes: Reread[]; isUndone: boolean }[] = [];
  readonly saved: MappingTemplate[] = [];
  readonly confirmed = new Set<string>();
  /** What the store says instead of taking rows. */
  stageRefusal: BridgeError | null = null;
  /** What the store says instead of letting a file go. */
  removeRefusal: BridgeError | null = null;
  /** Files that were taken out together, by call. */
  readonly removals: string[][] = [];
  /** Held back until it is called, where a test wants to do something while the store makes room. */
  beforeAdd: Promise<void> | null = null;
  beforeFinish: Promise<void> | null = null;
  beforeCreate: Promise<void> | null = null;
  private next = 0;

  /** Imports that an earlier session left. */
  readonly open: ImportSummary[] = [];

  readonly api = {
    list: async () => ({ ok: true as const, value: this.open }),
    get: async (id: string) => ({
      ok: true as const,
      value: { id, files: [] as ImportFile[] } as ImportSummary,
    }),
    create: async () => {
      await this.beforeCreate;
      return this.note('create', { id: 'i1' } as ImportSummary);
    },
    addFile: async (_importId: string, file: { name: string }) => {
      await this.beforeAdd;
      this.next += 1;
      return this.note(`add ${file.name}`, { fileId: `f${this.next}` });
    },
    finishFile: async (fileId: string, _reading: FileReading, readWith: ReadWith) => {
      if (this.beforeFinish) await this.beforeFinish;
      this.readAs.set(fileId, readWith);
      return this.note(`finish ${fileId}`, null);
    },
    readOtherwise: async (
      _importId: string,
      { files, isStep }: ReadOtherwise,
    ): Promise<Answer<ImportSummary>> => {
      if (this.removeRefusal) return { ok: false, error: this.removeRefusal };
      const changes = files.map(({ fileId, readWith: after }) => ({
        fileId,
        before: this.readAs.get(fileId) ?? this.readWith,
        after,
      }));
      if (isStep && changes.length > 0)
        this.steps.push({ id: this.steps.length + 1, changes, isUndone: false });
      return this.unread(changes, 'after');
    },
    changes: async (): Promise<Answer<ImportChange[]>> => ({
      ok: true,
      value: this.steps.map(({ id, changes, isUndone }) => ({
        ...{
          id,
          isUndone,
          kind: 'reading' as const,
          rows: changes.length,
          fileName: null,
          line: null,
          field: null,
        },
        ...{ choice: null, from: null, to: null, reason: null, changedAt: '', changedBy: null },
        reading: { fileIds: changes.map(({ fileId }) => fileId), before: {}, after: {} },
      })),
    }),
    goToChange: async (_importId: string, to: number) => {
      const back = this.steps.findLast(({ id, isUndone }) => !isUndone && id > to);
      const step = back ?? this.steps.find(({ id, isUndone }) => isUndone && id <= to);
      if (step) step.isUndone = !step.isUndone;
      return this.unread(step?.changes ?? [], back ? 'before' : 'after');
    },
    keepBytes: async (
      fileId: string,
      piece: number,
      bytes: Uint8Array,
    ): Promise<Answer<'part' | 'whole' | 'refused'>> => {
      this.kept.push([fileId, piece, bytes.byteLength]);
      return { ok: true, value: this.keeping };
    },
    keptBytes: async (fileId: string, piece: number): Promise<Answer<Uint8Array<ArrayBuffer> | null>> => {
      this.fetched.push([fileId, piece]);
      return { ok: true, value: this.bytes.get(`${fileId} ${piece}`) ?? null };
    },
    reading: async (): Promise<Answer<FileReading>> => ({ ok: true, value: reading() }),
    readWith: async (fileId: string): Promise<Answer<ReadWith>> => ({
      ok: true,
      value: this.readAs.get(fileId) ?? this.readWith,
    }),
    failFile: async (fileId: string, error: BridgeError) => this.note(`fail ${fileId} ${error.code}`, null),
    confirm: async (id: string, key: string, isConfirmed: boolean): Promise<Answer<ImportSummary>> => {
      if (isConfirmed) this.confirmed.add(key);
      else this.confirmed.delete(key);
      return {
        ok: true,
        value: { id, files: [] as ImportFile[], confirmed: [...this.confirmed] } as ImportSummary,
      };
    },
    removeFiles: async (fileIds: string[]): Promise<Answer<null>> => {
      this.removals.push(fileIds);
      const answers = fileIds.map((fileId) => this.note(`remove ${fileId}`, null));
      const refused = this.removeRefusal && { ok: false as const, error: this.removeRefusal };
      return refused || (answers.at(-1) ?? { ok: true, value: null });
    },
    removeFile: async (fileId: string): Promise<Answer<null>> => {
      const answer = this.note(`remove ${fileId}`, null);
      return this.removeRefusal ? { ok: false, error: this.removeRefusal } : answer;
    },
  };

  /** The way of a file's rows, straight to here. */
  readonly openPort = (fileId: string): MessagePort => {
    const port: SenderPort = {
      onmessage: null,
      close: () => undefined,
      postMessage: ({ chunk }) => {
        this.calls.push(`stage ${fileId} ${chunk}`);
        const answer = { data: { chunk, error: this.stageRefusal } } as MessageEvent;
        queueMicrotask(() => port.onmessage?.(answer));
      },
    };
    return port as MessagePort;
  };

  readonly templates = {
    list: async () => ({ ok: true as const, value: this.saved }),
    save: async (input: Omit<MappingTemplate, 'id' | 'version' | 'createdAt'> & { id?: string }) => {
      const made = { version: 1, createdAt: '2026-01-01T00:00:00Z', ...input, id: input.id ?? 't1' };
      this.saved.splice(0, this.saved.length, made);
      return this.note(`save ${input.name}`, made);
    },
    remove: async (id: string) => {
      this.saved.splice(0, this.saved.length, ...this.saved.filter((one) => one.id !== id));
      return this.note(`forget ${id}`, null);
    },
  };

  /** Files take the place of those they were, and wait. */
  private unread(changes: readonly Reread[], side: 'before' | 'after'): Answer<ImportSummary> {
    const files = changes.map((change) => {
      this.next += 1;
      const [id, replaces] = [`f${this.next}`, change.fileId];
      this.readAs.set(id, change[side]);
      for (const { changes: all } of this.steps)
        for (const one of all) if (one.fileId === replaces) one.fileId = id;
      return { id, replaces, name: '', state: 'reading' } as ImportFile;
    });
    const ids = files.map(({ id, replaces }) => `${replaces} as ${id}`);
    return this.note(`unread ${ids.join(' ')}`, { id: 'i1', files } as ImportSummary);
  }

  private note<T>(call: string, value: T): Answer<T> {
    this.calls.push(call);
    return { ok: true, value };
  }
}
