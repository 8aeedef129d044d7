import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { UserType } from '../scopes';
import type { FromEngine, ToEngine } from './engine-protocol';

export interface EngineInput {
  userType: UserType;
  accounts: Array<Record<string, unknown>>;
  slices: Iterable<{ accountId: string; bodies: string[] }>;
}

/** Takes what the engine finds as it comes; categories by the position of the slice they belong to. */
export interface EngineSink {
  result(kind: string, body: string): void;
  categories(slice: number, body: string): void;
}

/** An idle worker is ended after this time, so that its memory goes back. */
const IDLE_MS = 10_000;

/**
 * The analysis engine in a worker thread, so that no request waits for it. Built: the file beside this bundle. From
 * source (tests, `npm run service`): the TypeScript file through tsx.
 */
export class EngineClient {
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** Analyses one user. Rejects when the engine fails or is stopped. Not for two runs at the same time. */
  async analyse(input: EngineInput, sink: EngineSink): Promise<void> {
    clearTimeout(this.idle);
    const worker = this.worker ?? startWorker();
    this.worker = worker;
    try {
      worker.postMessage({
        type: 'begin',
        userType: input.userType,
        accounts: input.accounts,
      } satisfies ToEngine);
      for (const slice of input.slices) await exchange(worker, { type: 'rows', ...slice }, sink, 'taken');
      await exchange(worker, { type: 'analyse' }, sink, 'end');
      this.idle = setTimeout(() => void this.stop(), IDLE_MS);
      this.idle.unref();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.idle);
    const worker = this.worker;
    this.worker = undefined;
    await worker?.terminate();
  }
}

/** Sends one message and takes answers until the one of type `last`. */
function exchange(worker: Worker, message: ToEngine, sink: EngineSink, last: 'taken' | 'end'): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (error?: Error): void => {
      worker.off('message', take);
      worker.off('error', finish);
      worker.off('exit', exited);
      if (error) reject(error);
      else resolve();
    };
    const exited = (): void => finish(new Error('The analysis was stopped'));
    const take = (answer: FromEngine): void => {
      try {
        if (answer.type === 'result') sink.result(answer.kind, answer.body);
        else if (answer.type === 'categories') sink.categories(answer.slice, answer.body);
        else if (answer.type === 'failed') finish(new Error(`The analysis failed: ${answer.message}`));
        else if (answer.type === last) finish();
      } catch (error) {
        finish(error instanceof Error ? error : new Error('What the analysis found could not be kept'));
      }
    };
    worker.on('message', take);
    worker.on('error', finish);
    worker.on('exit', exited);
    worker.postMessage(message);
  });
}

function startWorker(): Worker {
  const here = dirname(fileURLToPath(import.meta.url));
  const built = join(here, 'local-service-analysis.cjs');
  const worker = new Worker(existsSync(built) ? built : join(here, 'engine-worker-from-source.mjs'));
  worker.unref();
  return worker;
}
