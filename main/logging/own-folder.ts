import { chmodSync, mkdirSync } from 'node:fs';

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
