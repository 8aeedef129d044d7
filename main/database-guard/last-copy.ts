import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { chmod, copyFile, open, rm, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type DatabaseGuard, eachPage, endings } from './database-guard';
import { PageSums } from './page-sums';
import { readFully } from './read-fully';

const copyEnding = endings.copy;
const freshEnding = '-copy-new';
const asideEnding = '.damaged-';
/** A copy is not made when it would leave the disk with less than this many times its size. */
const roomFactor = 3;
const sliceBytes = 4 * 1024 * 1024;

/** How old the last good copy may become while somebody works, in milliseconds. */
export const copyAgeMs = 60 * 60 * 1000;

/** The last good copy of a database, as old as `madeAt` (milliseconds since 1970); null where there is none that can be trusted. */
export function lastCopy(path: string): { madeAt: number } | null {
  const copy = path + copyEnding;
  const made = statSync(copy, { throwIfNoEntry: false });
  const sums = PageSums.read(copy + endings.sums);
  if (!made || !sums || made.size < sums.count * sums.pageBytes) return null;
  return { madeAt: made.mtimeMs };
}

/**
 * Copies the file of an open database while everything new waits in its log, reads the copy again, and only then lets it take the
 * place of the older one. Encrypted as the file is. Nothing happens
 * where the copy is young or the disk has little room.
 */
export async function keepCopy(path: string, guard: DatabaseGuard, now: number): Promise<void> {
  const age = now - (lastCopy(path)?.madeAt ?? 0);
  // A clock that was set back makes a copy of the future; that one is old, too.
  if (age >= 0 && age < copyAgeMs) return;
  await guard.hold(async (sums, isHeld) => {
    const size = sums.count * sums.pageBytes;
    const { bavail, bsize } = await statfs(path);
    if (size === 0 || bavail * bsize < size * roomFactor) return;
    const fresh = path + freshEnding;
    try {
      await copyFile(path, fresh, constants.COPYFILE_FICLONE);
      await chmod(fresh, 0o600);
      if (!(await isAsSummed(fresh, sums)) || !isHeld()) return;
      sums.write(path + copyEnding + endings.sums);
      renameSync(fresh, path + copyEnding);
    } finally {
      await rm(fresh, { force: true });
    }
  });
}

/** The files of a database that are there, copies and what was set aside too. */
export function filesOfDatabase(path: string): string[] {
  const folder = dirname(path);
  const name = basename(path);
  const isOurs = (file: string) =>
    file === name || file.startsWith(`${name}-`) || file.startsWith(name + asideEnding);
  return existsSync(folder)
    ? readdirSync(folder)
        .filter(isOurs)
        .map((file) => join(folder, file))
    : [];
}

/** Whether a database is or was at this place: one that is gone has left its sums, or its last good copy. */
export function isDatabaseThere(path: string): boolean {
  return ['', endings.sums, endings.copy].some((ending) => existsSync(path + ending));
}

/** What the copy holds may have been deleted since (SEC-23). */
export function dropCopy(path: string): void {
  for (const ending of [copyEnding, copyEnding + endings.sums, freshEnding])
    rmSync(path + ending, { force: true });
}

/** Ways out of a database that does not open: its last good copy, a new one, or without its last transactions. */
export type Recovery = 'copy' | 'anew' | 'withoutLog';

/**
 * Makes way for a database that opens; what is there is kept under another name.
 *
 * @returns the name that the file has now; null where it stays in its place, or where there is no copy to restore
 */
export function recoverFiles(path: string, how: Recovery, now: Date): string | null {
  if (how === 'withoutLog') keepLogAside(path, now);
  if (how === 'anew') return basename(setAside(path, now));
  const restored = how === 'copy' && lastCopy(path) ? restoreCopy(path, now) : null;
  return restored && basename(restored);
}

/**
 * The damaged files go out of the way under another name, nothing of them is changed. The copy goes with them: left in its place it would
 * be written over, and until then say that a database is missing there.
 */
function setAside(path: string, now: Date): string {
  const aside = asideName(path, now);
  for (const ending of [endings.shared, endings.open]) rmSync(path + ending, { force: true });
  moveAside(path, aside, ['', endings.log, endings.sums, ...copyEndings]);
  return aside;
}

const copyEndings = [copyEnding, copyEnding + endings.sums];

function moveAside(path: string, aside: string, moved: readonly string[]): void {
  for (const ending of moved) if (existsSync(path + ending)) renameSync(path + ending, aside + ending);
}

/** A log that is about to be cut where it is damaged stays under another name. */
function keepLogAside(path: string, now: Date): void {
  const log = path + endings.log;
  if (existsSync(log)) copyFileSync(log, asideName(path, now) + endings.log);
}

/**
 * The damaged files are set aside, and a copy of the copy takes their place. It is made and read first: where there is no room for it, or
 * where it is damaged itself, nothing of the database is moved, and a damaged one is not offered again. Its sums come before it: no moment exists in which a start would find nothing and make a new store.
 */
function restoreCopy(path: string, now: Date): string | null {
  const fresh = path + freshEnding;
  const aside = asideName(path, now);
  const sums = path + endings.sums;
  try {
    copyFileSync(path + copyEnding, fresh, constants.COPYFILE_FICLONE);
    copyFileSync(path + copyEnding + endings.sums, fresh + endings.sums);
    if (!isSoundCopy(fresh)) {
      for (const made of [fresh, fresh + endings.sums]) rmSync(made, { force: true });
      moveAside(path, aside, copyEndings);
      return null;
    }
    if (existsSync(sums)) copyFileSync(sums, aside + endings.sums);
  } catch (cause) {
    for (const made of [fresh, fresh + endings.sums, aside + endings.sums]) rmSync(made, { force: true });
    throw cause;
  }
  for (const ending of [endings.shared, endings.open]) rmSync(path + ending, { force: true });
  renameSync(fresh + endings.sums, sums);
  moveAside(path, aside, ['', endings.log]);
  renameSync(fresh, path);
  return aside;
}

function isSoundCopy(path: string): boolean {
  const sums = PageSums.read(path + endings.sums);
  if (!sums) return false;
  let isSound = true;
  const file = openSync(path, 'r');
  try {
    eachPage(file, sums.pageBytes, sums.count, (number, page) => {
      isSound &&= page !== null && sums.fits(number, page);
    });
  } finally {
    closeSync(file);
  }
  return isSound;
}

function asideName(path: string, now: Date): string {
  return `${path}${asideEnding}${now.toISOString().slice(0, 19).replaceAll(':', '')}`;
}

async function isAsSummed(path: string, sums: PageSums): Promise<boolean> {
  const perSlice = Math.max(1, Math.floor(sliceBytes / sums.pageBytes));
  const slice = new Uint8Array(perSlice * sums.pageBytes);
  const file = await open(path, 'r');
  try {
    for (let number = 1; number <= sums.count; number += perSlice) {
      const bytesRead = await readFully(file, slice, (number - 1) * sums.pageBytes);
      for (let at = 0; at < perSlice && number + at <= sums.count; at++) {
        const end = (at + 1) * sums.pageBytes;
        if (end > bytesRead || !sums.fits(number + at, slice.subarray(at * sums.pageBytes, end)))
          return false;
      }
    }
    return true;
  } finally {
    await file.close();
  }
}
