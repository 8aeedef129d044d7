import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Correction } from '../analysis/index';
import type { UserType } from '../ground/scopes';
import type { FromEngine, ToEngine } from './engine-protocol';

export interface EngineInput {
  userType: UserType;
  accounts: Array<Record<string, unknown>>;
  corrections: readonly Correction[];
  slices: Iterable<{ accountId: string; bodies: string[] }>;
}

/** Takes what the engine finds as it comes; categories by the position of the slice they belong to. */
export interface EngineSink {
  result(kind: string, body: string): void;
  categories(slice: number, body: string): void;
}

/** An idle worker is ended after this time, so that its memory goes back. */
const IDLE_MS = 10_000;

/** The analysis engine in a worker thread, so that no request waits for it. */
export class EngineClient {
  readonly #workerFile: string;
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** @param workerFile its bundle; left out: the one beside this bundle */
  constructor(workerFile?: string) {
    const here = dirname(fileURLToPath(import.meta.url));
    this.#workerFile = workerFile ?? join(here, 'local-service-analysis.cjs');
  }

  /** Analyses one user. Rejects when the engine fails or is stopped. Not for two runs at the same time. */
  async analyse(input: EngineInput, sink: EngineSink): Promise<void> {
    clearTimeout(this.idle);
    const worker = this.worker ?? this.#start();
    this.worker = worker;
    try {
      const { userType, accounts, corrections } = input;
      await ask(worker, { type: 'begin', userType, accounts, corrections });
      for (const slice of input.slices) await ask(worker, { type: 'rows', ...slice });
      let finding = await ask(worker, { type: 'analyse' });
      while (finding.type !== 'end') {
        if (finding.type === 'result') sink.result(finding.kind, finding.body);
        else if (finding.type === 'categories') sink.categories(finding.slice, finding.body);
        finding = await ask(worker, { type: 'next' });
      }
      this.idle = setTimeout(() => void this.stop(), IDLE_MS);
      this.idle.unref();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#workerFile);
    worker.unref();
    return worker;
  }

  async stop(): Promise<void> {
    clearTimeout(this.idle);
    const worker = this.worker;
    this.worker = undefined;
    await worker?.terminate();
  }
}

/** Sends one message and waits for its one answer. Rejects when the worker fails, ends, or says that it failed. */
function ask(worker: Worker, message: ToEngine): Promise<FromEngine> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      worker.off('message', take);
      worker.off('error', fail);
      worker.off('exit', end);
      finish();
    };
    const fail = (error: Error): void => settle(() => reject(error));
    const end = (): void => fail(new Error('The analysis was stopped'));
    const take = (answer: FromEngine): void => {
      if (answer.type === 'failed') fail(new Error(`The analysis failed: ${answer.message}`));
      else settle(() => resolve(answer));
    };
    worker.on('message', take);
    worker.on('error', fail);
    worker.on('exit', end);
    worker.postMessage(message);
  });
}
