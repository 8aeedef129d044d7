import { Worker } from 'node:worker_threads';
import { unlessAborted } from '../transport/clock';
import { serviceError } from '../transport/service-error';
import type { WireAnswer } from '../transport/transport';
import { isPdf } from '../wire/pdf-document';
import type { AnswerToRead, FromThread, ReadAnswer, ToThread } from './answer-protocol';
import { AnswerText } from './answer-text';
import { ValueAssembly } from './value-pieces';

/** Reading this much takes main 80 ms at most, whatever it holds (measured: 4 MB of small objects or of names 650). */
const largeAnswerBytes = 512 * 1024;

/** The thread ends when nothing was read for so long: what it read last stays in its memory until then. */
const idleMs = 5_000;
/** Of the thread; an answer that needs more is none of the interface (a million bookings take a quarter). */
const memoryMb = 2_048;

/** What main is given for an answer that the thread could not read: nobody knows what it was. */
const unread: ReadAnswer = { body: { kind: 'brokenJson', text: '' }, isExpectedShape: false };

/** Reads large answers in a thread, one after the other (SEC-45). An answer that ends its thread ends nothing else. */
export class LargeAnswers {
  readonly #file: string;
  #worker: Worker | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | null = null;

  /** @param file the bundled `answer-thread.ts` */
  constructor(file: string) {
    this.#file = file;
  }

  /** Never rejects. */
  read(answer: AnswerToRead): Promise<ReadAnswer> {
    const turn = this.#turn.then(() => this.#read(answer));
    this.#turn = turn;
    return turn;
  }

  /** What is being read is not answered any more. */
  async end(): Promise<void> {
    if (this.#idle) clearTimeout(this.#idle);
    await this.#worker?.terminate();
    this.#worker = null;
  }

  async #read(answer: AnswerToRead): Promise<ReadAnswer> {
    if (this.#idle) clearTimeout(this.#idle);
    this.#worker ??= new Worker(this.#file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    const worker = this.#worker;
    worker.ref();
    const read = await readBy(worker, answer);
    if (read === 'ended') {
      this.#worker = null;
      return unread;
    }
    worker.unref();
    this.#idle = setTimeout(() => {
      this.#worker = null;
      void worker.terminate();
    }, idleMs);
    this.#idle.unref();
    return read;
  }
}

function readBy(worker: Worker, answer: AnswerToRead): Promise<ReadAnswer | 'ended'> {
  return new Promise((resolve) => {
    const assembly = new ValueAssembly();
    const say = (message: ToThread) => worker.postMessage(message);
    const end = (read: ReadAnswer | 'ended') => {
      worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
      resolve(read);
    };
    const onEnd = () => end('ended');
    const onMessage = (message: FromThread) => {
      if (message.is === 'piece') {
        assembly.add(message.piece);
        // Not at once: whatever else waits for main has its turn between two pieces.
        setImmediate(() => say('next'));
      } else end(readOf(message, assembly));
    };
    worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
    const { bytes } = answer;
    const isOwn = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
    // Handed over and not copied: nobody else reads it any more.
    worker.postMessage(answer satisfies ToThread, isOwn ? [bytes.buffer as ArrayBuffer] : []);
  });
}

function readOf(message: Exclude<FromThread, { is: 'piece' }>, { value }: ValueAssembly): ReadAnswer {
  if (message.is === 'other') return { body: message.body, isExpectedShape: false };
  const { isExpectedShape } = message;
  if (message.is === 'whole') return { body: { kind: 'json', value }, isExpectedShape };
  return {
    body: { kind: 'json', value: new AnswerText(message.json, message.isUnavailable) },
    isExpectedShape,
  };
}

interface CallToRead {
  readonly key: string;
  readonly label: string;
  readonly endpoint: { readonly method: string };
  readonly settings: {
    readonly readsAscii?: boolean;
    readonly keepsText?: boolean;
    readonly signal?: AbortSignal;
  };
}

/**
 * Undefined for an answer that main reads itself: a short one, one that tells a failure, a document. Whoever ends a call that changes
 * nothing does not wait until its answer is read; of any other it counts that it was answered.
 * @throws ServiceError service.cancelled
 */
export async function readLarge(
  largeAnswers: Pick<LargeAnswers, 'read'> | undefined,
  { key, label, endpoint, settings }: CallToRead,
  answer: WireAnswer | undefined,
): Promise<ReadAnswer | undefined> {
  if (!largeAnswers || !answer) return undefined;
  const { bytes, headers, status } = answer;
  if (status >= 300 || bytes.length < largeAnswerBytes || isPdf(bytes)) return undefined;
  const { readsAscii = false, keepsText = false } = settings;
  const contentType = headers.get('content-type');
  const reading = largeAnswers.read({ bytes, contentType, key, readsAscii, keepsText });
  if (endpoint.method !== 'GET') return reading;
  return unlessAborted(reading, settings.signal).catch(() => {
    throw serviceError('service.cancelled', { endpoint: label, wasSent: 'yes' });
  });
}
