import type { ActivityGroup, ActivityLine } from '../../preload/contract';
import { joined, newestFirst, withLine } from './activity-groups';

const shown = 2_000;
const publishedGroups = 200;
/** Groups kept in memory; the oldest go first. */
const groupsKept = 1_000;
const callsAnswered = 500;

export interface ActivityLogOptions {
  publish: (newest: ActivityGroup[]) => void;
  /** Keeps lines beyond this session; rejects while the store is closed, and then they are offered again. */
  keep: (lines: ActivityLine[]) => Promise<unknown>;
  everyMs?: number;
}

/**
 * Every call to a service leaves a line here: time, route template, status, duration, attempt; no body, no secret, no
 * identifiers in paths. A job makes many lines and a person reads a few: what is published is one group per job, in
 * bundles; its calls are asked for (`callsOf`).
 */
export class ActivityLog {
  readonly #options: ActivityLogOptions;
  readonly #lines: ActivityLine[] = [];
  readonly #groups = new Map<string, ActivityGroup>();
  #unkept: ActivityLine[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(options: ActivityLogOptions) {
    this.#options = options;
  }

  add(line: ActivityLine): void {
    this.#lines.unshift(line);
    if (this.#lines.length > shown) this.#lines.length = shown;
    this.#unkept.push(line);
    if (this.#unkept.length > shown) this.#unkept.shift();
    this.#setGroup(withLine(this.#groups.get(line.job.id), line));
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#publish();
      void this.flush();
    }, this.#options.everyMs ?? 250);
    this.#timer.unref?.();
  }

  /** What earlier sessions left, newest first: lines come behind those of this one, groups of one job are joined. */
  addEarlier(lines: readonly ActivityLine[], groups: readonly ActivityGroup[]): void {
    const known = new Set(this.#lines.map((line) => line.id));
    this.#lines.push(...lines.filter((line) => !known.has(line.id)));
    if (this.#lines.length > shown) this.#lines.length = shown;
    for (const group of groups) {
      const own = this.#groups.get(group.job.id);
      this.#setGroup(own ? joined(own, group) : group);
    }
    this.#publish();
  }

  /** Keeps what is not kept yet. Never rejects. */
  async flush(): Promise<void> {
    const lines = this.#unkept;
    if (lines.length === 0) return;
    this.#unkept = [];
    try {
      await this.#options.keep(lines);
    } catch {
      this.#unkept = [...lines, ...this.#unkept].slice(-shown);
    }
  }

  /** Newest first. */
  lines(): ActivityLine[] {
    return [...this.#lines];
  }

  /** The newest calls of a job that are still in memory, newest first. */
  callsOf(jobId: string): ActivityLine[] {
    return this.#lines.filter(({ job }) => job.id === jobId).slice(0, callsAnswered);
  }

  asJsonLines(): string {
    return this.#lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  }

  clear(): void {
    this.#lines.length = 0;
    this.#groups.clear();
    this.#unkept = [];
    this.#options.publish([]);
  }

  #setGroup(group: ActivityGroup): void {
    this.#groups.set(group.job.id, group);
    if (this.#groups.size <= groupsKept * 2) return;
    const newest = newestFirst(this.#groups.values()).slice(0, groupsKept);
    this.#groups.clear();
    for (const one of newest) this.#groups.set(one.job.id, one);
  }

  #publish(): void {
    this.#options.publish(newestFirst(this.#groups.values()).slice(0, publishedGroups));
  }
}
