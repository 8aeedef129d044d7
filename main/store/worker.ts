import { parentPort, workerData } from 'node:worker_threads';
import { KontorError } from '../errors/kontor-error';
import type { StoreFailure, StoreReply, StoreRequest, WorkerStart } from './store-protocol';
import { StoreSession } from './store-session';
import { transferablesOf } from './transferables';

function say(reply: StoreReply): void {
  parentPort?.postMessage(reply, reply.kind === 'value' ? transferablesOf([reply.value]) : []);
}

function failureOf(cause: unknown): StoreFailure {
  if (cause instanceof KontorError) return { code: cause.code, params: cause.params, message: cause.code };
  const { message, stack } = cause instanceof Error ? cause : { message: String(cause), stack: undefined };
  return { message, stack };
}

async function answer(session: StoreSession, { id, name, args }: StoreRequest): Promise<void> {
  try {
    if (name === 'close') session.close();
    say({ kind: 'value', id, value: name === 'close' ? null : await session.run(name, args) });
    if (name === 'close') parentPort?.close();
  } catch (cause) {
    say({ kind: 'failed', id, failure: failureOf(cause) });
  }
}

try {
  const session = new StoreSession(workerData as WorkerStart, (statement) =>
    say({ kind: 'slow', statement }),
  );
  parentPort?.on('message', (request: StoreRequest) => void answer(session, request));
  say({ kind: 'opened' });
} catch (cause) {
  say({ kind: 'notOpened', failure: failureOf(cause) });
  parentPort?.close();
}
