import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { KontorError } from '../errors/kontor-error';
import { cleanFileName } from './file-name';
import type { TempFolder } from './temp-folder';

export interface SaveDeps {
  /** Electron's save dialog. It lives in main: the page says what it wants saved, never where (SEC-28). */
  showSaveDialog: (suggestedName: string) => Promise<{ canceled: boolean; filePath?: string | undefined }>;
  temp: TempFolder;
}

export interface SaveRequest {
  /** Any text; it is cleaned. */
  stem: string;
  /** Without the dot. */
  ending: string;
  /** Called after the user chose a place, so that a cancelled dialog costs nothing. */
  makeBytes: () => Promise<Uint8Array> | Uint8Array;
}

/**
 * Asks where to save and writes there, all or nothing: what stands under that name stays until the new file is complete.
 * Null when the user cancelled; throws `file.notWritten` with the name.
 */
export async function saveByDialog(
  deps: SaveDeps,
  request: SaveRequest,
): Promise<{ fileName: string } | null> {
  const suggested = cleanFileName(request.stem, request.ending);
  const { canceled, filePath } = await deps.showSaveDialog(suggested);
  if (canceled || !filePath) return null;
  const bytes = await request.makeBytes();
  await writeWhole(deps.temp, filePath, bytes);
  return { fileName: basename(filePath).slice(0, 300) };
}

/** The same of bytes that are there already, under a name with its ending. */
export function savesBytes(deps: SaveDeps) {
  return (suggestedName: string, bytes: Uint8Array) => {
    const ending = extname(suggestedName);
    const stem = suggestedName.slice(0, suggestedName.length - ending.length);
    return saveByDialog(deps, { stem, ending: ending.slice(1), makeBytes: () => bytes });
  };
}

/** As many files of one name as a folder gets from us. */
const mostOfOneName = 100;

/** Writes into a folder under a name that nothing there has: `Name.pdf`, `Name (2).pdf` …; throws `file.notWritten`. */
export async function saveToFolder(
  temp: TempFolder,
  folder: string,
  { stem, ending, makeBytes }: SaveRequest,
): Promise<{ fileName: string }> {
  const bytes = await makeBytes();
  const plain = cleanFileName(stem, ending);
  for (let nth = 1; nth <= mostOfOneName; nth += 1) {
    const fileName = nth === 1 ? plain : `${plain.slice(0, -ending.length - 1)} (${nth}).${ending}`;
    const path = join(folder, fileName);
    if (!(await isReserved(path))) continue;
    try {
      await writeWhole(temp, path, bytes);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { fileName };
  }
  throw new KontorError('file.notWritten', { name: plain, reason: 'EEXIST' });
}

/** Makes an empty file under a name that nothing has, in one step: whoever comes at the same time gets another name. */
async function isReserved(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw new KontorError(
      'file.notWritten',
      { name: basename(path), reason: codeOf(error) },
      { cause: error },
    );
  }
}

/** Temp file in our own folder, then into place. Throws `file.notWritten`. */
export async function writeWhole(temp: TempFolder, path: string, bytes: Uint8Array): Promise<void> {
  let part: string | null = null;
  try {
    part = await temp.write(bytes);
    await moveInto(part, path);
  } catch (error) {
    throw new KontorError(
      'file.notWritten',
      { name: basename(path), reason: codeOf(error) },
      { cause: error },
    );
  } finally {
    if (part) await rm(part, { force: true });
  }
}

async function moveInto(part: string, path: string): Promise<void> {
  try {
    await rename(part, path);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    await copyBeside(part, path);
  }
}

/**
 * Another disk: nothing can move between them in one step, so the last step happens beside the target. Under a name that
 * nobody else has, and `wx` refuses to write over a file all the same (SEC-25, SEC-28).
 */
async function copyBeside(part: string, path: string): Promise<void> {
  const beside = join(dirname(path), `.kontor-${randomUUID()}.part`);
  const file = await open(beside, 'wx', 0o600);
  try {
    try {
      await file.writeFile(await readFile(part));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } finally {
    // Gone after the renaming; anything else must not stay in the user's folder.
    await rm(beside, { force: true });
  }
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : 'unknown';
}
