import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type JobRecord, jobRecord } from '../../preload/contract';
import { JsonFile } from '../settings/json-file';

const records = z.record(z.string().regex(/^[0-9a-f]{64}$/), jobRecord);

/** Jobs that are remembered; the one that was not touched for longest is forgotten first. */
const mostJobs = 1_000;

/** How far each job came, by a hash of where its file lies: no name and no path is written down. */
export class JobRecords {
  readonly #file: JsonFile<z.infer<typeof records>>;

  constructor(path: string, onSetAside?: (name: string) => void) {
    this.#file = new JsonFile(path, records, {}, onSetAside);
  }

  of(jobPath: string): JobRecord | null {
    return this.#file.value[keyOf(jobPath)] ?? null;
  }

  keep(jobPath: string, record: JobRecord): void {
    const key = keyOf(jobPath);
    const { [key]: _before, ...others } = this.#file.value;
    const kept = Object.entries(others).slice(-(mostJobs - 1));
    this.#file.save({ ...Object.fromEntries(kept), [key]: record });
  }
}

export function keyOf(path: string): string {
  return createHash('sha256').update(path).digest('hex');
}
