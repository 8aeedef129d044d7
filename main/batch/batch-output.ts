import type { BatchLine } from '../../preload/contract';
import { terminalText } from './terminal-text';

/** The part of a stream that is used. */
export interface TextSink {
  write(text: string, done: (error?: Error | null) => void): unknown;
}

export interface BatchOutput {
  /** A line of JSON for programs. */
  line(line: BatchLine): void;
  /** A sentence for people. */
  words(text: string): void;
  /** When all of it has left. Never rejects: a reader that has gone is no reason to stop half-way. */
  flushed(): Promise<void>;
}

/** Lines of JSON on one stream, people's words on the other, each in its order. */
export function batchOutput(lines: TextSink, words: TextSink, now = () => new Date()): BatchOutput {
  let last: Promise<unknown> = Promise.resolve();
  const write = (sink: TextSink, text: string) => {
    const written = new Promise<void>((resolve) => {
      try {
        sink.write(text, () => resolve());
      } catch {
        resolve();
      }
    });
    last = Promise.all([last, written]);
  };
  return {
    line: ({ event, ...rest }) =>
      write(lines, `${terminalText(JSON.stringify({ event, at: now().toISOString(), ...rest }))}\n`),
    words: (text) => write(words, `${terminalText(text)}\n`),
    flushed: () => last.then(() => undefined),
  };
}
