import { z } from 'zod';
import { type JobRecord, jobRecord } from '../../preload/contract';
import { JsonFile } from '../settings/json-file';
import { keyOf } from './job-records';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Files that came in one moment, and how far the task of them came. */
const openGroup = z.strictObject({ files: z.array(sha256), record: jobRecord });
const folderRecord = z.strictObject({ done: z.array(sha256), open: z.array(openGroup) });
type FolderRecord = z.infer<typeof folderRecord>;

/** Of a folder; what was done longest ago is forgotten first, and would be read once more. */
const mostDone = 50_000;
const mostOpen = 200;
const mostFolders = 100;

export interface FoundFile {
  readonly path: string;
  /** By content: a file that is renamed, or lies there at the next start, is no new one. */
  readonly hash: string;
}

export interface FileGroup {
  readonly files: readonly FoundFile[];
  readonly record: JobRecord | null;
}

/** What became of the files of watched folders: no name and no path is written down. */
export class WatchedFiles {
  readonly #file: JsonFile<Record<string, FolderRecord>>;

  constructor(path: string, onSetAside?: (name: string) => void) {
    this.#file = new JsonFile(path, z.record(sha256, folderRecord), {}, onSetAside);
  }

  /** The found files that are not done: those of an unfinished group together, then all that are new. @param most in one group */
  groupsOf(folder: string, found: readonly FoundFile[], most: number): FileGroup[] {
    const { done, open } = this.#of(folder);
    const isDone = new Set(done);
    let left = found.filter(({ hash }) => !isDone.has(hash));
    const groups: FileGroup[] = [];
    for (const { files, record } of open) {
      const wanted = new Set(files);
      const members = left.filter(({ hash }) => wanted.has(hash));
      if (members.length === 0) continue;
      groups.push({ files: members, record });
      left = left.filter(({ hash }) => !wanted.has(hash));
    }
    for (let at = 0; at < left.length; at += most)
      groups.push({ files: left.slice(at, at + most), record: null });
    return groups;
  }

  keep(folder: string, files: readonly FoundFile[], record: JobRecord): void {
    const { done, open } = this.#without(folder, files);
    const group = { files: files.map(({ hash }) => hash), record };
    this.#save(folder, { done, open: [...open, group].slice(-mostOpen) });
  }

  /** Their task ended well: they are not looked at again. */
  finish(folder: string, files: readonly FoundFile[]): void {
    const { done, open } = this.#without(folder, files);
    const all = new Set([...done, ...files.map(({ hash }) => hash)]);
    this.#save(folder, { done: [...all].slice(-mostDone), open });
  }

  #of(folder: string): FolderRecord {
    return this.#file.value[keyOf(folder)] ?? { done: [], open: [] };
  }

  #without(folder: string, files: readonly FoundFile[]): FolderRecord {
    const { done, open } = this.#of(folder);
    const own = new Set(files.map(({ hash }) => hash));
    return { done, open: open.filter((group) => !group.files.some((hash) => own.has(hash))) };
  }

  #save(folder: string, record: FolderRecord): void {
    const key = keyOf(folder);
    const { [key]: _before, ...others } = this.#file.value;
    const kept = Object.entries(others).slice(-(mostFolders - 1));
    this.#file.save({ ...Object.fromEntries(kept), [key]: record });
  }
}
