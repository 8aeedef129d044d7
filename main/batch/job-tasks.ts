import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BatchJob, BatchTask, JobRecord, OfferedFile, OutputKind } from '../../preload/contract';
import { type BatchHost, CannotBegin } from './batch-host';
import type { Command } from './command-line';
import { basisOf, placesOf, readJob, tablesKindOf } from './job-file';
import {
  hashesOf,
  offerAll,
  pathsOf,
  requireUnlike,
  single,
  type TaskContext,
  type TaskSource,
} from './task-source';

export interface ReadJob {
  readonly job: BatchJob;
  readonly folder: string;
}

/** @throws CannotBegin for one that cannot be read */
export async function jobAt(path: string): Promise<ReadJob> {
  const reading = await readJob(path);
  if (reading.kind === 'invalid') throw new CannotBegin('usage', 'noJob', reading.what);
  return reading;
}

interface JobTask extends ReadJob {
  readonly files: readonly OfferedFile[];
  /** Of the files, in their order. */
  readonly hashes: readonly string[];
  readonly templatePaths: readonly string[];
  readonly places: ReadonlyMap<OutputKind, string>;
  readonly record: JobRecord | null;
  readonly isDryRun: boolean;
}

export async function taskOfJob(host: BatchHost, { job, ...given }: JobTask): Promise<BatchTask> {
  const { files, hashes, templatePaths, places, record, isDryRun } = given;
  const { files: _files, templates: _templates, outputs, ...told } = job;
  const wanted = [...places.keys()];
  return {
    command: 'run',
    files: [...files],
    hashes: [...hashes],
    templates: await offerAll(host, templatePaths),
    job: told,
    language: outputs.language,
    basis: basisOf(job, hashes, await hashesOf(templatePaths)),
    record,
    outputs: wanted,
    missing: wanted.filter((kind) => !existsSync(places.get(kind) ?? '')),
    tablesKind: tablesKindOf(outputs.tables),
    isDryRun,
  };
}

export async function runTask(
  { args, options }: Command,
  { folder, host }: TaskContext,
): Promise<TaskSource> {
  const jobPath = resolve(folder, args[0] ?? '');
  const read = await jobAt(jobPath);
  const { job } = read;
  const places = placesOf(job, read.folder);
  const paths = await pathsOf(job.files, read.folder, places.values());
  const templatePaths = await pathsOf(job.templates, read.folder);
  await requireUnlike([jobPath, ...templatePaths], places.values());
  const isDryRun = options['dry-run'] === true;
  const task = async () => {
    const files = await offerAll(host, paths);
    const given = { ...read, files, hashes: await hashesOf(paths), templatePaths, places, isDryRun };
    return taskOfJob(host, { ...given, record: host.records.of(jobPath) });
  };
  return single(task, {
    connection: job.connection,
    places,
    keep: (record) => host.records.keep(jobPath, record),
  });
}
