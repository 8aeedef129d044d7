import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { EmbeddedStart } from '../../../../main/connections/embedded-service';
import { createProgram } from '../../../../main/program';
import type { ProgramOptions } from '../../../../main/program-options';
import type { CallSession } from '../../../../main/security/network-access';

const session: CallSession = {
  fetch: async () => new Response(null, { status: 503 }),
  setProxy: async () => undefined,
  closeAllConnections: async () => undefined,
  setCertificateVerifyProc: () => undefined,
};

/** What the service on this computer is started with by a test of its connection, before any screen opened the store. */
async function startedWith(userData: string): Promise<EmbeddedStart> {
  return new Promise((resolve, reject) => {
    const options: Partial<ProgramOptions> = {
      userData,
      builtMain: userData,
      isPackaged: false,
      version: '0.0.0',
      policy: { file: 'test', policy: { version: 1, sessionOnly: true } },
      systemLocale: () => 'en-GB',
      defaultSession: session,
      makeSession: () => session,
      forkService: () => ({
        postMessage: (message) => resolve(message as EmbeddedStart),
        on: () => undefined,
        kill: () => true,
      }),
      relaunch: () => undefined,
      batch: null,
      applySettings: () => undefined,
    };
    const program = createProgram(options as ProgramOptions);
    Promise.resolve(program.handlers['connections.test']('embedded')).catch(reject);
  });
}

it('when an administrator lets nothing be kept, the service on this computer keeps nothing, also before the store opened', async () => {
  const userData = mkdtempSync(join(tmpdir(), 'kontor-session-only-'));
  try {
    expect(await startedWith(userData)).toMatchObject({ databasePath: ':memory:' });
  } finally {
    rmSync(userData, { recursive: true, force: true });
  }
});
