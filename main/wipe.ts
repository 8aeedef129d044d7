import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SecretStore } from './credentials/secret-store';
import { filesOfDatabase } from './database-guard/last-copy';
import { KontorError } from './errors/kontor-error';
import { filesOfJson } from './settings/json-file';

/** What a profile holds besides the databases. */
export function profileFiles(folder: string): string[] {
  const files = [
    'settings',
    'window',
    'network',
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
    join(folder, 'updates'),
    join(folder, '.updaterId'),
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

interface ProfileParts extends Pick<WipeParts, 'stop' | 'secretNamesPath' | 'relaunch'> {
  readonly userData: string;
  /** Paths of the databases; what lies beside them by their name goes too. */
  readonly databases: readonly string[];
  /** Entries of the key store that are none of a connection. */
  readonly ownSecrets: readonly string[];
  readonly secrets: Pick<SecretStore, 'allNames' | 'remove' | 'writtenNames'>;
}

/** The same, of the profile as the program lays it out. */
export function wipeProfile({ userData, databases, ownSecrets, secrets, ...parts }: ProfileParts) {
  return wipeEverything({
    ...parts,
    paths: () => [...profileFiles(userData), ...databases.flatMap((path) => filesOfDatabase(path))],
    secretNames: async () => [...new Set([...ownSecrets, ...(await secrets.allNames())])],
    removeSecret: async (name) => {
      await secrets.remove(name);
      // In a session without a key store that passes; what lies there from before is still there.
      if (secrets.writtenNames.includes(name)) throw new Error('still in the key store');
    },
  });
}
