import { createReadStream } from 'node:fs';
import type { Language } from '../../preload/contract';
import { languageOfLocale } from '../../preload/contract/values/languages';
import { BatchDesk } from './batch-desk';
import { type BatchOutput, batchOutput } from './batch-output';
import { batchWords } from './batch-words';
import { readCommand, usageLines } from './command-line';
import { exitCodes } from './exit-codes';
import { firstLineOf } from './first-line';

export interface BatchStart {
  readonly desk: BatchDesk;
  readonly output: BatchOutput;
}

/** A command that was understood, at its desk; else what ends with the exit code once people have been told. */
export function startBatch(words: readonly string[]): BatchStart | (() => Promise<number>) {
  // A reader that has gone (`| head`) is no reason to stop half-way.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const output = batchOutput(process.stdout, process.stderr);
  const reading = readCommand(words);
  if (reading.kind === 'usage') return () => tellUsage(output, reading.what ?? '');
  const io = { output, folder: process.cwd(), readSecret: firstLineOfInput };
  return { output, desk: new BatchDesk(reading.command, io) };
}

async function tellUsage(output: BatchOutput, what: string): Promise<number> {
  output.words(batchWords(languageOfSystem(), 'usage', what));
  for (const line of usageLines()) output.words(`  kontor --batch ${line}`);
  output.line({ event: 'end', outcome: 'usage', exitCode: exitCodes.usage, reason: 'usage' });
  await output.flushed();
  return exitCodes.usage;
}

/** Another start has the profile: window and batch never write at once. */
export async function tellBusy({ desk, output }: BatchStart): Promise<number> {
  output.words(batchWords(languageOfSystem(), 'busy'));
  desk.stop('temporary', 'busy');
  await output.flushed();
  return desk.ended;
}

/** Before the settings are there. */
function languageOfSystem(): Language {
  return languageOfLocale(Intl.DateTimeFormat().resolvedOptions().locale);
}

/** Not `process.stdin`: in the main process of some systems that is no stream of the terminal. */
function firstLineOfInput(): Promise<string> {
  return firstLineOf(createReadStream('', { fd: 0, autoClose: false }));
}
