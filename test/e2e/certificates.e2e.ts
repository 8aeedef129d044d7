import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TlsOptions } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfSignedCertificate } from '../integration/main/service/self-signed-certificate';
import { chooseLanguage, waitForStore } from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

let taken = 0;
const serve = (options: TlsOptions) =>
  createServer({ ...selfSignedCertificate(), ...options }, (_request, response) => {
    taken += 1;
    response.end('{}');
  });
const servers = {
  'a certificate that nobody knows': serve({}),
  // What TLS 1.1 needs of OpenSSL, so that it is the client who refuses.
  'TLS of before 1.2': serve({ maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' }),
};
let program: RunningProgram;

beforeAll(async () => {
  for (const server of Object.values(servers))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  program = await launchProgram();
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
});
afterAll(async () => {
  await program.quit();
  for (const server of Object.values(servers)) server.close();
});

describe('a service in the runtime’s own TLS (SEC-18)', () => {
  it.each(Object.entries(servers))(
    'when it has %s, the connection fails by name and no request arrives',
    async (_what, server) => {
      const { port } = server.address() as AddressInfo;
      const answer = await program.window.evaluate(async (baseAddress) => {
        const saved = await window.kontor.connections.save({
          name: baseAddress,
          environment: 'test',
          baseAddress,
          clientId: 'client',
          timestampUnit: 's',
        });
        if (!saved.ok) return saved;
        await window.kontor.connections.saveSecret(saved.value.id, 'canary', 'session');
        return window.kontor.connections.test(saved.value.id);
      }, `https://127.0.0.1:${port}`);
      expect(answer).toMatchObject({ ok: false, error: { code: 'service.proxyOrCertificate' } });
      // The same for whatever else the program fetches.
      const direct = await program.electron.evaluate(
        ({ session }, url) =>
          session.defaultSession.fetch(url).then(
            () => 'answered',
            (error: Error) => error.message,
          ),
        `https://127.0.0.1:${port}/`,
      );
      expect(direct).toMatch(/ERR_CERT|ERR_SSL/);
      expect(taken).toBe(0);
    },
  );
});
