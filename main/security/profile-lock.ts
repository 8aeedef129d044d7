import { accessSync, constants, lstatSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Of the runtime, beside everything else, while a program holds the profile: on Linux and macOS, and on Windows. */
const lockNames = ['SingletonLock', 'lockfile'];

/** Whether the lock was refused because nothing can be written there, and not because another program holds it. */
export function isLockOutOfReach(folder: string, canWrite = isWritable): boolean {
  return !canWrite(folder) && !lockNames.some((name) => isHeld(join(folder, name)));
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * On Linux and macOS the lock is a link to nothing that names computer and process. One whose process has gone was left behind, and where
 * nothing can be written nobody can take it away: nobody holds it.
 */
function isHeld(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  const [, host, pid] = (found.isSymbolicLink() && /^(.*)-(\d+)$/.exec(readlinkSync(path))) || [];
  return host !== hostname() || isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
