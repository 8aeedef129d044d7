import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { type BatchJob, batchJob, type OutputKind, outputKinds } from '../../preload/contract';
import { canonicalJson } from '../../preload/contract/values/canonical-json';
import { readFully } from '../database-guard/read-fully';
import { openToRead } from '../settings/open-to-read';

export type JobReading =
  | { readonly kind: 'job'; readonly job: BatchJob; readonly folder: string }
  /** What is wrong, with its place in the file. */
  | { readonly kind: 'invalid'; readonly what: string };

/** A longer one is no job. */
const jobBytesLimit = 256 * 1024;

/** A job in YAML or JSON, which is YAML too. */
export async function readJob(path: string): Promise<JobReading> {
  try {
    const text = await textOf(path);
    if (text === null) return { kind: 'invalid', what: path };
    return await jobOf(text, dirname(resolve(path)));
  } catch (error) {
    return { kind: 'invalid', what: (error as NodeJS.ErrnoException).code ? path : String(error) };
  }
}

/** Null for what is no file, or too long: a device or a file that grows has no end. */
async function textOf(path: string): Promise<string | null> {
  const handle = await open(path, openToRead);
  try {
    if (!(await handle.stat()).isFile()) return null;
    const buffer = Buffer.alloc(jobBytesLimit + 1);
    const read = await readFully(handle, buffer, 0);
    return read > jobBytesLimit ? null : buffer.toString('utf8', 0, read);
  } finally {
    await handle.close();
  }
}

/** @throws what the YAML library says of a text that is none */
export async function jobOf(text: string, folder: string): Promise<JobReading> {
  // Read when there is a job, and not at every start.
  const { parseDocument } = await import('yaml');
  // A date stays a text. The library would look for the line of each of its errors from the beginning of the file on: minutes for as
  // many as a job has room for.
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { schema: 'core', prettyErrors: false });
  const [fault] = document.errors;
  if (fault) {
    const line = text.slice(0, fault.pos[0]).split('\n').length;
    return { kind: 'invalid', what: `line ${line}: ${fault.message}` };
  }
  // An alias that is repeated without end is refused by the library.
  const parsed = batchJob.safeParse(document.toJS({ maxAliasCount: 100 }));
  if (parsed.success) {
    const what = faultOfJob(parsed.data);
    return what === null ? { kind: 'job', job: parsed.data, folder } : { kind: 'invalid', what };
  }
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') ?? '';
  return { kind: 'invalid', what: [where, issue?.message].filter(Boolean).join(': ') };
}

/** Outputs are of results that the job brings about: one that never does would end well and have written nothing. */
function faultOfJob({ send, analyse, outputs }: BatchJob): string | null {
  if (outputKinds.every((kind) => outputs[kind] === undefined)) return null;
  if (!send) return 'outputs: send is false';
  return analyse ? null : 'outputs: analyse is false';
}

/** Over everything that decides what is imported: with another one it begins anew. @param job null for files of no job */
export function basisOf(
  job: BatchJob | null,
  files: readonly string[],
  templates: readonly string[],
): string {
  const rules = job && { customer: job.customer, connection: job.connection, questions: job.questions };
  const decides = { rules, files: [...files].sort(), templates: [...templates].sort() };
  return createHash('sha256').update(canonicalJson(decides)).digest('hex');
}

/** Where each wanted output goes; relative ones belong to the folder of the job. */
export function placesOf(job: BatchJob, folder: string): ReadonlyMap<OutputKind, string> {
  return new Map(
    outputKinds.flatMap((kind) => {
      const place = job.outputs[kind];
      return place === undefined ? [] : [[kind, resolve(folder, place)] as const];
    }),
  );
}

export function tablesKindOf(path: string | undefined): 'xlsx' | 'csv' {
  return extname(path ?? '').toLowerCase() === '.zip' ? 'csv' : 'xlsx';
}
