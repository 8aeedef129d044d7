import { accessSync, constants, lstatSync } from 'node:fs';
import { join } from 'node:path';

/** Of the runtime, beside everything else, while a program holds the profile: on Linux and macOS, and on Windows. */
const lockNames = ['SingletonLock', 'lockfile'];

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
