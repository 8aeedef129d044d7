import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { BatchJob, BatchTask, JobRecord, OutputKind } from '../../preload/contract';
import { type BatchHost, CannotBegin } from './batch-host';
import { batchWords } from './batch-words';
import type { Command } from './command-line';
import { basisOf, placesOf, readJob, tablesKindOf } from './job-file';
import { hashesOf, pathsOf, single, type TaskContext, type TaskSource, textOf } from './task-source';
import { FolderWatch } from './watch-folder';

interface ReadJob {
  readonly job: BatchJob;
  readonly folder: string;
}

/** @throws CannotBegin for one that cannot be read */
async function jobAt(path: string): Promise<ReadJob> {
  const reading = await readJob(path);
  if (reading.kind === 'invalid') throw new CannotBegin('usage', 'noJob', reading.what);
  return reading;
}

interface JobTask extends ReadJob {
  readonly paths: readonly string[];
  readonly templatePaths: readonly string[];
  readonly places: ReadonlyMap<OutputKind, string>;
  readonly record: JobRecord | null;
  readonly isDryRun: boolean;
}

async function taskOfJob(host: BatchHost, { job, ...given }: JobTask): Promise<BatchTask> {
  const { paths, templatePaths, places, record, isDryRun } = given;
  const { files: _files, templates: _templates, outputs, ...told } = job;
  const wanted = [...places.keys()];
  return {
    command: 'run',
    files: await host.offer(paths),
    templates: await host.offer(templatePaths),
    job: told,
    language: outputs.language,
    basis: basisOf(job, await hashesOf(paths), await hashesOf(templatePaths)),
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
  const paths = await pathsOf(job.files, read.folder);
  const templatePaths = await pathsOf(job.templates, read.folder);
  const places = placesOf(job, read.folder);
  const isDryRun = options['dry-run'] === true;
  const task = () =>
    taskOfJob(host, { ...read, paths, templatePaths, places, isDryRun, record: host.records.of(jobPath) });
  return single(task, {
    connection: job.connection,
    places,
    keep: (record) => host.records.keep(jobPath, record),
  });
}

/** New files of a folder, those of one moment together, by the rules of a job or as an import that waits. */
export async function watchTasks(
  { args, options }: Command,
  { folder, host, output }: TaskContext,
): Promise<TaskSource> {
  const watched = resolve(folder, args[0] ?? '');
  const found = await stat(watched).catch(() => null);
  if (!found?.isDirectory()) throw new CannotBegin('usage', 'missingFile', args[0] ?? '');
  const jobPath = textOf(options.job);
  const read = jobPath === null ? null : await jobAt(resolve(folder, jobPath));
  const templatePaths = read ? await pathsOf(read.job.templates, read.folder) : [];
  const places = read ? placesOf(read.job, read.folder) : new Map();
  const watch = new FolderWatch(watched);
  let keys: string[] = [];
  output.words(batchWords(host.language(), 'watching', args[0] ?? ''));
  return {
    connection: read?.job.connection ?? null,
    places,
    close: () => watch.close(),
    // By content: a file that is renamed, or lies there at the next start, is no new one.
    keep: (record) => {
      for (const key of keys) host.records.keep(key, record);
    },
    next: async () => {
      for (;;) {
        const whole = await watch.next();
        if (whole.length === 0) return null;
        const hashes = await hashesOf(whole);
        const keyOf = (at: number) => `${watched}\n${hashes[at]}`;
        const fresh = [...whole.keys()].filter((at) => !host.records.of(keyOf(at))?.isRead);
        if (fresh.length === 0) continue;
        keys = fresh.map(keyOf);
        const paths = fresh.map((at) => whole[at] ?? '');
        const record = host.records.of(keys[0] ?? '');
        if (read) return taskOfJob(host, { ...read, paths, templatePaths, places, record, isDryRun: false });
        const files = await host.offer(paths);
        return { command: 'import', files, basis: basisOf(null, await hashesOf(paths), []), record };
      }
    },
  };
}
