import { accessSync, chmodSync, constants, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Of the runtime, beside everything else, while a program holds the profile: on Linux and macOS, and on Windows. */
const lockNames = ['SingletonLock', 'lockfile'];

/**
 * The folder of the profile, for its owner alone (SEC-24). On a disk that is read-only or full, or in a folder of somebody else, it
 * stays as it is: the store says so in the window.
 */
export function prepareFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
  } catch {}
}

/** Whether the lock was refused because nothing can be written there, and not because another program holds it. */
export function isLockOutOfReach(folder: string): boolean {
  return !isWritable(folder) && !lockNames.some((name) => isThere(join(folder, name)));
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The lock is a link to nothing. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
