import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own with room for `megabytes`, to be filled and made free again. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'kontor-disk-'));
  readonly #filler = join(this.folder, 'filler');

  constructor(megabytes: number) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.folder]);
  }

  /** Takes every byte that is left. */
  fill(): void {
    const handle = openSync(this.#filler, 'a');
    try {
      for (let size = 1_048_576; size >= 1; ) {
        try {
          writeSync(handle, Buffer.alloc(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    } finally {
      closeSync(handle);
    }
  }

  free(): void {
    rmSync(this.#filler, { force: true });
  }

  remove(): void {
    execFileSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Why no small disk can be made here; null where one can. */
export function whyNoSmallDisk(): string | null {
  if (process.platform !== 'linux') return 'small disks are mounted on Linux only';
  try {
    new SmallDisk(1).remove();
    return null;
  } catch {
    return 'mounting a small disk needs the rights of root';
  }
}
