import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openToRead } from '../settings/open-to-read';

/** Endings that exports come with; used for the files of a folder only, where all kinds of things lie. */
const exportEnding =
  /\.(?:csv|txt|tsv|tab|asc|xml|mta|sta|mt940|940|ofx|qfx|qif|xlsx|xlsm|xls|zip|camt|c5[234])$/i;
const folderDepthLimit = 4;

export type FoundFiles =
  | { readonly kind: 'files'; readonly paths: readonly string[] }
  | { readonly kind: 'missing' | 'empty' | 'unreadable' | 'deep'; readonly path: string };

/** A folder whose exports cannot all be found: it may not be read, or lies deeper than is looked. */
export class HiddenExports extends Error {
  constructor(
    readonly kind: 'unreadable' | 'deep',
    readonly path: string,
    cause?: unknown,
  ) {
    super(`${kind}: ${path}`, { cause });
  }
}

/**
 * Files as they are named, and the exports of folders, in the order of their names; relative ones belong to `folder`.
 * @param outputs places that are written to: what lies there in a folder came from here, and is no export
 */
export async function findFiles(
  places: readonly string[],
  folder: string,
  outputs: ReadonlySet<string> = new Set(),
): Promise<FoundFiles> {
  const paths: string[] = [];
  for (const place of places) {
    const path = resolve(folder, place);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile() && !found?.isDirectory()) return { kind: 'missing', path: place };
    try {
      const inside = found.isDirectory() ? await exportsIn(path, folderDepthLimit) : [path];
      const taken = found.isDirectory() ? inside.filter((one) => !outputs.has(one)) : inside;
      if (taken.length === 0) return { kind: 'empty', path: place };
      paths.push(...taken);
    } catch (error) {
      if (error instanceof HiddenExports) return { kind: error.kind, path: error.path };
      throw error;
    }
  }
  return { kind: 'files', paths: [...new Set(paths)] };
}

/**
 * The exports below a folder, also those that a link leads to.
 * @param depth how many folders deep; null for this one alone, whose folders are passed over
 * @throws HiddenExports for a folder in which not everything can be found
 */
export async function exportsIn(folder: string, depth: number | null = null): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new HiddenExports('unreadable', folder, cause);
  });
  const paths: string[] = [];
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (depth === 1) throw new HiddenExports('deep', path);
      if (depth !== null) paths.push(...(await exportsIn(path, depth - 1)));
    } else if (exportEnding.test(entry.name) && (await isRegular(entry, path))) paths.push(path);
  }
  return paths;
}

/** A link to a folder is not followed: it may lead in a circle. */
async function isRegular(entry: Dirent, path: string): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isFile();
  const found = await stat(path).catch(() => null);
  return found?.isFile() ?? false;
}

/** Whether two places are one file, by whatever names. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const [a, b] = await Promise.all([identityOf(one), identityOf(other)]);
  return a !== null && a === b;
}

/** Which file it is, by whatever name; null where there is none. */
export async function identityOf(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  return found && `${found.dev} ${found.ino}`;
}

const pieceBytes = 1_048_576;

/**
 * Hexadecimal SHA-256 of a file, read in pieces. What took its name since it was found may be a pipe, or grow without end.
 * @throws EISDIR for what is no file, EBUSY for one that is being written
 */
export async function hashOfFile(path: string): Promise<string> {
  const handle = await open(path, openToRead);
  try {
    const found = await handle.stat();
    if (!found.isFile()) throw Object.assign(new Error('no file'), { code: 'EISDIR' });
    return await hashOf(handle, found.size);
  } finally {
    await handle.close();
  }
}

async function hashOf(handle: FileHandle, sizeBytes: number): Promise<string> {
  const hash = createHash('sha256');
  const piece = new Uint8Array(pieceBytes);
  for (let at = 0; ; ) {
    const { bytesRead } = await handle.read(piece, 0, pieceBytes, at);
    at += bytesRead;
    if (at > sizeBytes || (bytesRead === 0 && at < sizeBytes))
      throw Object.assign(new Error('being written'), { code: 'EBUSY' });
    if (bytesRead === 0) return hash.digest('hex');
    hash.update(piece.subarray(0, bytesRead));
  }
}
