/// <reference lib="webworker" />

import type { FileReading, ReadOptions } from '../../../preload/contract/reading/reading';
import { type ExportSource, ReadFailure, type ReadSink } from '../engine/bytes/source';
import {
  isSmall,
  noHash,
  previewExport,
  type ReadEnvironment,
  readExport,
  showAndRead,
} from '../engine/read-export';
import { type UnpackOutcome, unpackArchive } from '../engine/unpack-archive';
import { ChunkSender, type SenderPort, StagingRefused } from './chunk-sender';
import { practiseReading } from './practice-read';
import { HashThread } from './worker-hasher';
import type { WorkerReply, WorkerRequest } from './worker-protocol';

/**
 * Reads export files off the window's thread. Our own worker file: the one papaparse starts comes from a blob URL, which the
 * policy of the page refuses (SEC-26). See worker-protocol.ts for what is said.
 */

type Job = Extract<WorkerRequest, { type: 'read' | 'preview' | 'unpack' }>;
type ReadJob = Exclude<Job, { type: 'unpack' }>;
type ReadingJob = Extract<Job, { type: 'read' }>;

const progressIntervalMs = 250;
/** Behind the first screen; a worker that was started for a job has that to do. */
const practiceAfterMs = 400;

const scope = self as unknown as DedicatedWorkerGlobalScope;
const environment = hashingBeside();
const jobs: Job[] = [];
const cancelled = new Set<string>();
let isNew = true;
/** The job in hand, and where its rows go. */
let current: { id: string; sender: ChunkSender } | null = null;
/** A small file that was read when it was to be shown, until the next job. */
let readAhead: {
  id: string;
  options: string;
  chunks: Uint8Array<ArrayBuffer>[];
  reading: FileReading;
} | null = null;
/** Ports of files whose turn has not come. */
const early = new Map<string, SenderPort>();

/** Hashing has a thread of its own where workers may start workers: everywhere but in tests under Node. */
function hashingBeside(): ReadEnvironment {
  if (typeof Worker === 'undefined') return {};
  const thread = new HashThread(new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' }));
  return { createHasher: () => thread.create() };
}

function reply(message: WorkerReply, transfer: Transferable[] = []): void {
  scope.postMessage(message, transfer);
}

/** A file of so many bytes is taken at once: each slice of it would be asked of another process. */
const takenAtOnce = 262_144;

function sourceOf(file: File): ExportSource {
  const { name, size: sizeBytes } = file;
  const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
  let whole: Promise<Uint8Array<ArrayBuffer>> | null = null;
  if (sizeBytes > takenAtOnce)
    return { name, sizeBytes, slice: (start, end) => bytesOf(file.slice(start, end)) };
  return {
    name,
    sizeBytes,
    async slice(start, end) {
      whole ??= bytesOf(file.slice(0, sizeBytes));
      return (await whole).slice(start, end);
    },
  };
}

function sinkFor(job: ReadJob, sender: ChunkSender): ReadSink {
  let lastProgress = 0;
  return {
    isCancelled: () => cancelled.has(job.id),
    chunk: (bytes) => sender.send(bytes),
    restart() {
      // The store takes what comes now as a new file.
      sender.restart();
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

async function readSmall(id: string, source: ExportSource, options: ReadOptions, sink: ReadSink) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const kept: ReadSink = {
    chunk: (bytes) => void chunks.push(bytes),
    restart: () => void chunks.splice(0),
    preview: sink.preview?.bind(sink),
    isCancelled: sink.isCancelled?.bind(sink),
  };
  const reading = await showAndRead(source, options, kept, environment);
  return { id, options: JSON.stringify(options), chunks, reading };
}

/** What was read of the file when it was shown goes to the store. Null where it was not, or is to be read in another way. */
async function sendAhead(job: ReadingJob, sender: ChunkSender): Promise<FileReading | null> {
  const ahead = readAhead;
  readAhead = null;
  const isSame = ahead?.id === job.id && job.isShown && ahead.options === JSON.stringify(job.options);
  if (!ahead || !isSame) return null;
  for (const bytes of ahead.chunks) await sender.send(bytes);
  return ahead.reading;
}

function readNow(job: ReadingJob, source: ExportSource, sink: ReadSink): Promise<FileReading> {
  const read = job.isShown ? readExport : showAndRead;
  return read(source, job.options, sink, job.isHashed ? { createHasher: () => noHash } : environment);
}

async function run(job: Job, sender: ChunkSender): Promise<void> {
  const source = sourceOf(job.file);
  try {
    if (cancelled.has(job.id)) throw new ReadFailure('read.cancelled');
    if (job.type === 'unpack') {
      reply({ type: 'unpacked', id: job.id, outcome: await unpack(job.id, source) });
      return;
    }
    const sink = sinkFor(job, sender);
    if (job.type === 'preview') {
      if (job.for !== undefined && (await isSmall(source)))
        readAhead = await readSmall(job.for, source, job.options, sink);
      else await previewExport(source, job.options, sink);
      return;
    }
    const reading = (await sendAhead(job, sender)) ?? (await readNow(job, source, sink));
    await sender.settle();
    if (cancelled.has(job.id)) throw new ReadFailure('read.cancelled');
    reply({ type: 'done', id: job.id, reading });
  } catch (error) {
    sayWhy(job.id, error);
  } finally {
    sender.drop();
  }
}

function sayWhy(id: string, thrown: unknown): void {
  if (thrown instanceof StagingRefused) {
    reply({ type: 'notStaged', id, error: thrown.error });
    return;
  }
  const failure = thrown instanceof ReadFailure ? thrown : new ReadFailure('internal');
  reply({ type: 'failed', id, code: failure.code, params: failure.params });
}

async function work(): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const sender = new ChunkSender();
    current = { id: job.id, sender };
    stage(job.id, early.get(job.id));
    await run(job, sender);
    cancelled.delete(job.id);
    current = null;
  }
}

function stage(id: string, port: SenderPort | undefined): void {
  early.delete(id);
  if (!port) return;
  if (current?.id === id) current.sender.use(port);
  else if (jobs.some((job) => job.id === id)) early.set(id, port);
  else port.close();
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
    case 'stage':
      stage(request.id, request.port);
      break;
    case 'cancel':
      // A job that is neither running nor waiting is over: nothing to remember.
      if (current?.id === request.id || jobs.some((job) => job.id === request.id)) cancelled.add(request.id);
      if (current?.id === request.id) current.sender.cancel();
      break;
  }
});

setTimeout(() => {
  if (isNew) void practiseReading();
}, practiceAfterMs);
