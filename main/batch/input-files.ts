import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Endings that exports come with; used for the files of a folder only, where all kinds of things lie. */
const exportEnding =
  /\.(?:csv|txt|tsv|tab|asc|xml|mta|sta|mt940|940|ofx|qfx|qif|xlsx|xlsm|xls|zip|camt|c5[234])$/i;
const folderDepthLimit = 4;

export type FoundFiles =
  | { readonly kind: 'files'; readonly paths: readonly string[] }
  | { readonly kind: 'missing' | 'empty'; readonly path: string };

/** Files as they are named, and the exports of folders, in the order of their names; relative ones belong to `folder`. */
export async function findFiles(places: readonly string[], folder: string): Promise<FoundFiles> {
  const paths: string[] = [];
  for (const place of places) {
    const path = resolve(folder, place);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile() && !found?.isDirectory()) return { kind: 'missing', path: place };
    const inside = found.isDirectory() ? await exportsIn(path, folderDepthLimit) : [path];
    if (inside.length === 0) return { kind: 'empty', path: place };
    paths.push(...inside);
  }
  return { kind: 'files', paths: [...new Set(paths)] };
}

/** The exports below a folder. */
export async function exportsIn(folder: string, depth = 1): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const paths: string[] = [];
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory() && depth > 1) paths.push(...(await exportsIn(path, depth - 1)));
    else if (entry.isFile() && exportEnding.test(entry.name)) paths.push(path);
  }
  return paths;
}

/** Hexadecimal SHA-256 of a file, read in pieces. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Uint8Array);
  return hash.digest('hex');
}
