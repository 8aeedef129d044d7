import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BatchTask, JobRecord, listedKinds, OutputKind } from '../../preload/contract';
import { type BatchHost, type BatchIo, CannotBegin } from './batch-host';
import type { Command } from './command-line';
import { findFiles, hashOfFile } from './input-files';
import { basisOf, placesOf, readJob, tablesKindOf } from './job-file';

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

export interface TaskContext extends Pick<BatchIo, 'folder'> {
  readonly host: BatchHost;
}

/** @throws CannotBegin for what names nothing that is there */
export async function makeTasks(command: Command, context: TaskContext): Promise<TaskSource> {
  const [first = ''] = command.args;
  switch (command.name) {
    case 'list':
      return single({ command: 'list', what: first as (typeof listedKinds)[number] });
    case 'read':
      return readTask(command, context);
    case 'run':
      return runTask(command, context);
    default:
      throw new CannotBegin('usage', 'usage', command.name);
  }
}

/** One task, made when it is asked for. */
function single(
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

async function pathsOf(places: readonly string[], folder: string): Promise<readonly string[]> {
  const found = await findFiles(places, folder);
  if (found.kind === 'files') return found.paths;
  throw found.kind === 'missing'
    ? new CannotBegin('usage', 'missingFile', found.path)
    : new CannotBegin('nothingToDo', 'noFiles', found.path);
}

async function readTask({ args, options }: Command, { folder, host }: TaskContext): Promise<TaskSource> {
  const paths = await pathsOf(args, folder);
  return single(async () => ({
    command: 'read',
    files: await host.offer(paths),
    isWhole: options.json === true,
  }));
}

async function runTask({ args, options }: Command, { folder, host }: TaskContext): Promise<TaskSource> {
  const jobPath = resolve(folder, args[0] ?? '');
  const reading = await readJob(jobPath);
  if (reading.kind === 'invalid') throw new CannotBegin('usage', 'noJob', reading.what);
  const { job } = reading;
  const paths = await pathsOf(job.files, reading.folder);
  const templatePaths = job.templates.length > 0 ? await pathsOf(job.templates, reading.folder) : [];
  const places = placesOf(job, reading.folder);
  const isDryRun = options['dry-run'] === true;
  return single(
    async () => {
      const { files: _files, templates: _templates, outputs, ...told } = job;
      const outputKinds = [...places.keys()];
      return {
        command: 'run',
        files: await host.offer(paths),
        templates: await host.offer(templatePaths),
        job: told,
        language: outputs.language,
        basis: basisOf(job, await hashesOf(paths), await hashesOf(templatePaths)),
        record: host.records.of(jobPath),
        outputs: outputKinds,
        missing: outputKinds.filter((kind) => !existsSync(places.get(kind) ?? '')),
        tablesKind: tablesKindOf(outputs.tables),
        isDryRun,
      };
    },
    {
      connection: job.connection,
      places,
      keep: (record) => host.records.keep(jobPath, record),
    },
  );
}

async function hashesOf(paths: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const path of paths) hashes.push(await hashOfFile(path));
  return hashes;
}
