import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../project-root';

export interface TreeCopy {
  readonly folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  remove(): void;
}

/** Every file of the checkout as it stands, in the order of the names. */
export function filesOfTree(): string[] {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = [...new Set(listed.stdout.split('\0'))].sort();
  return files.filter((file) => file !== '' && existsSync(join(projectRoot, file)));
}

/**
 * A copy of the checkout as it stands, changes that are not committed included. Installed packages are linked; the runtime, which starts
 * what lies beside it, is copied.
 */
export function copyTree(withRuntime: boolean): TreeCopy {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-mutants-'));
  for (const file of filesOfTree()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(folder, file));
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  if (withRuntime)
    cpSync(join(projectRoot, '.runtime'), join(folder, '.runtime'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }),
  };
}
