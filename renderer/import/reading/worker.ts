/// <reference lib="webworker" />

import { type ExportSource, ReadFailure, type ReadSink } from '../engine/bytes/source';
import { noHash, previewExport, type ReadEnvironment, readExport, showAndRead } from '../engine/read-export';
import { type UnpackOutcome, unpackArchive } from '../engine/unpack-archive';
import { practiseReading } from './practice-read';
import { HashThread } from './worker-hasher';
import { chunksInFlight, type WorkerReply, type WorkerRequest } from './worker-protocol';

/**
 * Reads export files off the window's thread. Our own worker file: the one papaparse starts comes from a blob URL, which the
 * policy of the page refuses (SEC-26). See worker-protocol.ts for what is said.
 */

type Job = Extract<WorkerRequest, { type: 'read' | 'preview' | 'unpack' }>;
type ReadJob = Exclude<Job, { type: 'unpack' }>;

const progressIntervalMs = 250;
/** Behind the first screen; a worker that was started for a job has that to do. */
const practiceAfterMs = 400;

const scope = self as unknown as DedicatedWorkerGlobalScope;
const environment = hashingBeside();
const jobs: Job[] = [];
const cancelled = new Set<string>();
let isNew = true;
let current: { id: string; unacknowledged: number; wake: (() => void) | null } | null = null;

/** Hashing has a thread of its own where workers may start workers: everywhere but in tests under Node. */
function hashingBeside(): ReadEnvironment {
  if (typeof Worker === 'undefined') return {};
  const thread = new HashThread(new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' }));
  return { createHasher: () => thread.create() };
}

function reply(message: WorkerReply, transfer: Transferable[] = []): void {
  scope.postMessage(message, transfer);
}

function sourceOf(file: File): ExportSource {
  return {
    name: file.name,
    sizeBytes: file.size,
    slice: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  };
}

function sinkFor(job: ReadJob): ReadSink {
  let chunk = 0;
  let lastProgress = 0;
  return {
    isCancelled: () => cancelled.has(job.id),
    async chunk(bytes, rows) {
      while (current && current.unacknowledged >= chunksInFlight && !cancelled.has(job.id)) {
        await new Promise<void>((resolve) => {
          if (current) current.wake = resolve;
          else resolve();
        });
      }
      if (current) current.unacknowledged++;
      reply({ type: 'chunk', id: job.id, chunk: chunk++, rows, bytes }, [bytes.buffer]);
    },
    restart() {
      // The store takes what comes now as a new file, whose chunks are numbered from 0 again.
      chunk = 0;
      reply({ type: 'restart', id: job.id });
    },
    preview: (reading, rows, records) =>
      reply({
        type: 'preview',
        id: job.id,
        reading,
        rows: rows as (string | number | null)[][],
        records: [...records],
      }),
    progress(bytesRead, rows) {
      const now = performance.now();
      if (now - lastProgress < progressIntervalMs) return;
      lastProgress = now;
      reply({ type: 'progress', id: job.id, bytesRead, bytesTotal: job.file.size, rows });
    },
  };
}

/** Asks for the next bytes of the file again and again, which is where a cancelled job ends. */
function unpack(id: string, source: ExportSource): Promise<UnpackOutcome> {
  const slice: ExportSource['slice'] = async (start, end) => {
    if (cancelled.has(id)) throw new ReadFailure('read.cancelled');
    return source.slice(start, end);
  };
  return unpackArchive(
    { ...source, slice },
    {
      member: (entry) => reply({ type: 'member', id, entry }, [entry.bytes.buffer]),
      refused: (name, { code, params }) => reply({ type: 'refused', id, name, code, params }),
      progress: (done, total) => reply({ type: 'unpacking', id, done, total }),
    },
  );
}

async function run(job: Job): Promise<void> {
  const source = sourceOf(job.file);
  try {
    if (cancelled.has(job.id)) throw new ReadFailure('read.cancelled');
    if (job.type === 'unpack') {
      reply({ type: 'unpacked', id: job.id, outcome: await unpack(job.id, source) });
      return;
    }
    const sink = sinkFor(job);
    if (job.type === 'preview') {
      await previewExport(source, job.options, sink);
      return;
    }
    const read = job.isShown ? readExport : showAndRead;
    const hashing = job.isHashed ? { createHasher: () => noHash } : environment;
    const reading = await read(source, job.options, sink, hashing);
    reply({ type: 'done', id: job.id, reading });
  } catch (error) {
    const failure = error instanceof ReadFailure ? error : new ReadFailure('internal');
    reply({ type: 'failed', id: job.id, code: failure.code, params: failure.params });
  }
}

async function work(): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    current = { id: job.id, unacknowledged: 0, wake: null };
    await run(job);
    cancelled.delete(job.id);
    current = null;
  }
}

function wake(): void {
  const resume = current?.wake;
  if (!current || !resume) return;
  current.wake = null;
  resume();
}

scope.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  const request = event.data;
  switch (request.type) {
    case 'read':
    case 'preview':
    case 'unpack':
      isNew = false;
      jobs.push(request);
      if (!current) void work();
      break;
    case 'ack':
      if (current?.id === request.id) {
        current.unacknowledged--;
        wake();
      }
      break;
    case 'cancel':
      // A job that is neither running nor waiting is over: nothing to remember.
      if (current?.id === request.id || jobs.some((job) => job.id === request.id)) cancelled.add(request.id);
      wake();
      break;
  }
});

setTimeout(() => {
  if (isNew) void practiseReading();
}, practiceAfterMs);
