import { describe, expect, it, vi } from 'vitest';
import { Keychain, type KeychainAdapter, secretBytesLimit } from '../../../../main/credentials/keychain';
import { SecretStore } from '../../../../main/credentials/secret-store';
import { rememberedNames } from './remembered-names';

function fakeAdapter(): KeychainAdapter & { entries: Map<string, string>; calls: string[] } {
  const entries = new Map<string, string>();
  const calls: string[] = [];
  return {
    entries,
    calls,
    getPassword: async (_service, account) => {
      calls.push(`get ${account}`);
      return entries.get(account) ?? null;
    },
    setPassword: async (_service, account, password) => {
      calls.push(`set ${account}`);
      entries.set(account, password);
    },
    deletePassword: async (_service, account) => {
      calls.push(`delete ${account}`);
      return entries.delete(account);
    },
    findCredentials: async () => [...entries.keys()].map((account) => ({ account })),
  };
}

function keychainOf(
  adapter: KeychainAdapter | Error,
  timeoutMs = 50,
): { keychain: Keychain; states: string[] } {
  const states: string[] = [];
  const keychain = new Keychain({
    serviceName: 'Kontor test',
    load: async () => {
      if (adapter instanceof Error) throw adapter;
      return adapter;
    },
    timeoutMs,
    onState: (state) => states.push(state),
  });
  return { keychain, states };
}

describe('the key store (SEC-14)', () => {
  it('when nothing was asked yet, the native part is not loaded and the state is unknown', () => {
    const load = vi.fn();
    const keychain = new Keychain({ serviceName: 'x', load, timeoutMs: 10, onState: () => undefined });
    expect(keychain.state).toBe('unknown');
    expect(load).not.toHaveBeenCalled();
  });

  it('when two parts read one entry at the same time, there is one call', async () => {
    const adapter = fakeAdapter();
    adapter.entries.set('a', '1');
    const { keychain } = keychainOf(adapter);
    expect(await Promise.all([keychain.read('a'), keychain.read('a')])).toEqual(['1', '1']);
    expect(adapter.calls).toEqual(['get a']);
  });

  it('when different entries are asked for, one call runs at a time', async () => {
    let running = 0;
    let most = 0;
    const adapter = fakeAdapter();
    adapter.getPassword = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return null;
    };
    const { keychain } = keychainOf(adapter, 1_000);
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => keychain.read(name)));
    expect(most).toBe(1);
  });

  it('when a call hangs, the state is locked and no further call is made until it returns', async () => {
    let release: (value: string) => void = () => undefined;
    const adapter = fakeAdapter();
    adapter.getPassword = vi.fn(() => new Promise<string>((resolve) => (release = resolve)));
    const { keychain } = keychainOf(adapter, 20);
    await expect(keychain.read('a')).rejects.toMatchObject({ code: 'keychain.locked' });
    await expect(keychain.read('b')).rejects.toMatchObject({ code: 'keychain.locked' });
    expect(adapter.getPassword).toHaveBeenCalledOnce();
    release('late');
    await new Promise((resolve) => setTimeout(resolve, 5));
    adapter.getPassword = vi.fn(async () => 'now');
    expect(await keychain.read('b')).toBe('now');
    expect(keychain.state).toBe('available');
  });

  it('when a call failed, the next one asks again', async () => {
    const adapter = fakeAdapter();
    const good = adapter.getPassword;
    adapter.getPassword = async () => {
      throw new Error('The user did something');
    };
    const { keychain } = keychainOf(adapter);
    await expect(keychain.read('a')).rejects.toMatchObject({ code: 'keychain.denied' });
    adapter.getPassword = good;
    expect(await keychain.read('a')).toBeNull();
  });

  it('when the native part cannot be loaded, the state is missing, and it is tried again later', async () => {
    const { keychain, states } = keychainOf(new Error('libsecret-1.so.0: cannot open shared object file'));
    await expect(keychain.read('a')).rejects.toMatchObject({ code: 'keychain.missing' });
    expect(await keychain.probe()).toBe('missing');
    expect(states).toEqual(['missing']);
    // Installed while the program runs.
    let isInstalled = false;
    const load = vi.fn(async () => {
      if (!isInstalled) throw new Error('libsecret-1.so.0: cannot open shared object file');
      return fakeAdapter();
    });
    const later = new Keychain({ serviceName: 'x', load, timeoutMs: 50, onState: () => undefined });
    await expect(later.read('a')).rejects.toMatchObject({ code: 'keychain.missing' });
    isInstalled = true;
    expect(await later.read('a')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['Cannot autolaunch D-Bus without X11 $DISPLAY', 'missing'],
    ['The name org.freedesktop.secrets was not provided by any .service files', 'missing'],
    ['Cannot create an item in a locked collection', 'locked'],
    ['Der Zugriff wurde verweigert', 'denied'],
  ])('when the system says "%s", the state is %s', async (message, state) => {
    const adapter = fakeAdapter();
    adapter.getPassword = async () => {
      throw new Error(message);
    };
    const { keychain } = keychainOf(adapter);
    await expect(keychain.read('a')).rejects.toMatchObject({ code: `keychain.${state}` });
  });

  it('when the store works, a probe leaves nothing behind', async () => {
    const adapter = fakeAdapter();
    const { keychain } = keychainOf(adapter);
    expect(await keychain.probe()).toBe('available');
    expect(adapter.entries.size).toBe(0);
  });

  it('when a secret of 4,000 characters is to be stored, a message names the limit before anything is saved (B031)', async () => {
    const adapter = fakeAdapter();
    const { keychain } = keychainOf(adapter);
    await expect(keychain.write('a', 'x'.repeat(4_000))).rejects.toMatchObject({
      code: 'keychain.tooLong',
      params: { bytes: 4_000, limit: secretBytesLimit },
    });
    expect(adapter.calls).toEqual([]);
    await keychain.write('a', 'x'.repeat(secretBytesLimit));
    expect(adapter.entries.get('a')).toHaveLength(secretBytesLimit);
  });

  it('when an empty secret is written, the entry is deleted', async () => {
    const adapter = fakeAdapter();
    adapter.entries.set('a', '1');
    const { keychain } = keychainOf(adapter);
    await keychain.write('a', '');
    expect(adapter.entries.has('a')).toBe(false);
  });
});

describe('without a key store (SEC-15, B032)', () => {
  const missing = () => keychainOf(new Error('no library')).keychain;

  it('when the user did not agree, nothing can be read either: no answer is not the answer that there is none', async () => {
    const { keychain } = keychainOf(new Error('no library'));
    const store = new SecretStore(keychain, rememberedNames());
    await expect(store.read('a')).rejects.toMatchObject({ code: 'keychain.missing' });
    store.allowSession();
    expect(await store.read('a')).toBeNull();
  });

  it('when the user did not agree, nothing can be kept', async () => {
    const secrets = new SecretStore(missing(), rememberedNames());
    await expect(secrets.write('a', 'canary', 'keychain')).rejects.toMatchObject({
      code: 'keychain.missing',
    });
    await expect(secrets.read('a')).rejects.toMatchObject({ code: 'keychain.missing' });
    await expect(secrets.readOrMake('a', () => 'made')).rejects.toMatchObject({ code: 'keychain.missing' });
  });

  it('when the user agreed, secrets live in memory until they are dropped', async () => {
    const secrets = new SecretStore(missing(), rememberedNames());
    secrets.allowSession();
    expect(await secrets.readOrMake('key', () => 'made')).toBe('made');
    expect(await secrets.readOrMake('key', () => 'other')).toBe('made');
    await secrets.write('a', 'canary', 'session');
    expect(await secrets.read('a')).toBe('canary');
    expect(await secrets.stateOf('a')).toBe('session');
    secrets.dropSession();
    expect(await secrets.read('a')).toBeNull();
  });

  it('when a secret moves into the key store, memory forgets it', async () => {
    const adapter = fakeAdapter();
    const secrets = new SecretStore(keychainOf(adapter).keychain, rememberedNames());
    await secrets.write('a', 'one', 'session');
    await secrets.write('a', 'two', 'keychain');
    expect(await secrets.stateOf('a')).toBe('keychain');
    expect(await secrets.read('a')).toBe('two');
  });
});

describe('what was written to the key store', () => {
  it('is noted before it is written, and until it is removed, by name alone (SEC-42)', async () => {
    const adapter = fakeAdapter();
    const names = rememberedNames();
    const store = new SecretStore(keychainOf(adapter).keychain, names);
    adapter.setPassword = async () => {
      expect(names.value).toEqual(['connection.1']);
      throw new Error('denied');
    };
    await expect(store.write('connection.1', 'canary', 'keychain')).rejects.toMatchObject({
      code: 'keychain.denied',
    });
    expect(store.writtenNames).toEqual(['connection.1']);
    expect(JSON.stringify(names.value)).not.toContain('canary');
    await store.remove('connection.1');
    expect(store.writtenNames).toEqual([]);
  });
});
