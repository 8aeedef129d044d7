import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Keychain } from '../../../../main/credentials/keychain';
import { loadKeytar } from '../../../../main/credentials/keytar-adapter';
import { SecretStore } from '../../../../main/credentials/secret-store';
import { rememberedNames } from '../../../unit/main/credentials/remembered-names';

const serviceName = `Kontor test ${randomUUID()}`;
const makeKeychain = () =>
  new Keychain({ serviceName, load: loadKeytar, timeoutMs: 10_000, onState: () => undefined });

/** `npm test` starts a Secret Service of its own; on its own this file needs one too. */
const hasSecretService = process.platform !== 'linux' || Boolean(process.env.DBUS_SESSION_BUS_ADDRESS);

describe.skipIf(!hasSecretService)('the real Secret Service', () => {
  afterAll(async () => {
    await makeKeychain().remove('entry');
  });

  it('when a secret is written, another start reads it unchanged, and after removal it is gone', async () => {
    const secret = 'ä€ §$%&/ "quotes" \\ and a very long tail '.repeat(20);
    await makeKeychain().write('entry', secret);
    expect(await makeKeychain().read('entry')).toBe(secret);
    await makeKeychain().remove('entry');
    expect(await makeKeychain().read('entry')).toBeNull();
  });

  it('when the store is probed, it is available', async () => {
    expect(await makeKeychain().probe()).toBe('available');
  });

  it('when a key is made on first use, the second start gets the same one', async () => {
    const first = await new SecretStore(makeKeychain(), rememberedNames()).readOrMake(
      'entry',
      () => 'made once',
    );
    const second = await new SecretStore(makeKeychain(), rememberedNames()).readOrMake(
      'entry',
      () => 'made twice',
    );
    expect([first, second]).toEqual(['made once', 'made once']);
  });
});

describe('no Secret Service', () => {
  it.skipIf(process.platform !== 'linux')('when there is no session bus, the state is missing (B032)', () => {
    const outcome = spawnSync(
      join('node_modules', '.bin', 'tsx'),
      [join(import.meta.dirname, 'probe-child.ts')],
      {
        encoding: 'utf8',
        env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent', DISPLAY: '' },
      },
    );
    expect(outcome.stdout).toBe('missing');
  });
});
