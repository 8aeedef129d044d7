import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage, waitForStore } from './driver/main-job';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

let work: string;
let program: RunningProgram;
const servers: Server[] = [];
let taken = 0;
const at = (name: string) => join(work, name);

/** A certificate with its key, made anew for each run so that no key lies in the repository. */
function make(name: string, extensions: string[], by?: string): void {
  writeFileSync(at(`${name}.ext`), extensions.join('\n'));
  const request = ['-newkey', 'rsa:2048', '-nodes', '-keyout', at(`${name}.key`), '-out', at(`${name}.csr`)];
  const signer = by
    ? ['-CA', at(`${by}.pem`), '-CAkey', at(`${by}.key`), '-CAcreateserial']
    : ['-signkey', at(`${name}.key`)];
  for (const args of [
    ['req', ...request, '-subj', `/CN=Kontor test ${name}`],
    [
      'x509',
      '-req',
      '-in',
      at(`${name}.csr`),
      ...signer,
      '-days',
      '2',
      '-extfile',
      at(`${name}.ext`),
      '-out',
      at(`${name}.pem`),
    ],
  ]) {
    const outcome = spawnSync('openssl', args, { encoding: 'utf8' });
    if (outcome.status !== 0) throw new Error(outcome.stderr);
  }
}

async function serve(name: string): Promise<string> {
  const pair = { key: readFileSync(at(`${name}.key`)), cert: readFileSync(at(`${name}.pem`)) };
  const server = createServer(pair, (_request, response) => {
    taken += 1;
    response.end('{}');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Tests a connection to this address: what the program says of it, and how many requests the server got. */
async function asked(address: string): Promise<{ code: string; taken: number }> {
  const before = taken;
  const answer = await program.window.evaluate(
    async (baseAddress) => {
      const saved = await window.kontor.connections.save({
        name: `${baseAddress} ${Math.random()}`,
        environment: 'test',
        baseAddress,
        clientId: 'client',
        timestampUnit: 's',
      });
      if (!saved.ok) return saved;
      await window.kontor.connections.saveSecret(saved.value.id, 'canary', 'session');
      return window.kontor.connections.test(saved.value.id);
    },
    address.replace(/\/$/, ''),
  );
  return { code: answer.ok ? 'reached' : answer.error.code, taken: taken - before };
}
const refused = { code: 'service.proxyOrCertificate', taken: 0 };

describe.skipIf(!hasOpenssl)('a certificate authority of the company (SEC-18)', () => {
  let good: string;
  let elsewhere: string;
  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'kontor-own-authority-'));
    make('authority', ['basicConstraints=critical,CA:TRUE']);
    make('server', ['basicConstraints=CA:FALSE', 'subjectAltName=IP:127.0.0.1'], 'authority');
    make('other-name', ['basicConstraints=CA:FALSE', 'subjectAltName=DNS:elsewhere.test'], 'authority');
    good = await serve('server');
    elsewhere = await serve('other-name');
    program = await launchProgram({ userData: at('profile') });
    await chooseLanguage(program.window, 'en');
    await waitForStore(program.window);
  });
  afterAll(async () => {
    await program.quit();
    for (const server of servers) server.close();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  });

  it('when it was added, its servers are reached, for their own names alone; when it is removed, they are not any more', async () => {
    const { window: page } = program;
    expect(await asked(good)).toEqual(refused);
    await page.getByRole('button', { name: 'Settings', exact: true }).first().click();
    await page.locator('input[type=file][accept*=pem]').setInputFiles([at('authority.pem')]);
    await page.getByText('Kontor test authority').waitFor();
    await picture(page, 'settings-authority');
    const reached = await asked(good);
    expect(reached.code).not.toBe(refused.code);
    expect(reached.taken).toBeGreaterThan(0);
    expect(await asked(elsewhere)).toEqual(refused);
    await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
    await page.getByText('The authorities that the system trusts count').waitFor();
    expect(await asked(good)).toEqual(refused);
  });
});
