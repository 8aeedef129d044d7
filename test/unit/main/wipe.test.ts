import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Keychain } from '../../../main/credentials/keychain';
import { noKeychain } from '../../../main/credentials/keytar-adapter';
import { SecretStore } from '../../../main/credentials/secret-store';
import { profileFiles, wipeEverything, wipeProfile } from '../../../main/wipe';
import { projectRoot } from '../../../scripts/project-root';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-wipe-'));
  writeFileSync(join(folder, 'kontor.db'), 'x');
  writeFileSync(join(folder, 'secret-names.json'), '[]');
  mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, 'logs', 'kontor.log'), 'x');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function parts(removeSecret: (name: string) => Promise<void>) {
  return {
    stop: vi.fn(async () => undefined),
    paths: () => [join(folder, 'kontor.db'), join(folder, 'logs'), join(folder, 'never-there')],
    secretNames: async () => ['a', 'b'],
    removeSecret,
    secretNamesPath: join(folder, 'secret-names.json'),
    relaunch: vi.fn(),
  };
}

describe('deleting everything', () => {
  it('when all goes well, files and secrets are gone and the program starts anew', async () => {
    const removed: string[] = [];
    const given = parts(async (name) => void removed.push(name));
    await wipeEverything(given);
    expect(existsSync(join(folder, 'kontor.db'))).toBe(false);
    expect(existsSync(join(folder, 'logs'))).toBe(false);
    expect(existsSync(join(folder, 'secret-names.json'))).toBe(false);
    expect(removed).toEqual(['a', 'b']);
    expect(given.relaunch).toHaveBeenCalledOnce();
  });

  it('when the key store does not answer, the files are gone all the same and the user is told what is left', async () => {
    const given = parts(async () => {
      throw new Error('locked');
    });
    await expect(wipeEverything(given)).rejects.toMatchObject({
      code: 'wipe.secretsLeft',
      params: { count: 2 },
    });
    expect(existsSync(join(folder, 'kontor.db'))).toBe(false);
    // The next try, also one after a restart, has to know which entries are left.
    expect(existsSync(join(folder, 'secret-names.json'))).toBe(true);
    expect(given.relaunch).not.toHaveBeenCalled();
  });
});

it('when an administrator keeps the key store out of reach, what lies there from before is told as left', async () => {
  const profile = {
    stop: async () => undefined,
    userData: folder,
    databases: [],
    ownSecrets: ['store.key'],
    secretNamesPath: join(folder, 'secret-names.json'),
    relaunch: vi.fn(),
  };
  const keychain = new Keychain({
    serviceName: 'x',
    load: noKeychain,
    timeoutMs: 100,
    onState: () => undefined,
  });
  const names = { value: ['store.key', 'connection.k1'], save: vi.fn() };
  const before = new SecretStore(keychain, names, true);
  await expect(wipeProfile({ ...profile, secrets: before })).rejects.toMatchObject({
    code: 'wipe.secretsLeft',
    params: { count: 2 },
  });
  expect(existsSync(profile.secretNamesPath)).toBe(true);
  const freshNames = {
    value: [] as string[],
    save(value: string[]) {
      this.value = value;
    },
  };
  const fresh = new SecretStore(keychain, freshNames, true);
  // Nothing is left of one that could not be written.
  await expect(fresh.write('connection.k2', 'x', 'keychain')).rejects.toThrow();
  await wipeProfile({ ...profile, secrets: fresh });
  expect(profile.relaunch).toHaveBeenCalledOnce();
});

it('when the files of a profile are named, what is left of crashes is among them (SEC-22)', () => {
  expect(profileFiles(folder)).toContain(join(folder, 'Crashpad'));
});

it('when any part of the program keeps a file in the profile, deleting everything knows it (SEC-23, SEC-42)', () => {
  const main = join(projectRoot, 'main');
  const kept = readdirSync(main, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(main, file), 'utf8').matchAll(
        /(?:inProfile\(|join\((?:options\.)?userData, )'([^']+)'\)/g,
      ),
    ])
    .map(([, name = '']) => name);
  expect(kept).toContain('settings.json');
  expect(kept).toContain('window.json');
  for (const name of kept) if (name.endsWith('.json')) writeFileSync(join(folder, name), 'x');
  const known = profileFiles(folder);
  // Databases go by their own list, the names of secrets last.
  const others = new Set(['secret-names.json']);
  const missed = kept.filter(
    (name) => !name.endsWith('.db') && !others.has(name) && !known.includes(join(folder, name)),
  );
  expect(missed).toEqual([]);
});
