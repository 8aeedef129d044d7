import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { KontorError } from './errors/kontor-error';
import { filesOfJson } from './settings/json-file';

/** What a profile holds besides the databases. */
export function profileFiles(folder: string): string[] {
  const files = [
    'settings',
    'window',
    'clock',
    'connections',
    'learned-names',
    'batch-jobs',
    'batch-watched',
    'batch-trials',
  ].map((name) => `${name}.json`);
  return [
    ...files.flatMap((name) => filesOfJson(join(folder, name))),
    join(folder, 'logs'),
    // The runtime's own place for what is left of crashes; Kontor asks for none (SEC-22).
    join(folder, 'Crashpad'),
    join(folder, 'temp'),
  ];
}

export interface WipeParts {
  /** Brings everything to rest that reads or writes: uploads, polls, clients, the embedded service, the store. */
  stop: () => Promise<void>;
  /** Files and folders of the profile that hold anything of the user, asked for when all is at rest. */
  paths: () => string[];
  /** Entries of the key store. */
  secretNames: () => Promise<string[]>;
  removeSecret: (name: string) => Promise<void>;
  /** Where the names of entries stand; goes last, when none of them is left. */
  secretNamesPath: string;
  /** Starts the program anew; nothing of the old one can be used any more. */
  relaunch: () => void;
}

/**
 * Deletes everything on this computer. Files go first: without the key store they must go too, and without them its keys
 * open nothing. Rejects with `wipe.secretsLeft` when entries of the key store stayed behind.
 */
export async function wipeEverything(parts: WipeParts): Promise<void> {
  await parts.stop();
  for (const path of parts.paths()) rmSync(path, { recursive: true, force: true });
  let left = 0;
  for (const name of await parts.secretNames()) {
    try {
      await parts.removeSecret(name);
    } catch {
      left += 1;
    }
  }
  if (left > 0) throw new KontorError('wipe.secretsLeft', { count: left });
  for (const path of filesOfJson(parts.secretNamesPath)) rmSync(path, { force: true });
  parts.relaunch();
}
