import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type BatchOutcome, type BatchTask, importLimits, type OutputKind } from '../../preload/contract';
import { type BatchHost, CannotBegin } from './batch-host';
import { batchWords } from './batch-words';
import type { Command } from './command-line';
import { exportsIn, hashOfFile } from './input-files';
import { basisOf, placesOf } from './job-file';
import { jobAt, type ReadJob, taskOfJob } from './job-tasks';
import { pathsOf, requireUnlike, type TaskContext, type TaskSource, textOf } from './task-source';
import { FolderWatch } from './watch-folder';
import type { FileGroup, FoundFile } from './watched-files';

/** When a file is looked at again that was gone or locked in the midst of it. */
const lookAgainMs = 2_000;

/** When a task is tried again that could not be done for now, by how often it was tried; the last one for ever. */
const tryAgainMs = [30_000, 60_000, 120_000, 300_000, 900_000, 1_800_000] as const;

interface WatchRules {
  readonly read: ReadJob | null;
  readonly templatePaths: readonly string[];
  readonly places: ReadonlyMap<OutputKind, string>;
}

/** New files of a folder, those of one moment together, by the rules of a job or as an import that waits. */
export async function watchTasks(
  { args, options }: Command,
  { folder, host, output }: TaskContext,
): Promise<TaskSource> {
  const watched = resolve(folder, args[0] ?? '');
  await requireFolder(watched, args[0] ?? '');
  const jobPath = textOf(options.job);
  const rules = await rulesOf(jobPath === null ? null : resolve(folder, jobPath));
  const source = new WatchSource(watched, rules, host);
  output.words(batchWords(host.language(), 'watching', args[0] ?? ''));
  return source;
}

async function requireFolder(path: string, named: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) throw new CannotBegin('usage', 'missingFile', named);
  await exportsIn(path).catch(() => {
    throw new CannotBegin('usage', 'unreadableFolder', named);
  });
}

async function rulesOf(jobPath: string | null): Promise<WatchRules> {
  if (jobPath === null) return { read: null, templatePaths: [], places: new Map() };
  const read = await jobAt(jobPath);
  const places = placesOf(read.job, read.folder);
  const templatePaths = await pathsOf(read.job.templates, read.folder);
  await requireUnlike([jobPath, ...templatePaths], places.values());
  return { read, templatePaths, places };
}

/** Groups of files, each until its task ended well: what could not be done for now comes again after a while, anything else at the next start. */
class WatchSource implements TaskSource {
  readonly #watch: FolderWatch;
  readonly #tries = new Map<string, number>();
  #waiting: FileGroup[] = [];
  #inHand: readonly FoundFile[] = [];

  constructor(
    private readonly folder: string,
    private readonly rules: WatchRules,
    private readonly host: BatchHost,
  ) {
    this.#watch = new FolderWatch(folder, { outputs: new Set(rules.places.values()) });
  }

  get connection(): string | null {
    return this.rules.read?.job.connection ?? null;
  }

  get places(): ReadonlyMap<OutputKind, string> {
    return this.rules.places;
  }

  keep: TaskSource['keep'] = (record) => this.host.watched.keep(this.folder, this.#inHand, record);

  done(outcome: BatchOutcome): void {
    const files = this.#inHand;
    if (outcome === 'done' || outcome === 'nothingToDo') this.host.watched.finish(this.folder, files);
    if (outcome !== 'temporary') return;
    const key = files[0]?.hash ?? '';
    const tries = this.#tries.get(key) ?? 0;
    this.#tries.set(key, tries + 1);
    const delayMs = tryAgainMs[Math.min(tries, tryAgainMs.length - 1)] ?? 0;
    this.#release(files, delayMs);
  }

  close(): void {
    this.#watch.close();
  }

  async next(): Promise<BatchTask | null> {
    for (;;) {
      const group = this.#waiting.shift();
      if (group) {
        const task = await this.#taskOf(group);
        if (task) return task;
        continue;
      }
      const whole = await this.#watch.next();
      if (whole.length === 0) return null;
      this.#waiting = this.host.watched.groupsOf(this.folder, await this.#found(whole), importLimits.files);
    }
  }

  /** With their hashes. One that is gone or locked meanwhile is looked at again. */
  async #found(paths: readonly string[]): Promise<FoundFile[]> {
    const found: FoundFile[] = [];
    for (const path of paths) {
      const hash = await hashOfFile(path).catch(() => null);
      if (hash === null) this.#watch.release([path], lookAgainMs);
      else found.push({ path, hash });
    }
    return found;
  }

  /** Null where not all of its files are there any more: those that are come again. */
  async #taskOf({ files: group, record }: FileGroup): Promise<BatchTask | null> {
    const paths = group.map(({ path }) => path);
    const hashes = group.map(({ hash }) => hash);
    const files = await this.host.offer(paths);
    if (files.length < paths.length) {
      this.#release(group, lookAgainMs);
      return null;
    }
    this.#inHand = group;
    const { read, templatePaths, places } = this.rules;
    if (read) {
      const given = { ...read, files, hashes, templatePaths, places, record };
      return taskOfJob(this.host, { ...given, isDryRun: false });
    }
    return { command: 'import', files, hashes, basis: basisOf(null, hashes, []), record };
  }

  #release(files: readonly FoundFile[], afterMs: number): void {
    this.#watch.release(
      files.map(({ path }) => path),
      afterMs,
    );
  }
}
