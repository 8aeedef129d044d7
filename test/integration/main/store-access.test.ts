import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Keychain } from '../../../main/credentials/keychain';
import { SecretStore } from '../../../main/credentials/secret-store';
import { StoreAccess } from '../../../main/store-access';
import type { StoreState } from '../../../preload/contract';
import { builtWorker } from '../../../scripts/built-workers';
import { rememberedNames } from '../../unit/main/credentials/remembered-names';

let folder: string;
let entries: Map<string, string>;
let failure: Error | null;
let opened: StoreAccess[];
let changes: StoreState[];
let openings: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-store-access-'));
  entries = new Map();
  failure = null;
  opened = [];
  changes = [];
  openings = 0;
});
afterEach(async () => {
  for (const access of opened) await access.close();
  rmSync(folder, { recursive: true, force: true });
});

/** As after a start of the program: nothing is open, nothing was asked. */
function start(names = rememberedNames()): StoreAccess {
  const guard = <T>(value: T): T => {
    if (failure) throw failure;
    return value;
  };
  const keychain = new Keychain({
    serviceName: 'Kontor test',
    timeoutMs: 1_000,
    onState: () => undefined,
    load: async () => ({
      getPassword: async (_service, account) => guard(entries.get(account) ?? null),
      setPassword: async (_service, account, value) => void guard(entries.set(account, value)),
      deletePassword: async (_service, account) => guard(entries.delete(account)),
      findCredentials: async () => guard([...entries.keys()].map((account) => ({ account }))),
    }),
  });
  const access = new StoreAccess({
    path: join(folder, 'kontor.db'),
    workerFile: builtWorker('store-worker'),
    secrets: new SecretStore(keychain, names),
    keychainState: () => keychain.state,
    onChange: (state) => changes.push(state),
    onOpened: () => {
      openings += 1;
    },
    onSlow: () => undefined,
  });
  opened.push(access);
  return access;
}

describe('opening the store (SEC-15, SEC-23)', () => {
  it('when nobody asked yet, it is closed and there is no file', () => {
    const access = start();
    expect(access.state()).toMatchObject({ mode: 'closed' });
    expect(() => access.get()).toThrowError('store.unavailable');
    expect(existsSync(join(folder, 'kontor.db'))).toBe(false);
  });

  it.each([
    ['EROFS', 'store.readOnly'],
    ['EACCES', 'store.readOnly'],
    ['ENOSPC', 'store.full'],
    ['EIO', 'store.unavailable'],
  ])('when the names of its keys cannot be kept because of %s, that is told as %s', async (code, told) => {
    const names = {
      value: [],
      save: () => {
        throw Object.assign(new Error(code), { code });
      },
    };
    expect(await start(names).open()).toMatchObject({ mode: 'failed', errorCode: told });
    expect(existsSync(join(folder, 'kontor.db'))).toBe(false);
  });

  it('when several parts ask at once, it is opened once, encrypted, with a key that the key store holds', async () => {
    const access = start();
    const states = await Promise.all([access.open(), access.open(), access.open()]);
    expect(states.map(({ mode }) => mode)).toEqual(['encrypted', 'encrypted', 'encrypted']);
    expect(changes).toHaveLength(1);
    expect(openings).toBe(1);
    expect(entries.get('store.key')).toMatch(/^[0-9a-f]{64}$/);
    await access.close();
    expect(readFileSync(join(folder, 'kontor.db')).subarray(0, 15).toString()).not.toBe('SQLite format 3');
  });

  it('when the program ends while it opens, it opens, is closed, and nothing is taken up', async () => {
    const access = start();
    const opening = access.open();
    await vi.waitFor(() => expect(existsSync(join(folder, 'kontor.db'))).toBe(true), {
      interval: 5,
    });
    await access.close();
    // What a database that was closed in order leaves behind.
    expect(existsSync(join(folder, 'kontor.db-wal'))).toBe(false);
    expect(await opening).toMatchObject({ mode: 'closed' });
    expect([openings, changes]).toEqual([0, []]);
    expect(() => access.get()).toThrowError('store.unavailable');
    expect(await start().open()).toMatchObject({ mode: 'encrypted' });
  });

  it('when the program ends before it was opened, it is not opened any more', async () => {
    const access = start();
    const opening = access.open();
    await access.close();
    await opening;
    expect(openings).toBe(0);
    expect(existsSync(join(folder, 'kontor.db-wal'))).toBe(false);
  });

  it('when the program starts again, the same store opens', async () => {
    const first = start();
    await first.open();
    const { id } = await first.get().call('imports.create');
    await first.close();
    const second = start();
    expect(await second.open()).toMatchObject({ mode: 'encrypted' });
    expect((await second.get().call('imports.list')).map((found) => found.id)).toEqual([id]);
  });

  it('when the key is gone but the store is there, it says so and does not begin a new one', async () => {
    const first = start();
    await first.open();
    await first.close();
    entries.clear();
    expect(await start().open()).toMatchObject({ mode: 'failed', errorCode: 'store.wrongKey' });
    expect(entries.size).toBe(0);
  });

  it('when there is no key store, it stays closed until the user agrees to a session, which leaves no file', async () => {
    failure = new Error('Could not connect: No such file or directory');
    const access = start();
    expect(await access.open()).toMatchObject({
      mode: 'closed',
      keychain: 'missing',
      errorCode: 'keychain.missing',
    });
    expect(await access.allowSession()).toMatchObject({ mode: 'session', hasSessionConsent: true });
    await access.get().call('imports.create');
    expect(existsSync(join(folder, 'kontor.db'))).toBe(false);
  });

  it('when the key store was locked and is unlocked, asking again opens the store', async () => {
    failure = new Error('Cannot get secret of a locked object');
    const access = start();
    expect(await access.open()).toMatchObject({ mode: 'closed', keychain: 'locked' });
    failure = null;
    expect(await access.open()).toMatchObject({ mode: 'encrypted', keychain: 'available' });
  });

  it('when the key is another one, it says so and goes on saying so', async () => {
    const first = start();
    await first.open();
    await first.close();
    entries.set('store.key', 'ab'.repeat(32));
    const second = start();
    expect(await second.open()).toMatchObject({ mode: 'failed', errorCode: 'store.wrongKey' });
    // The worker ends a moment later; that must not hide the reason.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(second.state()).toMatchObject({ mode: 'failed', errorCode: 'store.wrongKey' });
  });

  /** A store with one import, closed again. */
  async function storeWithImport(): Promise<string> {
    const first = start();
    await first.open();
    const { id } = await first.get().call('imports.create');
    await first.close();
    return id;
  }

  function harm(): void {
    const file = join(folder, 'kontor.db');
    const bytes = readFileSync(file);
    bytes[5_000] = (bytes[5_000] as number) ^ 8;
    writeFileSync(file, bytes);
  }

  const namesIn = () => readdirSync(folder).sort();

  it('when the store is damaged, nothing of it is shown, and its last good copy comes back when that is chosen', async () => {
    await storeWithImport();
    const copied = start();
    await copied.open();
    for (let tries = 0; tries < 200 && !namesIn().includes('kontor.db-copy'); tries++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await copied.close();
    const before = start();
    await before.open();
    const { length } = await before.get().call('imports.list');
    await before.close();
    harm();
    const access = start();
    expect(await access.open()).toMatchObject({
      mode: 'failed',
      errorCode: 'store.damaged',
      file: { name: 'kontor.db', copyMadeAt: expect.stringMatching(/^20/) },
    });
    expect(() => access.get()).toThrow('store.unavailable');
    const state = await access.recover('copy');
    expect(state).toMatchObject({
      mode: 'encrypted',
      setAsideAs: expect.stringMatching(/^kontor\.db\.damaged-20/),
    });
    expect(await access.get().call('imports.list')).toHaveLength(length);
    expect(namesIn()).toContain(state.setAsideAs);
  });

  it('when the store is damaged and begun anew, the old file is kept under another name', async () => {
    await storeWithImport();
    harm();
    const harmed = readFileSync(join(folder, 'kontor.db'));
    const access = start();
    await access.open();
    const state = await access.recover('anew');
    expect(state).toMatchObject({ mode: 'encrypted' });
    expect(await access.get().call('imports.list')).toEqual([]);
    expect(readFileSync(join(folder, state.setAsideAs as string)).equals(harmed)).toBe(true);
  });

  it('when its file is emptied, that is no new store', async () => {
    await storeWithImport();
    writeFileSync(join(folder, 'kontor.db'), '');
    expect(await start().open()).toMatchObject({ mode: 'failed', errorCode: 'store.gone' });
    rmSync(join(folder, 'kontor.db'));
    expect(await start().open()).toMatchObject({ mode: 'failed', errorCode: 'store.gone' });
  });

  it('when a store is asked to recover that is open, nothing happens to it', async () => {
    const id = await storeWithImport();
    const access = start();
    await access.open();
    expect(await access.recover('anew')).toMatchObject({ mode: 'encrypted' });
    expect((await access.get().call('imports.list')).map((found) => found.id)).toEqual([id]);
  });

  it('when no copy is left, the copy is refused and the damaged file stays as it is', async () => {
    await storeWithImport();
    harm();
    for (const name of namesIn()) if (name.includes('-copy')) rmSync(join(folder, name));
    const access = start();
    expect(await access.open()).toMatchObject({ file: { copyMadeAt: null } });
    await expect(access.recover('copy')).rejects.toMatchObject({ code: 'store.noCopy' });
    expect(namesIn().filter((name) => name.includes('damaged'))).toEqual([]);
  });
});
