import { constants, copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { chmod, copyFile, open, rm, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type DatabaseGuard, endings } from './database-guard';
import { PageSums } from './page-sums';

const copyEnding = '-copy';
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

/** Whether a database is or was at this place: one that is gone has left its sums. */
export function isDatabaseThere(path: string): boolean {
  return existsSync(path) || existsSync(path + endings.sums);
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
  return how === 'copy' && lastCopy(path) ? basename(restoreCopy(path, now)) : null;
}

/** The damaged files go out of the way under another name, nothing of them is changed. The copy stays. */
function setAside(path: string, now: Date): string {
  const aside = asideName(path, now);
  for (const ending of [endings.shared, endings.open]) rmSync(path + ending, { force: true });
  for (const ending of ['', endings.log, endings.sums])
    if (existsSync(path + ending)) renameSync(path + ending, aside + ending);
  return aside;
}

/** A log that is about to be cut where it is damaged stays under another name. */
function keepLogAside(path: string, now: Date): void {
  const log = path + endings.log;
  if (existsSync(log)) copyFileSync(log, asideName(path, now) + endings.log);
}

/**
 * The damaged files are set aside, and a copy of the copy takes their place. It is made first: where there is no room for it nothing is
 * moved. Its sums come before it: no moment exists in which a start would find nothing and make a new store.
 */
function restoreCopy(path: string, now: Date): string {
  const fresh = path + freshEnding;
  const aside = asideName(path, now);
  const sums = path + endings.sums;
  try {
    copyFileSync(path + copyEnding, fresh, constants.COPYFILE_FICLONE);
    copyFileSync(path + copyEnding + endings.sums, fresh + endings.sums);
    if (existsSync(sums)) copyFileSync(sums, aside + endings.sums);
  } catch (cause) {
    for (const made of [fresh, fresh + endings.sums, aside + endings.sums]) rmSync(made, { force: true });
    throw cause;
  }
  for (const ending of [endings.shared, endings.open]) rmSync(path + ending, { force: true });
  renameSync(fresh + endings.sums, sums);
  for (const ending of ['', endings.log])
    if (existsSync(path + ending)) renameSync(path + ending, aside + ending);
  renameSync(fresh, path);
  return aside;
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
      const { bytesRead } = await file.read(slice, 0, slice.length, (number - 1) * sums.pageBytes);
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
