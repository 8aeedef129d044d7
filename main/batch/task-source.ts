import { stat } from 'node:fs/promises';
import {
  type BatchOutcome,
  type BatchTask,
  importLimits,
  type JobRecord,
  type OfferedFile,
  type OutputKind,
} from '../../preload/contract';
import { type BatchHost, type BatchIo, CannotBegin } from './batch-host';
import type { BatchWord } from './batch-words';
import { findFiles, hashOfFile, isSameFile } from './input-files';

/** The tasks of one command, one after the other. */
export interface TaskSource {
  /** Whose secret may come on standard input; null where the command names none. */
  readonly connection: string | null;
  /** Where each output goes. */
  readonly places: ReadonlyMap<OutputKind, string>;
  /** Null when there is none any more. */
  next(): Promise<BatchTask | null>;
  keep(record: JobRecord): void;
  /** How the task that was given last ended. */
  done(outcome: BatchOutcome): void;
  close(): void;
}

export interface TaskContext extends Pick<BatchIo, 'folder' | 'output'> {
  readonly host: BatchHost;
}

export const textOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : null);

/** One task, made when it is asked for. */
export function single(
  task: BatchTask | (() => Promise<BatchTask>),
  rest: Partial<Pick<TaskSource, 'connection' | 'places' | 'keep'>> = {},
): TaskSource {
  let isGiven = false;
  return {
    connection: null,
    places: new Map(),
    keep: () => undefined,
    done: () => undefined,
    close: () => undefined,
    ...rest,
    next: async () => {
      if (isGiven) return null;
      isGiven = true;
      return typeof task === 'function' ? task() : task;
    },
  };
}

/** More in one import are refused. */
const mostFiles = importLimits.files;

/**
 * @param outputs places that are written to
 * @throws CannotBegin for a place where nothing is, or where not all can be found, and for an input that would be written over
 */
export async function pathsOf(
  places: readonly string[],
  folder: string,
  outputs: Iterable<string> = [],
): Promise<readonly string[]> {
  const written = new Set(outputs);
  const found = await findFiles(places, folder, written);
  if (found.kind !== 'files') {
    const [end, word] = refusals[found.kind];
    throw new CannotBegin(end, word, found.path);
  }
  await requireUnlike(found.paths, written);
  return found.paths;
}

const refusals = {
  missing: ['usage', 'missingFile'],
  empty: ['nothingToDo', 'noFiles'],
  unreadable: ['usage', 'unreadableFolder'],
  deep: ['usage', 'deepFolder'],
} as const satisfies Record<string, readonly [BatchOutcome | 'usage', BatchWord]>;

/** @throws CannotBegin for a file that an output would be written over */
export async function requireUnlike(files: readonly string[], outputs: Iterable<string>): Promise<void> {
  for (const output of outputs)
    for (const file of files)
      if (await isSameFile(file, output)) throw new CannotBegin('usage', 'outputOverInput', output);
}

/** @throws CannotBegin unless each of the files is offered: a part of a job is none */
export async function offerAll(
  host: Pick<BatchHost, 'offer'>,
  paths: readonly string[],
): Promise<OfferedFile[]> {
  if (paths.length > mostFiles) throw new CannotBegin('usage', 'tooManyFiles', String(paths.length));
  const offered = await host.offer(paths);
  if (offered.length < paths.length) throw new CannotBegin('usage', 'missingFile', await goneOf(paths));
  return offered;
}

async function goneOf(paths: readonly string[]): Promise<string> {
  for (const path of paths) if (!(await stat(path).catch(() => null))?.isFile()) return path;
  return paths[0] ?? '';
}

/** What another program has locked comes free again. */
const locked: ReadonlySet<string> = new Set(['EBUSY', 'EPERM', 'EAGAIN', 'EMFILE']);

/** @throws CannotBegin for a file that is gone or cannot be read since it was found */
export async function hashesOf(paths: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const path of paths)
    hashes.push(
      await hashOfFile(path).catch((error: NodeJS.ErrnoException) => {
        throw locked.has(error.code ?? '')
          ? new CannotBegin('temporary', 'lockedFile', path)
          : new CannotBegin('usage', 'missingFile', path);
      }),
    );
  return hashes;
}
