import type { BatchTask, JobRecord, OutputKind } from '../../preload/contract';
import { type BatchHost, type BatchIo, CannotBegin } from './batch-host';
import { findFiles, hashOfFile } from './input-files';

/** The tasks of one command, one after the other. */
export interface TaskSource {
  /** Whose secret may come on standard input; null where the command names none. */
  readonly connection: string | null;
  /** Where each output goes. */
  readonly places: ReadonlyMap<OutputKind, string>;
  /** Null when there is none any more. */
  next(): Promise<BatchTask | null>;
  keep(record: JobRecord): void;
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
    close: () => undefined,
    ...rest,
    next: async () => {
      if (isGiven) return null;
      isGiven = true;
      return typeof task === 'function' ? task() : task;
    },
  };
}

/** @throws CannotBegin for a place where nothing is */
export async function pathsOf(places: readonly string[], folder: string): Promise<readonly string[]> {
  const found = await findFiles(places, folder);
  if (found.kind === 'files') return found.paths;
  throw found.kind === 'missing'
    ? new CannotBegin('usage', 'missingFile', found.path)
    : new CannotBegin('nothingToDo', 'noFiles', found.path);
}

export async function hashesOf(paths: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const path of paths) hashes.push(await hashOfFile(path));
  return hashes;
}
