import { Worker } from 'node:worker_threads';
import { KontorError } from '../errors/kontor-error';
import type { OperationArgs, OperationResult, StoreOperation } from './operations';
import type { SlowStatement, StoreFailure, StoreReply, StoreRequest, WorkerStart } from './store-protocol';
import { transferablesOf } from './transferables';

export interface OpenStoreOptions {
  /** File of the store, or `:memory:` for a session that leaves nothing behind. */
  path: string;
  /** 32 bytes, or their hexadecimal text; null only with `:memory:` (SEC-23). */
  key: Uint8Array | string | null;
  /** The bundled worker (`dist/main/store-worker.cjs`). */
  workerFile: string;
  /** Statements slower than 40 ms, without values. */
  onSlow?: (statement: SlowStatement) => void;
  /** The worker ended by itself: everything waiting was rejected, the store is of no further use. */
  onLost?: () => void;
  /** Upper bound of the file in pages of 16 KB, for tests of a full disk. */
  maxPages?: number;
  /** Opens although the last transactions are damaged: they are lost. */
  isLogGivenUp?: boolean;
  /** Stands in every line of the audit. */
  programVersion?: string;
}

/** The local store. Calls run one after the other in a worker thread. */
export interface Store {
  /** @throws KontorError with the code of what went wrong, e.g. `store.full`: then nothing of the call was kept */
  call<Name extends StoreOperation>(name: Name, ...args: OperationArgs<Name>): Promise<OperationResult<Name>>;
  /** Ends after what is under way, or by force at the deadline (what was committed stays). */
  close(deadlineMs?: number): Promise<void>;
}

const closeDeadlineMs = 3_000;

/**
 * @throws KontorError `store.wrongKey` (the file is not encrypted with this key), `store.damaged`, `store.logDamaged`,
 * `store.gone`, `store.newer`, `store.readOnly`, `store.full`, `store.unavailable`
 */
export async function openStore(options: OpenStoreOptions): Promise<Store> {
  const { path, workerFile, maxPages, isLogGivenUp, programVersion } = options;
  const start: WorkerStart = { path, keyHex: hexOf(options.key), maxPages, isLogGivenUp, programVersion };
  const client = new StoreClient(new Worker(workerFile, { workerData: start }), options);
  await client.opened;
  return client;
}

function hexOf(key: OpenStoreOptions['key']): string | null {
  const hex = key === null || typeof key === 'string' ? key : Buffer.from(key).toString('hex');
  if (hex !== null && !/^[0-9a-f]{64}$/i.test(hex)) throw new RangeError('the key of the store has 32 bytes');
  return hex;
}

interface Waiting {
  resolve: (value: never) => void;
  reject: (cause: Error) => void;
}

class StoreClient implements Store {
  readonly opened: Promise<void>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #nextId = 0;
  #isClosed = false;

  constructor(worker: Worker, options: OpenStoreOptions) {
    this.#worker = worker;
    this.opened = new Promise((resolve, reject) => {
      worker.on('message', (reply: StoreReply) => {
        if (reply.kind === 'opened') resolve();
        else if (reply.kind === 'notOpened') reject(errorOf(reply.failure));
        else if (reply.kind === 'slow') options.onSlow?.(reply.statement);
        else this.#settle(reply);
      });
      worker.on('error', (cause) => {
        reject(cause);
        this.#rejectAll(cause instanceof Error ? cause : new Error(String(cause)));
      });
    });
    this.#ended = new Promise((resolve) => {
      worker.once('exit', () => {
        this.#rejectAll(new KontorError('store.unavailable', { reason: 'ended' }));
        if (!this.#isClosed) options.onLost?.();
        this.#isClosed = true;
        resolve();
      });
    });
  }

  call<Name extends StoreOperation>(
    name: Name,
    ...args: OperationArgs<Name>
  ): Promise<OperationResult<Name>> {
    return this.#send(name, args) as Promise<OperationResult<Name>>;
  }

  async close(deadlineMs = closeDeadlineMs): Promise<void> {
    if (this.#isClosed) return this.#ended;
    const closed = this.#send('close', []).catch(() => undefined);
    this.#isClosed = true;
    const timer = setTimeout(() => void this.#worker.terminate(), deadlineMs);
    await closed;
    await this.#ended;
    clearTimeout(timer);
  }

  #send(name: string, args: unknown[]): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(new KontorError('store.unavailable', { reason: 'closed' }));
    const id = this.#nextId;
    this.#nextId += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const request: StoreRequest = { id, name, args };
      this.#worker.postMessage(request, transferablesOf(args));
    });
  }

  #settle(reply: Extract<StoreReply, { id: number }>): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.kind === 'value') waiting?.resolve(reply.value as never);
    else waiting?.reject(errorOf(reply.failure));
  }

  #rejectAll(cause: Error): void {
    for (const { reject } of this.#waiting.values()) reject(cause);
    this.#waiting.clear();
  }
}

function errorOf(failure: StoreFailure): Error {
  if (failure.code !== undefined) return new KontorError(failure.code, failure.params);
  const error = new Error(failure.message);
  if (failure.stack !== undefined) error.stack = failure.stack;
  return error;
}
